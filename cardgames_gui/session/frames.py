"""What a session shows at a time, and the decisions that belong to it and not to the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.table import Table

_ = Catalogue("cardgames").gettext


@dataclass(frozen=True, slots=True)
class Frame:
    """A table to show with the sentence that says what happened.

    `halt`: it stands still with the event's cards in front until it was read. `travel`: cards
    glide there; otherwise they are there at once.
    """

    table: Table
    sentence: str
    event: Event | None = None
    halt: bool = False
    travel: bool = True


@dataclass(frozen=True, slots=True)
class GoOn:
    """Let what was held back happen."""

    def __str__(self) -> str:
        return "go on"


@dataclass(frozen=True, slots=True)
class PlayOut:
    """Play the rest of the match at once."""

    def __str__(self) -> str:
        return "play out"


GO_ON: Final = GoOn()
PLAY_OUT: Final = PlayOut()


def session_offers(*, waits: bool, out: bool) -> tuple[Offer, ...]:
    """The buttons of the session itself."""
    offers: list[Offer] = []
    if waits:
        offers.append(Offer(_("Go on"), (GO_ON,)))
    if out:
        offers.append(Offer(_("Play the rest at once"), (PLAY_OUT,), steady=True))
    return tuple(offers)
