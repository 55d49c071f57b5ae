"""Where each card of a table lies, by its key."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRectF

from cardgames_gui.engine.table import Card, Kind, Layout, Table, Zone
from cardgames_gui.table.fan import Arc, other_hand, own_hand
from cardgames_gui.table.parts import BETWEEN
from cardgames_gui.table.plan import DEPTH, Plan, Spot, edge
from cardgames_gui.table.pose import Pose, pose_in
from cardgames_gui.table.shadow import ASPECT

# Heights of the heaps: the spread at the bottom, held cards over everything that lies.
ON_PILES: Final = 1000.0
OVER: Final = 100.0
"""Cards that lie over the cards of another zone."""
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
    """The name of what a card shows; the prime of a second deck is no part of it."""
    return str(card.face).removesuffix("'") if card.up and card.face is not None else card.back


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
            yield from _fanned(zone, plan)
        case Layout.ROW if zone.kind in (Kind.PLACES, Kind.SET):
            yield from _row(zone, plan)
        case Layout.ROW | Layout.PILE:
            yield from _piled(zone, plan)


def held_pose(zone: Zone, plan: Plan) -> Pose:
    """Before its owner; in the middle of the table where it belongs to nobody."""
    seat = None if zone.side is None else plan.seats.get(zone.side)
    if seat is not None:
        return Pose(seat.held.x, seat.held.y, seat.held.width, seat.held.turn, 0.75)
    return Pose(plan.middle.x(), plan.middle.y(), plan.card, 0, 0.75)


def _spot(zone: Zone, plan: Plan) -> Spot:
    """How the cards of a zone lie; upright and as large as fits where the plan does not say."""
    spot = plan.spots.get(zone.id)
    return spot or Spot(round(plan.zones[zone.id].height() / ASPECT))


def _piled(zone: Zone, plan: Plan) -> Iterator[tuple[Card, Pose, float, bool]]:
    cards = zone.present()
    rect, spot = plan.zones[zone.id], plan.spots.get(zone.id)
    pose = pose_in(rect)
    if spot is not None:
        pose = replace(pose, width=spot.card, turn=spot.turn)
    step = edge(pose.width)
    for index, card in enumerate(cards):
        depth = len(cards) - 1 - index
        off = step * min(depth, DEPTH)
        place = pose.moved(pose.x + off, pose.y + off)
        if spot is not None and spot.loose and card.up:
            place = replace(pose, turn=_fallen(card))
        yield card, place, ON_PILES + index, depth <= DEPTH


def _fallen(card: Card) -> float:
    """How a card that fell on a pile is turned: each in its own way, in half degrees."""
    return (card.key * 7 % 17 - 8) / 2


def _fanned(zone: Zone, plan: Plan) -> Iterator[tuple[Card, Pose, float, bool]]:
    poses = fan_poses(zone, plan)
    for index, (card, pose) in enumerate(zip(zone.present(), poses, strict=True)):
        yield card, pose, ON_PILES + index, True


def fan_poses(zone: Zone, plan: Plan) -> list[Pose]:
    """Where the cards of a fan lie, in their order."""
    rect, spot = plan.zones[zone.id], _spot(zone, plan)
    length, depth = (rect.height(), rect.width()) if spot.turn else (rect.width(), rect.height())
    arc = Arc(length, depth, spot.card)
    poses = own_hand(sizes(zone), arc) if spot.own else other_hand(len(zone.present()), arc)
    return [_in_rect(pose, rect, spot) for pose in poses]


def sizes(zone: Zone) -> tuple[int, ...]:
    """How many cards are in each group of a zone; each is one by itself where there are none."""
    found = tuple(group.size for group in zone.groups)
    count = len(zone.present())
    return found if sum(found) == count else (1,) * count


def _in_rect(pose: Pose, rect: QRectF, spot: Spot) -> Pose:
    """A pose as the owner of the zone sees it from its middle, on the screen."""
    x, y, turn = pose.x, pose.y, pose.turn
    if spot.bend < 0:
        y, turn = -y, -turn
    angle = math.radians(spot.turn)
    cos, sin = round(math.cos(angle)), round(math.sin(angle))
    middle = rect.center()
    return Pose(
        round(middle.x() + x * cos - y * sin),
        round(middle.y() + x * sin + y * cos),
        pose.width,
        turn + spot.turn,
    )


def _row(zone: Zone, plan: Plan) -> Iterator[tuple[Card, Pose, float, bool]]:
    rect, spot = plan.zones[zone.id], _spot(zone, plan)
    height = ON_PILES + (OVER if zone.over is not None else 0)
    for place, card in enumerate(zone.cards):
        if card is not None:
            yield card, _in_row(place, zone.room, rect, spot), height + place, True


def _in_row(place: int, room: int, rect: QRectF, spot: Spot) -> Pose:
    along = (place - (room - 1) / 2) * BETWEEN * spot.card
    return _in_rect(Pose(along, 0, spot.card), rect, spot)


def places(zone: Zone, plan: Plan) -> list[Pose]:
    """Where the cards of a row lie, whether they are there or not."""
    rect, spot = plan.zones[zone.id], _spot(zone, plan)
    return [_in_row(place, zone.room, rect, spot) for place in range(zone.room)]
