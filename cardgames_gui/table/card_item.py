"""One card on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardgames_gui.table.sprites import Sprites
from cardgames_gui.table.travel import Look


class CardItem(QGraphicsPixmapItem):
    """A pixmap, painted by Qt alone: a hundred of them cost nothing while they lie."""

    def __init__(self, key: int, sprites: Sprites) -> None:
        super().__init__()
        self.key = key
        self.look: Look | None = None
        self._sprites = sprites
        self._drawn: tuple[int, int] | None = None
        self._scale = 1.0, 1.0, 0.0
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_look(self, look: Look, width: float, dpr: float) -> None:
        """Shows the card so; `width` is the one it is rendered at, to be sharp where it rests."""
        self.look = look
        pose = look.pose
        sprite = self._sprites.sprite(look.face, width, pose.lift, dpr)
        drawn = sprite.pixmap.cacheKey(), sprite.width
        if drawn != self._drawn:
            self._drawn = drawn
            self.setOffset(sprite.offset)
            self.setPixmap(sprite.pixmap)
        size = pose.width / sprite.width
        scale = size * look.squeeze, size, pose.turn
        if scale != self._scale:
            self._scale = scale
            # A card edge on is a line, and a line has no way back to the card's own coordinates.
            across = max(scale[0], 0.01)
            self.setTransform(QTransform().rotate(pose.turn).scale(across, size))
        self.setPos(pose.x, pose.y)

    def forget(self) -> None:
        """The picture is to be rendered anew."""
        self._drawn = None

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene lies on the card."""
        return self.look is not None and self.isVisible() and self.look.pose.holds(point)
