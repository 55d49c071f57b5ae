"""The log file, which also gets what Qt has to say and every error that nobody expected."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

FILE: Final = "cardgames.log"
LARGEST_BYTES: Final = 256 * 1024
KEPT: Final = 2

_log = logging.getLogger(__name__)

_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class LogFile(RotatingFileHandler):
    """Stops at the first line that cannot be written, and says so where there is a terminal."""

    def handleError(self, record: logging.LogRecord) -> None:
        logging.getLogger().removeHandler(self)
        _log.warning("The log ends here: %s", sys.exc_info()[1])


def start(folder: Path) -> OSError | None:
    """Log to a file in that folder, and to the terminal; returns why there can be no file."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    if sys.stderr is not None:
        terminal = logging.StreamHandler()
        terminal.setLevel(logging.WARNING)
        terminal.setFormatter(logging.Formatter("cardgames: %(message)s"))
        root.addHandler(terminal)
    qInstallMessageHandler(_from_qt)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = LogFile(
            folder / FILE, maxBytes=LARGEST_BYTES, backupCount=KEPT, encoding="utf-8", delay=False
        )
    except OSError as error:
        _log.warning("There is no log file: %s", error)
        return error
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(file)
    return None


def on_unexpected(tell: Callable[[], None]) -> None:
    """Log every exception that nobody caught, and tell the first time."""
    told = False

    def unexpected(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        nonlocal told
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.critical("Unexpected error", exc_info=(kind, error, trace))
        if not told:
            told = True
            tell()

    sys.excepthook = unexpected


def stop() -> None:
    """Close the file, and give the hooks back."""
    sys.excepthook = sys.__excepthook__
    qInstallMessageHandler(None)
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, LogFile) or type(handler) is logging.StreamHandler:
            root.removeHandler(handler)
            handler.close()


def _from_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger(f"qt.{context.category or 'default'}").log(_LEVELS[kind], "%s", message)
