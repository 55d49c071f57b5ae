"""Random games of every game on the shelf go well; `python -m tests.soak` plays thousands."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, Final

import pytest

from cardgames_gui import shelf
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.setup import Setup
from tests.soak.__main__ import several, summary
from tests.soak.games import Failed, Played, check, setups
from tests.soak.steps import LOOKS, on_the_table

SETUPS = [setup for game in shelf.GAMES for setup in setups(game, 70)]
every_game = pytest.mark.parametrize("game", shelf.GAMES, ids=lambda game: game.id)


@every_game
def test_every_table_is_tried(game: Game) -> None:
    """C1: with every number of seats, and every combination of options."""
    tables = [(s.seats, *s.options.values()) for s in SETUPS if s.game == game.id]
    every = product(game.seats, *(option.choices for option in game.options))
    assert sorted(map(str, tables)) == sorted(map(str, every))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.game}, {s.seats} seats, {s.seed}")
def test_random_games(setup: Setup) -> None:
    """C4: they end, lose neither card nor chip, and are kept as they were."""
    assert setup.seats < check(setup).actions < 4000


def test_games_may_be_chosen() -> None:
    chosen = several([shelf.game("tock"), shelf.game("twenty_three")], 5, 60)
    assert {setup.game for setup in chosen} == {"tock", "twenty_three"}
    assert len({(setup.game, setup.seed) for setup in chosen}) == len(chosen) == 60
    assert {setup.game for setup in several(shelf.GAMES, 5, 60)} == {g.id for g in shelf.GAMES}


def lose_of_tock(state: Any) -> None:
    state.table[0] = state.table[1]


def lose_of_twenty_three(state: Any) -> None:
    """The last card of a hand, and another one of it is on the pile as well."""
    state.hands[0].pop()
    state.pile.append(state.hands[0][0])


def lose_of_bloqueadas(state: Any) -> None:
    """The lowest card of a hand, which is a mask of faces."""
    state.hands[0] &= state.hands[0] - 1


LOSSES: Final[dict[str, Callable[[Any], None]]] = {
    "tock": lose_of_tock,
    "twenty_three": lose_of_twenty_three,
    "bloqueadas": lose_of_bloqueadas,
}
"""How a card of a dealt State can be lost, by game; one more game needs none."""


@pytest.mark.parametrize("name", LOSSES)
@pytest.mark.parametrize("quick", [False, True])
def test_a_card_that_is_lost_is_noticed(name: str, quick: bool) -> None:
    game = shelf.game(name)
    match = Match(game, next(setups(game, 1)))
    look = LOOKS.get(name, on_the_table)(match) if quick else on_the_table(match)
    look(())
    LOSSES[name](match.state)
    with pytest.raises(AssertionError, match=r"lost or doubled|twice"):
        look(())


@pytest.mark.parametrize("pocket", ["chips", "bonus"])
def test_a_chip_from_nowhere_is_noticed(pocket: str) -> None:
    """W1, W2"""
    game = shelf.game("twenty_three")
    match = Match(game, next(setups(game, 1)))
    look = LOOKS[game.id](match)
    getattr(match.state, pocket)[1] += 1
    with pytest.raises(AssertionError, match="chip was lost or doubled"):
        look(())


def test_what_went_wrong_is_told_with_its_setup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.soak.games.LONGEST", 3)
    setup = SETUPS[0]
    with pytest.raises(Failed, match="after 4 actions: AssertionError: it does not end") as failed:
        check(setup)
    assert str(setup) in str(failed.value)


def test_matches_that_end_in_another_way_are_counted() -> None:
    """B13: some matches between two end by standstill, and others do not."""
    games = [shelf.game("bloqueadas")]
    well = [(setup, check(setup)) for setup in several(games, 0, 60) if setup.seats == 2]
    counted = sum(played.counted for _, played in well)
    assert 0 < counted < len(well)
    assert f"bloqueadas: {counted} of {len(well)} matches ended by standstill" in summary(well)


def test_what_is_said_at_the_end() -> None:
    tock, bloqueadas = (next(setups(shelf.game(name), 1)) for name in ("tock", "bloqueadas"))
    well = [(tock, Played(9, False)), (bloqueadas, Played(5, True)), (bloqueadas, Played(8, False))]
    assert summary(well) == [
        "bloqueadas, 2 seats: 2 matches of 6 actions (5 to 8)",
        "tock, 2 seats: 1 matches of 9 actions (9 to 9)",
        "bloqueadas: 1 of 2 matches ended by standstill",
    ]
