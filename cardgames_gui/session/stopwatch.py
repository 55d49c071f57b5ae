"""A clock that can be held, so that a paused match loses no time."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer


class Stopwatch:
    """Seconds since `restart()`, without the time in which it was held."""

    def __init__(self) -> None:
        self._timer = QElapsedTimer()
        self._timer.start()
        self._before = 0.0
        self._held = False

    def restart(self) -> None:
        """Count from zero again; a held clock stays held."""
        self._before = 0.0
        self._timer.start()

    def seconds(self) -> float:
        """What has been counted."""
        return self._before + (0.0 if self._held else self._timer.nsecsElapsed() / 1e9)

    def hold(self) -> None:
        """Stop counting."""
        if not self._held:
            self._before = self.seconds()
            self._held = True

    def release(self) -> None:
        """Count on."""
        if self._held:
            self._held = False
            self._timer.start()
