"""A computer player of Tock!: what it sees, what it misses, and what it does."""

from __future__ import annotations

from random import Random
from typing import Final

from cardgames_gui.games.tock.attention import attention, knocks, may_knock
from cardgames_gui.games.tock.model import (
    ACCEPT_MOVE,
    DRAW,
    DRAW_BLOCK_MOVE,
    DRAWN_CENTRE,
    DRAWN_OWN_MOVE,
    DRAWN_PILE,
    KNOCK_MOVE,
    MOVES,
    NOBODY,
    TOP_CENTRE,
    TOP_PILE,
    Observation,
    TockMove,
)
from cardgames_gui.games.tock.rules import State, imagine
from cardgames_gui.games.tock.sensible import best_neighbour
from cardgames_gui.players.base import Answer, Temper
from cardgames_gui.players.levels import EXPERT, any_of, chance, reaction, thinking


class TockPlayer:
    """Plays without faults as far as it pays attention, and knocks at what it notices.

    It expects to be asked once after every action, and to keep its answer when somebody knocks
    wrongly out of turn; on turn it is asked again then, because its top may be another one.
    """

    def __init__(self, temper: Temper) -> None:
        self._level: Final = temper.level
        self._rates: Final = attention(temper.level, temper.mistakes)

    def answer(self, observation: Observation, rng: Random) -> Answer:
        if may_knock(observation) and knocks(self._rates, observation, rng):
            return Answer(KNOCK_MOVE, reaction(self._level, rng))
        if observation.seat != observation.turn:
            return Answer(None, 0.0)
        return Answer(self._move(observation, rng), thinking(self._level, rng))

    def _move(self, seen: Observation, rng: Random) -> TockMove:
        state, seat = imagine(seen, rng), seen.turn
        if state.must_settle():
            return ACCEPT_MOVE
        holds = seen.drawn != NOBODY
        number = seen.faces[seen.drawn] if holds else state.top(seat)
        centre, piles = self._seen_places(state, number, holds, rng)
        if centre:
            return MOVES[DRAWN_CENTRE if holds else TOP_CENTRE][centre[0]]
        if piles:
            moves = [MOVES[DRAWN_PILE if holds else TOP_PILE][pile] for pile in piles]
            if len(moves) > 1 and self._level == EXPERT:
                return best_neighbour(seen, moves, rng)
            return any_of(moves, rng)
        if holds:
            return DRAWN_OWN_MOVE
        return MOVES[DRAW][any_of(seen.table, rng)] if seen.table else DRAW_BLOCK_MOVE

    def _seen_places(
        self, state: State, number: int, holds: bool, rng: Random
    ) -> tuple[list[int], list[int]]:
        """Places in the centre, and seats on whose pile the number goes, as far as it is seen."""
        if not number:
            return [], []
        centre, piles = state.centre_places(number), state.pile_targets(number, state.turn_seat)
        if not state.strict:
            return centre, piles
        rates = self._rates
        if not holds and chance(rates.top, rng):
            return [], []
        if chance(rates.centre, rng):
            centre = []
        return centre, [pile for pile in piles if not chance(rates.neighbour, rng)]
