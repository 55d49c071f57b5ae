"""How a match ended: a place for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The place of each seat, 1 for the winner."""

    places: tuple[int, ...]

    def winners(self) -> tuple[int, ...]:
        """The seats on the first place; several where it is shared."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def shared_places(results: Sequence[int]) -> tuple[int, ...]:
    """Places where the lowest result is best; equal ones share, the next is skipped (C3)."""
    return tuple(1 + sum(other < result for other in results) for result in results)
