"""Search over imagined worlds: try each move in the same few worlds, and play those to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from cardgames_gui.engine.moves import Move

M = TypeVar("M", bound=Move)

Imagine = Callable[[Random], Any]
"""Gives a State that agrees with all that the searching seat knows."""
Policy = Callable[[Any, Random], Move]
"""A sensible and quick move of the seat whose turn it is in a State."""


def best(moves: Sequence[M], imagine: Imagine, policy: Policy, worlds: int, rng: Random) -> M:
    """The move with the lowest mean place for the seat whose turn it is.

    All moves meet the same worlds and, as long as the matches are alike, the same chances, so
    what tells them apart is not luck. The number of worlds and not a clock limits the search, so
    that the same question has the same answer on every machine.
    """
    places = [0] * len(moves)
    for _ in range(worlds):
        world = imagine(rng)
        seat, luck = world.turn, rng.random()
        for choice, move in enumerate(moves):
            state = world.clone()
            state.apply(seat, move)
            places[choice] += _place(state, seat, policy, Random(luck))
    return moves[places.index(min(places))]


def _place(state: Any, seat: int, policy: Policy, rng: Random) -> int:
    while (turn := state.turn) is not None:
        state.apply(turn, policy(state, rng))
    place: int = state.outcome().places[seat]
    return place
