"""Clones, undo, replay, saves and ends: what every game's State and Match must hold."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames_gui.engine.archive import Damaged, Kept, Party, read, write
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.notation import digest
from cardgames_gui.engine.outcome import shared_places
from tests.contracts.drive import EVERY_GAME, LONGEST, find, matches, pairs, play_on, setups
from tests.effort import effort

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
few = settings(max_examples=effort(20, 500))


@every_game
@few
@given(data=st.data())
def test_clones_are_independent(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    state = match.at(match.ply)
    before, may = digest(state), pairs(state)
    twin = state.clone()
    assert digest(twin) == before
    assert pairs(twin) == may
    rng = Random(data.draw(st.integers(0, 99)))
    for _ in range(30):
        if choices := pairs(twin):
            twin.apply(*rng.choice(choices))
    assert (digest(state), pairs(state)) == (before, may)
    after = digest(twin)
    if may:
        state.apply(*may[0])
    assert digest(twin) == after


@every_game
@few
@given(data=st.data())
def test_the_same_setup_and_moves_give_the_same_match(game: Game, data: st.DataObject) -> None:
    """C4"""
    match = data.draw(matches(game))
    again = Match(game, match.setup)
    for seat, move in match.moves:
        again.play(seat, game.read_move(str(move)))
    digests = [digest(state) for _ply, _last, state in match.positions()]
    assert digests == [digest(state) for _ply, _last, state in again.positions()]
    assert digests[-1] == digest(match.state)
    assert len(digests) == match.ply + 1


@every_game
@few
@given(data=st.data())
def test_undo_and_redo_are_a_fresh_replay(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    digests = [digest(state) for _ply, _last, state in match.positions()]
    moves = match.moves
    for ply in data.draw(st.lists(st.integers(0, len(moves)), max_size=6)):
        match.go(ply)
        assert (match.ply, match.moves, match.undone) == (ply, moves[:ply], moves[ply:])
        assert digest(match.state) == digests[ply]
        assert match.last == (moves[ply - 1] if ply else None)
        elsewhere = data.draw(st.integers(0, len(moves)))
        assert digest(match.at(elsewhere)) == digests[elsewhere]
    for wrong in (-1, len(moves) + 1):
        with pytest.raises(IndexError):
            match.go(wrong)
    if choices := pairs(match.state):
        seat, move = data.draw(st.sampled_from(choices))
        ply = match.ply
        match.play(seat, move)
        assert match.undone == ()
        assert match.moves == (*moves[:ply], (seat, move))
        again = Match(game, match.setup)
        for played in match.moves:
            again.play(*played)
        assert digest(again.state) == digest(match.state)
        for back in range(0, match.ply, 64):
            assert digest(match.at(back)) == digests[back]


@every_game
@few
@given(data=st.data())
def test_a_save_is_the_match(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    party = Party(("Ana", "José 日本"), mistakes=data.draw(st.booleans()))
    text = write(match, party)
    kept = read(text, find)
    assert (kept.match.setup, kept.match.moves) == (match.setup, match.moves)
    assert digest(kept.match.state) == digest(match.state)
    assert (kept.party, kept.torn) == (party, False)
    assert write(kept.match, party) == text


@every_game
@few
@given(data=st.data())
def test_a_torn_last_line_is_left_out(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    text = write(match, Party())
    if match.ply == 0:
        with pytest.raises(Damaged):
            read(text[:-1], find)
        return
    start = text[:-1].rindex("\n") + 1
    cut = data.draw(st.integers(start + 1, len(text) - 1))
    kept = read(text[:cut], find)
    assert kept.torn
    assert kept.match.moves == match.moves[:-1]
    assert digest(kept.match.state) == digest(match.at(match.ply - 1))


def attempt(text: str) -> Kept | str:
    """The match, or the sentence about what is wrong with the file."""
    try:
        return read(text, find)
    except Damaged as damaged:
        return str(damaged)


@every_game
@few
@given(data=st.data())
def test_a_flipped_character_is_noticed(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    text = write(match, Party())
    start = text.index("\n") + 1
    if start == len(text):
        return
    for _ in range(5):
        at = data.draw(st.integers(start, len(text) - 1))
        other = data.draw(st.sampled_from("0123456789abcdef #=\n\0 ٣?"))
        changed = f"{text[:at]}{other}{text[at + 1 :]}"
        if changed == text:
            continue
        found = attempt(changed)
        if isinstance(found, str):
            assert found.endswith(".")
        else:
            # The end of the last line was hit, which is then a torn one; or cards were exchanged
            # that are equal to the rules.
            assert found.torn or digest(found.match.state) == digest(match.state)


@every_game
@settings(max_examples=effort(5, 300))
@given(data=st.data())
def test_matches_end_with_places(game: Game, data: st.DataObject) -> None:
    """C3: as many places as seats; shared ones skip the next."""
    match = Match(game, data.draw(setups(game)))
    for ply, _last, state in match.positions():
        assert (ply, state.outcome()) == (0, None)
    play_on(match, LONGEST, data.draw(st.integers(0)))
    outcome, state = match.outcome(), match.state
    assert outcome is not None
    assert len(outcome.places) == match.setup.seats
    assert shared_places(outcome.places) == outcome.places
    assert outcome.winners()
    assert (state.turn, state.actors()) == (None, ())
    assert all(not state.legal_moves(seat) for seat in range(match.setup.seats))
    match.go(match.ply - 1)
    assert match.outcome() is None
