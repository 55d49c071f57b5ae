"""Whether the system asks for less motion."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QGuiApplication, QStyleHints


def told() -> bool:
    """Whether Qt can tell: from 6.12 on."""
    style: Any = QGuiApplication.styleHints()
    # What is asked there came with Qt 6.10, the question itself with 6.12.
    return hasattr(QStyleHints, "accessibility") and hasattr(
        style.accessibility(), "motionPreference"
    )


def less_wanted() -> bool:
    """Whether the system asks for less motion; False where Qt cannot tell."""
    if not told():
        return False
    # Held by a name: PySide deletes what the style's hints give along with them.
    style: Any = QGuiApplication.styleHints()
    hints = style.accessibility()
    return bool(hints.motionPreference().name == "ReducedMotion")
