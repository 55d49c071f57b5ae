"""What a person has chosen for this program, and how it is written down."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, Final

from cardgames_gui.engine.setup import OptionValue

VERSION: Final = 1


class Pace(StrEnum):
    """How fast computer players show what they do."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    WAIT = "wait"


class KnockTime(StrEnum):
    """How long a person has to call out of turn, once the cards are still."""

    SHORT = "short"
    NORMAL = "normal"
    LONG = "long"
    UNTIL = "until"

    @property
    def seconds(self) -> float | None:
        """None: until the person goes on."""
        return {"short": 0.7, "normal": 1.5, "long": 4.0}.get(self.value)


class Animation(StrEnum):
    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class PlacesHelp(StrEnum):
    """What lights up while a card is held, in games of attention."""

    OFF = "off"
    CARD = "card"
    """Only the place under the card, if it fits there."""
    ALL = "all"


class CardSize(StrEnum):
    NORMAL = "normal"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class SeatsChoice:
    """What was chosen last for one game; `players` and `names` may be longer than `seats`.

    A name that is empty stands for the one the program gives.
    """

    seats: int
    players: tuple[str, ...]
    names: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    mistakes: bool = True


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. `language` "" is the system's. `other` is what a later version wrote."""

    language: str = ""
    pace: Pace = Pace.NORMAL
    knock_time: KnockTime = KnockTime.NORMAL
    animation: Animation = Animation.NORMAL
    less_motion: bool = True
    """No animation where the system asks for less motion."""
    places_help: PlacesHelp = PlacesHelp.OFF
    hints: bool = True
    card_size: CardSize = CardSize.NORMAL
    fullscreen: bool = False
    maximized: bool = False
    geometry: tuple[int, int, int, int] | None = None
    """Left, top, width, height of the window, neither maximized nor full."""
    tables: Mapping[str, SeatsChoice] = field(default_factory=dict)
    other: Mapping[str, Any] = field(default_factory=dict)


class NotSettings(ValueError):
    """The text is no settings file."""


class NewerSettings(NotSettings):
    """A later version wrote the file."""


def write(settings: Settings) -> str:
    """The settings as text; what a later version wrote is in it unchanged."""
    values: dict[str, Any] = {"version": VERSION, **settings.other}
    for each in fields(Settings):
        if each.name not in ("tables", "other"):
            values[each.name] = getattr(settings, each.name)
    values["tables"] = {
        game: {
            "seats": choice.seats,
            "players": choice.players,
            "names": choice.names,
            "options": dict(choice.options),
            "mistakes": choice.mistakes,
        }
        for game, choice in settings.tables.items()
    }
    return json.dumps(values, ensure_ascii=False, indent=2) + "\n"


def read(text: str) -> Settings:
    """The settings that a text tells. A value that is none of ours gets its default.

    NotSettings for a text that is no settings file at all, NewerSettings for a later version's.
    """
    try:
        raw = json.loads(text)
        # Half a surrogate pair can be read, but never written again.
        json.dumps(raw, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise NotSettings(str(error)) from None
    if not isinstance(raw, dict) or type(raw.get("version")) is not int:
        raise NotSettings("there is no version in it")
    if raw["version"] > VERSION:
        raise NewerSettings(str(raw["version"]))
    plain = Settings()
    known = {each.name for each in fields(Settings)} - {"other"} | {"version"}
    given = {
        name: _value(getattr(plain, name), raw[name])
        for name in raw.keys() & known - {"version", "tables", "geometry"}
    }
    return Settings(
        **given,
        geometry=_geometry(raw.get("geometry")),
        tables=_tables(raw.get("tables")),
        other={name: raw[name] for name in raw if name not in known},
    )


def _value(default: Any, given: Any) -> Any:
    if isinstance(default, StrEnum):
        kind = type(default)
        return kind(given) if isinstance(given, str) and given in [*kind] else default
    return given if type(given) is type(default) else default


def _geometry(raw: Any) -> tuple[int, int, int, int] | None:
    if not isinstance(raw, list) or [type(number) for number in raw] != [int] * 4:
        return None
    # Qt's rectangles are made of 32-bit numbers.
    if any(abs(number) > 100_000 for number in raw):
        return None
    left, top, width, height = raw
    return left, top, width, height


def _tables(raw: Any) -> Mapping[str, SeatsChoice]:
    if not isinstance(raw, dict):
        return {}
    read = {game: _table(choice) for game, choice in raw.items() if isinstance(choice, dict)}
    return {game: choice for game, choice in read.items() if choice is not None}


def _table(raw: dict[str, Any]) -> SeatsChoice | None:
    seats, players, names = raw.get("seats"), _texts(raw.get("players")), _texts(raw.get("names"))
    options, mistakes = raw.get("options", {}), raw.get("mistakes", True)
    if type(seats) is not int or players is None or names is None:
        return None
    if not isinstance(options, dict) or not isinstance(mistakes, bool):
        return None
    if not all(isinstance(value, bool | str) for value in options.values()):
        return None
    return SeatsChoice(seats, players, names, options, mistakes)


def _texts(raw: Any) -> tuple[str, ...] | None:
    if not isinstance(raw, list) or not all(isinstance(text, str) for text in raw):
        return None
    return tuple(raw)
