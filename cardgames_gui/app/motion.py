"""Whether the system asks for less motion."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QStyleHints


def told() -> bool:
    """Whether Qt can tell: from 6.12 on."""
    hints = _hints()
    return hints is not None and hasattr(hints, "motionPreference")


def less_wanted() -> bool:
    """Whether the system asks for less motion; False where Qt cannot tell."""
    if not told():
        return False
    return bool(_hints().motionPreference().name == "ReducedMotion")  # type: ignore[attr-defined]


def _hints() -> object:
    style: QStyleHints = QGuiApplication.styleHints()
    # There since Qt 6.10.
    accessibility = getattr(style, "accessibility", None)
    return accessibility() if accessibility is not None else None
