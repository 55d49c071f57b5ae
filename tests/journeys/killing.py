"""Kills the program at random moments and looks at what is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from cardgames_gui.engine.archive import load
from cardgames_gui.engine.match import Match
from cardgames_gui.shelf import game
from tests.processes import children, left

ROOT = Path(__file__).parents[2]


def run_until_killed(folder: Path, seats: int, after: float, game_id: str, plies: int = 0) -> int:
    """Play so many plies and then seconds after the first decision, then SIGKILL; the last ply
    told.
    """
    with subprocess.Popen(
        [sys.executable, "-m", "tests.journeys.player_process", str(folder), str(seats), game_id],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ) as process:
        assert process.stdout is not None
        told: list[int] = []
        for line in iter(process.stdout.readline, ""):
            told.append(int(line))
            if told[-1] - told[0] >= plies:
                break
        time.sleep(after)
        workers = children(process.pid)
        os.kill(process.pid, signal.SIGKILL)
        told += map(int, process.stdout.read().splitlines())
    assert not left(workers), "a worker was left"
    if not told:
        raise AssertionError("the program never came to a decision")
    return told[-1]


def unfinished(folder: Path) -> Match | None:
    """The match on the disk; None if the last one had ended."""
    paths = list((folder / "matches").glob("*.match"))
    assert len(paths) <= 1, f"more than one match: {paths}"
    return load(paths[0], game).match if paths else None


def kill_and_look(
    folder: Path,
    seats: int,
    rng: Random,
    game_id: str = "tock",
    *,
    within: float = 1.5,
    plies: int = 0,
) -> int:
    """One round; how many plies were lost of what had been on the screen."""
    before = unfinished(folder)
    told = run_until_killed(folder, seats, rng.random() * within, game_id, plies)
    after = unfinished(folder)
    if after is None:
        return 0
    if before is not None:
        assert after.moves[: before.ply] == before.moves, "what was saved has changed"
    damaged = list((folder / "matches").glob("*.damaged"))
    assert not damaged, f"set aside as damaged: {damaged}"
    return max(0, told - after.ply)
