"""Computer players of Bloqueadas: honest, sensible, and each level better than the one before."""

from __future__ import annotations

import time
from random import Random
from statistics import mean, median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames_gui import shelf
from cardgames_gui.engine.shuffle import stream
from cardgames_gui.games.bloqueadas.model import AGAIN, EXCHANGE, LEAVING
from cardgames_gui.games.bloqueadas.outlook import Outlook
from cardgames_gui.games.bloqueadas.rules import State, deal, imagine
from cardgames_gui.games.bloqueadas.sensible import sensible
from cardgames_gui.games.bloqueadas.weighed import Scales
from cardgames_gui.players.base import Temper
from cardgames_gui.players.levels import BEGINNER, CASUAL, EXPERT, LEVELS, RANDOM, SHORTEST
from tests.effort import effort
from tests.games.bloqueadas.board import SEATS, Board, position, setup
from tests.games.bloqueadas.chance import positions

GAME = shelf.game("bloqueadas")
PLAYERS = {level: GAME.player(Temper(level)) for level in (*LEVELS, RANDOM)}
STOCK = "A 3 4 5 6 7 8 9 10 J Q K"
LONGEST = 4000
"""More moves than any match of players has been seen to take."""
SENSIBLE = (CASUAL, EXPERT)


def answered(board: Board, level: str, seat: int = 0) -> str:
    return str(PLAYERS[level].answer(board.state.observe(seat), Random(1)).move)


def played(seats: int, seed: int, levels: list[str]) -> State:
    """The end of a match of these players."""
    state, rng = deal(setup(seats, seed % seats, seed)), stream(seed, "players")
    for _ in range(LONGEST):
        if not (actors := state.actors()):
            return state
        seat = actors[0]
        move = PLAYERS[levels[seat]].answer(state.observe(seat), rng).move
        assert move is not None
        state.apply(seat, state.judge(seat, move))
    raise AssertionError("it does not end")


# Honest


@settings(max_examples=effort(40, 2000))
@given(positions(), st.integers(0, 2**32))
def test_what_is_hidden_makes_no_difference(state: State, luck: int) -> None:
    """B3, B10: another deal of what a seat does not know, and it does the same."""
    for seat in state.actors():
        other = imagine(state.observe(seat), Random(luck))
        for level in LEVELS:
            answers = [
                PLAYERS[level].answer(world.observe(seat), Random(luck)) for world in (state, other)
            ]
            assert answers[0] == answers[1]
            assert answers[0].delay >= SHORTEST
            assert answers[0].move in state.legal_moves(seat)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_imagined_cards_are_not_looked_at(seats: int) -> None:
    """A player imagines a world to ask it what is legal, and any other world would do."""
    for seed in range(effort(5, 100)):
        state, rng = deal(setup(seats, 0, seed)), Random(seed)
        while (seat := next(iter(state.actors()), None)) is not None:
            seen, luck = state.observe(seat), rng.random()
            if state.turn is not None:
                worlds = [state, *(imagine(seen, rng) for _ in range(3))]
                assert len({sensible(world, Random(luck)) for world in worlds}) == 1
                outlook = Outlook(seen, seat)
                for move in [move for move in state.legal_moves(seat) if move.cards]:
                    assert len({Scales(world, seat, outlook).weigh(move) for world in worlds}) == 1
            move = PLAYERS[CASUAL].answer(seen, Random(luck)).move
            state.apply(seat, state.judge(seat, move))


def test_who_has_nothing_to_decide_does_nothing() -> None:
    board = position("5 6", "7 8")
    for level in LEVELS:
        assert PLAYERS[level].answer(board.state.observe(1), Random(1)).move is None
        assert PLAYERS[level].answer(board.state.observe(None), Random(1)).move is None


# Sensible


@pytest.mark.parametrize("level", SENSIBLE)
def test_the_easy_cards_lie_face_up(level: str) -> None:
    """B3: they will be thrown one a turn, on whatever lies there."""
    board = position("2 10 K", "4 5 6", up=["4 5 7", "3 8 9"], phase=EXCHANGE, stock=STOCK)
    assert answered(board, level).split()[0] == "show"
    ranks = {word.rstrip("'")[:-1] for word in answered(board, level).split()[1:]}
    assert ranks == {"2", "10", "K"}


@pytest.mark.parametrize("level", SENSIBLE)
def test_low_cards_come_first(level: str) -> None:
    """B5"""
    board = position("4H 8S KD", "7 8 9", pile="3", up=["J Q K", "J Q K"], stock=STOCK)
    assert answered(board, level) == "throw 4H"


@pytest.mark.parametrize("level", SENSIBLE)
def test_equal_cards_are_thrown_together(level: str) -> None:
    """B5, B7: three of them even clear the pile."""
    for cards in ("5S 5H", "5S 5H 5D"):
        board = position(f"{cards} 9S KD", "7 8 9", pile="3 4", up=["J Q K", "J Q K"], stock=STOCK)
        assert answered(board, level) == f"throw {cards}"


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_2_and_a_10_are_not_wasted(level: str) -> None:
    """B7, B8: while other cards fit as well they are kept."""
    board = position("2H 10S 6D QD", "7 8 9", pile="3 4", up=["J Q K", "J Q K"], stock=STOCK)
    assert answered(board, level) == "throw 6D"
    board = position("2H 4S 5D JD", "7 8 9", pile="3 9", up=["J Q K", "J Q K"], stock=STOCK)
    assert answered(board, level) == "throw JD"


@pytest.mark.parametrize("level", SENSIBLE)
def test_on_the_own_2_goes_what_is_hard_to_throw(level: str) -> None:
    """B8"""
    board = position("3S 9D KD", "7 8 9", pile="8 2", phase=AGAIN, up=["J Q K"] * 2, stock=STOCK)
    assert answered(board, level) == "throw 3S"


@pytest.mark.parametrize("level", SENSIBLE)
def test_after_taking_the_pile_a_lone_low_card_is_left(level: str) -> None:
    """B10: the ones that are there twice are thrown together later."""
    hand = "3S 3H 4D 8S 8D 9C KS KD 2S"
    board = position(hand, "7 8 9", phase=LEAVING, up=["J Q K"] * 2, stock=STOCK)
    assert answered(board, level) == "leave 4D"


# Levels


@pytest.mark.parametrize("seats", SEATS)
def test_matches_end(seats: int) -> None:
    levels = [LEVELS[seat % len(LEVELS)] for seat in range(seats)]
    assert played(seats, 3, levels).actors() == ()


def mean_place(hero: str, others: str) -> float:
    """On the same deals for every hero, and with the hero on every seat."""
    places = []
    for seed in range(effort(40, 600)):
        for seat in range(2):
            levels = [others] * 2
            levels[seat] = hero
            outcome = played(2, seed, levels).outcome()
            assert outcome is not None
            places.append(outcome.places[seat])
    return mean(places)


def test_each_level_is_better() -> None:
    assert mean_place(BEGINNER, RANDOM) < 1.2
    casual, expert = mean_place(CASUAL, BEGINNER), mean_place(EXPERT, BEGINNER)
    assert expert + 0.04 < casual < 1.45


def test_the_same_chances_give_the_same_match() -> None:
    levels = [*LEVELS, EXPERT]
    assert played(4, 8, levels).reveal() == played(4, 8, levels).reveal()


def test_it_is_quick() -> None:
    times, state = [], deal(setup(4, 0, 12))
    while actors := state.actors():
        seen = state.observe(actors[0])
        began = time.process_time()
        move = PLAYERS[EXPERT].answer(seen, Random(1)).move
        times.append(time.process_time() - began)
        state.apply(actors[0], move)
    assert median(times) < 0.15
