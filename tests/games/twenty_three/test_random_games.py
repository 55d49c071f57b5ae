"""Random games of 23 end, and lose no card and no chip on the way (W1, W2, W7–W14)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardgames_gui.engine.events import Event
from cardgames_gui.games.twenty_three.model import (
    DECK,
    Dropped,
    Finished,
    Forced,
    Passed,
    Played,
    TwentyThreeMove,
    read_move,
)
from tests.effort import effort
from tests.games.twenty_three.board import LONGEST, SEATS, Board, dealt


def check_cards(board: Board) -> None:
    """Each card is somewhere once, and each zone holds what it may."""
    state = board.state
    table = board.seen(None)
    assert sorted(table.where()) == [*range(66 * (state.round - 1), 66 * state.round)]
    zones = board.written()["zones"]
    assert Counter(card for zone in zones.values() for card in zone) == Counter(DECK)
    keys = [*state.pile, *(k for h in state.hands for k in h), *(k for a in state.away for k in a)]
    assert len(keys) == len(set(keys)) == state.seats * (12 if state.learning else 15)
    for zone in table.zones:
        assert len(zone.cards) <= zone.room
    for seat in range(state.seats):
        hand = board.hand(seat)
        assert hand == sorted(hand)
        assert bool(hand) is (board.standing(seat) == "in")
        assert all(number <= state.highest[seat] for number in hand)


def change(events: list[Event], seats: int) -> tuple[list[int], list[int]]:
    """What the events say that each seat took in penalty chips, and spent in bonus chips."""
    taken, spent = [0] * seats, [0] * seats
    for event in events:
        match event:
            case Played():
                taken[event.seat] += event.chips
                spent[event.seat] += event.bonus
            case Finished():
                taken[event.seat] -= event.back
            case Passed():
                taken[event.seat] += 1
            case Forced():
                taken[event.seat] += 2
            case Dropped():
                taken[event.seat] += len(event.cards)
    return taken, spent


def pick(moves: list[TwentyThreeMove], rng: Random, patience: float) -> TwentyThreeMove:
    """Any move, but dropping out only when the patience is at an end."""
    kept = [move for move in moves if str(move) != "drop"]
    return rng.choice(kept if kept and rng.random() < patience else moves)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("learning", [False, True])
@pytest.mark.parametrize("patience", [0.0, 0.97])
def test_random_games(seats: int, learning: bool, patience: float) -> None:
    """W7–W14, C4: they end with places; at each step all cards and chips are accounted for."""
    for seed in range(effort(2, 500)):
        board, rng = dealt(seats, seed, learning), Random(seed)
        played: list[tuple[int, str]] = []
        while actors := board.state.actors():
            seat = rng.choice(actors)
            before = [*board.chips], [*board.bonus]
            board.told.clear()
            move = pick(list(board.state.legal_moves(seat)), rng, patience)
            assert read_move(str(move)) is move
            played.append((seat, str(move)))
            board.play(seat, str(move))
            check_cards(board)
            taken, spent = change(board.told, seats)
            assert board.chips == [a + b for a, b in zip(before[0], taken, strict=True)]
            assert board.bonus == [a - b for a, b in zip(before[1], spent, strict=True)]
            assert min(board.chips + board.bonus) >= 0
            assert board.told
            assert len(played) < LONGEST
        assert board.places is not None
        assert len(board.places) == seats
        again = dealt(seats, seed, learning)
        for seat, text in played:
            again.play(seat, text)
        assert again.state.reveal() == board.state.reveal()


def test_clones_are_independent() -> None:
    """C4: what is played on a clone leaves the other as it is."""
    board, rng = dealt(3), Random(5)
    for _ in range(25):
        twin = Board(board.state.clone())
        before = repr(board.state.reveal())
        assert repr(twin.state.reveal()) == before
        for _ in range(12):
            if actors := twin.state.actors():
                moves = list(twin.state.legal_moves(actors[-1]))
                twin.play(actors[-1], str(rng.choice(moves)))
        assert repr(board.state.reveal()) == before
        seat = board.state.actors()[0]
        board.play(seat, str(pick(list(board.state.legal_moves(seat)), rng, 1.0)))
        assert repr(board.state.reveal()) != before
