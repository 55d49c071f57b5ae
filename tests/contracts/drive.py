"""Matches of any game for Hypothesis: a setup, and ints that choose among what may be played."""

from __future__ import annotations

from random import Random
from typing import Final

from hypothesis import strategies as st

from cardgames_gui.engine.game import Game, State
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.setup import PERSON, Setup, full_options
from cardgames_gui.engine.shuffle import LARGEST_SEED
from cardgames_gui.shelf import GAMES
from tests.contracts.toy import Toy

EVERY_GAME: Final[tuple[Game, ...]] = (*GAMES, Toy())
LONGEST: Final = 50_000
"""More moves than any match may last."""


def find(game_id: str) -> Game:
    """The shelf with the toy on it."""
    return {game.id: game for game in EVERY_GAME}[game_id]


def pairs(state: State) -> list[tuple[int, Move]]:
    """Whatever may be played, by anybody."""
    return [(seat, move) for seat in state.actors() for move in state.legal_moves(seat)]


@st.composite
def setups(draw: st.DrawFn, game: Game) -> Setup:
    """Any setup that a table may choose."""
    seats = draw(st.sampled_from(game.seats))
    chosen = {option.name: draw(st.sampled_from(option.choices)) for option in game.options}
    return Setup(
        game.id,
        game.rules,
        seats,
        draw(st.integers(0, seats - 1)) if game.players_start else None,
        draw(st.integers(0, LARGEST_SEED)),
        full_options(game.options, chosen),
        (PERSON,) * seats,
    )


@st.composite
def matches(draw: st.DrawFn, game: Game) -> Match:
    """A match in progress or at its end: some moves by chance, then some chosen one by one."""
    match = Match(game, draw(setups(game)))
    play_on(match, draw(st.sampled_from([0, 0, 3, 40, 250, 600, LONGEST])), draw(st.integers(0)))
    for choice in draw(st.lists(st.integers(0, 1000), max_size=12)):
        if choices := pairs(match.state):
            match.play(*choices[choice % len(choices)])
    return match


def play_on(match: Match, moves: int, seed: int) -> None:
    """Plays so many moves by chance, or to the end."""
    rng = Random(seed)
    for _ in range(moves):
        choices = pairs(match.state)
        if not choices:
            return
        match.play(*rng.choice(choices))
