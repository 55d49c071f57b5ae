"""How well computer players of 23 play, in shared deals.

    python -m tests.bench.strength_twenty_three [--seats 2 3 4] [--deals 200]

In every deal the hero sits on each seat in turn, and all others are alike: greedy, or of another
level. The greedy ones play the lowest cards that fit, all of a number together, pass where that
would cost more than two chips, and drop out when nothing fits.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean
from typing import Final

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
from cardgames_gui.players.levels import BEGINNER, CASUAL, LEVELS
from tests.bench.strength import Level, asked, interval

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


PLAYERS: Final[dict[str, Level]] = {level: Level("twenty_three", level) for level in LEVELS}
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
    print(
        f"{seats} seats, {hero:8} against {against:8}: first {interval(firsts)},"
        f" chips {interval(chips)}; {PLAYERS[hero].pace()}",
        flush=True,
    )


def main() -> None:
    tables, deals = asked(__doc__, [2, 3, 4], 200)
    for seats in tables:
        for hero in LEVELS:
            for against in OTHERS:
                if hero != against:
                    measure(seats, deals, hero, against)


if __name__ == "__main__":
    main()
