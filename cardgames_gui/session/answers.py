"""The computer players' answers to the position: asked for, held, and dropped when stale."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from cardgames_gui.engine.game import Game
from cardgames_gui.players.base import Answer, Temper
from cardgames_gui.session.thinker import Thinker


class Answers:
    """One question a seat at most, and its answer until the position has gone by."""

    def __init__(self, thinker: Thinker, arrived: Callable[[int, Answer], None]) -> None:
        self._thinker = thinker
        self._arrived = arrived
        self._tickets: dict[int, int] = {}
        self._held: dict[int, Answer] = {}

    def ask(self, game: Game, seat: int, temper: Temper, observation: Any) -> None:
        """Ask what the seat does; `arrived` is called when the answer is held."""
        self._tickets[seat] = self._thinker.ask(
            game, temper, observation, partial(self._answered, seat)
        )

    def _answered(self, seat: int, answer: Answer) -> None:
        self._tickets.pop(seat, None)
        self._held[seat] = answer
        self._arrived(seat, answer)

    def asked(self, seat: int) -> bool:
        """Whether the seat has answered, or is thinking."""
        return seat in self._tickets or seat in self._held

    def complete(self) -> bool:
        """Whether nobody is still thinking."""
        return not self._tickets

    def held(self) -> list[tuple[int, Answer]]:
        """The answers that are there."""
        return list(self._held.items())

    def put(self, seat: int, answer: Answer) -> None:
        """Hold this answer of the seat instead of its own."""
        self.forget(seat)
        self._held[seat] = answer

    def forget(self, seat: int) -> None:
        """Drop what the seat was asked, or has answered."""
        ticket = self._tickets.pop(seat, None)
        if ticket is not None:
            self._thinker.drop(ticket)
        self._held.pop(seat, None)

    def drop_all(self) -> None:
        """The position has gone by."""
        for seat in [*self._tickets, *self._held]:
            self.forget(seat)

    def keep_reactions(self, actors: Collection[int], turn: int | None) -> None:
        """After a call: who only reacts to the last action has decided already, and not anew."""
        for seat in [*self._tickets, *self._held]:
            if seat == turn or seat not in actors:
                self.forget(seat)
