"""Which place an arrow key goes to: the nearest one on that side."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF

ASIDE: Final = 2.5
"""A pixel to the side counts as much as so many ahead."""

OUT_OF: Final = 10_000.0
MOSTLY: Final = 0.5
"""What shares more than that of a row is not above or below, and of a column not beside."""


class Direction(Enum):
    """Across and down, in the scene's coordinates."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def nearest(start: QRectF, places: Sequence[QRectF], direction: Direction) -> int | None:
    """The index of the place to go to, None where none lies on that side."""
    across, down = direction.value
    best: tuple[float, int] | None = None
    for index, place in enumerate(places):
        off = place.center() - start.center()
        ahead = off.x() * across + off.y() * down
        if ahead < 1:
            continue
        if not place.contains(start) and _shared(start, place, direction) > MOSTLY:
            # Cards of a fan lie now a little higher and now a little lower, and are beside it.
            continue
        # What lies in the same row or column is not to the side of it, wherever its middle is.
        if across:
            aside = max(place.top() - start.bottom(), start.top() - place.bottom(), 0.0)
            aside += 0.1 * abs(off.y())
        else:
            aside = max(place.left() - start.right(), start.left() - place.right(), 0.0)
            aside += 0.1 * abs(off.x())
        far = ahead + ASIDE * aside
        if place.contains(start):
            # Out of a panel only where nothing else is left on it.
            far += OUT_OF
        if best is None or far < best[0]:
            best = far, index
    return None if best is None else best[1]


def _shared(start: QRectF, place: QRectF, direction: Direction) -> float:
    """How much of the smaller of the two lies beside the other, seen in that direction."""
    if direction in (Direction.LEFT, Direction.RIGHT):
        both = min(place.right(), start.right()) - max(place.left(), start.left())
        return both / max(1.0, min(place.width(), start.width()))
    both = min(place.bottom(), start.bottom()) - max(place.top(), start.top())
    return both / max(1.0, min(place.height(), start.height()))


def closest(start: QRectF, places: Sequence[QRectF]) -> int | None:
    """The index of the place whose middle is closest, on whatever side."""
    middle = start.center()
    far = [
        (place.center().x() - middle.x()) ** 2 + (place.center().y() - middle.y()) ** 2
        for place in places
    ]
    return far.index(min(far)) if far else None
