"""Cards together with their shadows, as single pixmaps: what moves fast is painted at once."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from cardgames_gui.table.art import ASPECT, CardArt, shadow, shadow_rect

BYTES_KEPT: Final = 96 * 1024 * 1024
# A card on its way up changes its shadow so many times.
LIFTS: Final = 4


@dataclass(frozen=True, slots=True)
class Sprite:
    """A card of `width` and its shadow; `offset` is the pixmap's corner from the card's middle."""

    pixmap: QPixmap
    offset: QPointF
    width: int


class Sprites:
    """The sprites of one game, rendered once."""

    def __init__(self, game_id: str) -> None:
        self._art = CardArt(game_id)
        self._kept: OrderedDict[tuple[str, int, int, float, float], Sprite] = OrderedDict()
        self._bytes = 0

    def sprite(self, face: str, width: float, lift: float, dpr: float, turn: float = 0.0) -> Sprite:
        """The card at a whole number of pixels near that width, turned clockwise by degrees."""
        key = face, max(1, round(width)), round(min(max(lift, 0.0), 1.0) * LIFTS), dpr, turn
        sprite = self._kept.get(key)
        if sprite is None:
            if turn:
                sprite = _turned(self.sprite(face, width, lift, dpr), turn, dpr)
            else:
                sprite = self._made(face, key[1], key[2] / LIFTS, dpr)
            self._kept[key] = sprite
            self._bytes += _bytes(sprite)
            while self._bytes > BYTES_KEPT:
                _key, dropped = self._kept.popitem(last=False)
                self._bytes -= _bytes(dropped)
        else:
            self._kept.move_to_end(key)
        return sprite

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0

    def _made(self, face: str, width: int, lift: float, dpr: float) -> Sprite:
        card = QRectF(0, 0, width, width * ASPECT)
        under = shadow_rect(width, lift)
        whole = under.united(card).toAlignedRect().adjusted(-1, -1, 1, 1)
        pixmap = QPixmap(round(whole.width() * dpr), round(whole.height() * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(-whole.left(), -whole.top())
        painter.drawPixmap(under.topLeft(), shadow(width, lift, dpr))
        painter.drawPixmap(QPointF(0, 0), self._art.pixmap(face, width, dpr))
        painter.end()
        offset = QPointF(whole.left() - width / 2, whole.top() - width * ASPECT / 2)
        return Sprite(pixmap, offset, width)


def _turned(sprite: Sprite, turn: float, dpr: float) -> Sprite:
    """The same card turned, so that it need not be turned whenever it is painted."""
    upright = QRectF(sprite.offset, sprite.pixmap.deviceIndependentSize())
    whole = QTransform().rotate(turn).mapRect(upright).toAlignedRect().adjusted(-1, -1, 1, 1)
    pixmap = QPixmap(round(whole.width() * dpr), round(whole.height() * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(-whole.left(), -whole.top())
    painter.rotate(turn)
    painter.drawPixmap(sprite.offset, sprite.pixmap)
    painter.end()
    return Sprite(pixmap, QPointF(whole.topLeft()), sprite.width)


def _bytes(sprite: Sprite) -> int:
    return sprite.pixmap.width() * sprite.pixmap.height() * 4
