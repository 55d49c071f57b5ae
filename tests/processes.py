"""What a process has started, and whether it is gone."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path


def children(pid: int) -> list[int]:
    """The processes that it has started and that still run; none where /proc does not tell."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(each) for each in path.read_text().split()] if path.exists() else []


def left(pids: Iterable[int], within: float = 2.0) -> list[int]:
    """Those that still run after so many seconds."""
    pids, deadline = list(pids), time.monotonic() + within
    while (running := [pid for pid in pids if _runs(pid)]) and time.monotonic() < deadline:
        time.sleep(0.02)
    return running


def _runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"  # Nobody may be there to bury those whose parent was killed.
