"""El Travieso, the Rascal: a grinning golden mask with horns, one half of it in the light."""

from typing import Final

from resources.drawing import card, svg
from resources.drawing.card import CENTRE, GOLD, HEIGHT, WIDTH
from resources.drawing.outline import Contour, Point

NIGHT: Final = "#2a1b3d"
LIGHT: Final = "#fbd370"
SHADE: Final = "#e2a536"
X: Final = CENTRE[0]

# The right half from the brow over the horn to the chin; the left one is its mirror image.
HALF: Final = Contour(
    (X, 136),
    (
        ((X + 19, 136), (X + 30, 143), (X + 42, 141)),
        ((X + 60, 138), (X + 71, 120), (X + 72, 94)),
        ((X + 92, 118), (X + 95, 152), (X + 77, 182)),
        ((X + 77, 226), (X + 46, 263), (X, 277)),
    ),
)
EYE: Final = Contour(
    (X + 13, 197),
    (
        ((X + 20, 178), (X + 38, 167), (X + 62, 168)),
        ((X + 60, 189), (X + 38, 202), (X + 13, 197)),
    ),
)
BROW: Final = Contour(
    (X + 9, 178),
    (
        ((X + 16, 165), (X + 34, 154), (X + 58, 153)),
        ((X + 36, 159), (X + 22, 167), (X + 9, 178)),
    ),
)
GRIN: Final = Contour(
    (X - 53, 214),
    (
        ((X - 30, 236), (X + 26, 236), (X + 56, 205)),
        ((X + 52, 245), (X + 24, 260), (X + 2, 260)),
        ((X - 22, 260), (X - 44, 245), (X - 53, 214)),
    ),
)


def tooth(left: Point, right: Point, tip: Point) -> Contour:
    return Contour(left, ((right,), (tip,)))


def rascal() -> list[str]:
    eyes = [EYE, EYE.mirrored(X), BROW, BROW.mirrored(X)]
    return [
        card.sheet(NIGHT),
        svg.rectangle(
            13, 13, WIDTH - 13, HEIGHT - 13, 14, fill="none", stroke=GOLD, stroke_width=4.0
        ),
        svg.path([HALF.mirrored(X)], fill=LIGHT),
        svg.path([HALF], fill=SHADE),
        svg.path(eyes, fill=NIGHT),
        svg.path([GRIN], fill=NIGHT),
        svg.path([tooth((X + 23, 221), (X + 44, 210), (X + 39, 237))], fill=SHADE),
        *card.indices("21", GOLD, 29, 30, 42),
        card.rim(0.35),
    ]
