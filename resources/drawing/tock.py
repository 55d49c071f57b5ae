"""Tock!'s cards and felt: 1 to 20 round the colour wheel, the Rascal, and the back."""

from pathlib import Path
from typing import Final

from resources.drawing import card, felts, rascal, svg
from resources.drawing.card import BLUE, CENTRE, GOLD, HEIGHT, PAPER, WIDTH
from resources.drawing.colour import mixed, oklch, readable
from resources.drawing.outline import Contour, hole, number, polygon, rounded, solid

# A little more than the 4.5 that numerals must have.
CONTRAST: Final = 4.7
BORDER: Final = 17.0
FELT: Final = ((0.0, "#397d6e"), (0.3, "#347266"), (0.65, "#27574e"), (1.0, "#173a35"))


def hue(value: int) -> float:
    """One hue for each number: 2 is red, 5 ochre, 9 green, 13 cyan, 17 indigo, 20 pink."""
    return 34 + (value - 2) * 16.4


def number_card(value: int) -> list[str]:
    tint = hue(value)
    # Mixed with the paper, so that all faces look printed on the same stock.
    pure = oklch(0.63, 0.18, tint)
    panel = mixed(PAPER, pure, 0.12)
    medallion = mixed(PAPER, pure, 0.32)
    ink = readable(medallion, 0.16, tint, CONTRAST)
    text = str(value)
    height = 120.0 if len(text) == 1 else 100.0
    x, y = CENTRE
    lift = height * 0.08 if text in card.UNDERLINED else 0.0
    return [
        card.sheet(PAPER),
        svg.rectangle(BORDER, BORDER, WIDTH - BORDER, HEIGHT - BORDER, 13, fill=panel, id_="panel"),
        svg.element("circle", cx=x, cy=y, r=93.0, fill=medallion, id_="medallion"),
        card.numeral(text, height, x, y - lift, ink, "numeral"),
        *card.indices(text, ink, 31, 32, 42),
        card.rim(),
    ]


def back() -> list[str]:
    """A lattice whose middle is a gold diamond; it looks the same from both sides."""
    border = 14.0
    columns, rows = 7, 8
    left, top, right, bottom = border, border, WIDTH - border, HEIGHT - border
    wide, high = (right - left) / columns, (bottom - top) / rows
    lines: list[str] = []
    for step in range(1 - rows, columns):
        lines += _slanted(step, columns, rows, left, top, wide, high)
    x, y = CENTRE

    def diamond(reach: float) -> Contour:
        across, down = wide * reach, high * reach
        return polygon((x, y - down), (x + across, y), (x, y + down), (x - across, y))

    frame = [
        solid(rounded(0, 0, WIDTH, HEIGHT, card.RADIUS)),
        hole(rounded(left, top, right, bottom, 12)),
    ]
    return [
        svg.rectangle(6, 6, WIDTH - 6, HEIGHT - 6, 18, fill=BLUE),
        svg.element(
            "path", d=" ".join(lines), fill="none",
            stroke="#c9b26b", stroke_opacity=0.5, stroke_width=2.6,
        ),
        svg.path([diamond(1.5)], fill=BLUE, stroke=GOLD, stroke_width=5.0, stroke_linejoin="miter"),
        svg.path([diamond(0.62)], fill=GOLD),
        svg.path(frame, fill=PAPER),
        card.rim(),
    ]  # fmt: skip


def _slanted(
    step: int, columns: int, rows: int, left: float, top: float, wide: float, high: float
) -> list[str]:
    """The lattice's line down to the right from column `step`, and its mirror image."""
    first = max(0, -step)
    last = min(rows, columns - step)
    begin, end = left + (step + first) * wide, left + (step + last) * wide
    above, below = top + first * high, top + last * high
    return [
        f"M {number(a)} {number(above)} L {number(b)} {number(below)}"
        for a, b in ((begin, end), (WIDTH - begin, WIDTH - end))
    ]


def write(target: Path) -> None:
    cards = target / "tock" / "cards"
    for value in range(1, 21):
        svg.write(cards / f"{value}.svg", WIDTH, HEIGHT, number_card(value))
    svg.write(cards / "21.svg", WIDTH, HEIGHT, rascal.rascal())
    svg.write(cards / "back.svg", WIDTH, HEIGHT, back())
    felts.write_felt(target / "tock" / "felt.svg", FELT)
