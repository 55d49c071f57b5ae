"""Gold on the table, where a hand can act: rings around cards and places; and the tick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cardgames_gui.table.card_item import UNITS, CardItem
from cardgames_gui.table.marks import Ring, Tick
from cardgames_gui.table.pose import Pose

M = TypeVar("M", bound=QGraphicsItem)

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
        self._ticks: list[Tick] = []

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

    def tick(self, cards: Sequence[CardItem]) -> None:
        """A tick on these cards, and on no others."""
        self._clear(self._ticks)
        whole = Pose(0, 0, UNITS)
        for card in cards:
            tick = Tick(card.frame, max(card.units(TICK), 0.3 * UNITS))
            tick.setPos(whole.width * 0.44, -whole.height * 0.44)
            self._ticks.append(tick)

    def _clear(self, rings: list[M]) -> None:
        for ring in rings:
            # The ring of a card that is gone went with it.
            if ring.scene() is self._scene:
                self._scene.removeItem(ring)
        rings.clear()
