"""A computer player of Bloqueadas: what it overlooks, what it knows, and what it thinks through."""

from __future__ import annotations

from random import Random
from typing import Final

from cardgames_gui.games.bloqueadas.model import EXCHANGE, BloqueadasMove, Observation
from cardgames_gui.games.bloqueadas.rules import imagine
from cardgames_gui.games.bloqueadas.sensible import face_up, sensible
from cardgames_gui.players.base import Answer, Temper
from cardgames_gui.players.levels import BEGINNER, any_of, chance, thinking

OVERSIGHTS: Final = 0.3
"""How often a beginner does whatever is allowed."""


class BloqueadasPlayer:
    """Plays from what its seat knows; what it cannot know makes no difference to it."""

    def __init__(self, temper: Temper) -> None:
        self._level: Final = temper.level
        self._oversights: Final = OVERSIGHTS if temper.level == BEGINNER else 0.0

    def answer(self, observation: Observation, rng: Random) -> Answer:
        seat = observation.seat
        state = imagine(observation, Random(0))
        if seat is None or seat not in state.actors():
            return Answer(None, 0.0)
        move: BloqueadasMove
        if chance(self._oversights, rng):
            move = any_of(state.legal_moves(seat), rng)
        elif state.phase == EXCHANGE:
            move = face_up(state, seat)
        else:
            move = sensible(state, rng)
        return Answer(move, thinking(self._level, rng))
