"""Where each card of a table lies, by its key."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from cardgames_gui.engine.table import Card, Kind, Layout, Table, Zone
from cardgames_gui.table.layout import DEPTH, Plan, edge
from cardgames_gui.table.pose import Pose, pose_in
from cardgames_gui.table.shadow import ASPECT

# Heights of the heaps: the spread at the bottom, held cards over everything that lies.
ON_PILES: Final = 1000.0
HELD: Final = 5000.0


@dataclass(frozen=True, slots=True)
class Lie:
    """A card's pose at rest, its height in the heap, its picture, and whether it can be seen."""

    zone: str
    pose: Pose
    height: float
    face: str
    seen: bool = True


def lies(table: Table, plan: Plan) -> dict[int, Lie]:
    """Every card of the table, once."""
    found: dict[int, Lie] = {}
    for zone in table.zones:
        for card, pose, height, seen in _poses(zone, plan):
            found[card.key] = Lie(zone.id, pose, height, picture(card), seen)
    return found


def picture(card: Card) -> str:
    """The name of what a card shows."""
    return str(card.face) if card.up and card.face is not None else card.back


def _poses(zone: Zone, plan: Plan) -> Iterator[tuple[Card, Pose, float, bool]]:
    match zone.layout:
        case Layout.SPREAD:
            for place, card in enumerate(zone.cards):
                if card is not None:
                    slot = plan.slots[place]
                    yield card, slot.pose, float(slot.order), True
        case Layout.HELD:
            for index, card in enumerate(zone.present()):
                yield card, held_pose(zone, plan), HELD + index, True
        case Layout.FAN:
            yield from _fanned(zone, plan.zones[zone.id])
        case Layout.ROW if zone.kind in (Kind.PLACES, Kind.SET):
            yield from _row(zone, plan.zones[zone.id])
        case Layout.ROW | Layout.PILE:
            yield from _piled(zone, plan.zones[zone.id])


def held_pose(zone: Zone, plan: Plan) -> Pose:
    """Before its owner; in the middle of the table where it belongs to nobody."""
    seat = None if zone.side is None else plan.seats.get(zone.side)
    if seat is not None:
        return Pose(seat.held.x, seat.held.y, seat.held.width, seat.held.turn, 0.75)
    return Pose(plan.middle.x(), plan.middle.y(), plan.card, 0, 0.75)


def _piled(zone: Zone, rect: QRectF) -> Iterator[tuple[Card, Pose, float, bool]]:
    cards = zone.present()
    pose = pose_in(rect)
    step = edge(rect.width())
    for index, card in enumerate(cards):
        depth = len(cards) - 1 - index
        off = step * min(depth, DEPTH)
        place = pose.moved(pose.x + off, pose.y + off)
        yield card, place, ON_PILES + index, depth <= DEPTH


def _fanned(zone: Zone, rect: QRectF) -> Iterator[tuple[Card, Pose, float, bool]]:
    cards = zone.present()
    width = rect.height() / ASPECT
    step = min(width * 0.6, (rect.width() - width) / max(1, len(cards) - 1))
    x = rect.center().x() - step * (len(cards) - 1) / 2
    for index, card in enumerate(cards):
        yield card, Pose(x + step * index, rect.center().y(), width), ON_PILES + index, True


def _row(zone: Zone, rect: QRectF) -> Iterator[tuple[Card, Pose, float, bool]]:
    step = rect.width() / max(1, zone.room)
    width = rect.height() / ASPECT
    for place, card in enumerate(zone.cards):
        if card is not None:
            x = rect.left() + step * place + width / 2
            yield card, Pose(x, rect.center().y(), width), ON_PILES + place, True
