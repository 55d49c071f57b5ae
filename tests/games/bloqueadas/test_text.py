"""The moves of Bloqueadas as text, both ways, and what is malformed."""

import pickle
import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames_gui.engine.moves import Malformed
from cardgames_gui.games.bloqueadas.model import read_move, write_move
from cardgames_gui.games.bloqueadas.rules import deal
from tests.games.bloqueadas import oracle
from tests.games.bloqueadas.board import setup
from tests.games.bloqueadas.chance import play


def test_moves_have_text_both_ways() -> None:
    """B3, B5, B9, B10"""
    seen = set()
    for seed in range(20):
        state = deal(setup(2 + seed % 5, 0, seed))
        for seat, _ in play(state, Random(seed)):
            for move in state.legal_moves(seat):
                again = read_move(str(move))
                assert again == move
                assert (again.mask, hash(again), str(again)) == (move.mask, hash(move), str(move))
                seen.add(str(move).split(" ")[0])
        again = pickle.loads(pickle.dumps(move))
        assert (again, again.mask) == (move, move.mask)
    assert seen == {"show", "throw", "blind", "take", "leave"}


@pytest.mark.parametrize(
    "text",
    ["throw 10S'", "throw 5S 5H' 5C", "throw AD AD'", "show 10S 10S' KD", "leave QC'", "blind 2"],
)
def test_well_formed(text: str) -> None:
    """B1: the second deck's card has a prime."""
    assert str(read_move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "?", "draw", "pass", "take ", " take", "Take", "take 5S", "take 0"),
        *("throw", "throw ", "throw 5S 5S", "throw 5S 6S", "throw 5S  5H", "throw 5S,5H"),
        *("throw 5s", "throw 5", "throw S", "throw 5S''", "throw 5′S", "throw 5S’", "throw '5S"),
        *("throw 1S", "throw 11S", "throw 05S", "throw 0S", "throw TS", "throw 5X", "throw 5♠"),
        *("throw 10S\n", "throw\t10S", "throw\u00a010S", "throw ١٠S", "throw ?", "throw 5S ?"),
        *("show 5S 6S", "show 5S 6S 7S 8S", "show 5S 5S 6S", "show ? ? ?", "show"),
        *("blind", "blind 3", "blind -1", "blind 00", "blind 1 2", "blind 5S", "blind +1"),
        *("leave", "leave 5S 5H", "leave 0", "leave ?"),
    ],
)
def test_malformed(text: str) -> None:
    """Reading is strict."""
    with pytest.raises(Malformed, match=re.escape("is not a move of Bloqueadas.")):
        read_move(text)


@given(st.lists(st.sampled_from([*oracle.DECK, "?", "show", "throw", "leave", "blind", "0", ""])))
def test_what_is_read_is_what_was_written(words: list[str]) -> None:
    text = " ".join(words)
    try:
        move = read_move(text)
    except Malformed:
        return
    assert str(move) == text


def test_an_exchange_is_written_for_its_own_seat_alone() -> None:
    """B3"""
    move = read_move("show 5S 6S KD")
    assert write_move(move, 1, 1) == "show 5S 6S KD"
    assert {write_move(move, 1, reader) for reader in (None, 0, 2)} == {"show ? ? ?"}
    for text in ("throw 5S 5H", "take", "blind 1", "leave 5S"):
        assert write_move(read_move(text), 0, 1) == text
