"""Colours by lightness, colourfulness and hue (OKLCH), and how well two can be told apart."""

import math


def oklch(lightness: float, chroma: float, hue: float) -> str:
    """The sRGB colour; where the screen has none so colourful, a paler one."""
    while True:
        linear = _linear(lightness, chroma, hue)
        if chroma <= 0 or all(-0.0005 <= value <= 1.0005 for value in linear):
            return "#" + "".join(f"{_encoded(value):02x}" for value in linear)
        chroma -= 0.002


def _linear(lightness: float, chroma: float, hue: float) -> tuple[float, float, float]:
    a = chroma * math.cos(math.radians(hue))
    b = chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )


def _encoded(linear: float) -> int:
    value = min(max(linear, 0.0), 1.0)
    value = 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
    return round(value * 255)


def mixed(base: str, other: str, share: float) -> str:
    """As if `other` were painted over the base with that opacity."""

    def part(place: int) -> str:
        below, above = int(base[place : place + 2], 16), int(other[place : place + 2], 16)
        return f"{round(below + (above - below) * share):02x}"

    return "#" + part(1) + part(3) + part(5)


def contrast(first: str, second: str) -> float:
    """WCAG's contrast, 1 to 21."""
    brighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def readable(on: str, chroma: float, hue: float, least: float) -> str:
    """The lightest colour of a hue that has the wanted contrast with what lies beneath it."""
    lightness = 0.7
    while contrast(on, oklch(lightness, chroma, hue)) < least:
        lightness -= 0.005
    return oklch(lightness, chroma, hue)
