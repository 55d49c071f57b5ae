"""Who sits down: deal numbers, and choices that were kept."""

import pytest

from cardgames_gui import shelf
from cardgames_gui.app import seats
from cardgames_gui.app.settings import SeatsChoice
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.shuffle import LARGEST_SEED, drawn_start

TOCK = shelf.game("tock")


def test_the_same_name_however_it_is_written() -> None:
    assert seats.shared_name(("Ada", "Leo", "ADA")) == "ADA"
    assert seats.shared_name(("Ada", "Leo")) is None


@pytest.mark.parametrize(
    ("typed", "number"),
    [("", None), ("  ", None), ("0", 0), (" 42 ", 42), (str(LARGEST_SEED), LARGEST_SEED)],
)
def test_deal_numbers(typed: str, number: int | None) -> None:
    assert seats.deal_number(typed) == number


@pytest.mark.parametrize("typed", ["-1", "1.5", "x", "1 2", str(LARGEST_SEED + 1), "9" * 5000, "²"])
def test_what_is_no_deal_number(typed: str) -> None:
    with pytest.raises(seats.NoDealNumber, match=str(LARGEST_SEED)):
        seats.deal_number(typed)


def test_chance_is_short_and_changes() -> None:
    drawn = {seats.by_chance() for _ in range(20)}
    assert len(drawn) > 1
    assert all(0 <= number < 10**9 for number in drawn)


def test_c2_a_first_match_draws_who_starts() -> None:
    for seed in range(20):
        setup = seats.setup(TOCK, ("person", "casual", "expert"), {"strict": False}, seed)
        assert setup.start == drawn_start(seed, 3)
        assert setup.options == {"strict": False, "end": "places"}
        Match(TOCK, setup)


def test_a_choice_that_does_not_fit_is_mended() -> None:
    plain = seats.usual(TOCK)
    assert plain.seats == 4
    assert seats.mended(None, TOCK) == plain
    odd = SeatsChoice(9, ("wizard", "expert"), (" " * 3, "x" * 50), {"strict": "yes", "new": "x"})
    mended = seats.mended(odd, TOCK)
    assert mended.seats == 4
    assert mended.players == ("person", "expert", *("casual",) * 4)
    assert mended.names == ("", "x" * seats.LONGEST_NAME, "", "", "", "")
    assert mended.options == plain.options
    fits = SeatsChoice(2, ("expert",) * 6, ("",) * 6, {"strict": False, "end": "first"}, False)
    assert seats.mended(fits, TOCK) == fits
