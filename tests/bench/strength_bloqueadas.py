"""How well computer players of Bloqueadas play, in shared deals.

    python -m tests.bench.strength_bloqueadas [--seats 2 4 6] [--deals 300]

In every deal the hero sits on each seat in turn, and all others are alike: they play at random, or
they are greedy, and throw the lowest cards that fit, all of a rank together. Each hero plays the
same deals, so equal players would reach the middle place, and be first once in as many matches as
there are seats.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import mean
from typing import Final

from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.shuffle import drawn_start, stream
from cardgames_gui.games.bloqueadas.model import THROW, BloqueadasMove
from cardgames_gui.games.bloqueadas.rules import State, deal
from cardgames_gui.players.levels import LEVELS, any_of
from tests.bench.strength import Level, asked, interval

Choose = Callable[[State, int, Random], BloqueadasMove]


def at_random(state: State, seat: int, rng: Random) -> BloqueadasMove:
    return any_of(state.legal_moves(seat), rng)


def greedy(state: State, seat: int, rng: Random) -> BloqueadasMove:
    """Exchanges nothing, and leaves any card of a pile that was taken."""
    moves = state.legal_moves(seat)
    if moves[0].kind != THROW:
        unchanged = [move for move in moves if move.cards == tuple(state.face_up(seat))]
        return unchanged[0] if unchanged else any_of(moves, rng)
    return min(moves, key=lambda move: (move.cards[0] >> 3, -len(move.cards)))


HEROES: Final[dict[str, Choose]] = {
    "greedy": greedy,
    **{level: Level("bloqueadas", level) for level in LEVELS},
}
OTHERS: Final[dict[str, Choose]] = {"random": at_random, "greedy": greedy}


def place(seats: int, seed: int, hero: int, choose: Choose, other: Choose) -> tuple[int, bool]:
    """The hero's place in that deal, and whether the match came to a standstill (B13)."""
    state = deal(Setup("bloqueadas", 1, seats, drawn_start(seed, seats), seed))
    others, own = stream(seed, "others"), stream(seed, f"hero {hero}")
    while actors := state.actors():
        seat = actors[0]
        move = choose(state, seat, own) if seat == hero else other(state, seat, others)
        state.apply(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    won = any(not state.hand_left(seat) + state.table_left(seat) for seat in range(seats))
    return outcome.places[hero], not won


def measure(seats: int, deals: int, hero: str, against: str) -> None:
    began = time.perf_counter()
    reached = [
        [place(seats, seed, seat, HEROES[hero], OTHERS[against]) for seat in range(seats)]
        for seed in range(deals)
    ]
    places = [mean(place for place, _ in each) for each in reached]
    firsts = [mean(place == 1 for place, _ in each) for each in reached]
    still = mean(quiet for each in reached for _, quiet in each)
    print(
        f"{seats} seats, {deals} deals, {hero:8} against {against}:"
        f" mean place {interval(places)}, first {interval(firsts)},"
        f" standstills {still:.1%}, {time.perf_counter() - began:.0f} s",
        flush=True,
    )


def main() -> None:
    tables, deals = asked(__doc__, [2, 4, 6], 300)
    for seats in tables:
        for against in OTHERS:
            for hero in HEROES:
                if hero != against:
                    measure(seats, deals, hero, against)
    for name, chooses in HEROES.items():
        if isinstance(chooses, Level):
            print(f"{name:8}: {chooses.pace()}")


if __name__ == "__main__":
    main()
