"""The program's own icon: two cards on green felt, clear down to 16 pixels."""

from pathlib import Path
from typing import Final

from resources.drawing import svg
from resources.drawing.card import BLUE, GOLD, PAPER
from resources.drawing.outline import Contour, polygon

SIZE: Final = 256.0
FELT: Final = (("0", "#3d8574"), ("1", "#1b443d"))
RED: Final = "#c22f3a"


def emblem() -> list[str]:
    stops = [svg.element("stop", offset=offset, stop_color=colour) for offset, colour in FELT]
    light = svg.element(
        "radialGradient", stops, id_="light", gradientUnits="userSpaceOnUse",
        cx=128.0, cy=96.0, r=180.0,
    )  # fmt: skip
    return [
        svg.element("defs", [light]),
        svg.rectangle(8, 8, 248, 248, 54, fill="url(#light)"),
        svg.element("g", hidden(), transform="rotate(-15 128 236)"),
        svg.element("g", shown(), transform="rotate(9 128 236)"),
    ]


def hidden() -> list[str]:
    left, top, right, bottom = 62.0, 50.0, 164.0, 194.0
    middle = (left + right) / 2, (top + bottom) / 2
    return [
        shade(left, top, right, bottom),
        svg.rectangle(left, top, right, bottom, 13, fill=PAPER),
        svg.rectangle(left + 9, top + 9, right - 9, bottom - 9, 7, fill=BLUE),
        svg.path([diamond(*middle, 22, 30)], fill="none", stroke=GOLD, stroke_width=6.0),
    ]


def shown() -> list[str]:
    left, top, right, bottom = 104.0, 54.0, 206.0, 198.0
    middle = (left + right) / 2, (top + bottom) / 2
    return [
        shade(left, top, right, bottom),
        svg.rectangle(left, top, right, bottom, 14, fill=PAPER),
        svg.path([diamond(*middle, 33, 45)], fill=RED),
    ]


def shade(left: float, top: float, right: float, bottom: float) -> str:
    return svg.rectangle(left - 3, top, right + 3, bottom + 6, 16, fill="#04100d", fill_opacity=0.3)


def diamond(x: float, y: float, across: float, down: float) -> Contour:
    return polygon((x, y - down), (x + across, y), (x, y + down), (x - across, y))


def write(target: Path) -> None:
    svg.write(target / "icons" / "cardgames.svg", SIZE, SIZE, emblem())
