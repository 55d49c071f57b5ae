"""Positions of 23 for tests, from a short description, with all 66 cards in them once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from cardgames_gui.engine.notation import zones_json
from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.table import Table, plain_cast
from cardgames_gui.games.twenty_three import refusals
from cardgames_gui.games.twenty_three.deals import deal, imagine
from cardgames_gui.games.twenty_three.model import (
    DECK,
    HIGHEST,
    NOBODY,
    PURPOSES,
    STANDINGS,
    Observation,
    TwentyThreeMove,
    hand_size,
    read_move,
)
from cardgames_gui.games.twenty_three.rules import State
from cardgames_gui.games.twenty_three.table import table
from tests.games.boards import AnyBoard

Numbers = Sequence[int]
SEATS: Final = (2, 3, 4)
LONGEST: Final = 5_000
"""More moves than any match may last."""


def setup(seats: int = 3, seed: int = 7, learning: bool = False) -> Setup:
    return Setup("twenty_three", 1, seats, None, seed, {"learning": learning})


class Board(AnyBoard[State]):
    """A State, spoken to in seats, numbers and the texts of moves."""

    def read(self, text: str) -> TwentyThreeMove:
        return read_move(text)

    def plays(self, seat: int) -> set[str]:
        """The legal plays, without the word: "12 2 0"."""
        return {text[5:] for text in self.legal(seat) if text.startswith("play ")}

    def numbers(self, keys: Numbers) -> list[int]:
        return [self.state.faces[key] for key in keys]

    def hand(self, seat: int) -> list[int]:
        return self.numbers(self.state.hands[seat])

    @property
    def pile(self) -> list[int]:
        return self.numbers(self.state.pile)

    def away(self, seat: int) -> list[int]:
        return sorted(self.numbers(self.state.away[seat]))

    def standing(self, seat: int) -> str:
        return STANDINGS[self.state.standing[seat]]

    @property
    def chips(self) -> list[int]:
        return self.state.chips

    @property
    def bonus(self) -> list[int]:
        return self.state.bonus

    @property
    def forced(self) -> bool:
        return self.state.forced

    def seen(self, chair: int | None) -> Table:
        """The table as that chair sees it."""
        return table(self.state.observe(chair), plain_cast(self.state.seats))

    def why_not(self, seat: int | None, cards: Numbers, zone: str) -> str:
        """The sentence for bringing these physical cards to that zone."""
        world = imagine(self.state.observe(seat), Random(0))
        return refusals.explain(world, seat, cards, zone)

    def written(self, chair: int | None = None) -> dict[str, Any]:
        """The position as the notation writes it, whole or as a chair sees it; sets in order."""
        state = self.state
        seen = state.reveal() if chair is None else state.observe(chair)
        shown = table(seen, plain_cast(state.seats))
        zones = zones_json(shown)
        for name, faces in zones.items():
            if name != "pile":
                faces.sort(key=lambda face: (face == "?", face if face != "?" else 0))
        outcome = state.outcome()
        return {
            "turn": state.turn,
            "zones": zones,
            "counters": dict(shown.counters),
            "legal": {
                str(seat): sorted(map(str, state.legal_moves(seat)))
                for seat in state.actors()
                if chair in (None, seat)
            },
            "faults": list(state.faults()),
            "outcome": None if outcome is None else {"places": list(outcome.places)},
        }


def dealt(seats: int = 3, seed: int = 7, learning: bool = False) -> Board:
    return Board(deal(setup(seats, seed, learning)))


def begun(seats: int = 3, seed: int = 7, learning: bool = False) -> Board:
    """After the putting away and the opening."""
    board = dealt(seats, seed, learning)
    for seat in board.state.choosing:
        board.play(seat, str(board.state.legal_moves(seat)[0]))
    assert board.turn is not None
    return board.play(board.turn, "play 1 1 0")


def position(
    *hands: Numbers,
    top: int = 10,
    chips: Numbers | None = None,
    bonus: Numbers | None = None,
    turn: int = 0,
    forced: bool = False,
    dropped: Numbers = (),
    round_: int = 1,
    learning: bool = False,
    seed: int = 0,
) -> Board:
    """A position in a round that has been opened, with that number on top of the pile.

    Seats with an empty hand have played all their cards, or have dropped out. Cards that are not
    named lie in the box, and what does not fit in there further down in the pile.
    """
    pool = list(DECK)
    for number in (*(n for hand in hands for n in hand), top, *([1] if top != 1 else [])):
        pool.remove(number)
    Random(seed).shuffle(pool)
    seats = len(hands)
    counted = seats * hand_size(learning)
    boxed = len(DECK) - counted
    box, below = pool[:boxed], pool[boxed:]
    assert len(box) == boxed, "too many cards were named"
    first = len(DECK) * (round_ - 1)
    order: list[int] = []
    places: list[tuple[int, ...]] = []
    for numbers in (*hands, [*([1] if top != 1 else []), *below, top]):
        places.append(tuple(range(first + len(order), first + len(order) + len(numbers))))
        order += numbers
    order += box
    other = deal(setup(seats, seed, learning)).faces
    faces = (*order, *other[len(DECK) :]) if round_ == 1 else (*other[: len(DECK)], *order)
    standing = tuple(2 if s in dropped else 0 if hands[s] else 1 for s in range(seats))
    state = imagine(
        Observation(
            seat=None,
            seats=seats,
            learning=learning,
            round=round_,
            faces=faces,
            hands=tuple(places[:-1]),
            pile=places[-1],
            away=((),) * seats,
            chips=tuple(chips or (0,) * seats),
            bonus=tuple(bonus or (0,) * seats),
            standing=standing,
            paid=((0,) * PURPOSES,) * seats,
            accounts=(((0,) * PURPOSES,) * seats,) * (round_ - 1),
            highest=(HIGHEST,) * seats,
            choosing=(),
            turn=turn if any(hands) else NOBODY,
            forced=forced,
            over=False,
        ),
        Random(0),
    )
    board = Board(state)
    assert sorted(state.faces[first : first + len(DECK)]) == sorted(DECK)
    assert not forced or state.can_play(turn)
    return board
