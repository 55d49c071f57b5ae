"""T1–T7: the cards, the deal, and where a card may go; C1, C2 and C4 for the setup."""

from collections import Counter

import pytest

from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Illegal
from cardgames_gui.engine.setup import Setup, full_options
from cardgames_gui.engine.shuffle import drawn_start
from tests.games.tock.board import TOCK, Board, position


def setup(seats: int = 3, start: int | None = 0, seed: int = 7, **options: bool | str) -> Setup:
    return Setup("tock", 1, seats, start, seed, full_options(TOCK.options, options))


def dealt(seats: int = 3, start: int = 0, seed: int = 7) -> Board:
    return Board(TOCK.deal(setup(seats, start, seed)))


def test_two_to_six_seats() -> None:
    """C1"""
    assert list(TOCK.seats) == [2, 3, 4, 5, 6]
    for seats in TOCK.seats:
        assert Match(TOCK, setup(seats)).state.turn == 0
    for seats in (1, 7):
        with pytest.raises(ValueError, match="seats"):
            Match(TOCK, setup(seats))


def test_the_starting_seat_is_part_of_the_setup() -> None:
    """C2"""
    assert TOCK.players_start
    for start in range(5):
        assert dealt(5, start).turn == start
    with pytest.raises(ValueError, match="starting seat"):
        Match(TOCK, setup(start=None))
    starts = Counter(drawn_start(seed, 4) for seed in range(400))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 60


def test_the_same_setup_gives_the_same_deal() -> None:
    """C4: and another seed another one; who sits where and who starts changes no card."""
    assert dealt().state.reveal() == dealt().state.reveal()
    assert dealt(seed=7).state.reveal().faces != dealt(seed=8).state.reveal().faces
    assert dealt(2, 1).state.reveal().faces == dealt(6, 4).state.reveal().faces


def test_121_cards_are_in_play() -> None:
    """T1"""
    expected = Counter(dict.fromkeys(range(1, 21), 6) | {21: 1})
    for seed in range(20):
        assert Counter(dealt(seed=seed).state.reveal().faces) == expected
    assert Counter(TOCK.faces) == expected


def test_all_lie_face_down_and_nobody_holds_any() -> None:
    """T2"""
    for seats in TOCK.seats:
        board = dealt(seats)
        seen = board.state.observe(0)
        assert board.table() == 121
        assert set(seen.faces) == {0}
        assert seen.piles == seen.blocks == ((),) * seats
        assert seen.centre == ((),) * 6
        assert board.drawn is None
        assert board.legal(0) == {"draw"}
        assert all(board.legal(seat) == set() for seat in range(1, seats))


def test_a_1_opens_the_lowest_free_place() -> None:
    """T3"""
    board = position([1], [], heights=[5, 0, 7, 0])
    assert board.legal(0) == {"top centre 1", "draw"}
    for place in (0, 2, 3, 4, 5):
        with pytest.raises(Illegal):
            board.judge(0, f"top centre {place}")
    board.play(0, "top centre 1")
    assert board.centre(1) == [1]


def test_at_most_six_sequences() -> None:
    """T3: six 1s are six sequences, and a complete one is not begun again."""
    board = position([1], [], heights=[3, 3, 3, 3, 20])
    assert board.legal(0) == {"top centre 5", "draw"}
    board.play(0, "top centre 5")
    assert [board.centre(k)[0] for k in range(6)] == [1] * 6


def test_a_number_goes_on_the_one_below_and_20_ends() -> None:
    """T3, and the player chooses between places of the same kind: T7"""
    board = position([8], [], heights=[7, 6, 8, 7])
    assert board.legal(0) == {"top centre 0", "top centre 3", "draw"}
    assert board.play(0, "top centre 3").centre(3) == list(range(1, 9))
    board = position([20, 20], [], heights=[19, 20])
    board.play(0, "top centre 0")
    assert board.centre(0)[-1] == 20
    assert board.legal(0) == {"draw"}


def test_the_21_never_goes_in_the_centre() -> None:
    """T3, T13"""
    board = position([], [], heights=[20, 20, 0], drawn=21)
    assert board.legal(0) == {"drawn own"}
    for place in range(6):
        with pytest.raises(Illegal, match="The Rascal never goes in the centre"):
            board.judge(0, f"drawn centre {place}")


@pytest.mark.parametrize("top", range(1, 21))
def test_another_pile_takes_a_neighbour(top: int) -> None:
    """T4: differing by exactly 1, without a wrap; only the top of the pile counts."""
    for number in range(1, 21):
        board = position([number], [10, 11, 12, top], [])
        fits = abs(number - top) == 1
        assert ("top pile 1" in board.legal(0)) is fits
        if fits:
            assert board.play(0, "top pile 1").pile(1) == [10, 11, 12, top, number]
            assert board.pile(0) == []
        else:
            with pytest.raises(Illegal):
                board.judge(0, "top pile 1")


def test_every_other_seat_is_a_target_and_an_empty_pile_is_none() -> None:
    """T4, T7: with several piles the player chooses."""
    board = position([9], [8], [], [10], [9], turn=0)
    assert board.legal(0) == {"top pile 1", "top pile 3", "draw"}


def test_the_21_goes_only_on_anothers_20() -> None:
    """T5"""
    for top in range(1, 21):
        board = position([5], [top], drawn=21)
        assert ("drawn pile 1" in board.legal(0)) is (top == 20)
    board = position([20], [20], drawn=21)
    assert board.play(0, "drawn pile 1").pile(1) == [20, 21]
    board = position([20, 21], [20, 3])
    assert board.legal(0) == {"draw"}
    board = position([20, 21], [3, 20])
    assert board.legal(0) == {"top pile 1", "draw"}


def test_a_20_goes_on_a_21() -> None:
    """T5"""
    for number in range(1, 21):
        board = position([number], [21])
        assert ("top pile 1" in board.legal(0)) is (number == 20)
    assert position([20], [21]).play(0, "top pile 1").pile(1) == [21, 20]


def test_the_own_pile_takes_a_drawn_card_and_ends_the_turn() -> None:
    """T6"""
    board = position([3], [9], [], drawn=5)
    assert board.legal(0) == {"drawn own"}
    board.play(0, "drawn own")
    assert board.pile(0) == [3, 5]
    assert (board.turn, board.drawn) == (1, None)


def test_the_own_top_does_not_go_on_the_own_pile() -> None:
    """T6, T13"""
    board = position([3, 4], [], drawn=None)
    with pytest.raises(Illegal, match="Only a drawn card goes on your own pile"):
        board.judge(0, "top pile 0")
    board = position([3, 4], [], drawn=5)
    with pytest.raises(Illegal, match="Only a drawn card goes on your own pile"):
        board.judge(0, "drawn pile 0")


def test_the_centre_comes_first() -> None:
    """T7: on a learner's table nothing else is taken, on the printed one it is a fault (T12)."""
    for drawn in (None, 8):
        piles = [[8], [9]] if drawn is None else [[], [9]]
        hand = "top" if drawn is None else "drawn"
        learner = position(*piles, heights=[7, 7], drawn=drawn, strict=False)
        assert learner.legal(0) == {f"{hand} centre 0", f"{hand} centre 1"}
        printed = position(*piles, heights=[7, 7], drawn=drawn)
        assert f"{hand} pile 1" in printed.legal(0)
        assert printed.play(0, f"{hand} pile 1").faults == ("centre",)
