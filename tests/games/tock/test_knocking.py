"""T14–T18: windows, right and wrong knocks, and the penalty cards."""

import pytest

from tests.games.tock.board import Board, position


def test_nobody_knocks_before_the_first_action() -> None:
    """T14: there is no last action yet."""
    board = position([4], [5], [])
    assert board.knockers == set()
    assert {board.refused(seat, "knock") for seat in range(3)} == {"There is nothing to knock at."}


def test_every_other_seat_may_knock_once_in_a_window() -> None:
    """T14"""
    board = position([4], [9], [], []).draw(0, 13)
    assert board.knockers == {1, 2, 3}
    assert board.refused(0, "knock") == "You cannot knock at what you did yourself."
    board.play(2, "knock")
    assert board.knockers == {1, 3}
    assert board.refused(2, "knock") == "You have already knocked at this."
    board.play(1, "knock").play(3, "knock")
    assert board.knockers == set()
    assert board.state.actors() == (0,)
    board.play(0, "drawn own")
    assert board.knockers == {1, 2, 3}


def test_the_seat_whose_turn_has_come_may_knock_at_the_one_before() -> None:
    """T14, T15"""
    board = position([], [5, 9, 5], [], drawn=4).play(0, "drawn own")
    assert board.turn == 1
    assert "knock" in board.legal(1)
    assert board.play(1, "knock").pile(0) == [5, 4]


def test_who_has_gone_out_knocks_no_more() -> None:
    """T14"""
    board = position([4], [], [9], out=[1], rest="block.2").play(0, "draw block")
    assert board.out == [1]
    assert board.knockers == {2}
    assert board.refused(1, "knock") == "A player who is out does not knock any more."


def test_the_next_action_closes_the_window() -> None:
    """T14: of the same seat or of another one; the fault is past."""
    board = position([9, 4], [5], [], heights=[3]).play(0, "top pile 1")
    assert board.faults
    board.draw(0, 13)
    assert not board.faults
    board.play(2, "knock")
    assert (board.turn, board.drawn) == (0, 13)
    assert (board.pile(0), board.pile(1), board.pile(2)) == ([], [4], [5, 9])
    board = position([], [9], [], heights=[3], drawn=4).play(0, "drawn own")
    assert board.faults
    board.draw(1, 13)
    assert not board.faults


def test_a_knock_is_no_action() -> None:
    """T14: it closes no window, opens none, and cannot be knocked at."""
    board = position([4], [9], [], []).draw(0, 13).play(2, "knock")
    assert board.refused(0, "knock") == "You cannot knock at what you did yourself."
    assert board.knockers == {1, 3}
    board = position([], [5], [], [], drawn=4).play(0, "drawn own").play(2, "knock")
    assert board.knockers == set()
    assert board.turn == 1


@pytest.mark.parametrize(
    ("heights", "other", "placing", "faults"),
    [
        ([3, 12], [9], "drawn centre 1", ("draw",)),
        ([3], [12], "drawn pile 1", ("draw",)),
        ([3, 12], [12], "drawn pile 1", ("draw", "centre")),
        ([3, 12], [9], "drawn own", ("draw", "own")),
        ([3], [9], "drawn own", ("draw",)),
    ],
)
def test_a_draw_fault_stays_open_while_the_card_is_placed(
    heights: list[int], other: list[int], placing: str, faults: tuple[str, ...]
) -> None:
    """T14: and is closed by the action after that."""
    board = position([7, 4], other, [], heights=heights).draw(0, 13)
    assert board.faults == ("draw",)
    assert board.play(0, placing).faults == faults
    twin = Board(board.state.clone()).play(2, "knock")
    assert twin.turn == 1
    assert not twin.faults
    assert twin.knockers == set()
    assert twin.pile(0)[-1] == (13 if placing == "drawn own" else 4)
    following = board.turn
    assert following is not None
    board.draw(following, 19)
    assert "own" not in board.faults
    assert "centre" not in board.faults
    assert ("draw" in board.faults) is (following == 0)


def test_a_second_draw_closes_the_fault_of_the_first() -> None:
    """T14: the action after the placing closes it, be it another draw."""
    board = position([7, 4], [12], [], heights=[3]).draw(0, 13).play(0, "drawn pile 1")
    assert board.faults == ("draw",)
    board.play(0, "top centre 0")
    assert not board.faults
    board.draw(0, 18)
    assert not board.faults
    assert not board.play(0, "drawn own").faults


def test_a_faultless_draw_lends_no_fault_to_the_placing() -> None:
    """T14, T12"""
    board = position([4], [9], []).draw(0, 13).play(0, "drawn own")
    assert not board.faults


def test_a_right_knock_settles_all_faults_and_closes_the_window() -> None:
    """T14, T15: nobody is punished twice."""
    board = position([4], [9, 5], [8], [], heights=[3, 12]).draw(0, 13).play(0, "drawn own")
    assert board.faults == ("draw", "own")
    board.play(3, "knock")
    assert not board.faults
    assert board.pile(0) == [8, 9, 4, 13]
    assert board.knockers == set()
    assert board.refused(2, "knock") == "There is nothing to knock at."
    assert board.legal(1) == {"draw"}
    board.draw(1, 19)
    assert board.knockers == {0, 2, 3}


def test_the_card_stays_where_it_was_placed_and_the_turn_ends() -> None:
    """T15: the bottom card of each other pile, the knocker's too, goes under the own pile."""
    board = position([4], [9, 5], [7, 8], [], heights=[3]).play(0, "top pile 1")
    board.play(2, "knock")
    assert board.pile(1) == [5, 4]
    assert board.pile(2) == [8]
    assert board.pile(0) == [7, 9]
    assert board.turn == 1


def test_the_turn_that_has_ended_does_not_end_again() -> None:
    """T15"""
    board = position([2], [9, 5], [8], drawn=4).play(0, "drawn own")
    assert board.turn == 1
    board.play(2, "knock")
    assert board.pile(0) == [8, 9, 2, 4]
    assert board.turn == 1


def test_where_there_is_no_card_to_take_that_is_all() -> None:
    """T15"""
    board = position([1], [], [], blocks={1: [5]}).draw(0, 4)
    assert board.faults == ("draw",)
    board.play(1, "knock")
    assert (board.pile(0), board.turn) == ([1, 4], 1)
    assert board.block(1) == [5]


def test_a_single_card_on_a_pile_can_be_the_penalty() -> None:
    """T15: the bottom card is then the top card, also the one that was just placed wrongly."""
    board = position([9, 4], [3], [], heights=[3]).play(0, "top pile 1").play(1, "knock")
    assert (board.pile(0), board.pile(1)) == ([3, 9], [4])
    board = position([9, 1], [2], [], []).play(0, "top pile 1").play(1, "knock")
    assert (board.pile(0), board.pile(1), board.turn) == ([2, 9], [1], 1)


def test_the_21_can_be_a_penalty_card() -> None:
    """T15, T18: it is a card like any other while its owner plays."""
    board = position([4], [21, 5], heights=[3]).play(0, "top pile 1").play(1, "knock")
    assert board.pile(0) == [21]


def test_a_draw_fault_knocked_before_the_card_is_placed() -> None:
    """T16: the card goes face up on top of the own pile, the penalty under it."""
    board = position([4], [9, 5], [8]).draw(0, 13).play(2, "knock")
    assert board.pile(0) == [8, 9, 4, 13]
    assert (board.drawn, board.turn) == (None, 1)
    board = position([4], [9, 5], [], rest="block.2").play(0, "draw block").play(1, "knock")
    assert (board.pile(0), board.block(0), board.drawn) == ([9, 4], [], None)
    assert board.turn == 1


def test_a_wrong_knock() -> None:
    """T17: the knocker alone takes, and the turn goes on."""
    board = position([4], [9, 6], [8, 8], []).draw(0, 13).play(2, "knock")
    assert [board.pile(seat) for seat in range(4)] == [[], [6], [9, 4, 8, 8], []]
    assert (board.turn, board.drawn) == (0, 13)
    board.play(0, "drawn own")
    assert board.pile(0) == [13]


def test_a_wrong_knock_of_the_seat_on_turn() -> None:
    """T17: it takes its penalty and goes on with its turn."""
    board = position([2], [6], [8, 3], drawn=12).play(0, "drawn own").play(1, "knock")
    assert board.pile(1) == [2, 8, 6]
    assert board.pile(0) == [12]
    assert board.turn == 1
    assert board.legal(1) == {"draw"}


def test_penalty_cards_are_taken_in_seat_order() -> None:
    """T18: from the seat after the punished one, each underneath the ones before."""
    piles = [[1], [2, 12], [3, 13], [4, 14], [5, 15], [6, 16]]
    board = position(*piles, turn=2, drawn=19).play(2, "drawn own").play(4, "knock")
    assert board.pile(4) == [4, 3, 2, 1, 6, 5, 15]
    board = position(*piles, turn=2, heights=[18], drawn=19).play(2, "drawn own").play(4, "knock")
    assert board.pile(2) == [2, 1, 6, 5, 4, 3, 13, 19]


def test_who_has_gone_out_gives_none_and_blocks_stay() -> None:
    """T18: not even a dead 21 (T23)."""
    board = position([4], [21], [8], [], blocks={3: [5]}, rest="block.2", out=[1], heights=[3])
    board.play(0, "draw block").play(2, "knock")
    assert board.pile(0) == [8, 4]
    assert (board.pile(1), board.block(3)) == ([21], [5])
