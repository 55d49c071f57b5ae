"""The player that plays any legal move, good, bad or foolish: it tries the rules out."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from cardgames_gui.engine.game import Game
from cardgames_gui.players.base import Answer
from cardgames_gui.players.levels import RANDOM, any_of, chance, reaction, thinking

CALLS: Final = 0.02
"""How often it makes a call out of turn, each time that it is asked."""


class Aimless:
    """Any legal move on turn, each as likely as the others; out of turn now and then a call."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game

    def answer(self, observation: Any, rng: Random) -> Answer:
        state, seat = self._game.imagine(observation, rng), observation.seat
        if state.turn in (seat, None):
            return Answer(any_of(state.legal_moves(seat), rng), thinking(RANDOM, rng))
        if chance(CALLS, rng):
            return Answer(any_of(state.legal_moves(seat), rng), reaction(RANDOM, rng))
        return Answer(None, 0.0)
