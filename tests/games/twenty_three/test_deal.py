"""W1–W5 and W13: the cards, the deal of both rounds; C1, C2 and C4 for the setup; moves as text."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from cardgames_gui.engine.moves import Illegal, Malformed, NotYourTurn
from cardgames_gui.games.twenty_three.model import (
    DECK,
    FEWEST_SEATS,
    MOST_SEATS,
    read_move,
    write_move,
)
from tests.games.twenty_three.board import SEATS, Board, begun, dealt, position

EXPECTED = Counter({1: 1, 2: 2} | dict.fromkeys(range(3, 24), 3))


def finished_round(seats: int, learning: bool = False) -> Board:
    """The first position of the second round: everybody has dropped out of the first."""
    board = begun(seats, learning=learning)
    for _ in range(seats):
        assert board.turn is not None
        board.play(board.turn, "drop")
    assert board.state.round == 2
    return board


def test_two_to_four_seats() -> None:
    """C1, W2"""
    assert (FEWEST_SEATS, MOST_SEATS) == (2, 4)


def test_66_cards() -> None:
    """W1"""
    assert len(DECK) == 66
    assert Counter(DECK) == EXPECTED


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("learning", "size"), [(False, 15), (True, 12)])
def test_each_seat_is_dealt_its_cards(seats: int, learning: bool, size: int) -> None:
    """W2, W4: all that are counted out are dealt, the 1 among them, the rest is in the box."""
    places = Counter[int]()
    for seed in range(60):
        board = dealt(seats, seed, learning)
        zones = board.written()["zones"]
        hands = [zones[f"hand.{seat}"] for seat in range(seats)]
        assert [len(hand) for hand in hands] == [size] * seats
        assert len(zones["box"]) == 66 - size * seats
        assert 1 not in zones["box"]
        assert Counter(card for zone in zones.values() for card in zone) == EXPECTED
        assert zones["pile"] == []
        places[next(seat for seat in range(seats) if 1 in hands[seat])] += 1
        assert (board.bonus, board.chips) == ([3] * seats, [0] * seats)
    assert set(places) == set(range(seats))


def test_the_place_of_the_1_is_as_good_as_any() -> None:
    """W2: where it had to be taken out of the box, too, it may lie anywhere among the others."""
    places = Counter(dealt(2, seed).state.faces.index(1) for seed in range(1500))
    assert set(places) == set(range(30))
    assert min(places.values()) > 20
    boxed = Counter(face for seed in range(300) for face in dealt(2, seed).state.faces[30:66])
    assert set(boxed) == set(range(2, 24))


@pytest.mark.parametrize("seats", SEATS)
def test_the_second_round_is_dealt_again(seats: int) -> None:
    """W13: all 66 cards, with keys of their own; the chips stay."""
    board = finished_round(seats)
    zones = board.written()["zones"]
    assert Counter(card for zone in zones.values() for card in zone) == EXPECTED
    assert 1 not in zones["box"]
    assert [len(zones[f"hand.{seat}"]) for seat in range(seats)] == [15] * seats
    assert all(zones[f"away.{seat}"] == [] for seat in range(seats))
    assert {key // 66 for key in board.seen(None).where()} == {1}
    assert board.bonus == [3] * seats
    assert sum(board.chips) == 12 * seats - 1
    assert board.turn is None
    assert board.state.actors() == tuple(range(seats))
    state = board.state
    assert state.faces[:66] != state.faces[66:]


def test_the_same_setup_gives_the_same_match() -> None:
    """C4: both rounds are decided by the seed, and another seed deals other cards."""
    assert dealt(seed=7).state.reveal() == dealt(seed=7).state.reveal()
    assert dealt(seed=7).state.faces != dealt(seed=8).state.faces
    assert finished_round(3).state.reveal() == finished_round(3).state.reveal()
    assert finished_round(3).state.faces == dealt(3).state.faces


def test_this_deal_stays() -> None:
    """C4: a deal number is good for ever."""
    faces = dealt(3, 23).state.faces
    assert faces[:15] == FIRST
    assert faces[66:81] == SECOND


FIRST = (6, 8, 4, 14, 11, 16, 4, 12, 3, 9, 4, 19, 21, 14, 20)
SECOND = (13, 22, 13, 21, 6, 11, 10, 5, 20, 22, 17, 4, 10, 18, 7)


def test_who_has_the_1_opens_with_it_alone() -> None:
    """W5, C2: the rules say who starts."""
    for seed in range(12):
        board = dealt(4, seed, learning=True)
        (opener,) = (seat for seat in range(4) if 1 in board.hand(seat))
        assert (board.turn, board.state.actors()) == (opener, (opener,))
        assert board.legal(opener) == {"play 1 1 0"}
        for text in ("pass", "force", "drop", "play 5 1 0", "play 1 2 0", "play 1 1 1"):
            with pytest.raises(Illegal, match=r"^The 1 opens the round, alone\.$"):
                board.judge(opener, text)
        board.play(opener, "play 1 1 0")
        assert (board.pile, board.chips, board.turn) == ([1], [0] * 4, (opener + 1) % 4)
        assert {"pass", "force", "drop"} <= board.legal((opener + 1) % 4)


def test_play_is_clockwise() -> None:
    """W5: in the order of the seats."""
    board = position([5], [6], [7], [8], turn=2)
    for seat in (2, 3, 0, 1, 2):
        assert board.turn == seat
        for other in {0, 1, 2, 3} - {seat}:
            with pytest.raises(NotYourTurn, match=r"^It is not your turn\.$"):
                board.judge(other, "pass")
        board.play(seat, "pass")


@pytest.mark.parametrize(
    "text",
    ["away 2 2 3", "away 5 14 23", "away 9 9 9", "away 1 2 3", "play 1 1 0", "play 23 3 3",
     "play 10 2 1", "pass", "force", "drop"],
)  # fmt: skip
def test_moves_are_text_both_ways(text: str) -> None:
    """W3, W6, W10, W11: and one object stands for each move."""
    move = read_move(text)
    assert str(move) == text
    assert read_move(text) is move
    assert pickle.loads(pickle.dumps(move)) is move


@pytest.mark.parametrize(
    "text",
    ["", "away", "away 2 3", "away 3 2 4", "away 2 4 3", "away 2 3 24", "away 0 2 3",
     "away 2 3 4 5", "away 02 3 4", "away  2 3 4", "away 2 3 4 ", " away 2 3 4", "Away 2 3 4",
     "away 2 3 ٤", "away 2 3 4\n", "away 2, 3, 4", "away ? ? ?", "play", "play 5", "play 5 1",
     "play 5 1 4", "play 5 0 0", "play 5 4 0", "play 0 1 0", "play 24 1 0", "play 05 1 0",
     "play 5 1 +1", "play 5 1 0 0", "play 5 1 -1", "Play 5 1 0", "play ٥ 1 0", "pass 1",
     "PASS", "force 2", "drop 1", "drop out", "knock", "5", "pass\n", "away" + " 7" * 10_000],
    ids=lambda text: repr(text[:20]),
)  # fmt: skip
def test_what_is_no_move_is_malformed(text: str) -> None:
    """W3, W6: reading is strict, and malformed is another error than illegal."""
    with pytest.raises(Malformed, match=r"is not a move of 23\.$") as refused:
        read_move(text)
    assert not isinstance(refused.value, Illegal | NotYourTurn)
    assert len(str(refused.value)) < 100


def test_a_move_as_others_may_know_it() -> None:
    """W3: what another puts away stays secret; everything else is open."""
    move = read_move("away 3 5 23")
    assert write_move(move, 1, 1) == "away 3 5 23"
    for reader in (0, 2, None):
        assert write_move(move, 1, reader) == "away ? ? ?"
        assert write_move(read_move("play 7 2 1"), 1, reader) == "play 7 2 1"


def test_foreign_moves_and_seats() -> None:
    """W5: a seat that is not there has no turn; what is no move of the game is a mistake."""
    board = begun()
    for seat in (-1, 3, 99):
        with pytest.raises(NotYourTurn, match=r"^There is no such seat at this table\.$"):
            board.judge(seat, "pass")
    with pytest.raises(TypeError):
        board.state.judge(0, "pass")
