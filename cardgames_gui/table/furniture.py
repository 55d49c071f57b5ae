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
from cardgames_gui.table.labels import Labels
from cardgames_gui.table.marks import Caption, Outline
from cardgames_gui.table.parts import is_row
from cardgames_gui.table.plan import BUTTON_GAP as GAP
from cardgames_gui.table.plan import STACK, Plan
from cardgames_gui.table.plate_item import PlateItem

OUTLINES: Final = -50.0
PLATES: Final = 300.0
BUTTONS: Final = 500.0


class Furniture:
    """Holds the items by zone and seat; what a new Table or Plan says is shown at once."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.outlines: dict[str, Outline] = {}
        self.labels = Labels(scene)
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
        shown = _with_outlines(table)
        for zone in table.zones:
            rect = plan.zones.get(zone.id)
            if rect is not None:
                self._outline(zone, rect, zone.id in shown, dpr)
        self.labels.show(table, plan, hints)

    def _outline(self, zone: Zone, rect: QRectF, shown: bool, dpr: float) -> None:
        item = self.outlines.get(zone.id)
        if item is None:
            item = self.outlines[zone.id] = Outline()
            item.setZValue(OUTLINES)
            self._scene.addItem(item)
        item.setVisible(shown)
        # The numeral stays under the card that comes, which is still on its way.
        item.show_place(rect, zone.ghost or item.ghost, dpr)

    def show_offers(self, offers: Sequence[Offer], plan: Plan, *, is_open: bool) -> None:
        """A button for each offer without picks; while closed, only for the steady ones.

        Gold is for what there is to do; beside cards that can be picked, a stack of buttons is
        plain.
        """
        for button in self.offers:
            self._scene.removeItem(button)
        self.offers = []
        plain = plan.stack and any(offer.picks for offer in offers)
        shown = [
            (index, offer)
            for index, offer in enumerate(offers)
            if not offer.picks and not offer.call and (is_open or offer.steady)
        ]
        size = letters.BUTTON * plan.words
        widths: list[float] = []
        for index, offer in shown:
            button = ButtonItem(f"offer:{index}", Tone.PLAIN if plain else Tone.OFFER)
            button.setZValue(BUTTONS)
            self.offers.append(button)
            widths.append(button.width_for(offer.label, offer.price, size))
        places = stacked(plan, len(shown)) if plan.stack else rows(plan.buttons, widths)
        for button, place, (_, offer) in zip(self.offers, places, shown, strict=True):
            can = bool(offer.moves)
            wide = button.width_for(offer.label, offer.price, size)
            fitting = size * min(1.0, place.width() / wide)
            button.show_button(offer.label, place, fitting, offer.price, can)
            button.setToolTip("" if can else offer.why)
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


def stacked(plan: Plan, count: int) -> list[QRectF]:
    """Places for so many buttons one under the other, in the middle of the buttons' area."""
    area = plan.buttons
    high = (area.height() - (STACK - 1) * GAP) / STACK
    whole = count * high + max(0, count - 1) * GAP
    top = area.center().y() - whole / 2
    return [
        QRectF(area.left(), top + index * (high + GAP), area.width(), high)
        for index in range(count)
    ]


def _with_outlines(table: Table) -> set[str]:
    """The zones whose empty place can be seen: not hands and rows, and no pile of who is out.

    Where several cards lie, the line would only look out from under them.
    """
    out = {plate.seat for plate in table.plates if plate.place is not None}
    hands = {zone.side for zone in table.zones if zone.layout is Layout.FAN}
    wanted = {offer.to for offer in table.offers}
    mains: set[int] = set()
    shown: set[str] = set()
    for zone in table.zones:
        if zone.layout is Layout.FAN or is_row(zone):
            continue
        main = zone.side is None or zone.side not in mains
        if zone.side is not None:
            mains.add(zone.side)
        if zone.side in hands:
            # Who has a hand needs no other place, unless something can be brought there.
            main = zone.id in wanted
        if main and zone.side not in out and len(zone.present()) < 2:
            shown.add(zone.id)
    return shown
