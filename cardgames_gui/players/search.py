"""Search over imagined worlds: try each move in the same few worlds, and play those on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from cardgames_gui.engine.moves import Move

M = TypeVar("M", bound=Move)

Imagine = Callable[[Random], Any]
"""Gives a State that agrees with all that the searching seat knows."""
Policy = Callable[[Any, int, Random], Move]
"""A sensible and quick move, in a State, of a seat that may act in it."""
Loss = Callable[[Any, int], float | None]
"""How badly a State came out for a seat, the less the better; None to play on from there."""


def place(state: Any, seat: int) -> float | None:
    """The seat's place, at the end of the match."""
    outcome = state.outcome()
    return None if outcome is None else outcome.places[seat]


def best(
    seat: int,
    moves: Sequence[M],
    imagine: Imagine,
    policy: Policy,
    worlds: int,
    rng: Random,
    loss: Loss = place,
) -> M:
    """The move of that seat with the lowest mean loss.

    All moves meet the same worlds and, as long as the matches are alike, the same chances, so
    what tells them apart is not luck. The number of worlds and not a clock limits the search, so
    that the same question has the same answer on every machine.
    """
    losses = [0.0] * len(moves)
    for _ in range(worlds):
        world, luck = imagine(rng), rng.random()
        for choice, move in enumerate(moves):
            state = world.clone()
            state.apply(seat, move)
            losses[choice] += _played_on(state, seat, policy, Random(luck), loss)
    return moves[losses.index(min(losses))]


def _played_on(state: Any, seat: int, policy: Policy, rng: Random, loss: Loss) -> float:
    # Where several seats choose at once it makes no difference to the rules who comes first.
    while (lost := loss(state, seat)) is None:
        actor = state.actors()[0]
        state.apply(actor, policy(state, actor, rng))
    return lost
