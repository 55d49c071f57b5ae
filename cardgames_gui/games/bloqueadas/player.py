"""A computer player of Bloqueadas: what it overlooks, what it knows, and what it weighs."""

from __future__ import annotations

from random import Random
from typing import Final

from cardgames_gui.games.bloqueadas.model import (
    EXCHANGE,
    LEAVE,
    THROW,
    BloqueadasMove,
    Observation,
)
from cardgames_gui.games.bloqueadas.outlook import Outlook
from cardgames_gui.games.bloqueadas.rules import State, imagine
from cardgames_gui.games.bloqueadas.sensible import face_up, sensible
from cardgames_gui.games.bloqueadas.weighed import Scales
from cardgames_gui.players.base import Answer, Temper
from cardgames_gui.players.levels import BEGINNER, EXPERT, any_of, chance, thinking

OVERSIGHTS: Final = 0.3
"""How often a beginner does whatever is allowed, where mistakes are."""


class BloqueadasPlayer:
    """Plays from what its seat knows; what it cannot know makes no difference to it.

    A beginner does the sensible thing unless something is overlooked, and so does a casual
    player, who overlooks nothing. An expert also looks at what the next seat may throw, and
    remembers which cards everybody has seen going into its hand.
    """

    def __init__(self, temper: Temper) -> None:
        self._level: Final = temper.level
        careless = temper.level == BEGINNER and temper.mistakes
        self._oversights: Final = OVERSIGHTS if careless else 0.0

    def answer(self, observation: Observation, rng: Random) -> Answer:
        seat = observation.seat
        # The cards that the imagined world makes up are not looked at.
        state = imagine(observation, Random(0))
        if seat is None or seat not in state.actors():
            return Answer(None, 0.0)
        if chance(self._oversights, rng):
            move = any_of(state.legal_moves(seat), rng)
        elif state.phase == EXCHANGE:
            move = face_up(state, seat)
        elif self._level == EXPERT:
            move = _weighed(observation, state, seat, rng)
        else:
            move = sensible(state, rng)
        return Answer(move, thinking(self._level, rng))


def _weighed(seen: Observation, state: State, seat: int, rng: Random) -> BloqueadasMove:
    moves = state.legal_moves(seat)
    if len(moves) == 1 or moves[0].kind not in (THROW, LEAVE):
        return sensible(state, rng)
    return max(moves, key=Scales(state, seat, Outlook(seen, seat)).weigh)
