"""The system's font in the sizes of the table, and what fits into a line."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

SMALLEST: Final = 12
"""No text is smaller, in pixels."""
# In pixels, at the smallest windows.
NAME: Final = 14
DETAIL: Final = 12
HINT: Final = 12
BUTTON: Final = 14
SENTENCE: Final = 15
HEADLINE: Final = 24


def font(size: float, words: float, bold: bool = False) -> QFont:
    """The system's font; `words` is what a plan enlarges text by."""
    made = QFont()
    made.setPixelSize(max(SMALLEST, round(size * words)))
    made.setBold(bold)
    return made


def width(text: str, written: QFont) -> float:
    return QFontMetricsF(written).horizontalAdvance(text)


def line_height(written: QFont) -> float:
    return QFontMetricsF(written).height()


def elided(text: str, written: QFont, room: float) -> str:
    """The text, shortened with an ellipsis where it is too long for the room."""
    return QFontMetricsF(written).elidedText(text, Qt.TextElideMode.ElideRight, room)


@lru_cache(maxsize=256)
def wrapped(text: str, written: QFont, room: float, most: int) -> tuple[str, ...]:
    """The text in at most so many lines; the last one is shortened where it has to be."""
    words = text.split()
    lines: list[str] = []
    while words:
        if len(lines) == most - 1:
            lines.append(elided(" ".join(words), written, room))
            break
        taken = 1
        while taken < len(words) and width(" ".join(words[: taken + 1]), written) <= room:
            taken += 1
        lines.append(elided(" ".join(words[:taken]), written, room))
        words = words[taken:]
    return tuple(lines)
