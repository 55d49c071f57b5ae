"""The house's icons: white lines on nothing, all in one style."""

import math
from pathlib import Path
from typing import Final

from resources.drawing import svg
from resources.drawing.outline import number

SIZE: Final = 24.0
INK: Final = "#ffffff"


def line(*strokes: str) -> str:
    """Strokes of one width with round ends."""
    return svg.element(
        "path", d=" ".join(strokes), fill="none", stroke=INK,
        stroke_width=2.0, stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip


def area(*shapes: str) -> str:
    """A filled shape, its corners as round as a stroke's ends."""
    return svg.element(
        "path", d=" ".join(shapes), fill=INK, stroke=INK,
        stroke_width=1.6, stroke_linejoin="round",
    )  # fmt: skip


def dot(x: float, y: float, radius: float = 1.35) -> str:
    return svg.element("circle", cx=x, cy=y, r=radius, fill=INK)


def circle(x: float, y: float, radius: float) -> str:
    return svg.element("circle", cx=x, cy=y, r=radius, fill="none", stroke=INK, stroke_width=2.0)


def box(left: float, top: float, right: float, bottom: float, radius: float) -> str:
    return svg.rectangle(
        left, top, right, bottom, radius, fill="none", stroke=INK, stroke_width=2.0
    )


def around(*corners: tuple[float, float]) -> str:
    """A closed path through points given as angle and distance from the middle."""
    words: list[str] = []
    for angle, distance in corners:
        x = 12 + distance * math.cos(math.radians(angle))
        y = 12 + distance * math.sin(math.radians(angle))
        words.append(f"{'L' if words else 'M'}{number(x)} {number(y)}")
    return " ".join([*words, "Z"])


def gear() -> str:
    teeth = [
        (45.0 * tooth + angle, distance)
        for tooth in range(8)
        for angle, distance in ((-13.5, 7.1), (-8.5, 9.6), (8.5, 9.6), (13.5, 7.1))
    ]
    return around(*teeth)


def star() -> str:
    return around(*((36.0 * point - 90, 9.0 if point % 2 == 0 else 4.2) for point in range(10)))


ICONS: Final[dict[str, tuple[str, ...]]] = {
    "back": (line("M19 12 H5 M11 6 L5 12 L11 18"),),
    "check": (line("M5 12.5 L10 17.5 L19 7"),),
    "close": (line("M6 6 L18 18 M18 6 L6 18"),),
    "computer": (
        box(4, 5, 20, 16, 2),
        line("M9 20 H15 M12 16 V20"),
    ),
    "face-down": (
        line("M3 12 C6 7.5 9 6 12 6 C15 6 18 7.5 21 12 C18 16.5 15 18 12 18 C9 18 6 16.5 3 12 Z"),
        dot(12, 12, 2.6),
        line("M5 19.5 L19 4.5"),
    ),
    "fullscreen": (line("M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15"),),
    "help": (
        line("M8 9 C8 6.4 9.7 5 12 5 C14.3 5 16 6.5 16 8.7 C16 11.6 12 11.4 12 14.4"),
        dot(12, 18.6),
    ),
    "home": (
        line("M4 11.5 L12 4.5 L20 11.5 M6.5 9.5 V19.5 H17.5 V9.5 M10.5 19.5 V14 H13.5 V19.5"),
    ),
    "call": (
        line(
            "M8 20 V17 C5.5 15.5 5 14 5 12.5 V11.2 C5 9.9 7.5 9.9 7.5 11.2",
            "M7.5 13 V9.6 C7.5 8 10.5 8 10.5 9.6 C10.5 8 13.5 8 13.5 9.6",
            "C13.5 8.2 16.5 8.2 16.5 9.8 C16.5 8.8 19 8.9 19 10.6 V14 C19 15.5 18 16.6 17 17.6 V20",
            "M10.5 9.6 V12 M13.5 9.6 V12 M16.5 9.8 V12",
        ),
        line("M12 2.5 V4.5 M6.8 3.6 L7.8 5.4 M17.2 3.6 L16.2 5.4"),
    ),
    "learn": (
        line("M2.5 9 L12 5 L21.5 9 L12 13 Z"),
        line("M6.5 11 V15.5 C8 17.5 16 17.5 17.5 15.5 V11 M21.5 9 V14.5"),
    ),
    "menu": (line("M5 7 H19 M5 12 H19 M5 17 H19"),),
    "new": (line("M12 5 V19 M5 12 H19"),),
    "pause": (line("M9 6 V18 M15 6 V18"),),
    "person": (
        circle(12, 8, 3.8),
        line("M5 20 C5 12.8 19 12.8 19 20"),
    ),
    "play": (area("M8.5 5.8 L18.5 12 L8.5 18.2 Z"),),
    "redo": (line("M19 9 H9.5 C2.8 9 2.8 18.5 9.5 18.5 H14 M15 4.5 L19.5 9 L15 13.5"),),
    "rules": (
        line("M12 7 C9.5 5 6.5 4.8 3.5 5.3 V18.3 C6.5 17.8 9.5 18 12 20 V7"),
        line("M12 7 C14.5 5 17.5 4.8 20.5 5.3 V18.3 C17.5 17.8 14.5 18 12 20"),
    ),
    "settings": (line(gear()), circle(12, 12, 2.9)),
    "silent": (
        line("M4 9.5 V14.5 H7.5 L12 18.5 V5.5 L7.5 9.5 Z"),
        line("M16 9.5 L21 14.5 M21 9.5 L16 14.5"),
    ),
    "sound": (
        line("M4 9.5 V14.5 H7.5 L12 18.5 V5.5 L7.5 9.5 Z"),
        line("M15.5 9 C17.3 10.6 17.3 13.4 15.5 15 M18 6.3 C21.6 9.3 21.6 14.7 18 17.7"),
    ),
    "star": (area(star()),),
    "statistics": (line("M4 20 H20 M7 16 V12 M12 16 V6 M17 16 V9"),),
    "undo": (line("M5 9 H14.5 C21.2 9 21.2 18.5 14.5 18.5 H10 M9 4.5 L4.5 9 L9 13.5"),),
    "windowed": (line("M9 4 V9 H4 M15 4 V9 H20 M20 15 H15 V20 M9 20 V15 H4"),),
}  # fmt: skip


def write(target: Path) -> None:
    for name, elements in ICONS.items():
        svg.write(target / "icons" / f"{name}.svg", SIZE, SIZE, elements)
