"""Where everything lies: nothing overlaps, everything is seen, from the smallest window up."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from cardgames_gui.engine.table import Kind, Layout
from cardgames_gui.table.furniture import rows
from cardgames_gui.table.layout import lay_out
from cardgames_gui.table.lies import lies
from cardgames_gui.table.plan import DEPTH, Plan
from cardgames_gui.table.pose import Pose
from cardgames_gui.table.shape import Shape, ZoneShape, shape_of
from tests.table.tables import new_match, play_on, table_of

SIZES = [
    (1024, 580),
    (1024, 640),
    (1366, 700),
    (1440, 850),
    (1920, 1020),
    (2560, 1390),
    (3840, 2110),
]
FINGER = 24.0

Points = tuple[tuple[float, float], ...]


def shape(seats: int, calls: tuple[int, ...]) -> Shape:
    return shape_of(table_of(new_match(seats)), 0, calls)


def window(plan: Plan) -> QRectF:
    return QRectF(0, 0, plan.width, plan.height)


def check_solid(plan: Plan) -> None:
    solid = list(plan.solid())
    for rect in solid:
        assert window(plan).contains(rect), rect
    for one, other in combinations(solid, 2):
        assert not one.intersects(other), (one, other)


def apart(one: Points, other: Points) -> bool:
    """Whether two convex shapes have a line between them."""
    for points in (one, other):
        for index, (x, y) in enumerate(points):
            next_x, next_y = points[(index + 1) % len(points)]
            across, down = next_y - y, x - next_x
            ones = [px * across + py * down for px, py in one]
            others = [px * across + py * down for px, py in other]
            if max(ones) <= min(others) + 1e-6 or max(others) <= min(ones) + 1e-6:
                return True
    return False


def square(x: float, y: float) -> Points:
    half = FINGER / 2 - 0.01
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def corners(rect: QRectF) -> Points:
    return (
        (rect.left(), rect.top()),
        (rect.right(), rect.top()),
        (rect.right(), rect.bottom()),
        (rect.left(), rect.bottom()),
    )


def shows_a_finger(pose: Pose, over: list[Pose]) -> bool:
    """Whether an upright square of that size lies on the card and under no other."""
    near = [
        other.corners()
        for other in over
        if abs(other.x - pose.x) + abs(other.y - pose.y) < 4 * pose.width
    ]
    angle = math.radians(abs(pose.turn))
    reach = FINGER / 2 * (math.cos(angle) + math.sin(angle)) - FINGER / 2
    middles = pose.bounds().adjusted(reach, reach, -reach, -reach)
    middles.adjust(FINGER / 2, FINGER / 2, -FINGER / 2, -FINGER / 2)
    for down in range(int(middles.height()) + 1):
        for right in range(int(middles.width()) + 1):
            points = square(middles.left() + right, middles.top() + down)
            if not all(pose_holds(pose, *point) for point in points):
                continue
            if all(apart(points, other) for other in near):
                return True
    return False


def pose_holds(pose: Pose, x: float, y: float) -> bool:
    corner = pose.corners()
    for index, (ax, ay) in enumerate(corner):
        bx, by = corner[(index + 1) % 4]
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < -1e-6:
            return False
    return True


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("scale", [1.0, 1.2])
def test_nothing_overlaps(seats: int, size: tuple[int, int], scale: float) -> None:
    for calls in ((), (0,), tuple(range(seats))):
        check_solid(lay_out(shape(seats, calls), *size, scale))


@given(
    seats=st.integers(2, 6),
    width=st.integers(1024, 3840),
    height=st.integers(580, 2110),
    scale=st.sampled_from([1.0, 1.2, 1.5]),
    callers=st.integers(0, 6),
)
def test_nothing_overlaps_at_any_size(
    seats: int, width: int, height: int, scale: float, callers: int
) -> None:
    plan = lay_out(shape(seats, tuple(range(min(callers, seats)))), width, height, scale)
    check_solid(plan)
    assert len(plan.slots) == 121
    for slot in plan.slots:
        assert window(plan).contains(slot.pose.bounds())


@pytest.mark.parametrize("size", [SIZES[0], SIZES[3]])
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("scale", [1.0, 1.2])
def test_a_finger_of_every_card_in_the_spread_is_seen(
    seats: int, size: tuple[int, int], scale: float
) -> None:
    plan = lay_out(shape(seats, (0,)), *size, scale)
    heap = [slot.pose for slot in sorted(plan.slots, key=lambda slot: slot.order)]
    assert len({slot.order for slot in plan.slots}) == len(heap) == 121
    for index, pose in enumerate(heap):
        assert shows_a_finger(pose, heap[index + 1 :]), pose


@pytest.mark.parametrize("size", [SIZES[0], SIZES[3]])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_spread_lies_under_nothing(seats: int, size: tuple[int, int]) -> None:
    plan = lay_out(shape(seats, (0,)), *size)
    held = [seat.held.bounds() for seat in plan.seats.values()]
    furniture = [rect for rect in plan.solid() if rect not in held]
    for slot in plan.slots:
        for rect in furniture:
            assert apart(slot.pose.corners(), corners(rect)), (slot, rect)


@pytest.mark.parametrize("size", SIZES)
def test_targets_are_large_enough(size: tuple[int, int]) -> None:
    for seats in range(2, 7):
        plan = lay_out(shape(seats, tuple(range(seats))), *size)
        targets = [*plan.zones.values()]
        targets += [seat.call for seat in plan.seats.values() if seat.call is not None]
        for rect in targets:
            assert rect.width() >= FINGER
            assert rect.height() >= FINGER


def test_large_cards_are_larger_where_there_is_room() -> None:
    for seats in range(2, 7):
        plain = lay_out(shape(seats, (0,)), 1440, 850)
        large = lay_out(shape(seats, (0,)), 1440, 850, 1.2)
        assert large.card >= plain.card * 1.15
        assert large.words == plain.words


def test_cards_get_smaller_and_words_do_not() -> None:
    small, large = (lay_out(shape(4, (0,)), *size) for size in ((1024, 580), (1440, 850)))
    assert small.card < large.card
    assert small.words >= 1.0
    assert small.seats[0].plate.height() >= 48


def test_the_spread_stays_when_cards_are_taken() -> None:
    match = new_match(4)
    plan = lay_out(shape(4, ()), 1440, 850)
    before = lies(table_of(match), plan)
    play_on(match, 40)
    after = lies(table_of(match), plan)
    still = [key for key in before if after[key].zone == "table"]
    assert 0 < len(still) < 121
    assert all(before[key] == after[key] for key in still)


def test_every_card_lies_somewhere_once() -> None:
    match = new_match(5)
    plan = lay_out(shape(5, ()), 1440, 850)
    for _ in range(40):
        play_on(match, 13)
        assert lies(table_of(match), plan).keys() == set(range(121))


def test_a_pile_shows_its_top_and_some_edges() -> None:
    match = new_match(2)
    play_on(match, 60)
    table = table_of(match)
    plan = lay_out(shape(2, ()), 1440, 850)
    pile = table.zone("pile.0").present()
    assert len(pile) > DEPTH + 1
    found = lies(table, plan)
    assert [found[card.key].seen for card in pile[::-1]] == [True] * (DEPTH + 1) + [False] * (
        len(pile) - DEPTH - 1
    )
    assert found[pile[-1].key].pose.rect() == plan.zones["pile.0"]


def test_a_table_without_a_spread_is_laid_out_too() -> None:
    zones = (
        ZoneShape("stock", Kind.STACK, Layout.PILE, None, 52),
        ZoneShape("pile", Kind.STACK, Layout.PILE, None, 52),
        *(ZoneShape(f"hand.{seat}", Kind.SET, Layout.FAN, seat, 7) for seat in range(3)),
    )
    plan = lay_out(Shape((0, 1, 2), zones), 1024, 580)
    check_solid(plan)
    assert plan.slots == ()
    assert set(plan.zones) == {zone.id for zone in zones}


@pytest.mark.parametrize("size", [(320, 240), (900, 60), (60, 900), (1, 1)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_window_smaller_than_promised_is_no_error(seats: int, size: tuple[int, int]) -> None:
    assert len(lay_out(shape(seats, (0,)), *size).slots) == 121


def test_buttons_stand_in_rows() -> None:
    area = QRectF(10, 500, 300, 40)
    places = rows(area, [120, 150, 200, 900])
    for one, other in combinations(places, 2):
        assert not one.intersects(other)
    for place in places:
        assert area.left() <= place.left()
        assert place.right() <= area.right()
    assert places[0].right() == area.right()
