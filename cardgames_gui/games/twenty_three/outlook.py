"""What a hand of 23 is likely to cost until the end of the round, by a simple idea of the others.

A hand is an int here: two bits for each number say how many cards it has of it. The idea is that
each other player in the round raises the pile by about as much as players do on average; so what
a hand costs depends on nothing but itself, and is remembered from one question to the next.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cardgames_gui.games.twenty_three.model import HIGHEST, PASSING, REACH

RISES: Final[tuple[tuple[int, ...], ...]] = ((0,), (1, 2), (2, 3), (3, 4))
"""How far the pile rises until the next turn, equally likely, by the number of others."""

_ONES: Final = sum(1 << 2 * number for number in range(HIGHEST + 1))
_TWOS: Final = 2 * _ONES


def coded(numbers: Iterable[int]) -> int:
    """The hand with these numbers."""
    return sum(1 << 2 * number for number in numbers)


def cards(hand: int) -> int:
    """How many cards a hand has."""
    return (hand & _ONES).bit_count() + 2 * (hand & _TWOS).bit_count()


def alike(hand: int, number: int) -> int:
    """How many cards of that number a hand has."""
    return hand >> 2 * number & 3


def numbers(hand: int) -> list[int]:
    """The different numbers of a hand in ascending order."""
    found = []
    while hand:
        number = (hand & -hand).bit_length() - 1 >> 1
        found.append(number)
        hand &= -4 << 2 * number
    return found


@lru_cache(maxsize=1 << 16)
def after(
    hand: int, top: int, bonus: int, worth: float, clean: bool, others: int, back: int
) -> float:
    """The chips that a hand will cost, when its player has just left that number on top.

    `worth` is what a bonus chip is held to be worth, `back` the chips that the last card gives
    back, `clean` whether no card is left that will be dropped.
    """
    rises = RISES[others]
    total = 0.0
    for rise in rises:
        raised = min(top + rise, HIGHEST)
        total += _on_turn(hand, raised, bonus, worth, clean, others, back)
    return total / len(rises)


def _on_turn(
    hand: int, top: int, bonus: int, worth: float, clean: bool, others: int, back: int
) -> float:
    """The same on the player's turn; cards that are too low are dropped, or bought with a chip."""
    low = hand & (1 << 2 * top) - 1
    if not low:
        return _rest(hand, top, bonus, worth, clean, others, back)
    high = hand ^ low
    cost = cards(low) + _rest(high, top, bonus, worth, False, others, back)
    if bonus:
        number = low.bit_length() - 1 >> 1
        if top - number <= REACH:
            left = low & (1 << 2 * number) - 1
            clean = clean and not left
            bought = after(high, number, bonus - 1, worth, clean, others, back)
            cost = min(cost, worth + cards(left) + bought)
    return cost


@lru_cache(maxsize=1 << 16)
def _rest(
    hand: int, top: int, bonus: int, worth: float, clean: bool, others: int, back: int
) -> float:
    """The same on the player's turn, with no card below the top."""
    if not hand:
        return -back if clean else 0.0
    number = (hand & -hand).bit_length() - 1 >> 1
    count = hand >> 2 * number & 3
    higher = hand & -4 << 2 * number
    skipped = number - top - 1
    following = after(higher, number, bonus, worth, clean, others, back)
    if skipped <= 0:
        cost = following
    else:
        cost = skipped + following
        for spent in range(1, min(bonus, -(-skipped // REACH)) + 1):
            following = after(higher, number, bonus - spent, worth, clean, others, back)
            cost = min(cost, worth * spent + max(0, skipped - REACH * spent) + following)
        if others:
            cost = min(cost, PASSING + after(hand, top, bonus, worth, clean, others, back))
    if higher:
        cost = min(cost, count + _rest(higher, top, bonus, worth, False, others, back))
    return min(cost, cards(hand))
