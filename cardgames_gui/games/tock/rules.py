"""The verbs of Tock!: the State, what is legal in it and what a move does (clauses T1–T27)."""

from __future__ import annotations

from random import Random
from typing import Final

from cardgames_gui.engine.game import Tell
from cardgames_gui.engine.moves import Illegal, Move, NotYourTurn
from cardgames_gui.engine.outcome import Outcome, shared_places
from cardgames_gui.engine.refusals import no_such_seat, not_your_turn, over
from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.shuffle import shuffled, stream
from cardgames_gui.games.tock import refusals
from cardgames_gui.games.tock.knocking import may_knock
from cardgames_gui.games.tock.model import (
    ACCEPT,
    ACCEPT_MOVE,
    DECK,
    DRAW,
    DRAW_BLOCK,
    DRAW_BLOCK_MOVE,
    DRAWN_CENTRE,
    DRAWN_OWN,
    DRAWN_OWN_MOVE,
    DRAWN_PILE,
    FAULT_CENTRE,
    FAULT_DRAW,
    FAULT_OWN,
    HIGHEST,
    KNOCK,
    KNOCK_MOVE,
    MOST_SEATS,
    MOVES,
    NOBODY,
    RASCAL,
    SEQUENCES,
    TOP_CENTRE,
    TOP_PILE,
    Accepted,
    Drew,
    Ended,
    Knocked,
    Observation,
    Placed,
    Punished,
    TockMove,
    WentOut,
    fault_names,
)

_DRAWS: Final = MOVES[DRAW]
_COPIES: Final = tuple(DECK.count(number) for number in range(RASCAL + 1))
"""How many cards of each number are in play; the 0 stands for unknown ones."""
_FROM: Final = tuple(
    tuple((*range(first, seats), *range(first)) for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""The seats of a table in order, beginning with any of them: by number of seats and the first."""
_SEATS_BUT: Final = tuple(
    tuple(tuple(s for s in range(seats) if not silent >> s & 1) for silent in range(1 << seats))
    for seats in range(MOST_SEATS + 1)
)
"""The seats of a table without some: by number of seats and a mask of who is left out."""


class State:
    """The whole truth of a position.

    A card is its place in the deal, so its key says nothing about its number: `faces[card]` does.
    Stacks are bottom to top. `heights[k]` is the number on top of sequence k, 0 if it is free.
    """

    __slots__ = (
        "acted",
        "blocks",
        "centre",
        "drawn",
        "ends_first",
        "faces",
        "heights",
        "knocked",
        "open_faults",
        "out",
        "over",
        "passed_over",
        "pending",
        "piles",
        "placed",
        "seats",
        "strict",
        "table",
        "turn_seat",
    )

    def __init__(self, faces: tuple[int, ...], seats: int, strict: bool, ends_first: bool) -> None:
        self.faces = faces
        self.seats = seats
        self.strict = strict
        self.ends_first = ends_first
        self.table = list(range(len(faces)))
        self.centre: list[list[int]] = [[] for _ in range(SEQUENCES)]
        self.heights = [0] * SEQUENCES
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.blocks: list[list[int]] = [[] for _ in range(seats)]
        self.drawn = NOBODY
        self.turn_seat = 0
        self.out: list[int] = []
        self.pending = NOBODY
        self.acted = NOBODY
        self.open_faults = 0
        self.knocked = 0
        self.passed_over = NOBODY
        """The own top that was playable when a card was drawn, while that fault is open."""
        self.placed = NOBODY
        """The card that the last action placed, NOBODY after a draw."""
        self.over = False

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.faces = self.faces
        twin.seats = self.seats
        twin.strict = self.strict
        twin.ends_first = self.ends_first
        twin.table = self.table.copy()
        twin.centre = [sequence.copy() for sequence in self.centre]
        twin.heights = self.heights.copy()
        twin.piles = [pile.copy() for pile in self.piles]
        twin.blocks = [block.copy() for block in self.blocks]
        twin.drawn = self.drawn
        twin.turn_seat = self.turn_seat
        twin.out = self.out.copy()
        twin.pending = self.pending
        twin.acted = self.acted
        twin.open_faults = self.open_faults
        twin.knocked = self.knocked
        twin.passed_over = self.passed_over
        twin.placed = self.placed
        twin.over = self.over
        return twin

    # What can go where

    def centre_places(self, number: int) -> list[int]:
        """The places in the centre that take this number (T3)."""
        below = number - 1
        if number > HIGHEST or below not in self.heights:
            return []
        if number == 1:
            return [self.heights.index(0)]
        return [k for k, height in enumerate(self.heights) if height == below]

    def fits_centre(self, number: int) -> bool:
        """Whether the centre takes this number."""
        return number <= HIGHEST and number - 1 in self.heights

    def pile_targets(self, number: int, seat: int) -> list[int]:
        """The other seats on whose pile this number goes (T4, T5, T22)."""
        faces, fitting, targets = self.faces, (number - 1, number + 1), []
        for other, pile in enumerate(self.piles):
            if not pile or faces[pile[-1]] not in fitting:
                continue
            if other != seat and other not in self.out:
                targets.append(other)
        return targets

    def can_go(self, number: int, seat: int) -> bool:
        """Whether the centre or another pile takes this number."""
        return self.fits_centre(number) or bool(self.pile_targets(number, seat))

    def top(self, seat: int) -> int:
        """The number on top of that seat's pile, 0 if the pile is empty."""
        pile = self.piles[seat]
        return self.faces[pile[-1]] if pile else 0

    def cards_left(self, seat: int) -> int:
        """How many cards that count as its own a seat has (T23, T26)."""
        own = self.piles[seat] + self.blocks[seat]
        if self.drawn != NOBODY and seat == self.turn_seat:
            own.append(self.drawn)
        return sum(self.faces[card] != RASCAL for card in own)

    # What is legal

    @property
    def turn(self) -> int | None:
        return None if self.over else self.turn_seat

    def remaining(self) -> list[int]:
        """The seats still in the game; one that is pending (T25) is not among them."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def must_settle(self) -> bool:
        """Whether only `accept` and `knock` are left to the last seat (T25)."""
        return self.pending != NOBODY and len(self.out) == self.seats - 1

    def actors(self) -> tuple[int, ...]:
        if self.over:
            return ()
        turn = self.turn_seat
        if self.acted == NOBODY or not self.strict:
            return (turn,)
        silent = self.knocked | 1 << self.acted | 1 << turn
        for seat in self.out:
            silent |= 1 << seat
        return (turn, *_SEATS_BUT[self.seats][silent])

    def legal_moves(self, seat: int) -> list[TockMove]:
        if self.over:
            return []
        moves = self._turn_moves(seat) if seat == self.turn_seat else []
        if may_knock(self, seat):
            moves.append(KNOCK_MOVE)
        return moves

    def _turn_moves(self, seat: int) -> list[TockMove]:
        if self.pending != NOBODY and self.must_settle():
            return [ACCEPT_MOVE]
        if self.drawn != NOBODY:
            moves = self._placings(self.faces[self.drawn], seat, DRAWN_CENTRE, DRAWN_PILE)
            if self.strict or not moves:
                moves.append(DRAWN_OWN_MOVE)
            return moves
        pile = self.piles[seat]
        moves = self._placings(self.faces[pile[-1]], seat, TOP_CENTRE, TOP_PILE) if pile else []
        if self.strict or not moves:
            if self.table:
                moves += map(_DRAWS.__getitem__, self.table)
            else:
                moves.append(DRAW_BLOCK_MOVE)
        return moves

    def _placings(self, number: int, seat: int, to_centre: int, to_pile: int) -> list[TockMove]:
        moves: list[TockMove] = []
        if places := self.centre_places(number):
            moves = [MOVES[to_centre][k] for k in places]
        if (self.strict or not moves) and (targets := self.pile_targets(number, seat)):
            moves += [MOVES[to_pile][other] for other in targets]
        return moves

    def judge(self, seat: int, move: Move) -> TockMove:
        if not isinstance(move, TockMove):
            raise TypeError(f"{move!r} is not a move of Tock!")
        if not 0 <= seat < self.seats:
            raise NotYourTurn(no_such_seat())
        if move in self.legal_moves(seat):
            return move
        if move.kind == KNOCK:
            raise Illegal(refusals.knock(self, seat))
        if self.over:
            raise Illegal(over())
        if seat != self.turn_seat:
            raise NotYourTurn(not_your_turn())
        raise Illegal(refusals.move(self, seat, move))

    # What a move does

    def apply(self, seat: int, move: TockMove, tell: Tell | None = None) -> None:
        kind = move.kind
        if kind == KNOCK:
            self._knock(seat, tell)
            return
        self.pending = NOBODY
        carried = self.open_faults & FAULT_DRAW if self.drawn != NOBODY else 0
        self.acted = seat
        self.knocked = 0
        if kind in (DRAW, DRAW_BLOCK):
            self._draw(seat, move, tell)
        elif kind == ACCEPT:
            self.open_faults = 0
            if tell:
                tell(Accepted(seat))
        else:
            self._place(seat, move, carried, tell)
        if not self.table:
            self._let_out(_FROM[self.seats][seat], seat, tell)
        if self.out:
            self._check_end(tell)

    def _draw(self, seat: int, move: TockMove, tell: Tell | None) -> None:
        pile = self.piles[seat]
        playable = bool(pile) and self.can_go(self.faces[pile[-1]], seat)
        self.open_faults = FAULT_DRAW if playable else 0
        self.passed_over = pile[-1] if playable else NOBODY
        self.placed = NOBODY
        turned = False
        if move.kind == DRAW:
            self.drawn = move.target
            self.table.remove(move.target)
        else:
            block = self.blocks[seat]
            if not block:
                turned = True
                block.extend(reversed(pile))
                pile.clear()
            self.drawn = block.pop()
        if tell:
            card = self.drawn
            tell(Drew(seat, (card,), False, self.faces[card], move.kind == DRAW_BLOCK, turned))

    def _place(self, seat: int, move: TockMove, carried: int, tell: Tell | None) -> None:
        kind, target = move.kind, move.target
        was_drawn = kind >= DRAWN_CENTRE
        if was_drawn:
            card, self.drawn = self.drawn, NOBODY
        else:
            card = self.piles[seat].pop()
        number = self.faces[card]
        faults, zone, on = 0, "pile", 0
        if kind in (TOP_CENTRE, DRAWN_CENTRE):
            zone, on = "centre", self.heights[target]
            self.centre[target].append(card)
            self.heights[target] = number
        elif kind == DRAWN_OWN:
            if self.can_go(number, seat):
                faults = FAULT_OWN
            target = seat
            self.piles[seat].append(card)
            self._pass_turn()
        else:
            if self.fits_centre(number):
                faults = FAULT_CENTRE
            pile = self.piles[target]
            on = self.faces[pile[-1]]
            pile.append(card)
        self.open_faults = faults | carried
        self.placed = card
        if not carried:
            self.passed_over = NOBODY
        if tell:
            tell(Placed(seat, (card,), False, number, was_drawn, f"{zone}.{target}", on))

    def _knock(self, knocker: int, tell: Tell | None) -> None:
        if not self.open_faults:
            self.knocked |= 1 << knocker
            if tell:
                tell(self._knocked(knocker))
            self._punish(knocker, tell)
            return
        guilty = self.acted
        if tell:
            tell(self._knocked(knocker))
        if self.drawn != NOBODY:
            self.piles[guilty].append(self.drawn)
            self.drawn = NOBODY
        self.acted = NOBODY
        self.open_faults = 0
        self.passed_over = self.placed = NOBODY
        if guilty == self.turn_seat:
            self._pass_turn()
        self._punish(guilty, tell)

    def _knocked(self, knocker: int) -> Knocked:
        acted_on = self.drawn if self.placed == NOBODY else self.placed
        shown = tuple(card for card in (self.passed_over, acted_on) if card != NOBODY)
        top = self.faces[self.passed_over] if self.passed_over != NOBODY else 0
        number = self.faces[self.placed] if self.placed != NOBODY else 0
        return Knocked(knocker, shown, True, self.acted, self.open_faults, top, number)

    def _punish(self, punished: int, tell: Tell | None) -> None:
        """Penalty cards go under the pile, then whoever has none left goes out (T15–T18, T24)."""
        order = _FROM[self.seats][punished][1:]
        givers = [s for s in order if self.piles[s] and s not in self.out]
        taken = [self.piles[giver].pop(0) for giver in givers]
        if taken:
            self.piles[punished][:0] = reversed(taken)
        if punished == self.pending:
            if taken:
                self.out.remove(punished)
            self.pending = NOBODY
        if tell:
            tell(Punished(punished, tuple(taken), False, tuple(givers)))
        if not self.table:
            self._let_out((*order, punished), NOBODY, tell)
        self._check_end(tell)

    def _let_out(self, order: tuple[int, ...], acting: int, tell: Tell | None) -> None:
        """Seats without cards of their own go out (T22–T25)."""
        piles, blocks = self.piles, self.blocks
        for seat in order:
            # Only one card can be the Rascal: who has two has one of their own.
            if len(piles[seat]) + len(blocks[seat]) > 1:
                continue
            if seat in self.out or self.cards_left(seat):
                continue
            if seat == self.turn_seat and self.drawn != NOBODY:
                piles[seat].append(self.drawn)
                self.drawn = NOBODY
            self.out.append(seat)
            if self.strict and seat == acting:
                self.pending = seat
            if seat == self.turn_seat and len(self.out) < self.seats:
                self._pass_turn()
            if tell:
                tell(WentOut(seat, (), False, len(self.out), seat == self.pending))

    def _pass_turn(self) -> None:
        seat = self.turn_seat
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if seat not in self.out:
                break
        self.turn_seat = seat

    def _check_end(self, tell: Tell | None) -> None:
        if not self.out or self.over:
            return
        left = self.seats - len(self.out)
        if self.pending == NOBODY:
            self.over = left <= 1 or self.ends_first
        else:
            self.over = left == 0 or (self.ends_first and self.out[0] != self.pending)
        if self.over:
            self.pending = NOBODY
            if tell:
                tell(Ended(self.out[0]))

    # What can be said about it

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        rest = self.remaining()
        ranks = shared_places([self.cards_left(seat) for seat in rest])
        places = {seat: place for place, seat in enumerate(self.out, 1)}
        places |= {seat: len(self.out) + rank for seat, rank in zip(rest, ranks, strict=True)}
        return Outcome(tuple(places[seat] for seat in range(self.seats)))

    def faults(self) -> tuple[str, ...]:
        return fault_names(self.open_faults)

    def observe(self, seat: int | None) -> Observation:
        hidden = set(self.table)
        faces = tuple(0 if card in hidden else face for card, face in enumerate(self.faces))
        return self._observation(seat, faces)

    def reveal(self) -> Observation:
        return self._observation(None, self.faces)

    def essence(self) -> tuple[object, ...]:
        return (
            *(self.faces, self.table, self.centre, self.piles, self.blocks, self.drawn),
            *(self.turn_seat, self.out, self.pending, self.over),
            *(self.acted, self.open_faults, self.knocked),
        )

    def _observation(self, seat: int | None, faces: tuple[int, ...]) -> Observation:
        return Observation(
            seat=seat,
            seats=self.seats,
            strict=self.strict,
            ends_first=self.ends_first,
            faces=faces,
            table=tuple(self.table),
            centre=tuple(map(tuple, self.centre)),
            piles=tuple(map(tuple, self.piles)),
            blocks=tuple(map(tuple, self.blocks)),
            drawn=self.drawn,
            turn=self.turn_seat,
            out=tuple(self.out),
            pending=self.pending,
            acted=self.acted,
            faults=self.open_faults,
            passed_over=self.passed_over,
            placed=self.placed,
            knocked=self.knocked,
            over=self.over,
        )


def deal(setup: Setup) -> State:
    """The cards spread over the table, nobody holding any (T1, T2)."""
    faces = tuple(shuffled(DECK, stream(setup.seed, "deal")))
    state = State(
        faces, setup.seats, bool(setup.options["strict"]), setup.options["end"] == "first"
    )
    if setup.start is None:
        raise ValueError("a match of Tock! needs a starting seat")
    state.turn_seat = setup.start
    return state


def imagine(observation: Observation, rng: Random) -> State:
    """A State that agrees with the observation; the cards on the table are dealt at random."""
    left = list(_COPIES)
    for face in observation.faces:
        left[face] -= 1
    unseen = [number for number in range(1, RASCAL + 1) for _ in range(left[number])]
    guess = iter(shuffled(unseen, rng))
    faces = tuple(face or next(guess) for face in observation.faces)
    state = State(faces, observation.seats, observation.strict, observation.ends_first)
    state.table = list(observation.table)
    state.centre = [list(sequence) for sequence in observation.centre]
    state.heights = [faces[sequence[-1]] if sequence else 0 for sequence in state.centre]
    state.piles = [list(pile) for pile in observation.piles]
    state.blocks = [list(block) for block in observation.blocks]
    state.drawn = observation.drawn
    state.turn_seat = observation.turn
    state.out = list(observation.out)
    state.pending = observation.pending
    state.acted = observation.acted
    state.open_faults = observation.faults
    state.passed_over = observation.passed_over
    state.placed = observation.placed
    state.knocked = observation.knocked
    state.over = observation.over
    return state
