"""The window comes up on a screen that is there, and fits on it."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from cardgames_gui.app.geometry import FRAME, clamped, first_place, smallest

LAPTOP = QRect(0, 0, 1366, 768)
BESIDE = QRect(1366, -200, 1920, 1080)


def test_a_place_that_is_there_is_kept() -> None:
    place = QRect(100, 100, 1100, 600)
    assert clamped(place, [LAPTOP]) == place
    assert clamped(place.translated(1500, 0), [LAPTOP, BESIDE]) == place.translated(1500, 0)


def test_the_other_screen_is_gone() -> None:
    back = clamped(QRect(2000, 100, 1100, 600), [LAPTOP])
    assert LAPTOP.contains(back)
    assert back.size() == QSize(1100, 600)


def test_larger_than_the_screen() -> None:
    assert LAPTOP.contains(clamped(QRect(-50, -50, 3840, 2160), [LAPTOP]))


def test_small_screens_get_a_small_minimum() -> None:
    assert smallest(QRect(0, 0, 3840, 2160)) == QSize(1024, 640)
    assert smallest(QRect(0, 0, 800, 600)) == QSize(800, 600 - FRAME)
    assert LAPTOP.contains(first_place(LAPTOP))


@given(
    st.tuples(*[st.integers(-5000, 5000)] * 2, *[st.integers(1, 5000)] * 2),
    st.lists(
        st.tuples(*[st.integers(-4000, 4000)] * 2, *[st.integers(320, 4000)] * 2),
        min_size=1,
        max_size=3,
    ),
)
def test_always_whole_on_one_screen(
    wanted: tuple[int, int, int, int], screens: list[tuple[int, int, int, int]]
) -> None:
    there = [QRect(*screen) for screen in screens]
    place = clamped(QRect(*wanted), there)
    assert any(screen.contains(place) for screen in there)
