"""The cards and the felt of 23: white numbers on colours that run from blue over red to green."""

import math
from pathlib import Path
from typing import Final

from resources.drawing import backs, card, felts, svg
from resources.drawing.card import CENTRE, HEIGHT, PAPER, WIDTH
from resources.drawing.colour import mixed, readable
from resources.drawing.outline import polygon

NUMBERS: Final = range(1, 24)
INK: Final = "#ffffff"
# A little more than the 4.5 that numbers must have.
CONTRAST: Final = 4.7
BORDER: Final = 12.0
PLUM: Final = "#5b2c5e"
PALE: Final = "#cf9fcc"
NIGHT: Final = "#262a5c"
GOLD: Final = "#f5c24b"
RAYS: Final = 16
FELT: Final = ((0.0, "#4a4c86"), (0.3, "#434579"), (0.65, "#343665"), (1.0, "#22244a"))


def hue(value: int) -> float:
    """1 is blue, 5 violet, 10 magenta, 12 crimson, 16 orange, 20 olive, 23 green."""
    return (value - 10) * 10.6 - 10


def number_card(value: int) -> list[str]:
    panel = readable(INK, 0.15, hue(value), CONTRAST)
    shade = mixed(panel, "#000000", 0.14)
    text = str(value)
    high = 132.0 if len(text) == 1 else 112.0
    x, y = CENTRE
    lift = high * 0.08 if text in card.UNDERLINED else 0.0
    right, bottom = WIDTH - BORDER, HEIGHT - BORDER
    # The light falls from above: two waves darker, one over the other.
    waves = [
        f"M {BORDER:g} {top:g} C 90 {top - 40:g} 170 {top + 30:g} {right:g} {top - 30:g}"
        f" L {right:g} {bottom - 16:g} C {right:g} {bottom - 6:g} {right - 6:g} {bottom:g}"
        f" {right - 16:g} {bottom:g} L {BORDER + 16:g} {bottom:g} C {BORDER + 6:g} {bottom:g}"
        f" {BORDER:g} {bottom - 6:g} {BORDER:g} {bottom - 16:g} Z"
        for top in (210.0, 280.0)
    ]
    return [
        card.sheet(PAPER),
        svg.rectangle(BORDER, BORDER, right, bottom, 16, fill=panel, id_="panel"),
        *(svg.element("path", d=wave, fill=shade, fill_opacity=0.5) for wave in waves),
        card.numeral(text, high, x, y - lift, INK, "numeral"),
        *card.indices(text, INK, 25, 26, 46),
        card.rim(),
    ]


def back() -> list[str]:
    return backs.lattice(PLUM, PALE, PALE, filled=False)


def back_of_the_one() -> list[str]:
    """A sun: whoever has it is seen to have it, and sees it without its colour."""
    x, y = CENTRE
    rays = [
        polygon(
            *(
                (x + reach * math.sin(angle), y - reach * math.cos(angle))
                for reach, angle in (
                    (66.0, turn - math.pi / RAYS * 0.62),
                    (146.0 if index % 2 == 0 else 108.0, turn),
                    (66.0, turn + math.pi / RAYS * 0.62),
                )
            )
        )
        for index, turn in enumerate(2 * math.pi * step / RAYS for step in range(RAYS))
    ]
    return [
        svg.rectangle(6, 6, WIDTH - 6, HEIGHT - 6, 18, fill=NIGHT),
        svg.path(rays, fill=GOLD),
        svg.element("circle", cx=x, cy=y, r=58.0, fill=GOLD),
        svg.element("circle", cx=x, cy=y, r=44.0, fill=NIGHT),
        svg.element("circle", cx=x, cy=y, r=30.0, fill="none", stroke=GOLD, stroke_width=5.0),
        *backs.frame(),
    ]


def write(target: Path) -> None:
    cards = target / "twenty_three" / "cards"
    for value in NUMBERS:
        svg.write(cards / f"{value}.svg", WIDTH, HEIGHT, number_card(value))
    svg.write(cards / "back.svg", WIDTH, HEIGHT, back())
    svg.write(cards / "back-1.svg", WIDTH, HEIGHT, back_of_the_one())
    felts.write_felt(target / "twenty_three" / "felt.svg", FELT)
