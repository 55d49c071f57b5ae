"""Somebody who plays with the keyboard alone, and finds everything by walking there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardgames_gui.app.seats import USUAL_SEATS
from tests.journeys.person import Person, Program, place_on_the_shelf

FAR_ENOUGH = 80
"""So many steps lead around any page, dialog or table."""


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    return widget


def tab_to(text: str) -> None:
    """Tab until the button that says this has the focus."""
    for _step in range(FAR_ENOUGH):
        widget = focused()
        if isinstance(widget, QPushButton) and widget.text() == text:
            return
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {text}")


def sit_down_by_keyboard(qtbot: QtBot, program: Program, seats: int, game_id: str = "tock") -> None:
    """From the home screen to a table of so many seats."""
    home, place = program.window.home, place_on_the_shelf(game_id)
    for _step in range(place + 1):
        QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert focused() is home._tiles[place]
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    # The offscreen platform has no window manager that would do it.
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    # The numbers of seats are one group: Tab comes to the chosen one, arrows change it.
    tab_to(str(USUAL_SEATS))
    for _step in range(USUAL_SEATS - seats):
        QTest.keyClick(focused(), Qt.Key.Key_Left)
    tab_to("Start")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)


class Typist(Person):
    """Does with keys what a person at the mouse does."""

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.page.view, key)

    def walk_to(self, stop_id: str) -> None:
        """Tab from the first stop until that one is reached."""
        focus = self.page.view.focus
        self.key(Qt.Key.Key_Home)
        for _step in range(FAR_ENOUGH):
            if focus.stop is not None and focus.stop.id == stop_id:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {stop_id}")

    def play_by_keyboard(self) -> None:
        """One decision: walk to the card, Enter, walk to the place, Enter."""
        offer, card = self.decision()
        if card is None:
            self.walk_to(f"offer:{self.page.session.table().offers.index(offer)}")
            self.key(Qt.Key.Key_Return)
            return
        self.walk_to(self.page.view.table_scene.lies[card].zone)
        self.key(Qt.Key.Key_Return)
        if offer.to is not None:
            self.walk_to(offer.to)
            self.key(Qt.Key.Key_Return)
