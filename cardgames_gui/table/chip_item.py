"""One chip on the table."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardgames_gui.table.chip_art import chip_pixmap
from cardgames_gui.table.travel import Look


class ChipItem(QGraphicsPixmapItem):
    """A pixmap of the chip; `place` is the id of the chips it belongs to or is on its way to."""

    def __init__(self, key: int, kind: str, place: str) -> None:
        super().__init__()
        self.key = key
        self.kind = kind
        self.place = place
        self.look: Look | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_look(self, look: Look, dpr: float, rests: float) -> None:
        """Shows the chip so; it is rendered in the width in which it `rests`, to be sharp there."""
        pose = look.pose
        pixmap = chip_pixmap(self.kind, rests, dpr)
        if pixmap.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixmap)
            self.setOffset(-rests / 2, -rests / 2)
        scale = pose.width / rests
        if self.look is None or scale != self.scale():
            self.setTransform(QTransform())
            self.setScale(scale)
        self.look = look
        self.setPos(pose.x, pose.y)

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene lies on the chip."""
        if self.look is None or not self.isVisible():
            return False
        pose = self.look.pose
        return math.hypot(point.x() - pose.x, point.y() - pose.y) <= pose.width / 2
