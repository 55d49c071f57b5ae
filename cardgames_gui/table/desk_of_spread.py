"""A table whose cards are spread over it: the spread around the middle, and piles at the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardgames_gui.table.measures import Measures
from cardgames_gui.table.plan import DEPTH, Plan, SeatPlan, edge
from cardgames_gui.table.pose import Pose, pose_in
from cardgames_gui.table.shadow import ASPECT
from cardgames_gui.table.shape import Shape, ZoneShape
from cardgames_gui.table.spread import Slot, scatter

# In widths of a card of the middle row.
OWN: Final = 1.14
SIDE: Final = 1.07
TOP: Final = 0.9
COMPACT: Final = 0.78
SPREAD: Final = 0.57
LEAST_SPREAD: Final = 0.5
HELD: Final = 1.14
"""A held card, in widths of the pile it is held beside."""
HELD_TURN: Final = 6.0


class DeskOfSpread:
    """One attempt with cards of a given width."""

    # How many cards of the middle row go into the window's width and height.
    CARDS_ACROSS: Final = 16.6
    CARDS_DOWN: Final = 9.4

    def __init__(self, shape: Shape, width: int, height: int, card: int) -> None:
        self.shape = shape
        self.width = width
        self.height = height
        self.card = card
        self.measures = Measures.of(width, height)
        self.words = self.measures.words
        self.margin, self.gap = self.measures.margin, self.measures.gap
        self.plate, self.button = self.measures.plate, self.measures.button
        self.small_call, self.line = self.measures.small_call, self.measures.line
        self.zones: dict[str, QRectF] = {}
        self.hints: dict[str, QRectF] = {}
        self.seats: dict[int, SeatPlan] = {}
        self.columns: list[QRectF] = []
        """From a seat at the side out to the edge: no card strays behind its piles."""
        self.call: QRectF | None = None
        self.caption: QRectF | None = None

    def plan(self, tight: bool) -> Plan | None:
        """The plan, or None where something overlaps or does not fit."""
        plan = self._lay(LEAST_SPREAD if tight else SPREAD * 0.94)
        if plan is None or not plan.is_clear():
            return None
        return plan

    def forced(self) -> Plan:
        """The plan for a window that is smaller than any we promise: things may overlap."""
        plan = self._lay(0)
        assert plan is not None
        return plan

    def _lay(self, least_spread: float) -> Plan | None:
        bottom, *others = self.shape.seats
        own_top, buttons = self._own(bottom)
        self._big_call()
        top = float(self.margin)
        if len(others) > 3:
            top = self._compact(others)
        elif len(others) == 1:
            top = self._upper(others[0])
        elif others:
            if len(others) == 3:
                top = self._upper(others[1])
            self._column(others[0], left=True)
            self._column(others[-1], left=False)
        middle = QPointF(self.width / 2, round((top + own_top) / 2))
        self._middle(middle)
        area = QRectF(
            self.margin, top, self.width - 2 * self.margin, own_top - self.gap * 0.6 - top
        )
        plan = Plan(
            self.width,
            self.height,
            self.words,
            self.card,
            self.zones,
            self.hints,
            self.seats,
            self.call,
            self.caption,
            buttons,
            (),
            area,
            middle,
        )
        return self._spread(plan, least_spread)

    def _spread(self, plan: Plan, least: float) -> Plan | None:
        zone = self.shape.spread()
        if zone is None:
            return plan
        clear = self.gap * 0.6
        # A held card may hang over the spread: nobody draws another one meanwhile.
        held = [seat.held.bounds() for seat in plan.seats.values()]
        keep_off = [
            rect.adjusted(-clear, -clear, clear, clear)
            for rect in (*plan.solid(), *self.columns)
            if rect not in held
        ]
        areas = [plan.spread]
        if len(self.seats) <= 4:
            # Beside the seat at the upper edge there is room as well.
            areas.append(plan.spread.adjusted(0, self.margin - plan.spread.top(), 0, 0))
        middle = QRectF()
        for part in self.shape.middle():
            middle = middle.united(self.zones[part.id]).united(self.hints[part.id])
        middle = middle.adjusted(-clear, -clear, clear, clear)
        width = round(self.card * SPREAD)
        while width >= max(1, self.card * least):
            slots = scatter(zone.room, areas, keep_off, width, middle)
            if slots is not None:
                return replace(plan, slots=slots)
            width -= 1
        if least:
            return None
        heap = pose_in(_card(plan.middle.x(), plan.middle.y(), self.card))
        return replace(plan, slots=tuple(Slot(heap, order) for order in range(zone.room)))

    def _own(self, seat: int) -> tuple[float, QRectF]:
        """The seat at the lower edge: from left to right plate, pile, block, held card."""
        card = round(self.card * OWN)
        high = card * ASPECT
        top = round(self.height - self.margin - high)
        right = self._along(self.shape.before(seat), self.width / 2, top, card)
        left = min((rect.left() for rect in self._of(seat)), default=self.width / 2)
        held = round(card * HELD)
        pose = Pose(0, 0, held, HELD_TURN)
        reach = pose.bounds()
        pose = pose.moved(
            right + self.gap + reach.width() / 2,
            min(top + high * 0.4, self.height - self.gap - reach.height() / 2),
        )
        plate_width, plate_height = round(self.plate[0] * 1.1), self.plate[1]
        plate = QRectF(
            round(left - card * 0.3 - plate_width),
            round(self.height - self.margin - plate_height),
            plate_width,
            plate_height,
        )
        row = QRectF(
            self.margin,
            plate.top() - self.gap - self.button,
            plate.right() - self.margin,
            self.button,
        )
        self.seats[seat] = SeatPlan(plate, pose, self._call_beside(seat, plate))
        return min(top, row.top() + self.gap), row

    def _upper(self, seat: int) -> float:
        """A seat at the upper edge, from left to right: plate, pile, block, held card."""
        card = round(self.card * (TOP if len(self.shape.seats) == 2 else COMPACT))
        high = card * ASPECT
        top = float(self.margin)
        right = self._along(self.shape.before(seat), self.width / 2, top, card)
        left = min((rect.left() for rect in self._of(seat)), default=self.width / 2)
        held = round(card * HELD)
        pose = Pose(0, 0, held, -HELD_TURN / 2)
        bounds = pose.bounds()
        pose = pose.moved(right + self.gap + bounds.width() / 2, self.gap / 2 + bounds.height() / 2)
        wide, tall = self.plate
        y = round(top + max(0.0, (high - tall) / 2))
        plate = QRectF(round(left - self.gap * 2 - wide), y, wide, tall)
        self.seats[seat] = SeatPlan(plate, pose, self._call_beside(seat, plate))
        return max(top + high, plate.bottom()) + self.gap / 2

    def _has_small_call(self, seat: int) -> bool:
        """Whether the seat has a button of its own at its plate."""
        return len(self.shape.calls) > 1 and seat in self.shape.calls

    def _call_beside(self, seat: int, plate: QRectF) -> QRectF | None:
        if not self._has_small_call(seat):
            return None
        wide, tall = self.small_call
        return QRectF(plate.left() - self.gap - wide, plate.center().y() - tall / 2, wide, tall)

    def _call_under(self, seat: int, plate: QRectF) -> QRectF | None:
        if not self._has_small_call(seat):
            return None
        wide, tall = self.small_call
        return QRectF(
            round(plate.center().x() - wide / 2), plate.bottom() + self.gap / 2, wide, tall
        )

    def _column(self, seat: int, left: bool) -> None:
        """A seat at the left or right edge, from above: plate, pile, block."""
        card = round(self.card * SIDE)
        high = card * ASPECT
        wide, tall = self.plate
        edge = max(self.margin, round(self.width * 0.022))
        x = float(edge if left else self.width - edge - wide)
        zones = self.shape.before(seat)
        under = self.gap * 0.5 + self.small_call[1] if self._has_small_call(seat) else 0.0
        total = tall + under + len(zones) * (self.gap + high)
        lowest: float = self.height - self.margin - self.plate[1] - 2 * self.gap - self.button
        if not left and self.call is not None:
            lowest = self.call.top() - self.gap
        y = round(max(self.margin, min(self.height * 0.47 - total / 2, lowest - total)))
        plate = QRectF(x, y, wide, tall)
        middle = round(plate.center().x() - card / 2) + card / 2
        y = round(plate.bottom() + under + self.gap)
        first = y
        for zone in zones:
            across = card * zone.cards_wide
            self.zones[zone.id] = QRectF(middle - across / 2, y, across, high)
            y = round(y + high + self.gap)
        self.columns.append(
            QRectF(0 if left else plate.left(), plate.top(), plate.right(), y - plate.top())
        )
        held = round(card * HELD)
        pose = Pose(0, first + high / 2, held, HELD_TURN if left else -HELD_TURN)
        bounds = pose.bounds()
        widest = card * max((zone.cards_wide for zone in zones), default=1.0)
        reach = widest / 2 + self.gap + bounds.width() / 2
        pose = pose.moved(middle + reach if left else middle - reach, first + bounds.height() / 2)
        self.seats[seat] = SeatPlan(plate, pose, self._call_under(seat, plate))

    def _compact(self, others: Sequence[int]) -> float:
        """Four or five seats along the upper edge; under each plate block, pile and held card."""
        cell = (self.width - self.margin) / len(others)
        card = round(self.card * COMPACT)
        high = card * ASPECT
        wide, tall = min(self.plate[0], int(cell - self.gap)), self.plate[1]
        bottom = 0.0
        for index, seat in enumerate(others):
            middle = round(self.margin / 2 + cell * (index + 0.5) - card / 2) + card / 2
            plate = QRectF(round(middle - wide / 2), self.margin * 0.75, wide, tall)
            call = self._call_under(seat, plate)
            top = round((plate if call is None else call).bottom() + self.gap * 0.7)
            zones = self.shape.before(seat)
            x = middle - card / 2
            for zone in zones:
                across = card * zone.cards_wide
                self.zones[zone.id] = QRectF(x, top, across, high)
                x -= across + self.gap * 0.7
            pose = Pose(0, top + high * 0.52, round(card * 1.06), HELD_TURN / 2)
            reach = pose.bounds()
            pose = pose.moved(
                middle + card / 2 + self.gap * 0.7 + reach.width() / 2,
                top + reach.height() / 2,
            )
            self.seats[seat] = SeatPlan(plate, pose, call)
            bottom = max(bottom, pose.bounds().bottom())
        return bottom + self.gap

    def _middle(self, middle: QPointF) -> None:
        """The zones in the middle, in a row, with room beneath for what helps the player."""
        zones = self.shape.middle()
        high = round(self.card * ASPECT)
        pitch = max(self.card * 0.17, 74 * self.words - self.card)
        widths = [self.card * zone.cards_wide for zone in zones]
        x = middle.x() - (sum(widths) + pitch * max(0, len(zones) - 1)) / 2
        hint = self.line
        # Under the edges of the cards beneath the top one.
        below = high + max(4.0, DEPTH * edge(self.card) + 2)
        top = round(middle.y() - (high + hint) / 2)
        for zone, wide in zip(zones, widths, strict=True):
            self.zones[zone.id] = QRectF(round(x), top, wide, self.card * ASPECT)
            grow = pitch / 2 - 2
            self.hints[zone.id] = QRectF(round(x) - grow, top + below, wide + 2 * grow, hint)
            x += wide + pitch

    def _big_call(self) -> None:
        if len(self.shape.calls) != 1:
            return
        size = max(0.82, min(1.7, min(self.width / 1440, self.height / 850)))
        wide, tall = round(190 * size), round(74 * size)
        caption = self.measures.caption
        right = self.width - max(self.margin * 1.5, self.width * 0.035)
        top = round(self.height - self.margin / 2 - caption - 4 - tall)
        self.call = QRectF(round(right - wide), top, wide, tall)
        grow = min(self.width - right - 4, 40 * self.words)
        self.caption = QRectF(
            self.call.left() - grow, self.call.bottom() + 6, wide + 2 * grow, caption
        )

    def _along(self, zones: Sequence[ZoneShape], middle: float, top: float, card: int) -> float:
        """Lays zones side by side, the first one in the middle; returns the right end."""
        if not zones:
            return middle
        x = round(middle - card * zones[0].cards_wide / 2)
        for zone in zones:
            across = card * zone.cards_wide
            self.zones[zone.id] = QRectF(x, top, across, card * ASPECT)
            x = round(x + across + self.gap)
        return float(x - self.gap)

    def _of(self, seat: int) -> Iterator[QRectF]:
        for zone in self.shape.before(seat):
            yield self.zones[zone.id]


def _card(x: float, y: float, width: float) -> QRectF:
    return QRectF(x - width / 2, y - width * ASPECT / 2, width, width * ASPECT)
