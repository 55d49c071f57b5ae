"""Tables whose seats hold hands: nothing overlaps, and every group of any hand can be pressed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from cardgames_gui import shelf
from cardgames_gui.engine.setup import Setup, full_options
from cardgames_gui.engine.table import Card, Group, Layout, Table, Zone, plain_cast
from cardgames_gui.table.chip_poses import chip_poses
from cardgames_gui.table.fan import Arc, other_hand, own_hand
from cardgames_gui.table.groups import group_cards
from cardgames_gui.table.layout import lay_out
from cardgames_gui.table.lies import lies, places
from cardgames_gui.table.marks import Tick
from cardgames_gui.table.plan import Plan
from cardgames_gui.table.shape import shape_of
from cardgames_gui.table.view import Comfort, TableView
from tests.games.bloqueadas.board import position
from tests.table.test_layout import SIZES, check_solid, shows_a_finger, window

FINGER = 24.0
TABLES = [
    *(("twenty_three", seats) for seats in range(2, 5)),
    *(("bloqueadas", seats) for seats in range(2, 7)),
]


def dealt(game_id: str, seats: int) -> Table:
    """The deal as the first seat sees it."""
    game = shelf.game(game_id)
    start = 0 if game.players_start else None
    setup = Setup(game_id, game.rules, seats, start, 1, full_options(game.options, {}))
    return game.table(game.deal(setup).observe(0), plain_cast(seats))


def plan_of(table: Table, size: tuple[int, int], scale: float = 1.0) -> Plan:
    return lay_out(shape_of(table, 0), *size, scale)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
@pytest.mark.parametrize("scale", [1.0, 1.2])
def test_nothing_overlaps(game_id: str, seats: int, size: tuple[int, int], scale: float) -> None:
    check_solid(plan_of(dealt(game_id, seats), size, scale))


@settings(max_examples=40)
@given(
    which=st.sampled_from(TABLES),
    width=st.integers(1024, 3840),
    height=st.integers(580, 2110),
    scale=st.sampled_from([1.0, 1.2, 1.5]),
)
def test_nothing_overlaps_in_any_window(
    which: tuple[str, int], width: int, height: int, scale: float
) -> None:
    check_solid(plan_of(dealt(*which), (width, height), scale))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_the_cards_of_every_seat_are_in_the_window_and_clear_of_the_plates(
    game_id: str, seats: int, size: tuple[int, int]
) -> None:
    table = dealt(game_id, seats)
    plan = plan_of(table, size)
    plates = [seat.plate for seat in plan.seats.values()]
    for lie in lies(table, plan).values():
        bounds = lie.pose.bounds().adjusted(1, 1, -1, -1)
        assert window(plan).adjusted(-2, -2, 2, 2).contains(bounds), lie
        assert not any(plate.intersects(bounds) for plate in plates), lie


def holding(table: Table, sizes: list[int]) -> Table:
    """The table with a hand of groups of these sizes at its first seat."""
    keys = iter(range(10_000, 20_000))
    groups = tuple(Group(size, str(index)) for index, size in enumerate(sizes))
    cards = tuple(Card(next(keys), "AS", True) for size in sizes for _ in range(size))

    def held(zone: Zone) -> Zone:
        if zone.id != "hand.0":
            return zone
        return Zone(
            zone.id, zone.kind, zone.layout, zone.side, cards, zone.room, zone.name, groups=groups
        )

    return Table(table.chair, table.turn, tuple(map(held, table.zones)), table.plates, "")


@settings(max_examples=60)
@given(
    which=st.sampled_from(TABLES),
    size=st.sampled_from(SIZES),
    sizes=st.lists(st.integers(1, 8), min_size=1, max_size=13),
)
def test_every_group_of_any_hand_can_be_pressed(
    which: tuple[str, int], size: tuple[int, int], sizes: list[int]
) -> None:
    table = holding(dealt(*which), sizes)
    plan = plan_of(table, size)
    found = lies(table, plan)
    hand = table.zone("hand.0")
    poses = [found[card.key].pose for card in hand.present()]
    for index in range(len(sizes)):
        last = group_cards(hand, index)[-1]
        place = [card.key for card in hand.present()].index(last)
        assert shows_a_finger(poses[place], poses[place + 1 :]), (sizes, index)


@given(sizes=st.lists(st.integers(1, 8), min_size=1, max_size=13), card=st.integers(50, 200))
def test_a_fan_keeps_its_cards_in_order_and_in_its_rectangle(sizes: list[int], card: int) -> None:
    arc = Arc(card * 8.0, card * 2.0, card)
    poses = own_hand(sizes, arc)
    assert len(poses) == sum(sizes)
    inside = QRectF(-arc.length / 2, -arc.depth / 2, arc.length, arc.depth)
    for pose in poses:
        assert inside.adjusted(-2, -2, 2, 2).contains(pose.bounds())
    first_row = [pose for pose in poses if abs(pose.width - poses[0].width) < 1]
    rows = sum(after.x < before.x for before, after in pairwise(first_row))
    assert rows <= 2


@given(count=st.integers(0, 40), card=st.integers(30, 120))
def test_another_hand_lies_in_the_middle_of_its_rectangle(count: int, card: int) -> None:
    poses = other_hand(count, Arc(card * 5.0, card * 2.0, card))
    assert len(poses) == count
    if poses:
        assert abs(poses[0].x + poses[-1].x) <= 1
        assert poses == sorted(poses, key=lambda pose: pose.x)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chips_stay_in_their_place(seats: int, size: tuple[int, int]) -> None:
    table = dealt("twenty_three", seats)
    plan = plan_of(table, size)
    for chips in table.chips:
        rect = plan.chips[chips.id].adjusted(-1, -1, 1, 1)
        for pose in chip_poses(chips, plan.chips[chips.id], plan.words):
            half = pose.width / 2
            chip = QRectF(pose.x - half, pose.y - half, pose.width, pose.width)
            assert rect.contains(chip), (chips.id, chip)


def test_a_place_of_a_row_is_where_its_card_lies() -> None:
    table = dealt("bloqueadas", 3)
    plan = plan_of(table, (1440, 850))
    found = lies(table, plan)
    rows = [zone for zone in table.zones if zone.layout is Layout.ROW]
    assert rows
    for zone in rows:
        for card, pose in zip(zone.cards, places(zone, plan), strict=True):
            assert card is None or found[card.key].pose == pose


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_card_that_is_picked_out_of_the_own_row_covers_no_words(
    qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    hands = ["", "5", "6", "A", "Q", "9"][:seats]
    table = shelf.game("bloqueadas").table(
        position(*hands, down=["4 5 6"], pile="3 8 8", rest="gone").state.observe(0),
        plain_cast(seats),
    )
    view = TableView("bloqueadas", 0, Comfort(speed=0))
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    view.show_table(table, travel=False)
    view.open_offers(True)
    scene = view.table_scene
    assert scene.plan is not None
    assert table.grips
    for card in table.grips:
        scene.pick((card,))
        (tick,) = [item for item in scene.items() if isinstance(item, Tick)]
        seen = scene.pose_of(card).rect().united(tick.sceneBoundingRect())
        for words in scene.plan.hints.values():
            assert not seen.intersects(words), (seen, words)
