"""One chip on the table."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsPixmapItem

from cardgames_gui.table import colours
from cardgames_gui.table.chip_art import chip_pixmap
from cardgames_gui.table.travel import Look

RING: Final = 0.1
"""The thickness of a ring around a chip that is picked, in chip widths."""


class ChipItem(QGraphicsPixmapItem):
    """A pixmap of the chip; `place` is the id of the chips it belongs to or is on its way to."""

    def __init__(self, key: int, kind: str, place: str) -> None:
        super().__init__()
        self.key = key
        self.kind = kind
        self.place = place
        self.look: Look | None = None
        self._ring = QGraphicsEllipseItem(self)
        self._ring.setVisible(False)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_look(self, look: Look, dpr: float, rests: float) -> None:
        """Shows the chip so; it is rendered in the width in which it `rests`, to be sharp there."""
        pose = look.pose
        pixmap = chip_pixmap(self.kind, rests, dpr)
        if pixmap.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixmap)
            self.setOffset(-rests / 2, -rests / 2)
            thick = max(2.5, RING * rests)
            self._ring.setPen(QPen(colours.ACT, thick))
            out = rests / 2 + thick / 2
            self._ring.setRect(QRectF(-out, -out, 2 * out, 2 * out))
        self.setScale(pose.width / rests)
        self.look = look
        self.setPos(pose.x, pose.y)

    def mark(self, is_picked: bool) -> None:
        """A gold ring says that the chip is to be spent."""
        self._ring.setVisible(is_picked)

    @property
    def is_picked(self) -> bool:
        return self._ring.isVisible()

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene lies on the chip."""
        if self.look is None or not self.isVisible():
            return False
        pose = self.look.pose
        return math.hypot(point.x() - pose.x, point.y() - pose.y) <= pose.width / 2
