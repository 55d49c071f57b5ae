"""How a table is shown, and who may call out of turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cardgames_gui.engine.moves import Move


class Place(Enum):
    """Which places light up while a card is lifted."""

    OFF = "off"
    UNDER = "under"
    """The one under the card."""
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Comfort:
    """`speed` is 1 for the usual one, 2 for twice as fast, 0 for no animations.

    `card_scale` enlarges the cards as far as there is room, 1.0 for the usual size.
    """

    places: Place = Place.OFF
    hints: bool = True
    card_scale: float = 1.0
    speed: float = 1.0


@dataclass(frozen=True, slots=True)
class CallKey:
    """A seat's button for the call out of turn, and the key that does the same.

    `move` is None where it cannot call now, and `why` says why not.
    """

    seat: int
    move: Move | None
    word: str
    key: str
    why: str = ""
