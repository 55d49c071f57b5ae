"""Everything on the table that is not a card: plates, empty places, labels and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.table import Layout, Table, Zone
from cardgames_gui.table import letters
from cardgames_gui.table.button_item import ButtonItem, Tone
from cardgames_gui.table.comfort import CallKey
from cardgames_gui.table.layout import Plan
from cardgames_gui.table.marks import Caption, Outline, Pill
from cardgames_gui.table.plate_item import PlateItem

OUTLINES: Final = -50.0
PLATES: Final = 300.0
BUTTONS: Final = 500.0
# Over the pile that they count, under a card that is held.
COUNTS: Final = 4000.0


class Furniture:
    """Holds the items by zone and seat; what a new Table or Plan says is shown at once."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.outlines: dict[str, Outline] = {}
        self.hints: dict[str, Pill] = {}
        self.counts: dict[str, Pill] = {}
        self.plates: dict[int, PlateItem] = {}
        self.offers: list[ButtonItem] = []
        self.calls: dict[int, ButtonItem] = {}
        self.caption = Caption()
        self.caption.setZValue(BUTTONS)
        scene.addItem(self.caption)

    def show(self, table: Table, plan: Plan, hints: bool, dpr: float) -> None:
        """Plates, empty places and labels."""
        for plate in table.plates:
            item = self.plates.get(plate.seat)
            if item is None:
                item = self.plates[plate.seat] = PlateItem(plate.seat)
                item.setZValue(PLATES)
                self._scene.addItem(item)
            mine = plate.turn and plate.seat == table.chair
            item.show_plate(plate, plan.seats[plate.seat].plate, plan.words, mine)
        out = {plate.seat for plate in table.plates if plate.place is not None}
        mains: set[int] = set()
        for zone in table.zones:
            rect = plan.zones.get(zone.id)
            if rect is None:
                continue
            main = zone.side is None or zone.side not in mains
            if zone.side is not None:
                mains.add(zone.side)
            # Where several cards lie, the line would only look out from under them.
            shown = main and zone.side not in out and len(zone.present()) < 2
            self._outline(zone, rect, shown, dpr)
            self._hint(zone, plan, hints)
            self._count(zone, rect, plan)

    def _outline(self, zone: Zone, rect: QRectF, shown: bool, dpr: float) -> None:
        item = self.outlines.get(zone.id)
        if item is None:
            item = self.outlines[zone.id] = Outline()
            item.setZValue(OUTLINES)
            self._scene.addItem(item)
        item.setVisible(shown)
        # The numeral stays under the card that comes, which is still on its way.
        item.show_place(rect, zone.ghost or item.ghost, dpr)

    def _hint(self, zone: Zone, plan: Plan, hints: bool) -> None:
        place = plan.hints.get(zone.id)
        if place is None:
            return
        item = self.hints.get(zone.id)
        if item is None:
            item = self.hints[zone.id] = Pill()
            item.setZValue(PLATES)
            self._scene.addItem(item)
        item.show_text(zone.hint if hints else "", place, plan.words)

    def _count(self, zone: Zone, rect: QRectF, plan: Plan) -> None:
        """Says how many cards a face-down pile has."""
        cards = zone.present()
        if zone.layout is not Layout.PILE:
            return
        item = self.counts.get(zone.id)
        if item is None:
            item = self.counts[zone.id] = Pill()
            item.setZValue(COUNTS)
            self._scene.addItem(item)
        high = round(20 * plan.words)
        place = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
        item.show_text(str(len(cards)) if cards and not cards[-1].up else "", place, plan.words)

    def show_offers(self, offers: Sequence[Offer], plan: Plan, *, is_open: bool) -> None:
        """A gold button for each offer without picks; while closed, only for the steady ones."""
        for button in self.offers:
            self._scene.removeItem(button)
        self.offers = []
        size = letters.BUTTON * plan.words
        widths: list[float] = []
        for index, offer in enumerate(offers):
            if offer.picks or offer.call or not (is_open or offer.steady):
                continue
            button = ButtonItem(f"offer:{index}", Tone.OFFER)
            button.setZValue(BUTTONS)
            self.offers.append(button)
            widths.append(button.width_for(offer.label, offer.price, size))
        for button, place in zip(self.offers, rows(plan.buttons, widths), strict=True):
            offer = offers[int(button.id.partition(":")[2])]
            button.show_button(offer.label, place, size, offer.price)
            self._scene.addItem(button)

    def show_calls(self, calls: Sequence[CallKey], plan: Plan) -> None:
        """One call is a big button; of several each seat has a small one at its plate."""
        seats = {call.seat for call in calls}
        for seat in [seat for seat in self.calls if seat not in seats]:
            self._scene.removeItem(self.calls.pop(seat))
        self.caption.show_text("", QRectF(), plan.words)
        for call in calls:
            button = self.calls.get(call.seat)
            if button is None:
                button = self.calls[call.seat] = ButtonItem(f"call:{call.seat}", Tone.CALL)
                button.setZValue(BUTTONS)
                self._scene.addItem(button)
            can = call.move is not None
            button.setToolTip(call.key if can else call.why)
            if plan.call is not None and plan.caption is not None:
                button.show_button(call.word, plan.call, plan.call.height() * 0.36, "", can)
                self.caption.show_text(call.key if can else call.why, plan.caption, plan.words)
                continue
            place = plan.seats[call.seat].call
            if place is not None:
                size = letters.SMALLEST * plan.words
                button.show_button(f"{call.word} {call.key}", place, size, "", can)

    def buttons(self) -> Iterator[ButtonItem]:
        """All buttons that stand on the table."""
        yield from self.offers
        yield from self.calls.values()

    def button_at(self, point: QPointF) -> ButtonItem | None:
        for button in self.buttons():
            if button.rect.contains(point):
                return button
        return None


def rows(area: QRectF, widths: Sequence[float], gap: float = 10) -> list[QRectF]:
    """Places for buttons of these widths, from right to left and then upwards."""
    places: list[QRectF] = []
    right, top = area.right(), area.top()
    for width in widths:
        wide = min(width, area.width())
        if right - wide < area.left() - 0.5:
            right, top = area.right(), top - area.height() - gap
        places.append(QRectF(right - wide, top, wide, area.height()))
        right -= wide + gap
    return places
