"""Where a card is, how large it is and how it is turned."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from cardgames_gui.table.shadow import ASPECT


@dataclass(frozen=True, slots=True)
class Pose:
    """The middle of a card and its width in scene pixels, its turn in degrees clockwise.

    `lift` is 0 for a card that lies and 1 for one that is held over the table.
    """

    x: float
    y: float
    width: float
    turn: float = 0.0
    lift: float = 0.0

    @property
    def height(self) -> float:
        return self.width * ASPECT

    def middle(self) -> QPointF:
        return QPointF(self.x, self.y)

    def rect(self) -> QRectF:
        """The card as it would lie without its turn."""
        return QRectF(self.x - self.width / 2, self.y - self.height / 2, self.width, self.height)

    def bounds(self) -> QRectF:
        """The smallest upright rectangle around the turned card."""
        angle = math.radians(self.turn)
        cos, sin = abs(math.cos(angle)), abs(math.sin(angle))
        width = self.width * cos + self.height * sin
        height = self.height * cos + self.width * sin
        return QRectF(self.x - width / 2, self.y - height / 2, width, height)

    def corners(self) -> tuple[tuple[float, float], ...]:
        """The four corners of the turned card, clockwise from its top left."""
        angle = math.radians(self.turn)
        cos, sin = math.cos(angle), math.sin(angle)
        half_width, half_height = self.width / 2, self.height / 2
        return tuple(
            (self.x + x * cos - y * sin, self.y + x * sin + y * cos)
            for x, y in (
                (-half_width, -half_height),
                (half_width, -half_height),
                (half_width, half_height),
                (-half_width, half_height),
            )
        )

    def holds(self, point: QPointF) -> bool:
        """Whether the point lies on the card."""
        angle = math.radians(-self.turn)
        dx, dy = point.x() - self.x, point.y() - self.y
        along = dx * math.cos(angle) - dy * math.sin(angle)
        down = dx * math.sin(angle) + dy * math.cos(angle)
        return abs(along) <= self.width / 2 and abs(down) <= self.height / 2

    def moved(self, x: float, y: float) -> Pose:
        return replace(self, x=x, y=y)


def between(start: Pose, end: Pose, share: float) -> Pose:
    """The pose that share of the way from one to the other."""
    rest = 1 - share
    return Pose(
        start.x * rest + end.x * share,
        start.y * rest + end.y * share,
        start.width * rest + end.width * share,
        start.turn * rest + end.turn * share,
        start.lift * rest + end.lift * share,
    )


def pose_in(rect: QRectF, turn: float = 0.0, lift: float = 0.0) -> Pose:
    """The pose of a card that fills a card's rectangle."""
    middle = rect.center()
    return Pose(middle.x(), middle.y(), rect.width(), turn, lift)
