"""Setups and options: what may be asked for, and the sentences for what may not."""

import dataclasses
from typing import Any

import pytest

from cardgames_gui.engine.setup import Option, Setup, full_options, written
from cardgames_gui.engine.shuffle import LARGEST_SEED

STRICT = Option("strict", True, (True, False))
END = Option("end", "places", ("places", "first"))


def test_options_are_read_as_they_are_written() -> None:
    for option in (STRICT, END):
        for choice in option.choices:
            assert option.read(written(choice)) == choice
    assert (STRICT.read("on"), STRICT.read("off"), END.read("first")) == (True, False, "first")


@pytest.mark.parametrize(
    "text", ["", "ON", "On", "true", "True", "1", "yes", " on", "on ", "first"]
)
def test_switches_are_read_strictly(text: str) -> None:
    with pytest.raises(ValueError, match=r"^strict=.*: not one of on, off$"):
        STRICT.read(text)


@pytest.mark.parametrize("text", ["", "on", "off", "First", "places ", "last"])
def test_words_are_read_strictly(text: str) -> None:
    with pytest.raises(ValueError, match=r"^end=.*: not one of places, first$"):
        END.read(text)


def test_missing_options_take_their_defaults() -> None:
    declared = (STRICT, END)
    assert full_options(declared, {}) == {"strict": True, "end": "places"}
    assert full_options(declared, {"end": "first"}) == {"strict": True, "end": "first"}
    assert list(full_options(declared, {"end": "first", "strict": False})) == ["strict", "end"]
    assert full_options((), {}) == {}


def test_foreign_options_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^there is no option learning; there is: strict, end$"):
        full_options((STRICT, END), {"learning": True})
    with pytest.raises(ValueError, match=r"^there is no option learning; there is: none$"):
        full_options((), {"learning": True})
    wrong: list[tuple[str, Any]] = [("strict", "on"), ("strict", 1), ("end", True), ("end", "last")]
    for name, value in wrong:
        with pytest.raises(ValueError, match=rf"^{name}="):
            full_options((STRICT, END), {name: value})


def test_a_setup_says_what_is_wrong_with_it() -> None:
    Setup("tock", 1, 2, 1, LARGEST_SEED, {}, ("person", "expert"))
    for seed in (-1, LARGEST_SEED + 1):
        with pytest.raises(ValueError, match="a deal number lies between 0 and"):
            Setup("tock", 1, 2, 0, seed)
    for start in (-1, 2):
        with pytest.raises(ValueError, match="there is no seat"):
            Setup("tock", 1, 2, start, 0)
    with pytest.raises(ValueError, match="1 players for 2 seats"):
        Setup("tock", 1, 2, 0, 0, {}, ("person",))


def test_a_setup_does_not_change() -> None:
    setup = Setup("tock", 1, 4, None, 0, {}, ("person", "expert", "person", "casual"))
    assert setup.persons() == (0, 2)
    with pytest.raises(dataclasses.FrozenInstanceError):
        setup.seed = 1  # type: ignore[misc]
