"""Why not: for whatever a hand may try there is a sentence, and it is true (T3–T10, T13, T22)."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from cardgames_gui.engine.table import plain_cast
from tests.games.tock.board import TOCK, Board, position

BOARDS = {
    "strict": position([3, 9], [8], [], heights=[2, 0, 20]),
    "learner": position([3, 9], [8], [], heights=[2, 0, 20], strict=False),
    "drawn": position([3, 9], [8], [6], heights=[2, 7], drawn=7),
    "drawn, learner": position([3, 9], [8], [6], heights=[2, 7], drawn=7, strict=False),
    "drawn 8, learner": position([3, 9], [9], [6], heights=[2, 7], drawn=8, strict=False),
    "rascal": position([3, 9], [20], [6], heights=[2, 7], drawn=21, strict=False),
    "block": position([9], [8], [5], blocks={0: [4, 2, 7]}, rest="block.2"),
    "block, learner": position([9], [8], [5], blocks={0: [4, 2, 7]}, rest="block.2", strict=False),
    "turning over": position([9, 3], [8], [5], rest="block.2"),
    "out": position([20], [21], [5], rest="block.2", out=[1]),
    "settling": position([4], [9, 5], rest="block.1").play(0, "top pile 1"),
    "settled": position([4], [9, 5], rest="block.1").play(0, "top pile 1").play(1, "knock"),
    "over": position([4], [9, 5], rest="block.1").play(0, "top pile 1").play(1, "accept"),
}
"""Positions in which a hand can try something wrong."""


def tries(board: Board) -> Iterator[tuple[int, int, str, bool]]:
    """Every seat, every card and every zone; and whether an offer would take it."""
    seats = board.state.reveal().seats
    for seat in range(seats):
        table = TOCK.table(board.state.observe(seat), plain_cast(seats))
        cards = [zone.present()[-1].key for zone in table.zones if zone.present()]
        cards += [zone.present()[0].key for zone in table.zones if zone.present()]
        for card in dict.fromkeys(cards):
            for zone in table.zones:
                taken = any(
                    card in offer.picks and offer.to in (None, zone.id) for offer in table.offers
                )
                yield seat, card, zone.id, taken


@pytest.mark.parametrize("name", BOARDS)
def test_there_is_always_a_sentence(name: str) -> None:
    """T13: of its own for each seat, card and zone."""
    board = BOARDS[name]
    for seat, card, zone, _taken in tries(board):
        assert re.fullmatch(r"[A-Z][^{}]+\.", board.why_not(seat, card, zone)), (seat, card, zone)


@pytest.mark.parametrize("name", BOARDS)
def test_no_sentence_says_anything_false(name: str) -> None:
    """T3–T10: each is held against the position by hand."""
    board = BOARDS[name]
    seen = board.state.reveal()
    for seat, card, zone, taken in tries(board):
        if not taken:
            sentence = board.why_not(seat, card, zone)
            assert true(board, seat, card, zone, sentence), (seat, seen.faces[card], zone, sentence)


def true(board: Board, seat: int, card: int, zone: str, sentence: str) -> bool:
    """Whether the sentence is true of this try."""
    seen = board.state.reveal()
    number = seen.faces[card]
    name, _dot, index = zone.partition(".")
    pile = seen.piles[seat]
    top = seen.faces[pile[-1]] if pile else 0
    height = len(seen.centre[int(index)]) if name == "centre" else 0
    centre_fits = {len(sequence) + 1 for sequence in seen.centre} - {21}
    tops = {s: seen.faces[p[-1]] for s, p in enumerate(seen.piles) if p and s not in seen.out}

    def goes(n: int) -> bool:
        beside = any(abs(n - t) == 1 for s, t in tops.items() if s != seat)
        return beside or n in centre_fits

    match sentence:
        case "The match is over.":
            return board.places is not None
        case "It is not your turn.":
            return board.turn != seat and board.places is None
        case "Let the last action stand, or knock.":
            return board.legal(seat) == {"accept", "knock"}
        case "Nothing is left to do but to let the last action stand.":
            return board.legal(seat) == {"accept"}
        case "Play the drawn card before you draw another one.":
            return board.drawn is not None and (card in seen.table or card in seen.blocks[seat])
        case "Play the drawn card first; until then the top of your pile stays.":
            return board.drawn is not None and card == pile[-1]
        case "Only the top card of your own pile, or a card you draw, can be played.":
            return card != seen.drawn and card not in pile[-1:] and card not in seen.table
        case "Only a drawn card goes on your own pile.":
            return zone == f"pile.{seat}" and card == pile[-1]
        case "Cards are drawn from the top of the block.":
            return card in seen.blocks[seat][:-1] and not seen.table
        case "Cards go to the centre or on a pile.":
            return name not in ("centre", "pile")
        case "A player who is out gets no more cards.":
            return name == "pile" and int(index) in seen.out
        case "There is no card on that pile to play on.":
            return name == "pile" and not seen.piles[int(index)]
        case "A new sequence begins with a 1.":
            return name == "centre" and height == 0 and number != 1
        case "This sequence is complete.":
            return name == "centre" and height == 20
        case "The Rascal never goes in the centre.":
            return name == "centre" and number == 21
        case "The Rascal goes only on a 20.":
            return number == 21 and name == "pile" and int(index) != seat
        case "A 20 goes on a 19 or on the Rascal.":
            return number == 20 and tops[int(index)] not in (19, 21)
    if found := re.fullmatch(r"The (\w+) on top of your pile can be played: .*", sentence):
        learner = not seen.strict
        shown = 21 if found[1] == "Rascal" else int(found[1])
        return learner and shown == top and goes(top) and board.drawn is None
    if found := re.fullmatch(r"The (\w+) fits in the centre: the centre comes first\.", sentence):
        return str(number) == found[1] and number in centre_fits and not seen.strict
    if found := re.fullmatch(r"The (\w+) fits on another pile; .*", sentence):
        return goes(number) and number not in centre_fits and zone == f"pile.{seat}"
    if found := re.fullmatch(r"In the centre an? (\d+) goes on an? (\d+)\.", sentence):
        return (int(found[1]), int(found[2])) == (number, number - 1) and height != number - 1
    if found := re.fullmatch(r"An? (\d+) goes on an? (\d+) or an? (\d+)\.", sentence):
        said = int(found[1]), int(found[2]), int(found[3])
        return said == (number, number - 1, number + 1) and abs(tops[int(index)] - number) != 1
    return False


@pytest.mark.parametrize(
    ("drawn", "zone", "sentence"),
    [
        (7, "pile.1", "A 7 goes on a 6 or an 8."),
        (9, "pile.1", "A 9 goes on an 8 or a 10."),
        (12, "pile.1", "A 12 goes on an 11 or a 13."),
        (18, "pile.1", "An 18 goes on a 17 or a 19."),
        (8, "centre.1", "A new sequence begins with a 1."),
        (8, "centre.0", "In the centre an 8 goes on a 7."),
        (19, "centre.0", "In the centre a 19 goes on an 18."),
        (20, "pile.1", "A 20 goes on a 19 or on the Rascal."),
        (21, "pile.1", "The Rascal goes only on a 20."),
        (21, "centre.0", "The Rascal never goes in the centre."),
        (1, "pile.1", "A 1 goes on a 2."),
        (1, "centre.0", "A 1 opens a new sequence, on the first free place."),
        (7, "pile.2", "There is no card on that pile to play on."),
    ],
)
def test_the_words(drawn: int, zone: str, sentence: str) -> None:
    """T3, T4, T5"""
    board = position([], [3], [], heights=[2], drawn=drawn)
    assert board.why_not(0, board.state.reveal().drawn, zone) == sentence


def test_a_refusal_needs_no_knowledge_of_what_is_hidden() -> None:
    """T2: the sentence is the same whatever lies on the table."""
    board = BOARDS["strict"]
    for seed in range(5):
        other = Board(TOCK.imagine(board.state.observe(0), Random(seed)))
        for seat, card, zone, _taken in tries(board):
            assert other.why_not(seat, card, zone) == board.why_not(seat, card, zone)
