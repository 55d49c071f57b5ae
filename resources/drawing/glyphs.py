"""The numerals and letters on cards: bold, plain, our own; resources/glyphs.json."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from resources.drawing.outline import (
    Contour,
    Point,
    bow,
    hole,
    number,
    path_text,
    polygon,
    ring,
    solid,
)
from resources.drawing.outline import rectangle as box

# All measures in hundredths of a numeral's height; y runs down, the numeral stands on 100.
HEIGHT: Final = 100.0
STEM: Final = 20.0
BAR: Final = 17.0
# Level strokes that meet another bowl are thinner, so that the middle of 3 and 8 is not dark.
WAIST: Final = 16.0
# Round shapes go a little over the lines, or they would look small beside flat ones.
OVER: Final = 1.2


def _round(centre: Point, top: float, bottom: float) -> tuple[Point, float]:
    return (centre[0], (top + bottom) / 2), (bottom - top) / 2


def zero() -> list[Contour]:
    return ring((32, 50), (32, 50 + OVER), STEM, BAR, fullness=0.66)


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
    upper, upper_y = _round((31, 0), -OVER, 50 + WAIST / 2 - 2.5)
    lower, lower_y = _round((31, 0), 50 - WAIST / 2 - 2.5, 100 + OVER)
    return [
        bow(upper, (30, upper_y), (STEM, WAIST), 193, 450),
        bow(lower, (32.5, lower_y), (STEM, WAIST), 270, 527),
        solid(box(19, lower[1] - lower_y, 31, upper[1] + upper_y)),
    ]


def four() -> list[Contour]:
    shape = polygon(
        (34, 0), (57.5, 0), (57.5, 62.5), (68, 62.5), (68, 79.5), (57.5, 79.5),
        (57.5, 100), (37.5, 100), (37.5, 79.5), (0, 79.5), (0, 64),
    )  # fmt: skip
    return [solid(shape), hole(polygon((37.5, 31), (37.5, 62.5), (20.7, 62.5)))]


def five() -> list[Contour]:
    bowl, bowl_y = _round((31, 0), 33, 100 + OVER)
    flag = polygon((9, 0), (58.5, 0), (58.5, 17.3), (26.8, 17.3), (25.6, 38), (22, 54), (5.8, 54))
    return [solid(flag), bow(bowl, (32.5, bowl_y), (STEM, BAR), 228, 527)]


def six() -> list[Contour]:
    bowl, bowl_y = _round((32, 0), 35, 100 + OVER)
    return [
        *ring(bowl, (32, bowl_y), STEM, WAIST),
        bow((32, 50), (32, 50 + OVER), (STEM, BAR), 180, 322, fullness=0.64),
        solid(box(0, 50, STEM, bowl[1])),
    ]


def seven() -> list[Contour]:
    shape = polygon((0, 0), (62, 0), (62, 16), (30.5, 100), (8.5, 100), (39, 17.5), (0, 17.5))
    return [solid(shape)]


def eight() -> list[Contour]:
    upper, upper_y = _round((32, 0), -OVER, 50 + WAIST / 2 - 2.5)
    lower, lower_y = _round((32, 0), 50 - WAIST / 2 - 2.5, 100 + OVER)
    return [
        *ring(upper, (30, upper_y), STEM, WAIST),
        *ring(lower, (32.7, lower_y), STEM, WAIST),
    ]


def nine() -> list[Contour]:
    return [contour.turned((32, 50)) for contour in six()]


def ace() -> list[Contour]:
    shape = polygon(
        (25.5, 0), (49.5, 0), (75, 100), (53, 100), (48, 80), (27, 80), (22, 100), (0, 100)
    )
    return [solid(shape), hole(polygon((37.5, 22), (43.8, 63), (31.2, 63)))]


def jack() -> list[Contour]:
    bowl, bowl_y = _round((26, 0), 46, 100 + OVER)
    return [
        bow(bowl, (28, bowl_y), (STEM, BAR), 0, 165),
        solid(box(54 - STEM, 0, 54, bowl[1])),
    ]


def queen() -> list[Contour]:
    tail = polygon((38, 70), (53.5, 60), (80, 98), (64.5, 108))
    return [*ring((40, 50), (40, 50 + OVER), STEM + 1, BAR), solid(tail)]


def king() -> list[Contour]:
    arms = polygon(
        (45, 0), (70, 0), (42, 45), (72, 100), (48, 100), (29, 64), (STEM, 76), (STEM, 42)
    )
    return [solid(box(0, 0, STEM + 1, 100)), solid(arms)]


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
    right = _edges(first, right=True)
    left = _edges(second, right=False)
    white = [a + b for a, b in zip(right, left, strict=True)]
    even = AIR - sum(min(value, NOTCH) for value in white) / len(white)
    return round(max(even, LEAST - min(white)), 1)


@cache
def _edges(character: str, *, right: bool) -> tuple[float, ...]:
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
