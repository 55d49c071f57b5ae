"""The nouns of Bloqueadas: its cards, moves, events and what a seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.moves import Malformed

_ = Catalogue("bloqueadas").gettext

MOST_SEATS: Final = 6
PLACES: Final = 3
"""How many blocked cards, and how many face-up ones, lie before a seat; also the first hand."""
QUIET_TURNS: Final = 20
"""How many turns of each seat without a change end the game (B13)."""
NOBODY: Final = -1
"""Stands for a card where there is none, and for a move without a place; an int, for speed."""

EXCHANGE: Final = 0
"""Everybody chooses what lies face up (B3)."""
THROWING: Final = 1
AGAIN: Final = 2
"""The seat whose turn it is must throw on its own 2 (B8)."""
LEAVING: Final = 3
"""It has taken the pile, and lays a card as the new one (B10)."""
OVER: Final = 4

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = "SHDC"
ACE: Final = 1
TWO: Final = 2
TEN: Final = 10
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
WORTH: Final = tuple(0 if rank == TWO else min(rank, TEN) for rank in range(KING + 1))
"""What a rank is worth on top of the pile: nothing for a 2, on which anything may be laid (B8)."""

UNKNOWN: Final = 0
"""The face of a card that cannot be known, and of a place where there is none."""
DECK: Final = tuple(
    8 * rank + 2 * suit + second
    for rank in range(ACE, KING + 1)
    for suit in range(len(SUITS))
    for second in range(2)
)
"""The faces of the 104 cards (B1): eight times the rank, and which of its eight cards."""
SPACE: Final = DECK[-1] + 1
"""One more than the highest face."""


def rank_of(face: int) -> int:
    """1 for an ace to 13 for a king, 0 for no face."""
    return face >> 3


def suit_of(face: int) -> int:
    """The place of the suit in SUITS."""
    return face >> 1 & 3


def write_face(face: int) -> str:
    """The face in the notation: rank, suit, and a prime for the second deck."""
    return f"{RANKS[rank_of(face) - 1]}{SUITS[suit_of(face)]}{chr(39) * (face & 1)}"


FACE_TEXT: Final = tuple(write_face(face) if face in DECK else "" for face in range(SPACE))
FACE_OF: Final = {write_face(face): face for face in DECK}

SHOW: Final = 0
THROW: Final = 1
BLIND: Final = 2
TAKE: Final = 3
LEAVE: Final = 4
_VERBS: Final = ("show", "throw", "blind", "take", "leave")


@dataclass(frozen=True, slots=True)
class BloqueadasMove:
    """One decision.

    `kind` is one of the constants above. `cards` are the faces that are shown, thrown or left;
    `place` is that of the blocked card, NOBODY for the other moves. `mask` has the bit of each
    of the faces.
    """

    kind: int
    cards: tuple[int, ...] = ()
    place: int = NOBODY
    mask: int = field(default=0, compare=False, repr=False)

    def __str__(self) -> str:
        words = [_VERBS[self.kind], *(FACE_TEXT[face] for face in self.cards)]
        if self.place != NOBODY:
            words.append(str(self.place))
        return " ".join(words)


def mask_of(cards: Iterable[int]) -> int:
    """A set of faces as bits."""
    mask = 0
    for face in cards:
        mask |= 1 << face
    return mask


def move_of(kind: int, *cards: int) -> BloqueadasMove:
    """A move with cards."""
    return BloqueadasMove(kind, cards, NOBODY, mask_of(cards))


class _Throws(dict[int, tuple[BloqueadasMove, ...]]):
    """By the bits of the held cards of a rank: throwing one of them, two of them, to all.

    Made when first asked for: the start of the program has no time for thousands of moves.
    """

    def __init__(self, rank: int) -> None:
        super().__init__()
        self.rank: Final = rank

    def __missing__(self, bits: int) -> tuple[BloqueadasMove, ...]:
        held = [8 * self.rank + n for n in range(8) if bits >> n & 1]
        throws = tuple(move_of(THROW, *held[:count]) for count in range(1, len(held) + 1))
        self[bits] = throws
        return throws


THROWS: Final = tuple(_Throws(rank) for rank in range(KING + 1))
"""By rank, then by the bits of the cards held of it: the throws that are told apart."""
LEAVES: Final = tuple(move_of(LEAVE, face) for face in range(SPACE))
BLINDS: Final = tuple(BloqueadasMove(BLIND, (), place) for place in range(PLACES))
TAKE_MOVE: Final = BloqueadasMove(TAKE)
_WITHOUT_CARDS: Final = {str(move): move for move in (*BLINDS, TAKE_MOVE)}


def read_move(text: str) -> BloqueadasMove:
    """The move of that text; Malformed if there is none."""
    if text in _WITHOUT_CARDS:
        return _WITHOUT_CARDS[text]
    verb, *words = text.split(" ")
    try:
        cards = tuple(FACE_OF[word] for word in words)
    except KeyError:
        raise _malformed(text) from None
    kinds = {"show": SHOW, "throw": THROW, "leave": LEAVE}
    if verb not in kinds or not cards or len(set(cards)) < len(cards):
        raise _malformed(text)
    kind = kinds[verb]
    if kind == THROW:
        fine = len(set(map(rank_of, cards))) == 1
    else:
        fine = len(cards) == (PLACES if kind == SHOW else 1)
    if not fine:
        raise _malformed(text)
    return move_of(kind, *cards)


def _malformed(text: str) -> Malformed:
    return Malformed(_("“{text}” is not a move of Bloqueadas.").format(text=text[:40]))


def write_move(move: BloqueadasMove, seat: int, reader: int | None) -> str:
    """The move's text as a reader may know it: an exchange is its seat's own until all have chosen.

    The cards stay out of the text even of the last exchange, which is shown at once with the
    others: what came of them all is to be seen on the table then.
    """
    if move.kind == SHOW and reader != seat:
        return " ".join([_VERBS[SHOW], *"?" * PLACES])
    return str(move)


@dataclass(frozen=True, slots=True)
class Observation:
    """All that a seat may know.

    A card is its place in the deal; `faces[card]` is its face, UNKNOWN where it cannot be known.
    Stacks are bottom to top; hands are in the order of the deal, which says nothing; `up` and
    `down` have a card for each place of each seat, NOBODY where it is empty.

    `phase` is one of the constants above. `chosen` has a bit for each seat that has chosen
    its exchange, `veiled` for those whose choice is not yet shown: their six cards are then
    listed as they were dealt, wherever they lie now. `taken` are the cards in hands that all
    seats have seen. `turn` is the starting seat until play begins; `quiet` counts the turns
    towards B13, -1 while something has happened in the running turn.
    """

    seat: int | None
    seats: int
    faces: tuple[int, ...]
    stock: tuple[int, ...]
    pile: tuple[int, ...]
    gone: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    up: tuple[tuple[int, ...], ...]
    down: tuple[tuple[int, ...], ...]
    taken: tuple[int, ...]
    phase: int
    turn: int
    chosen: int
    veiled: int
    quiet: int


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A seat has chosen what it exchanges, and nobody else has seen it."""


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """What a seat has chosen is shown: `cards` came from its hand, and have these faces."""

    faces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew `cards[0]`. Only that seat may be told its face."""

    face: int = UNKNOWN


@dataclass(frozen=True, slots=True)
class Threw(Event):
    """A seat laid cards on the pile, and they stay; `blocked` if it was one unseen."""

    faces: tuple[int, ...] = ()
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """A blocked card turned out to be too low for the card `on` beneath it (B9)."""

    face: int = UNKNOWN
    on: int = UNKNOWN


@dataclass(frozen=True, slots=True)
class Cleared(Event):
    """The pile has left the game, by a 10 or else a trio of `rank` (B7)."""

    rank: int = 0


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took the pile into its hand."""


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A seat laid a card of its hand as the new pile (B10)."""

    face: int = UNKNOWN


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over. `winners` share the first place; `seat` is one of them.

    `quiet` if it ended because nothing happened any more (B13).
    """

    winners: tuple[int, ...] = ()
    quiet: bool = False
