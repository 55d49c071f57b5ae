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

FINGER: Final = 25.0
"""So much of every card, in both directions, can be seen and clicked, in pixels; 24 are promised,
wherever the pixels begin."""
MOST_TURN: Final = 16.0
# A card that cannot be shifted one way is shifted the other way, or less.
SHARES: Final = (1.0, -1.0, 0.6, -0.6, 0.3, -0.3, 0.0)
PLAY: Final = 0.11
SHIFT: Final = 0.3
"""How far a card is shifted at most, in distances between neighbours."""
# In card widths: how far apart the middles of neighbours are at most, and at least.
WIDEST: Final = 1.7
TIGHTEST: Final = 0.72
ROOMY: Final = 1.12
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
    count: int,
    areas: Sequence[QRectF],
    keep_off: Sequence[QRectF],
    width: float,
    middle: QRectF | None = None,
) -> tuple[Slot, ...] | None:
    """Places for so many cards of that width in an area, clear of what is kept off.

    The first of the areas that has room to spare is taken, else the last, which is the largest;
    None where the cards do not fit there. `middle` is something wide that is kept off: rows may
    be laid out above, beside and below it. The same count gives the same places relative to one
    another in any size, and cards that are taken leave the others where they are.
    """
    if not count:
        return ()
    cuts = () if middle is None else (middle.top(), middle.bottom())
    for roundness in SHAPES:
        for area in areas:
            found = _widest(area, keep_off, width, roundness, cuts, count, ROOMY)
            if found is not None:
                return _jittered(*found, count)
    least = max(TIGHTEST, (FINGER + 3) / width)
    found = _widest(areas[-1], keep_off, width, SHAPES[-1], cuts, count, least)
    return None if found is None else _jittered(*found, count)


def _widest(
    area: QRectF,
    keep_off: Sequence[QRectF],
    width: float,
    roundness: float,
    cuts: Sequence[float],
    count: int,
    least: float,
) -> tuple[_Grid, float] | None:
    """The grid and pitch that leave most room: rows from top to bottom, or cut by the middle."""
    best: tuple[_Grid, float] | None = None
    for tried in ((), cuts) if cuts else ((),):
        grid = _Grid(area, keep_off, width, roundness, tried)
        pitch = grid.widest(count, least if best is None else best[1] + 0.01)
        if pitch is not None:
            best = grid, pitch
    return best


class _Grid:
    """Rows of cards' middles inside a rounded area."""

    def __init__(
        self,
        area: QRectF,
        keep_off: Sequence[QRectF],
        width: float,
        roundness: float,
        cuts: Sequence[float],
    ) -> None:
        self.area = area
        self.keep_off = keep_off
        # The cells keep a little farther off, so that their cards can be shifted and turned.
        play = width * PLAY
        self.inner = area.adjusted(play, play, -play, -play)
        self.off = [rect.adjusted(-play, -play, play, play) for rect in keep_off]
        self.width = width
        self.height = width * ASPECT
        self.roundness = roundness
        self.cuts = cuts

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
        for top, bottom in self._strips():
            for y in self._along(
                top + self.height / 2, bottom - self.height / 2, pitch * self.width * ROW
            ):
                for left, right in self._free(y):
                    yield from ((x, y) for x in self._along(left, right, pitch * self.width))

    def _strips(self) -> Iterator[tuple[float, float]]:
        """The area from top to bottom, in one piece or cut."""
        play = self.width * PLAY
        top = self.inner.top()
        if self.cuts:
            above, below = self.cuts
            yield top, above - play
            # Beside what lies in the middle, cards may reach over its ends.
            yield above, below
            top = below + play
        yield top, self.inner.bottom()

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
        middle = self.inner.center()
        reach_x = self.inner.width() / 2
        reach_y = self.inner.height() / 2 * 1.03
        if reach_x <= 0 or reach_y <= 0:
            return []
        up = min(1.0, abs(y - middle.y()) / reach_y)
        reach = reach_x * (1 - up**self.roundness) ** (1 / self.roundness)
        half = self.width / 2
        free = [(middle.x() - reach + half, middle.x() + reach - half)]
        for rect in self.off:
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


def _jittered(grid: _Grid, pitch: float, count: int) -> tuple[Slot, ...]:
    cells = _nearest(list(grid.cells(pitch)), count, grid)
    for boldness in (1.0, 0.75, 0.5, 0.25):
        poses = _strewn(grid, cells, pitch, boldness)
        if poses is not None:
            break
    else:
        poses = [Pose(x, y, grid.width) for x, y in cells]
    slots = [Slot(pose, order) for order, pose in enumerate(poses)]
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


def _strewn(
    grid: _Grid, cells: Sequence[tuple[float, float]], pitch: float, boldness: float
) -> list[Pose] | None:
    """Every cell's card shifted and turned by chance; None where one would be covered."""
    across = pitch * grid.width * SHIFT * boldness
    down = across * ROW
    chance = Random("spread")
    luck = [tuple(chance.random() * 2 - 1 for _ in range(3)) for _ in cells]
    poses: list[Pose] = []
    # From the top of the heap down: what lies over a card is known when its turn comes.
    for (x, y), (dx, dy, turn) in zip(reversed(cells), reversed(luck), strict=True):
        for share in SHARES:
            pose = Pose(
                x + dx * across * share,
                y + dy * down * share,
                grid.width,
                turn * MOST_TURN * boldness * abs(share),
            )
            # Where the grid has put it, a card is clear of everything.
            if (not share or _is_clear(grid, pose)) and is_seen(pose, poses):
                poses.append(pose)
                break
        else:
            return None
    return poses[::-1]


def _is_clear(grid: _Grid, pose: Pose) -> bool:
    bounds = pose.bounds()
    return grid.area.contains(bounds) and not any(bounds.intersects(rect) for rect in grid.keep_off)


def is_seen(pose: Pose, over: Sequence[Pose]) -> bool:
    """Whether a square of a finger's width of the card lies under none of the others."""
    near = [
        other
        for other in over
        if abs(other.y - pose.y) < pose.height * 1.5 and abs(other.x - pose.x) < pose.height * 1.5
    ]
    angle = math.radians(pose.turn)
    cos, sin = math.cos(angle), math.sin(angle)
    reach = FINGER / 2 * (abs(cos) + abs(sin))
    most_x, most_y = pose.width / 2 - reach, pose.height / 2 - reach
    if most_x < 0 or most_y < 0:
        return False
    for down in (-1.0, -0.5, 0.0, 0.5, 1.0):
        for right in (-1.0, 0.0, 1.0):
            u, v = right * most_x, down * most_y
            x, y = pose.x + u * cos - v * sin, pose.y + u * sin + v * cos
            if not any(_covers(other, x, y) for other in near):
                return True
    return False


def _covers(card: Pose, x: float, y: float) -> bool:
    """Whether a card touches the finger's square around a point."""
    half = FINGER / 2
    dx, dy = x - card.x, y - card.y
    angle = math.radians(card.turn)
    cos, sin = math.cos(angle), math.sin(angle)
    wide = (card.width * abs(cos) + card.height * abs(sin)) / 2
    high = (card.height * abs(cos) + card.width * abs(sin)) / 2
    if abs(dx) >= wide + half or abs(dy) >= high + half:
        return False
    reach = half * (abs(cos) + abs(sin))
    along, across = dx * cos + dy * sin, dy * cos - dx * sin
    return abs(along) < card.width / 2 + reach and abs(across) < card.height / 2 + reach
