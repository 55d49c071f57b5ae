"""The rules of 23 (W2–W14) held against a second reading of the clauses, move by move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import effort
from tests.games.twenty_three import oracle
from tests.games.twenty_three.board import LONGEST, SEATS, Board, dealt, position

Deal = tuple[list[list[int]], list[int]]


def hands_of(board: Board, round_: int) -> Deal:
    """What that round deals, by the place in the deal: the hands, and the box."""
    seats, size = board.state.seats, 12 if board.state.learning else 15
    cards = list(board.state.faces[66 * (round_ - 1) : 66 * round_])
    return [cards[size * s : size * (s + 1)] for s in range(seats)], cards[size * seats :]


def both(board: Board, theirs: oracle.Position) -> dict[str, Any]:
    """What both say about the position, which must be the same."""
    ours = board.written()
    assert ours == oracle.written(theirs)
    return ours


def follow(board: Board, theirs: oracle.Position, rng: Random, boldness: float) -> int:
    """Play at random through both, to the end; returns how many moves it took."""
    second = hands_of(board, 2)
    for step in range(LONGEST):
        ours = both(board, theirs)
        if not ours["legal"]:
            assert ours["outcome"]
            return step
        seat = rng.choice(list(ours["legal"]))
        moves = ours["legal"][seat]
        # Kinds of moves, and not moves, are equally likely: else passing hardly ever happens.
        kinds = sorted({text.split()[0] for text in moves} - {"drop"}) or ["drop"]
        kind = "drop" if "drop" in moves and rng.random() > boldness else rng.choice(kinds)
        text = rng.choice([text for text in moves if text.split()[0] == kind])
        board.play(int(seat), text)
        theirs = oracle.after(theirs, int(seat), text, *second)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("learning", [False, True])
def test_whole_matches(seats: int, learning: bool) -> None:
    """W2–W14: from the deal to the end."""
    for seed in range(effort(3, 400)):
        board = dealt(seats, seed, learning)
        theirs = oracle.deal(*hands_of(board, 1), learning)
        rng = Random(f"{seats} {learning} {seed}")
        assert follow(board, theirs, rng, rng.choice([0.8, 0.95, 0.99])) > 4


def late(rng: Random, seats: int) -> Board:
    """A position late in a round: few cards in the hands, some seats out, few bonus chips."""
    low = rng.random() < 0.5
    pool = [n for n in range(2, 12 if low else 24) for _ in range(2)]
    rng.shuffle(pool)
    top = rng.randint(12 if low else 3, 23)
    hands = [[pool.pop() for _ in range(rng.choice([0, 1, 2, 3, 5]))] for _ in range(seats)]
    turn = rng.randrange(seats)
    hands[turn] = hands[turn] or [4 if top == 3 else 3]
    return position(
        *hands,
        top=top,
        chips=[rng.randint(0, 6) for _ in range(seats)],
        bonus=[rng.choice([0, 0, 1, 2, 3]) for _ in range(seats)],
        turn=turn,
        dropped=[s for s in range(seats) if not hands[s] and rng.random() < 0.5],
        round_=rng.choice([1, 2, 2]),
        learning=rng.random() < 0.3,
        seed=rng.randrange(1000),
    )


@given(st.integers(0, 2**32), st.sampled_from(SEATS))
@settings(max_examples=effort(100, 20_000))
def test_late_positions(seed: int, seats: int) -> None:
    """W8–W14: forces that lapse, bonus chips that must be spent, last cards, shared places."""
    rng = Random(seed)
    board = late(rng, seats)
    theirs = oracle.read(board.written(), board.state.learning)
    follow(board, theirs, rng, rng.choice([0.7, 0.9]))
