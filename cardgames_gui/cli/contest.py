"""A match between computer players, from the deal to the end, without a clock."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardgames_gui.engine.game import Call
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.outcome import Outcome
from cardgames_gui.engine.shuffle import stream
from cardgames_gui.players.base import Answer, Player


def sources(seed: int, seats: int) -> list[Random]:
    """A random source for each seat that the deal knows nothing of."""
    return [stream(seed, f"player {seat}") for seat in range(seats)]


def play_out(match: Match, players: Sequence[Player], chances: Sequence[Random]) -> Outcome:
    """Play the match to its end, and say how that was.

    As at a table with people, whoever calls out of turn comes before the next move, and the
    quickest of them comes first. After a call who only reacts keeps the answer of before.
    """
    call = match.game.call(match.setup)
    held: dict[int, Answer] = {}
    while (outcome := match.outcome()) is None:
        state = match.state
        for seat in state.actors():
            if seat not in held:
                held[seat] = players[seat].answer(state.observe(seat), chances[seat])
        seat, move = _first(held, call)
        match.play(seat, move)
        if call is not None and move == call.move:
            actors = state.actors()
            held = {s: a for s, a in held.items() if s in actors and s not in (seat, state.turn)}
        else:
            held.clear()
    return outcome


def _first(held: dict[int, Answer], call: Call | None) -> tuple[int, Move]:
    """The seat that acts, and what it does; ValueError if nobody wants to."""
    wanted = [
        (call is None or answer.move != call.move, answer.delay, seat, answer.move)
        for seat, answer in held.items()
        if answer.move is not None
    ]
    _late, _delay, seat, move = min(wanted, key=lambda each: each[:3])
    return seat, move
