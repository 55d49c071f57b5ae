"""How many ways play can go on from fixed positions, to a depth: any change of the rules shows."""

from __future__ import annotations

import pytest

from tests.games.bloqueadas import oracle
from tests.games.bloqueadas.board import Board, dealt, position
from tests.games.boards import ways


def oracle_ways(p: oracle.Position, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat, texts in oracle.legal(p).items():
        for text in texts:
            total += oracle_ways(oracle.after(p, seat, text), depth - 1)
    return total or 1


BOARDS = {
    "the exchange": dealt(3),
    "the first turns": dealt(2).begin(),
    "without a stock": position(
        "2 2 5 7 10", "2 6 6 J", up=["3 9", "A K K"], down=["4 8 Q", "2 5 10"], pile="6 6"
    ),
    "blocked cards": position("", "", "K", down=["2 3 10", "4 4 A", "5"], pile="J K"),
}


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("the exchange", [60, 2400]),
        ("the first turns", [4, 8, 26, 42, 152, 265, 559, 841]),
        ("without a stock", [4, 13, 40, 96, 199, 331, 464, 678]),
        ("blocked cards", [3, 8, 18, 32, 40, 61, 104, 136]),
    ],
)
def test_counts(name: str, counts: list[int]) -> None:
    """B3–B12: what may be played, and by whom; who wins is not counted."""
    board = BOARDS[name]
    assert [ways(board.state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", BOARDS)
def test_the_second_reading_counts_the_same(name: str) -> None:
    """B3–B12"""
    board = BOARDS[name]
    theirs = start(board)
    depth = 2 if name == "the exchange" else 3
    assert oracle_ways(theirs, depth) == ways(board.state, depth)


def start(board: Board) -> oracle.Position:
    """The position as the oracle has it, just drawn where somebody is on turn."""
    theirs = oracle.deal(board.zones(), board.state.seats, board.state.turn_seat)
    if board.turn is not None:
        theirs["stage"] = "throw"
    return theirs
