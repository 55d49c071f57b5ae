"""Which of several neighbours gets a card: the one choice that faultless play leaves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardgames_gui.games.tock.model import Observation


def choose(seen: Observation, seats: Sequence[int], rng: Random) -> int:
    """The seat whose pile gets the card: for a start the one with the fewest cards."""
    return min(seats, key=lambda seat: len(seen.piles[seat]) + len(seen.blocks[seat]))
