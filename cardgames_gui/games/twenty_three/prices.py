"""What a play of 23 costs, what bonus chips save, and what counts at the end (W6–W8, W14).

Distances are from the number on top of the pile up to the number played, negative if it is lower.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardgames_gui.games.twenty_three.model import REACH, WORTH


def needed(distance: int) -> int:
    """The bonus chips without which it is no play."""
    return -(distance // REACH) if distance < 0 else 0


def useful(distance: int) -> int:
    """The bonus chips beyond which another one changes nothing."""
    return -((1 - distance) // REACH) if distance > 1 else needed(distance)


def price(distance: int, bonus: int) -> int:
    """The penalty chips for a play with so many bonus chips."""
    return max(0, distance - 1 - REACH * bonus)


def results(chips: Sequence[int], bonus: Sequence[int]) -> tuple[int, ...]:
    """The penalty chips of each seat that count, after unspent bonus chips have given some back."""
    return tuple(
        max(0, taken - WORTH * unspent) for taken, unspent in zip(chips, bonus, strict=True)
    )
