"""What all cards share: their size, the paper, and where numerals go."""

from typing import Final

from resources.drawing import glyphs, svg
from resources.drawing.outline import rounded

WIDTH: Final = 250.0
HEIGHT: Final = 355.0
CENTRE: Final = (WIDTH / 2, HEIGHT / 2)
RADIUS: Final = 24.0
PAPER: Final = "#fdf8ef"
GOLD: Final = "#f5c24b"
BLUE: Final = "#23466d"
HALF_TURN: Final = f"rotate(180 {CENTRE[0]:g} {CENTRE[1]:g})"
# Numerals that read as another one upside down get a line below.
UNDERLINED: Final = frozenset({"6", "9"})


def sheet(fill: str) -> str:
    return svg.rectangle(0, 0, WIDTH, HEIGHT, RADIUS, fill=fill, id_="ground")


def rim(opacity: float = 0.16) -> str:
    """A hairline inside the edge, so that cards on one another stay apart."""
    return svg.rectangle(
        1, 1, WIDTH - 1, HEIGHT - 1, RADIUS - 1,
        fill="none", stroke="#2b2118", stroke_opacity=opacity, stroke_width=2.0,
    )  # fmt: skip


def numeral(text: str, height: float, x: float, y: float, fill: str, id_: str) -> str:
    """A number in the middle of a place, with its line below where it needs one."""
    contours = glyphs.outlines(text, height, x - glyphs.width(text, height) / 2, y - height / 2)
    if text in UNDERLINED:
        half = glyphs.width(text, height) * 0.4
        top = y + height * 0.62
        thickness = height * 0.1
        contours.append(rounded(x - half, top, x + half, top + thickness, thickness / 2))
    return svg.path(contours, fill=fill, id_=id_)


def indices(text: str, fill: str, left: float, top: float, height: float) -> list[str]:
    """The small number in two corners, so that a card reads the same from both sides."""
    x = left + glyphs.width(text, height) / 2
    corner = numeral(text, height, x, top + height / 2, fill, "index")
    return [corner, svg.element("g", [corner.replace(' id="index"', "")], transform=HALF_TURN)]
