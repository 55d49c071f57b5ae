"""How many ways play can go on from fixed positions, to a depth: any change of the rules shows."""

from __future__ import annotations

import pytest

from cardgames_gui.engine.setup import Setup
from tests.games.boards import ways
from tests.games.tock import oracle
from tests.games.tock.board import TOCK, Board, position


def oracle_ways(p: oracle.Position, depth: int) -> int:
    """The same by the second reading."""
    if depth == 0:
        return 1
    legal = [(seat, text) for seat, texts in oracle.legal(p).items() for text in texts]
    return sum(oracle_ways(oracle.after(p, seat, text), depth - 1) for seat, text in legal) or 1


def dealt(seats: int, seed: int, **options: bool | str) -> Board:
    chosen: dict[str, bool | str] = {"strict": True, "end": "places", **options}
    return Board(TOCK.deal(Setup("tock", 1, seats, 0, seed, chosen)))


ALL_BUT_ONE = [20, 20, 20, 20, 20]
POSITIONS = {
    "deal, 2 seats": (dealt(2, 1), (121, 248, 15494)),
    "deal, 3 seats": (dealt(3, 1), (121, 369, 15990)),
    "deal, learner": (dealt(4, 9, strict=False), (121, 121, 14520)),
    "middle": (position([4, 9], [8, 3, 8], [10, 5], heights=[3, 7, 8]), (98, 518, 32241)),
    "the last cards": (
        position([17], [18], [19, 20], heights=[*ALL_BUT_ONE, 16]),
        (3, 10, 30, 80, 181, 386, 783, 1566, 3196),
    ),
    "no table": (
        position([21, 16], [18, 17], [19, 20], heights=[*ALL_BUT_ONE, 15], rest=None),
        (3, 12, 28, 68, 164, 367, 821, 1825, 3971),
    ),
    "first": (
        position(
            [16, 21], [17], [18, 19], [20],
            heights=[*ALL_BUT_ONE, 15], rest=None, end="first",
        ),
        (2, 12, 37, 60, 81, 101, 124, 160, 195, 252, 329, 412, 511),
    ),
    "blocks": (
        position(
            [14], [], [15], blocks={0: [16, 17], 1: [18, 19], 2: [20, 21]},
            heights=[*ALL_BUT_ONE, 13], rest=None,
        ),
        (3, 9, 17, 39, 100, 248, 631, 1549, 3677),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    """T3–T11, T13, T14, T19–T25, T27: what may be played, and by whom; knocks are counted, too."""
    board, counts = POSITIONS[name]
    assert tuple(ways(board.state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_of_the_second_reading(name: str) -> None:
    """T3–T11, T13, T14, T19–T25, T27"""
    board, counts = POSITIONS[name]
    seen = board.state.reveal()
    end = "first" if seen.ends_first else "places"
    theirs = oracle.read(board.written(), seen.strict, end)
    small = [count for count in counts if count < 1_000]
    assert [oracle_ways(theirs, depth) for depth in range(1, len(small) + 1)] == small
