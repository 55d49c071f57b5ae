"""Moves as text, what is malformed, and what a State accepts: for every game."""

from __future__ import annotations

import json
import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames_gui.engine.game import Game, State
from cardgames_gui.engine.moves import Illegal, Malformed, Move, NotYourTurn
from cardgames_gui.engine.notation import dumps, position_json
from tests.contracts.drive import EVERY_GAME, matches, pairs
from tests.effort import effort

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
few = settings(max_examples=effort(20, 500))
SENTENCE = re.compile(r"[¿¡“]?[^\W\d_a-z].*[.!?]|“.*[.!?]", re.DOTALL)


@every_game
@few
@given(data=st.data())
def test_moves_have_text_both_ways(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat, move in [*pairs(match.state), *match.moves]:
        again = game.read_move(str(move))
        assert again == move
        assert hash(again) == hash(move)
        assert str(again) == str(move)
        assert game.write_move(move, seat, seat) == str(move)
        for reader in (None, *range(match.setup.seats)):
            seen = game.write_move(move, seat, reader)
            assert seen == str(move) or "?" in seen


ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
WIDE = str.maketrans("0123456789", "０１２３４５６７８９")


def spoilt(text: str) -> list[str]:
    """Texts that look like this one and are no move."""
    first, *rest = text.split(" ")
    wrong = ["", " ", f" {text}", f"{text} ", f"{text}\n", f"\t{text}", f"{text}\0", f"{text} 0x1"]
    wrong += [text.swapcase(), text.title(), text.replace(first, first[:-1], 1), f"{text}.", "?"]
    wrong += [f"{text} ?", f"{text};", f"“{text}”", text + " " * 5000, text * 3, f"{text} {text}"]
    if rest:
        wrong += [text.replace(" ", "  "), text.replace(" ", "\u00a0"), text.replace(" ", "\t")]
        wrong += [first + " ".join(rest), re.sub(r"\d+", "?", text, count=1)]
    if re.search(r"\d", text):
        wrong += [re.sub(r"(\d+)", prefix + r"\1", text) for prefix in ("0", "+", "-", "00", "1_")]
        wrong += [text.translate(ARABIC), text.translate(WIDE), re.sub(r"(\d+)", r"\1.0", text)]
        wrong += [re.sub(r"\d+", "9" * 5000, text)]
    return [candidate for candidate in wrong if candidate != text]


@every_game
@few
@given(data=st.data())
def test_reading_is_strict(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    texts = {str(move) for _seat, move in [*pairs(match.state), *match.moves]}
    for text in data.draw(st.lists(st.sampled_from(sorted(texts)), max_size=8)) if texts else ():
        for wrong in spoilt(text):
            with pytest.raises(Malformed) as refused:
                game.read_move(wrong)
            assert SENTENCE.fullmatch(str(refused.value)), str(refused.value)
    noise = data.draw(st.text(max_size=20))
    with suppress(Malformed):
        assert str(game.read_move(noise)) == noise


def verdict(state: State, seat: int, move: Move) -> Move | str:
    """The move in canonical form, or the sentence that refuses it."""
    try:
        return state.judge(seat, move)
    except (Illegal, NotYourTurn) as refused:
        return str(refused)


@every_game
@few
@given(data=st.data())
def test_judge_accepts_what_is_legal_and_nothing_else(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    state = match.state
    texts = {str(move) for _ply, _last, s in match.positions() for _seat, move in pairs(s)}
    before = repr(state.reveal())
    for seat in (*range(match.setup.seats), -1, match.setup.seats, 100):
        there = 0 <= seat < match.setup.seats
        legal = state.legal_moves(seat) if there else []
        assert len(set(legal)) == len(legal)
        assert {str(move) for move in legal} <= texts
        for text in texts:
            move = game.read_move(text)
            said = verdict(state, seat, move)
            if isinstance(said, str):
                assert move not in legal
                assert SENTENCE.fullmatch(said), said
            else:
                # Of cards that are equal to the rules a hand may name others than the list does.
                assert said in legal or said == move
                assert said == move or move not in legal
                assert state.judge(seat, said) == said
    assert repr(state.reveal()) == before


@every_game
@few
@given(data=st.data())
def test_actors_are_those_who_have_a_legal_move(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for _ply, _last, state in match.positions():
        actors = state.actors()
        seats = range(match.setup.seats)
        assert set(actors) == {seat for seat in seats if state.legal_moves(seat)}
        assert len(set(actors)) == len(actors)
        assert state.turn is None or state.turn == actors[0]
        assert bool(actors) is (state.outcome() is None)


@every_game
@few
@given(data=st.data())
def test_positions_are_written_as_json(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    state, last = match.state, match.last
    for reader in (None, *range(match.setup.seats)):
        written = position_json(game, match.setup, state, match.ply, last, reader)
        assert json.loads(dumps(written)) == written
        assert "\n" not in dumps(written)
        asked = {str(s): len(state.legal_moves(s)) for s in state.actors() if reader in (None, s)}
        assert {seat: len(moves) for seat, moves in written["legal"].items()} == asked
        faces = [face for zone in written["zones"].values() for face in zone if face is not None]
        assert len(faces) == len(game.faces)
        if reader is None:
            assert sorted(faces, key=str) == sorted(game.faces, key=str)
