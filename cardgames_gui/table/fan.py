"""How cards lie in a fan: along an arc, in groups, and in several rows where they are many."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cardgames_gui.table.pose import Pose
from cardgames_gui.table.shadow import ASPECT

MOST_TURN: Final = 6.5
"""How far the outermost cards of a full fan are turned, in degrees."""
LOOSE: Final = 0.8
"""So far apart, in card widths, lie the cards of a hand at most."""
CLOSE: Final = 0.45
"""The same in other hands."""
DOZEN: Final = 12
"""More cards than these lie in groups."""
ALIKE: Final = 0.12
"""So far apart, in card widths, lie the cards of a group at most."""
FINGER: Final = 30.0
"""So much of every group is seen at least, in pixels."""
INDEX: Final = 0.36
"""So much of a card, in its heights, is seen over the row before it."""
MOST_ROWS: Final = 3


@dataclass(frozen=True, slots=True)
class Arc:
    """A rectangle `length` x `depth` that a fan of cards `card` wide fills when it is full."""

    length: float
    depth: float
    card: int

    def reach(self) -> float:
        """From the middle of the first card to the middle of the last one."""
        return max(0.0, self.length - _across(self.card))

    def at(self, along: float, down: float, card: int) -> Pose:
        """The pose of a card so far right of the middle, seen from the rectangle's middle.

        `down` is how far its top is under the rectangle's top, in the middle of the fan.
        """
        radius = _radius(self.reach())
        angle = math.asin(max(-1.0, min(1.0, along / radius))) if radius else 0.0
        drop = radius * (1 - math.cos(angle))
        # Whole pixels and few different turns: then cards are sharp, and turned only once.
        turn = round(math.degrees(angle) * 2) / 2
        y = -self.depth / 2 + down + card * ASPECT / 2 + drop
        return Pose(round(along), round(y), card, turn)


def depth_of(length: float, card: int) -> float:
    """How deep a fan of that length is, from the top of its middle to its lowest corner."""
    angle = math.radians(MOST_TURN)
    reach = max(0.0, length - _across(card))
    drop = _radius(reach) * (1 - math.cos(angle))
    outer = card * ASPECT * math.cos(angle) + card * math.sin(angle)
    return math.ceil(card * ASPECT / 2 + drop + outer / 2)


def length_for(count: int, card: int, apart: float) -> float:
    """How long a fan of so many cards is, `apart` in card widths."""
    return math.ceil(_across(card) + (count - 1) * apart * card)


def other_hand(count: int, arc: Arc) -> list[Pose]:
    """The cards of a hand that need not be read one by one, in the middle of the rectangle."""
    apart = _apart(count, arc, CLOSE)
    return [arc.at(x, 0, arc.card) for x in _centred(index * apart for index in range(count))]


def own_hand(sizes: Sequence[int], arc: Arc) -> list[Pose]:
    """The cards of the own hand, in groups of these sizes."""
    count = sum(sizes)
    if count <= DOZEN and (count - 1) * FINGER <= arc.reach():
        apart = _apart(count, arc, LOOSE)
        return [arc.at(x, 0, arc.card) for x in _centred(index * apart for index in range(count))]
    for rows in range(1, MOST_ROWS + 1):
        poses = _in_rows(sizes, arc, rows, least=FINGER if rows < MOST_ROWS else 0)
        if poses is not None:
            return poses
    raise AssertionError("the last attempt takes any number")


def _in_rows(sizes: Sequence[int], arc: Arc, rows: int, least: float) -> list[Pose] | None:
    """All groups in so many rows; None where one would show less than it has to."""
    free = arc.depth - depth_of(arc.length, arc.card) + arc.card * ASPECT
    card = math.floor(free / ASPECT / (1 + (rows - 1) * INDEX) + 1e-6)
    each = math.ceil(len(sizes) / rows)
    poses: list[Pose] = []
    for row in range(rows):
        steps = _steps(sizes[row * each : (row + 1) * each], arc, card, least)
        if steps is None:
            return None
        down = row * INDEX * card * ASPECT
        poses += [arc.at(x, down, card) for x in _centred(steps)]
    return poses


def _steps(sizes: Sequence[int], arc: Arc, card: int, least: float) -> list[float] | None:
    """Where the cards of a row lie, seen from the first one."""
    more = sum(sizes) - len(sizes)
    reach = arc.length - _across(card)
    alike = apart = 0.0
    if len(sizes) > 1:
        if (len(sizes) - 1) * least > reach:
            return None
        # First every group is to be read; what room is left shows how many cards it has.
        wanted = max(least, 0.42 * card)
        alike = ALIKE * card if not more else _fit((reach - (len(sizes) - 1) * wanted) / more, card)
        apart = min(LOOSE * card, (reach - alike * more) / (len(sizes) - 1))
    elif more:
        alike = min(LOOSE * card, reach / more)
    steps: list[float] = []
    x = 0.0
    for size in sizes:
        steps += [x + index * alike for index in range(size)]
        x += (size - 1) * alike + apart
    return steps


def _fit(room: float, card: int) -> float:
    return max(0.0, min(ALIKE * card, room))


def _apart(count: int, arc: Arc, most: float) -> float:
    return min(most * arc.card, arc.reach() / max(1, count - 1))


def _centred(steps: Iterator[float] | Sequence[float]) -> Iterator[float]:
    places = list(steps)
    middle = (places[0] + places[-1]) / 2 if places else 0.0
    return (place - middle for place in places)


def _across(card: int) -> float:
    """How wide the outermost card of a full fan is."""
    angle = math.radians(MOST_TURN)
    return card * math.cos(angle) + card * ASPECT * math.sin(angle)


def _radius(reach: float) -> float:
    return reach / 2 / math.sin(math.radians(MOST_TURN))
