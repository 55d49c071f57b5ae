"""What is told about a match of Bloqueadas, and the Table at that moment."""

from __future__ import annotations

import re
from random import Random

import pytest

from cardgames_gui.engine import language
from cardgames_gui.engine.events import Event
from cardgames_gui.engine.table import Cast, Kind
from cardgames_gui.games.bloqueadas.model import DECK, EXCHANGE, FACE_OF, FACE_TEXT
from cardgames_gui.games.bloqueadas.names import card_name, the_cards
from cardgames_gui.games.bloqueadas.rules import deal
from cardgames_gui.games.bloqueadas.table import table
from cardgames_gui.games.bloqueadas.words import sentence
from tests.games.bloqueadas.board import SEATS, position, setup
from tests.games.bloqueadas.chance import play

NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Flo")
WORDS = re.compile(r"[^{}]*\w[^{}]*")


@pytest.mark.parametrize("seats", SEATS)
def test_each_event_has_a_sentence_and_a_true_table(seats: int) -> None:
    """B4: and of a drawn card only its seat hears the face."""
    state = deal(setup(seats, 0, seats))
    casts = [Cast(NAMES[:seats], you) for you in (None, 0, 1)]
    told: list[Event] = []

    def tell(event: Event) -> None:
        told.append(event)
        for cast in casts:
            said = sentence(event, cast)
            assert WORDS.fullmatch(said)
            assert "None" not in said
            lying = table(state.observe(cast.you), cast)
            assert set(event.cards) <= set(lying.where())
            assert len(lying.where()) == len(DECK)
            assert WORDS.fullmatch(lying.status)
            for zone in lying.zones:
                assert WORDS.fullmatch(zone.name)
                assert len(zone.present()) <= zone.room
                assert zone.kind is not Kind.PLACES or len(zone.cards) == zone.room
                assert all(card.face or not card.up for card in zone.present())
                assert {card.face for card in zone.present()} <= {*FACE_TEXT[8:], None}

    for _ in play(state, Random(seats), tell):
        assert told or state.phase == EXCHANGE
        told.clear()
    assert told


def test_throws_are_told() -> None:
    """B5, B8, B4"""
    board = position("2S 3S", "5S 5H", down=["4S", "9S"], pile="KS", stock="7H 8H")
    board.play(0, "throw 2S", "throw 3S").play(1, "throw 5S 5H")
    assert board.said(0) == [
        "You threw the 2 of spades",
        "You threw the 3 of spades",
        "Bo drew a card",
        "Bo threw the 5 of spades and the 5 of hearts",
    ]
    board.play(0, "blind 0")
    assert board.said(1)[-2:] == [
        "Ana's blocked card, the 4 of spades, is too low for the 5 of hearts.",
        "Ana took the pile of 6 cards",
    ]
    board = position("", "5S", down=["9S KS"], pile="8S").play(0, "blind 0")
    assert board.said(0) == ["You threw a blocked card: the 9 of spades"]


def test_taking_is_told() -> None:
    """B9, B10"""
    board = position("", "5S", down=["3S KS"], pile="7C 9S", stock="8H")
    board.play(0, "blind 0", "leave 9S")
    assert board.said(0) == [
        "Your blocked card, the 3 of spades, is too low for the 9 of spades.",
        "You took the pile of 3 cards",
        "You began a new pile with the 9 of spades",
        "Bo drew a card",
    ]
    assert board.said(1) == [
        "Ana's blocked card, the 3 of spades, is too low for the 9 of spades.",
        "Ana took the pile of 3 cards",
        "Ana began a new pile with the 9 of spades",
        "You drew the 8 of hearts",
    ]
    assert [event.halt for event in board.told] == [True, False, False, False]


def test_clearing_and_winning_are_told() -> None:
    """B7, B12"""
    board = position("10S", "5S", pile="7C").play(0, "throw 10S")
    assert board.said(1) == [
        "Ana threw the 10 of spades",
        "A 10: the pile leaves the game",
        "Ana wins.",
    ]
    board = position("JS JH", "5S", pile="JC").play(0, "throw JS JH")
    assert board.said(0) == [
        "You threw the jack of spades and the jack of hearts",
        "Three jacks in a row: the pile leaves the game",
        "You win!",
    ]


def test_a_standstill_is_told() -> None:
    """B13, C3"""
    board = position("3", "3", down=["4", "4"], pile="9S", quiet=39).play(0, "take", "leave 9S")
    assert (
        board.said()[-1] == "Nothing has changed for a long time: Ana and Bo share the first place."
    )
    board = position("3", "3 5", down=["4", "4"], pile="9S", quiet=39).play(0, "take", "leave 9S")
    assert board.said(0)[-1].endswith("you have the fewest cards and win!")
    assert board.said(1)[-1].endswith("Ana has the fewest cards and wins.")


def test_exchanges_are_told_together() -> None:
    """B3: what was chosen is told only when all have chosen."""
    board = position(
        "7S 8S 9S", "9 9 9", up=["4S 5S 6S", "K K K"], down=["4 4 4"] * 2, pile="3", phase=EXCHANGE
    )
    board.play(0, "show 4S 5S 9S")
    assert board.said(1) == ["Ana has chosen the face-up cards"]
    assert all(event.cards == () for event in board.told)
    board.begin()
    assert board.said(1)[1:4] == [
        "You have chosen your face-up cards",
        "Ana laid the 9 of spades open, from the hand",
        "You exchanged nothing",
    ]


def test_card_names() -> None:
    """B1"""
    assert card_name(FACE_OF["AS"]) == "ace of spades"
    assert card_name(FACE_OF["10D'"]) == "10 of diamonds"
    faces = [FACE_OF[text] for text in ("QH", "QC", "KD")]
    assert the_cards(faces) == "the queen of hearts, the queen of clubs and the king of diamonds"
    assert len({card_name(face) for face in DECK}) == 52


def test_plates_and_status() -> None:
    """B12: cards in the hand and on the table, and whose turn it is."""
    board = position("3S 9S", "5", up=["KS"], down=["4 4", "4"], pile="8S", stock="5 6")
    lying = table(board.state.observe(0), Cast(NAMES[:2], 0))
    assert [plate.detail for plate in lying.plates] == [
        "hand 2 · your turn",
        "hand 1",
    ]
    assert lying.status == "2 cards in the stock"
    assert set(lying.grips) == {board.key("3S"), board.key("9S")}
    assert table(board.state.observe(1), Cast(NAMES[:2], 1)).grips == ()


def test_it_speaks_spanish() -> None:
    """The catalogue is there, and its sentences hold together."""
    language.use("es")
    board = position("", "5S", down=["3S KS"], pile="7C JS", stock="8H")
    board.play(0, "blind 0", "leave JS")
    assert board.said(1) == [
        "La carta bloqueada de Ana, el 3 de picas, es demasiado baja para la jota de picas.",
        "Ana ha tomado el montón de 3 cartas",
        "Ana ha empezado un montón nuevo con la jota de picas",
        "Has robado el 8 de corazones",
    ]
