"""How fast a match goes: the pace of computer players, and the time a person has to call."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """All in seconds, counted from the moment in which the cards are still.

    A computer player's own move comes after `step` at the earliest. While a person could call
    at the last action, no computer player moves before `notice`, and their own reactions to it
    are `slack` times as slow. With `wait_step` a computer player's own move, and with
    `wait_notice` whatever follows an action that a person could call at, waits until the person
    goes on.
    """

    step: float = 0.9
    notice: float = 1.5
    slack: float = 1.5
    wait_step: bool = False
    wait_notice: bool = False
