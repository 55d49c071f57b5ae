"""Positions of Bloqueadas for tests, from a short description, with all 104 cards in them once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from cardgames_gui.engine.notation import zones_json
from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.table import Cast, Table, plain_cast
from cardgames_gui.games.bloqueadas.model import (
    DECK,
    EXCHANGE,
    FACE_OF,
    FACE_TEXT,
    MOST_SEATS,
    NOBODY,
    PLACES,
    THROWING,
    BloqueadasMove,
    Observation,
    read_move,
)
from cardgames_gui.games.bloqueadas.refusals import explain
from cardgames_gui.games.bloqueadas.rules import State, deal, imagine
from cardgames_gui.games.bloqueadas.table import table
from cardgames_gui.games.bloqueadas.words import sentence
from tests.games.boards import AnyBoard

SEATS: Final = range(2, MOST_SEATS + 1)


class Board(AnyBoard[State]):
    """A State, spoken to in seats, cards as they are written and the texts of moves."""

    def read(self, text: str) -> BloqueadasMove:
        return read_move(text)

    def all_legal(self) -> dict[int, list[str]]:
        """What every seat may play."""
        return {
            seat: [str(move) for move in self.state.legal_moves(seat)]
            for seat in self.state.actors()
        }

    def begin(self) -> Board:
        """Everybody exchanges nothing."""
        for seat in self.state.actors():
            self.play(seat, "show " + " ".join(self.zones()[f"up.{seat}"]))
        return self

    def zones(self, seat: int | None = None) -> dict[str, list[Any]]:
        """The zones as the notation writes them, whole or as a seat may know them."""
        return zones_json(self.table(seat))

    def table(self, seat: int | None = None) -> Table:
        """The Table of that seat, or of somebody to whom everything is known."""
        seen = self.state.reveal() if seat is None else self.state.observe(seat)
        return table(seen, plain_cast(self.state.seats))

    def cards(self, zone: str) -> list[Any]:
        """The true faces in that zone."""
        return self.zones()[zone]

    def hand(self, seat: int) -> set[str]:
        return set(self.cards(f"hand.{seat}"))

    @property
    def pile(self) -> list[str]:
        return self.cards("pile")

    @property
    def quiet(self) -> object:
        return self.table().counters["quiet"]

    @property
    def again(self) -> object:
        return self.table().counters["again"]

    def key(self, card: str) -> int:
        """The physical card of that face."""
        return self.state.keys[FACE_OF[card]]

    def why_not(self, seat: int | None, cards: str | int, zone: str) -> str:
        """The sentence for bringing these cards to that zone; a card may be given by its key."""
        keys = [cards] if isinstance(cards, int) else [self.key(card) for card in cards.split()]
        return explain(imagine(self.state.observe(seat), Random(0)), seat, keys, zone)

    def said(self, you: int | None = None) -> list[str]:
        """All that was told, as that seat hears it."""
        cast = Cast(("Ana", "Bo", "Cy", "Di", "Eve", "Flo")[: self.state.seats], you)
        return [sentence(event, cast) for event in self.told]


def setup(seats: int = 3, start: int = 0, seed: int = 7) -> Setup:
    return Setup("bloqueadas", 1, seats, start, seed)


def dealt(seats: int = 3, start: int = 0, seed: int = 7) -> Board:
    return Board(deal(setup(seats, start, seed)))


def position(
    *hands: str,
    up: Sequence[str] = (),
    down: Sequence[str] = (),
    pile: str = "",
    stock: str = "",
    gone: str = "",
    turn: int = 0,
    phase: int = THROWING,
    quiet: int = 0,
    rest: str = "gone",
) -> Board:
    """A position; whoever's turn it is has drawn already. Nobody has exchanged yet in EXCHANGE.

    Cards are as they are written, with a blank between; a rank alone is any card of it that
    is not named. "." is an empty place of `up` or `down`, and places that are not described
    are empty. Stacks are bottom to top. All cards not named lie in `rest`: "gone", or "stock",
    at its bottom.
    """
    seats = len(hands)
    wanted = {f"hand.{s}": hands[s].split() for s in range(seats)}
    for name, rows in (("up", up), ("down", down)):
        for s in range(seats):
            row = rows[s].split() if s < len(rows) else []
            wanted[f"{name}.{s}"] = row + ["."] * (PLACES - len(row))
    wanted |= {"pile": pile.split(), "stock": stock.split(), "gone": gone.split()}
    zones, left = _pick(wanted)
    zones[rest][:0] = left
    first = 3 * PLACES * seats + 1
    places = {first + height: face for height, face in enumerate(zones["stock"])}
    for s in range(seats):
        places |= {9 * s + k: face for k, face in enumerate(zones[f"down.{s}"]) if face}
        if phase == EXCHANGE:
            six = zones[f"up.{s}"] + zones[f"hand.{s}"]
            places |= {9 * s + PLACES + k: face for k, face in enumerate(six)}
    free = iter([key for key in range(len(DECK)) if key not in places])
    for faces in zones.values():
        not_yet = [face for face in faces if face and face not in places.values()]
        places |= {next(free): face for face in not_yet}
    keys = {face: key for key, face in places.items()} | {0: NOBODY}
    lying = {name: tuple(keys[face] for face in faces) for name, faces in zones.items()}
    return Board(
        imagine(
            Observation(
                seat=None,
                seats=seats,
                faces=tuple(places[key] for key in range(len(DECK))),
                stock=lying["stock"],
                pile=lying["pile"],
                gone=lying["gone"],
                hands=tuple(lying[f"hand.{s}"] for s in range(seats)),
                up=tuple(lying[f"up.{s}"] for s in range(seats)),
                down=tuple(lying[f"down.{s}"] for s in range(seats)),
                taken=(),
                phase=phase,
                turn=turn,
                chosen=0 if phase == EXCHANGE else (1 << seats) - 1,
                veiled=0,
                quiet=quiet,
            ),
            Random(0),
        )
    )


def _pick(wanted: dict[str, list[str]]) -> tuple[dict[str, list[int]], list[int]]:
    """The faces that are asked for, zone by zone, 0 for an empty place; and all the others."""
    left = list(DECK)
    named = [text for texts in wanted.values() for text in texts if text in FACE_OF]
    for text in named:
        left.remove(FACE_OF[text])

    def face(text: str) -> int:
        if text == ".":
            return 0
        if text in FACE_OF:
            return FACE_OF[text]
        found = next(face for face in left if FACE_TEXT[face].rstrip("'")[:-1] == text)
        left.remove(found)
        return found

    return {name: [face(text) for text in texts] for name, texts in wanted.items()}, left
