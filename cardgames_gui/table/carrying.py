"""Carrying: the cards that are lifted follow the finger, and tilt with its movement."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from cardgames_gui.table.pose import Pose
from cardgames_gui.table.scene import Scene

LARGER: Final = 1.1
"""A card that is lifted, in widths of the same card where it lies."""
KEPT_TURN: Final = 0.3
"""How much of the turn that it lies with it keeps."""
MOST_TILT: Final = 12.0
"""In degrees."""
PULL: Final = 0.35
"""Degrees for each pixel that it is moved."""
DIES_AWAY: Final = 0.82
"""How much is left of the movement with each tick of the clock, and then:"""
FOLLOWS: Final = 0.3
"""How much of the way the tilt goes after it."""
STRAIGHT: Final = 0.1
"""A tilt of less than that cannot be seen."""


class Carrying:
    """The cards under the finger, one behind the other, until they are let go."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._grip = QPointF()
        """From the middle of the first card, as it lay, to where it was taken."""
        self._tilt = 0.0
        self._drift = 0.0

    def lift(self, cards: tuple[int, ...], point: QPointF) -> None:
        """Cards leave the table, of which the first was taken at this point."""
        home = self._scene.lies[cards[0]].pose
        self._grip = point - home.middle()
        self._tilt = self._drift = 0.0
        width = round(home.width * LARGER)
        self._scene.carry(cards, Pose(home.x, home.y, width, home.turn * KEPT_TURN, 1.0))

    def carry_to(self, point: QPointF) -> None:
        """The finger has moved."""
        pose, cards = self._pose(), self._scene.carried
        # The card keeps its place under the finger, as much larger as it is.
        x = point.x() - self._grip.x() * LARGER
        y = point.y() - self._grip.y() * LARGER
        self._drift = max(-MOST_TILT, min(MOST_TILT, self._drift + (x - pose.x) * PULL))
        if self._scene.comfort.speed <= 0:
            self._drift = 0.0
        self._scene.carry(cards, Pose(x, y, pose.width, self._tilt, 1.0))
        if self._drift:
            self._scene.travel.tick(self._swing)

    def let_go(self) -> Pose:
        """They hang still; returns where the first of them is."""
        self._scene.travel.tick(None)
        return self._pose()

    def _swing(self) -> bool:
        """The tilt follows the movement and dies away."""
        cards = self._scene.carried
        if not cards:
            return False
        self._drift *= DIES_AWAY
        self._tilt += (self._drift - self._tilt) * FOLLOWS
        still = abs(self._drift) < STRAIGHT and abs(self._tilt) < STRAIGHT
        if still:
            self._tilt = self._drift = 0.0
        pose = self._pose()
        self._scene.carry(cards, Pose(pose.x, pose.y, pose.width, self._tilt, 1.0))
        return not still

    def _pose(self) -> Pose:
        look = self._scene.cards[self._scene.carried[0]].look
        assert look is not None
        return look.pose
