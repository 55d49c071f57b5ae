"""What the boards of all games have in common: a State spoken to in seats and texts of moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

import pytest

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.game import Tell
from cardgames_gui.engine.moves import Illegal, Move
from cardgames_gui.engine.outcome import Outcome


class Playable(Protocol):
    """A game's State as it is, with moves of its own kind."""

    @property
    def turn(self) -> int | None: ...
    def clone(self) -> Self: ...
    def actors(self) -> tuple[int, ...]: ...
    def legal_moves(self, seat: int) -> Sequence[Any]: ...
    def judge(self, seat: int, move: Any) -> Any: ...
    def apply(self, seat: int, move: Any, tell: Tell | None = None) -> None: ...
    def outcome(self) -> Outcome | None: ...


S = TypeVar("S", bound=Playable)


class AnyBoard(ABC, Generic[S]):
    """A State, and all that was told since the board was made."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.told: list[Event] = []

    @abstractmethod
    def read(self, text: str) -> Move:
        """The move of that text."""

    def play(self, seat: int, *texts: str) -> Self:
        """Judge and play these moves of one seat, one after the other."""
        for text in texts:
            move = self.state.judge(seat, self.read(text))
            self.state.apply(seat, move, self.told.append)
        return self

    def judge(self, seat: int, text: str) -> str:
        """The text of the move as it will be played; raises as the State does if it is illegal."""
        return str(self.state.judge(seat, self.read(text)))

    def refused(self, seat: int, text: str) -> str:
        """Why that move is illegal."""
        with pytest.raises(Illegal) as error:
            self.judge(seat, text)
        return str(error.value)

    def legal(self, seat: int) -> set[str]:
        """What that seat may play."""
        texts = [str(move) for move in self.state.legal_moves(seat)]
        assert len(texts) == len(set(texts))
        return set(texts)

    @property
    def turn(self) -> int | None:
        return self.state.turn

    @property
    def places(self) -> tuple[int, ...] | None:
        outcome = self.state.outcome()
        return None if outcome is None else outcome.places


def ways(state: Playable, depth: int) -> int:
    """The number of sequences of so many moves, of all seats that may; ended ones count once."""
    if depth == 0:
        return 1
    total = 0
    for seat in state.actors():
        for move in state.legal_moves(seat):
            twin = state.clone()
            twin.apply(seat, move)
            total += ways(twin, depth - 1)
    return total or 1
