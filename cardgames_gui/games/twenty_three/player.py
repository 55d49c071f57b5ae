"""A computer player of 23: it weighs its moves, and misjudges them as its level does."""

from __future__ import annotations

from random import Random
from typing import Final

from cardgames_gui.games.twenty_three.deals import imagine
from cardgames_gui.games.twenty_three.model import Observation
from cardgames_gui.games.twenty_three.sensible import weighed
from cardgames_gui.players.base import Answer, Temper
from cardgames_gui.players.levels import BEGINNER, CASUAL, EXPERT, thinking

MISJUDGES: Final = {BEGINNER: 5.0, CASUAL: 2.5, EXPERT: 0.0}
"""By how many chips at most a level holds a move to be dearer than it is.

Without mistakes a beginner is as good as a casual player.
"""


class TwentyThreePlayer:
    """Makes the move that it holds to be the cheapest, whatever the others may have."""

    def __init__(self, temper: Temper) -> None:
        self._level: Final = temper.level
        most = MISJUDGES[temper.level]
        self._misjudges: Final = most if temper.mistakes else min(most, MISJUDGES[CASUAL])

    def answer(self, observation: Observation, rng: Random) -> Answer:
        seat = observation.seat
        # The others' cards in the imagined world are not looked at; it is there for the prices.
        state = imagine(observation, rng)
        if seat is None or seat not in state.actors():
            return Answer(None, 0.0)
        choices = weighed(state, seat)
        held = [(cost + self._misjudges * rng.random(), move) for cost, move in choices]
        return Answer(min(held, key=lambda each: each[0])[1], thinking(self._level, rng))
