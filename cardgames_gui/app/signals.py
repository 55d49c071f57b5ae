"""SIGINT and SIGTERM quit as the menu does: matches are saved, and nothing is left running."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class QuitSignals(QObject):
    """While Qt waits for events Python runs no signal's handler; a byte in a socket wakes it."""

    def __init__(self, quit_now: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._quit = quit_now
        self._reads, self._writes = socket.socketpair()
        self._reads.setblocking(False)
        self._writes.setblocking(False)
        self._wakes = QSocketNotifier(self._reads.fileno(), QSocketNotifier.Type.Read, self)
        self._wakes.activated.connect(self._drain)
        self._before_fd = signal.set_wakeup_fd(self._writes.fileno())
        self._before = {which: signal.signal(which, self._came) for which in _SIGNALS}

    def stop(self) -> None:
        """Give the signals back."""
        self._wakes.setEnabled(False)
        signal.set_wakeup_fd(self._before_fd)
        for which, handler in self._before.items():
            signal.signal(which, handler)
        self._reads.close()
        self._writes.close()

    def _came(self, _which: int, _frame: FrameType | None) -> None:
        # An application that is told to quit before it waits for events would not hear of it.
        QTimer.singleShot(0, self, self._quit)

    def _drain(self) -> None:
        # Python calls `_came` by itself, once it runs again: that is now.
        self._reads.recv(64)
