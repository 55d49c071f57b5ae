"""The double ring, black and white, around what the keyboard is at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardgames_gui.table import colours

IN_FRONT: Final = 40_000.0
THICK: Final = 2.5
GAP: Final = 3.0


class FocusRing(QGraphicsItem):
    """Over everything; one of its two lines is seen on any ground."""

    def __init__(self) -> None:
        super().__init__()
        self.place = QRectF()
        self._radius = 0.0
        self._gap = GAP
        self.setZValue(IN_FRONT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def around(self, rect: QRectF, radius: float, turn: float = 0.0, gap: float = GAP) -> None:
        """Lies around a rectangle of the scene, turned about its middle, corners rounded so."""
        self.prepareGeometryChange()
        self._gap = gap
        self._radius = radius
        self.place = QRectF(0, 0, rect.width(), rect.height())
        self.place.moveCenter(self.place.topLeft())
        self.setPos(rect.center())
        self.setRotation(turn)
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        out = self._gap + 2 * THICK + 1
        return self.place.adjusted(-out, -out, out, out)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step, colour in enumerate((colours.FOCUS_INNER, colours.FOCUS_OUTER)):
            out = self._gap + THICK * (step + 0.5)
            painter.setPen(QPen(colour, THICK))
            corner = self._radius + out
            painter.drawRoundedRect(self.place.adjusted(-out, -out, out, out), corner, corner)
