"""What must hold after every action of a random game, for any game and for each one more.

And how a match of a game may end in a way that is worth counting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.table import plain_cast
from cardgames_gui.games.bloqueadas.model import Ended
from cardgames_gui.games.twenty_three.model import (
    BACK,
    BONUS,
    DECK,
    SIZE,
    Dropped,
    Finished,
    Forced,
    Passed,
    Played,
    hand_size,
)

Look = Callable[[Sequence[Event]], None]
"""Looks at the match after an action, with what was told of it; AssertionError if it is wrong."""


def on_the_table(match: Match) -> Look:
    """Every card lies on the table, once; slow, and true of any game."""
    cast = plain_cast(match.setup.seats)
    faces = Counter(match.game.faces)

    def look(told: Sequence[Event]) -> None:
        table = match.game.table(match.state.reveal(), cast)
        cards = [card for zone in table.zones for card in zone.present()]
        _expect(len({card.key for card in cards}) == len(cards), "a card lies there twice")
        _expect(Counter(card.face for card in cards) == faces, "a card was lost or doubled")
        _expect(all(len(zone.cards) <= zone.room for zone in table.zones), "a zone is too full")

    return look


def in_tock(match: Match) -> Look:
    """No card is lost."""

    def look(told: Sequence[Event]) -> None:
        state: Any = match.state
        drawn = [] if state.drawn < 0 else [state.drawn]
        keys = [*chain(state.table, *state.centre, *state.piles, *state.blocks, drawn)]
        _expect(sorted(keys) == [*range(len(state.faces))], "a card was lost or doubled")

    return look


def in_twenty_three(match: Match) -> Look:
    """The cards of a round stay in it, and chips come and go as it is told (W1, W2, W7–W13)."""
    seats = match.setup.seats
    size = hand_size(bool(match.setup.options["learning"]))
    chips, bonus = [0] * seats, [BONUS] * seats

    def look(told: Sequence[Event]) -> None:
        state: Any = match.state
        first = SIZE * (state.round - 1)
        keys = sorted(chain(state.pile, *state.hands, *state.away))
        _expect(keys == [*range(first, first + seats * size)], "a card was lost or doubled")
        _expect(Counter(state.faces[first : first + SIZE]) == Counter(DECK), "no deck of 23")
        for event in told:
            chips[event.seat] += taken(event)
            bonus[event.seat] -= event.bonus if isinstance(event, Played) else 0
        _expect(state.chips == chips, "a penalty chip was lost or doubled")
        _expect(state.bonus == bonus, "a bonus chip was lost or doubled")
        _expect(min(chips) >= 0 and min(bonus) >= 0, "a chip was given that was not there")
        accounts = state.accounts if state.over else (*state.accounts, state.paid)
        for seat in range(seats):
            booked = sum(sum(paid[seat]) - 2 * paid[seat][BACK] for paid in accounts)
            _expect(booked == chips[seat], "the account does not say what was paid")

    return look


def taken(event: Event) -> int:
    """The penalty chips that its seat took, less those that it gave back."""
    match event:
        case Played():
            return event.chips
        case Finished():
            return -event.back
        case Passed():
            return 1
        case Forced():
            return 2
        case Dropped():
            return len(event.cards)
        case _:
            return 0


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)


LOOKS: Final[dict[str, Callable[[Match], Look]]] = {
    "tock": in_tock,
    "twenty_three": in_twenty_three,
}
"""A quick look for the games that have one; it is handed the match before its first action."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A way to end: how it is said after "ended", and whether what was told last says so."""

    said: str
    happened: Callable[[Sequence[Event]], bool]


def nothing_happened_any_more(told: Sequence[Event]) -> bool:
    """B13"""
    return any(isinstance(event, Ended) and event.quiet for event in told)


ENDINGS: Final[dict[str, Ending]] = {
    "bloqueadas": Ending("by standstill", nothing_happened_any_more),
}
"""The ending that is counted, for the games that have one beside the usual."""
