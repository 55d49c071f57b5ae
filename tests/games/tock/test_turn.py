"""T8–T13 and T27: the course of a turn, the three faults, and what is impossible."""

import pytest

from cardgames_gui.engine.moves import Illegal, Malformed, NotYourTurn
from tests.games.tock.board import TOCK, position


def test_the_own_top_comes_before_drawing() -> None:
    """T8: at a learner's table there is no drawing while the top can go somewhere."""
    board = position([4, 9], [8], strict=False)
    assert board.legal(0) == {"top pile 1"}
    board.play(0, "top pile 1")
    assert board.legal(0) == {"draw"}


def test_the_newly_shown_top_is_looked_at_again() -> None:
    """T8: as long as a card can be played, the turn goes on with the top."""
    board = position([11, 6, 5, 4], [12], heights=[3], strict=False)
    for place in ("centre 0", "centre 0", "centre 0", "pile 1"):
        assert board.legal(0) == {f"top {place}"}
        board.play(0, f"top {place}")
        assert board.turn == 0
    assert board.legal(0) == {"draw"}


def test_exactly_one_card_is_drawn_and_any_one_of_the_table() -> None:
    """T9"""
    board = position([4], [8])
    moves = board.state.legal_moves(0)
    assert {str(move) for move in moves} == {f"draw {n}" for n in board.state.reveal().table}
    face = board.state.reveal().faces[17]
    board.play(0, "draw 17")
    assert board.drawn == face
    assert 17 not in board.state.reveal().table
    assert not any(text.startswith("draw ") for text in board.legal(0))
    with pytest.raises(Illegal, match="Play the drawn card before you draw another one"):
        board.judge(0, "draw 18")
    board.play(0, "drawn own")
    with pytest.raises(Illegal, match="drawn already"):
        board.judge(1, "draw 17")


def test_an_empty_pile_leads_to_drawing() -> None:
    """T9, T11"""
    assert position([], [8], strict=False).legal(0) == {"draw"}


def test_the_drawn_card_goes_on_and_so_does_the_turn() -> None:
    """T10: placed elsewhere than on the own pile, the turn goes on with T8."""
    board = position([3, 9], [8], drawn=4, heights=[3], strict=False)
    assert board.legal(0) == {"drawn centre 0"}
    board.play(0, "drawn centre 0")
    assert (board.turn, board.legal(0)) == (0, {"top pile 1"})
    board = position([3], [8], drawn=7, strict=False)
    assert board.legal(0) == {"drawn pile 1"}
    assert board.play(0, "drawn pile 1").legal(0) == {"draw"}
    assert board.turn == 0


def test_the_own_top_does_not_move_while_a_card_is_drawn() -> None:
    """T10, T13"""
    board = position([4], [3], heights=[3], drawn=15)
    assert board.legal(0) == {"drawn own"}
    for text in ("top centre 0", "top pile 1"):
        with pytest.raises(Illegal, match="Play the drawn card first"):
            board.judge(0, text)


def test_an_empty_pile_is_no_win_while_cards_lie_on_the_table() -> None:
    """T11: the seat goes on drawing until a card stays."""
    board = position([9], [4, 8], strict=False).play(0, "top pile 1")
    assert (board.pile(0), board.out, board.turn) == ([], [], 0)
    board.draw(0, 10).play(0, "drawn pile 1")
    assert (board.pile(0), board.out, board.turn) == ([], [], 0)
    board.draw(0, 15).play(0, "drawn own")
    assert (board.pile(0), board.turn) == ([15], 1)


@pytest.mark.parametrize(
    ("piles", "heights", "fault"),
    [
        ([[4], []], [3], True),
        ([[4], [5]], [], True),
        ([[4], [5]], [3], True),
        ([[4], [6]], [2], False),
        ([[21], [20]], [], True),
        ([[20, 21], [19]], [], False),
        ([[], [6]], [2], False),
        ([[4, 9], [5]], [3], False),
    ],
)
def test_drawing_although_the_top_can_be_played(
    piles: list[list[int]], heights: list[int], fault: bool
) -> None:
    """T12a"""
    board = position(*piles, heights=heights).draw(0, 13)
    assert board.faults == (("draw",) if fault else ())
    learner = position(*piles, heights=heights, strict=False)
    assert ("draw" in learner.legal(0)) is not fault


def test_turning_over_or_drawing_from_the_block_although_the_top_can_be_played() -> None:
    """T12a, T20"""
    board = position([4], [5], [], rest="block.2")
    assert board.play(0, "draw block").faults == ("draw",)
    board = position([4], [5], [], blocks={0: [7]}, rest="block.2")
    assert board.play(0, "draw block").faults == ("draw",)
    board = position([4], [6], [], blocks={0: [7]}, rest="block.2")
    assert board.play(0, "draw block").faults == ()


def test_playing_on_a_pile_what_fits_the_centre() -> None:
    """T12b: the own top or the drawn card."""
    assert position([4], [5], heights=[3]).play(0, "top pile 1").faults == ("centre",)
    assert position([], [5], heights=[3], drawn=4).play(0, "drawn pile 1").faults == ("centre",)
    assert position([1], [2]).play(0, "top pile 1").faults == ("centre",)
    assert position([4], [5], heights=[4]).play(0, "top pile 1").faults == ()
    assert position([], [20], drawn=21, heights=[20]).play(0, "drawn pile 1").faults == ()


def test_laying_on_the_own_pile_what_fits_elsewhere() -> None:
    """T12c"""
    assert position([], [9], heights=[3], drawn=4).play(0, "drawn own").faults == ("own",)
    assert position([], [5], drawn=4).play(0, "drawn own").faults == ("own",)
    assert position([], [20], drawn=21).play(0, "drawn own").faults == ("own",)
    assert position([], [21], drawn=20).play(0, "drawn own").faults == ("own",)
    assert position([5], [6], drawn=4).play(0, "drawn own").faults == ()


def test_a_fault_counts_if_it_holds_at_the_moment_of_the_move() -> None:
    """T12: what becomes playable, or ceases to be, afterwards changes nothing."""
    board = position([], [2], [9], drawn=3).play(0, "drawn own")
    assert board.faults == ("own",)
    assert not board.play(1, "top pile 0").faults
    board = position([9], [2], [5], heights=[7]).draw(0, 8).play(0, "drawn centre 0")
    assert "top centre 0" in board.legal(0)
    assert not board.faults


@pytest.mark.parametrize(
    ("text", "drawn", "sentence"),
    [
        ("top centre 0", None, "In the centre a 9 goes on an 8."),
        ("top centre 1", None, "A new sequence begins with a 1."),
        ("top centre 2", None, "This sequence is complete."),
        ("top pile 1", None, "A 9 goes on an 8 or a 10."),
        ("top pile 2", None, "There is no card on that pile to play on."),
        ("top pile 0", None, "Only a drawn card goes on your own pile."),
        ("top pile 4", None, "There is no such seat at this table."),
        ("drawn own", None, "There is no drawn card to play."),
        ("drawn centre 0", None, "There is no drawn card to play."),
        ("drawn pile 1", None, "There is no drawn card to play."),
        ("draw block", None, "The pile is turned over only when no card lies on the table."),
        ("accept", None, "There is nothing to let stand."),
        ("knock", None, "There is nothing to knock at."),
        ("drawn centre 0", 7, "In the centre a 7 goes on a 6."),
        ("drawn pile 1", 7, "A 7 goes on a 6 or an 8."),
        ("drawn pile 0", 7, "Only a drawn card goes on your own pile."),
        ("drawn pile 1", 20, "A 20 goes on a 19 or on the Rascal."),
        ("drawn pile 1", 21, "The Rascal goes only on a 20."),
        ("drawn centre 0", 21, "The Rascal never goes in the centre."),
        ("drawn centre 2", 1, "A 1 opens a new sequence, on the first free place."),
        ("drawn pile 1", 1, "A 1 goes on a 2."),
        ("draw 5", 7, "Play the drawn card before you draw another one."),
        ("draw block", 7, "Play the drawn card before you draw another one."),
        ("top centre 0", 7, "Play the drawn card first; until then the top of your pile stays."),
        ("accept", 7, "There is nothing to let stand."),
    ],
)
def test_what_is_impossible_is_refused(text: str, drawn: int | None, sentence: str) -> None:
    """T13: each with a sentence of its own, and nothing is changed."""
    board = position([3, 9], [3], [], heights=[2, 0, 20], drawn=drawn)
    before = board.state.reveal()
    with pytest.raises(Illegal) as refused:
        board.judge(0, text)
    if text == "drawn pile 0":
        assert str(refused.value)
    else:
        assert str(refused.value) == sentence
    assert board.state.reveal() == before


def test_the_other_refusals() -> None:
    """T13: an empty pile, the last of the table, who has gone out, and the last seat."""
    board = position([], [9], [])
    with pytest.raises(Illegal, match=r"^Your pile is empty\.$"):
        board.judge(0, "top pile 1")
    board = position([4], [9], [], rest="block.2")
    with pytest.raises(Illegal, match=r"^No card lies on the table any more\.$"):
        board.judge(0, "draw 3")
    board = position([20], [21], [], heights=[9], rest="block.2", out=[1])
    with pytest.raises(Illegal, match=r"^A player who is out gets no more cards\.$"):
        board.judge(0, "top pile 1")


def test_another_seats_cards_are_not_ones_own() -> None:
    """T13: who is not on turn plays nothing, and that is another error than an illegal move."""
    board = position([4], [5], [9])
    for text in ("top pile 0", "draw 3", "draw block", "drawn own", "top centre 0", "accept"):
        with pytest.raises(NotYourTurn, match=r"^It is not your turn\.$"):
            board.judge(1, text)
    for seat in (-1, 3, 64):
        with pytest.raises(NotYourTurn):
            board.judge(seat, "draw 3")
        board.draw(0, 13)
        with pytest.raises(NotYourTurn):
            board.judge(seat, "knock")
        board = position([4], [5], [9])


@pytest.mark.parametrize(
    "text",
    ["", "draw", "draw 121", "draw -1", "draw 07", "draw  7", "draw 7 ", " draw 7", "Draw 7",
     "draw ٧", "draw 7\n", "draw +7", "draw 7.0", "draw Block", "draw block 0", "top", "top centre",
     "top centre 6", "top center 0", "top pile 6", "top own", "drawn", "drawn own 0", "drawn pile",
     "drawn pile 06", "knock 1", "KNOCK", "accept 0", "pass", "7", "top\tcentre 0",
     "top centre 0 ", "draw 1_0", "ｄraw 7", "draw" + " 7" * 10_000],
    ids=lambda text: repr(text[:20]),
)  # fmt: skip
def test_what_is_no_move_is_malformed(text: str) -> None:
    """T13: another error than an illegal move, and strict."""
    with pytest.raises(Malformed, match=r"is not a move of Tock!$") as refused:
        TOCK.read_move(text)
    assert not isinstance(refused.value, Illegal | NotYourTurn)
    assert len(str(refused.value)) < 100


def test_a_learners_table_takes_only_faultless_moves() -> None:
    """T27: what would be a fault is refused, and explained."""
    cases = [
        (position([4], [5], strict=False), "draw 0",
         "The 4 on top of your pile can be played: that comes before drawing."),
        (position([4], [5], [], rest="block.2", strict=False), "draw block",
         "The 4 on top of your pile can be played: that comes before drawing."),
        (position([21], [20], strict=False), "draw 0",
         "The Rascal on top of your pile can be played: that comes before drawing."),
        (position([4], [5], heights=[3], strict=False), "top pile 1",
         "The 4 fits in the centre: the centre comes first."),
        (position([], [5], heights=[3], drawn=4, strict=False), "drawn pile 1",
         "The 4 fits in the centre: the centre comes first."),
        (position([], [5], heights=[3], drawn=4, strict=False), "drawn own",
         "The 4 fits in the centre: the centre comes first."),
        (position([], [5], drawn=4, strict=False), "drawn own",
         "The 4 fits on another pile; your own is for cards that fit nowhere."),
    ]  # fmt: skip
    for board, text, sentence in cases:
        with pytest.raises(Illegal) as refused:
            board.judge(0, text)
        assert str(refused.value) == sentence


def test_nobody_knocks_at_a_learners_table() -> None:
    """T27"""
    board = position([4], [9], [], strict=False).draw(0, 13)
    assert board.knockers == set()
    for seat in range(3):
        with pytest.raises(Illegal, match=r"^Nobody knocks at a learner's table\.$"):
            board.judge(seat, "knock")
    assert board.state.actors() == (0,)


def test_strict_is_the_default() -> None:
    """T27"""
    assert {o.name: o.default for o in TOCK.options} == {"strict": True, "end": "places"}
