"""What lies in the middle of a table with hands: piles and heaps in a row, with words beneath."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from cardgames_gui.table.measures import Measures
from cardgames_gui.table.plan import DEPTH, edge
from cardgames_gui.table.shadow import ASPECT

# From the left edge of one to that of the next, so many pixels at the smallest words, so that the
# words beneath have room; and so far apart in card widths in any case.
WIDE: Final = 200
WIDE_APART: Final = 0.34
CLOSE: Final = 96
CLOSE_APART: Final = 0.18
BELOW: Final = 4.0
"""From a card to the words beneath it, in pixels; more where the edges of a pile are seen."""


def in_a_row(
    widths: Sequence[int], card: int, sides: Sequence[float], y: float, measures: Measures
) -> list[tuple[QRectF, QRectF]]:
    """Things of these widths, as high as a card, in the middle between the seats at the sides.

    With each comes the line of words beneath it; all together have their middle at `y`.
    """
    if not widths:
        return []
    left, right = sides
    free = right - left - measures.gap
    apart = max(card * WIDE_APART, WIDE * measures.words - card)
    least = max(card * CLOSE_APART, CLOSE * measures.words - card)
    apart = max(least, min(apart, (free - sum(widths)) / len(widths)))
    x = (left + right - sum(widths) - apart * (len(widths) - 1)) / 2
    high = round(card * ASPECT)
    below = max(BELOW, DEPTH * edge(card) + 2)
    top = round(y - (high + below + measures.line) / 2)
    found = []
    for wide in widths:
        line = QRectF(
            round(x - apart / 2 + 2), top + high + below, round(wide + apart - 4), measures.line
        )
        found.append((QRectF(round(x), top, wide, card * ASPECT), line))
        x += wide + apart
    return found
