"""What every game shows: Tables, offers, sentences, and nothing that is hidden."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.notation import position_json
from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.table import Cast, Kind, Table, plain_cast
from cardgames_gui.players.base import Temper
from cardgames_gui.players.levels import LEVELS, RANDOM
from tests.contracts.drive import EVERY_GAME, matches, pairs, play_on, setups
from tests.effort import effort

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
few = settings(max_examples=effort(20, 500))
WORDS = re.compile(r"[^{}]*\w[^{}]*")


def chairs(setup: Setup) -> tuple[int | None, ...]:
    return (None, *range(setup.seats))


def sound(game: Game, table: Table, setup: Setup) -> None:
    """A Table that a scene can lay out."""
    ids = [zone.id for zone in table.zones]
    assert len(set(ids)) == len(ids)
    keys = [card.key for zone in table.zones for card in zone.present()]
    assert len(keys) == len(set(keys)) == len(game.faces)
    for zone in table.zones:
        assert len(zone.present()) <= zone.room
        assert zone.side is None or 0 <= zone.side < setup.seats
        if zone.kind is Kind.PLACES:
            assert len(zone.cards) == zone.room
        else:
            assert None not in zone.cards
        if zone.kind is Kind.ONE:
            assert len(zone.cards) <= 1
        assert WORDS.fullmatch(zone.name) or not zone.cards
    for card in (card for zone in table.zones for card in zone.present()):
        assert card.face is None or card.face in game.faces
        assert card.face is not None or not card.up
    assert [plate.seat for plate in table.plates] == list(range(setup.seats))
    assert sum(plate.turn for plate in table.plates) <= 1
    assert WORDS.fullmatch(table.status)
    assert set(table.grips) <= set(keys)
    assert len(set(table.grips)) == len(table.grips)
    for zone in table.zones:
        assert sum(group.size for group in zone.groups) == (
            (zone.groups and len(zone.present())) or 0
        )
        assert all(group.size and WORDS.fullmatch(group.name) for group in zone.groups)
        if zone.over is not None:
            assert table.zone(zone.over).room == zone.room
            assert table.zone(zone.over).side == zone.side
    for chips in table.chips:
        assert WORDS.fullmatch(chips.name)
        assert chips.count is None or chips.count == table.counters[chips.id]
    assert len({chips.id for chips in table.chips}) == len(table.chips)
    for offer in table.offers:
        assert WORDS.fullmatch(offer.label)
        assert set(offer.picks) <= set(table.grips)
        assert offer.to is None or offer.to in ids
        assert bool(offer.moves) is not bool(offer.why)
        if offer.chips:
            assert offer.spend <= next(c.count or 0 for c in table.chips if c.id == offer.chips)
        if offer.make is None and offer.moves:
            assert len(offer.moves) == (len(offer.picks) or 1)
            for pick, move in zip(offer.picks, offer.moves, strict=False):
                assert offer.choice([pick]).move == move
        if offer.swaps:
            assert offer.to is not None
            assert set(offer.picks) >= {card.key for card in table.zone(offer.to).present()}


@every_game
@few
@given(data=st.data())
def test_offers_are_the_legal_moves(game: Game, data: st.DataObject) -> None:
    """Every legal move is offered once to its seat, and nothing else."""
    match = data.draw(matches(game))
    call = game.call(match.setup)
    for chair in chairs(match.setup):
        table = game.table(match.state.observe(chair), plain_cast(match.setup.seats))
        sound(game, table, match.setup)
        legal = () if chair is None else match.state.legal_moves(chair)
        offered = Counter(move for offer in table.offers for move in offer.moves)
        assert offered == Counter(legal)
        for offer in table.offers:
            assert offer.call is (call is not None and offer.moves == (call.move,))
        assert (table.chair, table.turn) == (chair, match.state.turn)


@every_game
@few
@given(data=st.data())
def test_what_is_picked_makes_a_move(game: Game, data: st.DataObject) -> None:
    """Whatever a hand picks and spends comes to a move that is legal, or to words."""
    match = data.draw(matches(game))
    state = match.state
    for chair in state.actors():
        table = game.table(state.observe(chair), plain_cast(match.setup.seats))
        for offer in table.offers:
            for count in range(offer.most + 1 if offer.make else 0):
                picked = data.draw(st.permutations(offer.picks))[:count]
                choice = offer.choice(picked, data.draw(st.integers(0, offer.spend)))
                assert WORDS.fullmatch(choice.label)
                if choice.move is not None:
                    state.judge(chair, choice.move)
                    assert len(picked) > 0


@every_game
@few
@given(data=st.data())
def test_each_event_has_a_true_table_and_a_sentence(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    setup, state = match.setup, match.at(max(0, match.ply - 6))
    names = ("Ana", "Bo", "Cy", "Di", "Eve", "Flo")[: setup.seats]
    casts = [Cast(names, you) for you in chairs(setup)]
    zones = {zone.id for zone in game.table(state.reveal(), casts[0]).zones}
    told: list[Event] = []

    def tell(event: Event) -> None:
        told.append(event)
        assert 0 <= event.seat < setup.seats
        for cast in casts:
            sentence = game.sentence(event, cast)
            assert WORDS.fullmatch(sentence), sentence
            assert "None" not in sentence
        for chair in chairs(setup):
            table = game.table(state.observe(chair), casts[0])
            sound(game, table, setup)
            assert {zone.id for zone in table.zones} == zones
            assert set(event.cards) <= set(table.where())

    for seat, move in match.moves[max(0, match.ply - 6) :]:
        told.clear()
        state.apply(seat, move, tell)
        assert told, f"nothing is told about {move}"


@every_game
@few
@given(data=st.data())
def test_nothing_changes_because_somebody_listens(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    aloud, quiet = match.at(0), match.at(0)
    for seat, move in match.moves:
        aloud.apply(seat, move, lambda event: None)
        quiet.apply(seat, move)
    assert aloud.reveal() == quiet.reveal() == match.state.reveal()


@every_game
@few
@given(data=st.data())
def test_nothing_hidden_shows(game: Game, data: st.DataObject) -> None:
    """Any world that agrees with what a seat knows looks the same from there."""
    match = data.draw(matches(game))
    setup, state, cast = match.setup, match.state, plain_cast(match.setup.seats)
    for chair in chairs(setup):
        seen = state.observe(chair)
        world = game.imagine(seen, Random(data.draw(st.integers(0, 999))))
        assert world.observe(chair) == seen
        assert game.table(world.observe(chair), cast) == game.table(seen, cast)
        assert (world.turn, world.outcome()) == (state.turn, state.outcome())
        assert (world.actors(), world.faults()) == (state.actors(), state.faults())
        whole = [c for zone in game.table(world.reveal(), cast).zones for c in zone.present()]
        assert Counter(card.face for card in whole) == Counter(game.faces)
        if chair is not None:
            assert world.legal_moves(chair) == state.legal_moves(chair)
            ours = position_json(game, setup, state, match.ply, match.last, chair)
            assert position_json(game, setup, world, match.ply, match.last, chair) == ours


@every_game
@settings(max_examples=effort(6, 200))
@given(data=st.data())
def test_whatever_a_seat_knows_it_has_seen(game: Game, data: st.DataObject) -> None:
    """A known face lies open, or did once, or lies on the seat's own side, or has its own back."""
    match, cast = Match(game, data.draw(setups(game))), plain_cast(6)
    play_on(match, data.draw(st.sampled_from([20, 60, 200])), data.draw(st.integers(0)))
    state = match.at(0)
    shown: dict[int | None, set[int]] = {chair: set() for chair in chairs(match.setup)}

    def look(_event: Event | None) -> None:
        for chair, seen in shown.items():
            for zone in game.table(state.observe(chair), cast).zones:
                own = zone.side is not None and zone.side == chair
                seen |= {card.key for card in zone.present() if card.up or own}
                for card in zone.present():
                    assert card.face is None or card.key in seen or card.back != "back"

    look(None)
    for seat, move in match.moves:
        state.apply(seat, move, look)
        look(None)


@every_game
@few
@given(data=st.data())
def test_imagined_worlds_can_be_played_on(game: Game, data: st.DataObject) -> None:
    """What a seat may play is legal in each of its worlds, and play goes on there."""
    match = data.draw(matches(game))
    state = match.state
    for seat in state.actors():
        move = data.draw(st.sampled_from(list(state.legal_moves(seat))))
        world = game.imagine(state.observe(seat), Random(data.draw(st.integers(0, 999))))
        assert world.judge(seat, move) == move
        world.apply(seat, move)
        for choice in data.draw(st.lists(st.integers(0, 999), max_size=10)):
            if choices := pairs(world):
                world.apply(*choices[choice % len(choices)])


@every_game
@few
@given(data=st.data())
def test_keys_say_nothing_about_faces(game: Game, data: st.DataObject) -> None:
    """Another deal lays other faces on the same keys."""
    setup = data.draw(setups(game))
    other = replace(setup, seed=data.draw(st.integers(0, 10**6)))
    cast = plain_cast(setup.seats)
    tables = [game.table(game.deal(one).reveal(), cast) for one in (setup, other)]
    assert tables[0].where() == tables[1].where()
    faces = [
        {card.key: card.face for zone in table.zones for card in zone.present()} for table in tables
    ]
    assert (faces[0] == faces[1]) is (setup.seed == other.seed)


@every_game
@few
@given(data=st.data())
def test_there_is_always_an_explanation(game: Game, data: st.DataObject) -> None:
    """For any card and any zone, from any chair; and it needs no more than the chair knows."""
    match = data.draw(matches(game))
    rng = Random(data.draw(st.integers(0, 999)))
    for chair in chairs(match.setup):
        seen = match.state.observe(chair)
        table = game.table(seen, plain_cast(match.setup.seats))
        cards = list(table.where())
        chosen = dict.fromkeys([*table.grips[:3], *rng.sample(cards, min(6, len(cards)))])
        for card in chosen:
            for zone in table.zones:
                sentence = game.explain(seen, (card,), zone.id)
                assert re.fullmatch(r"[^\W\d_a-z][^{}]*[.!]", sentence), sentence


@every_game
@few
@given(data=st.data())
def test_players_answer_with_what_is_legal(game: Game, data: st.DataObject) -> None:
    """From the observation alone: the same in any world, with the same random source."""
    match = data.draw(matches(game))
    for seat in match.state.actors():
        seen = match.state.observe(seat)
        for level in (*LEVELS, RANDOM):
            player = game.player(Temper(level))
            answer = player.answer(seen, Random(5))
            assert answer == game.player(Temper(level)).answer(seen, Random(5))
            assert answer.delay >= 0
            if answer.move is None:
                assert seat != match.state.turn
            else:
                assert answer.move in match.state.legal_moves(seat)


@every_game
def test_declarations(game: Game) -> None:
    """Seats, options, faces and what the home screen says."""
    assert re.fullmatch(r"[a-z][a-z0-9_]*", game.id)
    assert game.rules >= 1
    assert game.seats.step == 1
    assert 2 <= game.seats[0] <= game.seats[-1] <= 6
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    for option in game.options:
        assert option.default in option.choices
        assert len(option.choices) > 1
        assert {type(choice) for choice in option.choices} == {type(option.default)}
        words = game.option_words(option)
        assert len(words.choices) == len(option.choices)
        assert all(map(WORDS.fullmatch, (words.label, words.explanation, *words.choices)))
    assert game.faces
    assert all(WORDS.fullmatch(game.write_face(face)) for face in game.faces)
    about = game.about()
    assert WORDS.fullmatch(about.title)
    assert WORDS.fullmatch(about.blurb)
    assert about.minutes > 0
    assert set(about.faces) <= {str(face) for face in game.faces} | {"back"}


@every_game
@few
@given(data=st.data())
def test_a_call_is_a_move(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    call = game.call(setup)
    if call is not None:
        assert game.read_move(str(call.move)) == call.move
        assert WORDS.fullmatch(call.word)
        assert call.move not in Match(game, setup).state.legal_moves(0)
