"""One card on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup, QGraphicsPixmapItem

from cardgames_gui.table.sprites import Sprites
from cardgames_gui.table.travel import Look

UNITS: Final = 100.0
"""A card's width for the marks on it."""


class CardItem(QGraphicsPixmapItem):
    """A pixmap, painted by Qt alone: a hundred of them cost nothing while they lie."""

    def __init__(self, key: int, sprites: Sprites) -> None:
        super().__init__()
        self.key = key
        self.look: Look | None = None
        self._sprites = sprites
        self._drawn: int | None = None
        self._scale: tuple[float, float, float] = 1.0, 1.0, 0.0
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._frame: QGraphicsItemGroup | None = None
        self._fit: tuple[float, float] = 0.0, 1.0

    @property
    def frame(self) -> QGraphicsItem:
        """What marks on the card hang on: the card's middle, in hundredths of its width."""
        if self._frame is None:
            self._frame = QGraphicsItemGroup(self)
            self._frame.setRotation(self._fit[0])
            self._frame.setScale(self._fit[1])
        return self._frame

    def units(self, pixels: float) -> float:
        """So many pixels of the screen, as the marks on the card measure."""
        return pixels / self._fit[1]

    def show_look(self, look: Look, width: float, dpr: float, fixed: bool) -> None:
        """Shows the card so; `width` is the one it is rendered at, to be sharp where it rests.

        `fixed` says that its turn stays: then it is turned once and not in every frame.
        """
        self.look = look
        pose = look.pose
        turn = pose.turn if fixed and look.squeeze == 1 and round(width) == pose.width else 0.0
        sprite = self._sprites.sprite(look.face, width, pose.lift, dpr, turn)
        drawn = sprite.pixmap.cacheKey()
        if drawn != self._drawn:
            self._drawn = drawn
            self.setOffset(sprite.offset)
            self.setPixmap(sprite.pixmap)
        self._fit = turn, sprite.width / UNITS
        if self._frame is not None:
            self._frame.setRotation(self._fit[0])
            self._frame.setScale(self._fit[1])
        size = pose.width / sprite.width
        scale = size * look.squeeze, size, pose.turn - turn
        if scale != self._scale:
            self._scale = scale
            # A card edge on is a line, and a line has no way back to the card's own coordinates.
            across = max(scale[0], 0.01)
            self.setTransform(QTransform().rotate(scale[2]).scale(across, size))
        self.setPos(pose.x, pose.y)

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene lies on the card."""
        return self.look is not None and self.isVisible() and self.look.pose.holds(point)
