"""Computer players know what their seat may know: in any world that fits it, all is equal."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames_gui import shelf
from cardgames_gui.engine.setup import Setup
from cardgames_gui.games.tock.model import DECK
from cardgames_gui.games.tock.rules import State, deal
from cardgames_gui.players.base import Temper
from cardgames_gui.players.levels import LEVELS, RANDOM

TOCK = shelf.game("tock")


def some_position(setup: Setup, actions: int, chance: Random) -> State:
    """After so many actions by anybody who may act; faults and knocks included."""
    state = deal(setup)
    while actions and not state.over:
        actors = state.actors()
        seat = actors[0 if chance.random() < 0.9 else int(chance.random() * len(actors))]
        moves = state.legal_moves(seat)
        state.apply(seat, moves[int(chance.random() * len(moves))])
        actions -= 1
    return state


@st.composite
def positions(draw: st.DrawFn) -> State:
    seats = draw(st.sampled_from(TOCK.seats))
    options: dict[str, bool | str] = {
        "strict": draw(st.booleans()),
        "end": draw(st.sampled_from(["places", "first"])),
    }
    start, seed = draw(st.integers(0, seats - 1)), draw(st.integers(0, 2**53 - 1))
    chance = Random(draw(st.integers(0, 2**32)))
    return some_position(
        Setup("tock", 1, seats, start, seed, options), draw(st.integers(0, 900)), chance
    )


@settings(max_examples=60)
@given(positions(), st.integers(0, 2**32), st.booleans())
def test_nothing_that_a_seat_cannot_know_makes_a_difference(
    state: State, luck: int, mistakes: bool
) -> None:
    for seat in range(state.seats):
        seen = state.observe(seat)
        world = TOCK.imagine(seen, Random(luck))
        assert sorted(world.faces) == sorted(DECK)
        assert world.observe(seat) == seen
        assert world.actors() == state.actors()
        assert world.legal_moves(seat) == state.legal_moves(seat)
        if seat not in state.actors():
            continue
        for level in (*LEVELS, RANDOM):
            player = TOCK.player(Temper(level, mistakes))
            told = player.answer(seen, Random(luck))
            assert player.answer(world.observe(seat), Random(luck)) == told
            assert told.move is None or told.move in state.legal_moves(seat)
            assert told.move is not None or seat != state.turn_seat


@given(positions(), st.integers(0, 2**32))
def test_worlds_differ_where_nobody_can_know(state: State, luck: int) -> None:
    """What lies face down is dealt anew; every other card is the one that it is."""
    lying = set(state.table)
    world = TOCK.imagine(state.observe(0), Random(luck))
    for card, number in enumerate(state.faces):
        assert card in lying or world.faces[card] == number
    assert all(state.observe(0).faces[card] == 0 for card in lying)
    if len(lying) > 60:
        worlds = {TOCK.imagine(state.observe(0), Random(luck + more)).faces for more in (0, 1)}
        assert len(worlds) == 2
