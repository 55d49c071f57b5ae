"""A position of Bloqueadas: where the cards are, and what a seat may know of that."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, Self

from cardgames_gui.engine.shuffle import shuffled
from cardgames_gui.games.bloqueadas.model import (
    DECK,
    EXCHANGE,
    NOBODY,
    PLACES,
    SPACE,
    UNKNOWN,
    Observation,
    mask_of,
)

_DEALT: Final = 3 * PLACES
"""How many cards a seat is dealt: its blocked ones first, its face-up ones, then its hand."""


class Position:
    """The whole truth of a position, without the rules.

    A card is known by its face, for no two are alike; `faces` has them in the order of the deal,
    and a face's place in it is the card's key, which says nothing about it. A hand is a set of
    faces, as bits. The stock is the `stock` cards that were dealt last, the last one on top.
    `up` has PLACES faces for each seat, one seat after the other; the blocked cards are those
    that the deal laid there, and `down` has a bit for each place where one still lies. `taken`
    are the cards that went into some hand while everybody saw them, as bits.
    """

    __slots__ = (
        "chosen",
        "down",
        "faces",
        "gone",
        "hands",
        "keys",
        "phase",
        "pile",
        "quiet",
        "seats",
        "stock",
        "taken",
        "turn_seat",
        "up",
    )

    def __init__(self, faces: tuple[int, ...], seats: int) -> None:
        self.faces = faces
        keys = [NOBODY] * SPACE
        for key, face in enumerate(faces):
            keys[face] = key
        self.keys = tuple(keys)
        """The key of each face."""
        self.seats = seats
        self.stock = len(DECK) - _DEALT * seats - 1
        self.pile = [faces[_DEALT * seats]]
        self.gone: list[int] = []
        self.hands = [
            mask_of(faces[_DEALT * seat + 2 * PLACES : _DEALT * (seat + 1)])
            for seat in range(seats)
        ]
        self.up = [face for seat in range(seats) for face in self.dealt_up(seat)]
        self.down = [(1 << PLACES) - 1] * seats
        self.taken = 0
        self.phase = EXCHANGE
        self.chosen = 0
        """A bit for each seat that has chosen its exchange."""
        self.turn_seat = 0
        self.quiet = 0
        """Turns towards B13; -1 once something has happened in the running turn."""

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.faces = self.faces
        twin.keys = self.keys
        twin.seats = self.seats
        twin.stock = self.stock
        twin.pile = self.pile.copy()
        twin.gone = self.gone.copy()
        twin.hands = self.hands.copy()
        twin.up = self.up.copy()
        twin.down = self.down.copy()
        twin.taken = self.taken
        twin.phase = self.phase
        twin.chosen = self.chosen
        twin.turn_seat = self.turn_seat
        twin.quiet = self.quiet
        return twin

    # Where the cards are

    def dealt_up(self, seat: int) -> tuple[int, ...]:
        """The faces that were dealt face up to that seat."""
        first = _DEALT * seat + PLACES
        return self.faces[first : first + PLACES]

    def hand(self, seat: int) -> list[int]:
        """The faces in that seat's hand, low ones first."""
        held, faces = self.hands[seat], []
        while held:
            lowest = held & -held
            faces.append(lowest.bit_length() - 1)
            held ^= lowest
        return faces

    def face_up(self, seat: int) -> list[int]:
        """The faces that lie before that seat, UNKNOWN for an empty place."""
        return self.up[PLACES * seat : PLACES * (seat + 1)]

    def blocked(self, seat: int, place: int) -> int:
        """The face of the blocked card at that place, UNKNOWN where none lies any more."""
        return self.faces[_DEALT * seat + place] if self.down[seat] >> place & 1 else UNKNOWN

    def table_left(self, seat: int) -> int:
        """How many cards lie before that seat."""
        return self.down[seat].bit_count() + sum(map(bool, self.face_up(seat)))

    def hand_left(self, seat: int) -> int:
        """How many cards that seat holds."""
        return self.hands[seat].bit_count()

    def stock_keys(self) -> range:
        """The keys of the cards in the stock, bottom to top."""
        first = _DEALT * self.seats + 1
        return range(first, first + self.stock)

    def top_rank(self) -> int:
        """The rank on top of the pile, 0 if there is none."""
        return self.pile[-1] >> 3 if self.pile else 0

    def next_drawn(self) -> int:
        """The face on top of the stock, which is not empty."""
        return self.faces[_DEALT * self.seats + self.stock]

    # Where they go

    def lay_open(self, seat: int, cards: tuple[int, ...]) -> None:
        """Of its six cards these lie before the seat, and the others are in its hand."""
        first = PLACES * seat
        self.hands[seat] ^= mask_of(self.face_up(seat)) ^ mask_of(cards)
        self.up[first : first + PLACES] = cards

    # What can be known of it

    def observe(self, seat: int | None) -> Observation:
        veiled = self.chosen if self.phase == EXCHANGE else 0
        known = self.taken | mask_of(self.pile) | mask_of(self.gone)
        for one in range(self.seats):
            known |= mask_of(self.dealt_up(one) if veiled else self.face_up(one))
        if seat is not None:
            known |= self.hands[seat] | mask_of(self.face_up(seat))
            veiled &= ~(1 << seat)
        faces = tuple(face if known >> face & 1 else UNKNOWN for face in self.faces)
        return self._observation(seat, faces, veiled)

    def reveal(self) -> Observation:
        return self._observation(None, self.faces, 0)

    def _observation(self, seat: int | None, faces: tuple[int, ...], veiled: int) -> Observation:
        keys, seats = self.keys, range(self.seats)
        hands = [tuple(sorted(self.keys_of(self.hand(one)))) for one in seats]
        up = [self.keys_of(self.face_up(one)) for one in seats]
        for one in seats:
            if veiled >> one & 1:
                dealt = _DEALT * one + PLACES
                up[one] = tuple(range(dealt, dealt + PLACES))
                hands[one] = tuple(range(dealt + PLACES, dealt + 2 * PLACES))
        held = 0
        for mask in self.hands:
            held |= mask
        return Observation(
            seat=seat,
            seats=self.seats,
            faces=faces,
            stock=tuple(self.stock_keys()),
            pile=self.keys_of(self.pile),
            gone=self.keys_of(self.gone),
            hands=tuple(hands),
            up=tuple(up),
            down=tuple(
                tuple(keys[self.blocked(one, place)] for place in range(PLACES)) for one in seats
            ),
            taken=tuple(keys[face] for face in DECK if self.taken & held & 1 << face),
            phase=self.phase,
            turn=self.turn_seat,
            chosen=self.chosen,
            veiled=veiled,
            quiet=self.quiet,
        )

    def keys_of(self, faces: Iterable[int]) -> tuple[int, ...]:
        """The keys of these faces, NOBODY for UNKNOWN ones."""
        return tuple(map(self.keys.__getitem__, faces))

    def essence(self) -> tuple[object, ...]:
        return (
            *(self.faces, self.stock, self.pile, self.gone, self.hands, self.up, self.down),
            *(self.taken, self.phase, self.chosen, self.turn_seat, self.quiet),
        )

    @classmethod
    def imagined(cls, observation: Observation, rng: Random) -> Self:
        """One that agrees with the observation; unknown faces and veiled choices are random."""
        known = set(observation.faces)
        guess = iter(shuffled([face for face in DECK if face not in known], rng))
        faces = tuple(face or next(guess) for face in observation.faces)
        self = cls(faces, observation.seats)
        self.stock = len(observation.stock)
        self.pile = [faces[key] for key in observation.pile]
        self.gone = [faces[key] for key in observation.gone]
        self.hands = [mask_of([faces[key] for key in hand]) for hand in observation.hands]
        self.up = [
            UNKNOWN if key == NOBODY else faces[key] for places in observation.up for key in places
        ]
        self.down = [
            sum(1 << place for place, key in enumerate(places) if key != NOBODY)
            for places in observation.down
        ]
        self.taken = mask_of([faces[key] for key in observation.taken])
        self.phase = observation.phase
        self.chosen = observation.chosen
        self.turn_seat = observation.turn
        self.quiet = observation.quiet
        for seat in range(self.seats):
            if observation.veiled >> seat & 1:
                six = shuffled(self.face_up(seat) + self.hand(seat), rng)
                self.lay_open(seat, tuple(six[:PLACES]))
        return self
