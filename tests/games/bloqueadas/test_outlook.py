"""What an expert knows of the next seat's cards, and makes of it."""

from __future__ import annotations

from random import Random

import pytest

from cardgames_gui import shelf
from cardgames_gui.games.bloqueadas.model import EXCHANGE, JACK, KING, TWO
from cardgames_gui.games.bloqueadas.outlook import Outlook
from cardgames_gui.players.base import Temper
from cardgames_gui.players.levels import EXPERT
from tests.games.bloqueadas.board import Board, position

PLAYER = shelf.game("bloqueadas").player(Temper(EXPERT))


def outlook(board: Board, seat: int = 0) -> Outlook:
    return Outlook(board.state.observe(seat), seat)


def answered(board: Board, seat: int = 0) -> str:
    return str(PLAYER.answer(board.state.observe(seat), Random(1)).move)


def after_taking(taken: str, hand: str = "4H 8S KD", stock: str = "3 3") -> Board:
    """Seat 1 has taken these cards while all looked on, and has left its only other one."""
    board = position(hand, "3S", pile=taken, stock=stock, turn=1, up=["J Q"] * 2)
    return board.play(1, "take", "leave 3S")


def test_what_was_taken_is_remembered() -> None:
    """B10"""
    board = after_taking("5H QH")
    assert outlook(board).stuck(KING) == 0
    board = after_taking("5H 9H QH", hand="4H 2S KD").play(0, "throw KD").play(1, "throw QH")
    assert outlook(board.play(0, "throw 2S", "throw 4H")).stuck(KING) > 0


def test_what_was_exchanged_is_remembered() -> None:
    """B3"""
    board = position("5 6 7", "KH 5 6", up=["5 6 7", "QS 8 9"], phase=EXCHANGE, stock="3 3")
    kept = board.zones()
    board.play(0, "show " + " ".join(kept["up.0"]))
    board.play(1, " ".join(["show", "KH", *kept["up.1"][1:]]))
    assert outlook(board).stuck(JACK) == 0
    assert "QS" in board.hand(1)


def test_nothing_is_known_of_cards_that_were_drawn() -> None:
    """B4: the more there are the likelier one of them fits; and anything fits on a 2 (B8)."""
    down = ["K 9 9", "K 9 9"]
    few = outlook(position("4H 8S KD", "3", pile="9", stock="3 3", down=down))
    many = outlook(position("4H 8S KD", "3 3 3 3", pile="9", stock="3 3", down=down))
    assert 0 < many.stuck(KING) < few.stuck(KING) < 1
    assert few.stuck(TWO) == few.stuck(0) == 0


def test_without_a_hand_all_is_seen_or_nothing() -> None:
    """B6"""
    seen = outlook(position("4H 8S KD", "", up=["", "3 9"], pile="9"))
    assert (seen.stuck(KING), seen.stuck(9)) == (1, 0)
    blind = outlook(position("4H 8S KD", "", down=["", "3 9"], pile="9", stock="K"))
    assert blind.stuck(KING) == pytest.approx(2 / 3)


def test_a_high_card_for_who_can_throw_none() -> None:
    """B9: the lowest that is high enough; but the low one for somebody who has a king."""
    board = position("4H 8S KD QH", "", up=["J J J", "3 5"], pile="3 3 4", down=["9", "9"])
    assert answered(board) == "throw 8S"
    board = position("4H 8S KD QH", "", up=["J J J", "3 K"], pile="3 3 4", down=["9", "9"])
    assert answered(board) == "throw 4H"


def test_what_went_into_a_hand_makes_the_difference() -> None:
    """B10: a high card where none is known to be held, else the low one."""
    low, high = (after_taking(f"5H 6H {top}", "4H KD QH") for top in ("9D", "KH"))
    assert outlook(low).stuck(KING) > outlook(high).stuck(KING) == 0
    assert (answered(low), answered(high)) == ("throw QH", "throw 3H")


def test_the_last_2_empties_the_hand() -> None:
    """B4, B8: who has no hand draws no more."""
    board = position("2H 9S", "5 6 7 8", pile="3", up=["J Q K"] * 2, down=["4 5 6"] * 2, stock="3")
    assert answered(board) == "throw 2H"
    assert answered(board.play(0, "throw 2H")) == "throw 9S"
