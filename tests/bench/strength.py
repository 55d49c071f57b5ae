"""What the measures of strength of all games share: the heroes, the sums and the command line."""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from random import Random
from statistics import mean, median, stdev
from typing import Any, Final, Protocol

from cardgames_gui import shelf
from cardgames_gui.players.base import Temper


class Watched(Protocol):
    """A game's State, as far as it is asked what a seat may know."""

    def observe(self, seat: int) -> Any: ...


class Level:
    """A player of a game, of that level, and how long it thought, in the processor's seconds."""

    def __init__(self, game: str, level: str) -> None:
        self._player: Final = shelf.game(game).player(Temper(level))
        self.times: Final[list[float]] = []

    def __call__(self, state: Watched, seat: int, rng: Random) -> Any:
        seen = state.observe(seat)
        began = time.process_time()
        move = self._player.answer(seen, rng).move
        self.times.append(time.process_time() - began)
        assert move is not None
        return move

    def pace(self) -> str:
        """How long it thought about a move."""
        middle, longest = median(self.times) * 1000, max(self.times) * 1000
        return f"a move takes {middle:.2f} ms, at most {longest:.1f} ms"


def interval(values: Sequence[float]) -> str:
    """The mean with its 95 % interval."""
    half = 1.96 * stdev(values) / math.sqrt(len(values))
    return f"{mean(values):.3f} ± {half:.3f}"


def asked(description: str | None, seats: list[int], deals: int) -> tuple[list[int], int]:
    """The numbers of seats, and the deals for each of them, that the command line asks for."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, nargs="+", default=seats)
    parser.add_argument("--deals", type=int, default=deals)
    args = parser.parse_args()
    return args.seats, args.deals
