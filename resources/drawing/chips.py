"""Chips, clear down to 20 pixels: red ones with a ring, gold ones with the five they are worth."""

import math
from pathlib import Path
from typing import Final

from resources.drawing import card, svg
from resources.drawing.outline import number

SIZE: Final = 100.0
MIDDLE: Final = SIZE / 2
RIM: Final = 47.0
"""The radius of the whole chip."""
FIELD: Final = 31.0
"""The radius of what lies inside the marked rim."""
MARKS: Final = 8
WHITE: Final = "#fdf4e3"
PENALTY: Final = ("#c9402f", "#9e2a1d", "#dd5a48")
BONUS: Final = ("#d79a2b", "#8f5f0e", "#e9b64f")
FIVE: Final = "#4a2f05"


def marks(colour: str) -> str:
    """The light blocks on the rim, as one path."""
    half = math.pi / MARKS * 0.5
    parts = []
    for index in range(MARKS):
        middle = 2 * math.pi * index / MARKS
        corners = [
            (MIDDLE + radius * math.sin(angle), MIDDLE - radius * math.cos(angle))
            for radius, angle in (
                (RIM - 1.5, middle - half),
                (RIM - 1.5, middle + half),
                (FIELD + 3.5, middle + half),
                (FIELD + 3.5, middle - half),
            )
        ]
        points = " L ".join(f"{number(x)} {number(y)}" for x, y in corners)
        parts.append(f"M {points} Z")
    return svg.element("path", d=" ".join(parts), fill=colour)


def disc(radius: float, fill: str) -> str:
    return svg.element("circle", cx=MIDDLE, cy=MIDDLE, r=radius, fill=fill)


def line(radius: float, colour: str, thick: float) -> str:
    return svg.element(
        "circle", cx=MIDDLE, cy=MIDDLE, r=radius, fill="none", stroke=colour, stroke_width=thick
    )


def chip(colours: tuple[str, str, str]) -> list[str]:
    """The body that all chips share: a shade, the rim with its marks, and a lighter field."""
    body, edge, field = colours
    return [
        svg.element("circle", cx=MIDDLE, cy=MIDDLE + 2.5, r=RIM, fill="#04100d", fill_opacity=0.35),
        disc(RIM, body),
        marks(WHITE),
        line(RIM - 0.8, edge, 1.8),
        disc(FIELD + 2.5, edge),
        disc(FIELD, field),
    ]


def penalty() -> list[str]:
    """A ring in the middle, so that it is no bonus chip for who sees no red."""
    return [*chip(PENALTY), line(17.0, WHITE, 5.0)]


def bonus() -> list[str]:
    return [*chip(BONUS), card.numeral("5", 38.0, MIDDLE, MIDDLE, FIVE, "numeral")]


def write(target: Path) -> None:
    svg.write(target / "chips" / "penalty.svg", SIZE, SIZE, penalty())
    svg.write(target / "chips" / "bonus.svg", SIZE, SIZE, bonus())
