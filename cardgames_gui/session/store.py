"""Where matches are kept: a journal file for each, written by a thread of its own.

Nothing in the window waits for the disk. A line is handed to the operating system and flushed
before the next one is written, so that a killed program loses at most the action in flight.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from PySide6.QtCore import QLockFile, QObject, Signal

from cardgames_gui.engine.archive import (
    SUFFIX,
    Damaged,
    FindGame,
    Kept,
    Newer,
    Party,
    cursor_line,
    header,
    load,
    move_line,
)
from cardgames_gui.engine.files import set_aside
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.setup import Setup

_catalogue = Catalogue("cardgames")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext
_log = logging.getLogger(__name__)

FINISHED: Final = "finished"
"""The folder, beside the running matches, of those that have ended."""
TOLD_SINGLY: Final = 3
"""Of more files than these that are no matches it is only told how many there are."""
_PATIENCE: Final = 1.5
"""Seconds that closing a journal waits for its last line."""


class Journal(QObject):
    """The file of the match that is being played. It goes with the session that writes it."""

    trouble = Signal(str)
    """The file cannot be written: one sentence. Told once, and play goes on."""

    def __init__(self, path: Path, lock: QLockFile, whole: int = 0) -> None:
        """`whole` is how many bytes of the file are lines that ended; what follows is cut off."""
        super().__init__()
        self.path = path
        self._lock = lock
        self._whole = whole
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._told = False
        self._writer = threading.Thread(target=self._write, name="journal", daemon=True)

    def start(self) -> None:
        """Begin to write, once whoever wants to hear of trouble listens."""
        self._writer.start()

    def append(self, line: str) -> None:
        """Have a line written soon."""
        self._lines.put(line)

    def moved(self, match: Match) -> None:
        """Have the last move of the match written."""
        self.append(move_line(match))

    def undone(self, match: Match) -> None:
        """Have the match's cursor written."""
        self.append(cursor_line(match))

    def close(self, *, finished: bool = False, empty: bool = False) -> None:
        """Write what is left; a finished match is filed away, and an empty one is not kept."""
        self._lines.put(None)
        if self._writer.ident is None:
            self._writer.start()
        self._writer.join(_PATIENCE)
        if self._writer.is_alive():
            _log.error("%s was not written in time", self.path)
        elif finished or empty:
            try:
                if finished:
                    _file_away(self.path)
                else:
                    self.path.unlink(missing_ok=True)
            except OSError as error:
                self._tell(error)
        self._lock.unlock()

    def _write(self) -> None:
        pending = ""
        while (line := self._lines.get()) is not None:
            pending += line
            try:
                self._put(pending.encode())
            except OSError as error:
                self._tell(error)
            else:
                pending = ""

    def _put(self, data: bytes) -> None:
        """Write behind the lines that are whole, over what an attempt before left there."""
        # Without a buffer: after an error one would try once more by itself when it is closed,
        # and on a disk that had been full put the rest of a line behind no beginning.
        with self.path.open("r+b" if self._whole else "wb", buffering=0) as file:
            file.truncate(self._whole)
            file.seek(self._whole)
            rest = memoryview(data)
            while rest:
                rest = rest[file.write(rest) :]
            os.fsync(file.fileno())
        self._whole += len(data)

    def _tell(self, error: OSError) -> None:
        if self._told:
            return
        self._told = True
        _log.error("%s cannot be written: %s", self.path, error)
        self.trouble.emit(
            _("The match cannot be saved ({reason}); play goes on all the same.").format(
                reason=error.strerror or error
            )
        )


@dataclass(frozen=True, slots=True)
class Found:
    """An unfinished match on the disk."""

    path: Path
    kept: Kept


class Store:
    """The folder of the matches."""

    def __init__(self, folder: Path, find_game: FindGame) -> None:
        self._folder = folder
        self._find_game = find_game

    def begin(self, setup: Setup, party: Party) -> Journal:
        """A new journal. Where none can be written its trouble signal says so."""
        with suppress(OSError):  # The journal tells what is wrong when it writes its first line.
            self._folder.mkdir(parents=True, exist_ok=True)
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
        path = self._folder / f"{setup.game}-{stamp}{SUFFIX}"
        journal = Journal(path, _lock(path))
        journal.append(header(setup, party))
        return journal

    def resume(self, path: Path) -> tuple[Kept, Journal] | None:
        """Go on with a match that was found; None if another program is playing it.

        It is read again, for another program may have played it in between; Damaged or OSError
        where that cannot be done.
        """
        lock = _lock(path)
        if _is_others(lock):
            return None
        kept = load(path, self._find_game)
        return kept, Journal(path, lock, _whole_lines(path))

    def unfinished(self) -> tuple[tuple[Found, ...], tuple[str, ...]]:
        """The newest unfinished match of each game, newest first; and what there is to tell.

        A damaged file is set aside; one by a newer version, or one that another program is
        playing, is left alone.
        """
        found: list[Found] = []
        told: list[str] = []
        for path in self._newest_first():
            if any(path.name.startswith(f"{f.kept.match.game.id}-") for f in found):
                continue
            try:
                kept = load(path, self._find_game)
            except Newer as error:
                told.append(f"{path.name}: {error}")
            except Damaged as error:
                # One that another program writes may have been read before its first line was.
                if not _in_use(path):
                    told.append(_aside(path, error))
            except OSError as error:
                _log.warning("%s cannot be read: %s", path, error)
                told.append(
                    _("{name} cannot be read ({reason}).").format(
                        name=path.name, reason=error.strerror or error
                    )
                )
            else:
                if _in_use(path):
                    continue
                if kept.match.outcome() is None:
                    found.append(Found(path, kept))
                else:  # The program stopped between the last move and the filing.
                    try:
                        _file_away(path)
                    except OSError as error:
                        _log.warning("%s cannot be filed away: %s", path, error)
        return tuple(found), self._few(told)

    def _few(self, told: list[str]) -> tuple[str, ...]:
        more = len(told) - TOLD_SINGLY
        if more <= 0:
            return tuple(told)
        rest = ngettext(
            "{count} more file in {folder} cannot be used.",
            "{count} more files in {folder} cannot be used.",
            more,
        ).format(count=more, folder=self._folder)
        return *told[:TOLD_SINGLY], rest

    def _newest_first(self) -> Sequence[Path]:
        try:
            paths = list(self._folder.glob(f"*{SUFFIX}"))
        except OSError as error:
            _log.warning("%s cannot be listed: %s", self._folder, error)
            return ()
        dated: list[tuple[int, Path]] = []
        for path in paths:
            with suppress(OSError):  # Another program may just have filed it away.
                if path.is_file():
                    dated.append((path.stat().st_mtime_ns, path))
        return [path for _date, path in sorted(dated, reverse=True)]


def _lock(path: Path) -> QLockFile:
    lock = QLockFile(f"{path}.lock")
    lock.setStaleLockTime(0)  # Only a dead owner makes a lock stale, however long a match takes.
    # A lock that can be removed is nobody's: its owner would hold on to the file. It may be empty
    # after a power cut, or name a process whose number another one has got since.
    if not lock.tryLock(0) and lock.removeStaleLockFile():
        lock.tryLock(0)
    return lock


def _is_others(lock: QLockFile) -> bool:
    """Whether another program holds it; where none can be made, as on a full disk, nobody does."""
    return not lock.isLocked() and lock.error() == QLockFile.LockError.LockFailedError


def _in_use(path: Path) -> bool:
    lock = _lock(path)
    lock.unlock()
    return _is_others(lock)


def _whole_lines(path: Path) -> int:
    """The bytes up to the end of the last line that has one."""
    return path.read_bytes().rfind(b"\n") + 1


def _aside(path: Path, error: Damaged) -> str:
    try:
        aside = set_aside(path)
    except OSError as refused:
        _log.warning("%s cannot be set aside: %s", path, refused)
        return _("{name}: {problem}").format(name=path.name, problem=error)
    return _("{problem} It was set aside as {name}.").format(problem=error, name=aside.name)


def _file_away(path: Path) -> None:
    """A finished match goes to the finished ones. OSError where it cannot."""
    folder = path.parent / FINISHED
    folder.mkdir(exist_ok=True)
    path.replace(folder / path.name)
