"""Where the window goes: always onto a screen that is there, and never larger than it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize

USUAL: Final = QSize(1280, 800)
SMALLEST: Final = QSize(1024, 640)
FRAME: Final = 32
"""Room that the title bar takes, in px; Qt knows it only once the window is shown."""


def clamped(wanted: QRect, screens: Sequence[QRect]) -> QRect:
    """The place itself where it is whole on a screen, else the nearest that is.

    `screens` are the free places of all screens, the first one first; there is at least one.
    """
    screen = max(screens, key=lambda each: _overlap(each, wanted))
    width = min(wanted.width(), screen.width())
    height = min(wanted.height(), max(1, screen.height() - FRAME))
    left = min(max(wanted.left(), screen.left()), screen.left() + screen.width() - width)
    lowest = screen.top() + screen.height() - height
    top = min(max(wanted.top(), screen.top() + FRAME), lowest)
    return QRect(left, top, width, height)


def first_place(screen: QRect) -> QRect:
    """In the middle of a screen, in the usual size if that fits."""
    size = USUAL.boundedTo(QSize(screen.width(), screen.height() - FRAME))
    place = QRect(screen.topLeft(), size)
    place.moveCenter(screen.center())
    return clamped(place, [screen])


def smallest(screen: QRect) -> QSize:
    """The window's minimum: smaller screens get a smaller one."""
    return SMALLEST.boundedTo(QSize(screen.width(), screen.height() - FRAME))


def _overlap(screen: QRect, wanted: QRect) -> int:
    shared = screen.intersected(wanted)
    return shared.width() * shared.height() if shared.isValid() else 0
