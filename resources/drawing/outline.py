"""Closed outlines out of lines and cubic curves, and their SVG path text."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
# A line has one point (its end), a cubic curve three (two handles and its end).
Segment = tuple[Point, ...]

# Where a quarter's handles lie: 0.5523 draws a circle, a little more looks fuller.
CIRCLE = 0.5523
FULL = 0.6


@dataclass(frozen=True, slots=True)
class Contour:
    """One closed line; clockwise ones add ink, the others cut holes (non-zero winding)."""

    start: Point
    segments: tuple[Segment, ...]

    def moved(self, scale: float, dx: float, dy: float) -> Contour:
        def place(point: Point) -> Point:
            return point[0] * scale + dx, point[1] * scale + dy

        return self._mapped(place)

    def turned(self, centre: Point) -> Contour:
        """Half a turn about a point: how a 9 comes from a 6."""
        return self._mapped(lambda point: (2 * centre[0] - point[0], 2 * centre[1] - point[1]))

    def mirrored(self, x: float) -> Contour:
        flipped = self._mapped(lambda point: (2 * x - point[0], point[1]))
        return flipped.reversed()

    def _mapped(self, place: Callable[[Point], Point]) -> Contour:
        segments = tuple(tuple(place(point) for point in segment) for segment in self.segments)
        return Contour(place(self.start), segments)

    def reversed(self) -> Contour:
        ends = [self.start, *(segment[-1] for segment in self.segments)]
        back = [
            (*reversed(segment[:-1]), ends[index]) for index, segment in enumerate(self.segments)
        ]
        return Contour(ends[-1], tuple(reversed(back)))

    def points(self, steps: int = 12) -> list[Point]:
        """The contour as a polygon, fine enough to measure with."""
        found = [self.start]
        for segment in self.segments:
            if len(segment) == 1:
                found.append(segment[0])
            else:
                curve = (found[-1], *segment)
                found.extend(on_curve(curve, step / steps) for step in range(1, steps + 1))
        return found

    def clockwise(self) -> bool:
        around = self.points()
        pairs = zip(around, [*around[1:], around[0]], strict=True)
        return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) > 0


def solid(contour: Contour) -> Contour:
    return contour if contour.clockwise() else contour.reversed()


def hole(contour: Contour) -> Contour:
    return contour.reversed() if contour.clockwise() else contour


def on_curve(curve: Sequence[Point], t: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = curve
    u = 1 - t
    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy


def polygon(*points: Point) -> Contour:
    return Contour(points[0], tuple((point,) for point in points[1:]))


def rounded(left: float, top: float, right: float, bottom: float, radius: float) -> Contour:
    reach = radius * (1 - CIRCLE)
    return Contour(
        (left + radius, top),
        (
            ((right - radius, top),),
            ((right - reach, top), (right, top + reach), (right, top + radius)),
            ((right, bottom - radius),),
            ((right, bottom - reach), (right - reach, bottom), (right - radius, bottom)),
            ((left + radius, bottom),),
            ((left + reach, bottom), (left, bottom - reach), (left, bottom - radius)),
            ((left, top + radius),),
            ((left, top + reach), (left + reach, top), (left + radius, top)),
        ),
    )


def arc(centre: Point, radii: Point, start: float, end: float, fullness: float) -> list[Segment]:
    """A starting point and curves, clockwise between two angles; 0 is right, 90 is down."""
    first = math.floor(start / 90)
    last = math.ceil(end / 90)
    segments: list[Segment] = []
    for quarter in range(first, last):
        curve = _quarter(centre, radii, quarter, fullness)
        low = _parameter(centre, radii, curve, start) if start > quarter * 90 else 0.0
        high = _parameter(centre, radii, curve, end) if end < (quarter + 1) * 90 else 1.0
        piece = _cut(curve, low, high)
        if not segments:
            segments.append((piece[0],))
        segments.append(piece[1:])
    return segments


def _quarter(centre: Point, radii: Point, quarter: int, fullness: float) -> tuple[Point, ...]:
    turn = quarter % 4
    across = [(1, 0), (0, 1), (-1, 0), (0, -1)][turn]
    onward = [(0, 1), (-1, 0), (0, -1), (1, 0)][turn]

    def at(a: float, b: float) -> Point:
        x = across[0] * a + onward[0] * b
        y = across[1] * a + onward[1] * b
        return centre[0] + radii[0] * x, centre[1] + radii[1] * y

    return at(1, 0), at(1, fullness), at(fullness, 1), at(0, 1)


def _parameter(centre: Point, radii: Point, curve: Sequence[Point], angle: float) -> float:
    """Where on a quarter the given angle is (the ellipse's own angle), found by halving."""

    def angle_at(t: float) -> float:
        x, y = on_curve(curve, t)
        return math.degrees(math.atan2((y - centre[1]) / radii[1], (x - centre[0]) / radii[0]))

    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        behind = (angle - angle_at(middle) + 180) % 360 - 180
        low, high = (middle, high) if behind > 0 else (low, middle)
    return low


def _cut(curve: Sequence[Point], low: float, high: float) -> tuple[Point, ...]:
    """The part of a cubic between two parameters (blossoming)."""

    def blossom(r: float, s: float, t: float) -> Point:
        points = list(curve)
        for value in (r, s, t):
            points = [
                (a[0] + (b[0] - a[0]) * value, a[1] + (b[1] - a[1]) * value)
                for a, b in pairwise(points)
            ]
        return points[0]

    return (
        blossom(low, low, low),
        blossom(low, low, high),
        blossom(low, high, high),
        blossom(high, high, high),
    )


def line(*points: Point) -> list[Segment]:
    return [(point,) for point in points]


def back(segments: Sequence[Segment]) -> list[Segment]:
    """The same way from its end."""
    turned = Contour(segments[0][0], tuple(segments[1:])).reversed()
    return [(turned.start,), *turned.segments]


def joined(*pieces: Sequence[Segment]) -> Contour:
    """One contour out of arcs and lines, each joined to the next by a line.

    A shape of several contours that share an edge would get that edge drawn twice, which shows as a
    bump; so whatever touches is one contour.
    """
    segments = [segment for piece in pieces for segment in piece]
    return solid(Contour(segments[0][0], tuple(segments[1:])))


def number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def path_text(contours: Iterable[Contour]) -> str:
    """Absolute M, L, C and Z only, everything apart by one space: simple to read back."""
    words: list[str] = []
    for contour in contours:
        words += ["M", *_numbers((contour.start,))]
        for segment in contour.segments:
            words += ["L" if len(segment) == 1 else "C", *_numbers(segment)]
        words.append("Z")
    return " ".join(words)


def _numbers(points: Iterable[Point]) -> list[str]:
    return [number(value) for point in points for value in point]
