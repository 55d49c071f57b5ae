"""What lies behind everything: light on felt, and the home screen."""

from pathlib import Path
from typing import Final

from resources.drawing import svg

WIDTH: Final = 1600.0
HEIGHT: Final = 1000.0


def lit(stops: tuple[tuple[float, str], ...], middle: tuple[float, float]) -> list[str]:
    """One ellipse of light as large as the whole, whatever shape the window has."""
    colours = [svg.element("stop", offset=offset, stop_color=colour) for offset, colour in stops]
    light = svg.element(
        "radialGradient", colours, id_="light", gradientUnits="userSpaceOnUse",
        cx=middle[0] * WIDTH, cy=middle[1] * HEIGHT, r=0.62 * WIDTH,
    )  # fmt: skip
    return [
        svg.element("defs", [light]),
        svg.rectangle(0, 0, WIDTH, HEIGHT, 0, fill="url(#light)"),
    ]


HOME: Final = ((0.0, "#2a3d50"), (0.45, "#223141"), (1.0, "#161f2b"))


def write(target: Path) -> None:
    svg.write(target / "home.svg", WIDTH, HEIGHT, lit(HOME, (0.5, 0.4)))


def write_felt(file: Path, stops: tuple[tuple[float, str], ...]) -> None:
    """A game's felt: its colours from the middle out, by their share of the way."""
    svg.write(file, WIDTH, HEIGHT, lit(stops, (0.5, 0.44)))
