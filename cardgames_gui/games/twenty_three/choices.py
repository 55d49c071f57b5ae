"""The moves that a hand has: what it may put away, and what it may play (W3, W6–W8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import Final, overload

from cardgames_gui.games.twenty_three.model import (
    MOST_ALIKE,
    PLAYS,
    PUT_AWAY,
    TwentyThreeMove,
    away,
    hand_size,
)
from cardgames_gui.games.twenty_three.prices import needed, useful

_TRIPLES: Final = tuple(
    tuple(combinations(range(numbers), PUT_AWAY)) for numbers in range(hand_size(False) + 1)
)
"""The ways to choose three of so many different numbers, by their places."""


@cache
def plays_on(top: int, bonus: int) -> tuple[tuple[tuple[TwentyThreeMove, ...], ...], ...]:
    """The plays on that number with so many bonus chips at hand, by number and count."""
    rows = []
    for number, counts in enumerate(PLAYS):
        distance = number - top
        least, most = needed(distance), min(bonus, useful(distance))
        rows.append(tuple(plays[least : most + 1] for plays in counts))
    return tuple(rows)


class Aways(Sequence[TwentyThreeMove]):
    """The choices of three cards from a hand, once for each three numbers; never the 1 (W3).

    There are up to 455, and a random player wants one: so they are made when asked for.
    """

    __slots__ = ("numbers", "pairs", "trios")

    def __init__(self, cards: Sequence[int]) -> None:
        """`cards` are the numbers of the hand in ascending order, without the 1."""
        self.numbers = list(dict.fromkeys(cards))
        alike = [n for n, after in pairwise(cards) if n == after]
        self.pairs = list(dict.fromkeys(alike))
        """The numbers on at least two cards."""
        self.trios = [n for n, after in pairwise(alike) if n == after]
        """The numbers on three cards."""

    def __len__(self) -> int:
        numbers = len(self.numbers)
        return len(_TRIPLES[numbers]) + len(self.pairs) * (numbers - 1) + len(self.trios)

    @overload
    def __getitem__(self, index: int) -> TwentyThreeMove: ...
    @overload
    def __getitem__(self, index: slice) -> list[TwentyThreeMove]: ...
    def __getitem__(self, index: int | slice) -> TwentyThreeMove | list[TwentyThreeMove]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        numbers = self.numbers
        triples = _TRIPLES[len(numbers)]
        if index < 0:
            index += len(self)
        if 0 <= index < len(triples):
            a, b, c = triples[index]
            return away((numbers[a], numbers[b], numbers[c]))
        index -= len(triples)
        if 0 <= index < len(self.pairs) * (len(numbers) - 1):
            pair, place = divmod(index, len(numbers) - 1)
            twice = self.pairs[pair]
            other = numbers[place + (numbers[place] >= twice)]
            return away((other, twice, twice) if other < twice else (twice, twice, other))
        index -= len(self.pairs) * (len(numbers) - 1)
        if index < 0:
            raise IndexError(index)
        return away((self.trios[index],) * MOST_ALIKE)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, TwentyThreeMove) or not move.cards:
            return False
        for number in move.cards:
            held = (number in self.numbers) + (number in self.pairs) + (number in self.trios)
            if move.cards.count(number) > held:
                return False
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Aways) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
