"""How well computer players of 23 play, in shared deals.

    python -m tests.bench.strength_twenty_three [--seats 2 3 4] [--deals 200]

In every deal the hero sits on each seat in turn, and all others are alike: greedy, or of another
level. The greedy ones play the lowest cards that fit, all of a number together, pass where that
would cost more than two chips, and drop out when nothing fits.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import mean, median
from typing import Any, Final

from cardgames_gui import shelf
from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.shuffle import stream
from cardgames_gui.games.twenty_three.deals import deal
from cardgames_gui.games.twenty_three.model import (
    DROP_MOVE,
    IN,
    NOBODY,
    ONE,
    OPENING,
    PASS_MOVE,
    PASSES,
    PLAYS,
    TwentyThreeMove,
    away,
)
from cardgames_gui.games.twenty_three.prices import price
from cardgames_gui.games.twenty_three.rules import State
from cardgames_gui.players.base import Temper
from cardgames_gui.players.levels import BEGINNER, CASUAL, LEVELS
from tests.bench.strength_tock import interval

Choose = Callable[[State, int, Random], TwentyThreeMove]

DEAR: Final = 2
"""A greedy player passes rather than pay more chips than these."""
PATIENCE: Final = 4
"""Passes of a round after which it drops out: everybody may be passing."""


def greedy(state: State, seat: int, rng: Random) -> TwentyThreeMove:
    """Puts the lowest lone numbers away, and never spends a bonus chip unless it is forced to."""
    held = [state.faces[key] for key in state.hands[seat]]
    if state.turn_seat == NOBODY:
        a, b, c = sorted(sorted(held, key=lambda n: (n == ONE, held.count(n), n))[:3])
        return away((a, b, c))
    if not state.pile:
        return OPENING
    number = next((n for n in held if n >= state.top()), 0)
    if not number:
        return state.legal_moves(seat)[-1] if state.forced else DROP_MOVE
    if not state.forced and price(number - state.top(), 0) > DEAR:
        waits = state.standing.count(IN) > 1 and state.paid[seat][PASSES] < PATIENCE
        return PASS_MOVE if waits else DROP_MOVE
    return PLAYS[number][held.count(number)][0]


class Level:
    """A player of that level, and how long it thought."""

    def __init__(self, level: str) -> None:
        self._player: Final = shelf.game("twenty_three").player(Temper(level))
        self.times: Final[list[float]] = []

    def __call__(self, state: State, seat: int, rng: Random) -> TwentyThreeMove:
        seen = state.observe(seat)
        began = time.process_time()
        move: Any = self._player.answer(seen, rng).move
        self.times.append(time.process_time() - began)
        assert isinstance(move, TwentyThreeMove)
        return move


PLAYERS: Final[dict[str, Level]] = {level: Level(level) for level in LEVELS}
OTHERS: Final[dict[str, Choose]] = {
    "greedy": greedy,
    BEGINNER: PLAYERS[BEGINNER],
    CASUAL: PLAYERS[CASUAL],
}


def played(seats: int, seed: int, hero: int, choose: Choose, other: Choose) -> State:
    """The end of that deal."""
    state = deal(Setup("twenty_three", 1, seats, None, seed, {"learning": False}))
    others, own = stream(seed, "others"), stream(seed, f"hero {hero}")
    while actors := state.actors():
        seat = actors[0]
        move = choose(state, seat, own) if seat == hero else other(state, seat, others)
        state.apply(seat, move)
    return state


def measure(seats: int, deals: int, hero: str, against: str) -> None:
    chips, firsts = [], []
    PLAYERS[hero].times.clear()
    for seed in range(deals):
        ends = [played(seats, seed, seat, PLAYERS[hero], OTHERS[against]) for seat in range(seats)]
        chips.append(mean(end.results()[seat] for seat, end in enumerate(ends)))
        outcomes = [end.outcome() for end in ends]
        firsts.append(mean(o is not None and o.places[s] == 1 for s, o in enumerate(outcomes)))
    times = sorted(PLAYERS[hero].times)
    print(
        f"{seats} seats, {hero:8} against {against:8}: first {interval(firsts)},"
        f" chips {interval(chips)}; a move takes {1000 * median(times):.1f} ms,"
        f" at most {1000 * times[-1]:.0f} ms",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--deals", type=int, default=200)
    args = parser.parse_args()
    for seats in args.seats:
        for hero in LEVELS:
            for against in OTHERS:
                if hero != against:
                    measure(seats, args.deals, hero, against)


if __name__ == "__main__":
    main()
