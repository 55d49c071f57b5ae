"""The verbs of Bloqueadas: the State, what is legal in it and what a move does (clauses B1–B13)."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Final

from cardgames_gui.engine.game import Tell
from cardgames_gui.engine.moves import Illegal, Move, NotYourTurn
from cardgames_gui.engine.outcome import Outcome, shared_places
from cardgames_gui.engine.refusals import no_such_seat, over
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
    OVER,
    PLACES,
    QUIET_TURNS,
    SHOW,
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
from cardgames_gui.games.bloqueadas.position import Position

FITTING: Final = tuple(
    tuple(rank for rank in range(1, KING + 1) if rank == TWO or WORTH[rank] >= WORTH[top])
    for top in range(KING + 1)
)
"""The ranks that may be thrown, by the rank on top of the pile, 0 for an empty one (B5, B8)."""


def _in_places(chosen: tuple[int, ...]) -> tuple[int, ...]:
    """Which of six cards lies in which place, if those that lie in one already stay there."""
    others = iter([card for card in chosen if card >= PLACES])
    return tuple(place if place in chosen else next(others) for place in range(PLACES))


HAND_BYTES: Final = KING + 1
"""A hand is a set of bits, and a rank's eight cards are one byte of it."""
_CHOICES: Final = tuple(_in_places(chosen) for chosen in combinations(range(2 * PLACES), PLACES))
"""Every way to lay three of six cards open; the first three of the six lie there already."""


class State(Position):
    """A position, and how play goes on from it."""

    __slots__ = ()

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
        ranks = held.to_bytes(HAND_BYTES, "little")
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
            raise NotYourTurn(no_such_seat())
        if self.phase == OVER:
            raise Illegal(over())
        if seat not in self.actors():
            raise NotYourTurn(refusals.not_your_turn(self, seat))
        if self.allows(seat, move):
            return move
        raise Illegal(refusals.move(self, seat, move))

    def allows(self, seat: int, move: BloqueadasMove) -> bool:
        """Whether that seat may play this move, naming whichever of equal cards."""
        return self._canonical(seat, move) in self.legal_moves(seat)

    def _canonical(self, seat: int, move: BloqueadasMove) -> BloqueadasMove:
        """The move with the cards that legal_moves names, if it names others of the same ranks.

        So it is found whether a move is legal; what is played are the cards that were named. A
        move with cards that the seat does not have stays as it is.
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
                tell(Left(seat, self.keys_of(move.cards), False, move.cards[0]))
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
            tell(Threw(seat, self.keys_of(cards), False, cards, blocked))
        if rank == TEN or (len(pile) > 2 and pile[-2] >> 3 == rank and pile[-3] >> 3 == rank):
            self.gone += pile
            self.pile = []
            self.quiet = -1
            if tell:
                tell(Cleared(seat, self.keys_of(pile), False, rank))
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
            tell(Failed(seat, self.keys_of((face,)), True, face, on))
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
            tell(Took(seat, self.keys_of(pile)))

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
                tell(Exchanged(one, self.keys_of(new), False, new))
        self._begin_turn(tell)

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
        face = self.next_drawn()
        self.stock -= 1
        self.hands[seat] |= 1 << face
        self.quiet = -1
        if tell:
            tell(Drew(seat, self.keys_of((face,)), False, face))

    def _end(self, tell: Tell | None, quiet: bool) -> None:
        self.phase = OVER
        if tell:
            winners = Outcome(self._places()).winners()
            tell(Ended(winners[0], (), False, winners, quiet))

    # How it ends

    def outcome(self) -> Outcome | None:
        return Outcome(self._places()) if self.phase == OVER else None

    def _places(self) -> tuple[int, ...]:
        """Fewest cards on the table first, then in the hand (B12)."""
        return shared_places(
            [len(DECK) * self.table_left(seat) + self.hand_left(seat) for seat in range(self.seats)]
        )

    def faults(self) -> tuple[str, ...]:
        return ()


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
    return State.imagined(observation, rng)
