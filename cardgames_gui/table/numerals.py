"""Our own numerals and letters as painter paths, from resources/glyphs.json."""

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from cardgames_gui.engine.resources import resource

# So high is a numeral in the file; y runs down and the ink begins at the left.
HEIGHT: Final = 100.0


@dataclass(frozen=True, slots=True)
class Glyphs:
    paths: dict[str, QPainterPath]
    widths: dict[str, float]
    gaps: dict[str, float]


def has_numerals(text: str) -> bool:
    """Whether all of a text can be drawn with our own signs."""
    return bool(text) and all(character in _glyphs().paths for character in text)


def numeral_path(text: str, height: float = HEIGHT) -> QPainterPath:
    """The outline of a number or letter, its top left at the origin."""
    return QTransform.fromScale(height / HEIGHT, height / HEIGHT).map(_path(text))


def numeral_in(text: str, place: QRectF, height: float) -> QPainterPath:
    """The outline in the middle of a place, no wider than the place is."""
    path = numeral_path(text, height)
    width = path.boundingRect().width()
    scale = min(1.0, place.width() / width) if width else 1.0
    middle = place.center()
    move = QTransform.fromTranslate(middle.x(), middle.y())
    return move.scale(scale, scale).translate(-width / 2, -height / 2).map(path)


@lru_cache(maxsize=256)
def _path(text: str) -> QPainterPath:
    glyphs = _glyphs()
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    left = 0.0
    for index, character in enumerate(text):
        if index:
            left += glyphs.gaps[text[index - 1] + character]
        whole.addPath(glyphs.paths[character].translated(left, 0))
        left += glyphs.widths[character]
    return whole


@cache
def _glyphs() -> Glyphs:
    data: dict[str, Any] = json.loads(resource("glyphs.json").read_text(encoding="utf-8"))
    drawn: dict[str, dict[str, Any]] = data["glyphs"]
    return Glyphs(
        paths={name: _read(glyph["path"]) for name, glyph in drawn.items()},
        widths={name: glyph["width"] for name, glyph in drawn.items()},
        gaps=data["gaps"],
    )


def _read(text: str) -> QPainterPath:
    """Absolute M, L, C and Z, apart by one space: all that the drawing writes."""
    path = QPainterPath()
    words = iter(text.split())

    def point() -> tuple[float, float]:
        return float(next(words)), float(next(words))

    for word in words:
        match word:
            case "M":
                path.moveTo(*point())
            case "L":
                path.lineTo(*point())
            case "C":
                path.cubicTo(*point(), *point(), *point())
            case "Z":
                path.closeSubpath()
            case _:
                raise ValueError(f"not a path command: {word}")
    return path
