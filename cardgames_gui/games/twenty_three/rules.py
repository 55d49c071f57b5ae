"""The verbs of 23: the State, what is legal in it and what a move does (clauses W1–W14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardgames_gui.engine.game import Tell
from cardgames_gui.engine.moves import Illegal, Move, NotYourTurn
from cardgames_gui.engine.outcome import Outcome, shared_places
from cardgames_gui.engine.refusals import no_such_seat, over
from cardgames_gui.games.twenty_three import refusals
from cardgames_gui.games.twenty_three.choices import Aways, plays_on
from cardgames_gui.games.twenty_three.model import (
    AWAY,
    BACK,
    BONUS,
    DROP,
    DROP_MOVE,
    DROPPED,
    DROPS,
    FORCE,
    FORCE_MOVE,
    FORCES,
    FORCING,
    GIVEN_BACK,
    HIGHEST,
    IN,
    MOST_SEATS,
    NOBODY,
    ONE,
    OPENING,
    PASS_MOVE,
    PASSES,
    PASSING,
    PLAY,
    PLAYED,
    PURPOSES,
    REACH,
    ROUNDS,
    SIZE,
    SKIPS,
    Account,
    Dealt,
    Dropped,
    Ended,
    Finished,
    Forced,
    Observation,
    Passed,
    Played,
    PutAway,
    RoundEnded,
    TwentyThreeMove,
    hand_size,
)
from cardgames_gui.games.twenty_three.prices import price, results

_ALONE: Final = tuple((seat,) for seat in range(MOST_SEATS))
_AFTER: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple((*range(seat + 1, seats), *range(seat + 1)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""The seats of a table in order, a given one last: by number of seats and that seat."""


class State:
    """The whole truth of a position.

    A card's key is its place in the deal, so it says nothing about its number: `faces[key]` does.
    The second round's cards have keys of their own, from 66 on. Hands are in ascending order of
    number, the pile is bottom to top.
    """

    __slots__ = (
        "accounts",
        "away",
        "bonus",
        "chips",
        "choosing",
        "faces",
        "forced",
        "hands",
        "highest",
        "learning",
        "over",
        "paid",
        "pile",
        "round",
        "seats",
        "standing",
        "turn_seat",
    )

    def __init__(self, faces: tuple[int, ...], seats: int, learning: bool) -> None:
        self.faces = faces
        self.seats = seats
        self.learning = learning
        self.over = False
        self.chips = [0] * seats
        self.bonus = [BONUS] * seats
        self.accounts: tuple[Account, ...] = ()
        """What was paid for what in the rounds that are over."""
        self.begin(1)

    def begin(self, number: int) -> None:
        """Deal the cards of that round (W2, W13)."""
        seats, size, face = self.seats, hand_size(self.learning), self.faces.__getitem__
        first = SIZE * (number - 1)
        self.round = number
        self.hands = [
            sorted(range(first + size * seat, first + size * (seat + 1)), key=face)
            for seat in range(seats)
        ]
        self.pile: list[int] = []
        self.away: list[list[int]] = [[] for _ in range(seats)]
        self.standing = [IN] * seats
        self.paid = [[0] * PURPOSES for _ in range(seats)]
        self.highest = [HIGHEST] * seats
        """No card that was in a seat's hand when a force lapsed is above this number."""
        self.choosing: tuple[int, ...] = () if self.learning else tuple(range(seats))
        """The seats that have yet to put cards away."""
        self.turn_seat = self.opener() if self.learning else NOBODY
        self.forced = False

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.faces = self.faces
        twin.seats = self.seats
        twin.learning = self.learning
        twin.round = self.round
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pile = self.pile.copy()
        twin.away = [cards.copy() for cards in self.away]
        twin.chips = self.chips.copy()
        twin.bonus = self.bonus.copy()
        twin.standing = self.standing.copy()
        twin.paid = [row.copy() for row in self.paid]
        twin.accounts = self.accounts
        twin.highest = self.highest.copy()
        twin.choosing = self.choosing
        twin.turn_seat = self.turn_seat
        twin.forced = self.forced
        twin.over = self.over
        return twin

    # What can be played

    def opener(self) -> int:
        """The seat that holds the 1; the hands are sorted, so it is the first card (W5)."""
        faces = self.faces
        return next(seat for seat, hand in enumerate(self.hands) if faces[hand[0]] == ONE)

    def top(self) -> int:
        """The number on top of the pile, 0 before the opening."""
        return self.faces[self.pile[-1]] if self.pile else 0

    def reach(self, seat: int) -> int:
        """The lowest number that this seat could play with all its bonus chips."""
        return self.top() - REACH * self.bonus[seat]

    def can_play(self, seat: int) -> bool:
        """Whether this seat has a card that could be played with all its bonus chips."""
        hand = self.hands[seat]
        return bool(hand) and self.faces[hand[-1]] >= self.reach(seat)

    def count(self, seat: int, number: int) -> int:
        """How many cards of that number a seat holds."""
        faces = self.faces
        return sum(faces[key] == number for key in self.hands[seat])

    def next_in(self, seat: int) -> int:
        """The next seat in the round; the same one if no other is left, NOBODY if none is."""
        standing = self.standing
        for other in _AFTER[self.seats][seat]:
            if standing[other] == IN:
                return other
        return NOBODY

    # What is legal

    @property
    def turn(self) -> int | None:
        return None if self.turn_seat == NOBODY else self.turn_seat

    def actors(self) -> tuple[int, ...]:
        return self.choosing if self.turn_seat == NOBODY else _ALONE[self.turn_seat]

    def legal_moves(self, seat: int) -> Sequence[TwentyThreeMove]:
        if seat == self.turn_seat:
            return self._turn_moves(seat)
        if seat not in self.choosing:
            return []
        faces = self.faces
        return Aways([faces[key] for key in self.hands[seat] if faces[key] != ONE])

    def _turn_moves(self, seat: int) -> list[TwentyThreeMove]:
        if not self.pile:
            return [OPENING]
        faces = self.faces
        plays = plays_on(faces[self.pile[-1]], self.bonus[seat])
        moves: list[TwentyThreeMove] = []
        before = count = 0
        for key in self.hands[seat]:
            number = faces[key]
            if number == before:
                count += 1
            else:
                before, count = number, 1
            moves += plays[number][count]
        if not self.forced:
            moves.append(PASS_MOVE)
            if self.standing.count(IN) > 1:
                moves.append(FORCE_MOVE)
            moves.append(DROP_MOVE)
        return moves

    def judge(self, seat: int, move: Move) -> TwentyThreeMove:
        if not isinstance(move, TwentyThreeMove):
            raise TypeError(f"{move!r} is not a move of 23")
        if not 0 <= seat < self.seats:
            raise NotYourTurn(no_such_seat())
        if move in self.legal_moves(seat):
            return move
        if self.over:
            raise Illegal(over())
        if seat not in self.actors():
            raise NotYourTurn(refusals.not_now(self, seat))
        raise Illegal(refusals.move(self, seat, move))

    # What a move does

    def apply(self, seat: int, move: TwentyThreeMove, tell: Tell | None = None) -> None:
        kind = move.kind
        if kind == PLAY:
            self._play(seat, move, tell)
        elif kind == AWAY:
            self._put_away(seat, move, tell)
        elif kind == DROP:
            self._drop(seat, tell)
        else:
            self._pass(seat, kind == FORCE, tell)

    def _put_away(self, seat: int, move: TwentyThreeMove, tell: Tell | None) -> None:
        hand, faces = self.hands[seat], self.faces
        cards = []
        place = 0
        for number in move.cards:
            while faces[hand[place]] != number:
                place += 1
            cards.append(hand.pop(place))
        # In the order of the deal: that of the numbers would tell which card is the lowest.
        cards.sort()
        self.away[seat] += cards
        self.choosing = tuple(other for other in self.choosing if other != seat)
        if not self.choosing:
            self.turn_seat = self.opener()
        if tell:
            tell(PutAway(seat, tuple(cards)))

    def _play(self, seat: int, move: TwentyThreeMove, tell: Tell | None) -> None:
        hand, pile, faces = self.hands[seat], self.pile, self.faces
        number, bonus = move.number, move.bonus
        top = faces[pile[-1]] if pile else 0
        first = 0
        while faces[hand[first]] != number:
            first += 1
        cards = hand[first : first + move.count]
        del hand[first : first + move.count]
        pile += cards
        taken = price(number - top, bonus)
        self.chips[seat] += taken
        self.paid[seat][SKIPS] += taken
        self.bonus[seat] -= bonus
        if not hand:
            self.standing[seat] = PLAYED
        self.forced = False
        self.turn_seat = self.next_in(seat)
        if tell:
            tell(Played(seat, tuple(cards), False, number, top, bonus, taken))
        if not hand:
            back = min(GIVEN_BACK, self.chips[seat])
            self.chips[seat] -= back
            self.paid[seat][BACK] += back
            if tell:
                tell(Finished(seat, (), False, back))
            if self.turn_seat == NOBODY:
                self._end_round(seat, tell)

    def _pass(self, seat: int, forcing: bool, tell: Tell | None) -> None:
        self.turn_seat = whom = self.next_in(seat)
        if not forcing:
            self.chips[seat] += PASSING
            self.paid[seat][PASSES] += PASSING
            if tell:
                tell(Passed(seat))
            return
        self.chips[seat] += FORCING
        self.paid[seat][FORCES] += FORCING
        self.forced = self.can_play(whom)
        if not self.forced:
            self.highest[whom] = min(self.highest[whom], self.reach(whom) - 1)
        if tell:
            tell(Forced(seat, (), False, whom, not self.forced))

    def _drop(self, seat: int, tell: Tell | None) -> None:
        cards = tuple(sorted(self.hands[seat]))
        self.hands[seat] = []
        self.away[seat] += cards
        self.chips[seat] += len(cards)
        self.paid[seat][DROPS] += len(cards)
        self.standing[seat] = DROPPED
        self.turn_seat = self.next_in(seat)
        if tell:
            tell(Dropped(seat, cards))
        if self.turn_seat == NOBODY:
            self._end_round(seat, tell)

    def _end_round(self, seat: int, tell: Tell | None) -> None:
        """The next deal, or the end of the match (W12–W14)."""
        self.accounts += (tuple(map(tuple, self.paid)),)
        if tell:
            # The end of the last round is the end of the match, and that stays to be read.
            halt = self.round < ROUNDS
            tell(RoundEnded(seat, (), halt, self.round, tuple(self.chips)))
        if self.round < ROUNDS:
            self.begin(self.round + 1)
            if tell:
                tell(Dealt(self.opener(), (), False, self.round))
            return
        self.over = True
        if tell:
            winners = Outcome(shared_places(self.results())).winners()
            tell(Ended(winners[0], (), False, winners, self.results()))

    # What can be said about it

    def results(self) -> tuple[int, ...]:
        """The chips that count for each seat, if the match ended now (W14)."""
        return results(self.chips, self.bonus)

    def outcome(self) -> Outcome | None:
        return Outcome(shared_places(self.results())) if self.over else None

    def faults(self) -> tuple[str, ...]:
        return ()

    def observe(self, seat: int | None) -> Observation:
        # The 1 is known by its back, wherever it is.
        known = [self.faces.index(ONE, SIZE * (self.round - 1)), *self.pile]
        if seat is not None:
            known += self.hands[seat] + self.away[seat]
        faces = [0] * len(self.faces)
        for key in known:
            faces[key] = self.faces[key]
        return self._observation(seat, tuple(faces))

    def reveal(self) -> Observation:
        return self._observation(None, self.faces)

    def essence(self) -> tuple[object, ...]:
        return (
            *(self.faces, self.round, self.hands, self.pile, self.away),
            *(self.chips, self.bonus, self.standing, self.choosing, self.paid, self.accounts),
            *(self.turn_seat, self.forced, self.over),
        )

    def _observation(self, seat: int | None, faces: tuple[int, ...]) -> Observation:
        return Observation(
            seat=seat,
            seats=self.seats,
            learning=self.learning,
            round=self.round,
            faces=faces,
            hands=tuple(tuple(sorted(hand)) for hand in self.hands),
            pile=tuple(self.pile),
            away=tuple(map(tuple, self.away)),
            chips=tuple(self.chips),
            bonus=tuple(self.bonus),
            standing=tuple(self.standing),
            paid=tuple(map(tuple, self.paid)),
            accounts=self.accounts,
            highest=tuple(self.highest),
            choosing=self.choosing,
            turn=self.turn_seat,
            forced=self.forced,
            over=self.over,
        )
