"""T19–T21: when no face-down card is left on the table."""

import pytest

from cardgames_gui.engine.moves import Illegal
from tests.games.tock.board import position

ALL_BUT_ONE_TOP = [20, 20, 20, 20, 20, 16]
"""Leaves 17, 18, 19, 20 and the 21."""


def test_the_running_round_is_not_interrupted() -> None:
    """T19: the last card is drawn and placed like any other; nothing is turned over for it."""
    board = position([20], [17, 21], [18], heights=ALL_BUT_ONE_TOP).draw(0, 19)
    assert (board.table(), board.turn) == (0, 0)
    assert board.legal(0) == {"drawn pile 2", "drawn own"}
    board.play(0, "drawn own")
    assert [board.pile(seat) for seat in range(3)] == [[20, 19], [17, 21], [18]]
    assert [board.block(seat) for seat in range(3)] == [[], [], []]
    assert board.turn == 1


def test_the_top_comes_first_as_always() -> None:
    """T19: at a learner's table the pile is not turned over while its top can be played."""
    board = position([9, 4], [5], [], rest="block.2", strict=False)
    assert board.legal(0) == {"top pile 1"}
    assert board.play(0, "top pile 1").legal(0) == {"draw block"}


def test_the_whole_pile_becomes_a_block() -> None:
    """T20: unshuffled, the former bottom card on top; turning and drawing is one action."""
    board = position([3, 9, 14, 6], [11], [], rest="block.2").play(0, "draw block")
    assert (board.drawn, board.pile(0), board.block(0)) == (3, [], [6, 14, 9])
    assert board.turn == 0
    assert board.legal(0) == {"drawn own"}


def test_draws_come_from_the_block_until_it_is_used_up() -> None:
    """T20: in later turns too, and the pile that grows meanwhile is not touched."""
    board = position([3, 9, 14], [11], rest="block.1").play(0, "draw block", "drawn own")
    board.play(1, "draw block", "drawn own")
    assert (board.pile(0), board.block(0)) == ([3], [14, 9])
    board.play(0, "draw block")
    assert (board.drawn, board.pile(0), board.block(0)) == (9, [3], [14])


def test_the_pile_is_turned_over_again_within_a_turn() -> None:
    """T20"""
    board = position([2, 6], [10], [], blocks={0: [9]}, rest="block.2").play(0, "draw block")
    assert (board.drawn, board.pile(0), board.block(0)) == (9, [2, 6], [])
    board.play(0, "drawn pile 1", "draw block")
    assert (board.drawn, board.pile(0), board.block(0)) == (2, [], [6])
    assert board.turn == 0
    board.play(0, "drawn own")
    assert board.turn == 1


def test_a_block_is_used_up_with_an_empty_pile_above() -> None:
    """T20: an empty pile does not hinder drawing from the block."""
    board = position([], [10], [], blocks={0: [4, 9]}, rest="block.2").play(0, "draw block")
    assert (board.drawn, board.block(0)) == (9, [4])
    board.play(0, "drawn pile 1", "draw block")
    assert (board.drawn, board.block(0), board.pile(0)) == (4, [], [])


def test_a_block_is_only_drawn_from_when_a_draw_is_due() -> None:
    """T20, T13: not while cards lie on the table, and no card of the table when there is none."""
    board = position([4], [9], blocks={0: [5]})
    with pytest.raises(Illegal, match="only when no card lies on the table"):
        board.judge(0, "draw block")
    board = position([4], [9], rest="block.1")
    assert board.legal(0) == {"draw block"}
    with pytest.raises(Illegal, match="No card lies on the table"):
        board.judge(0, "draw 0")


def test_others_turn_over_only_on_their_own_turns() -> None:
    """T21"""
    board = position([3, 9], [11, 5], [], rest="block.2").play(0, "draw block", "drawn own")
    assert (board.pile(1), board.block(1)) == ([11, 5], [])
    board.play(1, "draw block")
    assert (board.drawn, board.pile(1), board.block(1)) == (11, [], [5])
    assert (board.pile(0), board.block(0)) == ([3], [9])


def test_penalty_cards_go_under_the_pile_and_not_under_the_block() -> None:
    """T18, T20: they are turned over with it."""
    board = position([4, 6], [11, 9, 3], [], blocks={0: [8]}, rest="block.2")
    board.play(0, "draw block", "drawn own")
    assert board.pile(0) == [4, 6, 8]
    board.play(1, "knock")
    assert board.pile(1) == [4, 11, 9, 3]
    assert board.block(1) == []
    assert board.pile(0) == [6, 8]
