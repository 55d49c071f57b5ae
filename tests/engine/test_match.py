"""A match is its setup, its moves and a cursor; the State follows from them."""

from random import Random
from typing import Any

import pytest

from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Illegal, NotYourTurn
from cardgames_gui.engine.notation import digest
from cardgames_gui.engine.setup import Setup
from tests.contracts.drive import pairs, play_on
from tests.contracts.toy import Take, Toy
from tests.games.tock.board import TOCK

OPTIONS: dict[str, Any] = {"strict": True, "end": "places"}


def tock(moves: int = 0) -> Match:
    match = Match(TOCK, Setup("tock", 1, 3, 0, 4, OPTIONS))
    play_on(match, moves, 1)
    return match


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        (Setup("toy", 1, 3, 0, 4, OPTIONS), "a setup for toy does not start a match of tock"),
        (Setup("tock", 1, 1, 0, 4, OPTIONS), "tock has 2 to 6 seats, not 1"),
        (Setup("tock", 1, 7, 0, 4, OPTIONS), "tock has 2 to 6 seats, not 7"),
        (Setup("tock", 1, 3, None, 4, OPTIONS), "the starting seat None does not suit tock"),
        (Setup("tock", 1, 3, 0, 4), "the options of tock are not complete"),
        (Setup("tock", 1, 3, 0, 4, {"strict": True}), "the options of tock are not complete"),
        (Setup("tock", 1, 3, 0, 4, OPTIONS | {"x": True}), "there is no option x"),
        (Setup("tock", 1, 3, 0, 4, OPTIONS | {"end": "last"}), "end=last: not one of"),
    ],
)
def test_a_setup_must_suit_the_game(setup: Setup, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{problem}"):
        Match(TOCK, setup)


def test_it_begins_with_the_deal() -> None:
    match = tock()
    assert (match.ply, match.moves, match.undone, match.last) == (0, (), (), None)
    assert match.outcome() is None
    assert [ply for ply, _last, _state in match.positions()] == [0]


def test_a_refused_move_changes_nothing() -> None:
    match = tock(100)
    match.go(90)
    before = digest(match.state), match.moves, match.undone
    with pytest.raises(NotYourTurn):
        match.play(9, TOCK.read_move("draw 0"))
    with pytest.raises(Illegal):
        match.play(match.state.turn or 0, TOCK.read_move("accept"))
    assert (digest(match.state), match.moves, match.undone) == before


def test_a_new_move_cuts_off_what_was_undone() -> None:
    """Also the States that are kept on the way, at any distance back."""
    for back in (1, 30, 63, 64, 65, 128, 129, 200):
        match = tock(200)
        match.go(200 - back)
        play_on(match, 150, seed=back)
        assert match.undone == ()
        again = Match(TOCK, match.setup)
        for seat, move in match.moves:
            again.play(seat, move)
        for ply in range(0, match.ply + 1, 7):
            assert digest(match.at(ply)) == digest(again.at(ply))


def test_redo_before_a_kept_state_and_play_on() -> None:
    match = tock(130)
    digests = [digest(state) for _ply, _last, state in match.positions()]
    for ply in (0, 130, 64, 63, 128, 127, 1, 65, 129):
        match.go(ply)
        assert (digest(match.state), match.ply) == (digests[ply], ply)
        assert len(match.moves) + len(match.undone) == 130
    assert match.last == match.moves[-1]


def test_a_state_from_the_match_is_ones_own() -> None:
    match = tock(70)
    for ply in (0, 10, 64, 70):
        state = match.at(ply)
        before = digest(match.at(ply))
        rng = Random(1)
        for _ in range(20):
            state.apply(*rng.choice(pairs(state)))
        assert digest(match.at(ply)) == before


def test_what_is_played_is_canonical_and_told() -> None:
    match = Match(Toy(), Setup("toy", 1, 2, 1, 4))
    told: list[object] = []
    assert match.play(1, Take(3), told.append) == Take(3)
    assert (match.last, len(told)) == ((1, Take(3)), 1)
    match.play(0, Take(5))
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.places) == 2
