"""What a sensible player of Bloqueadas does: low cards first, and the easy ones when needed."""

from __future__ import annotations

from random import Random
from typing import Final

from cardgames_gui.games.bloqueadas.model import (
    ACE,
    BLINDS,
    KING,
    LEAVES,
    LEAVING,
    PLACES,
    TAKE_MOVE,
    TEN,
    THROWS,
    TWO,
    BloqueadasMove,
)
from cardgames_gui.games.bloqueadas.rules import FITTING, HAND_BYTES, State
from cardgames_gui.players.levels import any_of

ORDER: Final[tuple[int, ...]] = (ACE, *range(3, TEN), *range(TEN + 1, KING + 1), TEN, TWO)
"""The ranks from the hardest to get rid of to the easiest: a 2, a 10 and a face always fit."""
RANKING: Final[tuple[int, ...]] = tuple(
    ORDER.index(rank) if rank else -1 for rank in range(KING + 1)
)
"""The place of each rank in that order."""


def sensible(state: State, rng: Random) -> BloqueadasMove:
    """A sensible move of the seat whose turn it is."""
    seat = state.turn_seat
    held = state.hands[seat]
    if not held:
        return _from_table(state, seat, rng)
    ranks = held.to_bytes(HAND_BYTES, "little")
    if state.phase == LEAVING:
        return _leave(ranks)
    fitting = FITTING[state.pile[-1] >> 3 if state.pile else 0]
    for rank in ORDER:
        if (bits := ranks[rank]) and rank in fitting:
            throws = THROWS[rank][bits]
            return throws[0] if rank in (TEN, TWO) else throws[-1]
    return TAKE_MOVE


def _from_table(state: State, seat: int, rng: Random) -> BloqueadasMove:
    lying = sorted(filter(None, state.face_up(seat)), key=lambda face: RANKING[face >> 3])
    if not lying:
        left = [place for place in range(PLACES) if state.down[seat] >> place & 1]
        return BLINDS[any_of(left, rng)]
    fitting = FITTING[state.top_rank()]
    for face in lying:
        if face >> 3 in fitting:
            return THROWS[face >> 3][_bits(lying, face >> 3)][0]
    return TAKE_MOVE


def _bits(faces: list[int], rank: int) -> int:
    """Which of its eight cards these faces have of that rank."""
    return sum(1 << (face & 7) for face in faces if face >> 3 == rank)


def _leave(ranks: bytes) -> BloqueadasMove:
    """As a new pile the lowest card that is the only one of its rank: such are hard to throw."""
    held = [rank for rank in ORDER if ranks[rank]]
    rank = min(held, key=lambda rank: (rank in (TEN, TWO), ranks[rank].bit_count() > 1))
    return LEAVES[THROWS[rank][ranks[rank]][0].cards[0]]


def face_up(state: State, seat: int) -> BloqueadasMove:
    """The easiest cards lie face up: they are thrown one a turn, without drawing any."""
    moves = state.legal_moves(seat)
    return max(moves, key=lambda move: sum(RANKING[face >> 3] for face in move.cards))
