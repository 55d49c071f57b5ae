"""The rules of Bloqueadas (B2–B13) held against a second reading of the clauses, move by move."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import effort
from tests.games.bloqueadas import oracle
from tests.games.bloqueadas.board import SEATS, Board, dealt, position


def sets_sorted(zones: dict[str, list[str]]) -> dict[str, list[str]]:
    return {
        name: sorted(cards, key=lambda card: (card == "?", card))
        if name.startswith(("hand", "gone"))
        else cards
        for name, cards in zones.items()
    }


def compare(board: Board, theirs: oracle.Position, seat: int) -> None:
    """Both say the same about the position, of the truth and of what that seat knows."""
    table, outcome, said = board.table(), board.state.outcome(), oracle.written(theirs)
    assert oracle.whole(theirs)
    assert table.turn == board.state.turn == said["turn"]
    assert sets_sorted(board.zones()) == said["zones"]
    assert table.counters == said["counters"]
    assert list(board.state.faults()) == said["faults"]
    assert (outcome and {"places": list(outcome.places)}) == said["outcome"]
    ours, legal = board.all_legal(), oracle.legal(theirs)
    assert set(ours) == set(legal)
    for actor, texts in ours.items():
        alike = [oracle.alike(text) for text in texts]
        assert sorted(alike) == sorted(map(oracle.alike, legal[actor]))
        assert len(set(alike)) == len(alike)
    assert sets_sorted(board.zones(seat)) == sets_sorted(oracle.zones_as_seen(theirs, seat))


def follow(board: Board, theirs: oracle.Position, rng: Random, most: int, throws: float) -> int:
    """Play at random through both; returns how many moves it took.

    The oracle names which of equal cards, and those are played in both.
    `throws` is how often somebody throws as many cards as there are.
    """
    for step in range(most):
        compare(board, theirs, rng.randrange(theirs["seats"]))
        choices = [(seat, text) for seat, texts in oracle.legal(theirs).items() for text in texts]
        if not choices:
            assert board.places
            return step
        seat, text = rng.choice(choices)
        if rng.random() < throws:
            seat, text = max(choices, key=lambda choice: len(choice[1]))
        assert board.judge(seat, text) == text
        board.play(seat, text)
        theirs = oracle.after(theirs, seat, text)
    return most


@pytest.mark.parametrize("seats", SEATS)
def test_whole_matches(seats: int) -> None:
    """B1–B13: from the deal to the end."""
    for seed in range(effort(1, 200)):
        board = dealt(seats, seed % seats, seed)
        theirs = oracle.deal(board.zones(), seats, seed % seats)
        rng = Random(f"{seats} {seed}")
        assert follow(board, theirs, rng, 20_000, rng.choice([0, 0.3])) < 20_000


def endgame(rng: Random, seats: int) -> Board:
    """Few cards and few kinds of them, so that trios, 2s, 10s and standstills are frequent."""
    ranks = rng.sample(oracle.RANKS, rng.randint(3, 6)) + rng.choice([[], ["2"], ["2", "10"]])
    pool = [card for card in oracle.DECK if oracle.rank(card) in ranks]
    rng.shuffle(pool)

    def some(most: int) -> list[str]:
        return [pool.pop() for _ in range(rng.randint(0, most)) if pool]

    hands, up, down = [], [], []
    for _ in range(seats):
        lying = some(rng.choice([0, 3]))
        open_cards = some(3) if len(lying) == 3 else []
        hand = some(rng.choice([0, 1, 4]))
        if not hand + lying + open_cards:
            hand = [pool.pop()]
        hands.append(" ".join(hand))
        up.append(" ".join(open_cards))
        down.append(" ".join(lying))
    return position(
        *hands,
        up=up,
        down=down,
        pile=" ".join(some(5)),
        stock=" ".join(some(rng.choice([0, 0, 2]))),
        turn=rng.randrange(seats),
    )


@settings(max_examples=effort(50, 5000))
@given(st.integers(0, 2**32), st.sampled_from(SEATS))
def test_endgames(seed: int, seats: int) -> None:
    """B4–B13, where the rare things happen."""
    rng = Random(seed)
    board = endgame(rng, seats)
    theirs = oracle.deal(board.zones(), seats, board.state.turn_seat)
    theirs["stage"] = "throw"
    oracle.look(theirs)
    # The oracle has seen the hands and remembers nothing else: what was taken before is unknown.
    follow(board, theirs, rng, effort(60, 600), 0.1)
