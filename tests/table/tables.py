"""Tables of a real game to try the table room with: random moves from a deal."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardgames_gui import shelf
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.setup import Setup, full_options
from cardgames_gui.engine.table import Cast, Table

NAMES = ("You", "Nina", "Bruno", "Yuki", "Ada", "Maximilian")


def new_match(seats: int, seed: int = 1, strict: bool = True, start: int = 0) -> Match:
    """A match of the first game on the shelf."""
    game = shelf.game("tock")
    options = full_options(game.options, {"strict": strict})
    return Match(game, Setup("tock", game.rules, seats, start, seed, options))


def table_of(match: Match, chair: int | None = 0) -> Table:
    """The match as a chair sees it; the people of the chair's seat are "you"."""
    cast = Cast(NAMES[: match.setup.seats], chair)
    return match.game.table(match.state.observe(chair), cast)


def play_on(match: Match, moves: int, seed: int = 1, calls: bool = False) -> None:
    """Plays so many random moves, or to the end."""
    chance = Random(seed)
    for _ in range(moves):
        choices = [
            (seat, move)
            for seat in match.state.actors()
            for move in match.state.legal_moves(seat)
            if calls or str(move) != "knock"
        ]
        if not choices:
            return
        match.play(*chance.choice(choices))


def play_until(match: Match, wanted: Callable[[Match], bool], seed: int = 1) -> Match:
    """Plays random moves up to a position of the wanted sort."""
    for turn in range(3000):
        if wanted(match):
            return match
        play_on(match, 1, seed * 10_000 + turn)
    raise AssertionError("no such position came up")
