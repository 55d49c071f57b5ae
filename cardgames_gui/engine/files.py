"""Files that are whole at any time: written beside and renamed, and set aside where damaged."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

PREVIOUS: Final = ".previous"
DAMAGED: Final = ".damaged"


def replace_text(path: Path, text: str, *, keep_previous: bool = False) -> None:
    """Write a whole file at once: after a power cut there is the old one or the new one.

    Makes the folder where there is none. With `keep_previous`, the file before stays beside as
    `<name>.previous`. OSError where it cannot be written; the file is then as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = _written_beside(path, text.encode("utf-8"))
    try:
        if keep_previous and path.exists():
            _copy(path, path.with_name(path.name + PREVIOUS))
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def set_aside(path: Path) -> Path:
    """Rename a damaged file to `<name>.damaged`, or `.damaged-2` and so on; the new path.

    Never overwrites what was set aside before. OSError where it cannot be renamed.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}{DAMAGED}{_count(number)}")).exists():
        number += 1
    path.rename(aside)
    return aside


def _count(number: int) -> str:
    return "" if number == 1 else f"-{number}"


def _written_beside(path: Path, data: bytes) -> Path:
    handle, name = tempfile.mkstemp(".new", f"{path.name}.", path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
    return Path(name)


def _copy(path: Path, to: Path) -> None:
    """A copy, not a rename: there must be no moment without a file of that name."""
    half = to.with_name(to.name + ".new")
    shutil.copyfile(path, half)
    half.replace(to)


def _sync_folder(folder: Path) -> None:
    """The rename itself must reach the disk, too; Windows cannot and need not be asked."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
