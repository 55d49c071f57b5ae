"""A whole game in one short file: everybody takes an unseen card, and the highest wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.game import About, Call, OptionWords, Tell
from cardgames_gui.engine.moves import Illegal, Malformed, Move, NotYourTurn
from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.outcome import Outcome, shared_places
from cardgames_gui.engine.setup import Option, Setup
from cardgames_gui.engine.shuffle import shuffled, stream
from cardgames_gui.engine.table import Card, Cast, Face, Kind, Layout, Plate, Table, Zone
from cardgames_gui.players.aimless import Aimless
from cardgames_gui.players.base import Player, Temper

DECK: Final = tuple(range(1, 7)) * 2


@dataclass(frozen=True, slots=True)
class Take:
    card: int

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Seen:
    """Who took which card, in this order, from `start` on; 0 for a face that is not known."""

    seat: int | None
    seats: int
    start: int
    faces: tuple[int, ...]
    taken: tuple[int, ...]


@dataclass(slots=True)
class State:
    seats: int
    start: int
    faces: tuple[int, ...]
    taken: tuple[int, ...] = ()

    def clone(self) -> State:
        return State(self.seats, self.start, self.faces, self.taken)

    @property
    def turn(self) -> int | None:
        return None if self.outcome() else (self.start + len(self.taken)) % self.seats

    def actors(self) -> tuple[int, ...]:
        return () if self.turn is None else (self.turn,)

    def legal_moves(self, seat: int) -> list[Take]:
        if seat != self.turn:
            return []
        return [Take(card) for card in range(len(DECK)) if card not in self.taken]

    def judge(self, seat: int, move: Move) -> Move:
        if seat != self.turn:
            raise NotYourTurn("It is not your turn.")
        if move not in self.legal_moves(seat):
            raise Illegal("That card is gone.")
        return move

    def apply(self, seat: int, move: Take, tell: Tell | None = None) -> None:
        self.taken = (*self.taken, move.card)
        if tell:
            tell(Event(seat, (move.card,)))

    def held(self, seat: int) -> int | None:
        """The card that a seat has taken."""
        place = (seat - self.start) % self.seats
        return self.taken[place] if place < len(self.taken) else None

    def outcome(self) -> Outcome | None:
        if len(self.taken) < self.seats:
            return None
        hands = [self.held(seat) for seat in range(self.seats)]
        return Outcome(shared_places([-self.faces[card] for card in hands if card is not None]))

    def faults(self) -> tuple[str, ...]:
        return ()

    def observe(self, seat: int | None) -> Seen:
        mine = self.taken if self.outcome() else () if seat is None else (self.held(seat),)
        faces = tuple(face if card in mine else 0 for card, face in enumerate(self.faces))
        return Seen(seat, self.seats, self.start, faces, self.taken)

    def reveal(self) -> Seen:
        return Seen(None, self.seats, self.start, self.faces, self.taken)

    def essence(self) -> tuple[object, ...]:
        return self.faces, self.start, self.taken


class Toy:
    id: Final = "toy"
    rules: Final = 1
    seats: Final = range(2, 5)
    options: Final[tuple[Option, ...]] = ()
    faces: Final[tuple[Face, ...]] = DECK
    players_start: Final = True
    private: Final = True

    def deal(self, setup: Setup) -> State:
        faces = tuple(shuffled(DECK, stream(setup.seed, "deal")))
        return State(setup.seats, setup.start or 0, faces)

    def read_move(self, text: str) -> Take:
        for card in range(len(DECK)):
            if text == f"take {card}":
                return Take(card)
        raise Malformed("That is no move.")

    def write_move(self, move: Move, seat: int, reader: int | None) -> str:
        return str(move)

    def imagine(self, seen: Seen, rng: Random) -> State:
        unseen = list(DECK)
        for face in filter(None, seen.faces):
            unseen.remove(face)
        guess = iter(shuffled(unseen, rng))
        faces = tuple(face or next(guess) for face in seen.faces)
        return State(seen.seats, seen.start, faces, seen.taken)

    def table(self, seen: Seen, cast: Cast) -> Table:
        state = self.imagine(seen, Random(0))
        shown = seen.taken if state.outcome() else ()
        cards = [Card(n, face or None, n in shown) for n, face in enumerate(seen.faces)]
        lying = tuple(None if n in seen.taken else card for n, card in enumerate(cards))
        zones = [Zone("table", Kind.PLACES, Layout.SPREAD, None, lying, len(DECK), "table")]
        for seat in range(seen.seats):
            held = state.held(seat)
            hand = () if held is None else (cards[held],)
            zones.append(Zone(f"hand.{seat}", Kind.ONE, Layout.HELD, seat, hand, 1, "hand"))
        moves = () if seen.seat is None else tuple(state.legal_moves(seen.seat))
        picks = tuple(move.card for move in moves)
        return Table(
            chair=seen.seat,
            turn=state.turn,
            zones=tuple(zones),
            plates=tuple(Plate(s, cast.name(s), "", s == state.turn) for s in range(seen.seats)),
            status="Take a card",
            grips=picks,
            offers=(Offer("Take a card", moves, picks),) if moves else (),
        )

    def explain(self, seen: Seen, cards: Sequence[int], zone: str) -> str:
        return "A card is taken from the table when it is your turn."

    def sentence(self, event: Event, cast: Cast) -> str:
        return f"{cast.name(event.seat)} took a card."

    def write_face(self, face: Face) -> str:
        return str(face)

    def about(self) -> About:
        return About("Toy", "The highest card wins.", 1, ("back", "6"))

    def option_words(self, option: Option) -> OptionWords:
        raise KeyError(option.name)

    def call(self, setup: Setup) -> Call | None:
        return None

    def has_mistakes(self, setup: Setup) -> bool:
        return False

    def player(self, temper: Temper) -> Player:
        return Aimless(self)
