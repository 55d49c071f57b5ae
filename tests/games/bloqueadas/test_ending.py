"""B12 and B13: winning, the ranking, and standstills; C3 for shared places."""

import pytest

from cardgames_gui.engine.moves import Illegal
from cardgames_gui.games.bloqueadas.model import AGAIN, Ended
from tests.games.bloqueadas.board import SEATS, Board, position


def test_the_first_without_cards_wins_at_once() -> None:
    """B12"""
    board = position("9S", "5S", "6S", pile="4S", stock="8S").play(0, "throw 9S")
    assert board.places == (1, 2, 2)
    assert (board.turn, board.state.actors(), board.all_legal()) == (None, (), {})
    assert board.cards("stock") == ["8S"]
    with pytest.raises(Illegal, match=r"The match is over\."):
        board.judge(1, "throw 5S")


def test_hand_cards_count_too() -> None:
    """B12: after a failed last blocked card the hand must be played."""
    board = position("", "5S 6S", down=["3S"], pile="9S").play(0, "blind 0")
    assert board.places is None
    board = position("9S 9H", "5S", down=[""], pile="4S").play(0, "throw 9S")
    assert board.places is None
    board = position("9S", "5S", up=["", "KS"], down=["4S"], pile="4H").play(0, "throw 9S")
    assert board.places is None


@pytest.mark.parametrize(
    ("hand", "pile", "text"),
    [
        ("10S", "KS", "throw 10S"),
        ("7S 7H", "7D", "throw 7S 7H"),
        ("2S 2H 2D", "K", "throw 2S 2H 2D"),
    ],
)
def test_the_last_cards_may_clear_the_pile(hand: str, pile: str, text: str) -> None:
    """B12, B7, B8"""
    board = position(hand, "5S", pile=pile).play(0, text)
    assert board.pile == []
    assert board.places == (1, 2)
    assert board.again is False


def test_the_last_blocked_card_wins() -> None:
    """B12: if it fits."""
    assert position("", "5S", down=["9S"], pile="4S").play(0, "blind 0").places == (1, 2)
    assert position("", "5S", down=["3S"], pile="4S").play(0, "blind 0").places is None


def test_the_others_rank_by_table_then_hand() -> None:
    """B12, C3: fewest first; equal results share the place, and the next is skipped."""
    board = position(
        "9S",
        "5 6 7 8",
        "5 6",
        "5",
        "6",
        "",
        up=["", "", "", "3", "3", "3 3"],
        down=["", "4", "4", "4", "4", "4 4 4"],
        pile="4S",
    ).play(0, "throw 9S")
    assert board.places == (1, 3, 2, 4, 4, 6)


def standstill(seats: int, quiet: int) -> Board:
    """Everybody takes the one card of the pile and lays it back, for ever."""
    return position(*["3"] * seats, down=["4"] * seats, pile="9S", quiet=quiet)


def one_turn(board: Board) -> Board:
    seat = board.turn
    assert seat is not None
    return board.play(seat, "take", "leave 9S")


@pytest.mark.parametrize("seats", SEATS)
def test_twenty_quiet_turns_each_end_the_game(seats: int) -> None:
    """B13: the ranking of B12 decides it."""
    board = standstill(seats, 0)
    for turn in range(20 * seats):
        assert board.places is None
        assert board.quiet == turn
        one_turn(board)
    assert board.quiet == 20 * seats
    assert board.places == (1,) * seats
    ended = board.told[-1]
    assert isinstance(ended, Ended)
    assert (ended.quiet, ended.winners) == (True, tuple(range(seats)))


def test_the_ranking_decides_a_standstill() -> None:
    """B13, B12"""
    board = position("3", "3 3", "3", down=["4 4", "4", "4 4"], pile="9S", quiet=59)
    assert one_turn(board).places == (2, 1, 2)
    board = position("3", "3 3", "3", down=["4", "4", "4"], pile="9S", quiet=59)
    assert one_turn(board).places == (1, 3, 1)


def test_throwing_from_the_hand_is_quiet() -> None:
    """B13: what counts is the stock, the game's cards and the table's."""
    board = position("4S 9S", "5", pile="3", quiet=7).play(0, "throw 4S")
    assert board.quiet == 8


def test_a_turn_with_a_2_is_one_turn() -> None:
    """B13, B8"""
    board = position("4S 9S 2S", "5", pile="3", quiet=7).play(0, "throw 2S")
    assert board.quiet == 7
    assert board.play(0, "throw 4S").quiet == 8


def test_whatever_happens_starts_the_count_again() -> None:
    """B13: a card drawn, one that left the game, and one that left a player's table cards."""
    drawn = position("4S 9S", "5", pile="3", stock="AS", quiet=7).play(0, "throw 4S")
    assert drawn.quiet == 0
    assert drawn.play(1, "throw 5S").quiet == 0
    gone = position("10S 9S", "5", pile="3", quiet=7).play(0, "throw 10S")
    trio = position("7S 9S", "5", pile="7 7", quiet=7).play(0, "throw 7S")
    up = position("", "5", up=["9S 4S"], pile="3", quiet=7).play(0, "throw 9S")
    blind = position("", "5", down=["9S 4S"], pile="3", quiet=7).play(0, "blind 0")
    assert [board.quiet for board in (gone, trio, up, blind)] == [0, 0, 0, 0]
    failed = position("", "5", down=["4S 4H"], pile="9S", quiet=7).play(0, "blind 0")
    assert failed.quiet == 0
    assert failed.play(0, "leave 9S").quiet == 0
    assert failed.play(1, "take", "leave 9S").quiet == 1


def test_something_early_in_a_turn_counts_for_all_of_it() -> None:
    """B13, B8: a 2 from the table, then a quiet throw, is no quiet turn."""
    board = position("", "5", up=["2S"], down=["9S 9H"], pile="3", quiet=7).play(0, "throw 2S")
    assert (board.quiet, board.state.phase) == (0, AGAIN)
    assert board.play(0, "blind 0").quiet == 0
    board = position("2S 2H 2D 4S 9S", "5", pile="3", quiet=7).play(0, "throw 2S 2H 2D")
    assert board.quiet == 0
    assert board.play(0, "throw 4S").quiet == 0


def test_the_last_quiet_turn_may_still_win() -> None:
    """B13, B12: who has no cards left has won."""
    board = position("9S", "5", pile="3", quiet=39).play(0, "throw 9S")
    assert board.places == (1, 2)
    ended = board.told[-1]
    assert isinstance(ended, Ended)
    assert not ended.quiet


def test_the_countdown_shows_from_the_last_five_turns_on() -> None:
    """B13"""
    for left in (6, 5, 1):
        status = standstill(3, 60 - left).table(0).status
        assert ("the match ends after" in status) is (left <= 5)
        assert (f"{left} more turn" in status) is (left <= 5)
