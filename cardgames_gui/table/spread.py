"""The spread: cards singly over the middle of the table, on a grid that does not look like one."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QRectF

from cardgames_gui.engine.shuffle import shuffled
from cardgames_gui.table.pose import Pose
from cardgames_gui.table.shadow import ASPECT

FINGER: Final = 24.0
"""So much of every card, in both directions, can be seen and clicked, in pixels."""
MOST_TURN: Final = 15.0
# In card widths: how far apart the middles of neighbours are at most, and at least.
WIDEST: Final = 1.7
TIGHTEST: Final = 0.72
# A row is this much further from the next than a card from its neighbour.
ROW: Final = 1.34
# From an oval to nearly a rectangle: the rounder shape is tried first.
SHAPES: Final = (2.4, 3.2, 5.0, 12.0)


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in the spread; `order` is its height in the heap, the lower ones first."""

    pose: Pose
    order: int


def scatter(
    count: int, area: QRectF, keep_off: Sequence[QRectF], width: float
) -> tuple[Slot, ...] | None:
    """Places for so many cards of that width in the area, clear of what is kept off.

    None where they do not fit. The same count gives the same places relative to one another in
    any size, and cards that are taken leave the others where they are.
    """
    if not count:
        return ()
    for roundness in SHAPES:
        grid = _Grid(area, keep_off, width, roundness)
        pitch = grid.widest(count, 1.0)
        if pitch is not None:
            return _jittered(grid, count, pitch)
    grid = _Grid(area, keep_off, width, SHAPES[-1])
    pitch = grid.widest(count, max(TIGHTEST, (FINGER + 3) / width))
    return None if pitch is None else _jittered(grid, count, pitch)


class _Grid:
    """Rows of cards' middles inside a rounded area."""

    def __init__(
        self, area: QRectF, keep_off: Sequence[QRectF], width: float, roundness: float
    ) -> None:
        self.area = area
        self.keep_off = keep_off
        self.width = width
        self.height = width * ASPECT
        self.roundness = roundness

    def widest(self, count: int, least: float) -> float | None:
        """The largest pitch, in card widths, at which there are cells enough; None if none."""
        if len(list(self.cells(least))) < count:
            return None
        low, high = least, WIDEST
        for _ in range(9):
            middle = (low + high) / 2
            if len(list(self.cells(middle))) >= count:
                low = middle
            else:
                high = middle
        return low

    def cells(self, pitch: float) -> Iterator[tuple[float, float]]:
        """The middles, row by row from the top, from left to right."""
        room = self.area.height() - self.height
        if room < 0:
            return
        rows = int(room / (pitch * self.width * ROW)) + 1
        step = room / (rows - 1) if rows > 1 else 0.0
        top = self.area.top() + self.height / 2 + (0 if rows > 1 else room / 2)
        for row in range(rows):
            y = top + row * step
            for left, right in self._free(y):
                yield from ((x, y) for x in self._along(left, right, pitch * self.width))

    def _along(self, left: float, right: float, pitch: float) -> Iterator[float]:
        """Middles evenly spaced between two limits for them."""
        room = right - left
        if room < 0:
            return
        cards = int(room / pitch) + 1
        if cards == 1:
            yield (left + right) / 2
            return
        step = room / (cards - 1)
        for index in range(cards):
            yield left + index * step

    def _free(self, y: float) -> list[tuple[float, float]]:
        """Where in a row a card's middle may be: pairs of limits."""
        middle = self.area.center()
        reach_x = self.area.width() / 2
        reach_y = self.area.height() / 2 * 1.03
        up = min(1.0, abs(y - middle.y()) / reach_y)
        reach = reach_x * (1 - up**self.roundness) ** (1 / self.roundness)
        half = self.width / 2
        free = [(middle.x() - reach + half, middle.x() + reach - half)]
        for rect in self.keep_off:
            if rect.bottom() <= y - self.height / 2 or rect.top() >= y + self.height / 2:
                continue
            left, right = rect.left() - half, rect.right() + half
            cut: list[tuple[float, float]] = []
            for start, end in free:
                if right <= start or left >= end:
                    cut.append((start, end))
                    continue
                if start < left:
                    cut.append((start, left))
                if right < end:
                    cut.append((right, end))
            free = cut
        return free


def _jittered(grid: _Grid, count: int, pitch: float) -> tuple[Slot, ...]:
    cells = _nearest(list(grid.cells(pitch)), count, grid)
    across = pitch * grid.width
    down = across * ROW
    # What a card may lose to its neighbours is shared between turning and shifting.
    spare = max(0.0, min(across, down) - FINGER - 2)
    turn = min(MOST_TURN, math.degrees(math.asin(min(1.0, spare * 0.5 / grid.height))))
    shift_x = min(0.2 * across, spare * 0.22)
    shift_y = min(0.2 * down, max(0.0, down - FINGER - 2) * 0.22)
    chance = Random("spread")
    slots = []
    for order, (x, y) in enumerate(cells):
        dx, dy, angle = (chance.random() * 2 - 1 for _ in range(3))
        slots.append(Slot(_clear(grid, x, y, (dx * shift_x, dy * shift_y, angle * turn)), order))
    # The order of the deal must not show in the order of the rows.
    return tuple(shuffled(slots, Random("places")))


def _nearest(
    cells: list[tuple[float, float]], count: int, grid: _Grid
) -> list[tuple[float, float]]:
    """So many cells as are needed: the ones farthest out are left over."""
    middle = grid.area.center()

    def out(cell: tuple[float, float]) -> float:
        x = (cell[0] - middle.x()) / grid.area.width()
        y = (cell[1] - middle.y()) / grid.area.height()
        return x * x + y * y

    kept = set(sorted(cells, key=out)[:count])
    return [cell for cell in cells if cell in kept]


def _clear(grid: _Grid, x: float, y: float, jitter: tuple[float, float, float]) -> Pose:
    """The cell's card with as much of its jitter as keeps it clear of everything else."""
    for share in (1.0, 0.6, 0.3):
        dx, dy, turn = (part * share for part in jitter)
        pose = Pose(x + dx, y + dy, grid.width, turn)
        bounds = pose.bounds()
        if grid.area.contains(bounds) and not any(
            bounds.intersects(rect) for rect in grid.keep_off
        ):
            return pose
    return Pose(x, y, grid.width)
