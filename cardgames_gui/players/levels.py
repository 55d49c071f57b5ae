"""The levels of computer players, and how long people like them take."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from cardgames_gui.engine.language import N_, Catalogue

T = TypeVar("T")

_ = Catalogue("cardgames").gettext

BEGINNER: Final = "beginner"
CASUAL: Final = "casual"
EXPERT: Final = "expert"
LEVELS: Final = (BEGINNER, CASUAL, EXPERT)
"""What may be chosen at a table, the weakest first."""
RANDOM: Final = "random"
"""Plays any legal move; for trying the rules out, not for a table."""

_WORDS: Final = {
    BEGINNER: N_("beginner"),
    CASUAL: N_("casual"),
    EXPERT: N_("expert"),
    RANDOM: N_("random"),
}

SHORTEST: Final = 0.35
"""Nobody notices anything and acts on it in less time, in seconds."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a level takes, in seconds: half of its reactions, half of its turns, are quicker."""

    reaction: float
    thinking: float


_PACES: Final = {
    BEGINNER: Pace(2.5, 1.6),
    CASUAL: Pace(1.6, 1.1),
    EXPERT: Pace(1.0, 0.8),
    RANDOM: Pace(1.0, 1.0),
}
_SPREAD: Final = 0.35


def word(level: str) -> str:
    """The level's name on screen; KeyError for an unknown one."""
    return _(_WORDS[level])


def reaction(level: str, rng: Random) -> float:
    """Seconds until somebody of this level acts on what another player did."""
    return _human(_PACES[level].reaction, rng)


def thinking(level: str, rng: Random) -> float:
    """Seconds that somebody of this level takes for a move of their own."""
    return _human(_PACES[level].thinking, rng)


def _human(median: float, rng: Random) -> float:
    # Close to log-normal: seldom much quicker than the median, now and then much slower. The sum
    # of three is nearly bell-shaped, with a deviation of 1/2 and no far tails.
    bell = 2 * (rng.random() + rng.random() + rng.random()) - 3
    return max(SHORTEST, median * math.exp(_SPREAD * bell))


def chance(rate: float, rng: Random) -> bool:
    """Whether something happens that happens at this rate."""
    return rng.random() < rate


def any_of(choices: Sequence[T], rng: Random) -> T:
    """One of the choices, each as likely as the others, on every Python."""
    return choices[int(rng.random() * len(choices))]
