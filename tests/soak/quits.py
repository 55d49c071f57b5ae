"""The program told to quit at random moments: it does so at once, and leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from cardgames_gui import shelf
from cardgames_gui.engine import archive
from cardgames_gui.engine.match import Match
from cardgames_gui.players.levels import CASUAL
from tests.processes import children, left
from tests.soak.games import setups

AT_ONCE: Final = 2.0
"""Seconds."""
STARTS: Final = 30.0
"""Seconds in which even a busy machine has started the program."""
LONGEST: Final = 4.0
"""Seconds that it runs before it is told to quit."""
EARLY: Final = 0.25
"""How often it is told so while it still starts, which it may do to the end."""
SETTINGS: Final = '{"version": 1, "pace": "fast", "knock_time": "short"}'


def soak(quits: int, seed: int) -> bool:
    """Quit, look, print what came out, and say whether all went well."""
    rng, slowest, failures = Random(seed), 0.0, 0
    for done in range(1, quits + 1):
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            try:
                slowest = max(slowest, quit_and_look(Path(folder), rng))
            except AssertionError as error:
                failures += 1
                print(f"FAILED {error}", flush=True)
        if done % max(1, quits // 10) == 0:
            print(f"{done}/{quits}", flush=True)
    print(f"{quits - failures} of {quits} quits went well; the slowest took {slowest:.2f} s")
    return not failures


def quit_and_look(folder: Path, rng: Random) -> float:
    """One round; the seconds that it took to quit."""
    file = folder / f"some{archive.SUFFIX}"
    file.write_text(some_match(rng), encoding="utf-8")
    (folder / "settings.json").write_text(SETTINGS)
    early, after = rng.random() < EARLY, rng.random() * LONGEST
    with subprocess.Popen(
        [sys.executable, "-m", "cardgames_gui", "--data-dir", str(folder), str(file)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            wait_for(folder / "log" / "cardgames.log", "Cardgames" if early else "Open")
            time.sleep(after / 4 if early else after)
            workers, began = children(process.pid), time.monotonic()
            process.send_signal(signal.SIGTERM)
            _, complaints = process.communicate(timeout=STARTS)
            took = time.monotonic() - began
        finally:
            process.kill()
    told = f"{after:.2f} s, {'early' if early else 'late'}:"
    # At the very beginning nobody listens yet, and there is nothing to save.
    unheard = early and process.returncode == -signal.SIGTERM and not (folder / "matches").exists()
    assert process.returncode == 0 or unheard, f"{told} {process.returncode} {complaints}"
    assert "Traceback" not in complaints, f"{told} {complaints}"
    assert early or took < AT_ONCE, f"{told} it took {took:.2f} s"
    assert not left(workers), f"{told} a worker was left"
    for path in (folder / "matches").rglob(f"*{archive.SUFFIX}"):
        archive.load(path, shelf.game)
    assert not list((folder / "matches").glob("*.damaged")), f"{told} a match was damaged"
    return 0.0 if early else took


def wait_for(log: Path, line: str) -> None:
    deadline = time.monotonic() + STARTS
    while not (log.exists() and line in log.read_text(encoding="utf-8")):
        assert time.monotonic() < deadline, "it does not start"
        time.sleep(0.01)


def some_match(rng: Random) -> str:
    """A match of computer players, stopped somewhere."""
    setup = rng.choice(list(setups(rng.choice(shelf.GAMES), rng.randrange(10**6))))
    setup = replace(setup, players=(CASUAL,) * setup.seats)
    match, plies = Match(shelf.game(setup.game), setup), rng.choice([0, 0, 200, 500, 10_000])
    while match.outcome() is None and match.ply < plies:
        seat = match.state.actors()[0]
        match.play(seat, rng.choice(match.state.legal_moves(seat)))
    if match.outcome() is not None:
        match.go(match.ply - rng.randrange(4))
    return archive.write(match, archive.Party())
