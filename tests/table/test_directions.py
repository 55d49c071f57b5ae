"""Which place an arrow key goes to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from cardgames_gui.table.directions import Direction, nearest

FAN = [QRectF(40.0 * n, 500 + 3.0 * abs(n - 4), 60, 85) for n in range(9)]
"""Cards of a hand: those in the middle lie a little higher."""
BUTTON = QRectF(120, 420, 140, 36)
OWN_CHIPS = QRectF(-200, 560, 60, 30)


@pytest.mark.parametrize("card", range(9))
def test_up_leaves_the_fan(card: int) -> None:
    others = [*FAN[:card], *FAN[card + 1 :], BUTTON]
    assert nearest(FAN[card], others, Direction.UP) == len(others) - 1


@pytest.mark.parametrize("card", range(8))
def test_right_goes_along_the_fan(card: int) -> None:
    others = [*FAN[:card], *FAN[card + 1 :], BUTTON]
    assert nearest(FAN[card], others, Direction.RIGHT) == card


def test_left_of_the_first_card_is_what_lies_there() -> None:
    assert nearest(FAN[0], [*FAN[1:], BUTTON, OWN_CHIPS], Direction.LEFT) == 9


def test_nothing_lies_on_that_side() -> None:
    assert nearest(BUTTON, FAN, Direction.UP) is None
