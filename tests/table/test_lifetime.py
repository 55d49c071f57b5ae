"""Tables come and go, and leave nothing behind."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardgames_gui.engine.table import Card, Kind, Layout, Plate, Table, Zone
from cardgames_gui.table.scene import Scene
from cardgames_gui.table.view import Comfort, TableView
from tests.table.tables import new_match, table_of

TABLES = 200


def test_two_hundred_tables(qtbot: QtBot) -> None:
    match = new_match(4)
    table = table_of(match)
    gone: list[weakref.ref[Scene]] = []
    for number in range(TABLES):
        view = TableView("tock", 0, Comfort(speed=0 if number % 2 else 1))
        view.resize(1024, 590)
        view.show()
        view.show_table(table)
        view.open_offers(True)
        if number % 3:
            view.refuse("It does not go there.")
        if number % 5 == 0:
            view.verdict((3, 4), "Nothing was missed.")
        gone.append(weakref.ref(view.table_scene))
        view.close()
        assert not view.table_scene.travel.runs
        view.deleteLater()
        del view
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if number % 20 == 0:
            gc.collect()
            QCoreApplication.processEvents()
    gc.collect()
    assert sum(scene() is not None for scene in gone) <= 1


def test_cards_that_are_gone_take_their_marks_along(qtbot: QtBot) -> None:
    """Another match on the same view, with other cards, while one is picked up."""
    view = TableView("tock", 0, Comfort(speed=0))
    qtbot.addWidget(view)
    view.resize(1024, 590)
    view.show()
    for first in (0, 100, 200):
        cards = tuple(Card(first + number, number + 1, True) for number in range(3))
        zones = (
            Zone("stock", Kind.STACK, Layout.PILE, None, cards[1:], 9, "stock"),
            Zone("pile.0", Kind.STACK, Layout.PILE, 0, cards[:1], 9, "pile"),
        )
        plates = tuple(Plate(seat, name, "", seat == 0) for seat, name in enumerate("AB"))
        view.show_table(Table(0, 0, zones, plates, "", grips=(first,)))
        view.open_offers(True)
        gc.collect()
        rect = view.table_scene.rect_of("pile.0")
        assert rect is not None
        QTest.mouseClick(
            view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            rect.center().toPoint(),
        )
        assert view.table_scene.picked == (first,)
        assert set(view.table_scene.cards) == {first, first + 1, first + 2}


def test_nothing_runs_after_a_table_is_closed(qtbot: QtBot) -> None:
    view = TableView("tock", 0, Comfort())
    qtbot.addWidget(view)
    view.resize(1024, 590)
    view.show()
    view.show_table(table_of(new_match(4)))
    said: list[str] = []
    view.still.connect(lambda: said.append("still"))
    assert view.table_scene.travel.runs
    view.close()
    assert not view.table_scene.travel.runs
    qtbot.wait(50)
    assert said == []
