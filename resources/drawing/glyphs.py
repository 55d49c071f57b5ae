"""The numerals and letters on cards: bold, plain, our own; resources/glyphs.json."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from resources.drawing.outline import (
    FULL,
    Contour,
    Point,
    Segment,
    arc,
    back,
    hole,
    joined,
    line,
    number,
    path_text,
    polygon,
    solid,
)

# All measures in hundredths of a numeral's height; y runs down, the numeral stands on 100.
HEIGHT: Final = 100.0
STEM: Final = 20.0
BAR: Final = 17.0
# Level strokes that meet another bowl are thinner, so that the middle of 3 and 8 is not dark.
WAIST: Final = 16.0
# Round shapes go a little over the lines, or they would look small beside flat ones.
OVER: Final = 1.2
# The middle of 3 and 8 is a little above the real one, or they would look top-heavy.
MIDDLE: Final = 47.5


@dataclass(frozen=True, slots=True)
class Bowl:
    """A round shape, as wide as twice `across`, and the thickness of its strokes."""

    middle: float
    across: float
    top: float
    bottom: float
    stem: float
    bar: float
    fullness: float = FULL

    def outside(self, start: float, end: float) -> list[Segment]:
        return arc(self._centre(), self._radii(0, 0), start, end, self.fullness)

    def inside(self, start: float, end: float) -> list[Segment]:
        return arc(self._centre(), self._radii(self.stem, self.bar), start, end, self.fullness)

    def counter(self) -> Contour:
        """The white in its middle."""
        return hole(joined(self.inside(0, 360)))

    def _centre(self) -> Point:
        return self.middle, (self.top + self.bottom) / 2

    def _radii(self, stem: float, bar: float) -> Point:
        return self.across - stem, (self.bottom - self.top) / 2 - bar


def zero() -> list[Contour]:
    bowl = Bowl(32, 32, -OVER, 100 + OVER, STEM, BAR, fullness=0.66)
    return [joined(bowl.outside(0, 360)), bowl.counter()]


def one() -> list[Contour]:
    shape = polygon((19, 0), (40, 0), (40, 100), (19, 100), (19, 23), (0, 34.5), (0, 13))
    return [solid(shape)]


def two() -> list[Contour]:
    shape = Contour(
        (1, 34),
        (
            ((1, 13), (13.5, -OVER), (31.8, -OVER)),
            ((50, -OVER), (62.3, 11), (62.3, 29.5)),
            ((62.3, 42), (55.5, 50.5), (47, 59.5)),
            ((26, 82.7),),
            ((64, 82.7),),
            ((64, 100),),
            ((0, 100),),
            ((0, 85),),
            ((33.5, 47.5),),
            ((38.5, 42), (42, 37.3), (42, 30.2)),
            ((42, 21.2), (38, 16), (31.5, 16)),
            ((24.8, 16), (21, 21.4), (21, 34)),
        ),
    )
    return [solid(shape)]


def three() -> list[Contour]:
    upper = Bowl(31, 30, -OVER, MIDDLE + WAIST / 2, STEM, WAIST)
    lower = Bowl(31, 32.5, MIDDLE - WAIST / 2, 100 + OVER, STEM, WAIST)
    shape = joined(
        upper.outside(193, 420),
        lower.outside(300, 527),
        back(lower.inside(270, 527)),
        line((19, MIDDLE + WAIST / 2), (19, MIDDLE - WAIST / 2)),
        back(upper.inside(193, 450)),
    )
    return [shape]


def four() -> list[Contour]:
    shape = polygon(
        (34, 0), (57.5, 0), (57.5, 62.5), (68, 62.5), (68, 79.5), (57.5, 79.5),
        (57.5, 100), (37.5, 100), (37.5, 79.5), (0, 79.5), (0, 64),
    )  # fmt: skip
    return [solid(shape), hole(polygon((37.5, 31), (37.5, 62.5), (20.7, 62.5)))]


def five() -> list[Contour]:
    bowl = Bowl(31, 32.5, 33, 100 + OVER, STEM, BAR)
    shape = joined(
        line((9, 0), (58.5, 0), (58.5, 17.3), (26.8, 17.3), (25.6, 38)),
        bowl.outside(242, 527),
        back(bowl.inside(228, 527)),
        line((5.8, 54)),
    )
    return [shape]


def six() -> list[Contour]:
    bowl = Bowl(32, 32, 35, 100 + OVER, STEM, WAIST)
    hook = Bowl(32, 32, -OVER, 100 + OVER, STEM, BAR, fullness=0.64)
    shape = joined(hook.outside(180, 322), back(hook.inside(180, 322)), bowl.outside(215, 540))
    return [shape, bowl.counter()]


def seven() -> list[Contour]:
    shape = polygon((0, 0), (62, 0), (62, 16), (30.5, 100), (8.5, 100), (39, 17.5), (0, 17.5))
    return [solid(shape)]


def eight() -> list[Contour]:
    upper = Bowl(32, 30, -OVER, MIDDLE + WAIST / 2, STEM, WAIST)
    lower = Bowl(32, 32.7, MIDDLE - WAIST / 2, 100 + OVER, STEM, WAIST)
    shape = joined(upper.outside(120, 420), lower.outside(300, 600))
    return [shape, upper.counter(), lower.counter()]


def nine() -> list[Contour]:
    return [contour.turned((32, 50)) for contour in six()]


def ace() -> list[Contour]:
    shape = polygon(
        (25.5, 0), (49.5, 0), (75, 100), (53, 100), (48, 80), (27, 80), (22, 100), (0, 100)
    )
    return [solid(shape), hole(polygon((37.5, 22), (43.8, 63), (31.2, 63)))]


def jack() -> list[Contour]:
    bowl = Bowl(26, 28, 46, 100 + OVER, STEM, BAR)
    shape = joined(line((54 - STEM, 0), (54, 0)), bowl.outside(0, 165), back(bowl.inside(0, 165)))
    return [shape]


def queen() -> list[Contour]:
    bowl = Bowl(40, 40, -OVER, 100 + OVER, STEM + 1, BAR)
    tail = polygon((38, 70), (53.5, 60), (80, 98), (64.5, 108))
    return [joined(bowl.outside(0, 360)), bowl.counter(), solid(tail)]


def king() -> list[Contour]:
    shape = polygon(
        (0, 0), (21, 0), (21, 40.5), (45, 0), (70, 0), (42, 45), (72, 100),
        (48, 100), (29, 64), (21, 74.5), (21, 100), (0, 100),
    )  # fmt: skip
    return [solid(shape)]


DRAWN: Final[dict[str, Callable[[], list[Contour]]]] = {
    "0": zero, "1": one, "2": two, "3": three, "4": four, "5": five, "6": six,
    "7": seven, "8": eight, "9": nine, "A": ace, "J": jack, "K": king, "Q": queen,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Glyph:
    width: float
    contours: tuple[Contour, ...]


@cache
def glyph(character: str) -> Glyph:
    """A drawn character, moved so that its ink begins at 0."""
    contours = DRAWN[character]()
    across = [x for contour in contours for x, _ in contour.points(24)]
    left = min(across)
    return Glyph(max(across) - left, tuple(contour.moved(1, -left, 0) for contour in contours))


# How much white is between two neighbours, on average; how much of a notch counts; the least.
AIR: Final = 12.5
NOTCH: Final = 17.0
LEAST: Final = 7.5


@cache
def gap(first: str, second: str) -> float:
    """What to leave between two characters so that all pairs look equally far apart."""
    right = edges(first, right=True)
    left = edges(second, right=False)
    white = [a + b for a, b in zip(right, left, strict=True)]
    even = AIR - sum(min(value, NOTCH) for value in white) / len(white)
    return round(max(even, LEAST - min(white)), 1)


@cache
def edges(character: str, *, right: bool) -> tuple[float, ...]:
    """How far the ink is from the side of its box, at 24 heights."""
    drawn = glyph(character)
    found: list[float] = []
    for row in range(24):
        y = (row + 0.5) * HEIGHT / 24
        crossings = [x for contour in drawn.contours for x in _crossings(contour, y)]
        if not crossings:
            found.append(NOTCH)
        elif right:
            found.append(drawn.width - max(crossings))
        else:
            found.append(min(crossings))
    return tuple(found)


def _crossings(contour: Contour, y: float) -> list[float]:
    around = contour.points(24)
    pairs = zip(around, [*around[1:], around[0]], strict=True)
    return [
        a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1])
        for a, b in pairs
        if (a[1] <= y) != (b[1] <= y)
    ]


def width(text: str, height: float) -> float:
    between = sum(gap(a, b) for a, b in pairwise(text))
    return (sum(glyph(character).width for character in text) + between) * height / HEIGHT


def outlines(text: str, height: float, left: float, top: float) -> list[Contour]:
    """A word's contours with the given height, its ink beginning at `left` and `top`."""
    scale = height / HEIGHT
    placed: list[Contour] = []
    for index, character in enumerate(text):
        if index:
            left += gap(text[index - 1], character) * scale
        placed += [contour.moved(scale, left, top) for contour in glyph(character).contours]
        left += glyph(character).width * scale
    return placed


def write(target: Path) -> None:
    """What the program reads: each outline, its width, and the gap of each pair."""
    glyphs = [
        f'    "{name}": {{"width": {number(glyph(name).width)},'
        f' "path": "{path_text(glyph(name).contours)}"}}'
        for name in DRAWN
    ]
    gaps = ["    " + ", ".join(f'"{a}{b}": {json.dumps(gap(a, b))}' for b in DRAWN) for a in DRAWN]
    lines = [
        "{",
        f'  "height": {number(HEIGHT)},',
        '  "glyphs": {',
        ",\n".join(glyphs),
        "  },",
        '  "gaps": {',
        ",\n".join(gaps),
        "  }",
        "}",
    ]
    (target / "glyphs.json").write_bytes(("\n".join(lines) + "\n").encode())
