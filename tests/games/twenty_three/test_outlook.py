"""What a hand of 23 is likely to cost, where it can be worked out by hand."""

import pytest

from cardgames_gui.games.twenty_three.model import MOST_SEATS
from cardgames_gui.games.twenty_three.outlook import RISES, after, alike, cards, coded, numbers

DEAR = 100.0
"""A bonus chip that is never worth it."""


def alone(hand: list[int], top: int, bonus: int = 0, worth: float = DEAR, back: int = 3) -> float:
    """With nobody else in the round."""
    return after(coded(hand), top, bonus, worth, True, 0, back)


def test_every_number_of_others_is_thought_of() -> None:
    """C1"""
    assert len(RISES) == MOST_SEATS


def test_a_coded_hand() -> None:
    hand = coded([2, 2, 7, 23, 23, 23])
    assert cards(hand) == 6
    assert numbers(hand) == [2, 7, 23]
    assert [alike(hand, number) for number in (2, 3, 7, 23)] == [2, 0, 1, 3]
    assert cards(0) == 0
    assert not numbers(0)


def test_the_last_card_brings_chips_back() -> None:
    """W9"""
    assert alone([], 10) == -3
    assert alone([11, 12, 13], 10) == -3
    assert alone([11], 10, back=1) == -1


def test_skips_cost() -> None:
    """W7"""
    assert alone([13], 10) == 2 - 3
    assert alone([11, 14], 10) == 2 - 3


def test_dropping_is_never_worse_than_its_price() -> None:
    """W11"""
    assert alone([22, 23], 1) == 2
    assert alone([3], 20) == 1


def test_a_low_card_may_be_dropped_or_bought() -> None:
    """W8: below the top by two is within reach of a chip."""
    assert alone([8], 10, bonus=1) == 1
    assert alone([8], 10, bonus=1, worth=2.0) == 2 - 3
    assert alone([8], 10, bonus=1, worth=2.0, back=0) == 1
    assert alone([8, 11], 10, bonus=1, worth=1.0) == 1 - 3 + 2


def test_bonus_chips_save_skips() -> None:
    """W8"""
    assert alone([13], 10, bonus=1, worth=1.0) == 1 - 3
    assert alone([20], 10, bonus=2, worth=1.0) == 2 - 3


@pytest.mark.parametrize("others", [1, 2, 3])
def test_others_raise_the_pile(others: int) -> None:
    """By as much as they do on average; half of the time they go past the next number."""
    first, second = RISES[others]
    assert after(coded([10 + first]), 10, 0, DEAR, True, others, 3) == (-3 + 1) / 2
    assert after(coded([10 + second]), 10, 0, DEAR, True, others, 3) == -3
