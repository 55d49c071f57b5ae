"""A game on the home screen: a button with its felt, a fan of its cards and what it is about."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardgames_gui.app.buttons import Painted
from cardgames_gui.app.focus import RADIUS
from cardgames_gui.app.style import sized
from cardgames_gui.engine.game import About, Game
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.table import colours
from cardgames_gui.table.art import ASPECT, CardArt, felt, shadow, shadow_rect
from cardgames_gui.table.icons import icon_pixmap

_ = Catalogue("cardgames").gettext

CORNER: Final = 26.0
WORDS_AT_LEAST: Final = 0.84
"""The scale of the words in small windows, where the pictures get smaller and they do not."""
DROP: Final = 7.0
"""How far the tile's own shadow falls, at scale 1, in px."""
TURN: Final = 38.0
"""Degrees between the first and the last card of a fan."""
STEP: Final = 0.5
"""From card to card of a fan, in card widths."""
# Cards are rendered larger and scaled down: turned pixels are smoother so. In steps, or every
# pixel by which a window is resized would render them all anew.
FINER: Final = 1.35
RENDERED: Final = tuple(round(128 * 2 ** (step / 2)) for step in range(10))
"""Widths in device pixels."""


class Tile(Painted):
    """Wide ones have the cards beside the words, the others above them."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.game: Final = game
        self._art = CardArt(game.id)
        self._scale = 1.0
        self._picture: QPixmap | None = None
        self.retranslate()

    def set_scale(self, scale: float) -> None:
        """1 is a window of 1440×900."""
        if scale != self._scale:
            self._scale = scale
            self._picture = None
        self.setProperty(RADIUS, CORNER * scale)
        self.update()

    def retranslate(self) -> None:
        about = self.game.about()
        self.setAccessibleName(f"{about.title}, {players(self.game, about)}")
        self.setAccessibleDescription(about.blurb)
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(395, 460)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._picture = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != dpr:
            self._picture = self._paint(dpr)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture)
        place, corner = self._face(), CORNER * self._scale
        if self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 40))
            painter.drawRoundedRect(place, corner, corner)
        if self.underMouse() or self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.ACT, 4))
            painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), corner - 2, corner - 2)

    def _face(self) -> QRectF:
        return QRectF(self.rect()).adjusted(0, 0, 0, -DROP * self._scale)

    def _paint(self, dpr: float) -> QPixmap:
        picture = QPixmap(math.ceil(self.width() * dpr), math.ceil(self.height() * dpr))
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place, corner = self._face(), CORNER * self._scale
        outline = QPainterPath()
        outline.addRoundedRect(place, corner, corner)
        painter.fillPath(outline.translated(0, DROP * self._scale), QColor(0, 0, 0, 90))
        painter.setClipPath(outline)
        painter.drawPixmap(place.topLeft(), felt(self.game.id, place.size().toSize(), dpr))
        painter.fillPath(outline, QColor(0, 0, 0, 34))
        painter.setClipping(False)
        pad = 30 * self._scale
        inner = place.adjusted(pad, pad, -pad, -pad)
        if place.width() > place.height() * 1.5:
            middle = inner.left() + inner.width() * 0.52
            self._paint_fan(painter, QRectF(inner.topLeft(), QPointF(middle, inner.bottom())), dpr)
            words = QRectF(QPointF(middle + pad, inner.top()), inner.bottomRight())
            height = self._paint_words(None, words, True)
            words.adjust(0, (words.height() - height) / 2, 0, 0)
            self._paint_words(painter, words, True)
        else:
            height = max(self._paint_words(None, inner, False), inner.height() * 0.34)
            split = inner.bottom() - height
            fan = QRectF(inner.topLeft(), QPointF(inner.right(), split - pad * 0.4))
            self._paint_fan(painter, fan, dpr)
            self._paint_words(painter, QRectF(QPointF(inner.left(), split), inner.bottomRight()))
        painter.end()
        return picture

    def _paint_fan(self, painter: QPainter, room: QRectF, dpr: float) -> None:
        faces = self.game.about().faces
        count = len(faces)
        turn = TURN if count > 1 else 0.0
        # The outer cards are turned furthest: how far a fan of width 1 reaches.
        tilt = math.radians(turn / 2)
        across = (count - 1) * STEP + math.cos(tilt) + ASPECT * math.sin(tilt)
        down = ASPECT * math.cos(tilt) + math.sin(tilt) + 0.1
        width = min(room.width() / across, room.height() / down)
        enough = (each for each in RENDERED if each >= width * dpr * FINER)
        rendered = next(enough, RENDERED[-1])
        for index, face in enumerate(faces):
            at = index / (count - 1) - 0.5 if count > 1 else 0.0
            painter.save()
            x = room.center().x() + at * (count - 1) * STEP * width
            y = room.center().y() + (at * at * 4 - 0.5) * 0.1 * width
            painter.translate(x, y)
            painter.rotate(at * turn)
            painter.translate(-width / 2, -width * ASPECT / 2)
            place = QRectF(0, 0, width, width * ASPECT)
            dark = shadow(width, 0.3, dpr)
            painter.drawPixmap(shadow_rect(width, 0.3), dark, QRectF(dark.rect()))
            card = self._art.pixmap(face, rendered, 1.0)
            painter.drawPixmap(place, card, QRectF(card.rect()))
            painter.restore()

    def _paint_words(self, painter: QPainter | None, room: QRectF, wide: bool = False) -> float:
        """Paints, or with no painter only measures, how high the words stand in px."""
        about, scale = self.game.about(), max(self._scale, WORDS_AT_LEAST)
        flags = Qt.TextFlag.TextWordWrap
        bigger = 1.3 if wide else 1.0
        lines = (
            (about.title, 32 * scale * bigger, True, colours.ON_PLATE, 0.15),
            (players(self.game, about), 15 * scale * bigger, True, colours.ACT, 0.6),
            (about.blurb, 17 * scale * bigger, False, QColor("#eef3f1"), 0.0),
        )
        top = room.top()
        for text, px, bold, colour, gap in lines:
            font = sized(self.font(), px, bold=bold)
            metrics = QFontMetricsF(font)
            endless = QRectF(room.left(), top, room.width(), 10_000)
            height = metrics.boundingRect(endless, int(flags), text).height()
            if painter is not None:
                painter.setFont(font)
                painter.setPen(colour)
                painter.drawText(QRectF(room.left(), top, room.width(), height), int(flags), text)
            top += height + metrics.height() * gap
        if wide:
            top = self._paint_invitation(painter, room.left(), top + 22 * scale, 18 * scale)
        return top - room.top()

    def _paint_invitation(
        self, painter: QPainter | None, left: float, top: float, px: float
    ) -> float:
        """The word on the tile that says what a click does; returns where it ends below."""
        font = sized(self.font(), px, bold=True)
        metrics = QFontMetricsF(font)
        text = _("Play")
        height = metrics.height() * 2.1
        if painter is None:
            return top + height
        side = metrics.height()
        width = metrics.horizontalAdvance(text) + side * 4.2
        place = QRectF(left, top, width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.ACT)
        painter.drawRoundedRect(place, height / 2, height / 2)
        sign = icon_pixmap("play", side, self.devicePixelRatioF(), colours.ON_ACT)
        painter.drawPixmap(QPointF(left + side * 1.4, top + (height - side) / 2), sign)
        painter.setPen(colours.ON_ACT)
        painter.setFont(font)
        painter.drawText(
            place.adjusted(side * 2.7, 0, 0, 0),
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
            text,
        )
        return top + height


def players(game: Game, about: About) -> str:
    """How many play, and for how long."""
    return _("{few}–{many} players · {minutes} min").format(
        few=game.seats[0], many=game.seats[-1], minutes=about.minutes
    )
