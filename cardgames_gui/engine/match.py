"""A match: its setup, its moves and a cursor on them; pure, the same for every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardgames_gui.engine.game import Game, State, Tell
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.outcome import Outcome
from cardgames_gui.engine.setup import Setup, full_options

Played = tuple[int, Move]
"""A seat and what it played."""

_STRIDE: Final = 64
"""So many moves apart a State is kept, to go back without replaying everything."""


class Match:
    """Setup + moves + cursor. The State at the cursor is derived, and never set from outside.

    Undo moves the cursor back and keeps the moves after it for redo; a new move cuts them off.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        if setup.game != game.id:
            raise ValueError(f"a setup for {setup.game} does not start a match of {game.id}")
        if setup.seats not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise ValueError(f"{game.id} has {low} to {high} seats, not {setup.seats}")
        if game.players_start != (setup.start is not None):
            raise ValueError(f"the starting seat {setup.start} does not suit {game.id}")
        if full_options(game.options, setup.options) != dict(setup.options):
            raise ValueError(f"the options of {game.id} are not complete")
        self.game: Final = game
        self.setup: Final = setup
        self._moves: list[Played] = []
        self._cursor = 0
        self._state: State = game.deal(setup)
        self._kept: list[State] = [self._state.clone()]

    @property
    def state(self) -> State:
        """The State at the cursor. Look, and do not touch."""
        return self._state

    @property
    def moves(self) -> tuple[Played, ...]:
        """The moves up to the cursor."""
        return tuple(self._moves[: self._cursor])

    @property
    def undone(self) -> tuple[Played, ...]:
        """The moves after the cursor, which redo would play again."""
        return tuple(self._moves[self._cursor :])

    @property
    def ply(self) -> int:
        """How many moves lie before the cursor."""
        return self._cursor

    @property
    def last(self) -> Played | None:
        """The move that led to this position, None for the deal."""
        return self._moves[self._cursor - 1] if self._cursor else None

    def outcome(self) -> Outcome | None:
        """The places, None while the match goes on."""
        return self._state.outcome()

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> Move:
        """Judge and play a move; returns it as it was played. Raises Illegal or NotYourTurn."""
        judged = self._state.judge(seat, move)
        del self._moves[self._cursor :]
        del self._kept[self._cursor // _STRIDE + 1 :]
        self._state.apply(seat, judged, tell)
        self._moves.append((seat, judged))
        self._advance()
        return judged

    def _advance(self) -> None:
        self._cursor += 1
        if self._cursor % _STRIDE == 0 and len(self._kept) == self._cursor // _STRIDE:
            self._kept.append(self._state.clone())

    def go(self, ply: int) -> None:
        """Put the cursor behind the first `ply` moves; IndexError where there are not so many."""
        if not 0 <= ply <= len(self._moves):
            raise IndexError(ply)
        self._cursor = ply
        self._state = self.at(ply)

    def at(self, ply: int) -> State:
        """A State of its own as it was, or would be, after `ply` moves."""
        if not 0 <= ply <= len(self._moves):
            raise IndexError(ply)
        nearest = min(ply // _STRIDE, len(self._kept) - 1)
        state = self._kept[nearest].clone()
        for seat, move in self._moves[nearest * _STRIDE : ply]:
            state.apply(seat, move)
        return state

    def positions(self) -> Iterator[tuple[int, Played | None, State]]:
        """Every position from the deal to the cursor: ply, the move that led there, the State.

        The State is one that moves on; clone it to keep it.
        """
        state = self._kept[0].clone()
        yield 0, None, state
        for ply, (seat, move) in enumerate(self._moves[: self._cursor], 1):
            state.apply(seat, move)
            yield ply, (seat, move), state
