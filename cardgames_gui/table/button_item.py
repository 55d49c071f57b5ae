"""Buttons on the table: gold for what you can do, red for calls, plain ones on panels."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardgames_gui.table import colours, letters


class Tone(Enum):
    """What a button is for."""

    OFFER = "offer"
    CALL = "call"
    PLAIN = "plain"


class ButtonItem(QGraphicsItem):
    """A button; the hand presses it by its `id`. Disabled ones say why in their tooltip."""

    def __init__(self, button_id: str, tone: Tone, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.id = button_id
        self.tone = tone
        self.rect = QRectF()
        self.label = ""
        self.price = ""
        self.enabled = True
        self._hovered = False
        self._pressed = False
        self._size = float(letters.BUTTON)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_button(
        self, label: str, rect: QRectF, size: float, price: str = "", enabled: bool = True
    ) -> None:
        """`size` is the height of its letters in pixels."""
        self.prepareGeometryChange()
        self.label, self.rect, self.price, self.enabled = label, rect, price, enabled
        self._size = size
        self.update()

    def width_for(self, label: str, price: str, size: float) -> float:
        """How wide the button has to be for its words."""
        written = letters.font(size, 1.0, bold=True)
        wide = letters.width(label, written) + 2.2 * size
        return wide + (letters.width(price, written) + 1.4 * size if price else 0)

    def hover(self, hovered: bool) -> None:
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()

    def press(self, pressed: bool) -> None:
        if pressed != self._pressed:
            self._pressed = pressed
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-2, -2, 2, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.rect.height() * 0.5
        body = self.rect
        if self.enabled:
            under = QColor(colours.SHADOW)
            under.setAlphaF(0.35)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(under)
            painter.drawRoundedRect(body.translated(0, 3), radius, radius)
            if self._pressed:
                body = body.translated(0, 1.5)
        fill, ink, edge = self._colours()
        painter.setPen(edge)
        painter.setBrush(fill)
        painter.drawRoundedRect(body, radius, radius)
        painter.setFont(letters.font(self._size, 1.0, bold=True))
        painter.setPen(ink)
        if not self.price or self.tone is Tone.PLAIN:
            text = f"{self.label} · {self.price}" if self.price else self.label
            painter.drawText(self._shown(body), Qt.AlignmentFlag.AlignCenter, text)
            return
        written = painter.font()
        pad = self._size * 0.5
        wide = letters.width(self.price, written) + 2 * pad
        tag = QRectF(body.right() - wide - pad, body.top() + pad, wide, body.height() - 2 * pad)
        path = QPainterPath()
        path.addRoundedRect(tag, tag.height() / 2, tag.height() / 2)
        painter.fillPath(path, ink)
        painter.drawText(
            QRectF(body.left() + pad, body.top(), tag.left() - body.left() - pad, body.height()),
            Qt.AlignmentFlag.AlignCenter,
            self.label,
        )
        painter.setPen(fill)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, self.price)

    def _shown(self, body: QRectF) -> QRectF:
        return body.adjusted(4, 0, -4, 0)

    def _colours(self) -> tuple[QColor, QColor, QPen]:
        none = QPen(Qt.PenStyle.NoPen)
        match self.tone:
            case Tone.OFFER | Tone.PLAIN if not self.enabled:
                return colours.PLATE, colours.ON_PLATE_QUIET, QPen(colours.PLACE_EDGE, 1.5)
            case Tone.OFFER:
                return (
                    (colours.ACT.lighter(106) if self._hovered else colours.ACT),
                    colours.ON_ACT,
                    none,
                )
            case Tone.CALL if self.enabled:
                fill = colours.CALL_PRESSED if self._pressed or self._hovered else colours.CALL
                return fill, colours.ON_CALL, none
            case Tone.CALL:
                # Hollow, not just paler: it says "not now" without its colour.
                return colours.PLATE, colours.ON_PLATE_QUIET, QPen(colours.PLACE_EDGE, 1.5)
            case Tone.PLAIN:
                fill = colours.BUTTON_HOVER if self._hovered else colours.BUTTON
                return fill, colours.ON_PLATE, QPen(colours.PLACE_EDGE, 1)
