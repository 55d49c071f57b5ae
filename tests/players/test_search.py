"""The search takes the move that ends best in the worlds that can be, and the same one again."""

from collections import Counter
from dataclasses import dataclass
from functools import partial
from random import Random

from cardgames_gui.engine.outcome import Outcome, shared_places
from cardgames_gui.players.search import best


@dataclass(frozen=True)
class Take:
    """Take so many: the move of a game that is only for this test."""

    count: int

    def __str__(self) -> str:
        return f"take {self.count}"


MOVES = [Take(1), Take(2), Take(3)]


class Heap:
    """Two seats take one to three by turns; who takes the last one is first."""

    def __init__(self, size: int, turn: int | None = 0) -> None:
        self.size, self.turn = size, turn
        self.winner = 0

    def clone(self) -> "Heap":
        return Heap(self.size, self.turn)

    def apply(self, seat: int, move: Take) -> None:
        assert seat == self.turn
        self.size -= move.count
        if self.size <= 0:
            self.winner, self.turn = seat, None
        else:
            self.turn = 1 - seat

    def actors(self) -> tuple[int, ...]:
        return () if self.turn is None else (self.turn,)

    def outcome(self) -> Outcome | None:
        if self.turn is not None:
            return None
        return Outcome((1, 2) if self.winner == 0 else (2, 1))


def cleverly(state: Heap, seat: int, rng: Random) -> Take:
    return Take(state.size % 4 or 1)


def by_chance(state: Heap, seat: int, rng: Random) -> Take:
    return MOVES[int(rng.random() * 3)]


def known(size: int, rng: Random) -> Heap:
    return Heap(size)


def test_a_world_that_is_known_is_searched_to_its_end() -> None:
    for size in (5, 6, 7, 9, 10, 11):
        assert best(0, MOVES, partial(known, size), cleverly, 1, Random(1)) == Take(size % 4)


def test_worlds_count_as_often_as_they_can_be() -> None:
    """Mostly the heap has 6, where 2 is best; now and then 5, where 1 is."""

    def imagine(rng: Random) -> Heap:
        return Heap(6 if rng.random() < 0.8 else 5)

    assert best(0, MOVES, imagine, cleverly, 40, Random(1)) == Take(2)


def test_the_same_source_gives_the_same_move_and_is_the_only_one() -> None:
    def chosen(seed: int) -> Take:
        return best(0, MOVES, lambda rng: Heap(20), by_chance, 2, Random(seed))

    assert [chosen(seed) for seed in range(30)] == [chosen(seed) for seed in range(30)]
    assert len(Counter(chosen(seed) for seed in range(30))) > 1


def test_all_moves_meet_the_same_worlds() -> None:
    """With luck alone to decide, equal moves end equally, and the first one is taken."""
    same = [Take(1), Take(1), Take(1)]
    for seed in range(30):
        chosen = best(0, same, lambda rng: Heap(20), by_chance, 3, Random(seed))
        assert chosen is same[0]


class Bids:
    """All seats take at once; who takes most is first."""

    turn = None

    def __init__(self, taken: tuple[int, ...]) -> None:
        self.taken = taken

    def clone(self) -> "Bids":
        return Bids(self.taken)

    def actors(self) -> tuple[int, ...]:
        return tuple(seat for seat, taken in enumerate(self.taken) if not taken)

    def apply(self, seat: int, move: Take) -> None:
        assert seat in self.actors()
        self.taken = (*self.taken[:seat], move.count, *self.taken[seat + 1 :])

    def outcome(self) -> Outcome | None:
        return None if self.actors() else Outcome(shared_places([-n for n in self.taken]))


def one_more_than_its_seat(state: Bids, seat: int, rng: Random) -> Take:
    return Take(1 + seat)


def test_where_all_choose_at_once_whoever_may_act_is_asked() -> None:
    """Also for a seat that is not the first of them, and where others have chosen already."""
    for taken in ((0, 0, 0), (1, 0, 0), (0, 0, 3)):

        def imagine(rng: Random, taken: tuple[int, ...] = taken) -> Bids:
            return Bids(taken)

        assert best(1, MOVES, imagine, one_more_than_its_seat, 1, Random(1)) == Take(3)


def test_what_counts_as_a_loss_may_be_said_and_ends_the_playing_on() -> None:
    """Here the heap shall be left at 7 or below as high as can be; nobody plays on from there."""

    def low(state: Heap, seat: int) -> float | None:
        return None if state.size > 7 else float(7 - state.size)

    def never(state: Heap, seat: int, rng: Random) -> Take:
        assert state.size > 7
        return Take(3)

    assert best(0, MOVES, partial(known, 9), never, 1, Random(1), low) == Take(2)
    assert best(0, MOVES, partial(known, 11), never, 1, Random(1), low) == Take(1)
