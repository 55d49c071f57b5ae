"""Cards that change places by a drag: of several under the card, the one with most of it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardgames_gui.table.selection import in_places
from cardgames_gui.table.view import Comfort, TableView
from tests.table.gallery_of_hands import sceneries

EXCHANGE = next(scenery for scenery in sceneries() if scenery.name == "blo-4-exchange")


def test_a_card_let_go_between_two_takes_the_place_of_the_nearer(qtbot: QtBot) -> None:
    view = TableView("bloqueadas", 0, Comfort(speed=0))
    qtbot.addWidget(view)
    view.resize(1024, 590)
    view.show()
    view.show_table(EXCHANGE.table(), travel=False)
    view.open_offers(True)
    scene = view.table_scene
    assert scene.table is not None
    (offer,) = scene.table.offers
    placed = in_places(scene.table, offer)
    hand = [card for card in offer.picks if card not in placed][-1]
    tried: list[object] = []
    view.tried.connect(lambda *what: tried.append(what))
    first, second = (scene.lies[card].pose for card in placed[:2])
    start = scene.lies[hand].pose.middle().toPoint()
    end = QPoint(round(0.6 * first.x + 0.4 * second.x), round(first.y))
    pad, left, none = view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(pad, left, none, start)
    for step in range(1, 6):
        QTest.mouseMove(pad, start + (end - start) * (step / 5))
    QTest.mouseRelease(pad, left, none, end)
    assert tried == []
    assert scene.table is not None
    assert in_places(scene.table, offer) == (hand, *placed[1:])
    view.close()
