"""What a computer player is: an Observation in, a move and a reaction time out."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from cardgames_gui.engine.moves import Move


@dataclass(frozen=True, slots=True)
class Temper:
    """How a computer player is at this table: its level, and whether it may commit faults."""

    level: str
    mistakes: bool = True


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player does now: a move, or None to let others act; and after how many seconds."""

    move: Move | None
    delay: float


class Player(Protocol):
    """Plays from an Observation alone. Stateless: all that it remembers is in the Observation."""

    def answer(self, observation: Any, rng: Random) -> Answer:
        """What the observation's seat does, which has a legal move now."""
