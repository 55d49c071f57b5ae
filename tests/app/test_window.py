"""The window: its pages, its dialogs and its place, without a table."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardgames_gui.app.header import Header
from cardgames_gui.app.home import Saved
from cardgames_gui.app.seats_dialog import SeatsDialog
from cardgames_gui.app.settings_store import SettingsStore
from cardgames_gui.app.tile import Tile
from cardgames_gui.app.window import Window
from cardgames_gui.engine.setup import Setup


def dialogs(window: Window) -> list[QDialog]:
    return [each for each in window.findChildren(QDialog) if each.isVisible()]


def shows(window: Window, page: QWidget) -> bool:
    return window.page is page


class Page(QWidget):
    """What a table page is to the window."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.left = 0
        self.header = Header(window.actions_)
        QVBoxLayout(self).addWidget(self.header)

    def leave(self) -> None:
        self.left += 1


def test_from_a_tile_to_a_setup(window: Window, qtbot: QtBot, settings_file: Path) -> None:
    started: list[tuple[Setup, tuple[str, ...], bool]] = []
    window.start_requested.connect(lambda *chosen: started.append(chosen))
    QTest.mouseClick(window.home.findChildren(Tile)[0], Qt.MouseButton.LeftButton)
    (dialog,) = dialogs(window)
    assert isinstance(dialog, SeatsDialog)
    dialog.findChildren(QLineEdit)[0].setText("Zoë")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    ((setup, names, _mistakes),) = started
    assert setup.game == "tock"
    assert names[0] == "Zoë"
    assert not dialogs(window)
    # It is remembered, here and after a restart.
    assert SettingsStore(settings_file).settings.tables["tock"].names[0] == "Zoë"
    window.ask_seats("tock")
    (dialog,) = dialogs(window)
    assert dialog.findChildren(QLineEdit)[0].text() == "Zoë"


def test_the_first_paint_is_told_once(make_window: Callable[[], Window], qtbot: QtBot) -> None:
    window = make_window()
    told: list[bool] = []
    window.painted.connect(lambda: told.append(window.home.isVisible()))
    qtbot.waitUntil(lambda: bool(told))
    window.repaint()
    window.resize(window.width() + 20, window.height())
    qtbot.wait(50)
    assert told == [True]


def test_continue_and_files_are_passed_on(window: Window, qtbot: QtBot) -> None:
    saved = Saved("tock", "Tock!", "your turn")
    window.home.set_saved([saved])
    with qtbot.waitSignal(window.continue_requested) as told:
        QTest.mouseClick(window.home._continue[0], Qt.MouseButton.LeftButton)
    assert told.args == [saved]
    with qtbot.waitSignal(window.file_requested) as told:
        window.open_up([Path("x.match")])
    assert told.args == [Path("x.match")]


def test_a_table_is_left_once(window: Window, qtbot: QtBot) -> None:
    pages = [Page(window) for _page in range(3)]
    for page in pages:
        window.open_table(page, "tock", page.leave)
        assert shows(window, page)
    assert [page.left for page in pages] == [1, 1, 0]
    with qtbot.waitSignal(window.home_shown):
        window.actions_.home.trigger()
    assert shows(window, window.home)
    window.close()
    assert [page.left for page in pages] == [1, 1, 1]


def test_closing_the_window_leaves_the_table(window: Window) -> None:
    page = Page(window)
    window.open_table(page, "tock", page.leave)
    window.close()
    assert page.left == 1


def test_rules_lead_back_to_the_table(window: Window, qtbot: QtBot) -> None:
    page = Page(window)
    window.open_table(page, "tock", page.leave)
    window.actions_.rules.trigger()
    assert shows(window, window.rules)
    QTest.keyClick(window.rules, Qt.Key.Key_Escape)
    assert shows(window, page)
    assert page.left == 0
    # From the rules straight home: the table is left, and the rules forget it.
    window.actions_.rules.trigger()
    window.actions_.home.trigger()
    assert page.left == 1
    window.show_rules()
    window.rules.back.emit()
    assert shows(window, window.home)


def test_one_dialog_at_a_time(window: Window) -> None:
    window.ask_seats("tock")
    window.show_settings()
    window.show_about()
    assert len(dialogs(window)) == 1


KEYS = [
    (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier),
]


def activate(window: QWidget, qtbot: QtBot) -> None:
    """What a window manager does with the uppermost window; here there is none."""
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)


def press_all(window: QWidget, qtbot: QtBot) -> None:
    for key, modifier in KEYS:
        QTest.keyClick(window.windowHandle(), key, modifier)


@pytest.mark.parametrize("opens", ["show_settings", "show_about", "seats"])
def test_keys_are_dead_while_a_dialog_is_open(window: Window, qtbot: QtBot, opens: str) -> None:
    page = Page(window)
    window.open_table(page, "tock", page.leave)
    if opens == "seats":
        window.ask_seats("tock")
    else:
        getattr(window, opens)()
    (dialog,) = dialogs(window)
    activate(dialog, qtbot)
    press_all(dialog, qtbot)
    assert dialogs(window) == [dialog]
    assert shows(window, page)
    assert window.isVisible()
    assert not window.isFullScreen()


def test_keys_are_dead_while_the_menu_is_open(window: Window, qtbot: QtBot) -> None:
    page = Page(window)
    window.open_table(page, "tock", page.leave)
    page.header.open_menu()
    menu = page.header.findChild(QMenu)
    assert menu is not None
    # Alt alone closes a menu, so the last one finds none.
    for key, modifier in KEYS[:-1]:
        QTest.keyClick(menu, key, modifier)
    assert shows(window, page)
    assert not dialogs(window)
    assert window.isVisible()
    assert not window.isFullScreen()
    menu.close()


def test_the_same_keys_work_otherwise(window: Window, qtbot: QtBot) -> None:
    page = Page(window)
    window.open_table(page, "tock", page.leave)
    qtbot.waitActive(window)

    def press(index: int) -> None:
        key, modifier = KEYS[index]
        QTest.keyClick(window.windowHandle(), key, modifier)

    press(0)
    assert shows(window, window.rules)
    press(1)
    assert window.isFullScreen()
    assert window.actions_.fullscreen.isChecked()
    press(1)
    assert not window.isFullScreen()
    press(2)
    assert len(dialogs(window)) == 1
    dialogs(window)[0].reject()
    activate(window, qtbot)
    press(4)
    assert shows(window, window.home)
    press(3)
    assert not window.isVisible()


def test_the_place_of_the_window_comes_back(
    make_window: Callable[[], Window], settings_file: Path
) -> None:
    first = make_window()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    place = QRect(screen.left(), screen.top() + 50, first.minimumWidth(), first.minimumHeight())
    first.setGeometry(place)
    first.close()
    assert SettingsStore(settings_file).settings.geometry == place.getRect()
    assert make_window().geometry() == place


def test_a_place_off_the_screens_is_not_used(
    make_window: Callable[[], Window], settings_file: Path
) -> None:
    SettingsStore(settings_file).change(geometry=(9000, -9000, 30_000, 20_000))
    window = make_window()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.contains(window.geometry())


@pytest.mark.parametrize("state", ["fullscreen", "maximized"])
def test_full_and_maximized_come_back(
    make_window: Callable[[], Window], settings_file: Path, state: str
) -> None:
    first = make_window()
    normal = first.geometry()
    if state == "fullscreen":
        first.actions_.fullscreen.trigger()
        assert first.isFullScreen()
    else:
        first.showMaximized()
    first.close()
    again = make_window()
    assert again.isFullScreen() == (state == "fullscreen")
    assert again.isMaximized() == (state == "maximized")
    # The way back is to where the window was before.
    assert SettingsStore(settings_file).settings.geometry == normal.getRect()


def test_messages_wait_for_each_other(window: Window, qtbot: QtBot) -> None:
    notice = window.notice
    assert not notice.isVisible()
    window.tell("The disk is full.", "disk")
    window.tell("The disk is still full.", "disk")
    window.tell("Something else.")
    assert notice.isVisible()
    assert notice.text == "The disk is full."
    QTest.mouseClick(notice._close, Qt.MouseButton.LeftButton)
    assert notice.text == "Something else."
    QTest.mouseClick(notice._close, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()
    assert window.home.isVisible()


def test_messages_are_what_they_say(window: Window, qtbot: QtBot) -> None:
    window.tell("<b>x</b> cannot be read.")
    plain = window.notice.findChild(QLabel)
    assert plain is not None
    assert plain.textFormat() is Qt.TextFormat.PlainText


def test_trouble_with_the_settings_is_told(
    window: Window, settings_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tempfile.mkstemp", full)
    window._store.change(hints=False)
    window._store.change(hints=True)
    assert "No space left on device" in window.notice.text
    assert not window.notice._waiting
