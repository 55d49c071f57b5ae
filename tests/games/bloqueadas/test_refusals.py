"""Why not: for whatever a hand may try there is a sentence, and it is true (B3–B11)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cardgames_gui.engine.moves import Illegal, NotYourTurn
from cardgames_gui.games.bloqueadas.model import EXCHANGE, FACE_OF, FACE_TEXT, read_move
from cardgames_gui.games.bloqueadas.rules import State
from tests.games.bloqueadas import oracle
from tests.games.bloqueadas.board import Board, position

BOARDS = {
    "exchange": position(
        "7 8 9", "9 9 9", up=["4 5 6", "K K K"], down=["4 4 4"] * 2, pile="3", phase=EXCHANGE
    ),
    "hand": position("3S 9S 9H", "5", up=["KS"], down=["4 4 4"], pile="6 8S", stock="5 6"),
    "too low": position("3S 4S", "5", up=["KS"], down=["4 4 4"], pile="6 8S", stock="5 6"),
    "empty pile": position("3S 9S", "5", up=["KS"], pile=""),
    "face up": position("", "5", up=["3S 9S"], down=["4 4 4"], pile="8S"),
    "blocked": position("", "5 6", down=["3S . KS"], pile="8S"),
    "again": position("2S 3S 4H", "5", up=["KS"], down=["4 4 4"], pile="8S").play(0, "throw 2S"),
    "leaving": position("3S 4S", "5", up=["KS"], down=["5 5 5"], pile="6 8S").play(0, "take"),
    "over": position("9S", "5 6", pile="8S").play(0, "throw 9S"),
}
"""Positions in which a hand can try something wrong."""


def tries(board: Board) -> Iterator[tuple[int | None, int, str]]:
    """Every seat and somebody who looks on, some card of every zone, and every zone."""
    for chair in (None, 0, 1):
        zones = board.table(chair).zones
        for zone in zones:
            for card in zone.present()[:1] + zone.present()[-1:]:
                for target in zones:
                    yield chair, card.key, target.id


@pytest.mark.parametrize("name", BOARDS)
def test_there_is_always_a_sentence(name: str) -> None:
    """B3–B11: of its own for each seat, card and zone."""
    board = BOARDS[name]
    for seat, card, zone in tries(board):
        sentence = board.why_not(seat, card, zone)
        assert re.fullmatch(r"[A-Z][^{}]+\.", sentence), (seat, card, zone)
        assert "None" not in sentence


@pytest.mark.parametrize("name", BOARDS)
def test_no_sentence_names_what_a_seat_cannot_know(name: str) -> None:
    """B2: it is the same in every world that the seat can imagine."""
    board = BOARDS[name]
    for seat, card, zone in tries(board):
        sentence = board.why_not(seat, card, zone)
        named = re.findall(r"the (\d+|ace|jack|queen|king) of (\w+)", sentence.lower())
        seen = {str(c) for cards in board.zones(seat).values() for c in cards if seat is not None}
        for rank, suit in named:
            short = {"ace": "A", "jack": "J", "queen": "Q", "king": "K"}.get(rank, rank)
            assert {short + suit[0].upper(), short + suit[0].upper() + "'"} & seen


@pytest.mark.parametrize(
    ("name", "cards", "zone", "sentence"),
    [
        ("exchange", "7S", "pile", "First choose which three of your cards lie face up."),
        ("exchange", "7S", "up.0", "Cards are exchanged between your hand and your own"),
        ("exchange", "KS", "hand.0", "Cards are exchanged between your hand and your own"),
        ("hand", "3S", "pile", "The 3 of spades is worth too little: on the 8 of spades"),
        ("hand", "3S 9S", "pile", "Only cards of the same rank are thrown together."),
        ("hand", "9S", "gone", "Cards are laid on the pile in the middle."),
        ("hand", "KS", "pile", "The cards in your hand come first."),
        ("hand", "8S", "hand.0", "Only who cannot throw anything takes the pile, and you can"),
        ("too low", "8S", "gone", "You take the pile into your hand."),
        ("face up", "3S", "pile", "The 3 of spades is worth too little"),
        ("face up", "8S", "hand.0", "you can throw the 9 of spades."),
        ("blocked", "8S", "hand.0", "A blocked card is thrown unseen; only if it is too low"),
        ("blocked", "KS", "hand.0", "Cards are laid on the pile in the middle."),
        ("again", "2S", "hand.0", "You threw a 2: another card must follow"),
        ("again", "KS", "pile", "The cards in your hand come first."),
        ("leaving", "KS", "pile", "That card is not in your hand."),
        ("leaving", "3S 4S", "pile", "Only cards of the same rank are thrown together."),
        ("leaving", "3S", "gone", "Cards are laid on the pile in the middle."),
        ("over", "8S", "hand.0", "The match is over."),
    ],
)
def test_the_sentence_says_why(name: str, cards: str, zone: str, sentence: str) -> None:
    """B3, B5, B6, B8, B9, B10"""
    assert sentence in BOARDS[name].why_not(0, cards, zone)


def test_cards_of_nobody() -> None:
    """B4, B7: the stock, the cards that are out of the game, and those of others."""
    board = BOARDS["hand"]
    stock, gone = board.table().zone("stock").present(), board.table().zone("gone").present()
    assert "drawn at the beginning of a turn" in board.why_not(0, stock[-1].key, "hand.0")
    assert board.why_not(0, gone[-1].key, "hand.0") == "Those cards have left the game."
    other = board.table().zone("hand.1").present()[0]
    assert board.why_not(0, other.key, "pile") == "Only your own cards can be thrown."


def test_who_has_no_say() -> None:
    """B5, B3"""
    for name in ("hand", "blocked", "leaving"):
        assert BOARDS[name].why_not(1, "8S", "pile") == "It is not your turn."
        assert BOARDS[name].why_not(None, "8S", "pile") == "It is not your turn."
        with pytest.raises(NotYourTurn, match=r"It is not your turn\."):
            BOARDS[name].judge(1, "take")
    for seat in (-1, 2):
        with pytest.raises(NotYourTurn, match=r"There is no such seat at this table\."):
            BOARDS["hand"].judge(seat, "take")


@pytest.mark.parametrize("name", BOARDS)
def test_a_refused_move_has_a_sentence(name: str) -> None:
    """B3–B11: and what is not refused is legal."""
    state = BOARDS[name].state
    texts = ["take", "blind 0", "blind 1", "blind 2", "show 3S 4S 5S", "show 9S 9H 3S"]
    texts += [f"{verb} {card}" for verb in ("throw", "leave") for card in ("3S", "9S", "KS", "2S")]
    texts += ["throw 9S 9H", "throw KS KH", "throw 9H 9S"]
    for text in texts:
        for seat in (0, 1):
            try:
                said = str(state.judge(seat, read_move(text)))
            except (Illegal, NotYourTurn) as refused:
                said = str(refused)
            alike = {oracle.alike(str(move)) for move in state.legal_moves(seat)}
            assert (said == text) is (oracle.alike(text) in alike and owns(state, seat, text))
            assert said == text or re.fullmatch(r"[A-Z][^{}]+\.", said), text


def owns(state: State, seat: int, text: str) -> bool:
    """Whether all cards that are named are the seat's: of its hand, of what lies open, or both."""
    named = {word for word in text.split(" ") if word in FACE_OF}
    hand = {FACE_TEXT[face] for face in state.hand(seat)}
    lying = {FACE_TEXT[face] for face in state.face_up(seat)}
    return named <= (hand | lying if text.startswith("show") else hand or lying)


def test_only_its_own_moves_are_judged() -> None:
    with pytest.raises(TypeError):
        BOARDS["hand"].state.judge(0, "take")
