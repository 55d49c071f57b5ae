"""A seat knows its own cards, what lies open and where the 1 is; all else makes no difference."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames_gui.engine.table import plain_cast
from cardgames_gui.games.twenty_three.deals import deal, imagine
from cardgames_gui.games.twenty_three.model import DECK
from cardgames_gui.games.twenty_three.rules import State
from cardgames_gui.games.twenty_three.table import table
from tests.effort import effort
from tests.games.twenty_three.board import SEATS, dealt, position, setup


@st.composite
def positions(draw: st.DrawFn) -> State:
    """After so many random moves, few of which are dropping out."""
    seats, seed = draw(st.sampled_from(SEATS)), draw(st.integers(0, 2**53 - 1))
    state = deal(setup(seats, seed, draw(st.booleans())))
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.sampled_from([0, 2, 5, 10, 25, 60, 120, 200]))):
        if not (actors := state.actors()):
            break
        seat = rng.choice(actors)
        moves = list(state.legal_moves(seat))
        kept = [m for m in moves if str(m) != "drop"] if rng.random() < 0.95 else moves
        forces = [m for m in moves if str(m) == "force"] if rng.random() < 0.3 else []
        state.apply(seat, rng.choice(forces or kept or moves))
    return state


def current(state: State) -> tuple[int, ...]:
    """The numbers of this round's cards, in the order of the deal."""
    return state.faces[66 * (state.round - 1) : 66 * state.round]


@settings(max_examples=effort(120, 3000))
@given(positions(), st.integers(0, 2**32))
def test_any_world_that_fits_looks_the_same(state: State, luck: int) -> None:
    """W3, W10: the same observation, table and legal moves; and play goes on there."""
    cast = plain_cast(state.seats)
    for seat in (None, *range(state.seats)):
        seen = state.observe(seat)
        world = imagine(seen, Random(luck))
        assert sorted(current(world)) == sorted(DECK)
        assert world.observe(seat) == seen
        assert (world.turn, world.actors()) == (state.turn, state.actors())
        assert world.outcome() == state.outcome()
        assert table(world.observe(seat), cast) == table(seen, cast)
        if seat is not None:
            assert world.legal_moves(seat) == state.legal_moves(seat)
        assert not world.forced or world.can_play(world.turn_seat)
        for other in range(state.seats):
            assert all(world.faces[k] <= world.highest[other] for k in world.hands[other])
        rng = Random(luck)
        for _ in range(60):
            if actors := world.actors():
                world.apply(actors[0], rng.choice(list(world.legal_moves(actors[0]))))


@settings(max_examples=effort(60, 1000))
@given(positions())
def test_just_what_a_seat_may_know_is_known(state: State) -> None:
    """W3, W6, W11: the own cards, the pile, and the 1 by its back."""
    first = 66 * (state.round - 1)
    for seat in (None, *range(state.seats)):
        known = {*state.pile, state.faces.index(1, first)}
        if seat is not None:
            known |= {*state.hands[seat], *state.away[seat]}
        seen = state.observe(seat)
        for key, face in enumerate(state.faces):
            assert seen.faces[key] == (face if key in known else 0)


@settings(max_examples=effort(60, 1000))
@given(positions())
def test_the_order_of_hidden_cards_tells_nothing(state: State) -> None:
    """W3: others see a hand in the order of the deal, and not of the numbers."""
    for seat in range(state.seats):
        shown = table(state.observe(seat), plain_cast(state.seats))
        for zone in shown.zones:
            if zone.id.startswith("hand.") and zone.side != seat:
                keys = [card.key for card in zone.present()]
                assert keys == sorted(keys)


def test_unknown_cards_are_dealt_anew() -> None:
    """W2, W13: others' hands and the box, and the second round as well."""
    state = dealt(3, 4).state
    seen = state.observe(0)
    worlds = [imagine(seen, Random(luck)).faces for luck in range(200)]
    assert len({faces[15:66] for faces in worlds}) == 200
    assert len({faces[66:] for faces in worlds}) == 200
    one = state.faces.index(1)
    for faces in worlds:
        assert faces[:15] == state.faces[:15]
        assert faces[one] == 1
        assert faces[66:].index(1) < 45
        assert sorted(faces[66:]) == sorted(DECK)
    hidden = next(key for key in range(15, 66) if key != one)
    assert len(Counter(faces[hidden] for faces in worlds)) > 15


def test_worlds_after_a_lapsed_force_are_equally_likely() -> None:
    """W10: a card that is not above the limit is as likely as its copies that are unseen."""
    board = position([12, 12], [4, 4], [23], top=7, bonus=[3, 0, 3], learning=True, seed=9).play(
        0, "force"
    )
    assert board.state.highest[1] == 6
    seen = board.state.observe(0)
    unseen = Counter(DECK)
    unseen.subtract(face for face in seen.faces[:66] if face)
    low = {number: unseen[number] for number in range(2, 7) if unseen[number]}
    found: Counter[int] = Counter()
    for luck in range(2000):
        world = imagine(seen, Random(luck))
        found.update(world.faces[key] for key in world.hands[1])
    assert set(found) == set(low)
    for number, copies in low.items():
        expected = 4000 * copies / sum(low.values())
        assert abs(found[number] - expected) < 0.2 * expected
