"""How many ways play can go on from fixed positions, to a depth: any change of the rules shows."""

from __future__ import annotations

import pytest

from tests.games.boards import ways
from tests.games.twenty_three import oracle
from tests.games.twenty_three.board import Board, begun, dealt, position


def oracle_ways(p: oracle.Position, depth: int) -> int:
    """The same by the second reading, without a second round."""
    if depth == 0:
        return 1
    legal = [(seat, text) for seat, texts in oracle.legal(p).items() for text in texts]
    after = (oracle.after(p, seat, text, [], []) for seat, text in legal)
    return sum(oracle_ways(q, depth - 1) for q in after) or 1


POSITIONS: dict[str, tuple[Board, tuple[int, ...]]] = {
    "deal, 2 seats": (dealt(2, 1), (697,)),
    "begun, 3 seats": (begun(3, 1), (46, 1040, 18420)),
    "learning": (dealt(4, 9, learning=True), (1, 42, 1116, 17656)),
    "the last cards": (
        position([12, 12], [9, 20], [23], top=10, bonus=[1, 1, 0], round_=2, chips=[2, 0, 4]),
        (7, 39, 135, 423, 1224, 3059),
    ),
    "low cards": (
        position([4, 5], [3, 9], top=16, bonus=[2, 1], round_=2),
        (3, 8, 19, 42, 89, 184, 375, 758),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    """W3–W6, W8, W10, W12: what may be played, and by whom; what it costs is not counted."""
    board, counts = POSITIONS[name]
    assert tuple(ways(board.state, depth) for depth in range(1, len(counts) + 1)) == counts


def second_reading(board: Board) -> oracle.Position:
    """The position as the oracle has it; while cards are put away, as dealt."""
    written = board.written()
    if not board.state.choosing:
        return oracle.read(written, board.state.learning)
    zones = written["zones"]
    hands = [zones[f"hand.{seat}"] for seat in range(board.state.seats)]
    return oracle.deal(hands, zones["box"], board.state.learning)


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_of_the_second_reading(name: str) -> None:
    """W3–W6, W8, W10, W12"""
    board, counts = POSITIONS[name]
    small = [count for count in counts if count < 1_500]
    assert small
    theirs = second_reading(board)
    assert [oracle_ways(theirs, depth) for depth in range(1, len(small) + 1)] == small
