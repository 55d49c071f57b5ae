"""What "computer players make mistakes" does, for every game on the shelf."""

from __future__ import annotations

from random import Random

import pytest

from cardgames_gui import shelf
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.setup import Setup
from cardgames_gui.players.base import Answer, Temper
from cardgames_gui.players.levels import BEGINNER
from tests.soak.games import setups

TABLES = [setup for game in shelf.GAMES for setup in setups(game, 3)]


def answers(game: Game, setup: Setup, temper: Temper) -> list[Answer]:
    """What such a player would do in the first positions of that deal; what is done is plain."""
    asked, plain = game.player(temper), game.player(Temper(BEGINNER, mistakes=False))
    match, found, rng = Match(game, setup), list[Answer](), Random(1)
    while match.outcome() is None and match.ply < 120:
        seat = match.state.actors()[0]
        seen = match.state.observe(seat)
        found.append(asked.answer(seen, Random(match.ply)))
        move = plain.answer(seen, rng).move
        assert move is not None
        match.play(seat, move)
    return found


@pytest.mark.parametrize("setup", TABLES, ids=lambda s: f"{s.game}, {s.seats}, {s.options}")
def test_the_switch_does_something_just_where_it_can_be_set(setup: Setup) -> None:
    game = shelf.game(setup.game)
    careless = answers(game, setup, Temper(BEGINNER, mistakes=True))
    careful = answers(game, setup, Temper(BEGINNER, mistakes=False))
    assert (careless != careful) is game.has_mistakes(setup)
