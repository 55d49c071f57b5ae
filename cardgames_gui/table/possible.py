"""What can be done with the cards of a scene: which can be lifted, and which offers take them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF

from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.table import Layout
from cardgames_gui.table.comfort import Place
from cardgames_gui.table.pose import Pose
from cardgames_gui.table.scene import Scene
from cardgames_gui.table.selection import covering, swapping

NEARLY: Final = 0.4
"""An offered zone with so much of the card on it takes it, though another has more."""


def grip_at(scene: Scene, point: QPointF) -> int | None:
    """The card at a point that can be lifted."""
    card = scene.card_at(point)
    return card if scene.table is not None and card in scene.table.grips else None


def offer_for(scene: Scene, cards: Sequence[int], zone_id: str | None) -> Offer | None:
    """The offer that brings these cards there."""
    if scene.table is None:
        return None
    return next((o for o in covering(scene.table, cards) if o.to == zone_id and not o.swaps), None)


def in_hand(scene: Scene) -> int | None:
    """The card that is in the hand already, where no other can be lifted."""
    table = scene.table
    if table is None or len(table.grips) != 1:
        return None
    card = table.grips[0]
    return card if scene.zone(scene.lies[card].zone).layout is Layout.HELD else None


def gathers(scene: Scene, card: int) -> bool:
    """Whether cards are picked one by one where this one lies, or change places."""
    if scene.table is None:
        return False
    zones = {scene.lies[pick].zone for o in scene.table.offers if o.make for pick in o.picks}
    return scene.lies[card].zone in zones


def sensible(scene: Scene, card: int) -> Offer | None:
    """What a double click plays: nothing that the player is to find out."""
    offers = () if scene.table is None else covering(scene.table, (card,))
    if scene.comfort.places is Place.OFF:
        return next((offer for offer in offers if offer.obvious), None)
    if not offers:
        return None
    kinds = {_kind(scene, offer.to) for offer in offers}
    return offers[0] if len(kinds) == 1 else None


def _kind(scene: Scene, zone_id: str | None) -> object:
    """Zones of one kind are as good as one another."""
    if zone_id is None:
        return None
    zone = scene.zone(zone_id)
    return zone.layout if zone.side is None else zone_id


def aimed_at(scene: Scene, cards: tuple[int, ...], pose: Pose) -> str | None:
    """The zone that cards are let go over; an offered one before another nearly as near."""
    found = scene.overlaps(pose.rect())
    found.pop(scene.lies[cards[0]].zone, None)
    if not found:
        return None
    best = max(found, key=lambda zone: found[zone])
    offered = {zone: share for zone, share in found.items() if offer_for(scene, cards, zone)}
    if offered:
        nearest = max(offered, key=lambda zone: offered[zone])
        if nearest == best or offered[nearest] >= NEARLY:
            return nearest
    return best


def under_for(scene: Scene, card: int, pose: Pose) -> int | None:
    """The card under this one with which it can change places: of several, that most of it."""
    if scene.table is None:
        return None
    shares: dict[int, float] = {}
    for other, lie in scene.lies.items():
        both = lie.pose.rect().intersected(pose.rect())
        if other != card and not both.isEmpty() and swapping(scene.table, card, other):
            shares[other] = both.width() * both.height()
    return max(shares, key=lambda other: shares[other]) if shares else None


def is_up(scene: Scene, card: int) -> bool:
    """Whether a card lies face up."""
    zone = scene.zone(scene.lies[card].zone)
    return any(other.up for other in zone.present() if other.key == card)


def lit(scene: Scene, cards: Sequence[int], aim: str | None) -> tuple[str, ...]:
    """The places that light up while these cards are lifted; the keyboard is at `aim`."""
    table = scene.table
    if table is None or not cards or not scene.is_open:
        return ()
    takes = tuple(o.to for o in covering(table, cards) if o.to is not None and not o.swaps)
    match scene.comfort.places:
        case Place.OFF:
            return ()
        case Place.ALL:
            return takes
        case Place.UNDER:
            look = scene.cards[cards[0]].look
            if cards[0] not in scene.carried or look is None:
                zone = aim if cards[0] in scene.picked else None
            else:
                zone = aimed_at(scene, tuple(cards), look.pose)
            return (zone,) if zone in takes and zone is not None else ()
