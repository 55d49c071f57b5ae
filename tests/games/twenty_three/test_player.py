"""Computer players of 23: honest, sensible, and each level better than the one before."""

from __future__ import annotations

import time
from random import Random
from statistics import mean, median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames_gui import shelf
from cardgames_gui.engine.shuffle import stream
from cardgames_gui.games.twenty_three.deals import deal, imagine
from cardgames_gui.games.twenty_three.model import DECK, TwentyThreeMove
from cardgames_gui.games.twenty_three.rules import State
from cardgames_gui.games.twenty_three.sensible import weighed
from cardgames_gui.players.base import Answer, Temper
from cardgames_gui.players.levels import BEGINNER, CASUAL, EXPERT, LEVELS, RANDOM, SHORTEST
from tests.effort import effort
from tests.games.twenty_three.board import LONGEST, SEATS, Board, position, setup

GAME = shelf.game("twenty_three")
PLAYERS = {level: GAME.player(Temper(level)) for level in (*LEVELS, RANDOM)}


def answered(board: Board, seat: int = 0, level: str = EXPERT) -> str:
    return str(PLAYERS[level].answer(board.state.observe(seat), Random(1)).move)


def sensible(state: State, seat: int) -> TwentyThreeMove:
    """The move that is held to be the cheapest."""
    return min(weighed(state, seat), key=lambda each: each[0])[1]


def played(seats: int, seed: int, levels: list[str], learning: bool = False) -> State:
    """The end of a match of these players."""
    state, rng = deal(setup(seats, seed, learning)), stream(seed, "players")
    for _ in range(LONGEST):
        if not (actors := state.actors()):
            return state
        seat = actors[0]
        move = PLAYERS[levels[seat]].answer(state.observe(seat), rng).move
        assert move is not None
        state.apply(seat, state.judge(seat, move))
    raise AssertionError("it does not end")


# Honest


@settings(max_examples=effort(15, 1000), deadline=None)
@given(st.sampled_from(SEATS), st.integers(0, 2**53 - 1), st.integers(0, 90), st.integers(0, 99))
def test_what_is_hidden_makes_no_difference(seats: int, seed: int, moves: int, luck: int) -> None:
    """Another deal of what a seat does not know, and it does the same."""
    state, rng = deal(setup(seats, seed)), Random(luck)
    for _ in range(moves):
        if actors := state.actors():
            state.apply(actors[0], sensible(state, actors[0]))
    for seat in state.actors():
        other = imagine(state.observe(seat), rng)
        for level in LEVELS:
            answers = [
                PLAYERS[level].answer(world.observe(seat), Random(luck)) for world in (state, other)
            ]
            assert answers[0] == answers[1]
            assert answers[0].delay >= SHORTEST
            assert answers[0].move in state.legal_moves(seat)
        # What the imagined world holds is not even looked at.
        assert sensible(other, seat) == sensible(state, seat)


def test_who_has_no_say_makes_no_move() -> None:
    board = position([11, 12], [13, 14], top=10)
    for seat in (None, 1):
        answer = PLAYERS[EXPERT].answer(board.state.observe(seat), Random(1))
        assert answer == Answer(None, 0.0)


# Sensible


def test_equal_cards_are_played_together() -> None:
    """W6"""
    assert answered(position([11, 11, 11, 12, 20], [9], top=10)) == "play 11 3 0"


def test_no_needless_chips() -> None:
    """W7, W8: what costs nothing comes first, and no bonus chip is spent on it."""
    assert answered(position([11, 15, 20], [9, 9], top=10, bonus=[3, 3])) == "play 11 1 0"
    assert answered(position([9, 9, 10, 10, 22], [9], top=10)).startswith("play 10 2 0")


def test_a_bonus_chip_goes_where_it_saves_most() -> None:
    """W8: six numbers skipped are worth a chip, one is not."""
    far, near = [17, 17, 17, 18, 18, 18, 19], [12, 12, 12, 13, 13, 13, 14]
    for hand, play in ((far, "play 17 3 1"), (near, "play 12 3 0")):
        assert answered(position(hand, [22], top=10, bonus=[2, 0], forced=True)) == play


def test_the_last_cards_bring_chips_back() -> None:
    """W9: they are played rather than dropped, even where that costs something."""
    assert answered(position([13], [22], top=11, chips=[5, 0])) == "play 13 1 0"


def test_a_hand_that_is_lost_is_dropped() -> None:
    """W11: two low cards cost two chips, and more are not to be had for them."""
    assert answered(position([3, 4], [22, 22], top=22)) == "drop"


def test_far_ahead_it_passes() -> None:
    """W10: the others will bring the pile nearer for a chip."""
    assert answered(position([16, 17, 18, 19, 20], [11, 12], [11, 12], top=10)) == "pass"


def test_passing_comes_to_an_end() -> None:
    """W10: where nobody plays, another pass seems dearer each time."""
    board = position([17, 18, 19, 20, 21, 22], [17, 18, 19, 20, 21, 22], top=10)
    answers: list[str] = []
    while board.turn is not None and len(answers) < 60 and not board.state.over:
        answers.append(answered(board, board.turn))
        board.play(board.turn, answers[-1])
        if board.state.round == 2:
            break
    assert 2 <= answers.count("pass") < 20


def test_cards_put_away() -> None:
    """W3: lone cards that nothing leads to; runs and groups stay."""
    board = Board(deal(setup(2, 5)))
    numbers = [3, 4, 5, 6, 7, 8, 8, 9, 9, 10, 10, 11, 17, 20, 23]
    hand = board.state.hands[0]
    faces, other = list(board.state.faces), board.state.hands[1]
    rest = list(DECK)
    for number in numbers:
        rest.remove(number)
    for key, number in zip(
        [*hand, *(k for k in range(66) if k not in hand)], [*numbers, *rest], strict=True
    ):
        faces[key] = number
    board.state.faces = tuple(faces)
    board.state.hands = [sorted(keys, key=faces.__getitem__) for keys in (hand, other)]
    assert answered(board, 0) == "away 17 20 23"


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_alone_in_the_round_never_passes(level: str) -> None:
    """W10: nobody else will bring the pile nearer."""
    seen = position([12, 20], [], top=10).state.observe(0)
    answers = {str(PLAYERS[level].answer(seen, Random(luck)).move) for luck in range(100)}
    assert answers
    assert "pass" not in answers


def test_the_opening() -> None:
    """W5"""
    board = Board(deal(setup(2, 5, learning=True)))
    assert board.turn is not None
    assert {answered(board, board.turn, level) for level in PLAYERS} == {"play 1 1 0"}


# Levels


@pytest.mark.parametrize(
    ("better", "worse"), [(BEGINNER, RANDOM), (CASUAL, BEGINNER), (EXPERT, CASUAL)]
)
def test_each_level_is_better(better: str, worse: str) -> None:
    """The mean of the chips that count, on the same deals and in every seat."""
    own, others = [], []
    for seed in range(effort(6, 60)):
        for hero in range(4):
            levels = [worse] * 4
            levels[hero] = better
            results = played(4, seed, levels).results()
            own.append(results[hero])
            others += [results[seat] for seat in range(4) if seat != hero]
    assert mean(own) < mean(others) - 0.5


@pytest.mark.parametrize("learning", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_matches_end_and_are_cheap(seats: int, learning: bool) -> None:
    state = played(seats, 3, [EXPERT] * seats, learning)
    assert state.over
    assert max(state.chips) < 40


def test_the_same_chances_give_the_same_match() -> None:
    assert played(4, 8, [*LEVELS, CASUAL]).reveal() == played(4, 8, [*LEVELS, CASUAL]).reveal()


def test_it_is_quick() -> None:
    times, state = [], deal(setup(3, 12))
    while actors := state.actors():
        began = time.process_time()
        move = PLAYERS[EXPERT].answer(state.observe(actors[0]), Random(1)).move
        times.append(time.process_time() - began)
        state.apply(actors[0], move)
    assert median(times) < 0.15
