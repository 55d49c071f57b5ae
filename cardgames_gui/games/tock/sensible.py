"""What a sensible player of Tock! does: play without faults, and choose a neighbour with care."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cardgames_gui.games.tock.model import (
    ACCEPT_MOVE,
    DRAW,
    DRAW_BLOCK_MOVE,
    DRAWN_CENTRE,
    DRAWN_OWN_MOVE,
    DRAWN_PILE,
    MOVES,
    NOBODY,
    TOP_CENTRE,
    TOP_PILE,
    Observation,
    TockMove,
)
from cardgames_gui.games.tock.rules import State, imagine
from cardgames_gui.players.levels import any_of
from cardgames_gui.players.search import best

LATE: Final = 30
"""With more cards than these on the table no choice has been found better than any other."""
PLAYOUTS: Final = 20
"""Imagined ends of the match that one choice may cost; together they take under 50 ms."""


def faultless(state: State, seat: int, rng: Random) -> TockMove:
    """A move without fault of the seat, whose turn it is; among several neighbours, any."""
    if state.must_settle():
        return ACCEPT_MOVE
    drawn = state.drawn
    number = state.top(seat) if drawn == NOBODY else state.faces[drawn]
    if number:
        if places := state.centre_places(number):
            return MOVES[TOP_CENTRE if drawn == NOBODY else DRAWN_CENTRE][places[0]]
        if piles := state.pile_targets(number, seat):
            pile = piles[0] if len(piles) == 1 else any_of(piles, rng)
            return MOVES[TOP_PILE if drawn == NOBODY else DRAWN_PILE][pile]
    if drawn != NOBODY:
        return DRAWN_OWN_MOVE
    # In an imagined world the order of what lies on the table is as good as any.
    return MOVES[DRAW][state.table[-1]] if state.table else DRAW_BLOCK_MOVE


def best_neighbour(seen: Observation, moves: Sequence[TockMove], rng: Random) -> TockMove:
    """The best of several moves that differ only in whose pile gets the card.

    The fewer cards lie on the table, the more of what is to come is known: the order of every
    pile, and who will turn it over when. Early on that tells nothing, and any neighbour will do.
    """
    if len(seen.table) > LATE:
        return any_of(moves, rng)
    worlds = PLAYOUTS // len(moves)
    return best(seen.turn, moves, lambda chance: imagine(seen, chance), faultless, worlds, rng)
