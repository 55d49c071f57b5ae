"""Matches of Bloqueadas by chance, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from cardgames_gui.engine.game import Tell
from cardgames_gui.games.bloqueadas.model import BloqueadasMove
from cardgames_gui.games.bloqueadas.rules import State, deal
from tests.games.bloqueadas.board import SEATS, setup


def play(
    state: State, rng: Random, tell: Tell | None = None
) -> Iterator[tuple[int, BloqueadasMove]]:
    """Plays to the end; what is played comes before it is."""
    while actors := state.actors():
        seat = rng.choice(actors)
        move = rng.choice(state.legal_moves(seat))
        yield seat, move
        state.apply(seat, move, tell)


@st.composite
def positions(draw: st.DrawFn) -> State:
    """After so many moves by anybody who may move."""
    seats = draw(st.sampled_from(SEATS))
    state = deal(setup(seats, draw(st.integers(0, seats - 1)), draw(st.integers(0, 2**53 - 1))))
    left = draw(st.sampled_from([0, 1, seats - 1, seats, 20, 100, 200, 1000]))
    for _ in play(state, Random(draw(st.integers(0, 2**32)))):
        if not left:
            break
        left -= 1
    return state
