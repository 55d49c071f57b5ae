"""A table whose seats hold hands: the own one large below, the others around, piles between."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardgames_gui.table.chip_sizes import BETWEEN, row_height, row_width, width_of
from cardgames_gui.table.fan import LOOSE, length_for
from cardgames_gui.table.in_a_row import in_a_row
from cardgames_gui.table.measures import Measures
from cardgames_gui.table.parts import LEAST_BACK, LEAST_ROW, Part, parts_of, parts_of_another
from cardgames_gui.table.plan import BUTTON_GAP, STACK, Plan, SeatPlan, Spot
from cardgames_gui.table.pose import Pose
from cardgames_gui.table.shadow import ASPECT
from cardgames_gui.table.shape import ChipsShape, Shape

# In widths of a card of the middle row.
OWN: Final = 1.16
OWN_ROW: Final = 0.82
OWN_PILE: Final = 0.46
WIDEST: Final = 15
"""So many cards side by side is as long as the own hand gets."""
RISE: Final = 0.3
"""A card that is picked comes so far out of the hand, in card widths."""
HEAP: Final = 1.1
"""How wide and high a heap of chips is, in cards of the middle row."""

# In pixels, for the smallest words.
LEAST_SIDE: Final = 212
"""So wide are the buttons beside the own hand, and what is on its other side."""
CALL: Final = 60
"""How high the one big call is."""
ACT: Final = 460
ACT_BESIDE: Final = 380
"""How wide the button of what is picked is, over the hand or beside the own rows."""

OWN_PLATE: Final = 1.1
"""How wide it is, in plates of the others."""
# In margins: under the own hand, over the seat at the upper edge, and over several of them.
FLOOR: Final = 0.6
CEILING: Final = 0.7
LOW_CEILING: Final = 0.75
CLOSE: Final = 0.6
"""Between what belongs to one of several, in gaps."""
# In widths and heights of the window: how far in the seats at the sides are, how far they go down.
INSET: Final = 0.016
LOWEST: Final = 0.9


class DeskOfHands:
    """One attempt with cards of a given width."""

    # How many cards of the middle row go into the window's width and height.
    CARDS_ACROSS: Final = 12.8
    CARDS_DOWN: Final = 7.6

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
        self.spots: dict[str, Spot] = {}
        self.under: dict[str, str] = {}
        self.hints: dict[str, QRectF] = {}
        self.chips: dict[str, QRectF] = {}
        self.seats: dict[int, SeatPlan] = {}
        self.call: QRectF | None = None
        self.caption: QRectF | None = None
        self.act = QRectF()
        self.stack = QRectF()
        self.sides = [float(self.margin), float(width - self.margin)]
        """Between these the middle of the table lies."""
        self.head = QRectF(width / 2, 0, 0, 0)
        """What the seat at the upper edge takes up."""
        self.risen = QRectF()  # Where cards of the own rows are seen when they are picked.

    def plan(self, tight: bool) -> Plan | None:
        """The plan, or None where something overlaps or does not fit."""
        plan = self.forced()
        covers = any(self.risen.intersects(words) for words in self.hints.values())
        return plan if plan.is_clear() and not covers else None

    def forced(self) -> Plan:
        """The plan for a window that is smaller than any we promise: things may overlap."""
        bottom, *others = self.shape.seats
        low = self._own(bottom)
        top = float(self.margin)
        if len(others) > 3:
            top = self._compact(others)
        else:
            if len(others) in (1, 3):
                top = self._upper(others[len(others) // 2])
            if len(others) > 1:
                self._columns(others[0], others[-1])
        middle = QPointF(self.width / 2, round((top + low) / 2))
        self._middle(middle.y())
        area = QRectF(self.margin, top, self.width - 2 * self.margin, max(0.0, low - top))
        return Plan(
            self.width,
            self.height,
            self.words,
            self.card,
            self.zones,
            self.hints,
            self.seats,
            self.call,
            self.caption,
            self.stack,
            (),
            area,
            middle,
            act=self.act,
            stack=True,
            holds=False,
            spots=self.spots,
            under=self.under,
            chips=self.chips,
        )

    # The seat at the lower edge

    def _own(self, seat: int) -> float:
        """The own seat, with the buttons; returns where it ends."""
        own = round(self.card * OWN)
        zones, chips = self.shape.before(seat), self.shape.chips_of(seat)
        pile = max(LEAST_BACK, round(self.card * OWN_PILE))
        plate = (round(self.plate[0] * OWN_PLATE), self.plate[1])
        piles = [part for part in parts_of(zones, own, 0, pile) if not part.is_big]
        beside = row_width(chips, self.words) if chips else 0
        beside += sum(self.gap + part.card for part in piles) - (0 if chips else self.gap)
        side = max(plate[0], beside, round(LEAST_SIDE * self.words))
        half = self.width / 2 - self.margin - side - 2 * self.gap
        length = min(2.0 * half, length_for(WIDEST, own, LOOSE))
        row = max(LEAST_ROW, round(self.card * OWN_ROW))
        parts = parts_of(zones, own, row, pile, length)
        floor = self.height - round(self.margin * FLOOR)
        fans = [part for part in parts if part.is_fan]
        deep = max((part.depth for part in fans), default=own * ASPECT)
        top = floor - deep
        for part in fans:
            self._put(part, QRectF(self.width / 2 - length / 2, top, length, part.depth), own=True)
        self._own_side(seat, plate, side, floor - deep / 2, piles, chips)
        rows = [part for part in parts if part.is_row]
        self._buttons(side, floor - deep / 2)
        return self._above(rows, top - round(own * RISE))

    def _own_side(
        self,
        seat: int,
        plate: tuple[int, int],
        side: float,
        middle: float,
        piles: Sequence[Part],
        chips: Sequence[ChipsShape],
    ) -> None:
        """Left of the hand the plate, under it chips and small piles."""
        below = max([row_height(self.words) if chips else 0, *(part.depth for part in piles)])
        high = plate[1] + (self.gap + below if below else 0)
        left = float(self.margin)
        top = round(min(middle - high / 2, self.height - self.margin - high))
        self._sit(seat, QRectF(left, top, *plate))
        top += plate[1] + self.gap
        self._lay_chips(chips, left + self.gap / 2, top + (below - row_height(self.words)) / 2)
        right = left + side
        for part in reversed(piles):
            self._put(part, QRectF(right - part.length, top, part.length, part.depth))
            right -= part.length + self.gap

    def _buttons(self, side: float, middle: float) -> None:
        """Right of the hand the buttons, one under the other, and the one big call."""
        right = self.width - self.margin
        high = STACK * self.button + (STACK - 1) * BUTTON_GAP
        call = caption = 0
        if len(self.shape.calls) == 1:
            call, caption = round(CALL * self.words), self.measures.caption
        whole = high + (call + caption + 2 * self.gap if call else 0)
        top = round(min(middle - whole / 2, self.height - self.margin - whole))
        if call:
            self.call = QRectF(right - side, top + high + self.gap, side, call)
            self.caption = QRectF(right - side, self.call.bottom() + 4, side, caption)
        self.stack = QRectF(right - side, top, side, high)

    def _above(self, rows: Sequence[Part], floor: float) -> float:
        """Over the hand the rows, with the button of what is picked beside or over them."""
        if not rows:
            wide = min(self.width - 2 * self.margin, round(ACT * self.words))
            self.act = QRectF(self.width / 2 - wide / 2, floor - self.button, wide, self.button)
            return self.act.top() - self.gap
        long = sum(part.length for part in rows) + self.gap * (len(rows) - 1)
        x = round(self.width / 2 - long / 2)
        left = x
        for part in rows:
            self._put(part, QRectF(x, floor - part.depth, part.length, part.depth), own=True)
            x += round(part.length) + self.gap
        wide = min(self.width - self.margin - x - self.gap, round(ACT_BESIDE * self.words))
        # Beside the hand are the other buttons, which may reach higher than a small hand.
        low = min(floor, self.stack.top()) - self.button
        self.act = QRectF(x + self.gap, low, wide, self.button)
        # What there is to say of the rows stands on their other side.
        words = QRectF(0, floor - (self.button + self.line) / 2, wide, self.line)
        words.moveRight(left - 2 * self.gap)
        self.hints[rows[0].zone.id] = words
        rise = max(part.rise for part in rows)
        top = floor - max(part.depth for part in rows)
        self.risen = QRectF(left, top - rise, long, rise)
        return self.risen.top()

    # The other seats

    def _upper(self, seat: int) -> float:
        """A seat at the upper edge: the main part in the middle, its plate on the left."""
        parts = self._others(seat)
        main = next((part for part in parts if part.is_row), None)
        main = main or next((part for part in parts if part.is_fan), None)
        rest = sorted((part for part in parts if part is not main), key=lambda p: not p.is_fan)
        chips = self.shape.chips_of(seat)
        deep = max([self.plate[1], *(part.depth for part in parts)])
        middle = self.margin * CEILING + deep / 2
        left = right = self.width / 2
        if main is not None:
            rect = QRectF(
                round(left - main.length / 2),
                round(middle - main.depth / 2),
                main.length,
                main.depth,
            )
            self._put(main, rect, upper=True)
            left, right = rect.left(), rect.right()
        for part in rest:
            x = round(right + 1.5 * self.gap)
            rect = QRectF(x, round(middle - part.depth / 2), part.length, part.depth)
            self._put(part, rect, upper=True)
            right = rect.right()
        self._lay_chips(chips, right + 2 * self.gap, middle - row_height(self.words) / 2)
        plate = QRectF(
            round(left - 2 * self.gap - self.plate[0]),
            round(middle - self.plate[1] / 2),
            *self.plate,
        )
        self._sit(seat, plate)
        end = self.chips[chips[-1].id].right() if chips else right
        bottom = middle + deep / 2 + self.gap / 2
        self.head = QRectF(plate.left(), 0, end - plate.left(), bottom)
        return bottom

    def _columns(self, left: int, right: int) -> None:
        """The seats at the left and the right edge, at the same height if there is room."""
        both = ((left, 90), (right, -90))
        tops = [self._column(seat, turn) for seat, turn in both]
        for (seat, turn), top in zip(both, tops, strict=True):
            if top != max(tops) and max(tops) + self._high(seat) <= self._floor(turn):
                self._column(seat, turn, max(tops))

    def _high(self, seat: int) -> float:
        """How high a seat at the side is, from the top of its plate on."""
        call = self.small_call[1] + self.gap / 2 if self._calls_alone(seat) else 0.0
        long = max((part.length for part in self._others(seat)), default=0.0)
        chips = self.gap + row_height(self.words) if self.shape.chips_of(seat) else 0
        return self.plate[1] + call + self.gap + long + chips

    def _column(self, seat: int, turn: int, at: float | None = None) -> float:
        """A seat at the left or right edge: plate, hand and rows turned to it, and chips.

        Returns its top, which is `at` where that is given.
        """
        parts = sorted(self._others(seat), key=lambda p: 0 if p.is_fan else 1 if p.is_row else 2)
        chips = self.shape.chips_of(seat)
        wide, tall = self.plate
        call = self.small_call[1] + self.gap / 2 if self._calls_alone(seat) else 0.0
        deep = sum(part.depth for part in parts) + self.gap * max(0, len(parts) - 1)
        long = max((part.length for part in parts), default=0.0)
        high = self._high(seat)
        inset = max(self.margin, round(self.width * INSET))
        left = inset if turn > 0 else self.width - inset - wide
        reach = left + max(wide, deep) if turn > 0 else left + wide - max(wide, deep)
        aside = reach < self.head.left() if turn > 0 else reach > self.head.right()
        top = self.margin if aside else self.head.bottom() + self.gap / 2
        floor = min(self._floor(turn), self.height * LOWEST)
        top = round(max(top, min(floor - high, (top + floor) / 2 - high / 2))) if at is None else at
        self._sit(seat, QRectF(left, top, wide, tall))
        y = top + tall + call + self.gap
        # From the outer edge towards the middle.
        x = max(0.0, (wide - deep) / 2)
        for part in parts:
            across = left + x if turn > 0 else left + wide - x - part.depth
            rect = QRectF(
                round(across), round(y + (long - part.length) / 2), part.depth, part.length
            )
            self._put(part, rect, turn=turn)
            x += part.depth + self.gap
        across = row_width(chips, self.words)
        self._lay_chips(chips, left + (wide - across) / 2, y + long + self.gap)
        if turn > 0:
            self.sides[0] = max(self.sides[0], left + max(wide, x) + self.gap)
        else:
            self.sides[1] = min(self.sides[1], left + wide - max(wide, x) - self.gap)
        return top

    def _floor(self, turn: int) -> float:
        """How far down a seat at the side may reach: to what stands below it."""
        own, wide = self.seats[self.shape.seats[0]].plate, self.plate[0]
        inner = self.margin + wide if turn > 0 else self.width - self.margin - wide
        things = [own if turn > 0 else self.stack, self.act, *self.hints.values()]
        below = [r for r in things if (r.left() < inner if turn > 0 else r.right() > inner)]
        return min(rect.top() for rect in below) - self.gap

    def _compact(self, others: Sequence[int]) -> float:
        """Four or five seats along the upper edge, all upright; under each plate its parts."""
        cell = (self.width - self.margin) / len(others)
        bottom = 0.0
        for index, seat in enumerate(others):
            middle = self.margin / 2 + cell * (index + 0.5)
            wide, tall = min(self.plate[0], int(cell - self.gap)), self.plate[1]
            top = round(self.margin * LOW_CEILING)
            plate = QRectF(round(middle - wide / 2), top, wide, tall)
            self._sit(seat, plate)
            y = plate.bottom() + self.gap * CLOSE
            y += self.small_call[1] + self.gap / 2 if self._calls_alone(seat) else 0
            most = cell - self.gap
            parts = self._others(seat, most)
            small = [part for part in parts if not part.is_row]
            for line in (small, *([part] for part in parts if part.is_row)):
                if not line:
                    continue
                long = sum(part.length for part in line) + self.gap * (len(line) - 1)
                x = round(middle - long / 2)
                for part in line:
                    self._put(part, QRectF(x, round(y), part.length, part.depth), upper=True)
                    x += round(part.length) + self.gap
                y = round(y + max(part.depth for part in line) + self.gap * CLOSE)
            chips = self.shape.chips_of(seat)
            if chips:
                self._lay_chips(chips, middle - row_width(chips, self.words) / 2, y)
                y += row_height(self.words)
            bottom = max(bottom, y)
        return bottom + self.gap * 0.4

    def _others(self, seat: int, most: float = math.inf) -> list[Part]:
        return parts_of_another(self.shape.before(seat), self.card, most)

    # The middle

    def _middle(self, y: float) -> None:
        """The zones in the middle, then heaps of chips, with room for words beneath."""
        zones, heaps = self.shape.middle(), self.shape.chips_of(None)
        heap = round(self.card * HEAP)
        widths = [round(self.card * zone.cards_wide) for zone in zones] + [heap] * len(heaps)
        row = in_a_row(widths, self.card, self.sides, y, self.measures)
        for zone, (rect, line) in zip(zones, row, strict=False):
            self.zones[zone.id], self.hints[zone.id] = rect, line
            self.spots[zone.id] = Spot(self.card, loose=True)
        high = round(self.card * ASPECT)
        for chips, (rect, line) in zip(heaps, row[len(zones) :], strict=True):
            low = min(high, heap)
            self.chips[chips.id] = QRectF(rect.x(), rect.y() + (high - low), heap, low)
            self.hints[chips.id] = line

    # Pieces

    def _put(
        self, part: Part, rect: QRectF, turn: int = 0, upper: bool = False, own: bool = False
    ) -> None:
        """Lays the zones of a part into its rectangle."""
        for zone_id, place in part.rects(rect, turn, upper).items():
            self.zones[zone_id] = place
            self.spots[zone_id] = part.spot(turn, upper, own)
        if part.under is not None:
            self.under[part.zone.id] = part.under.id

    def _sit(self, seat: int, plate: QRectF) -> None:
        """A seat's plate, and its button for calls where each seat has one."""
        call = None
        if self._calls_alone(seat):
            wide, tall = self.small_call
            call = QRectF(round(plate.center().x() - wide / 2), plate.bottom() + 4, wide, tall)
            if seat == self.shape.seats[0]:
                call.moveBottom(plate.top() - 4)
        # Whoever holds a card has it over the plate: these tables have no place for it.
        held = Pose(plate.center().x(), plate.center().y(), self.card)
        self.seats[seat] = SeatPlan(plate, held, call)

    def _calls_alone(self, seat: int) -> bool:
        return len(self.shape.calls) > 1 and seat in self.shape.calls

    def _lay_chips(self, chips: Sequence[ChipsShape], x: float, y: float) -> None:
        for each in chips:
            wide = width_of(each, self.words)
            self.chips[each.id] = QRectF(round(x), round(y), wide, row_height(self.words))
            x += wide + round(BETWEEN * self.words)
