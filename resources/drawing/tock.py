"""Tock!'s cards and felt: 1 to 20 round the colour wheel, the Rascal, and the back."""

from pathlib import Path
from typing import Final

from resources.drawing import backs, card, felts, rascal, svg
from resources.drawing.card import BLUE, CENTRE, GOLD, HEIGHT, PAPER, WIDTH
from resources.drawing.colour import mixed, oklch, readable

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
    return backs.lattice(BLUE, "#c9b26b", GOLD)


def write(target: Path) -> None:
    cards = target / "tock" / "cards"
    for value in range(1, 21):
        svg.write(cards / f"{value}.svg", WIDTH, HEIGHT, number_card(value))
    svg.write(cards / "21.svg", WIDTH, HEIGHT, rascal.rascal())
    svg.write(cards / "back.svg", WIDTH, HEIGHT, back())
    felts.write_felt(target / "tock" / "felt.svg", FELT)
