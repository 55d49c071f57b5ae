"""The four suits as outlines in a square of 100, and where they stand on a card."""

from typing import Final

from resources.drawing import svg
from resources.drawing.outline import number

RED: Final = "#bd1e2d"
BLACK: Final = "#1f1d26"
INKS: Final = {"H": RED, "D": RED, "S": BLACK, "C": BLACK}

# How far from its middle a curve's handle is, to look like a quarter of a circle.
ROUND: Final = 0.5523


def circle(x: float, y: float, radius: float) -> str:
    """A circle as curves: arcs in paths are beyond SVG Tiny."""
    r, h = radius, radius * ROUND
    corners = (
        (x + r, y + h, x + h, y + r, x, y + r),
        (x - h, y + r, x - r, y + h, x - r, y),
        (x - r, y - h, x - h, y - r, x, y - r),
        (x + h, y - r, x + r, y - h, x + r, y),
    )
    curves = " ".join("C " + " ".join(number(value) for value in corner) for corner in corners)
    return f"M {number(x + r)} {number(y)} {curves} Z"


STEM: Final = "M 46 48 L 54 48 C 54 74 57 90 67 96 L 33 96 C 43 90 46 74 46 48 Z"
OUTLINES: Final = {
    "H": "M 50 94 C 20 68 5 49 5 30 C 5 14 17 5 29 5 C 39 5 47 11 50 21 C 53 11 61 5 71 5"
    " C 83 5 95 14 95 30 C 95 49 80 68 50 94 Z",
    "D": "M 50 2 C 59 20 72 37 87 50 C 72 63 59 80 50 98 C 41 80 28 63 13 50 C 28 37 41 20 50 2 Z",
    "S": "M 50 3 C 56 19 93 41 93 64 C 93 78 83 85 73 85 C 64 85 57 80 53 72 C 54 83 58 91 66 96"
    " L 34 96 C 42 91 46 83 47 72 C 43 80 36 85 27 85 C 17 85 7 78 7 64 C 7 41 44 19 50 3 Z",
    "C": " ".join(
        [circle(50, 26, 22), circle(27, 58, 22), circle(73, 58, 22), circle(50, 50, 12), STEM]
    ),
}


def suit(name: str, x: float, y: float, size: float, *, turned: bool = False) -> str:
    """The suit with its middle at a point, upside down if it is turned."""
    scale = size / 100
    flip = -scale if turned else scale
    return svg.element(
        "path",
        d=OUTLINES[name],
        fill=INKS[name],
        transform=f"matrix({number(scale)} 0 0 {number(flip)} {number(x - 50 * scale)}"
        f" {number(y - 50 * flip)})",
    )
