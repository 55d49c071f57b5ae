"""Clicks, drags, resizes and new Tables at every frame of an animation do no harm."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cardgames_gui.table.view import Comfort, Place, TableView
from tests.table.conftest import Player
from tests.table.fresh import check_fresh
from tests.table.tables import new_match, play_on, play_until, table_of

MakeView = Callable[..., TableView]
SIZES = [(1024, 590), (1100, 640), (1440, 850), (700, 500)]
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Clock:
    """Turns the table's clock by hand."""

    def __init__(self, view: TableView) -> None:
        self.travel = view.table_scene.travel
        self.time = 0.0
        self.travel.now = lambda: self.time

    def frame(self) -> None:
        self.time += 16
        self.travel.step()

    def run(self) -> None:
        for _ in range(400):
            self.frame()
        assert not self.travel.busy


def poke(view: TableView, chance: Random) -> None:
    """Something that a hand, or the window, does."""
    pad = view.viewport()
    point = QPoint(chance.randrange(pad.width()), chance.randrange(pad.height()))
    match chance.randrange(8):
        case 0:
            view.resize(*chance.choice(SIZES))
        case 1:
            QTest.mousePress(pad, LEFT, NONE, point)
        case 2:
            QTest.mouseRelease(pad, LEFT, NONE, point)
        case 3:
            QTest.mouseDClick(pad, LEFT, NONE, point)
        case 4 | 5:
            QTest.mouseMove(pad, point)
        case 6:
            QTest.mouseClick(pad, LEFT, NONE, point)
        case 7:
            view.drop_drag()


@pytest.mark.parametrize("seed", range(8))
def test_a_deal_survives_everything(make_view: MakeView, seed: int) -> None:
    chance = Random(seed)
    view = make_view(comfort=Comfort())
    clock = Clock(view)
    table = table_of(new_match(4))
    view.show_table(table)
    view.open_offers(bool(seed % 2))
    for _ in range(90):
        clock.frame()
        poke(view, chance)
    view.hand.put_back()
    clock.run()
    check_fresh(view, table)


@pytest.mark.parametrize("seed", range(6))
def test_a_match_survives_everything(make_view: MakeView, seed: int) -> None:
    chance = Random(seed)
    match = new_match(3, seed + 1)
    comfort = Comfort(places=chance.choice(list(Place)))
    view = make_view(comfort=comfort)
    clock = Clock(view)
    Player(view, match)
    view.tried.connect(lambda card, zone: view.refuse("It does not go there."))
    for _ in range(120):
        if match.outcome() is None and chance.random() < 0.3:
            play_on(match, 1, chance.randrange(10_000), calls=True)
            view.show_table(table_of(match))
            view.open_offers(match.state.turn == 0)
        for _ in range(chance.randrange(4)):
            clock.frame()
            poke(view, chance)
    view.hand.put_back()
    clock.run()
    check_fresh(view, table_of(match))


def test_resizing_at_every_frame_of_the_deal(make_view: MakeView) -> None:
    view = make_view(comfort=Comfort())
    clock = Clock(view)
    table = table_of(new_match(6))
    view.show_table(table)
    frame = 0
    while view.table_scene.travel.busy:
        clock.frame()
        view.resize(1024 + frame % 300, 590 + frame % 200)
        frame += 1
    assert frame > 40
    check_fresh(view, table)


def test_turning_a_pile_over_keeps_every_card(make_view: MakeView) -> None:
    match = play_until(
        new_match(2),
        lambda m: (
            m.state.turn == 0
            and any(not offer.picks and not offer.call for offer in table_of(m).offers)
        ),
    )
    view = make_view(comfort=Comfort())
    clock = Clock(view)
    player = Player(view, match)
    button = view.table_scene.furniture.offers[0]
    player.click(button.rect.center().toPoint())
    assert [str(move) for move in player.chosen] == ["draw block"]
    for _ in range(10):
        clock.frame()
        view.resize(1100, 640)
        clock.frame()
        view.resize(1024, 590)
    clock.run()
    check_fresh(view, table_of(match))
