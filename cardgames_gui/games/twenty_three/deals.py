"""How the cards of 23 are dealt: by the setup's seed, and at random in imagined worlds."""

from __future__ import annotations

from random import Random
from typing import Final

from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.shuffle import shuffled, stream
from cardgames_gui.games.twenty_three.model import (
    DECK,
    HIGHEST,
    ONE,
    PUT_AWAY,
    ROUNDS,
    SIZE,
    Observation,
    hand_size,
)
from cardgames_gui.games.twenty_three.rules import State

_COPIES: Final = tuple(DECK.count(number) for number in range(HIGHEST + 1))
"""How many cards of each number there are; the 0 stands for unknown ones."""


def deal(setup: Setup) -> State:
    """The first round's cards in the hands; the second round's are decided as well (C4)."""
    learning = bool(setup.options["learning"])
    counted = setup.seats * hand_size(learning)
    faces: list[int] = []
    for number in range(1, ROUNDS + 1):
        faces += _counted_out(counted, stream(setup.seed, f"deal {number}"))
    return State(tuple(faces), setup.seats, learning)


def _counted_out(counted: int, rng: Random) -> list[int]:
    """All cards in the order of the deal, the 1 among those that are counted out (W2)."""
    cards = shuffled(DECK, rng)
    place = cards.index(ONE)
    if place >= counted:
        other = int(rng.random() * counted)
        cards[place], cards[other] = cards[other], ONE
    return cards


def imagine(observation: Observation, rng: Random) -> State:
    """A State that agrees with the observation; what it does not know is dealt at random."""
    seen = observation
    faces = list(seen.faces)
    first = SIZE * (seen.round - 1)
    left = list(_COPIES)
    for face in faces[first : first + SIZE]:
        left[face] -= 1
    unseen = [number for number in range(ONE, HIGHEST + 1) for _ in range(left[number])]
    hidden = _hidden(seen, range(first, first + SIZE))
    if seen.round < ROUNDS and not faces[SIZE]:
        faces[SIZE:] = _counted_out(seen.seats * hand_size(seen.learning), rng)
    while True:
        _fill(faces, hidden, shuffled(unseen, rng))
        state = _restored(seen, tuple(faces))
        # Who is forced can play. To deal again until it is so keeps all such worlds equally likely.
        if not seen.forced or not hidden or state.can_play(seen.turn):
            return state


def _hidden(seen: Observation, keys: range) -> list[tuple[int, int]]:
    """The unknown cards, each with its highest number, in the order in which they are dealt.

    The lowest limits come first: every card below one is below those that follow, so each way to
    deal them stays equally likely.
    """
    limits = dict.fromkeys((key for key in keys if not seen.faces[key]), HIGHEST)
    put_away = 0 if seen.learning else PUT_AWAY
    for seat, highest in enumerate(seen.highest):
        if highest < HIGHEST:
            for key in (*seen.hands[seat], *seen.away[seat][put_away:]):
                if key in limits:
                    limits[key] = highest
    return sorted(limits.items(), key=lambda limit: limit[1])


def _fill(faces: list[int], hidden: list[tuple[int, int]], pool: list[int]) -> None:
    """Lay the cards of the pool on the hidden places, each the first that the limit lets in."""
    for key, highest in hidden:
        if highest == HIGHEST:
            faces[key] = pool.pop()
        else:
            faces[key] = next(number for number in pool if number <= highest)
            pool.remove(faces[key])


def _restored(seen: Observation, faces: tuple[int, ...]) -> State:
    state = State.__new__(State)
    state.faces = faces
    state.seats = seen.seats
    state.learning = seen.learning
    state.round = seen.round
    state.hands = [sorted(hand, key=faces.__getitem__) for hand in seen.hands]
    state.pile = list(seen.pile)
    state.away = [list(cards) for cards in seen.away]
    state.chips = list(seen.chips)
    state.bonus = list(seen.bonus)
    state.standing = list(seen.standing)
    state.paid = [list(row) for row in seen.paid]
    state.accounts = seen.accounts
    state.highest = list(seen.highest)
    state.choosing = seen.choosing
    state.turn_seat = seen.turn
    state.forced = seen.forced
    state.over = seen.over
    return state
