"""When the computer players' answers are due: the earliest by the clock is played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from cardgames_gui.engine.moves import Move
from cardgames_gui.players.base import Answer
from cardgames_gui.session.pace import Pace

TOGETHER: Final = 0.15
"""Seconds between the moves of computer players who all choose at once."""
AFTER: Final = 0.01
"""Seconds from one to the next where nothing is waited for."""


@dataclass(frozen=True, slots=True)
class Due:
    """A move that may be played so many seconds after everything is still."""

    seat: int
    move: Move
    seconds: float


@dataclass(frozen=True, slots=True)
class Waits:
    """What answers to the position wait for."""

    turn: int | None
    """Whose turn it is; None where all choose at once."""
    call: Move | None
    """The call out of turn; None where nobody calls."""
    pace: Pace
    hears: bool
    """Whether a person may call at the last action, and is given time for it."""
    seen_enough: bool
    """Whether the person has seen enough."""

    def dues(self, held: Iterable[tuple[int, Answer]]) -> list[Due]:
        """When the answers of the seats may be played, the earliest first."""
        moves = [(seat, answer, answer.move) for seat, answer in held if answer.move is not None]
        calls = [self._call_after(answer) for _seat, answer, move in moves if move == self.call]
        dues = []
        for seat, answer, move in moves:
            if move == self.call:
                seconds = self._call_after(answer)
            else:
                seconds = self._move_after()
                if seat == self.turn and not self.seen_enough:
                    # A computer player gives the others time to say what they have to say.
                    seconds = max([seconds, *(call + AFTER for call in calls)])
            dues.append(Due(seat, move, seconds))
        return sorted(dues, key=lambda due: due.seconds)

    def _call_after(self, answer: Answer) -> float:
        if self.seen_enough:
            return 0.0
        return answer.delay * (self.pace.slack if self.hears else 1.0)

    def _move_after(self) -> float:
        """How long it thinks counts in games without a window; here the pace is the person's."""
        if self.seen_enough:
            return AFTER
        seconds = max(self.pace.step, self.pace.notice if self.hears else 0.0)
        return min(seconds, TOGETHER) if self.turn is None else seconds
