"""T22–T26 and C3: going out, being brought back, and the places."""

from dataclasses import replace
from random import Random

import pytest

from cardgames_gui.engine.moves import Illegal
from cardgames_gui.games.tock.model import FAULT_CENTRE
from cardgames_gui.games.tock.rules import imagine
from tests.games.tock.board import Board, position

TO_17 = [20, 20, 20, 20, 20, 17]
"""Leaves 18, 19, 20 and the 21."""
TO_16 = [20, 20, 20, 20, 20, 16]
"""Leaves 17, 18, 19, 20 and the 21."""


def last_card_with_fault(end: str = "places") -> Board:
    """Seat 0 plays its last card, a 4, on seat 1 although it fits the centre."""
    board = position([4], [9, 5], [8, 2], heights=[3], rest="block.2", end=end)
    return board.play(0, "top pile 1")


# T22


def test_without_cards_of_ones_own_one_goes_out() -> None:
    """T22: the first one wins, and the turn order goes on without them."""
    board = position([9], [5, 8], [3], rest="block.2", turn=0).play(0, "top pile 1")
    board.play(1, "draw block", "drawn own").play(2, "draw block", "drawn own")
    assert (board.out, board.turn, board.places) == ([0], 1, None)
    assert board.legal(0) == set()


def test_not_while_a_card_lies_on_the_table() -> None:
    """T22, T11"""
    board = position([9], [8], [], strict=False).play(0, "top pile 1")
    assert (board.out, board.turn) == ([], 0)
    assert board.legal(0) == {"draw"}


def test_a_block_is_ones_own() -> None:
    """T22"""
    board = position([9], [8], [5], blocks={0: [14]}, rest="block.2", strict=False)
    assert board.play(0, "top pile 1").out == []
    assert board.turn == 0


def test_a_drawn_card_is_ones_own() -> None:
    """T22: until it is placed elsewhere."""
    board = position([], [8], [5], blocks={0: [9]}, rest="block.2", strict=False)
    board.play(0, "draw block")
    assert board.out == []
    board.play(0, "drawn pile 1")
    assert (board.out, board.turn) == ([0], 1)


def test_who_is_out_is_no_target() -> None:
    """T22: a 20 does not go on the dead 21 of somebody who is out."""
    board = position([20], [21], [5], rest="block.2", out=[1])
    assert board.legal(0) == {"draw block"}
    assert not board.play(0, "draw block").faults


# T23


def test_the_21_on_the_pile_does_not_count() -> None:
    """T23: it stays with its owner."""
    board = position([21, 9], [8], [5], rest="block.2", strict=False).play(0, "top pile 1")
    assert (board.out, board.pile(0)) == ([0], [21])


def test_the_21_in_the_block_does_not_count() -> None:
    """T23"""
    board = position([9], [8], [5], blocks={0: [21]}, rest="block.2", strict=False)
    board.play(0, "top pile 1")
    assert (board.out, board.block(0)) == ([0], [21])


@pytest.mark.parametrize("strict", [True, False])
def test_the_21_drawn_does_not_count(strict: bool) -> None:
    """T23: it is laid on the own pile, and the turn passes on."""
    board = position([], [18], [19, 20], heights=TO_17, strict=strict).draw(0, 21)
    assert (board.out, board.pile(0), board.drawn) == ([0], [21], None)
    assert board.turn == 1
    assert board.pending == (0 if strict else None)
    assert not board.faults


def test_the_21_drawn_beside_other_cards_is_placed_as_always() -> None:
    """T23, T6"""
    board = position([18], [17], [19, 20], heights=TO_16).draw(0, 21)
    assert (board.out, board.drawn) == ([], 21)
    assert board.legal(0) == {"drawn pile 2", "drawn own"}
    board = position([], [], [], heights=[4], drawn=21)
    assert board.play(0, "drawn own").out == []


def test_who_holds_the_21_alone_after_a_knock_goes_out() -> None:
    """T23, T24: by somebody else's doing, so at once, and the turn passes on."""
    board = position([20], [18], [19, 17], heights=TO_16).draw(0, 21)
    assert not board.faults
    board.play(1, "knock")
    assert board.pile(1) == [20, 19, 18]
    assert (board.out, board.pile(0), board.drawn) == ([0], [21], None)
    assert (board.pending, board.turn) == (None, 1)
    assert board.knockers == {2}


# T24


@pytest.mark.parametrize(("turn", "order"), [(0, [1, 3]), (2, [3, 1])])
def test_drawing_the_last_card_may_make_others_win(turn: int, order: list[int]) -> None:
    """T24: every seat is looked at, beginning with the one that acts; none of them waits (T25)."""
    piles: list[list[int]] = [[21, 20], [], [18], []] if turn == 0 else [[18], [], [21, 20], []]
    board = position(*piles, heights=TO_17, turn=turn).draw(turn, 19)
    assert (board.out, board.pending) == (order, None)
    assert (board.turn, board.drawn) == (turn, 19)


def test_all_out_at_once() -> None:
    """T24, T26: the acting seat first, then in seat order; nobody is left to knock."""
    board = position([], [], [], heights=[20] * 6, turn=1).draw(1, 21)
    assert board.out[0] == 1
    assert board.places == (3, 1, 2)
    assert (board.turn, board.pending) == (None, None)
    assert all(not board.legal(seat) for seat in range(3))


def test_going_out_with_the_21_beside_another() -> None:
    """T24, T25: the one by its own action waits, the other is out, and the last one answers."""
    board = position([], [18, 19, 20], [], heights=TO_17, turn=2).draw(2, 21)
    assert (board.out, board.pending) == ([2, 0], 2)
    assert board.turn == 1
    assert board.legal(1) == {"accept", "knock"}
    assert board.play(1, "accept").places == (2, 3, 1)


def test_after_a_knock_they_go_out_in_the_order_of_the_penalty() -> None:
    """T24, T18: by a wrong knock, and the turn of who goes out passes on."""
    board = position([5, 12], [11], [3], [7], rest="block.2").play(0, "top pile 1")
    board.play(2, "knock")
    assert (board.out, board.pending, board.turn) == ([3, 0], None, 1)
    assert board.pile(2) == [11, 5, 7, 3]


def test_a_right_knock_may_make_somebody_win() -> None:
    """T24, T15: the knocker too, and the turn passes over who is out."""
    board = position([6, 4], [5], [8], [9], heights=[3], rest="block.3").play(0, "top pile 1")
    board.play(2, "knock")
    assert board.pile(0) == [9, 8, 5, 6]
    assert (board.out, board.turn) == ([2], 1)
    board = position([2], [5], [8], [9], heights=[3], rest="block.3", drawn=4)
    board.play(0, "drawn own").play(2, "knock")
    assert (board.out, board.turn) == ([1, 2], 3)


# T25


def test_who_plays_the_last_card_waits() -> None:
    """T25: the turn passes on at once, and the place in the order is held."""
    board = last_card_with_fault()
    assert (board.out, board.pending, board.turn) == ([0], 0, 1)
    assert board.faults == ("centre",)
    assert board.knockers == {1, 2}
    assert board.legal(1) - {"knock"} == position(
        [], [9, 5, 4], [8, 2], heights=[3], rest="block.2", turn=1, out=[0]
    ).legal(1)


def test_no_pause_gives_the_fault_away() -> None:
    """T25: whether there was a fault or not, everybody may do the same."""
    faulty = last_card_with_fault()
    faultless = position([4], [9, 5], [8, 2], heights=[2], rest="block.2").play(0, "top pile 1")
    assert faulty.faults
    assert not faultless.faults
    for seat in range(3):
        assert {"knock"} & faulty.legal(seat) == {"knock"} & faultless.legal(seat)
    assert faulty.state.actors() == faultless.state.actors()
    assert (faulty.pending, faulty.turn) == (faultless.pending, faultless.turn)


def test_the_next_action_makes_it_certain() -> None:
    """T25"""
    board = last_card_with_fault().play(1, "draw block")
    assert (board.out, board.pending) == ([0], None)
    board.play(2, "knock")
    assert board.out == [0]


def test_a_right_knock_brings_back() -> None:
    """T25: with the penalty cards; the turn stays where it is."""
    board = last_card_with_fault().play(2, "knock")
    assert (board.out, board.pending, board.turn) == ([], None, 1)
    assert board.pile(0) == [8, 9]
    board.play(1, "draw block", "drawn own").play(2, "draw block", "drawn own")
    assert board.turn == 0


def test_a_wrong_knock_does_not() -> None:
    """T25, T17: and the window stays open for the others."""
    board = position([4], [9, 5], [8, 2], rest="block.2").play(0, "top pile 1")
    board.play(2, "knock")
    assert (board.out, board.pending, board.turn) == ([0], 0, 1)
    assert board.pile(2) == [9, 8, 2]
    assert board.knockers == {1}


def test_without_penalty_cards_one_stays_out() -> None:
    """T25: nobody had a card to give, and the knock has closed the window."""
    # Play does not lead here: what was passed over, or wrongly placed, lies on somebody's pile.
    seen = position([], [], [], blocks={1: [7]}, rest="block.2", turn=1, out=[0]).state.reveal()
    waiting = replace(seen, pending=0, acted=0, faults=FAULT_CENTRE)
    board = Board(imagine(waiting, Random(0)))
    assert board.knockers == {1, 2}
    board.play(2, "knock")
    assert (board.out, board.pending, board.turn) == ([0], None, 1)
    assert board.knockers == set()


def test_a_21_alone_brings_nobody_back() -> None:
    """T25, T23: the penalty card is no card of one's own."""
    board = position([20], [21], [], heights=[19], blocks={1: [7]}, rest="block.2")
    board.play(0, "top pile 1")
    assert (board.out, board.pending, board.faults) == ([0], 0, ("centre",))
    board.play(2, "knock")
    assert board.pile(0) == [21]
    assert (board.out, board.pending, board.turn) == ([0], None, 1)
    assert (board.pile(1), board.block(1)) == ([20], [7])


def test_who_was_second_may_become_first() -> None:
    """T25, T24: a knock that brings back and takes another's last card."""
    board = position([4], [5], [8], [7, 7], heights=[3], rest="block.3").play(0, "top pile 1")
    board.play(3, "knock")
    assert (board.out, board.pending) == ([2], None)
    assert board.pile(0) == [7, 8, 5]
    assert board.turn == 1


def test_who_waits_is_no_target_and_gives_no_card() -> None:
    """T25, T22, T18, T23: a dead 21 stays where it is."""
    board = position([21, 9], [8, 20, 8], [5], rest="block.2").play(0, "top pile 1")
    assert board.pending == 0
    board.play(2, "knock")
    assert board.pile(2) == [8, 5]
    assert board.pile(0) == [21]
    board = position([21, 4], [3, 20], [3], heights=[3], rest="block.2")
    board.play(0, "top centre 0")
    assert board.pending == 0
    assert board.legal(1) == {"draw block", "knock"}


def test_somebody_elses_doing_lets_nobody_wait() -> None:
    """T25: it is for actions of one's own; see also T24."""
    board = position([5, 12], [11], [3], rest="block.2").play(0, "top pile 1").play(2, "knock")
    assert (board.out, board.pending, board.turn) == ([0], None, 1)


def test_a_learners_table_knows_no_waiting() -> None:
    """T25, T27"""
    board = position([9], [8], [5], rest="block.2", strict=False).play(0, "top pile 1")
    assert (board.out, board.pending) == ([0], None)
    board = position([9], [8], rest="block.1", strict=False).play(0, "top pile 1")
    assert board.places == (1, 2)


def test_the_last_seat_accepts_or_knocks() -> None:
    """T25: nothing else, and to accept ends the match."""
    board = position([4], [9, 5], heights=[3], rest="block.1").play(0, "top pile 1")
    assert (board.turn, board.legal(1), board.legal(0)) == (1, {"accept", "knock"}, set())
    for text in ("draw block", "top centre 0", "top pile 0"):
        with pytest.raises(Illegal, match="Let the last action stand, or knock"):
            board.judge(1, text)
    board.play(1, "accept")
    assert (board.places, board.turn, board.pending) == ((1, 2), None, None)
    assert not board.faults


def test_the_last_seat_knocks_rightly() -> None:
    """T25: the match goes on, and it is the knocker's turn as before."""
    board = position([4], [9, 5], heights=[3], rest="block.1").play(0, "top pile 1")
    board.play(1, "knock")
    assert (board.out, board.pending, board.places, board.turn) == ([], None, None, 1)
    assert (board.pile(0), board.pile(1)) == ([9], [5, 4])
    assert "accept" not in board.legal(1)


def test_the_last_seat_knocks_wrongly() -> None:
    """T25, T17: there is nothing to take, and accepting is all that is left."""
    board = position([21, 4], [9, 5], rest="block.1").play(0, "top pile 1").play(1, "knock")
    assert board.legal(1) == {"accept"}
    assert board.pile(0) == [21]
    with pytest.raises(Illegal, match=r"^Nothing is left to do but to let the last action stand"):
        board.judge(1, "draw block")
    assert board.play(1, "accept").places == (1, 2)


def test_the_last_seat_knocks_and_gives_its_last_card() -> None:
    """T25, T24: then it is out, and who was brought back is last."""
    board = position([21], [20], heights=TO_17, blocks={0: [19, 18]}, rest=None)
    board.play(0, "draw block", "drawn centre 5", "draw block", "drawn centre 5")
    assert (board.out, board.pending, board.faults) == ([0], 0, ("draw",))
    twin = Board(board.state.clone()).play(1, "knock")
    assert (twin.pile(0), twin.out, twin.places) == ([20, 21], [1], (2, 1))
    assert board.play(1, "accept").places == (1, 2)


def test_accepting_is_for_the_last_seat_only() -> None:
    """T25: with two others left the next one plays on."""
    board = last_card_with_fault()
    with pytest.raises(Illegal, match=r"^There is nothing to let stand\.$"):
        board.judge(1, "accept")


def test_a_wrong_knock_may_leave_one_seat_with_the_answer() -> None:
    """T25, T24: the seat whose turn it is goes out while somebody waits."""
    board = position([12], [5], [3, 11], rest="block.2").play(0, "top pile 2")
    assert (board.pending, board.turn) == (0, 1)
    board.play(2, "knock")
    assert (board.out, board.pending, board.turn) == ([0, 1], 0, 2)
    assert board.legal(2) == {"accept"}
    assert board.play(2, "accept").places == (1, 2, 3)


def test_two_wait_one_after_the_other() -> None:
    """T25: the second one's last action makes the first one's place certain."""
    board = position([12], [13], [4, 11], rest="block.2")
    board.play(0, "top pile 2").play(1, "top pile 2")
    assert (board.out, board.pending, board.turn) == ([0, 1], 1, 2)
    assert board.legal(2) == {"accept", "knock"}
    assert board.play(2, "accept").places == (1, 2, 3)


# T26


def test_places_are_the_order_of_going_out() -> None:
    """T26, C3: until one seat is left, which is last; no place is shared."""
    board = position([12], [13], [4, 11], rest="block.2", strict=False)
    assert not board.play(0, "top pile 2").places
    board.play(1, "top pile 2")
    assert (board.places, board.turn) == ((1, 2, 3), None)
    assert board.state.actors() == ()


def test_the_first_place_ends_a_learners_match_at_once() -> None:
    """T26: `first`; the rest by cards left."""
    board = position([9], [8], [5, 5], rest="block.2", end="first", strict=False)
    assert board.play(0, "top pile 1").places == (1, 2, 3)


def test_the_first_place_is_certain_when_the_window_has_closed() -> None:
    """T26, T25: the next action is played, whatever it is, and the match ends."""
    board = last_card_with_fault(end="first")
    assert board.turn == 1
    twin = Board(board.state.clone()).play(1, "draw block")
    assert (twin.places, twin.turn, twin.pending) == ((1, 2, 3), None, None)
    twin = Board(board.state.clone()).play(2, "knock")
    assert (twin.places, twin.out) == (None, [])


def test_the_first_place_by_somebody_elses_doing_is_certain() -> None:
    """T26, T24: and a drawn card is counted, the 21 is not; equal numbers share the place (C3)."""
    board = position([21, 20], [], [18], [], heights=TO_17, end="first").draw(0, 19)
    assert board.out == [1, 3]
    assert board.places == (4, 1, 3, 2)
    board = position([17, 21], [], [18], [19], heights=TO_16, end="first", turn=2).draw(2, 20)
    assert board.places == (2, 1, 4, 2)


def test_faults_are_told_in_the_last_position() -> None:
    """T24: who wins by another's drawing ends the match, and the fault remains on paper."""
    board = position([21, 19], [], [18], heights=TO_17, end="first").draw(0, 20)
    assert board.places == (3, 1, 2)
    assert board.faults == ("draw",)
    assert board.knockers == set()


def test_first_ends_with_the_last_seats_answer() -> None:
    """T26, T25"""
    board = position([4], [9, 5], heights=[3], rest="block.1", end="first").play(0, "top pile 1")
    assert board.places is None
    assert board.play(1, "accept").places == (1, 2)


def test_the_last_card_of_the_centre_leaves_nobody_with_cards() -> None:
    """T26: when all six sequences reach 20 the match is over."""
    board = position([19], [20, 21], heights=[20, 20, 20, 20, 20, 18], rest=None, strict=False)
    assert board.play(0, "top centre 5").places == (1, 2)
