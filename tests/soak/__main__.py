"""Soaks: `python -m tests.soak games --games 10000`, `… kills --kills 60`, `… quits --quits 60`.

`games --game ID` plays that game alone, and may be said again for one more.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from statistics import mean

from cardgames_gui import shelf
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.setup import Setup
from tests.soak import kills, quits
from tests.soak.games import Failed, Played, check, setups
from tests.soak.steps import ENDINGS


def several(chosen: Sequence[Game], first: int, games: int) -> list[Setup]:
    """So many setups, the chosen games by turns, each with a seed of its own."""
    rounds = (setups(game, first + 1000 * n) for n in count() for game in chosen)
    return list(islice((setup for each in rounds for setup in each), games))


def tried(setup: Setup) -> Played | str:
    """What a match was like, or what went wrong."""
    try:
        return check(setup)
    except Failed as failure:
        return str(failure)


def summary(well: Sequence[tuple[Setup, Played]]) -> list[str]:
    """How long the matches of each game and number of seats were, and how they ended."""
    lengths: dict[tuple[str, int], list[int]] = {}
    counted: dict[str, list[bool]] = {}
    for setup, played in well:
        lengths.setdefault((setup.game, setup.seats), []).append(played.actions)
        counted.setdefault(setup.game, []).append(played.counted)
    lines = [
        f"{game}, {seats} seats: {len(counts)} matches of {mean(counts):.0f} actions"
        f" ({min(counts)} to {max(counts)})"
        for (game, seats), counts in sorted(lengths.items())
    ]
    return lines + [
        f"{game}: {sum(each)} of {len(each)} matches ended {ENDINGS[game].said}"
        for game, each in sorted(counted.items())
        if game in ENDINGS
    ]


def play(of: Sequence[str], games: int, first: int, processes: int) -> bool:
    """Play, print what came out, and say whether all went well."""
    began = time.perf_counter()
    well: list[tuple[Setup, Played]] = []
    failures: list[str] = []
    chosen = several([shelf.game(name) for name in of], first, games)
    with ProcessPoolExecutor(processes) as pool:
        for done, (setup, result) in enumerate(
            zip(chosen, pool.map(tried, chosen, chunksize=10), strict=True), 1
        ):
            if isinstance(result, str):
                failures.append(result)
                print(f"FAILED {result}", flush=True)
            else:
                well.append((setup, result))
            if done % max(1, games // 20) == 0:
                print(f"{done}/{games} after {time.perf_counter() - began:.0f} s", flush=True)
    for line in summary(well):
        print(line)
    print(f"{games - len(failures)} of {games} went well, in {time.perf_counter() - began:.0f} s")
    return not failures


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    kinds = parser.add_subparsers(required=True)
    games = kinds.add_parser("games", help="random games of every game on the shelf")
    names = [game.id for game in shelf.GAMES]
    games.add_argument("--game", action="append", choices=names, help="of this game alone")
    games.add_argument("--games", type=int, default=10_000)
    games.add_argument("--seed", type=int, default=0, help="the first deal number")
    games.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    games.set_defaults(
        run=lambda args: play(args.game or names, args.games, args.seed, args.processes)
    )
    killed = kinds.add_parser("kills", help="the program killed at random moments")
    killed.add_argument("--kills", type=int, default=60)
    killed.add_argument("--seed", type=int, default=0)
    killed.set_defaults(run=lambda args: kills.soak(args.kills, args.seed))
    told = kinds.add_parser("quits", help="the program told to quit at random moments")
    told.add_argument("--quits", type=int, default=60)
    told.add_argument("--seed", type=int, default=0)
    told.set_defaults(run=lambda args: quits.soak(args.quits, args.seed))
    args = parser.parse_args()
    return 0 if args.run(args) else 1


if __name__ == "__main__":
    sys.exit(main())
