"""B1–B3: the cards, the deal and the exchange; C1, C2 and C4 for the setup."""

from collections import Counter
from dataclasses import replace

import pytest

from cardgames_gui.engine.moves import Illegal, NotYourTurn
from cardgames_gui.games.bloqueadas.model import DECK, EXCHANGE, FACE_OF, FACE_TEXT, WORTH, rank_of
from cardgames_gui.games.bloqueadas.rules import deal
from tests.games.bloqueadas import oracle
from tests.games.bloqueadas.board import SEATS, Board, dealt, position, setup


def test_two_to_six_seats() -> None:
    """C1"""
    assert list(SEATS) == [2, 3, 4, 5, 6]
    for seats in SEATS:
        assert dealt(seats).state.actors() == tuple(range(seats))


def test_the_starting_seat_is_part_of_the_setup() -> None:
    """C2: it begins when all have exchanged."""
    for start in range(5):
        assert dealt(5, start).begin().turn == start
    with pytest.raises(ValueError, match="starting seat"):
        deal(replace(setup(), start=None))


def test_the_same_setup_gives_the_same_deal() -> None:
    """C4: and another seed another one; who starts and how many they are changes no card."""
    assert dealt().state.reveal() == dealt().state.reveal()
    assert dealt(seed=7).state.faces != dealt(seed=8).state.faces
    assert dealt(2, 1).state.faces == dealt(6, 4).state.faces


def test_two_decks_of_52() -> None:
    """B1: no jokers; each card twice, the second time with a prime."""
    texts = [FACE_TEXT[face] for face in DECK]
    assert len(set(texts)) == 104
    assert sorted(texts) == sorted(oracle.DECK)
    assert Counter(text.rstrip("'") for text in texts) == Counter(
        {rank + suit: 2 for rank in oracle.RANKS for suit in "SHDC"}
    )


def test_what_cards_are_worth() -> None:
    """B1: their number, ten for J, Q and K, and one for the ace."""
    for text, face in FACE_OF.items():
        if oracle.rank(text) != "2":
            assert WORTH[rank_of(face)] == oracle.worth(text)
    assert WORTH[rank_of(FACE_OF["AS"])] == 1


@pytest.mark.parametrize("seats", SEATS)
def test_the_deal(seats: int) -> None:
    """B2: three blocked, three open and three in the hand; one card begins the pile."""
    for seed in range(10):
        zones = dealt(seats, seed=seed).zones()
        for seat in range(seats):
            assert [len(zones[f"{zone}.{seat}"]) for zone in ("down", "up", "hand")] == [3, 3, 3]
        assert len(zones["pile"]) == 1
        assert zones["gone"] == []
        assert len(zones["stock"]) == 103 - 9 * seats
        cards = [card for zone in zones.values() for card in zone]
        assert Counter(cards) == Counter(oracle.DECK)


def test_who_knows_what_after_the_deal() -> None:
    """B2: one's own hand and what lies open, and nobody knows a blocked card or the stock."""
    board = dealt(3)
    true = board.zones()
    for seat in range(3):
        known = board.zones(seat)
        for zone, cards in known.items():
            if zone.startswith("up") or zone in ("pile", f"hand.{seat}"):
                assert sorted(cards) == sorted(true[zone])
            else:
                assert set(cards) <= {"?"}
                assert len(cards) == len(true[zone])


def exchanging(hand: str, up: str, other: str = "9 9 9") -> Board:
    """Seat 0 with these cards before play, and another one."""
    rows = ["4 5 6", "4 5 6"]
    return position(
        hand, other, up=[up, "K K K"], down=rows, pile="3", rest="stock", phase=EXCHANGE, turn=1
    )


def test_hand_cards_are_exchanged_with_face_up_ones() -> None:
    """B3: as many as they like."""
    for shown in ("4S 5S 6S", "7S 5S 6S", "4S 7S 8S", "9S 8S 7S"):
        board = exchanging("7S 8S 9S", "4S 5S 6S").play(0, f"show {shown}")
        assert set(board.cards("up.0")) == set(shown.split())
        assert board.hand(0) == {"4S", "5S", "6S", "7S", "8S", "9S"} - set(shown.split())


def test_one_exchange_is_legal_for_each_set_of_ranks() -> None:
    """B3: 20 ways with six ranks; fewer with equal ones, which the rules do not tell apart."""
    assert len(exchanging("7 8 9", "4 5 6").legal(0)) == 20
    board = exchanging("4S 4H 9S", "4D 5S 5H")
    ranks = [oracle.alike(text) for text in board.legal(0)]
    assert sorted(ranks) == [
        "show 4 4 4",
        "show 4 4 5",
        "show 4 4 9",
        "show 4 5 5",
        "show 4 5 9",
        "show 5 5 9",
    ]
    assert "show 4D 4S 4H" in board.legal(0)


def test_the_cards_that_are_named_are_shown() -> None:
    """B3: of equal cards the very ones, and in the places in that order."""
    for shown in ("4H 5H 4S", "5H 4S 5S", "4D 5S 5H", "5H 5S 4D"):
        board = exchanging("4S 4H 9S", "4D 5S 5H")
        assert board.judge(0, f"show {shown}") == f"show {shown}"
        board.play(0, f"show {shown}")
        assert board.cards("up.0") == shown.split()
        assert board.hand(0) == {"4S", "4H", "9S", "4D", "5S", "5H"} - set(shown.split())


def test_only_own_cards_are_shown() -> None:
    """B3: and everybody chooses once."""
    board = exchanging("7S 8S 9S", "4S 5S 6S")
    for foreign in ("KS", "9D", "AS"):
        with pytest.raises(Illegal, match="between your hand and your own face-up cards"):
            board.judge(0, f"show 7S 8S {foreign}")
    board.play(0, "show 7S 8S 9S")
    assert board.legal(0) == set()
    with pytest.raises(NotYourTurn, match="now the others choose"):
        board.judge(0, "show 7S 8S 9S")
    for text in ("throw 9S", "take", "blind 0", "leave 9S"):
        with pytest.raises(Illegal, match="First choose"):
            board.judge(1, text)


def test_all_choose_at_the_same_time() -> None:
    """B3: in any order, and nobody begins before all have chosen."""
    for first, last in ((0, 1), (1, 0)):
        board = exchanging("7S 8S 9S", "4S 5S 6S")
        assert board.turn is None
        assert board.state.actors() == (0, 1)
        board.play(first, "show " + " ".join(board.cards(f"up.{first}")))
        assert board.turn is None
        assert board.state.actors() == (last,)
        board.play(last, "show " + " ".join(board.cards(f"up.{last}")))
        assert board.turn == 1
        assert board.state.actors() == (1,)


def test_exchanges_are_shown_together() -> None:
    """B3: until then nobody else sees what lies where; then what came from the table is known."""
    board = exchanging("7S 8S 9S", "4S 5S 6S").play(0, "show 4S 8S 7S")
    assert board.zones(0)["up.0"] == ["4S", "8S", "7S"]
    seen = board.zones(1)
    assert seen["up.0"] == seen["hand.0"] == ["?", "?", "?"]
    assert all(card is not None and not card.up for card in board.table(1).zone("up.0").cards)
    lying = board.table(1).where()
    assert [lying[board.key(card)] for card in ("4S", "5S", "7S")] == ["up.0", "up.0", "hand.0"]
    board.begin()
    seen = board.zones(1)
    assert seen["up.0"] == ["4S", "8S", "7S"]
    assert seen["hand.0"] == ["5S", "6S", "?"]
    board = exchanging("7S 8S 9S", "4S 5S 6S").begin()
    assert board.zones(1)["hand.0"] == ["?", "?", "?"]
