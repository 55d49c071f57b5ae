"""W10–W14: passing, forcing, dropping out, the end of a round and of the match; C3."""

from __future__ import annotations

from random import Random

import pytest

from cardgames_gui.engine.moves import Illegal
from cardgames_gui.games.twenty_three.deals import imagine
from cardgames_gui.games.twenty_three.model import (
    Dealt,
    Dropped,
    Ended,
    Finished,
    Forced,
    Passed,
    Played,
    RoundEnded,
)
from tests.games.twenty_three.board import Board, begun, position


def test_a_pass_costs_a_chip() -> None:
    """W10"""
    board = position([12], [13], [14]).play(0, "pass")
    assert (board.chips, board.turn, board.forced) == ([1, 0, 0], 1, False)
    assert board.told == [Passed(0)]
    assert {"pass", "force", "drop"} <= board.legal(1)


def test_a_forced_seat_must_play() -> None:
    """W10: neither pass nor drop out, and not force either; after that it is over."""
    board = position([12], [13, 20, 20], [14]).play(0, "force")
    assert (board.chips, board.turn, board.forced) == ([2, 0, 0], 1, True)
    assert board.legal(1) == {"play 13 1 0", "play 20 1 0", "play 20 2 0"}
    for text in ("pass", "force", "drop"):
        with pytest.raises(Illegal, match=r"^You have been forced: play at least one card\.$"):
            board.judge(1, text)
    board.play(1, "play 20 2 0")
    assert (board.chips, board.turn, board.forced) == ([2, 9, 0], 2, False)
    assert {"pass", "force", "drop"} == board.legal(2)


def test_the_next_seat_still_in_the_round_is_forced() -> None:
    """W10, W12"""
    board = position([12], [], [], [13], dropped=[1]).play(0, "force")
    assert (board.turn, board.forced) == (3, True)
    assert board.told == [Forced(0, (), False, 3, False)]


def test_a_force_lapses_on_who_can_play_nothing() -> None:
    """W10: at once and for good; they may pass, force or drop out."""
    board = position([12], [9, 9, 5], [23], bonus=[3, 0, 3]).play(0, "force")
    assert (board.chips, board.turn, board.forced) == ([2, 0, 0], 1, False)
    assert board.legal(1) == {"pass", "force", "drop"}
    assert board.told == [Forced(0, (), False, 1, True)]
    board.play(1, "pass").play(2, "pass").play(0, "pass")
    assert not board.forced
    assert board.legal(1) == {"pass", "force", "drop"}
    board.play(1, "force")
    assert (board.turn, board.forced) == (2, True)


def test_bonus_chips_that_make_a_play_possible_must_be_spent() -> None:
    """W10: a seat that can play with all its bonus chips is forced."""
    board = position([12], [9, 5, 3], [23], top=18, bonus=[0, 2, 0]).play(0, "force")
    assert board.forced
    assert board.legal(1) == {"play 9 1 2"}
    board.play(1, "play 9 1 2")
    assert (board.bonus, board.pile[-1], board.turn) == ([0, 0, 0], 9, 2)
    board = position([12], [7, 5, 3], [23], top=18, bonus=[0, 2, 0]).play(0, "force")
    assert not board.forced


def test_nobody_is_forced_when_nobody_else_is_left() -> None:
    """W10: the last one may still pass."""
    board = position([12], [], [], dropped=[1])
    assert board.legal(0) == {"play 12 1 0", "pass", "drop"}
    with pytest.raises(Illegal, match=r"^Nobody else is left in the round to be forced\.$"):
        board.judge(0, "force")
    board.play(0, "pass", "pass")
    assert (board.chips, board.turn) == ([2, 0, 0], 0)


def test_forcing_between_two() -> None:
    """W10: the forced one's answer may force in turn, only once it has played."""
    board = position([12, 13], [11, 20]).play(0, "force").play(1, "play 11 1 0")
    board.play(0, "force")
    assert (board.forced, board.turn, board.chips) == (True, 1, [4, 0])


def test_dropping_out() -> None:
    """W11: a chip for each card left, which go face down away."""
    board = position([3, 5, 5, 12], [13], [14], chips=[2, 0, 0]).play(0, "drop")
    assert board.chips == [6, 0, 0]
    assert (board.hand(0), board.away(0)) == ([], [3, 5, 5, 12])
    assert board.standing(0) == "dropped"
    assert isinstance(board.told[0], Dropped)
    assert board.written(1)["zones"]["away.0"] == ["?"] * 4
    assert board.written(0)["zones"]["away.0"] == [3, 5, 5, 12]


def test_who_is_out_is_skipped() -> None:
    """W12"""
    board = position([3, 20], [11], [14], [15, 16]).play(0, "drop").play(1, "play 11 1 0")
    board.play(2, "pass").play(3, "pass")
    assert board.turn == 2
    assert [board.standing(seat) for seat in range(4)] == ["dropped", "played", "in", "in"]


def test_the_round_ends_when_everyone_is_out() -> None:
    """W2, W12, W13: chips are kept, none is added, and all is dealt again in the same move."""
    board = position([3, 20], [11], chips=[4, 5], bonus=[1, 2]).play(0, "drop")
    board.play(1, "play 11 1 0")
    assert (board.state.round, board.chips, board.bonus) == (2, [6, 2], [1, 2])
    assert (board.turn, board.pile, board.away(0), board.away(1)) == (None, [], [], [])
    assert [board.standing(seat) for seat in (0, 1)] == ["in", "in"]
    assert [len(board.hand(seat)) for seat in (0, 1)] == [15, 15]
    assert board.state.actors() == (0, 1)


def test_what_is_told_at_the_end_of_a_round() -> None:
    """W9, W12, W13: the last play, the chips given back, the round's end, the next deal."""
    board = position([11], [], chips=[4, 5], learning=True)
    seen = []

    def tell(event: object) -> None:
        written = board.written()
        seen.append((type(event), board.state.chips[0], written["counters"]["round"]))
        assert sum(map(len, written["zones"].values())) == 66

    board.state.apply(0, board.state.legal_moves(0)[0], tell)
    assert seen == [(Played, 4, 1), (Finished, 1, 1), (RoundEnded, 1, 1), (Dealt, 1, 2)]


@pytest.mark.parametrize(
    ("text", "chips"),
    [("pass", 51), ("force", 52), ("drop", 53), ("play 20 1 0", 59), ("play 20 2 0", 59)],
)
def test_the_50_penalty_chips_are_no_limit(text: str, chips: int) -> None:
    """W1: whoever has them all still pays, and so do the others."""
    board = position([3, 20, 20], [21, 22], chips=[50, 0]).play(0, text)
    assert board.chips == [chips, 0]
    assert board.written()["counters"]["chips.0"] == chips
    board.play(1, "play 22 1 0")
    assert board.chips == [chips, 1 if text.startswith("play") else 11]


def last_play(chips: list[int], bonus: list[int]) -> Board:
    """The end of a match that the last play decides, without giving any chip back."""
    hands: list[list[int]] = [[] for _ in chips]
    hands[0] = [11]
    board = position(*hands, chips=[chips[0], *chips[1:]], bonus=bonus, round_=2)
    assert board.places is None
    return board.play(0, "drop")


@pytest.mark.parametrize(
    ("chips", "bonus", "places"),
    [
        ([4, 6], [0, 0], (1, 2)),
        ([5, 5], [0, 0], (2, 1)),
        ([4, 5], [0, 0], (1, 1)),
        ([4, 6], [0, 1], (2, 1)),
        ([9, 4], [3, 0], (1, 1)),
        ([0, 1], [3, 1], (1, 1)),
        ([0, 2], [3, 1], (1, 1)),
        ([2, 1, 3], [0, 0, 0], (2, 1, 2)),
        ([3, 1, 3], [0, 0, 0], (3, 1, 2)),
        ([0, 1, 3, 1], [0, 0, 0, 0], (1, 1, 4, 1)),
        ([6, 7, 6, 2], [0, 0, 0, 0], (3, 3, 2, 1)),
    ],
)
def test_fewest_chips_win(chips: list[int], bonus: list[int], places: tuple[int, ...]) -> None:
    """W14, C3: an unspent bonus chip gives two back, never below none; places are shared."""
    board = last_play(chips, bonus)
    assert board.places == places
    assert board.turn is None
    assert board.state.actors() == ()
    assert all(board.state.legal_moves(seat) == [] for seat in range(len(chips)))
    counters = board.written()["counters"]
    assert counters["chips.0"] == chips[0] + 1
    assert [counters[f"bonus.{seat}"] for seat in range(len(chips))] == bonus
    assert counters["round"] == 2
    assert isinstance(board.told[-2], RoundEnded)
    ended = board.told[-1]
    assert isinstance(ended, Ended)
    assert ended.winners == tuple(s for s, place in enumerate(places) if place == 1)
    with pytest.raises(Illegal, match=r"^The match is over\.$"):
        board.judge(0, "pass")


def test_the_last_card_of_the_match_gives_chips_back_first() -> None:
    """W9, W14"""
    board = position([11], [], chips=[9, 1], bonus=[3, 0], round_=2).play(0, "play 11 1 0")
    assert (board.chips, board.places) == ([6, 1], (1, 2))


def test_a_match_has_two_rounds() -> None:
    """W13, W14"""
    board = begun(2)
    for expected in (1, 2):
        assert board.state.round == expected
        assert board.places is None
        for seat in board.state.choosing:
            board.play(seat, str(board.state.legal_moves(seat)[0]))
        while board.state.round == expected and board.turn is not None:
            seat = board.turn
            board.play(seat, "drop" if "drop" in board.legal(seat) else "play 1 1 0")
    assert board.places is not None


def test_what_a_lapsed_force_tells_is_remembered() -> None:
    """W10: who could play nothing has no such card in any world, later on and dropped out too."""
    board = position([12, 12], [9, 9, 5], [23], top=18, bonus=[3, 1, 3], learning=True)
    board.play(0, "force")
    assert board.state.highest[1] == 12
    for texts in ([], ["drop"]):
        board.play(1, *texts)
        for seed in range(30):
            world = imagine(board.state.observe(0), Random(seed))
            mine = [world.faces[key] for key in (*world.hands[1], *world.away[1])]
            assert len(mine) == 3
            assert max(mine) <= 12


def test_who_is_forced_can_play_in_any_world() -> None:
    """W10"""
    board = position([12, 12], [23], [3], top=22, bonus=[3, 0, 3]).play(0, "force")
    assert board.forced
    for seed in range(100):
        world = imagine(board.state.observe(0), Random(seed))
        assert world.legal_moves(1)
        assert world.faces[world.hands[1][0]] >= 22
