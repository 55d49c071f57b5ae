"""W6–W9: what may be played, what it costs, bonus chips, and the last card."""

from __future__ import annotations

import pytest

from cardgames_gui.engine.moves import Illegal
from cardgames_gui.games.twenty_three.model import Finished, Played
from tests.games.twenty_three.board import position


def test_equal_or_higher_and_cards_of_one_number() -> None:
    """W6"""
    board = position([4, 5, 5, 6, 9, 9, 9], [20], top=5)
    assert board.plays(0) == {"5 1 0", "5 2 0", "6 1 0", "9 1 0", "9 2 0", "9 3 0"}
    board.play(0, "play 9 2 0")
    assert board.pile[-3:] == [5, 9, 9]
    assert board.hand(0) == [4, 5, 5, 6, 9]
    assert board.turn == 1


@pytest.mark.parametrize("top", range(1, 24))
def test_skipped_numbers_cost_a_chip_each(top: int) -> None:
    """W7: the same or one higher is free, 8 on 5 costs two, however many cards."""
    for number in range(max(2, top), 24):
        count = 1 if number == 2 else 2
        rest = 3 if 2 in (number, top) else 2
        board = position([rest, *[number] * count], [20 if number < 20 else 19], top=top)
        before = len(board.pile)
        board.play(0, f"play {number} {count} 0")
        assert board.chips == [max(0, number - top - 1), 0]
        assert len(board.pile) == before + count


def test_the_examples_of_the_sheet() -> None:
    """W6–W8: Leon's two 8s on the 5, Laura's two 10s on the 14, Jeanette's 17 on a 10."""
    assert position([8, 8, 3], [9], top=5).play(0, "play 8 2 0").chips == [2, 0]
    board = position([10, 10, 3], [9], top=14, bonus=[3, 3]).play(0, "play 10 2 1")
    assert (board.chips, board.bonus) == ([0, 0], [2, 3])
    board = position([17, 3], [9], top=10, bonus=[3, 3]).play(0, "play 17 1 1")
    assert (board.chips, board.bonus) == ([1, 0], [2, 3])


@pytest.mark.parametrize(
    ("top", "number", "bonus"),
    [
        (10, 10, [0]), (10, 11, [0]), (10, 12, [0, 1]), (10, 16, [0, 1]), (10, 17, [0, 1, 2]),
        (10, 21, [0, 1, 2]), (10, 22, [0, 1, 2, 3]), (2, 23, [0, 1, 2, 3]), (1, 23, [0, 1, 2, 3]),
        (10, 9, [1]), (10, 5, [1]), (10, 4, [2]), (14, 4, [2]), (14, 3, [3]), (17, 2, [3]),
        (18, 3, [3]), (19, 3, []), (23, 8, [3]), (23, 7, []), (23, 22, [1]), (23, 23, [0]),
    ],
)  # fmt: skip
def test_only_useful_bonus_chips_are_spent(top: int, number: int, bonus: list[int]) -> None:
    """W8: each changes what may be played or what it costs; below the top just so many."""
    board = position([number, 15], [20], top=top, bonus=[3, 3])
    plays = {text for text in board.plays(0) if text.startswith(f"{number} ")}
    assert plays == {f"{number} 1 {chips}" for chips in bonus}
    for chips in set(range(4)) - set(bonus):
        with pytest.raises(Illegal):
            board.judge(0, f"play {number} 1 {chips}")
    for chips in bonus:
        after = position([number, 15], [20], top=top, bonus=[3, 3])
        after.play(0, f"play {number} 1 {chips}")
        assert after.chips == [max(0, number - top - 1 - 5 * chips), 0]
        assert after.bonus == [3 - chips, 3]
        assert after.pile[-1] == number


def test_no_more_bonus_chips_than_one_has() -> None:
    """W8"""
    hand = [3, 8, 9, 13, 20, 23]
    assert position(hand, [5], top=13).plays(0) == {"13 1 0", "20 1 0", "23 1 0"}
    board = position(hand, [5], top=13, bonus=[1, 3])
    assert board.plays(0) == {
        "8 1 1", "9 1 1", "13 1 0", "20 1 0", "20 1 1", "23 1 0", "23 1 1",
    }  # fmt: skip
    with pytest.raises(Illegal, match="your bonus chips do not reach so far"):
        board.judge(0, "play 3 1 1")


def test_spent_chips_are_gone_and_the_printed_number_stands() -> None:
    """W8: the next player faces the number on the card, in this round and the next."""
    board = position([20, 3], [3, 9], top=10, bonus=[3, 0]).play(0, "play 20 1 2")
    assert board.bonus == [1, 0]
    assert board.plays(1) == set()
    board = position([5, 8], [6, 9], top=20, bonus=[3, 0]).play(0, "play 5 1 3")
    assert board.plays(1) == {"6 1 0", "9 1 0"}
    board.play(1, "drop").play(0, "drop")
    assert (board.state.round, board.bonus) == (2, [0, 0])


@pytest.mark.parametrize(("had", "back"), [(0, 0), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_the_last_card_gives_chips_back(had: int, back: int) -> None:
    """W9: up to three, and fewer where there are fewer."""
    board = position([11, 11], [20, 21], top=10, chips=[had, 5]).play(0, "play 11 2 0")
    assert board.chips == [had - back, 5]
    assert board.standing(0) == "played"
    assert board.told[-1] == Finished(0, (), False, back)


def test_the_chips_for_that_very_play_count_as_collected() -> None:
    """W9: they are taken first."""
    board = position([13], [20, 21], top=10).play(0, "play 13 1 0")
    assert board.chips == [0, 0]
    played, finished = board.told
    assert isinstance(played, Played)
    assert (played.chips, finished) == (2, Finished(0, (), False, 2))
    assert position([23], [20], top=10, chips=[1, 0]).play(0, "play 23 1 0").chips == [10, 0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("play 7 1 0", "You do not hold a 7."),
        ("play 8 1 0", "You do not hold an 8."),
        ("play 12 3 0", "You hold only 2 cards with the number 12."),
        ("play 20 2 0", "You hold only 1 card with the number 20."),
        ("play 20 1 3", "You have only 2 bonus chips left."),
        ("play 6 1 0", "To play the 6 on the 10 takes 1 bonus chip."),
        ("play 5 1 2", "More than 1 bonus chip would change nothing here."),
        ("play 4 1 1", "To play the 4 on the 10 takes 2 bonus chips."),
        ("play 4 1 3", "You have only 2 bonus chips left."),
        ("play 11 1 1", "A bonus chip would change nothing here."),
        ("play 12 2 2", "More than 1 bonus chip would change nothing here."),
        ("away 4 5 6", "Cards are put away only at the beginning of a round."),
    ],
)
def test_what_is_refused_is_explained(text: str, sentence: str) -> None:
    """W6–W8: and nothing is changed."""
    board = position([4, 5, 6, 11, 12, 12, 20], [3], top=10, bonus=[2, 3])
    before = board.state.reveal()
    with pytest.raises(Illegal) as refused:
        board.judge(0, text)
    assert str(refused.value) == sentence
    assert board.state.reveal() == before


def test_refusals_without_bonus_chips() -> None:
    """W6, W8"""
    board = position([4, 12], [3], top=10)
    with pytest.raises(Illegal, match=r"^The 4 is lower than the 10 on top\.$"):
        board.judge(0, "play 4 1 0")
    with pytest.raises(Illegal, match=r"^You have no bonus chip left\.$"):
        board.judge(0, "play 12 1 1")
    board = position([4, 12], [3], top=10, bonus=[1, 0])
    with pytest.raises(Illegal, match="and your bonus chips do not reach so far"):
        board.judge(0, "play 4 1 0")
    with pytest.raises(Illegal, match=r"^You have only 1 bonus chip left\.$"):
        board.judge(0, "play 12 1 2")
