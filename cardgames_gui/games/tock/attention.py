"""How attentive each level is at Tock!: what it overlooks, and what it notices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from cardgames_gui.games.tock import knocking
from cardgames_gui.games.tock.model import (
    FAULT_CENTRE,
    FAULT_DRAW,
    FAULT_OWN,
    Observation,
)
from cardgames_gui.players.levels import BEGINNER, CASUAL, EXPERT, chance


@dataclass(frozen=True, slots=True)
class Attention:
    """Rates between 0 and 1.

    `top`: forgets to look at the own pile before drawing. `centre` and `neighbour`: does not see
    that a card fits there, the latter for each pile that takes it; overlooking all of them ends
    in a *draw* fault before drawing, and in an *own* fault after. `notices`: sees that another
    player committed this fault, while it can be knocked at. `wrong`: knocks at a faultless action.
    """

    top: float
    centre: float
    neighbour: float
    notices: Mapping[int, float]
    wrong: float


_LEVELS: Final = {
    BEGINNER: Attention(
        top=0.08,
        centre=0.06,
        neighbour=0.12,
        notices={FAULT_DRAW: 0.25, FAULT_CENTRE: 0.35, FAULT_OWN: 0.30},
        wrong=0.0020,
    ),
    CASUAL: Attention(
        top=0.025,
        centre=0.02,
        neighbour=0.04,
        notices={FAULT_DRAW: 0.55, FAULT_CENTRE: 0.65, FAULT_OWN: 0.60},
        wrong=0.0006,
    ),
    EXPERT: Attention(
        top=0.004,
        centre=0.003,
        neighbour=0.008,
        notices={FAULT_DRAW: 0.88, FAULT_CENTRE: 0.93, FAULT_OWN: 0.90},
        wrong=0.0001,
    ),
}


def attention(level: str, mistakes: bool) -> Attention:
    """What that level overlooks and notices; without mistakes it does nothing wrong itself."""
    rates = _LEVELS[level]
    return rates if mistakes else replace(rates, top=0, centre=0, neighbour=0, wrong=0)


def knocks(rates: Attention, seen: Observation, rng: Random) -> bool:
    """Whether the seat knocks at the last action, which it may.

    This is decided once for each window, when the seat is first asked in it. A *draw* fault is
    open for two windows, so its rate is spread over both.
    """
    if seen.knocked:
        # Somebody has already paid for knocking: so there was nothing to knock at.
        return False
    if not seen.faults:
        return chance(rates.wrong, rng)
    missed = 1.0
    for fault, rate in rates.notices.items():
        if seen.faults & fault:
            missed *= (1 - rate) ** (0.5 if fault == FAULT_DRAW else 1)
    return chance(1 - missed, rng)


def may_knock(seen: Observation) -> bool:
    """Whether the observation's seat may knock."""
    return seen.seat is not None and knocking.may_knock(seen, seen.seat)
