"""Backs of cards: a lattice with a mark in its middle; they look the same from both sides."""

from typing import Final

from resources.drawing import card, svg
from resources.drawing.card import CENTRE, HEIGHT, PAPER, WIDTH
from resources.drawing.outline import Contour, hole, number, polygon, rounded, solid

BORDER: Final = 14.0
COLUMNS: Final = 7
ROWS: Final = 8
LEFT: Final = BORDER
TOP: Final = BORDER
WIDE: Final = (WIDTH - 2 * BORDER) / COLUMNS
HIGH: Final = (HEIGHT - 2 * BORDER) / ROWS


def lattice(ground: str, lines: str, mark: str, *, filled: bool = True) -> list[str]:
    """A lattice whose middle is a diamond, with another one in it if it is `filled`."""
    ink = [element for step in range(1 - ROWS, COLUMNS) for element in _slanted(step)]
    return [
        svg.rectangle(6, 6, WIDTH - 6, HEIGHT - 6, 18, fill=ground),
        svg.element(
            "path", d=" ".join(ink), fill="none",
            stroke=lines, stroke_opacity=0.5, stroke_width=2.6,
        ),
        svg.path(
            [_diamond(1.5)], fill=ground, stroke=mark, stroke_width=5.0, stroke_linejoin="miter"
        ),
        *([svg.path([_diamond(0.62)], fill=mark)] if filled else []),
        *frame(),
    ]  # fmt: skip


def frame() -> list[str]:
    """The paper around a back, and its rim."""
    border = [
        solid(rounded(0, 0, WIDTH, HEIGHT, card.RADIUS)),
        hole(rounded(BORDER, BORDER, WIDTH - BORDER, HEIGHT - BORDER, 12)),
    ]
    return [svg.path(border, fill=PAPER), card.rim()]


def _diamond(reach: float) -> Contour:
    x, y = CENTRE
    across, down = WIDE * reach, HIGH * reach
    return polygon((x, y - down), (x + across, y), (x, y + down), (x - across, y))


def _slanted(step: int) -> list[str]:
    """The lattice's line down to the right from column `step`, and its mirror image."""
    first = max(0, -step)
    last = min(ROWS, COLUMNS - step)
    begin, end = LEFT + (step + first) * WIDE, LEFT + (step + last) * WIDE
    above, below = TOP + first * HIGH, TOP + last * HIGH
    return [
        f"M {number(a)} {number(above)} L {number(b)} {number(below)}"
        for a, b in ((begin, end), (WIDTH - begin, WIDTH - end))
    ]
