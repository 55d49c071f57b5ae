"""Everything in the dialogs can be reached with the keyboard, and one sees where one is."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardgames_gui.app.buttons import Pill
from cardgames_gui.app.choice import Choice
from cardgames_gui.app.focus import REACH, FocusRing, FocusRings
from cardgames_gui.app.settings_dialog import SettingsDialog
from cardgames_gui.app.window import Window
from tests.app.test_window import activate

CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QTextBrowser)


def controls(root: QWidget) -> list[QWidget]:
    return [
        each
        for each in root.findChildren(QWidget)
        if isinstance(each, CONTROLS) and each.isVisible() and each.isEnabled()
    ]


@pytest.mark.parametrize("opens", ["show_settings", "show_about", "seats"])
def test_tab_goes_round(window: Window, qtbot: QtBot, opens: str) -> None:
    if opens == "seats":
        window.ask_seats("tock")
    else:
        getattr(window, opens)()
    dialog = window._dialog
    assert dialog is not None
    activate(dialog, qtbot)
    reached: set[QWidget] = set()
    for _step in range(60):
        here = dialog.focusWidget()
        assert here is not None
        reached.add(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    for each in controls(dialog):
        # Of buttons of which one is pressed, Tab reaches that one and arrows the others.
        if isinstance(each, Pill) and each.autoExclusive() and not each.isChecked():
            continue
        assert each in reached, (each, getattr(each, "text", str)())
    for each in controls(dialog):
        text = each.accessibleName() or getattr(each, "text", str)()
        assert text or each.toolTip(), f"{each} has no name"
        assert each.height() >= 24


def test_arrows_choose_the_number_of_seats(window: Window, qtbot: QtBot) -> None:
    window.ask_seats("tock")
    dialog = window._dialog
    assert dialog is not None
    counts = [each for each in dialog.findChildren(Pill) if each.autoExclusive()]
    activate(dialog, qtbot)
    counts[2].setFocus()
    QTest.keyClick(counts[2], Qt.Key.Key_Right)
    assert counts[3].isChecked()
    assert dialog.choice().seats == 5  # type: ignore[attr-defined]


def ring_of(window: QWidget) -> FocusRing:
    ring = window.findChild(FocusRing)
    assert isinstance(ring, FocusRing)
    return ring


def test_the_ring_follows_the_focus(window: Window, qtbot: QtBot, qapp: QApplication) -> None:
    rings = FocusRings(qapp)
    qtbot.waitActive(window)
    home = window.home
    home.setFocus()
    QTest.keyClick(home, Qt.Key.Key_Tab)
    for size in ((1100, 700), (1300, 720)):
        window.resize(*size)
        here = window.focusWidget()
        assert here is not None
        place = QRect(here.mapTo(window, QPoint(0, 0)), here.size())
        ring = ring_of(window)
        assert ring.isVisible()
        assert ring.geometry() == place.adjusted(-REACH, -REACH, REACH, REACH)
    # No click gets lost in it.
    with qtbot.waitSignal(home.game_chosen):
        middle = place.center()
        under = window.childAt(middle)
        assert under is not None
        QTest.mouseClick(under, Qt.MouseButton.LeftButton)
    rings.deleteLater()


def test_the_window_closes_while_a_list_is_open(
    window: Window, qtbot: QtBot, qapp: QApplication
) -> None:
    """The list has the focus, and loses it because it is destroyed."""
    rings = FocusRings(qapp)
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    gone: list[str] = []
    dialog.destroyed.connect(lambda: gone.append("dialog"))
    activate(dialog, qtbot)
    choice = dialog.findChildren(Choice)[0]
    choice.setFocus()
    qtbot.waitUntil(choice.hasFocus)
    choice.showPopup()
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    window.close()
    del dialog, choice
    qtbot.waitUntil(lambda: bool(gone))
    assert QApplication.activePopupWidget() is None
    rings.deleteLater()
