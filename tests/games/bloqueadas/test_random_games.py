"""Random games of Bloqueadas end, and lose no card on the way."""

from collections import Counter
from random import Random

import pytest

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.notation import zones_json
from cardgames_gui.engine.table import plain_cast
from cardgames_gui.games.bloqueadas.model import Ended
from cardgames_gui.games.bloqueadas.rules import deal
from cardgames_gui.games.bloqueadas.table import table
from tests.effort import effort
from tests.games.bloqueadas import oracle
from tests.games.bloqueadas.board import SEATS, setup
from tests.games.bloqueadas.chance import play

LONGEST = 4000
"""More moves than any random game has been seen to take."""


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int) -> None:
    """B12, B13: by a winner or a standstill."""
    for seed in range(effort(40, 4000)):
        state = deal(setup(seats, seed % seats, seed))
        moves = sum(1 for _ in play(state, Random(seed)))
        assert seats < moves < LONGEST
        outcome = state.outcome()
        assert outcome is not None
        left = [(state.table_left(seat), state.hand_left(seat)) for seat in range(seats)]
        assert outcome.places == tuple(1 + sum(o < own for o in left) for own in left)
        assert (min(left) == (0, 0)) is (state.quiet < 20 * seats)


def test_standstills_happen() -> None:
    """B13"""
    told: list[Event] = []
    for seed in range(20):
        for _ in play(deal(setup(2, 0, seed)), Random(seed), told.append):
            pass
    ends = [event.quiet for event in told if isinstance(event, Ended)]
    assert len(ends) == 20
    assert {True, False} == set(ends)


@pytest.mark.parametrize(("seats", "seed"), [(2, 7), (3, 2), (4, 14)])
def test_the_countdown_runs_out(seats: int, seed: int) -> None:
    """B13: turn after turn without a change is counted, the last five are shown, and it ends."""
    state, told = deal(setup(seats, 0, seed)), list[Event]()
    counts, shown = list[object](), list[str]()
    for _ in play(state, Random(seed), told.append):
        seen = table(state.observe(0), plain_cast(seats))
        if counts[-1:] != [seen.counters["quiet"]]:
            counts.append(seen.counters["quiet"])
            shown.append(seen.zone("pile").label)
    most = 20 * seats
    assert counts[-most:] == list(range(most))
    assert shown[-5:] == [f"ends in {left} turns" for left in (5, 4, 3, 2)] + ["ends in 1 turn"]
    assert not [label for label in shown[:-5] if label.startswith("ends in")]
    last = table(state.observe(0), plain_cast(seats))
    assert (last.turn, last.counters["quiet"]) == (None, most)
    assert last.status == "The match is over"
    ended = told[-1]
    assert isinstance(ended, Ended)
    assert ended.quiet


@pytest.mark.parametrize("seats", SEATS)
def test_no_card_is_ever_lost(seats: int) -> None:
    """B1: at every step each of the 104 cards is somewhere, once."""
    state, cast = deal(setup(seats, 0, seats)), plain_cast(seats)
    expected = Counter(oracle.DECK)

    def look(_event: Event) -> None:
        zones = zones_json(table(state.reveal(), cast))
        assert Counter(card for cards in zones.values() for card in cards if card) == expected

    for _ in play(state, Random(seats), look):
        twin = state.clone()
        assert twin.reveal() == state.reveal()


def test_clones_are_independent() -> None:
    """Whatever is played in one leaves the other as it was."""
    state = deal(setup(3))
    for step, _ in enumerate(play(state, Random(1))):
        if step % 5 == 0:
            before, legal = state.reveal(), [state.legal_moves(seat) for seat in range(3)]
            for _ in zip(range(8), play(state.clone(), Random(step)), strict=False):
                pass
            assert state.reveal() == before
            assert [state.legal_moves(seat) for seat in range(3)] == legal


def test_the_same_moves_give_the_same_match() -> None:
    """C4"""
    first, second = deal(setup(4)), deal(setup(4))
    for seat, move in play(first, Random(3)):
        second.apply(seat, second.judge(seat, move), lambda _event: None)
    assert first.reveal() == second.reveal()
