"""Clicks that follow one another on the same spot: what the first has done, the rest leave."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF

LIFTS_AFTER: Final = 4.0
"""Pixels that a press may move and still be a click."""
CLICKS: Final = 450
"""Milliseconds in which further clicks on the same spot belong to the first."""


class SpentClick:
    """The click that something was done with, if there was one a moment ago."""

    def __init__(self) -> None:
        self._last: tuple[QPointF, int] | None = None

    def spend(self, point: QPointF, when: int) -> None:
        """What follows here belongs to this click. `when` is in milliseconds."""
        self._last = point, when

    def forget(self) -> None:
        """It has done nothing after all."""
        self._last = None

    def takes(self, point: QPointF, when: int) -> bool:
        """Whether a press belongs to it; then the next one may, too."""
        if self._last is None:
            return False
        spot, last = self._last
        off = point - spot
        if when - last > CLICKS or math.hypot(off.x(), off.y()) > 2 * LIFTS_AFTER:
            self._last = None
            return False
        self._last = spot, when
        return True
