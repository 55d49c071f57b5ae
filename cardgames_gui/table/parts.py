"""The parts of a seat's side of the table: fans, rows and piles, each in a rectangle of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from cardgames_gui.engine.table import Kind, Layout, Zone
from cardgames_gui.table.fan import CLOSE, depth_of, length_for
from cardgames_gui.table.plan import Spot
from cardgames_gui.table.shadow import ASPECT
from cardgames_gui.table.shape import ZoneShape

SEEN: Final = 9
"""So many cards of another's hand lie side by side; more lie closer."""
BETWEEN: Final = 1.16
"""From one place of a row to the next, in card widths."""
STRIP: Final = 0.17
"""So much of a card that lies under another one looks out, in card widths."""
SLIP: Final = 0.05
"""So far it lies aside."""
RISE: Final = 0.2
LEAST_RISE: Final = 16
"""In card widths, and in pixels where the tick does not get smaller with the card."""

# Of another seat, in widths of a card of the middle row; and no less, in pixels.
ROW: Final = 0.68
BACK: Final = 0.56
LEAST_ROW: Final = 38
LEAST_BACK: Final = 30
NARROWEST_ROW: Final = 24
"""Unless there is no room for that."""


@dataclass(frozen=True, slots=True)
class Part:
    """One zone, and the zone that lies under it; as its owner sees it, so long and so deep."""

    zone: ZoneShape
    under: ZoneShape | None
    card: int
    length: float
    depth: float

    @property
    def is_fan(self) -> bool:
        return self.zone.layout is Layout.FAN

    @property
    def is_row(self) -> bool:
        return is_row(self.zone)

    @property
    def is_big(self) -> bool:
        return self.is_fan or self.is_row

    @property
    def rise(self) -> int:
        """How far a card that is picked comes out of a row, with the tick on it."""
        return max(LEAST_RISE, round(self.card * RISE))

    def size(self, turn: float) -> tuple[float, float]:
        """Width and height on the screen."""
        return (self.depth, self.length) if turn else (self.length, self.depth)

    def rects(self, rect: QRectF, turn: float, upper: bool) -> dict[str, QRectF]:
        """Where its zones lie in its rectangle; `upper`: its owner looks down the screen."""
        if self.under is None:
            return {self.zone.id: rect}
        strip, slip = round(STRIP * self.card), round(SLIP * self.card)
        if turn:
            over = (
                rect.adjusted(0, slip, -strip, 0) if turn > 0 else rect.adjusted(strip, slip, 0, 0)
            )
            below = (
                rect.adjusted(strip, 0, 0, -slip)
                if turn > 0
                else rect.adjusted(0, 0, -strip, -slip)
            )
        elif upper:
            over, below = rect.adjusted(0, 0, -slip, -strip), rect.adjusted(slip, strip, 0, 0)
        else:
            over, below = rect.adjusted(0, strip, -slip, 0), rect.adjusted(slip, 0, 0, -strip)
        return {self.zone.id: over, self.under.id: below}

    def spot(self, turn: float, upper: bool, own: bool) -> Spot:
        bend = 0 if not self.is_fan else -1 if upper else 1
        return Spot(self.card, turn, bend, own)


def is_row(zone: Zone | ZoneShape) -> bool:
    """Whether its cards lie side by side, each in a place."""
    return zone.layout is Layout.ROW and zone.kind in (Kind.PLACES, Kind.SET)


def parts_of(
    zones: Sequence[ZoneShape], fan: int, row: int, pile: int, length: float | None = None
) -> list[Part]:
    """The parts of a seat, with cards so wide in each sort; `length` is that of its fan."""
    by_id = {zone.id: zone for zone in zones}
    lower = {zone.over for zone in zones if zone.over is not None}
    return [
        _part(zone, by_id.get(zone.over or ""), fan, row, pile, length)
        for zone in zones
        if zone.id not in lower
    ]


def parts_of_another(zones: Sequence[ZoneShape], card: int, most: float) -> list[Part]:
    """The parts of a seat that is not the own one, with no row longer than that."""
    back = max(LEAST_BACK, round(card * BACK))
    row = max(LEAST_ROW, round(card * ROW))
    parts = parts_of(zones, back, row, back)
    while row > NARROWEST_ROW and any(part.is_row and part.length > most for part in parts):
        row -= 1
        parts = parts_of(zones, back, row, back)
    return parts


def _part(
    zone: ZoneShape, under: ZoneShape | None, fan: int, row: int, pile: int, length: float | None
) -> Part:
    if zone.layout is Layout.FAN:
        long = length or length_for(min(zone.room, SEEN), fan, CLOSE)
        return Part(zone, None, fan, long, depth_of(long, fan))
    if is_row(zone):
        long = math.ceil(row * (1 + (zone.room - 1) * BETWEEN))
        deep = math.ceil(row * ASPECT)
        if under is not None:
            long, deep = long + round(SLIP * row), deep + round(STRIP * row)
        return Part(zone, under, row, long, deep)
    return Part(zone, None, pile, pile, math.ceil(pile * ASPECT))
