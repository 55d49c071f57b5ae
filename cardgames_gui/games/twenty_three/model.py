"""The nouns of 23: its cards, moves, events and what a seat may know."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.moves import Malformed, Move

_ = Catalogue("twenty_three").gettext

ONE: Final = 1
"""The number that opens a round; its card has a back of its own."""
HIGHEST: Final = 23
DECK: Final = (ONE, 2, 2, *(number for number in range(3, HIGHEST + 1) for _ in range(3)))
"""The 66 cards (W1)."""
SIZE: Final = len(DECK)
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
ROUNDS: Final = 2
MOST_ALIKE: Final = 3
"""No number is on more cards than these."""
BONUS: Final = 3
"""Bonus chips that each seat begins with (W2)."""
REACH: Final = 5
"""How far a bonus chip shifts the number on top (W8)."""
PUT_AWAY: Final = 3
"""Cards that each player puts away (W3)."""
GIVEN_BACK: Final = 3
"""Chips that the last hand card gives back, at most (W9)."""
WORTH: Final = 2
"""Chips that an unspent bonus chip gives back at the end (W14)."""
PASSING: Final = 1
FORCING: Final = 2
"""What a pass costs, and one that forces the next player (W10)."""
SKIPS: Final = 0
PASSES: Final = 1
FORCES: Final = 2
DROPS: Final = 3
BACK: Final = 4
PURPOSES: Final = 5
"""What penalty chips are taken for (W7, W10, W11), and those that the last card gives back (W9)."""
NOBODY: Final = -1
"""Stands for a seat where there is none; an int, for speed."""
ONE_BACK: Final = "back-1"
"""The picture of the 1's back."""

IN: Final = 0
PLAYED: Final = 1
DROPPED: Final = 2
STANDINGS: Final = ("in", "played", "dropped")
"""How a seat stands in the round, as the notation says it."""


def hand_size(learning: bool) -> int:
    """Cards that each seat is dealt (W2, W4)."""
    return 12 if learning else 15


AWAY: Final = 0
PLAY: Final = 1
PASS: Final = 2
FORCE: Final = 3
DROP: Final = 4

_TEXT: Final = ("away", "play", "pass", "force", "drop")


@dataclass(frozen=True, slots=True, eq=False)
class TwentyThreeMove:
    """One decision. There is one object for each move, so identity is equality.

    `kind` is one of the constants above. `number`, `count` and `bonus` belong to `play`; `cards`
    are the numbers that `away` names, in ascending order.
    """

    kind: int
    number: int = 0
    count: int = 0
    bonus: int = 0
    cards: tuple[int, ...] = ()

    def __str__(self) -> str:
        if self.kind == AWAY:
            return " ".join(["away", *map(str, self.cards)])
        if self.kind == PLAY:
            return f"play {self.number} {self.count} {self.bonus}"
        return _TEXT[self.kind]

    def __reduce__(self) -> tuple[object, ...]:
        return read_move, (str(self),)


PLAYS: Final = tuple(
    tuple(
        tuple(TwentyThreeMove(PLAY, number, count, bonus) for bonus in range(BONUS + 1))
        if number and count
        else ()
        for count in range(MOST_ALIKE + 1)
    )
    for number in range(HIGHEST + 1)
)
"""The plays, by number, count and bonus chips; nothing stands at number or count 0."""
OPENING: Final = PLAYS[ONE][1][0]
PASS_MOVE: Final = TwentyThreeMove(PASS)
FORCE_MOVE: Final = TwentyThreeMove(FORCE)
DROP_MOVE: Final = TwentyThreeMove(DROP)

_BY_TEXT: Final = {
    str(move): move
    for move in (
        *(move for counts in PLAYS for plays in counts for move in plays),
        PASS_MOVE,
        FORCE_MOVE,
        DROP_MOVE,
    )
}
_AWAY_TEXT: Final = re.compile(r"away ([1-9][0-9]?) ([1-9][0-9]?) ([1-9][0-9]?)")
_AWAYS: Final[dict[tuple[int, ...], TwentyThreeMove]] = {}


def away(cards: tuple[int, ...]) -> TwentyThreeMove:
    """The move that puts these three numbers away; they are in ascending order."""
    # There are 2,300 of them, most of which never occur: so each is made when it first does.
    move = _AWAYS.get(cards)
    return move or _AWAYS.setdefault(cards, TwentyThreeMove(AWAY, cards=cards))


def read_move(text: str) -> TwentyThreeMove:
    """The move of that text; Malformed if there is none."""
    if move := _BY_TEXT.get(text):
        return move
    if found := _AWAY_TEXT.fullmatch(text):
        cards = tuple(map(int, found.groups()))
        if cards[0] <= cards[1] <= cards[2] <= HIGHEST:
            return away(cards)
    raise Malformed(_("“{text}” is not a move of 23.").format(text=text[:40]))


def write_move(move: Move, seat: int, reader: int | None) -> str:
    """The text as the seat `reader` may know it: what others put away stays secret (W3)."""
    if isinstance(move, TwentyThreeMove) and move.kind == AWAY and seat != reader:
        return " ".join(["away", *"?" * PUT_AWAY])
    return str(move)


Account = tuple[tuple[int, ...], ...]
"""The penalty chips of a round: a row for each seat, in it a number for each of the purposes."""


@dataclass(frozen=True, slots=True)
class Observation:
    """All that a seat may know: its own cards, what lies open, and where the 1 is.

    A card's key is its place in the deal, the second round's begin with 66; `faces[key]` is its
    number, 0 where it is unknown. Hands are in the order of the deal, the pile bottom to top;
    what a seat has put away comes before what it dropped. `choosing` are the seats that have yet
    to put cards away. No card that was in a seat's hand when a force lapsed on it is above its
    number in `highest`; 23 where no force has lapsed. `turn` is NOBODY where there is none.
    `paid` is the account of this round, `accounts` those of the rounds that are over.
    """

    seat: int | None
    seats: int
    learning: bool
    round: int
    faces: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    away: tuple[tuple[int, ...], ...]
    chips: tuple[int, ...]
    bonus: tuple[int, ...]
    standing: tuple[int, ...]
    paid: Account
    accounts: tuple[Account, ...]
    highest: tuple[int, ...]
    choosing: tuple[int, ...]
    turn: int
    forced: bool
    over: bool


@dataclass(frozen=True, slots=True)
class PutAway(Event):
    """A seat put `cards` away; which numbers they have is nobody else's business."""


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played `cards`, all of the number `number`.

    `on` is the number beneath, 0 for the opening; `bonus` chips were spent and `chips` taken.
    """

    number: int = 0
    on: int = 0
    bonus: int = 0
    chips: int = 0


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """A seat has played all its cards, and gave `back` chips back."""

    back: int = 0


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat took a chip and passed."""


@dataclass(frozen=True, slots=True)
class Forced(Event):
    """A seat took two chips, passed and forced `whom`; `lapsed` if that one can play nothing."""

    whom: int = 0
    lapsed: bool = False


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """A seat dropped out and put `cards` away, a chip for each."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Nobody is left in the round; `seat` was the last. `chips` are those of each seat by now."""

    round: int = 1
    chips: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The cards were dealt again; `seat` has the 1."""

    round: int = ROUNDS


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over. `results` are the chips of each seat that count; the lowest win.

    `winners` are all that share the first place; `seat` is the first of them.
    """

    winners: tuple[int, ...] = ()
    results: tuple[int, ...] = ()
