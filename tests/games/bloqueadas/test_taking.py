"""B9–B11: who takes the pile, and what happens then."""

from cardgames_gui.games.bloqueadas.model import Failed, Took
from tests.games.bloqueadas.board import position


def test_only_who_cannot_throw_takes_the_pile() -> None:
    """B9"""
    board = position("3S 4S", "5S", pile="9S KS")
    assert board.legal(0) == {"take"}
    board.play(0, "take")
    assert board.hand(0) == {"3S", "4S", "9S", "KS"}
    assert (board.pile, board.turn) == ([], 0)
    board = position("3S JS", "5S", pile="9S KS")
    assert board.legal(0) == {"throw JS"}
    assert board.refused(0, "take") == (
        "Only who cannot throw anything takes the pile, and you can throw the jack of spades."
    )


def test_who_has_a_2_cannot_take() -> None:
    """B9"""
    board = position("3S 2S", "5S", pile="KS")
    assert board.legal(0) == {"throw 2S"}
    assert "you can throw the 2 of spades" in board.refused(0, "take")


def test_an_empty_pile_is_not_taken() -> None:
    """B9: on an empty pile anything can be thrown."""
    board = position("3S", "5S")
    assert board.refused(0, "take") == "There is no pile to take."


def test_what_counts_is_what_one_would_throw_from() -> None:
    """B9: with hand cards the table does not matter; without, the face-up cards are seen."""
    board = position("3S", "5S", up=["KS 2S 10S"], down=["4 4 4"], pile="9S")
    assert board.legal(0) == {"take"}
    board = position("", "6S", up=["3S 4S 5S"], down=["KS KH KD"], pile="9S")
    assert board.legal(0) == {"take"}
    board.play(0, "take", "leave 9S")
    assert board.cards("up.0") == ["3S", "4S", "5S"]
    assert (board.hand(0), board.pile, board.turn) == (set(), ["9S"], 1)


def test_a_blocked_card_too_low_comes_back_with_the_pile() -> None:
    """B9: in the same move; laying a card is the next."""
    board = position("", "5S", down=["3S KS"], pile="9S QS").play(0, "blind 0")
    assert board.hand(0) == {"3S", "9S", "QS"}
    assert board.cards("down.0") == [None, "KS", None]
    assert (board.pile, board.turn) == ([], 0)
    assert board.legal(0) == {"leave 3S", "leave 9S", "leave QS"}
    assert board.zones(1)["hand.0"] == ["3S", "9S", "QS"]
    failed, took = board.told
    assert isinstance(failed, Failed)
    assert isinstance(took, Took)
    assert len(took.cards) == 3


def test_a_blocked_card_that_fits_stays() -> None:
    """B9"""
    board = position("", "5S", down=["9H KS"], pile="9S").play(0, "blind 0")
    assert (board.pile, board.hand(0), board.turn) == (["9S", "9H"], set(), 1)


def test_any_card_of_the_hand_begins_the_new_pile() -> None:
    """B10: one of each rank is listed, and the turn ends; the next seat draws (B4)."""
    board = position("3S 3H 4S", "5S", pile="9S", stock="8S").play(0, "take")
    assert board.legal(0) == {"leave 3S", "leave 4S", "leave 9S"}
    assert board.judge(0, "leave 3H") == "leave 3H"
    assert board.refused(0, "leave 5S") == "That card is not in your hand."
    assert "lay one card of your hand" in board.refused(0, "throw 9S")
    board.play(0, "leave 4S")
    assert (board.pile, board.turn) == (["4S"], 1)
    assert board.hand(0) == {"3S", "3H", "9S"}
    assert board.hand(1) == {"5S", "8S"}
    board = position("3S 3H 4S", "5S", pile="9S").play(0, "take", "leave 3H")
    assert board.pile == ["3H"]
    assert board.hand(0) == {"3S", "4S", "9S"}


def test_a_pile_of_one_may_come_back() -> None:
    """B10"""
    board = position("3S", "5S", pile="9S").play(0, "take", "leave 9S")
    assert (board.pile, board.hand(0), board.turn) == (["9S"], {"3S"}, 1)


def test_laying_a_card_is_only_for_who_has_taken() -> None:
    """B10"""
    board = position("3S KS", "5S", pile="9S")
    assert "only after the old one was taken" in board.refused(0, "leave 3S")
    assert "only before play begins" in board.refused(0, "show 3S KS 5S")


def test_the_card_laid_is_never_the_last() -> None:
    """B10: after taking, others remain, in the hand or on the table."""
    board = position("", "5S", down=["3S"], pile="9S").play(0, "blind 0", "leave 9S")
    assert board.places is None
    assert board.hand(0) == {"3S"}
    board = position("", "5S", up=["3S"], pile="9S").play(0, "take", "leave 9S")
    assert board.places is None
    assert board.cards("up.0") == ["3S", None, None]


def test_after_a_failed_blocked_card_the_hand_comes_first() -> None:
    """B11"""
    board = position("", "5S 6S", down=["3S KS"], pile="9S").play(0, "blind 0", "leave 9S")
    board = board.play(1, "take", "leave 5S")
    assert board.hand(0) == {"3S"}
    assert board.legal(0) == {"take"}
    assert board.refused(0, "blind 1") == "The cards in your hand come first."
    board = position("3S", "5S 6S", down=["KS"], pile="3H").play(0, "throw 3S").play(1, "throw 5S")
    assert board.legal(0) == {"blind 0"}


def test_cards_taken_with_the_pile_are_known_to_all() -> None:
    """B10: as long as they are in the hand; a perfect memory forgets none."""
    board = position("3S 4S", "8S", pile="9S QS", stock="AS").play(0, "take", "leave 4S")
    assert board.zones(1)["hand.0"] == ["9S", "QS", "?"]
    board.play(1, "throw 8S")
    assert board.zones(1)["hand.0"] == ["9S", "QS", "?"]
    board.play(0, "throw 9S")
    assert board.zones(1)["hand.0"] == ["QS", "?"]
