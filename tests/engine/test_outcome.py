"""Places: equal results share one, and the next is skipped (C3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames_gui.engine.outcome import Outcome, shared_places


@pytest.mark.parametrize(
    ("results", "places"),
    [
        ([], ()),
        ([7], (1,)),
        ([3, 5], (1, 2)),
        ([5, 3], (2, 1)),
        ([4, 4, 9], (1, 1, 3)),
        ([9, 4, 9], (2, 1, 2)),
        ([2, 2, 2], (1, 1, 1)),
        ([-3, 0, -3, 5], (1, 3, 1, 4)),
    ],
)
def test_shared_places(results: list[int], places: tuple[int, ...]) -> None:
    """C3: the lowest result is best; 1, 1, 3."""
    assert shared_places(results) == places


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=6))
def test_places_are_counted(results: list[int]) -> None:
    """C3"""
    places = shared_places(results)
    for mine, place in zip(results, places, strict=True):
        assert place == 1 + len([other for other in results if other < mine])
    assert min(places) == 1
    assert shared_places(places) == places


def test_winners() -> None:
    assert Outcome((1, 3, 1)).winners() == (0, 2)
    assert Outcome((2, 1)).winners() == (1,)
