"""How well the expert chooses among neighbours in faultless Tock!, in shared deals.

    python -m tests.bench.strength_tock [--seats 4 6] [--deals 1000]

In every deal the hero sits on each seat in turn; nobody commits a fault, so all that there is to
choose is which of several neighbours gets a card. The others choose at random. The hero chooses
at random, too, or as the expert does, or as somebody who knows in which order the cards lying on
the table will be drawn, and so shows what could be reached by knowing what nobody can know.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import mean
from typing import Final

from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.shuffle import drawn_start, stream
from cardgames_gui.games.tock.model import DRAWN_PILE, MOVES, NOBODY, TOP_PILE, TockMove
from cardgames_gui.games.tock.player import TockPlayer
from cardgames_gui.games.tock.rules import State, deal
from cardgames_gui.games.tock.sensible import PLAYOUTS, faultless
from cardgames_gui.players.base import Temper
from cardgames_gui.players.levels import any_of
from cardgames_gui.players.search import best
from tests.bench.strength import asked, interval

Choose = Callable[[State, list[TockMove], Random], TockMove]

EXPERT: Final = TockPlayer(Temper("expert", mistakes=False))


def at_random(state: State, moves: list[TockMove], rng: Random) -> TockMove:
    return any_of(moves, rng)


def as_expert(state: State, moves: list[TockMove], rng: Random) -> TockMove:
    move = EXPERT.answer(state.observe(state.turn_seat), rng).move
    assert move in moves
    return move


def knowing(state: State, moves: list[TockMove], rng: Random) -> TockMove:
    """Everybody here draws the same card next, so the true State tells the order of all draws."""
    seat, worlds = state.turn_seat, PLAYOUTS // len(moves)
    return best(seat, moves, lambda _: state.clone(), faultless, worlds, rng)


HEROES: Final[dict[str, Choose]] = {"random": at_random, "expert": as_expert, "knowing": knowing}


def neighbours(state: State) -> list[TockMove]:
    """The moves that the seat has to choose from; empty where it has no choice."""
    seat, drawn = state.turn_seat, state.drawn
    number = state.top(seat) if drawn == NOBODY else state.faces[drawn]
    if not number or state.fits_centre(number) or state.must_settle():
        return []
    piles = state.pile_targets(number, seat)
    kind = TOP_PILE if drawn == NOBODY else DRAWN_PILE
    return [MOVES[kind][pile] for pile in piles] if len(piles) > 1 else []


def place(seats: int, seed: int, hero: int, choose: Choose) -> int:
    """The hero's place in that deal."""
    options: dict[str, bool | str] = {"strict": True, "end": "places"}
    state = deal(Setup("tock", 1, seats, drawn_start(seed, seats), seed, options))
    others, own = stream(seed, "others"), stream(seed, f"hero {hero}")
    while not state.over:
        if state.turn_seat == hero and (moves := neighbours(state)):
            state.apply(hero, choose(state, moves, own))
        else:
            state.apply(state.turn_seat, faultless(state, state.turn_seat, others))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.places[hero]


def share(random: Sequence[float], expert: Sequence[float], know: Sequence[float]) -> str:
    """How much of what knowing gains the expert gains, with a 95 % interval from resampling."""

    def of(deals: Sequence[int]) -> float:
        base = sum(random[d] for d in deals)
        gap = base - sum(know[d] for d in deals)
        return (base - sum(expert[d] for d in deals)) / gap if gap else math.nan

    everything, rng = range(len(random)), Random(1)
    again = sorted(of(rng.choices(everything, k=len(everything))) for _ in range(1000))
    return f"{of(everything):.0%} ({again[25]:.0%} to {again[974]:.0%})"


def measure(seats: int, deals: int) -> None:
    places: dict[str, list[float]] = {}
    for name, choose in HEROES.items():
        began = time.perf_counter()
        reached = [
            [place(seats, seed, hero, choose) for hero in range(seats)] for seed in range(deals)
        ]
        places[name] = [mean(each) for each in reached]
        firsts = [mean(p == 1 for p in each) for each in reached]
        print(
            f"{seats} seats, {deals} deals, {name:7}: mean place {interval(places[name])},"
            f" first {interval(firsts)}, {time.perf_counter() - began:.0f} s",
            flush=True,
        )
    gained = share(places["random"], places["expert"], places["knowing"])
    print(f"{seats} seats: the expert gains {gained} of what knowing gains", flush=True)


def main() -> None:
    tables, deals = asked(__doc__, [4, 6], 1000)
    for seats in tables:
        measure(seats, deals)


if __name__ == "__main__":
    main()
