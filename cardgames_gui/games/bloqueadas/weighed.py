"""What the moves of Bloqueadas are worth to somebody who remembers what was seen."""

from __future__ import annotations

from typing import Final

from cardgames_gui.games.bloqueadas.model import (
    ACE,
    JACK,
    KING,
    LEAVE,
    QUEEN,
    TEN,
    TWO,
    BloqueadasMove,
)
from cardgames_gui.games.bloqueadas.outlook import Outlook
from cardgames_gui.games.bloqueadas.rules import State

# Worths are counted in cards: to have one card fewer in the hand is worth 1, one rank fewer too.
KEPT: Final = {TWO: 2.5, TEN: 0.6, JACK: 0.4, QUEEN: 0.4, KING: 0.4}
"""What it is worth to keep a card that fits on any other."""
LOW: Final = 0.25
"""By how much each step down from the 9 makes a rank harder to get rid of."""
NO_DRAWING: Final = 1.5
"""What it is worth to have no hand any more while there is a stock (B4)."""
DEFENCELESS: Final = 2.0
"""What it costs to keep only cards that do not fit on every other."""
STUCK: Final = 1.4
"""What it is worth that the next seat must take the pile, and THEIRS for each card of it.

Both are for two seats; with more, that seat is but one of several to be ahead of.
"""
THEIRS: Final = 0.7
MOST: Final = 12
"""A pile of more cards is not held to be worse."""
OURS: Final = 0.2
"""What each card of a pile that may come back costs a defenceless seat, and SAFE any other."""
SAFE: Final = 0.02

_LOW_RANKS: Final = tuple(rank for rank in range(ACE, TEN) if rank != TWO)

Counts = tuple[int, ...]
"""How many cards there are of each rank."""


class Scales:
    """Weighs the moves of a seat that throws from its hand, or from its face-up cards."""

    def __init__(self, state: State, seat: int, outlook: Outlook) -> None:
        self._hand: Final = bool(state.hands[seat])
        self._draws: Final = bool(state.stock)
        self._pile: Final = tuple(face >> 3 for face in state.pile)
        self._outlook: Final = outlook
        self._others: Final = state.seats - 1
        counts = [0] * (KING + 1)
        for face in state.hand(seat) if self._hand else filter(None, state.face_up(seat)):
            counts[face >> 3] += 1
        self._counts: Final = tuple(counts)

    def weigh(self, move: BloqueadasMove) -> float:
        """What it is worth to throw these cards, or to leave that one."""
        rank, count = move.cards[0] >> 3, len(move.cards)
        if move.kind == LEAVE:
            return self._worth(_without(self._counts, rank, 1), (rank,))
        return self._thrown(self._counts, self._pile, rank, count)

    def _thrown(self, counts: Counts, pile: Counts, rank: int, count: int) -> float:
        left, pile = _without(counts, rank, count), (*pile, *[rank] * count)
        if rank == TEN or pile[-3:] == (rank,) * 3:
            pile = ()
        if rank != TWO or not any(left):
            return self._worth(left, pile)
        # Another throw follows at once, on which everything fits (B8).
        return max(
            self._thrown(left, pile, follows, many)
            for follows, held in enumerate(left)
            for many in range(1, (held if self._hand else min(held, 1)) + 1)
        )

    def _worth(self, left: Counts, pile: Counts) -> float:
        """What it is worth to keep these cards, and to leave that pile to the next seat."""
        worth = sum(value * left[rank] for rank, value in KEPT.items())
        worth -= sum(LOW * (TEN - 1 - rank) for rank in _LOW_RANKS if left[rank])
        if self._hand:
            worth -= sum(left) + sum(map(bool, left)) - bool(left[TWO])
            if self._draws and not any(left):
                worth += NO_DRAWING
        defended = any(left[rank] for rank in KEPT)
        if any(left) and not defended:
            worth -= DEFENCELESS
        if not pile:
            return worth
        stuck, cards = self._outlook.stuck(pile[-1]), min(len(pile), MOST)
        worth += stuck * (STUCK + THEIRS * cards) / self._others
        if any(left):
            worth -= (1 - stuck) * len(pile) * (SAFE if defended else OURS)
        return worth


def _without(counts: Counts, rank: int, count: int) -> Counts:
    return (*counts[:rank], counts[rank] - count, *counts[rank + 1 :])
