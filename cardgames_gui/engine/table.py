"""The table as one chair sees it: zones with cards, plates, and what a hand may do.

A Table is a plain snapshot. Nothing in it knows pixels, and nothing hidden from the chair is in
it: a face that the chair cannot know is None, and a card's key says nothing about its face.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from cardgames_gui.engine.offer import Offer

Face = int | str
"""A card's face as the notation writes it; `str(face)` is also the name of its picture."""


class Kind(Enum):
    """How a zone's content is written down, and what its order means."""

    STACK = "stack"
    """Bottom to top."""
    SET = "set"
    """Any order."""
    PLACES = "places"
    """A fixed number of places, None where one is empty."""
    ONE = "one"
    """One card or none."""


class Layout(Enum):
    """How a table lays a zone out."""

    SPREAD = "spread"
    """Singly over the middle of the table, each card to be seen."""
    ROW = "row"
    """Side by side with the other row zones of the same group."""
    PILE = "pile"
    """One on the other."""
    FAN = "fan"
    """Overlapping, as held in a hand."""
    HELD = "held"
    """One card, lifted before its owner."""


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card. `key` stays with it for the whole match; `face` is None where unknown.

    `up` says that it lies face up. A card can be known and lie face down all the same.
    """

    key: int
    face: Face | None
    up: bool
    back: str = "back"


@dataclass(frozen=True, slots=True)
class Group:
    """So many cards side by side in a zone that are equal to the rules.

    `name` is what a screen reader says.
    """

    size: int
    name: str


@dataclass(frozen=True, slots=True)
class Zone:
    """A named place for cards. `id` is the notation's name.

    `side` is the seat it belongs to, None for the middle. `room` is how many cards it may hold.
    `name` is what a screen reader says. `hint` helps the player and can be switched off in the
    settings; `label` is shown beside the zone at any time; `ghost` is a numeral or word shown in
    the empty zone. `groups`, if there are any, divide the cards that are there. `over` is the
    zone of which each place lies under the same place of this one.
    """

    id: str
    kind: Kind
    layout: Layout
    side: int | None
    cards: tuple[Card | None, ...]
    room: int
    name: str
    hint: str = ""
    ghost: str = ""
    label: str = ""
    groups: tuple[Group, ...] = ()
    over: str | None = None

    def present(self) -> tuple[Card, ...]:
        """The cards that are there, without the empty places."""
        return tuple(card for card in self.cards if card is not None)


@dataclass(frozen=True, slots=True)
class Plate:
    """What the plate of a seat says. `detail` is the second line ("9 cards · your turn").

    `place` is the place the seat has reached, None while it plays. `alert` marks a moment
    that others must not miss (a last card that can still be called at).
    """

    seat: int
    name: str
    detail: str
    turn: bool
    place: int | None = None
    alert: bool = False


@dataclass(frozen=True, slots=True)
class Chips:
    """Chips of one kind in one place, each as good as another.

    `id` is the notation's name, `kind` the name of their picture. `side` is the seat they belong
    to, None for the middle. `count` is None where there are as many as anybody needs. `name` is
    what a screen reader says. `single`: each is shown by itself, not one with a number.
    """

    id: str
    kind: str
    side: int | None
    count: int | None
    name: str
    single: bool = False


@dataclass(frozen=True, slots=True)
class Score:
    """A table of words to be read between rounds and at the end.

    The first word of `headline` says what it is about, the others name the columns; each of
    `rows` begins with the name of a seat, in their order.
    """

    headline: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Table:
    """All zones and plates as the chair `chair` sees them; chair None sees what is public.

    `grips` are the keys of the cards that a hand may lift, playable or not: whether a card can be
    lifted must not tell where it fits. `counters` is what the notation writes beside the zones.
    `score` is there when a round or the match has just ended.
    """

    chair: int | None
    turn: int | None
    zones: tuple[Zone, ...]
    plates: tuple[Plate, ...]
    status: str
    grips: tuple[int, ...] = ()
    offers: tuple[Offer, ...] = ()
    chips: tuple[Chips, ...] = ()
    counters: Mapping[str, object] = field(default_factory=dict)
    score: Score | None = None

    def zone(self, zone_id: str) -> Zone:
        """The zone of that name; KeyError if there is none."""
        for zone in self.zones:
            if zone.id == zone_id:
                return zone
        raise KeyError(zone_id)

    def where(self) -> dict[int, str]:
        """The zone in which each card lies, by the card's key."""
        return {card.key: zone.id for zone in self.zones for card in zone.present()}


@dataclass(frozen=True, slots=True)
class Cast:
    """Who sits where: the names as shown, and which seat is "you" (None with several people)."""

    names: tuple[str, ...]
    you: int | None = None

    def name(self, seat: int) -> str:
        """The name on that seat's plate."""
        return self.names[seat]


def plain_cast(seats: int, names: Sequence[str] = ()) -> Cast:
    """Names for a table without people: the given ones, else the seats' numbers from 1."""
    return Cast(
        tuple(names[i] if i < len(names) and names[i] else str(i + 1) for i in range(seats))
    )
