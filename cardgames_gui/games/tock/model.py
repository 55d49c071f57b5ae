"""The nouns of Tock!: its cards, moves, faults, events and what a seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.moves import Malformed

_ = Catalogue("tock").gettext

RASCAL: Final = 21
"""The number of El Travieso."""
HIGHEST: Final = 20
"""The number that ends a sequence in the centre."""
DECK: Final = (*(number for number in range(1, HIGHEST + 1) for _ in range(6)), RASCAL)
"""The 121 cards in play (T1)."""
SEQUENCES: Final = 6
MOST_SEATS: Final = 6
NOBODY: Final = -1
"""Stands for a seat or a card where there is none; an int, for speed."""

DRAW: Final = 0
DRAW_BLOCK: Final = 1
TOP_CENTRE: Final = 2
TOP_PILE: Final = 3
DRAWN_CENTRE: Final = 4
DRAWN_PILE: Final = 5
DRAWN_OWN: Final = 6
KNOCK: Final = 7
ACCEPT: Final = 8

_TEXT: Final = (
    "draw",
    "draw block",
    "top centre",
    "top pile",
    "drawn centre",
    "drawn pile",
    "drawn own",
    "knock",
    "accept",
)
_TARGETS: Final = {
    DRAW: len(DECK),
    TOP_CENTRE: SEQUENCES,
    TOP_PILE: MOST_SEATS,
    DRAWN_CENTRE: SEQUENCES,
    DRAWN_PILE: MOST_SEATS,
}


@dataclass(frozen=True, slots=True, eq=False)
class TockMove:
    """One decision. There is one object for each move, so identity is equality.

    `kind` is one of the constants above; `target` is a place on the table, a place in the centre
    or a seat, NOBODY for moves without one.
    """

    kind: int
    target: int

    def __str__(self) -> str:
        if self.target == NOBODY:
            return _TEXT[self.kind]
        return f"{_TEXT[self.kind]} {self.target}"

    def __reduce__(self) -> tuple[object, ...]:
        return read_move, (str(self),)


MOVES: Final = tuple(
    tuple(TockMove(kind, target) for target in range(_TARGETS[kind]))
    if kind in _TARGETS
    else (TockMove(kind, NOBODY),)
    for kind in range(len(_TEXT))
)
"""All moves, by kind and target."""
_BY_TEXT: Final = {str(move): move for moves in MOVES for move in moves}

KNOCK_MOVE: Final = MOVES[KNOCK][0]
ACCEPT_MOVE: Final = MOVES[ACCEPT][0]
DRAW_BLOCK_MOVE: Final = MOVES[DRAW_BLOCK][0]
DRAWN_OWN_MOVE: Final = MOVES[DRAWN_OWN][0]


def read_move(text: str) -> TockMove:
    """The move of that text; Malformed if there is none."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise Malformed(_("“{text}” is not a move of Tock!").format(text=text[:40])) from None


FAULT_DRAW: Final = 1
FAULT_CENTRE: Final = 2
FAULT_OWN: Final = 4
FAULT_NAMES: Final = ((FAULT_DRAW, "draw"), (FAULT_CENTRE, "centre"), (FAULT_OWN, "own"))


def fault_names(faults: int) -> tuple[str, ...]:
    """The notation's names of a set of faults (T12)."""
    return tuple(name for bit, name in FAULT_NAMES if faults & bit)


@dataclass(frozen=True, slots=True)
class Observation:
    """All that a seat may know: everything but the faces of the cards that lie on the table.

    A card is its place in the deal; `faces[card]` is its number, 0 where it is unknown. Stacks
    are bottom to top. `faults` are the open ones of the last action, a set of bits; `acted` is
    the seat of that action, NOBODY once its window is closed; `knocked` has a bit for each seat
    that has knocked in it. `passed_over` is the card that lay playable on the own pile when one
    was drawn, while that fault is open; `placed` the card that the last action placed.
    """

    seat: int | None
    seats: int
    strict: bool
    ends_first: bool
    faces: tuple[int, ...]
    table: tuple[int, ...]
    centre: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    blocks: tuple[tuple[int, ...], ...]
    drawn: int
    turn: int
    out: tuple[int, ...]
    pending: int
    acted: int
    faults: int
    passed_over: int
    placed: int
    knocked: int
    over: bool


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew `cards[0]`; `block` if from its block, `turned` if it turned its pile over."""

    number: int = 0
    block: bool = False
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A seat brought its top card, or the drawn one, to a zone.

    `on` is the number beneath it there, 0 if there was none.
    """

    number: int = 0
    drawn: bool = False
    zone: str = ""
    on: int = 0


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat knocked at what `at` did; `faults` is what it had missed, 0 if nothing.

    `top` is the number that lay playable on the pile when a card was drawn, and `number` the
    number of the card that was placed, 0 where none was.
    """

    at: int = 0
    faults: int = 0
    top: int = 0
    number: int = 0


@dataclass(frozen=True, slots=True)
class Punished(Event):
    """A seat took penalty cards: `cards`, from the seats `givers`."""

    givers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat has no cards left; `pending` while its last action can still be knocked at (T25)."""

    place: int = 0
    pending: bool = False


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """The last seat let the last action stand."""


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over; `seat` is the winner."""
