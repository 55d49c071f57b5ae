"""What a layout depends on: the zones and seats of a table, without their cards."""

from __future__ import annotations

from dataclasses import dataclass

from cardgames_gui.engine.table import Kind, Layout, Table, Zone


@dataclass(frozen=True, slots=True)
class ZoneShape:
    """A zone as far as its place on the screen goes."""

    id: str
    kind: Kind
    layout: Layout
    side: int | None
    room: int
    over: str | None = None

    @property
    def cards_wide(self) -> float:
        """How many card widths it takes up."""
        match self.layout:
            case Layout.FAN:
                return 1 + min(self.room - 1, 12) * 0.4
            case Layout.ROW if self.kind is Kind.PLACES or self.kind is Kind.SET:
                return self.room * 1.12
            case _:
                return 1.0


@dataclass(frozen=True, slots=True)
class ChipsShape:
    """Chips as far as their place on the screen goes."""

    id: str
    side: int | None
    single: bool


@dataclass(frozen=True, slots=True)
class Shape:
    """The same for the whole match, so that a layout stays while cards come and go.

    `seats` go clockwise from the one at the lower edge. `calls` are the seats that can call.
    """

    seats: tuple[int, ...]
    zones: tuple[ZoneShape, ...]
    calls: tuple[int, ...] = ()
    chips: tuple[ChipsShape, ...] = ()

    def middle(self) -> tuple[ZoneShape, ...]:
        """What lies in the middle, from left to right."""
        return tuple(
            zone
            for zone in self.zones
            if zone.side is None and zone.layout not in (Layout.SPREAD, Layout.HELD)
        )

    def before(self, seat: int) -> tuple[ZoneShape, ...]:
        """What lies before a seat, the main zone first."""
        return tuple(
            zone for zone in self.zones if zone.side == seat and zone.layout is not Layout.HELD
        )

    def chips_of(self, side: int | None) -> tuple[ChipsShape, ...]:
        """The chips of a seat, or of the middle."""
        return tuple(chips for chips in self.chips if chips.side == side)

    def spread(self) -> ZoneShape | None:
        """The zone that is spread over the table."""
        for zone in self.zones:
            if zone.layout is Layout.SPREAD:
                return zone
        return None


def shape_of(table: Table, bottom: int, calls: tuple[int, ...] = ()) -> Shape:
    """The shape of a table with that seat at the lower edge."""
    count = len(table.plates)
    return Shape(
        tuple((bottom + step) % count for step in range(count)),
        tuple(_zone_shape(zone) for zone in table.zones),
        calls,
        tuple(ChipsShape(chips.id, chips.side, chips.single) for chips in table.chips),
    )


def _zone_shape(zone: Zone) -> ZoneShape:
    # A held card belongs to whoever draws next: its side changes all the time.
    side = None if zone.layout is Layout.HELD else zone.side
    return ZoneShape(zone.id, zone.kind, zone.layout, side, zone.room, zone.over)
