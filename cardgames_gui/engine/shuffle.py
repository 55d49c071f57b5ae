"""The pinned shuffle: a deal number gives the same deal for ever, on every Python."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

LARGEST_SEED: Final = 2**53 - 1
"""The largest deal number; every JSON reader keeps integers up to here exact."""


def shuffled(cards: Sequence[T], rng: Random) -> list[T]:
    """The cards in random order: Fisher and Yates, from the last place down.

    Python promises that `random()` gives the same numbers in every version, and does not
    promise it of `shuffle()`; so this loop is ours and must never change.
    """
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        pick = int(rng.random() * (last + 1))
        deck[last], deck[pick] = deck[pick], deck[last]
    return deck


def stream(seed: int, purpose: str) -> Random:
    """A random source of its own for each purpose, so that one never disturbs another."""
    return Random(f"{purpose} {seed}")


def drawn_start(seed: int, seats: int) -> int:
    """The seat that begins a first match where the rules do not say who does (C2)."""
    return int(stream(seed, "start").random() * seats)
