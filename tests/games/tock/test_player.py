"""Computer players of Tock!: faultless where they should be, and else as attentive as declared."""

import time
from collections import Counter
from random import Random
from statistics import median

import pytest

from cardgames_gui import shelf
from cardgames_gui.engine.setup import Setup
from cardgames_gui.games.tock.attention import attention
from cardgames_gui.games.tock.model import (
    ACCEPT_MOVE,
    DRAW,
    DRAWN_OWN,
    DRAWN_PILE,
    FAULT_CENTRE,
    FAULT_DRAW,
    FAULT_OWN,
    KNOCK,
    KNOCK_MOVE,
    NOBODY,
    RASCAL,
    TOP_PILE,
    TockMove,
)
from cardgames_gui.games.tock.rules import State, deal
from cardgames_gui.games.tock.sensible import LATE, faultless
from cardgames_gui.players.base import Temper
from cardgames_gui.players.levels import LEVELS, SHORTEST

TOCK = shelf.game("tock")


def start(seats: int, seed: int, strict: bool = True, end: str = "places") -> State:
    return deal(Setup("tock", 1, seats, 0, seed, {"strict": strict, "end": end}))


def turns_only(state: State, temper: Temper, rng: Random) -> None:
    """Lets the seat whose turn it is play until the end, and nobody knock."""
    player = TOCK.player(temper)
    while not state.over:
        seat = state.turn_seat
        answer = player.answer(state.observe(seat), rng)
        assert answer.move is not None
        if answer.move is KNOCK_MOVE:
            assert state.open_faults or temper.mistakes
            state.knocked |= 1 << seat  # as if nobody had heard it
            continue
        state.apply(seat, state.judge(seat, answer.move))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_without_mistakes_no_fault_and_no_wrong_knock(level: str, seats: int) -> None:
    for seed, strict in ((1, True), (2, True), (3, False)):
        state, rng = start(seats, seed, strict), Random(seed)
        player = TOCK.player(Temper(level, mistakes=False))
        while not state.over:
            for seat in state.actors():
                answer = player.answer(state.observe(seat), rng)
                assert answer.move is not KNOCK_MOVE
                assert (answer.move is None) == (seat != state.turn_seat)
                assert answer.move is None or SHORTEST <= answer.delay < 8
                if seat == state.turn_seat:
                    mine = answer.move
            state.apply(state.turn_seat, state.judge(state.turn_seat, mine))
            assert not state.open_faults


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chances_give_the_same_match(level: str) -> None:
    ends = []
    for _ in range(2):
        state = start(4, 9)
        turns_only(state, Temper(level), Random(5))
        ends.append(state.reveal())
    assert ends[0] == ends[1]


def position(tops: list[int], heights: list[int], drawn: int = 0) -> State:
    """Seat 0 to play; everybody has one card, of that number; the centre is built up so high."""
    state = start(len(tops), 1)
    free = list(range(len(state.faces)))

    def take(number: int) -> int:
        card = next(card for card in free if state.faces[card] == number)
        free.remove(card)
        state.table.remove(card)
        return card

    for pile, number in zip(state.piles, tops, strict=True):
        if number:
            pile.append(take(number))
    for place, height in enumerate(heights):
        state.centre[place] = [take(number) for number in range(1, height + 1)]
        state.heights[place] = height
    if drawn:
        state.drawn = take(drawn)
    return state


ASKED = 5_000


def measured(level: str, state: State, kinds: set[int]) -> float:
    """How often such moves are made."""
    player, rng, seen = TOCK.player(Temper(level)), Random(3), state.observe(0)
    made = Counter(player.answer(seen, rng).move.kind for _ in range(ASKED))
    return sum(made[kind] for kind in kinds) / ASKED


@pytest.mark.parametrize("level", LEVELS)
def test_overlooking(level: str) -> None:
    rates = attention(level, mistakes=True)

    def close(rate: float) -> object:
        return pytest.approx(rate, abs=4 * (rate / ASKED) ** 0.5 + 1e-9)

    in_centre = position([3, 9], [2])
    missed = 1 - (1 - rates.top) * (1 - rates.centre)
    assert measured(level, in_centre, {DRAW}) == close(missed)
    on_neighbour = position([8, 9], [])
    missed = 1 - (1 - rates.top) * (1 - rates.neighbour)
    assert measured(level, on_neighbour, {DRAW}) == close(missed)
    on_two = position([0, 9, 9], [], drawn=8)
    assert measured(level, on_two, {DRAWN_OWN}) == close(rates.neighbour**2)
    on_either = position([0, 4, 7], [2], drawn=3)
    missed = rates.centre * (1 - rates.neighbour)
    state = on_either.clone()
    player, rng, faults = TOCK.player(Temper(level)), Random(3), Counter[int]()
    for _ in range(ASKED):
        twin = state.clone()
        twin.apply(0, player.answer(state.observe(0), rng).move)
        faults[twin.open_faults] += 1
    assert faults[FAULT_CENTRE] / ASKED == close(missed)
    assert faults[FAULT_OWN] / ASKED == close(rates.centre * rates.neighbour)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mistakes", [True, False])
def test_noticing(level: str, mistakes: bool) -> None:
    rates = attention(level, mistakes)
    player, rng = TOCK.player(Temper(level, mistakes)), Random(4)
    cases = {
        FAULT_DRAW: 1 - (1 - rates.notices[FAULT_DRAW]) ** 0.5,
        FAULT_CENTRE: rates.notices[FAULT_CENTRE],
        FAULT_OWN: rates.notices[FAULT_OWN],
        0: rates.wrong,
    }
    for faults, rate in cases.items():
        state = position([5, 9, 12], [])
        state.acted, state.open_faults = 0, faults
        answers = [player.answer(state.observe(1), rng) for _ in range(ASKED)]
        knocks = [answer for answer in answers if answer.move is KNOCK_MOVE]
        assert len(knocks) / ASKED == pytest.approx(rate, abs=4 * (rate / ASKED) ** 0.5 + 1e-9)
        assert all(answer.delay >= SHORTEST for answer in knocks)
        assert len(knocks) + sum(answer.move is None for answer in answers) == ASKED


def test_nobody_knocks_where_somebody_has_just_paid_for_it() -> None:
    state = position([5, 9, 12], [])
    state.acted, state.knocked = 0, 0b10
    player, rng = TOCK.player(Temper("beginner")), Random(1)
    assert {player.answer(state.observe(2), rng).move for _ in range(ASKED)} == {None}


def test_reactions_are_human() -> None:
    state = position([5, 9, 12], [])
    state.acted, state.open_faults = 0, FAULT_CENTRE
    for level, middle in (("expert", 1.0), ("casual", 1.6), ("beginner", 2.5)):
        player, rng = TOCK.player(Temper(level)), Random(2)
        asked = [player.answer(state.observe(1), rng) for _ in range(6000)]
        delays = sorted(answer.delay for answer in asked if answer.move is KNOCK_MOVE)
        assert delays[len(delays) // 2] == pytest.approx(middle, rel=0.05)
        assert delays[0] >= SHORTEST
        assert delays[len(delays) // 20] < 0.7 * middle
        assert 1.5 * middle < delays[-len(delays) // 20] < 3 * middle


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_seat_accepts_or_knocks(level: str) -> None:
    """T25"""
    state = position([0, 8], [])
    state.table = []
    state.out, state.pending, state.turn_seat, state.acted = [0], 0, 1, 0
    player, rng = TOCK.player(Temper(level, mistakes=False)), Random(2)
    assert player.answer(state.observe(1), rng).move is ACCEPT_MOVE
    state.open_faults = FAULT_CENTRE
    moves = Counter(player.answer(state.observe(1), rng).move for _ in range(ASKED))
    assert set(moves) == {ACCEPT_MOVE, KNOCK_MOVE}
    rate = attention(level, False).notices[FAULT_CENTRE]
    assert moves[KNOCK_MOVE] / ASKED == pytest.approx(rate, abs=0.02)


def test_the_rascal_goes_on_a_20_and_never_in_the_centre() -> None:
    state = position([0, 20, 5], [20], drawn=RASCAL)
    player = TOCK.player(Temper("expert", mistakes=False))
    assert str(player.answer(state.observe(0), Random(1)).move) == "drawn pile 1"


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_matches_of_aimless_players_end(seats: int) -> None:
    """Any legal move, faults and knocks included."""
    state, rng, player = start(seats, seats), Random(seats), TOCK.player(Temper("random"))
    kinds, actions, faults = Counter[int](), 0, 0
    while not state.over:
        answers = {seat: player.answer(state.observe(seat), rng) for seat in state.actors()}
        moving = [(a.delay, seat, a.move) for seat, a in answers.items() if a.move is not None]
        _, seat, move = min(moving, key=lambda each: each[:2])
        assert move in state.legal_moves(seat)
        kinds[move.kind] += 1
        state.apply(seat, move)
        faults |= state.open_faults
        actions += 1
    assert 600 < actions < 2500
    assert kinds[KNOCK]
    assert faults == FAULT_DRAW | FAULT_CENTRE | FAULT_OWN
    assert state.drawn == NOBODY


def test_the_sensible_move_is_faultless() -> None:
    for seed, seats in ((1, 2), (2, 3), (3, 6)):
        state, rng = start(seats, seed), Random(seed)
        while not state.over:
            move = faultless(state, state.turn_seat, rng)
            assert move in state.legal_moves(state.turn_seat)
            state.apply(state.turn_seat, move)
            assert not state.open_faults


def late_choices() -> list[tuple[State, list[TockMove]]]:
    """Positions with few cards on the table and several neighbours that take a card."""
    found = []
    for seed in range(4):
        state, rng = start(5, seed), Random(seed)
        while not state.over:
            moves = [
                move
                for move in state.legal_moves(state.turn_seat)
                if move.kind in (TOP_PILE, DRAWN_PILE)
            ]
            placed = faultless(state, state.turn_seat, rng)
            if len(moves) > 1 and placed in moves and len(state.table) <= LATE:
                found.append((state.clone(), moves))
            state.apply(state.turn_seat, placed)
    return found


def test_a_choice_among_neighbours_is_quick_and_the_same_again() -> None:
    choices = late_choices()
    assert len(choices) > 20
    player, times = TOCK.player(Temper("expert", mistakes=False)), []
    for state, moves in choices:
        seen = state.observe(state.turn_seat)
        began = time.process_time()
        answer = player.answer(seen, Random(5))
        times.append(time.process_time() - began)
        assert answer.move in moves
        assert player.answer(seen, Random(5)) == answer
    assert median(times) < 0.2


def test_who_is_about_to_go_out_is_given_another_card() -> None:
    """All is known: the 5 goes on the 4 or on the 6, and the 4 would go in the centre next."""
    state = position([0, 4, 6], [3])
    rest, state.table = state.table, []
    state.piles[0] = [rest.pop(), next(card for card in rest if state.faces[card] == 5)]
    rest.remove(state.piles[0][1])
    state.piles[2][:0] = rest
    player = TOCK.player(Temper("expert", mistakes=False))
    for luck in range(20):
        assert str(player.answer(state.observe(0), Random(luck)).move) == "top pile 1"
