"""The home screen: every game, every match to go on with, and nothing out of sight."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardgames_gui import shelf
from cardgames_gui.app.home import Home, Saved
from cardgames_gui.app.tile import Tile

SAVED = Saved("tock", "Tock!", "your turn, 63 cards left", Path("x.match"))
LONG = Saved("tock", "Tock!", "it is the turn of somebody with a very long name, 121 cards left")
SIZES = [(1024, 640), (1366, 768), (1440, 900), (2560, 1440), (3840, 2160)]


def shown(
    qtbot: QtBot, size: tuple[int, int], games: int = 1, saved: tuple[Saved, ...] = ()
) -> Home:
    home = Home(shelf.GAMES[:1] * games)
    qtbot.addWidget(home)
    home.resize(QSize(*size))
    home.set_saved(saved)
    home.show()
    qtbot.waitExposed(home)
    return home


def controls(home: Home) -> list[QPushButton]:
    return [each for each in home.findChildren(QPushButton) if each.isVisible()]


@pytest.mark.parametrize("saved", [(), (SAVED,), (SAVED, LONG, SAVED)])
@pytest.mark.parametrize("games", [1, 2, 3])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_or_overlaps(
    qtbot: QtBot, size: tuple[int, int], games: int, saved: tuple[Saved, ...]
) -> None:
    home = shown(qtbot, size, games, saved)
    buttons = controls(home)
    assert len(buttons) == games + len(saved) + 4
    everything = [*buttons, home._heading, home._line]
    for each in everything:
        assert home.rect().contains(each.geometry()), each
        assert each.height() >= 24 or each not in buttons
        assert each.font().pixelSize() >= 12 or isinstance(each, Tile)
    for index, one in enumerate(everything):
        for other in everything[:index]:
            assert not one.geometry().intersects(other.geometry()), (one, other)


def test_a_click_chooses_the_game(qtbot: QtBot) -> None:
    home = shown(qtbot, (1024, 640))
    with qtbot.waitSignal(home.game_chosen) as chosen:
        QTest.mouseClick(home.findChildren(Tile)[0], Qt.MouseButton.LeftButton)
    assert chosen.args == ["tock"]


def test_continues_the_match_that_was_clicked(qtbot: QtBot) -> None:
    home = shown(qtbot, (1440, 900), saved=(SAVED, LONG))
    assert "63 cards left" in home._continue[0].text()
    with qtbot.waitSignal(home.continued) as told:
        QTest.mouseClick(home._continue[1], Qt.MouseButton.LeftButton)
    assert told.args == [LONG]
    home.set_saved(())
    assert len(controls(home)) == 5


def test_every_control_by_keyboard(qtbot: QtBot) -> None:
    home = shown(qtbot, (1440, 900), 2, (SAVED,))
    qtbot.waitActive(home)
    home.setFocus()
    told: list[str] = []
    home.game_chosen.connect(lambda _game: told.append("game"))
    home.continued.connect(lambda _saved: told.append("continue"))
    for name in ("rules", "settings", "about", "quit"):
        getattr(home, name).connect(lambda name=name: told.append(name))
    expected = ["game", "game", "continue", "rules", "settings", "about", "quit"]
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right):
        home.setFocus()
        for _control in expected:
            QTest.keyClick(home.focusWidget() or home, key)
            QTest.keyClick(home.focusWidget(), Qt.Key.Key_Return)
        assert told == expected, key
        told.clear()


def test_a_tile_says_what_it_is(qtbot: QtBot) -> None:
    tile = shown(qtbot, (1024, 640)).findChild(Tile)
    assert tile is not None
    assert tile.accessibleName() == "Tock!, 2–6 players · 15 min"
    assert tile.accessibleDescription().startswith("Build six sequences")
