"""Random moves a second, on one core, through the very State and apply that people's matches use.

    python -m tests.bench.throughput [--game ID] [--seconds 3] [--profile]

Every move is chosen from all legal ones, faults and knocks included. Where OpenSpiel is installed,
its crazy eights for four, in C++, runs beside it, chosen and counted in the same way. Seconds are
the processor's, so that what else the machine does is not counted.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Final

from cardgames_gui import shelf
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.setup import Setup, full_options

AIM: Final = 100_000
"""Moves a second."""
FOUR: Final = 4
"""The seats of OpenSpiel's match, and of those that are compared with it."""
ON_TURN: Final = 0.9
"""How often the seat whose turn it is moves, where others may act as well."""


def playout(game: Game, seats: int, seed: int) -> tuple[int]:
    """Play one match at random; the number of moves."""
    start = seed % seats if game.players_start else None
    options = full_options(game.options, {})
    state = game.deal(Setup(game.id, game.rules, seats, start, seed, options))
    chance = Random(seed).random
    moves = 0
    while actors := state.actors():
        seat = actors[0]
        if len(actors) > 1 and chance() > ON_TURN:
            seat = actors[int(chance() * len(actors))]
        legal = state.legal_moves(seat)
        state.apply(seat, legal[int(chance() * len(legal))])
        moves += 1
    return (moves,)


def open_spiel() -> Callable[[int], tuple[int, int]]:
    """Plays a match of OpenSpiel's crazy eights; gives its moves, and its steps with the chances.

    There, dealing a card is a step of its own; here the deal is one shuffle before the match, and
    drawing a card is a move.
    """
    game = import_module("pyspiel").load_game("crazy_eights(players=4)")

    def play(seed: int) -> tuple[int, int]:
        state, chance = game.new_initial_state(), Random(seed).random
        moves = chances = 0
        while not state.is_terminal():
            if state.is_chance_node():
                chances += 1
                legal = [outcome for outcome, _ in state.chance_outcomes()]
            else:
                moves += 1
                legal = state.legal_actions(state.current_player())
            state.apply_action(legal[int(chance() * len(legal))])
        return moves, moves + chances

    return play


def a_second(play: Callable[[int], Sequence[int]], seconds: float) -> list[float]:
    """Sums of what `play` counts, a second, over at least so many seconds."""
    counts = [0] * len(play(0))
    seed = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < seconds:
        seed += 1
        counts = [have + more for have, more in zip(counts, play(seed), strict=True)]
    return [count / taken for count in counts]


def rates(game: Game, seconds: float) -> float:
    """Print how fast it is with few, four and many seats; the moves a second of four."""
    found: dict[int, float] = {}
    for seats in sorted({game.seats[0], FOUR, game.seats[-1]}):
        found[seats] = rate = a_second(partial(playout, game, seats), seconds)[0]
        print(f"{game.id}, {seats} seats: {rate:9,.0f} moves/s (aim {AIM:,})", flush=True)
    return found[FOUR]


def profile(game: Game) -> None:
    """Print where the time of some thousand moves goes."""
    profiler = cProfile.Profile()
    profiler.runcall(lambda: [playout(game, FOUR, seed) for seed in range(30)])
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each number of seats")
    parser.add_argument("--profile", action="store_true", help="where the time goes, for 4 seats")
    names = [game.id for game in shelf.GAMES]
    parser.add_argument("--game", action="append", choices=names, help="this game alone")
    args = parser.parse_args()
    games = [shelf.game(name) for name in args.game or names]
    if args.profile:
        for game in games:
            profile(game)
        return
    ours = {game.id: rates(game, args.seconds) for game in games}
    if find_spec("pyspiel") is None:
        print("OpenSpiel is not installed; nothing to compare with")
        return
    moves, steps = a_second(open_spiel(), args.seconds)
    print(f"OpenSpiel's crazy eights, 4 seats: {moves:9,.0f} moves/s, {steps:,.0f} with chances")
    for name, rate in ours.items():
        print(f"{name} / theirs: {rate / moves:.2f}, {rate / steps:.2f} with chances")


if __name__ == "__main__":
    main()
