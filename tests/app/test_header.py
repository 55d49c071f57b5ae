"""The bar at the top of a table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from cardgames_gui.app import header as module
from cardgames_gui.app.actions import Actions
from cardgames_gui.app.header import Header, StatusLine

SHORT = "You drew the 5 · 46 cards left on the table"
LONG = "Bruno knocked: you drew although the 14 on top of your pile could be played · " * 4


@pytest.fixture
def header(qtbot: QtBot) -> Iterator[Header]:
    window = QMainWindow()
    qtbot.addWidget(window)
    made = Header(Actions(window))
    window.setCentralWidget(made)
    window.resize(1024, 200)
    made.set_title("Tock!")
    window.show()
    qtbot.waitExposed(window)
    yield made
    window.close()


def line_of(header: Header) -> StatusLine:
    line = header.findChild(StatusLine)
    assert isinstance(line, StatusLine)
    return line


def test_a_short_line_stands_in_the_middle(header: Header) -> None:
    header.say(SHORT)
    line = line_of(header)
    assert line.text() == SHORT
    assert line.toolTip() == ""
    assert abs(line.geometry().center().x() - header.width() // 2) <= 1


def test_a_long_line_ends_in_dots_and_covers_nothing(header: Header) -> None:
    header.say(LONG)
    line = line_of(header)
    assert line.text() != LONG
    assert line.text().endswith("…")
    assert line.toolTip() == line.accessibleName() == header.line == LONG
    others = [w.geometry() for w in (header._title, header._buttons)]
    assert not any(line.geometry().intersects(other) for other in others)
    assert header.rect().contains(header._buttons.geometry())


def test_what_goes_on_is_announced_once(header: Header, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(module, "announce", lambda _widget, text: said.append(text))
    header.say(SHORT)
    header.say(SHORT)
    header.say("Nina draws", aloud=False)
    assert said == [SHORT]
    assert header.line == "Nina draws"


def test_text_is_no_markup(header: Header) -> None:
    header.say("<b>Ada</b> & Leo")
    assert line_of(header).text() == "<b>Ada</b> & Leo"
    for label in header.findChildren(QLabel):
        assert not label.text().startswith("<") or label is line_of(header)


def test_every_button_has_a_name_a_tip_and_room(header: Header) -> None:
    undo = QAction("Undo", header)
    undo.setShortcut("Ctrl+Z")
    header.add_button("undo", undo, first=True)
    names = []
    place = QRect()
    for button in header.findChildren(QPushButton):
        assert min(button.width(), button.height()) >= 24
        assert button.accessibleName()
        assert button.accessibleName() in button.toolTip()
        names.append(button.accessibleName())
        assert not place.intersects(button.geometry())
        place = place.united(button.geometry())
    assert sorted(names) == ["Menu", "Rules", "Undo"]
    undo.setEnabled(False)
    assert [b.isEnabled() for b in header.findChildren(QPushButton)].count(False) == 1


def test_the_menu_opens_without_a_loop(header: Header, qtbot: QtBot) -> None:
    header.open_menu()
    menu = header.findChild(QMenu)
    assert isinstance(menu, QMenu)
    assert menu.isVisible()
    words = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert words == ["Rules", "Settings", "Full screen", "Home", "Quit"]
    menu.close()
