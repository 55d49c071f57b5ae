"""The verbs of Bloqueadas: the State, what is legal in it and what a move does (clauses B1–B13)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Final

from cardgames_gui.engine.game import Tell
from cardgames_gui.engine.moves import Illegal, Move, NotYourTurn
from cardgames_gui.engine.outcome import Outcome, shared_places
from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.shuffle import shuffled, stream
from cardgames_gui.games.bloqueadas import refusals
from cardgames_gui.games.bloqueadas.model import (
    AGAIN,
    BLIND,
    BLINDS,
    DECK,
    EXCHANGE,
    KING,
    LEAVE,
    LEAVES,
    LEAVING,
    NOBODY,
    OVER,
    PLACES,
    QUIET_TURNS,
    SHOW,
    SPACE,
    TAKE,
    TAKE_MOVE,
    TEN,
    THROW,
    THROWING,
    THROWS,
    TWO,
    UNKNOWN,
    WORTH,
    BloqueadasMove,
    Chose,
    Cleared,
    Drew,
    Ended,
    Exchanged,
    Failed,
    Left,
    Observation,
    Threw,
    Took,
    mask_of,
    move_of,
)

FITTING: Final = tuple(
    tuple(rank for rank in range(1, KING + 1) if rank == TWO or WORTH[rank] >= WORTH[top])
    for top in range(KING + 1)
)
"""The ranks that may be thrown, by the rank on top of the pile, 0 for an empty one (B5, B8)."""


def _in_places(chosen: tuple[int, ...]) -> tuple[int, ...]:
    """Which of six cards lies in which place, if those that lie in one already stay there."""
    others = iter([card for card in chosen if card >= PLACES])
    return tuple(place if place in chosen else next(others) for place in range(PLACES))


_BYTES: Final = KING + 1
"""A hand is a set of bits, and a rank's eight cards are one byte of it."""
_DEALT: Final = 3 * PLACES
"""How many cards a seat is dealt: its blocked ones first, its face-up ones, then its hand."""

_CHOICES: Final = tuple(_in_places(chosen) for chosen in combinations(range(2 * PLACES), PLACES))
"""Every way to lay three of six cards open; the first three of the six lie there already."""


class State:
    """The whole truth of a position.

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

    def clone(self) -> State:
        twin = State.__new__(State)
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

    # What is legal

    @property
    def turn(self) -> int | None:
        return None if self.phase in (EXCHANGE, OVER) else self.turn_seat

    def actors(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        if self.phase == EXCHANGE:
            return tuple(seat for seat in range(self.seats) if not self.chosen >> seat & 1)
        return (self.turn_seat,)

    def legal_moves(self, seat: int) -> list[BloqueadasMove]:
        phase = self.phase
        if phase == EXCHANGE:
            return [] if self.chosen >> seat & 1 else self._shows(seat)
        if seat != self.turn_seat or phase == OVER:
            return []
        held = self.hands[seat]
        if not held:
            return self._from_table(seat)
        ranks = held.to_bytes(_BYTES, "little")
        if phase == LEAVING:
            return [
                LEAVES[THROWS[rank][bits][0].cards[0]] for rank, bits in enumerate(ranks) if bits
            ]
        moves: list[BloqueadasMove] = []
        for rank in FITTING[self.pile[-1] >> 3 if self.pile else 0]:
            if bits := ranks[rank]:
                moves += THROWS[rank][bits]
        return moves or [TAKE_MOVE]

    def _from_table(self, seat: int) -> list[BloqueadasMove]:
        """Without hand cards: a face-up card that fits, or else a blocked one (B6, B9)."""
        lying = sorted(filter(None, self.face_up(seat)), reverse=True)
        if not lying:
            return [BLINDS[place] for place in range(PLACES) if self.down[seat] >> place & 1]
        fitting = FITTING[self.top_rank()]
        lowest = {face >> 3: face for face in lying}
        return [_single(face) for rank, face in lowest.items() if rank in fitting] or [TAKE_MOVE]

    def _shows(self, seat: int) -> list[BloqueadasMove]:
        """What a seat may lay open, once for each set of ranks (B3).

        What lies face up already stays there if it can, and of the hand the low cards come first.
        """
        six = self.face_up(seat) + self.hand(seat)
        ranks = [_set_of_ranks((face,)) for face in six]
        found: dict[int, BloqueadasMove] = {}
        for a, b, c in _CHOICES:
            together = ranks[a] + ranks[b] + ranks[c]
            if together not in found:
                found[together] = move_of(SHOW, six[a], six[b], six[c])
        return list(found.values())

    def judge(self, seat: int, move: Move) -> BloqueadasMove:
        if not isinstance(move, BloqueadasMove):
            raise TypeError(f"{move!r} is not a move of Bloqueadas")
        if not 0 <= seat < self.seats:
            raise NotYourTurn(refusals.no_such_seat())
        if self.phase == OVER:
            raise Illegal(refusals.over())
        if seat not in self.actors():
            raise NotYourTurn(refusals.not_your_turn(self, seat))
        canonical = self._canonical(seat, move)
        if canonical in self.legal_moves(seat):
            return canonical
        raise Illegal(refusals.move(self, seat, move))

    def allows(self, seat: int, move: BloqueadasMove) -> bool:
        """Whether that seat may play this move, naming whichever of equal cards."""
        return self._canonical(seat, move) in self.legal_moves(seat)

    def _canonical(self, seat: int, move: BloqueadasMove) -> BloqueadasMove:
        """The move with the cards that legal_moves names, if it names others of the same ranks.

        A move with cards that the seat does not have stays as it is.
        """
        kind, held, lying = move.kind, self.hands[seat], mask_of(self.face_up(seat))
        if kind == SHOW:
            if self.phase == EXCHANGE and not move.mask & ~(held | lying):
                same = _set_of_ranks(move.cards)
                return next(m for m in self._shows(seat) if _set_of_ranks(m.cards) == same)
        elif kind in (THROW, LEAVE):
            if move.mask & ~(held or lying):
                return move
            rank = move.cards[0] >> 3
            bits = (held or lying) >> 8 * rank & 255
            throw = THROWS[rank][bits][len(move.cards) - 1]
            return LEAVES[throw.cards[0]] if kind == LEAVE else throw
        return move

    # What a move does

    def apply(self, seat: int, move: BloqueadasMove, tell: Tell | None = None) -> None:
        kind = move.kind
        if kind == THROW:
            if self.hands[seat]:
                self.hands[seat] ^= move.mask
            else:
                self.up[self.up.index(move.cards[0], PLACES * seat)] = UNKNOWN
                self.quiet = -1
            self._land(seat, move.cards, False, tell)
        elif kind == TAKE:
            self._take(seat, tell)
        elif kind == LEAVE:
            self.hands[seat] ^= move.mask
            self.pile = list(move.cards)
            if tell:
                tell(Left(seat, self._keys(move.cards), False, move.cards[0]))
            self._pass_turn(tell)
        elif kind == BLIND:
            self._uncover(seat, move.place, tell)
        else:
            self._exchange(seat, move, tell)

    def _land(self, seat: int, cards: tuple[int, ...], blocked: bool, tell: Tell | None) -> None:
        """Thrown cards lie on the pile, and stay there or clear it (B5–B8, B12)."""
        pile, rank = self.pile, cards[0] >> 3
        pile += cards
        if tell:
            tell(Threw(seat, self._keys(cards), False, cards, blocked))
        if rank == TEN or (len(pile) > 2 and pile[-2] >> 3 == rank and pile[-3] >> 3 == rank):
            self.gone += pile
            self.pile = []
            self.quiet = -1
            if tell:
                tell(Cleared(seat, self._keys(pile), False, rank))
        if not self.hands[seat] and not self.table_left(seat):
            self._end(tell, False)
        elif rank == TWO:
            self.phase = AGAIN
        else:
            self._pass_turn(tell)

    def _uncover(self, seat: int, place: int, tell: Tell | None) -> None:
        """A blocked card is thrown unseen, and stays or comes back with the pile (B6, B9)."""
        face = self.blocked(seat, place)
        top = self.top_rank()
        self.down[seat] ^= 1 << place
        self.quiet = -1
        if face >> 3 in FITTING[top]:
            self._land(seat, (face,), True, tell)
            return
        on = self.pile[-1]
        self.pile.append(face)
        if tell:
            tell(Failed(seat, self._keys((face,)), True, face, on))
        self._take(seat, tell)

    def _take(self, seat: int, tell: Tell | None) -> None:
        """The whole pile goes into the hand (B10)."""
        pile = self.pile
        mask = mask_of(pile)
        self.hands[seat] |= mask
        self.taken |= mask
        self.pile = []
        self.phase = LEAVING
        if tell:
            tell(Took(seat, self._keys(pile)))

    def _exchange(self, seat: int, move: BloqueadasMove, tell: Tell | None) -> None:
        """A seat chooses what lies face up; when the last one has, all is shown (B3)."""
        self.lay_open(seat, move.cards)
        self.chosen |= 1 << seat
        if tell:
            tell(Chose(seat))
        if self.chosen < (1 << self.seats) - 1:
            return
        for one in range(self.seats):
            self.taken |= self.hands[one] & mask_of(self.dealt_up(one))
        self.phase = THROWING
        if tell:
            for one in range(self.seats):
                dealt = self.dealt_up(one)
                new = tuple(face for face in self.face_up(one) if face not in dealt)
                tell(Exchanged(one, self._keys(new), False, new))
        self._begin_turn(tell)

    def lay_open(self, seat: int, cards: tuple[int, ...]) -> None:
        """Of its six cards these lie before the seat, and the others are in its hand."""
        first = PLACES * seat
        self.hands[seat] ^= mask_of(self.face_up(seat)) ^ mask_of(cards)
        self.up[first : first + PLACES] = cards

    def _pass_turn(self, tell: Tell | None) -> None:
        self.quiet += 1
        if self.quiet == QUIET_TURNS * self.seats:
            self._end(tell, True)
            return
        self.turn_seat = (self.turn_seat + 1) % self.seats
        self.phase = THROWING
        self._begin_turn(tell)

    def _begin_turn(self, tell: Tell | None) -> None:
        """A turn begins by drawing, as long as there are cards to draw and in the hand (B4)."""
        seat = self.turn_seat
        if not self.stock or not self.hands[seat]:
            return
        face = self.faces[_DEALT * self.seats + self.stock]
        self.stock -= 1
        self.hands[seat] |= 1 << face
        self.quiet = -1
        if tell:
            tell(Drew(seat, self._keys((face,)), False, face))

    def _end(self, tell: Tell | None, quiet: bool) -> None:
        self.phase = OVER
        if tell:
            winners = Outcome(self._places()).winners()
            tell(Ended(winners[0], (), False, winners, quiet))

    # What can be said about it

    def outcome(self) -> Outcome | None:
        return Outcome(self._places()) if self.phase == OVER else None

    def _places(self) -> tuple[int, ...]:
        """Fewest cards on the table first, then in the hand (B12)."""
        return shared_places(
            [len(DECK) * self.table_left(seat) + self.hand_left(seat) for seat in range(self.seats)]
        )

    def faults(self) -> tuple[str, ...]:
        return ()

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
        hands = [tuple(sorted(self._keys(self.hand(one)))) for one in seats]
        up = [self._keys(self.face_up(one)) for one in seats]
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
            pile=self._keys(self.pile),
            gone=self._keys(self.gone),
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

    def _keys(self, faces: Iterable[int]) -> tuple[int, ...]:
        """The keys of these faces, NOBODY for UNKNOWN ones."""
        return tuple(map(self.keys.__getitem__, faces))


def _set_of_ranks(faces: tuple[int, ...]) -> int:
    """A number that tells sets of ranks apart, where each is there three times at most."""
    return sum(1 << (face >> 3 << 1) for face in faces)


def _single(face: int) -> BloqueadasMove:
    return THROWS[face >> 3][1 << (face & 7)][0]


def deal(setup: Setup) -> State:
    """Three blocked, three face up and three in the hand for every seat, one on the pile (B2)."""
    if setup.start is None:
        raise ValueError("a match of Bloqueadas needs a starting seat")
    state = State(tuple(shuffled(DECK, stream(setup.seed, "deal"))), setup.seats)
    state.turn_seat = setup.start
    return state


def imagine(observation: Observation, rng: Random) -> State:
    """A State that agrees with the observation; unknown faces and veiled choices are random."""
    known = set(observation.faces)
    guess = iter(shuffled([face for face in DECK if face not in known], rng))
    faces = tuple(face or next(guess) for face in observation.faces)
    state = State(faces, observation.seats)
    state.stock = len(observation.stock)
    state.pile = [faces[key] for key in observation.pile]
    state.gone = [faces[key] for key in observation.gone]
    state.hands = [mask_of([faces[key] for key in hand]) for hand in observation.hands]
    state.up = [
        UNKNOWN if key == NOBODY else faces[key] for places in observation.up for key in places
    ]
    state.down = [
        sum(1 << place for place, key in enumerate(places) if key != NOBODY)
        for places in observation.down
    ]
    state.taken = mask_of([faces[key] for key in observation.taken])
    state.phase = observation.phase
    state.turn_seat = observation.turn
    state.quiet = observation.quiet
    for seat in range(state.seats):
        if observation.veiled >> seat & 1:
            shows = state.legal_moves(seat)
            state.lay_open(seat, shows[int(rng.random() * len(shows))].cards)
    state.chosen = observation.chosen
    return state
