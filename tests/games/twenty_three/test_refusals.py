"""Why not: for whatever a hand may try there is a sentence, and it is true (W3–W10)."""

from __future__ import annotations

import re
from random import Random

import pytest

from cardgames_gui.engine import language
from cardgames_gui.games.twenty_three import refusals
from cardgames_gui.games.twenty_three.deals import imagine
from tests.games.twenty_three.board import Board, begun, dealt, position


def chosen(seat: int) -> Board:
    """That seat has put its cards away, the others have not."""
    board = dealt(3)
    return board.play(seat, str(board.state.legal_moves(seat)[0]))


BOARDS = {
    "deal": dealt(3),
    "choosing": chosen(1),
    "opening": dealt(3, 4, learning=True),
    "begun": begun(3),
    "bonus": position([3, 4, 5, 10, 13], [9], top=15, bonus=[2, 0]),
    "no bonus": position([3, 4, 5, 10, 23], [9], top=15),
    "forced": position([5, 20, 20], [9], top=15, forced=True, bonus=[1, 0]),
    "lapsed": position([5, 20], [9], top=15).play(0, "force"),
    "over": position([5], [], round_=2).play(0, "drop"),
}


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("speech", ["en", "es"])
def test_there_is_always_a_sentence(name: str, speech: str) -> None:
    """W3–W10: for each seat, card and zone; the same in any world that the seat may imagine."""
    board = BOARDS[name]
    language.use(speech)
    for chair in (None, *range(board.state.seats)):
        shown = board.seen(chair)
        world = imagine(board.state.observe(chair), Random(1))
        for zone in shown.zones:
            for card in zone.present():
                for target in shown.zones:
                    said = board.why_not(chair, [card.key], target.id)
                    assert re.fullmatch(r"[A-Z][^{}]+\.", said)
                    assert refusals.explain(world, chair, [card.key], target.id) == said


def tried(board: Board, numbers: list[int], zone: str, seat: int = 0) -> str:
    """The sentence for bringing cards with these numbers from that seat's hand to the zone."""
    keys = list(board.state.hands[seat])
    cards = []
    for number in numbers:
        cards.append(next(key for key in keys if board.state.faces[key] == number))
        keys.remove(cards[-1])
    return board.why_not(seat, cards, zone)


@pytest.mark.parametrize(
    ("name", "numbers", "zone", "sentence"),
    [
        ("bonus", [5], "pile", "To play the 5 on the 15 takes 2 bonus chips."),
        ("bonus", [10], "pile", "To play the 10 on the 15 takes 1 bonus chip."),
        ("bonus", [4], "pile",
         "The 4 is lower than the 15 on top, and your bonus chips do not reach so far."),
        ("bonus", [4, 5], "pile", "Cards that are played together have the same number."),
        ("bonus", [4], "away.0", "Cards are put away only at the beginning of a round."),
        ("bonus", [4], "box", "Cards are played on the pile."),
        ("bonus", [4], "hand.1", "Cards are played on the pile."),
        ("no bonus", [10], "pile", "The 10 is lower than the 15 on top."),
        ("no bonus", [23], "pile", "The 23 can be played, and costs 7 penalty chips."),
        ("forced", [20, 20], "pile", "The 20 can be played, and costs 4 penalty chips."),
        ("lapsed", [5], "pile", "It is not your turn."),
        ("begun", [], "pile", "It is not your turn."),
    ],
)  # fmt: skip
def test_the_words(name: str, numbers: list[int], zone: str, sentence: str) -> None:
    """W3, W6–W8"""
    board = BOARDS[name]
    if not numbers:
        seat = (board.turn or 0) + 1
        assert board.why_not(seat % 3, board.state.hands[seat % 3][:1], zone) == sentence
    else:
        assert tried(board, numbers, zone) == sentence


def test_the_words_while_cards_are_put_away() -> None:
    """W3, W4"""
    board = BOARDS["deal"]
    opener = board.state.opener()
    other = (opener + 1) % 3
    assert tried(board, [1], f"away.{opener}", opener) == "The 1 is never put away."
    low = board.hand(other)[:2]
    assert tried(board, low, f"away.{other}", other) == "Put exactly three cards away."
    assert tried(board, low[:1], "pile", other) == "First put three cards away."
    key = board.state.hands[opener][0]
    said = board.why_not(other, [key], f"away.{other}")
    assert said == "Only cards from your own hand can be played."
    done = BOARDS["choosing"]
    assert done.why_not(1, done.state.hands[1][:1], "away.1") == (
        "You have put your cards away; the others are still choosing."
    )
    opening = BOARDS["opening"]
    seat = opening.state.opener()
    last = opening.hand(seat)[-1:]
    assert tried(opening, last, "pile", seat) == "The 1 opens the round, alone."
    assert tried(opening, last, f"away.{seat}", seat) == (
        "No cards are put away at a table for learning."
    )


def test_what_can_be_played_is_not_called_impossible() -> None:
    """W6–W8: a sentence that says a card can be played is said of those alone."""
    for name in ("bonus", "no bonus", "forced", "begun"):
        board = BOARDS[name]
        assert board.turn is not None
        for key in board.state.hands[board.turn]:
            number = board.state.faces[key]
            said = board.why_not(board.turn, [key], "pile")
            assert ("can be played" in said) is (f"{number} 1 0" in board.plays(board.turn))
            reach = any(text.startswith(f"{number} ") for text in board.plays(board.turn))
            assert ("lower than" in said) is not reach
