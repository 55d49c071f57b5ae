"""What a match is made from: the game, its seats, options and deal number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from cardgames_gui.engine.shuffle import LARGEST_SEED

PERSON: Final = "person"
"""Who sits on a seat that no computer player has."""

OptionValue = bool | str


def written(value: OptionValue) -> str:
    """An option's value as it is typed: `on`, `off` or its word."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that a table makes before the match, as `--option name=value` or in the dialog."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]

    def read(self, text: str) -> OptionValue:
        """The value that `on`, `off` or a word stands for; ValueError if it is none of ours."""
        switches: dict[str, OptionValue] = {"on": True, "off": False}
        value = switches.get(text, text)
        if value not in self.choices or type(value) is not type(self.default):
            raise ValueError(f"{self.name}={text}: not one of {self.words()}")
        return value

    def words(self) -> str:
        """The choices as they are typed, for a message."""
        return ", ".join(written(choice) for choice in self.choices)


@dataclass(frozen=True, slots=True)
class Setup:
    """All that decides a match before the first move; the same setup and moves give the same end.

    `start` is None where the rules say who begins. `players` has PERSON or a level for each seat.
    """

    game: str
    rules: int
    seats: int
    start: int | None
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    players: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not 0 <= self.seed <= LARGEST_SEED:
            raise ValueError(f"a deal number lies between 0 and {LARGEST_SEED}, not {self.seed}")
        if self.start is not None and not 0 <= self.start < self.seats:
            raise ValueError(f"there is no seat {self.start} at a table of {self.seats}")
        if self.players and len(self.players) != self.seats:
            raise ValueError(f"{len(self.players)} players for {self.seats} seats")

    def persons(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, who in enumerate(self.players) if who == PERSON)


def full_options(
    declared: Sequence[Option], given: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """All declared options with the given values; ValueError for a foreign name or value."""
    names = {option.name: option for option in declared}
    for name, value in given.items():
        if name not in names:
            known = ", ".join(names) or "none"
            raise ValueError(f"there is no option {name}; there is: {known}")
        option = names[name]
        if type(value) is not type(option.default) or value not in option.choices:
            raise ValueError(f"{name}={value}: not one of {option.words()}")
    return {o.name: given.get(o.name, o.default) for o in declared}
