"""B4–B8: drawing, throwing from the hand and from the table, 10s, trios and 2s."""

import pytest

from cardgames_gui.games.bloqueadas.model import LEAVING
from tests.games.bloqueadas import oracle
from tests.games.bloqueadas.board import Board, dealt, position


def ranks(board: Board, seat: int) -> set[str]:
    """What that seat may play, by ranks."""
    return {oracle.alike(text) for text in board.legal(seat)}


def test_the_first_turn_begins_with_a_draw() -> None:
    """B4: it belongs to the last exchange."""
    board = dealt(3, 1)
    top = board.cards("stock")[-1]
    board.begin()
    assert top in board.hand(1)
    assert [len(board.hand(seat)) for seat in range(3)] == [3, 4, 3]
    assert len(board.cards("stock")) == 103 - 27 - 1


def test_every_turn_begins_with_a_draw_until_the_stock_is_empty() -> None:
    """B4: and the drawn card is known to nobody else."""
    board = position("6 7", "6 8", "6 9", pile="4", stock="AS KS")
    board.play(0, "throw 6S")
    assert "KS" in board.hand(1)
    assert board.zones(0)["hand.1"] == ["?", "?", "?"]
    board.play(1, *[text for text in board.legal(1) if oracle.alike(text) == "throw 6"])
    assert "AS" in board.hand(2)
    assert board.cards("stock") == []
    board.play(2, *[text for text in board.legal(2) if oracle.alike(text) == "throw 9"])
    assert [len(board.hand(seat)) for seat in range(3)] == [1, 2, 2]


def test_without_hand_cards_nobody_draws() -> None:
    """B4"""
    board = position("6 7", "", up=["", "9 9 9"], pile="4", stock="AS KS").play(0, "throw 6S")
    assert board.cards("stock") == ["AS", "KS"]
    assert board.hand(1) == set()
    assert ranks(board, 1) == {"throw 9"}


def test_a_throw_is_worth_at_least_the_top() -> None:
    """B5, B1: J, Q, K and 10 are worth the same; the ace is worth 1."""
    hand = "A 3 4 5 6 7 8 9 10 J Q K"
    names = hand.split()
    for top in names:
        board = position(hand, "5", pile=top)
        low = oracle.worth(top + "S")
        assert ranks(board, 0) == {f"throw {n}" for n in names if oracle.worth(n + "S") >= low}


def test_on_an_empty_pile_anything_goes() -> None:
    """B5"""
    assert ranks(position("A 3 K", "5"), 0) == {"throw A", "throw 3", "throw K"}


def test_several_hand_cards_of_one_rank() -> None:
    """B5: as many as the player likes, and of the same number means of the same rank."""
    board = position("7S 7H 7D 8S JS QS", "5 5", pile="4S 6S")
    assert board.legal(0) == {
        "throw 7S",
        "throw 7S 7H",
        "throw 7S 7H 7D",
        "throw 8S",
        "throw JS",
        "throw QS",
    }
    board.play(0, "throw 7S 7H")
    assert board.pile == ["4S", "6S", "7S", "7H"]
    assert board.hand(0) == {"7D", "8S", "JS", "QS"}


def test_any_of_equal_cards_may_be_named() -> None:
    """B5: they are interchangeable for the rules, and those that are named are thrown."""
    for thrown in ("7D'", "7D' 7S", "7H 7S", "8S"):
        board = position("7S 7H 7D' 8S", "5 5", pile="6")
        before = board.pile
        assert board.judge(0, f"throw {thrown}") == f"throw {thrown}"
        board.play(0, f"throw {thrown}")
        assert board.pile == [*before, *thrown.split()]
        assert board.hand(0) == {"7S", "7H", "7D'", "8S"} - set(thrown.split())
    board = position("7S 7H 7D' 8S", "5 5", pile="6")
    assert board.judge(0, "throw 7D' 7H 7S") == "throw 7D' 7H 7S"
    for text in ("throw 7D", "throw 7S 7D", "throw 9S"):
        assert board.refused(0, text) == "Only your own cards can be thrown."


def test_a_throw_ends_the_turn() -> None:
    """B5: the next seat in order, and after the last one the first."""
    board = position("4 9", "5 9", "6 9", pile="3")
    for seat, text in ((0, "throw 4S"), (1, "throw 5S"), (2, "throw 6S")):
        assert board.turn == seat
        assert board.state.actors() == (seat,)
        board.play(seat, text)
    assert board.turn == 0


def test_a_card_too_low_is_refused() -> None:
    """B5"""
    board = position("3S 4S 9S", "5", pile="8H")
    assert board.refused(0, "throw 4S") == (
        "The 4 of spades is worth too little: on the 8 of hearts goes what is worth 8 or more, "
        "or a 2."
    )


def test_face_up_cards_come_when_the_hand_is_empty() -> None:
    """B6: one a turn."""
    board = position("KS", "K K K", up=["5S 5H 3S"], down=["9 9 9"], pile="4S")
    assert board.refused(0, "throw 5S") == "The cards in your hand come first."
    assert board.refused(0, "blind 0") == "The cards in your hand come first."
    board = position("", "K K K", up=["5S 5H 3S"], down=["9 9 9"], pile="4S")
    assert board.legal(0) == {"throw 5S"}
    assert board.judge(0, "throw 5H") == "throw 5H"
    assert board.refused(0, "throw 5S 5H") == "From the table one card is thrown at a time."
    assert "Your face-up cards come first" in board.refused(0, "blind 0")
    board.play(0, "throw 5H")
    assert board.cards("up.0") == ["5S", None, "3S"]
    assert board.turn == 1


def test_blocked_cards_come_last_and_unseen() -> None:
    """B6: any of them, whatever lies on the pile."""
    board = position("", "K K K", down=["9S . 3S"], pile="4S")
    assert board.legal(0) == {"blind 0", "blind 2"}
    assert board.zones(0)["down.0"] == ["?", None, "?"]
    assert board.refused(0, "blind 1") == "No blocked card lies there any more."
    assert "thrown unseen" in board.refused(0, "take")
    board.play(0, "blind 0")
    assert board.pile == ["4S", "9S"]
    assert board.cards("down.0") == [None, None, "3S"]
    assert board.turn == 1


def test_a_10_clears_the_pile() -> None:
    """B7: it goes with it, on anything, and the next player starts on an empty pile."""
    for top in ("4S", "KS", "JS"):
        board = position("10S 5S", "3S 9S", pile=f"3H {top}").play(0, "throw 10S")
        assert board.pile == []
        assert {"10S", "3H", top} <= set(board.cards("gone"))
        assert board.turn == 1
        assert board.legal(1) == {"throw 3S", "throw 9S"}
    board = position("10S 10H 5S", "3S", pile="4S").play(0, "throw 10S 10H")
    assert board.pile == []


def test_a_trio_clears_the_pile() -> None:
    """B7: whoever played the three."""
    board = position("7S 5S", "7H 5H", "7D 3S", pile="4S")
    board.play(0, "throw 7S").play(1, "throw 7H")
    assert board.pile == ["4S", "7S", "7H"]
    board.play(2, "throw 7D")
    assert board.pile == []
    assert {"4S", "7S", "7H", "7D"} <= set(board.cards("gone"))
    assert board.turn == 0
    assert board.legal(0) == {"throw 5S"}


@pytest.mark.parametrize("pile", ["", "7C", "7C 7C'", "7C KS 7C'", "7C 2S", "7C 2S 7C'"])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_trio_is_the_top_three(pile: str, count: int) -> None:
    """B7: however many are thrown together; a 2 or another rank in between breaks it."""
    thrown = ["7S", "7H", "7D", "7S'"][:count]
    board = position("7S 7H 7D 7S' AS", "5", pile=pile)
    before = board.pile
    assert before == pile.split()
    board.play(0, "throw " + " ".join(thrown))
    top = [oracle.rank(card) for card in [*before, *thrown]][-3:]
    assert board.pile == ([] if top == ["7", "7", "7"] else [*before, *thrown])


def test_same_worth_is_no_trio() -> None:
    """B7, B1: a J, a Q and a K are of three ranks."""
    board = position("KS 5S", "5", pile="JS QS").play(0, "throw KS")
    assert board.pile == ["JS", "QS", "KS"]


def test_a_2_fits_anywhere_and_must_be_followed() -> None:
    """B8: at once, in the same turn, without another draw, and by anything."""
    board = position("2S 3S 9S", "5S", pile="KS", stock="8S 8H")
    assert ranks(board, 0) == {"throw 2"}
    board.play(0, "throw 2S")
    assert (board.turn, board.again, board.pile) == (0, True, ["KS", "2S"])
    assert board.hand(0) == {"3S", "9S"}
    assert board.legal(0) == {"throw 3S", "throw 9S"}
    assert "another card must follow" in board.refused(0, "take")
    board.play(0, "throw 3S")
    assert (board.turn, board.again, board.pile) == (1, False, ["KS", "2S", "3S"])


def test_a_2_is_followed_by_several_from_the_hand() -> None:
    """B8: and by another 2, which must be followed, too."""
    board = position("2S 2H 3S 3H 9S", "5S", pile="KS")
    assert board.legal(0) == {"throw 2S", "throw 2S 2H"}
    board.play(0, "throw 2S")
    assert board.legal(0) == {"throw 2H", "throw 3S", "throw 3S 3H", "throw 9S"}
    board.play(0, "throw 2H")
    assert (board.turn, board.again) == (0, True)
    board.play(0, "throw 3S 3H")
    assert board.pile == ["KS", "2S", "2H", "3S", "3H"]
    assert board.turn == 1


def test_a_2_is_followed_from_what_is_left() -> None:
    """B8: from the hand, else one face-up card, else one blocked card unseen."""
    board = position("2S", "5S", up=["3S 3H 9S"], down=["4 4 4"], pile="KS").play(0, "throw 2S")
    assert board.legal(0) == {"throw 3S", "throw 9S"}
    board = position("", "5S", up=["2S . 9S"], down=["4 4 4"], pile="KS").play(0, "throw 2S")
    assert board.legal(0) == {"throw 9S"}
    board = position("", "5S", up=["2S"], down=["4S . 4H"], pile="KS").play(0, "throw 2S")
    assert board.legal(0) == {"blind 0", "blind 2"}
    assert board.play(0, "blind 0").pile == ["KS", "2S", "4S"]
    assert board.turn == 1


def test_a_blocked_2_is_followed_by_another_blocked_card() -> None:
    """B8"""
    board = position("", "5S", down=["2S 3S 4S"], pile="KS").play(0, "blind 0")
    assert (board.turn, board.again) == (0, True)
    assert board.legal(0) == {"blind 1", "blind 2"}
    board.play(0, "blind 1")
    assert (board.turn, board.pile) == (1, ["KS", "2S", "3S"])


def test_a_2_as_the_last_card_wins() -> None:
    """B8, B12"""
    board = position("2S", "5S 6S", pile="KS").play(0, "throw 2S")
    assert board.places == (1, 2)
    assert (board.turn, board.again) == (None, False)
    board = position("", "5S 6S", down=["2S"], pile="KS").play(0, "blind 0")
    assert board.places == (1, 2)


def test_three_2s_are_a_trio_and_are_followed() -> None:
    """B8, B7: on an empty pile then."""
    board = position("2S 2H 2D AS KH", "5S", pile="KS").play(0, "throw 2S 2H 2D")
    assert (board.turn, board.again, board.pile) == (0, True, [])
    assert board.legal(0) == {"throw AS", "throw KH"}
    assert board.play(0, "throw AS").turn == 1
    board = position("2S AS", "5S", pile="2H 2D").play(0, "throw 2S")
    assert (board.turn, board.again, board.pile) == (0, True, [])
    assert board.play(0, "throw AS").pile == ["AS"]


def test_a_10_on_a_2_clears_and_ends_the_turn() -> None:
    """B7, B8: the next player starts on an empty pile."""
    board = position("2S 10S AS", "3S 4S", pile="KS").play(0, "throw 2S", "throw 10S")
    assert (board.turn, board.pile) == (1, [])
    assert board.legal(1) == {"throw 3S", "throw 4S"}


@pytest.mark.parametrize(
    ("start", "fitting"), [("10S", {"K"}), ("2S", {"A", "3", "9", "K"}), ("9S", {"9", "K"})]
)
def test_a_card_that_starts_a_pile_is_not_thrown(start: str, fitting: set[str]) -> None:
    """B2, B10: a 10 lies there as a ten, a 2 need not be followed, and anything goes on it."""
    dealt_so = position("A 3 9 K", "5", pile=start)
    laid_so = position(f"A {start}", "A 3 9 K", phase=LEAVING).play(0, f"leave {start}")
    for board, seat in ((dealt_so, 0), (laid_so, 1)):
        assert (board.turn, board.again, board.pile) == (seat, False, [start])
        assert ranks(board, seat) == {f"throw {rank}" for rank in fitting}


def test_a_card_that_starts_a_pile_counts_towards_a_trio() -> None:
    """B2, B7"""
    board = position("7S 7H 5S", "5", pile="7C").play(0, "throw 7S 7H")
    assert board.pile == []
    board = position("2S 2H AS", "5", pile="2C").play(0, "throw 2S 2H")
    assert (board.pile, board.again) == ([], True)
