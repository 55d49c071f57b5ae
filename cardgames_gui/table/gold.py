"""Gold on the table, where a hand can act: rings around cards and places; and the tick."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardgames_gui.table.card_item import UNITS, CardItem
from cardgames_gui.table.marks import Ring, Tick
from cardgames_gui.table.pose import Pose

LIGHTS: Final = 5500.0
"""Over everything that lies, under what is held or flies."""
THICK: Final = 2.5
"""A ring's line at least, in pixels."""
TICK: Final = 24.0
"""A tick's size at least, in pixels."""


class Gold:
    """Which cards and places have a ring, and which card has the tick."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.rings: list[Ring] = []
        self.lights: list[Ring] = []
        self._tick: Tick | None = None

    def ring(self, cards: Iterable[CardItem]) -> None:
        """Rings around these cards, and no others; they go with the cards."""
        self._clear(self.rings)
        for card in cards:
            ring = Ring(card.frame)
            ring.around(Pose(0, 0, UNITS).rect(), least=card.units(THICK))
            self.rings.append(ring)

    def light(self, places: Iterable[QRectF]) -> None:
        """Rings around these places, and no others."""
        self._clear(self.lights)
        for place in places:
            ring = Ring()
            ring.setZValue(LIGHTS)
            ring.around(place)
            self._scene.addItem(ring)
            self.lights.append(ring)

    def tick(self, card: CardItem | None) -> None:
        """A tick on this card, and on no other."""
        if self._tick is not None:
            self._scene.removeItem(self._tick)
            self._tick = None
        if card is not None:
            whole = Pose(0, 0, UNITS)
            self._tick = Tick(card.frame, max(card.units(TICK), 0.3 * UNITS))
            self._tick.setPos(whole.width * 0.44, -whole.height * 0.44)

    def _clear(self, rings: list[Ring]) -> None:
        for ring in rings:
            # The ring of a card that is gone went with it.
            if ring.scene() is self._scene:
                self._scene.removeItem(ring)
        rings.clear()
