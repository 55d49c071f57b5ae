"""What a layout comes to: where everything lies on a table, in scene pixels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardgames_gui.table.pose import Pose
from cardgames_gui.table.spread import Slot

DEPTH: Final = 3
"""So many cards under the top of a pile can be seen."""

STACK: Final = 3
"""So many buttons stand one under the other at most."""
BUTTON_GAP: Final = 10
"""Between them, in pixels."""


def edge(width: float) -> float:
    """How far each card of a pile shows under the next, in pixels."""
    return max(1.5, round(width * 0.02))


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A seat's plate, the card it holds, and its button for calls where several may call."""

    plate: QRectF
    held: Pose
    call: QRectF | None = None


@dataclass(frozen=True, slots=True)
class Spot:
    """How cards lie in a zone's rectangle: so wide, and turned by degrees clockwise as it is.

    `bend` is 1 for a fan with its middle up, -1 for one with its middle down, and 0 for a straight
    one. In an `own` fan every group can be read and pressed. Face-up cards of a `loose` pile lie as
    they fell.
    """

    card: int
    turn: float = 0.0
    bend: int = 0
    own: bool = False
    loose: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies, in scene pixels.

    `words` enlarges text, 1.0 for the sizes in small windows. `card` is the width of a card in
    the middle. `zones` are rectangles of cards, without spread and held ones; `spots` says how
    cards lie in some of them, and `under` names the zone that lies under another one. `hints` is
    where a zone's words stand. `buttons` is where the buttons stand, from right to left, or one
    under the other in a `stack`; `act` where those of the picked cards do. `holds` says whether
    the places of held cards are kept free.
    """

    width: int
    height: int
    words: float
    card: int
    zones: Mapping[str, QRectF]
    hints: Mapping[str, QRectF]
    seats: Mapping[int, SeatPlan]
    call: QRectF | None
    caption: QRectF | None
    buttons: QRectF
    slots: tuple[Slot, ...]
    spread: QRectF
    middle: QPointF
    act: QRectF | None = None
    stack: bool = False
    holds: bool = True
    spots: Mapping[str, Spot] = field(default_factory=dict)
    under: Mapping[str, str] = field(default_factory=dict)
    chips: Mapping[str, QRectF] = field(default_factory=dict)

    def solid(self) -> Iterator[QRectF]:
        """Everything that must not overlap anything else, without the spread's cards."""
        beneath = set(self.under.values())
        for zone_id, rect in self.zones.items():
            if zone_id not in beneath:
                lower = self.under.get(zone_id)
                yield rect if lower is None else rect.united(self.zones[lower])
        yield from self.hints.values()
        yield from self.chips.values()
        for seat in self.seats.values():
            yield seat.plate
            if self.holds:
                yield seat.held.bounds()
            if seat.call is not None:
                yield seat.call
        if self.call is not None:
            yield self.call
        if self.caption is not None:
            yield self.caption
        yield self.buttons
        if self.act is not None:
            yield self.act

    def is_clear(self) -> bool:
        """Whether all is in the window and nothing lies on anything else."""
        window = QRectF(0, 0, self.width, self.height)
        solid = list(self.solid())
        return all(window.contains(rect) for rect in solid) and not any(
            one.intersects(other) for one, other in combinations(solid, 2)
        )
