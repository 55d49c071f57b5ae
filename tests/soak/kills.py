"""The program killed at random moments, again and again: at most one action is lost each time."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from cardgames_gui.shelf import GAMES
from tests.journeys.killing import kill_and_look

MOST_LOST = 1
"""Actions that a kill may cost: the one that was on its way to the disk."""


def soak(kills: int, seed: int) -> bool:
    """Kill, look, print what came out, and say whether all went well."""
    rng, began = Random(seed), time.perf_counter()
    lost: list[int] = []
    failures = 0
    while len(lost) + failures < kills:
        played = rng.choice(GAMES)
        seats = rng.choice(played.seats)
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            for _ in range(min(rng.randrange(3, 12), kills - len(lost) - failures)):
                try:
                    lost.append(kill_and_look(Path(folder), seats, rng, played.id))
                except Exception as error:
                    failures += 1
                    print(
                        f"FAILED {played.id}, {seats} seats: {type(error).__name__}: {error}",
                        flush=True,
                    )
                    break
        print(f"{len(lost) + failures}/{kills} after {time.perf_counter() - began:.0f} s")
    costly = sum(each > MOST_LOST for each in lost)
    print(
        f"{len(lost) - costly} of {kills} kills went well; lost actions:"
        f" none {lost.count(0)}, one {lost.count(1)}, more {costly}; {failures} failures"
    )
    return not failures and not costly
