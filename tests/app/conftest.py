"""A window of its own for each test, with settings that nobody else reads."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardgames_gui import shelf
from cardgames_gui.app.settings_store import SettingsStore
from cardgames_gui.app.window import Window

MakeWindow = Callable[[], Window]


@pytest.fixture
def settings_file(tmp_path: Path) -> Path:
    return tmp_path / "José 日本" / "settings.json"


@pytest.fixture
def make_window(qtbot: QtBot, settings_file: Path) -> Iterator[MakeWindow]:
    """Opens a window as the program does at its start; each one reads the settings anew."""
    opened: list[Window] = []

    def make() -> Window:
        window = Window(shelf.GAMES, SettingsStore(settings_file))
        qtbot.addWidget(window)
        opened.append(window)
        window.open_up()
        qtbot.waitExposed(window)
        return window

    yield make
    for window in opened:
        window.close()


@pytest.fixture
def window(make_window: MakeWindow) -> Window:
    return make_window()
