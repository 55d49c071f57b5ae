"""The cards and the felt of 23: white numbers on colours that run from blue over red to green."""

import math
from pathlib import Path
from typing import Final

from resources.drawing import backs, card, felts, svg
from resources.drawing.card import CENTRE, HEIGHT, PAPER, WIDTH
from resources.drawing.colour import readable
from resources.drawing.outline import CIRCLE, Contour, Segment, arc, joined, polygon

NUMBERS: Final = range(1, 24)
INK: Final = "#ffffff"
# A little more than the 4.5 that numbers must have, where the card is lightest.
CONTRAST: Final = 4.9
# So much more contrast with each pool of light less.
STEP: Final = 0.55
# How far the pools of light in the lower left corner reach, one on the other.
POOLS: Final = (205.0, 140.0, 75.0)
BORDER: Final = 12.0
CORNER: Final = 16.0
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
    # From the dark panel to the last pool, which lies on the others.
    panel, *lit = (
        readable(INK, 0.15, hue(value), CONTRAST + left * STEP)
        for left in range(len(POOLS), -1, -1)
    )
    text = str(value)
    high = 132.0 if len(text) == 1 else 112.0
    x, y = CENTRE
    lift = high * 0.08 if text in card.UNDERLINED else 0.0
    return [
        card.sheet(PAPER),
        svg.rectangle(
            BORDER, BORDER, WIDTH - BORDER, HEIGHT - BORDER, CORNER, fill=panel, id_="panel"
        ),
        *(
            svg.path([pool(reach)], fill=colour, id_=f"pool-{reach:g}")
            for reach, colour in zip(POOLS, lit, strict=True)
        ),
        card.numeral(text, high, x, y - lift, INK, "numeral"),
        *card.indices(text, INK, 25, 26, 46),
        card.rim(),
    ]


def pool(reach: float) -> Contour:
    """A quarter of a disc in the lower left corner of the panel, as round there as the panel is."""
    left, bottom = BORDER, HEIGHT - BORDER
    handle = CORNER * (1 - CIRCLE)
    around = arc((left, bottom), (reach, reach), 270, 360, CIRCLE)
    corner: list[Segment] = [
        ((left + CORNER, bottom),),
        ((left + handle, bottom), (left, bottom - handle), (left, bottom - CORNER)),
    ]
    return joined(around, corner)


def back() -> list[str]:
    return backs.lattice(PLUM, PALE, PALE, filled=False)


def long_ray(turn: float) -> float:
    """How far a ray reaches: an ellipse, for a card is narrow."""
    return 1 / math.hypot(math.sin(turn) / 100, math.cos(turn) / 146)


def back_of_the_one() -> list[str]:
    """A sun: whoever has it is seen to have it, and sees it without its colour."""
    x, y = CENTRE
    rays = [
        polygon(
            *(
                (x + reach * math.sin(angle), y - reach * math.cos(angle))
                for reach, angle in (
                    (64.0, turn - math.pi / RAYS * 0.62),
                    (long_ray(turn) if index % 2 == 0 else 92.0, turn),
                    (64.0, turn + math.pi / RAYS * 0.62),
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
