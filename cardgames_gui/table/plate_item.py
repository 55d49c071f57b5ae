"""A seat's plate: who sits there, what they have, and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardgames_gui.engine.table import Plate
from cardgames_gui.table import colours, letters
from cardgames_gui.table.art import icon_pixmap


class PlateItem(QGraphicsItem):
    """A dark pill with a coloured circle; everything it says by colour it says in words too."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.rect = QRectF()
        self.plate: Plate | None = None
        self._words = 1.0
        self._mine = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_plate(self, plate: Plate, rect: QRectF, words: float, mine: bool) -> None:
        """`mine` says that the hand before the screen plays this seat now."""
        if rect != self.rect:
            self.prepareGeometryChange()
        self.rect, self.plate, self._words, self._mine = rect, plate, words, mine
        self.setToolTip(f"{plate.name} · {plate.detail}" if plate.detail else plate.name)
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.plate is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.rect.height() / 2
        painter.setPen(self._edge(self.plate))
        painter.setBrush(colours.PLATE)
        painter.drawRoundedRect(self.rect, radius, radius)
        self._paint_circle(painter, self.plate)
        self._paint_words(painter, self.plate)

    def _edge(self, plate: Plate) -> QPen:
        if plate.turn:
            # Gold is for those who can act; that others play is said in white, and in words.
            return QPen(colours.ACT if self._mine else colours.ON_PLATE, 2.5 * self._words)
        if plate.alert:
            pen = QPen(colours.ON_PLATE, 2 * self._words)
            pen.setDashPattern([3, 2])
            return pen
        return QPen(colours.PLATE_EDGE, 1)

    def _circle(self) -> QRectF:
        side = self.rect.height() * 0.76
        inset = (self.rect.height() - side) / 2
        return QRectF(self.rect.left() + inset, self.rect.top() + inset, side, side)

    def _paint_circle(self, painter: QPainter, plate: Plate) -> None:
        circle = self._circle()
        colour = QColor(colours.SEATS[self.seat % len(colours.SEATS)])
        if plate.place is not None:
            colour.setAlphaF(0.45)
        painter.setPen(QPen(colours.ON_PLATE_QUIET, 1.5))
        painter.setBrush(colour)
        painter.drawEllipse(circle)
        painter.setPen(colours.ON_PLATE)
        painter.setFont(letters.font(17, self._words, bold=True))
        initial = plate.name.strip()[:1].upper()
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, initial)
        if plate.alert:
            self._paint_alert(painter, circle)

    def _paint_alert(self, painter: QPainter, circle: QRectF) -> None:
        """A calling hand on a red ground over the circle."""
        painter.setPen(QPen(colours.ON_PLATE, 1.5))
        painter.setBrush(colours.CALL)
        painter.drawEllipse(circle)
        side = circle.width() * 0.66
        middle = circle.center()
        dpr = painter.device().devicePixelRatioF()
        pixmap = icon_pixmap("call", side, dpr, colours.ON_CALL)
        painter.drawPixmap(QPointF(middle.x() - side / 2, middle.y() - side / 2), pixmap)

    def _paint_words(self, painter: QPainter, plate: Plate) -> None:
        left = self._circle().right() + 8 * self._words
        room = self.rect.right() - self.rect.height() * 0.3 - left
        name_font = letters.font(letters.NAME, self._words, bold=True)
        detail_font = letters.font(letters.DETAIL, self._words)
        lines = letters.wrapped(plate.detail, detail_font, room, 2)
        name_high = letters.line_height(name_font)
        detail_high = letters.line_height(detail_font)
        if len(lines) > 1:
            # Three lines stand closer, to stay inside the pill.
            shrink = min(1.0, self.rect.height() / (name_high + 2 * detail_high + 2))
            name_high, detail_high = name_high * shrink, detail_high * shrink
        y = self.rect.center().y() - (name_high + detail_high * len(lines)) / 2
        flags = (
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        )
        painter.setFont(name_font)
        painter.setPen(colours.ON_PLATE if plate.place is None else colours.ON_PLATE_QUIET)
        name = letters.elided(plate.name, name_font, room)
        painter.drawText(QRectF(left, y, room, name_high), flags, name)
        painter.setFont(detail_font)
        painter.setPen(colours.ON_PLATE_QUIET)
        for index, line in enumerate(lines):
            top = y + name_high + detail_high * index
            painter.drawText(QRectF(left, top, room, detail_high), flags, line)
