"""How large chips are, and how much room a seat's chips take."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from cardgames_gui.engine.table import Chips
from cardgames_gui.table.shape import ChipsShape

SINGLE: Final = 30
"""The width of a chip that lies by itself, in pixels of the smallest windows."""
COUNTED: Final = 25
"""That of one with a number beside it."""
NUMBER: Final = 46
"""Room for that number."""
USUAL: Final = 3
"""So many chips lie side by side; more lie closer."""
APART: Final = 1.08
"""From one chip to the next, in chip widths."""
BETWEEN: Final = 10
"""Between chips of different sorts."""


def chip_width(chips: ChipsShape | Chips, words: float) -> int:
    """How wide one of these chips is."""
    return round((SINGLE if chips.single else COUNTED) * words)


def width_of(chips: ChipsShape, words: float) -> int:
    """How much room these chips take."""
    wide = chip_width(chips, words)
    if chips.single:
        return math.ceil(wide * (1 + (USUAL - 1) * APART))
    return wide + round(NUMBER * words)


def row_width(row: Sequence[ChipsShape], words: float) -> int:
    """How much room all of these take side by side."""
    between = round(BETWEEN * words) * max(0, len(row) - 1)
    return sum(width_of(chips, words) for chips in row) + between


def row_height(words: float) -> int:
    """How high a row of chips is."""
    return round(SINGLE * words)
