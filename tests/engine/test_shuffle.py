"""The pinned shuffle: these deals must never change, or shared deal numbers die (C4)."""

from collections import Counter

import pytest

from cardgames_gui.engine.shuffle import LARGEST_SEED, drawn_start, shuffled, stream
from cardgames_gui.games.tock.model import DECK

DEALS = {
    0: [4, 15, 5, 20, 5, 18, 10, 8, 6, 4, 1, 3, 15, 2],
    1: [15, 5, 14, 7, 5, 10, 17, 13, 10, 13, 4, 1, 15, 17],
    7: [4, 19, 8, 9, 11, 16, 9, 16, 15, 19, 10, 18, 15, 1],
    LARGEST_SEED: [4, 4, 12, 13, 5, 10, 12, 6, 4, 3, 16, 14, 20, 14],
}
STARTS = {0: [0, 0, 1, 1, 1], 1: [1, 2, 2, 3, 4], 7: [0, 1, 1, 1, 2], LARGEST_SEED: [0] * 5}
TENS = {
    0: [6, 7, 0, 1, 4, 8, 3, 5, 2, 9],
    1: [6, 2, 4, 3, 5, 9, 7, 8, 1, 0],
    7: [6, 3, 8, 4, 7, 1, 5, 9, 0, 2],
    LARGEST_SEED: [0, 2, 4, 6, 5, 7, 8, 1, 3, 9],
}


@pytest.mark.parametrize("seed", DEALS)
def test_pinned(seed: int) -> None:
    assert shuffled(DECK, stream(seed, "deal"))[:14] == DEALS[seed]
    assert [drawn_start(seed, seats) for seats in range(2, 7)] == STARTS[seed]
    assert shuffled(range(10), stream(seed, "x")) == TENS[seed]


def test_a_shuffle_keeps_all_cards_and_the_original() -> None:
    deck = list(DECK)
    for seed in range(50):
        assert Counter(shuffled(deck, stream(seed, "deal"))) == Counter(DECK)
    assert deck == list(DECK)
    assert shuffled([], stream(0, "deal")) == []
    assert shuffled([7], stream(0, "deal")) == [7]


def test_every_order_is_as_likely() -> None:
    found = Counter(tuple(shuffled("abc", stream(seed, "deal"))) for seed in range(6000))
    assert len(found) == 6
    assert all(850 < times < 1150 for times in found.values())


def test_streams_do_not_disturb_each_other() -> None:
    assert stream(1, "deal").random() != stream(1, "start").random() != stream(2, "start").random()
    assert stream(1, "deal").random() == stream(1, "deal").random()


def test_every_seat_may_start() -> None:
    """C2"""
    for seats in range(2, 7):
        drawn = Counter(drawn_start(seed, seats) for seed in range(600))
        assert set(drawn) == set(range(seats))
        assert min(drawn.values()) > 600 / seats * 0.7
