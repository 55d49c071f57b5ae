"""What the moves of 23 are likely to cost somebody who plays with sense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardgames_gui.games.twenty_three.choices import Aways
from cardgames_gui.games.twenty_three.model import (
    DROP_MOVE,
    GIVEN_BACK,
    IN,
    NOBODY,
    ONE,
    OPENING,
    PASS_MOVE,
    PASSES,
    PASSING,
    PLAYS,
    TwentyThreeMove,
)
from cardgames_gui.games.twenty_three.outlook import after, alike, cards, coded, numbers
from cardgames_gui.games.twenty_three.prices import needed, price, useful
from cardgames_gui.games.twenty_three.rules import State

WORTHS: Final = (3.0, 2.1)
"""What a bonus chip is held to be worth, by round: at the end it gives two penalty chips back."""
IMPATIENCE: Final = 0.5
"""By how many chips each pass of a round makes the next one dearer: the pile may never rise."""

Weighed = tuple[float, TwentyThreeMove]
"""The chips that a move is likely to cost until the end of the round, less those that it brings."""


def weighed(state: State, seat: int) -> Sequence[Weighed]:
    """The moves of that seat that are worth a thought; equal cards stay together."""
    if state.turn_seat == NOBODY:
        return _weighed_aways(state, seat)
    if not state.pile:
        return [(0.0, OPENING)]
    return _weighed_turn(state, seat)


def _weighed_turn(state: State, seat: int) -> list[Weighed]:
    faces = state.faces
    hand = coded([faces[key] for key in state.hands[seat]])
    top, bonus, worth = faces[state.pile[-1]], state.bonus[seat], WORTHS[state.round - 1]
    others = state.standing.count(IN) - 1
    back = min(GIVEN_BACK, state.chips[seat] + 1)
    found: list[Weighed] = []
    for number in numbers(hand):
        distance, count = number - top, alike(hand, number)
        left = hand ^ count << 2 * number
        for spent in range(needed(distance), min(bonus, useful(distance)) + 1):
            cost = price(distance, spent) + worth * spent
            cost += after(left, number, bonus - spent, worth, True, others, back)
            found.append((cost, PLAYS[number][count][spent]))
    if not state.forced:
        if others:
            cost = PASSING + IMPATIENCE * state.paid[seat][PASSES]
            cost += after(hand, top, bonus, worth, True, others, back)
            found.append((cost, PASS_MOVE))
        found.append((cards(hand), DROP_MOVE))
    return found


def _weighed_aways(state: State, seat: int) -> list[Weighed]:
    faces = state.faces
    held = [faces[key] for key in state.hands[seat] if faces[key] != ONE]
    hand, bonus, worth = coded(held), state.bonus[seat], WORTHS[state.round - 1]
    others = state.seats - 1
    return [
        (after(hand - coded(move.cards), ONE, bonus, worth, True, others, GIVEN_BACK), move)
        for move in Aways(held)
    ]
