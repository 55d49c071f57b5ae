"""Where the chips of one place lie: side by side, one for all of them, or in a heap."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardgames_gui.engine.table import Chips
from cardgames_gui.table.chip_sizes import APART, chip_width
from cardgames_gui.table.pose import Pose

HEAP: Final = (
    (0.10, 0.62),
    (0.28, 0.66),
    (0.46, 0.68),
    (0.64, 0.66),
    (0.82, 0.68),
    (0.92, 0.58),
    (0.16, 0.44),
    (0.36, 0.42),
    (0.55, 0.46),
    (0.74, 0.40),
    (0.27, 0.22),
    (0.47, 0.24),
    (0.66, 0.20),
    (0.38, 0.04),
    (0.88, 0.34),
)
"""Where the chips of a heap lie, in shares of its width and height, from the back to the front."""
LOWEST: Final = 0.5
"""A heap keeps so much of a chip's width clear on every side."""


def chip_poses(chips: Chips, rect: QRectF, words: float) -> list[Pose]:
    """The pose of each chip that is shown, seen from the front of its place's rectangle."""
    wide = chip_width(chips, words)
    if chips.count is None:
        return _heap(rect, wide)
    if not chips.single:
        return [Pose(rect.left() + wide / 2, rect.center().y(), wide)]
    room = rect.width() - wide
    step = min(APART * wide, room / max(1, chips.count - 1))
    y = rect.center().y()
    return [Pose(rect.left() + wide / 2 + index * step, y, wide) for index in range(chips.count)]


def number_at(chips: Chips, rect: QRectF, words: float) -> QPointF:
    """Where the number of counted chips begins, in the middle of its height."""
    return QPointF(rect.left() + chip_width(chips, words) * 1.2, rect.center().y())


def _heap(rect: QRectF, wide: int) -> list[Pose]:
    inner = rect.adjusted(wide * LOWEST, wide * LOWEST, -wide * LOWEST, -wide * LOWEST)
    return [
        Pose(
            round(inner.left() + across * inner.width()),
            round(inner.top() + down * inner.height()),
            wide,
        )
        for across, down in sorted(HEAP, key=lambda place: place[1])
    ]
