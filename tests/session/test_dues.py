"""When answers are due: who is first by the clock, and who is given time."""

from __future__ import annotations

from dataclasses import replace

from cardgames_gui.players.base import Answer
from cardgames_gui.session.dues import AFTER, TOGETHER, Waits
from cardgames_gui.session.pace import Pace
from cardgames_gui.shelf import game

TOCK = game("tock")
DRAW, KNOCK = TOCK.read_move("draw 5"), TOCK.read_move("knock")
PACE = Pace(step=0.9, notice=1.5, slack=2.0)
WAITS = Waits(turn=1, call=KNOCK, pace=PACE, hears=False, seen_enough=False)
MOVES, CALLS = (1, Answer(DRAW, 0.1)), (2, Answer(KNOCK, 0.3))


def seconds(waits: Waits, *held: tuple[int, Answer]) -> list[tuple[int, float]]:
    return [(due.seat, round(due.seconds, 6)) for due in waits.dues(held)]


def test_a_move_comes_at_the_pace_and_not_when_it_was_found() -> None:
    assert seconds(WAITS, MOVES) == [(1, 0.9)]


def test_a_person_who_may_call_is_given_time() -> None:
    heard = replace(WAITS, hears=True)
    assert seconds(heard, MOVES, CALLS) == [(2, 0.6), (1, 1.5)]


def test_who_has_the_turn_lets_the_others_call_first() -> None:
    late = (2, Answer(KNOCK, 30.0))
    assert seconds(WAITS, MOVES, late) == [(2, 30.0), (1, 30.0 + AFTER)]


def test_who_lets_it_pass_is_not_waited_for() -> None:
    assert seconds(WAITS, MOVES, (2, Answer(None, 30.0))) == [(1, 0.9)]


def test_who_all_choose_at_once_do_not_wait_for_each_other() -> None:
    together = replace(WAITS, turn=None, call=None)
    assert seconds(together, MOVES, (0, Answer(DRAW, 5.0))) == [(1, TOGETHER), (0, TOGETHER)]


def test_nothing_is_waited_for_when_the_person_has_seen_enough() -> None:
    enough = replace(WAITS, seen_enough=True)
    assert seconds(enough, MOVES, CALLS) == [(2, 0.0), (1, AFTER)]
