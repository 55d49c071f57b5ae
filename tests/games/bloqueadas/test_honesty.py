"""What a seat may know of Bloqueadas: in any world that fits it, all looks the same."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.notation import zones_json
from cardgames_gui.engine.table import plain_cast
from cardgames_gui.games.bloqueadas.model import DECK, EXCHANGE, UNKNOWN
from cardgames_gui.games.bloqueadas.rules import State, deal, imagine
from cardgames_gui.games.bloqueadas.table import table
from tests.effort import effort
from tests.games.bloqueadas.board import SEATS, setup
from tests.games.bloqueadas.chance import play, positions


def chairs(state: State) -> tuple[int | None, ...]:
    return (None, *range(state.seats))


@settings(max_examples=effort(40, 2000))
@given(positions(), st.integers(0, 2**32))
def test_nothing_that_a_seat_cannot_know_makes_a_difference(state: State, luck: int) -> None:
    """B2, B3, B10: hidden faces, and exchanges that are not shown yet."""
    cast = plain_cast(state.seats)
    for chair in chairs(state):
        seen = state.observe(chair)
        world = imagine(seen, Random(luck))
        assert sorted(world.faces) == list(DECK)
        assert world.observe(chair) == seen
        assert table(world.observe(chair), cast) == table(seen, cast)
        assert (world.actors(), world.turn) == (state.actors(), state.turn)
        assert world.outcome() == state.outcome()
        if chair is not None:
            assert world.legal_moves(chair) == state.legal_moves(chair)
        for _ in zip(range(5), play(world, Random(luck)), strict=False):
            assert whole(world)


def whole(state: State) -> bool:
    """Each card lies somewhere, once."""
    zones = zones_json(table(state.reveal(), plain_cast(state.seats)))
    return len({card for cards in zones.values() for card in cards if card}) == len(DECK)


@settings(max_examples=effort(40, 2000))
@given(positions())
def test_everything_known_is_true(state: State) -> None:
    """A face that a seat knows is that card's, and the card is where the seat believes it."""
    cast = plain_cast(state.seats)
    true = zones_json(table(state.reveal(), cast))
    for chair in chairs(state):
        seen = state.observe(chair)
        assert all(face in (UNKNOWN, state.faces[key]) for key, face in enumerate(seen.faces))
        for name, cards in zones_json(table(seen, cast)).items():
            assert len(cards) == len(true[name])
            known = [card for card in cards if card != "?"]
            assert not Counter(known) - Counter(true[name])
            if name.partition(".")[0] not in ("hand", "gone"):
                pairs = zip(cards, true[name], strict=True)
                assert all(card in ("?", face) for card, face in pairs)


@settings(max_examples=effort(2, 200))
@given(st.sampled_from(SEATS), st.integers(0, 2**53 - 1))
def test_whatever_a_seat_knows_it_has_seen(seats: int, seed: int) -> None:
    """A known face lies open, or did once, or lies in the own hand; and none is forgotten."""
    state, cast = deal(setup(seats, 0, seed)), plain_cast(seats)
    shown: dict[int | None, set[int]] = {None: set(), seed % seats: set()}

    def look(_event: Event | None) -> None:
        for chair, seen in shown.items():
            lying = table(state.observe(chair), cast)
            cards = [card for zone in lying.zones for card in zone.present()]
            seen |= {card.key for card in cards if card.up}
            known = {card.key for card in cards if card.face is not None}
            if state.phase == EXCHANGE:
                assert known <= seen
            else:
                assert known == seen

    look(None)
    for _ in play(state, Random(seed), look):
        look(None)


@settings(max_examples=effort(20, 500))
@given(st.sampled_from(SEATS), st.integers(0, 2**32))
def test_worlds_differ_where_nobody_can_know(seats: int, luck: int) -> None:
    """B3: an exchange that is not shown may be any, of the cards that were seen before it."""
    state = deal(setup(seats, 0, luck))
    before = set(state.dealt_up(1))
    state.apply(1, state.legal_moves(1)[-1])
    seen = state.observe(0)
    worlds = [imagine(seen, Random(luck + more)) for more in range(20)]
    assert len({world.faces for world in worlds}) == 20
    assert len({tuple(map(bool, map(before.__contains__, w.face_up(1)))) for w in worlds}) > 1
    for world in worlds:
        assert before <= {*world.face_up(1), *world.hand(1)}
        assert world.hands[0] == state.hands[0]
        assert world.face_up(0) == state.face_up(0)
