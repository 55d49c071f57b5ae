"""Marks on the table: rings, ticks, empty places, and small labels."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cardgames_gui.table import colours, letters
from cardgames_gui.table.art import CORNER, has_numerals, icon_pixmap, numeral_in


def ring_path(card: QRectF, out: float) -> QPainterPath:
    """A rounded line around a card, that far outside."""
    path = QPainterPath()
    radius = card.width() * CORNER + out
    path.addRoundedRect(card.adjusted(-out, -out, out, out), radius, radius)
    return path


class Ring(QGraphicsPathItem):
    """Gold: you can act here."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setBrush(Qt.BrushStyle.NoBrush)

    def around(self, card: QRectF, least: float = 2.5) -> None:
        """Lies around a rectangle in the coordinates of its parent, at least so thick there."""
        thick = max(least, card.width() * 0.035)
        pen = QPen(colours.ACT, thick)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.setPen(pen)
        self.setPath(ring_path(card, thick))


class Tick(QGraphicsItem):
    """A check in a circle: this card is picked up."""

    def __init__(self, parent: QGraphicsItem, size: float) -> None:
        super().__init__(parent)
        self.size = size
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(-self.size / 2, -self.size / 2, self.size, self.size)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.ON_PLATE, 2))
        painter.setBrush(QColor(14, 28, 28))
        painter.drawEllipse(self.boundingRect().adjusted(1, 1, -1, -1))
        side = self.size * 0.66
        dpr = painter.device().devicePixelRatioF()
        pixmap = icon_pixmap("check", side, dpr, colours.ON_PLATE)
        painter.drawPixmap(QPointF(-side / 2, -side / 2), pixmap)


class Outline(QGraphicsPixmapItem):
    """An empty place: a dashed line, and the numeral that waits there."""

    def __init__(self) -> None:
        super().__init__()
        self.ghost = ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_place(self, rect: QRectF, ghost: str, dpr: float) -> None:
        self.ghost = ghost
        self.setPixmap(_outline(rect.width(), rect.height(), ghost, dpr))
        self.setPos(rect.topLeft())


@lru_cache(maxsize=32)
def _outline(width: float, height: float, ghost: str, dpr: float) -> QPixmap:
    """Dashes take long to paint, and the places on a table are all alike."""
    pixmap = QPixmap(math.ceil(width * dpr), math.ceil(height * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colours.PLACE_EDGE, max(1.5, width * 0.02))
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(colours.PLACE_FILL)
    inner = QRectF(0, 0, width, height).adjusted(1.5, 1.5, -1.5, -1.5)
    radius = width * CORNER
    painter.drawRoundedRect(inner, radius, radius)
    if ghost:
        _paint_ghost(painter, ghost, inner.adjusted(width * 0.15, 0, -width * 0.15, 0), width)
    painter.end()
    return pixmap


def _paint_ghost(painter: QPainter, ghost: str, room: QRectF, width: float) -> None:
    if has_numerals(ghost):
        painter.fillPath(numeral_in(ghost, room, width * 0.24), colours.GHOST)
        return
    painter.setPen(colours.GHOST)
    painter.setFont(letters.font(width * 0.16, 1.0, bold=True))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, ghost)


class Pill(QGraphicsItem):
    """A few words on a dark pill, as wide as they are, in the middle of a place."""

    def __init__(self) -> None:
        super().__init__()
        self.place = QRectF()
        self.text = ""
        self._font = letters.font(letters.HINT, 1.0, bold=True)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_text(self, text: str, place: QRectF, words: float) -> None:
        """Shows the text, shortened where the place is too narrow; an empty one hides the pill."""
        self.setVisible(bool(text))
        self._font = letters.font(letters.HINT, words, bold=True)
        shown = letters.elided(text, self._font, place.width() - 8)
        pad = min(10 * words, (place.width() - letters.width(shown, self._font)) / 2)
        wide = letters.width(shown, self._font) + 2 * pad
        self.prepareGeometryChange()
        self.place = QRectF(place.center().x() - wide / 2, place.top(), wide, place.height())
        self.text = shown
        self.setToolTip(text if shown != text else "")
        self.update()

    def boundingRect(self) -> QRectF:
        return self.place

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.PLATE)
        radius = self.place.height() / 2
        painter.drawRoundedRect(self.place, radius, radius)
        painter.setPen(colours.ON_PLATE)
        painter.setFont(self._font)
        painter.drawText(self.place, Qt.AlignmentFlag.AlignCenter, self.text)


class Caption(QGraphicsItem):
    """Quiet words on the felt, in up to two lines."""

    def __init__(self) -> None:
        super().__init__()
        self.place = QRectF()
        self.text = ""
        self._lines: tuple[str, ...] = ()
        self._font = letters.font(letters.DETAIL, 1.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_text(self, text: str, place: QRectF, words: float) -> None:
        self.prepareGeometryChange()
        self.text = text
        self.place = place
        self._font = letters.font(letters.DETAIL, words)
        self._lines = letters.wrapped(text, self._font, place.width(), 2)
        self.setToolTip(text if "…" in "".join(self._lines) else "")
        self.setVisible(bool(text))
        self.update()

    def boundingRect(self) -> QRectF:
        return self.place

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setFont(self._font)
        painter.setPen(colours.ON_PLATE_QUIET)
        high = letters.line_height(self._font)
        for index, line in enumerate(self._lines):
            row = QRectF(
                self.place.left(), self.place.top() + high * index, self.place.width(), high
            )
            painter.drawText(row, Qt.AlignmentFlag.AlignCenter, line)
