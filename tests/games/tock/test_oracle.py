"""The rules of Tock! (T3–T27) held against a second reading of the clauses, move by move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames_gui.engine.setup import Setup
from tests.effort import effort
from tests.games.tock import oracle
from tests.games.tock.board import TOCK, Board, position


def setup(seats: int, strict: bool, end: str, seed: int = 0) -> Setup:
    return Setup("tock", 1, seats, seed % seats, seed, {"strict": strict, "end": end})


def kinds(legal: dict[str, list[str]]) -> list[tuple[int, list[str]]]:
    """What may be done, with all draws from the table as one thing, and each knock as one."""
    found = []
    for seat, moves in sorted(legal.items()):
        draws = sorted(move for move in moves if move[:5] == "draw " and move != "draw block")
        if draws:
            found.append((int(seat), draws))
        found += [(int(seat), [move]) for move in sorted(moves) if move not in draws]
    return found


def both(board: Board, theirs: oracle.Position) -> dict[str, Any]:
    """What both say about the position, which must be the same."""
    ours = board.written()
    said = oracle.written(theirs)
    legal = {seat: sorted(moves) for seat, moves in ours["legal"].items()}
    assert legal == {seat: sorted(moves) for seat, moves in said.pop("legal").items()}
    assert {name: ours[name] for name in said} == said
    for seat in range(theirs["seats"]):
        counted = sum(
            number != 21
            for zone in (f"pile.{seat}", f"block.{seat}")
            for number in ours["zones"][zone]
        )
        assert board.state.cards_left(seat) - counted in (0, 1)
    return ours


def follow(board: Board, theirs: oracle.Position, rng: Random, most: int, knocks: float) -> int:
    """Play at random through both; returns how many moves it took."""
    for step in range(most):
        ours = both(board, theirs)
        if not ours["legal"]:
            assert ours["outcome"]
            return step
        choices = kinds(ours["legal"])
        acts = [choice for choice in choices if choice[1] != ["knock"]]
        calls = [choice for choice in choices if choice[1] == ["knock"]]
        seat, moves = rng.choice(calls if calls and rng.random() < knocks else acts)
        text = rng.choice(moves)
        board.play(seat, text)
        theirs = oracle.after(theirs, seat, text)
    return most


@pytest.mark.parametrize("seats", TOCK.seats)
@pytest.mark.parametrize(("strict", "end"), [(True, "places"), (True, "first"), (False, "places")])
def test_whole_matches(seats: int, strict: bool, end: str) -> None:
    """T1–T27: from the deal to the end."""
    for seed in range(effort(1, 40)):
        dealt = setup(seats, strict, end, seed)
        board = Board(TOCK.deal(dealt))
        faces = list(board.state.reveal().faces)
        theirs = oracle.deal(faces, seats, seed % seats, strict, end)
        rng = Random(f"{seats} {strict} {end} {seed}")
        assert follow(board, theirs, rng, 20_000, 0.15) < 20_000


def endgame(rng: Random, seats: int, strict: bool, end: str) -> Board:
    """A position near the end: few cards outside the centre, some seats out, perhaps one drawn."""
    low = rng.choice([12, 16, 17, 18, 19])
    heights = [rng.choice([20, 20, rng.randint(low, 20)]) for _ in range(6)]
    loose = [n for height in heights for n in range(height + 1, 21)] + [21]
    rng.shuffle(loose)
    lying = rng.choice([0, 0, 1, 2, 5])
    table, loose = loose[:lying], loose[lying:]
    drawn = loose.pop() if loose and rng.random() < 0.3 else None
    piles: list[list[int]] = [[] for _ in range(seats)]
    blocks: list[list[int]] = [[] for _ in range(seats)]
    for number in loose:
        where = blocks if not table and rng.random() < 0.3 else piles
        where[rng.randrange(rng.randint(1, seats))].append(number)
    turn = rng.randrange(seats)
    out = []
    if not table:
        for seat in rng.sample(range(seats), seats):
            own = [*piles[seat], *blocks[seat], *([drawn] if seat == turn and drawn else [])]
            if not set(own) - {21}:
                out.append(seat)
    return position(
        *piles,
        heights=heights,
        blocks=dict(enumerate(blocks)),
        drawn=drawn,
        rest="table" if table else None,
        turn=turn,
        out=out,
        strict=strict,
        end=end,
    )


@given(
    st.integers(0, 2**32),
    st.sampled_from(TOCK.seats),
    st.sampled_from([True, True, False]),
    st.sampled_from(["places", "first"]),
)
@settings(max_examples=effort(250, 20_000))
def test_endgames(seed: int, seats: int, strict: bool, end: str) -> None:
    """T14–T26: knocks, waiting, going out by one's own doing and by somebody else's."""
    rng = Random(seed)
    board = endgame(rng, seats, strict, end)
    out = board.out
    if len(out) > seats - 2 or board.turn in out or (end == "first" and out):
        return
    theirs = oracle.read(board.written(), strict, end)
    follow(board, theirs, rng, 150, rng.choice([0.1, 0.4]))
