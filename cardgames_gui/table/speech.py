"""What a screen reader says of a stop of the table: what it is for, and what it does."""

from __future__ import annotations

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.table import Layout
from cardgames_gui.table.front import Shown
from cardgames_gui.table.hand import Hand
from cardgames_gui.table.possible import is_up
from cardgames_gui.table.scene import Scene
from cardgames_gui.table.selection import swapping
from cardgames_gui.table.spending import can_spend
from cardgames_gui.table.stops import Stop, StopKind, card_to_take, cards_of

_ = Catalogue("cardgames").gettext


def purpose(scene: Scene, hand: Hand, stop: Stop) -> str:
    """What Enter does at a stop, in words; empty where it does nothing.

    It tells where a picked card fits only as far as gold rings do.
    """
    match stop.kind:
        case StopKind.ZONE:
            return _of_zone(scene, hand, stop.id) if scene.is_open else ""
        case StopKind.GROUP:
            return _of_group(scene, hand, stop.id) if scene.is_open else ""
        case StopKind.CHIPS:
            return _("Enter spends one more of them") if can_spend(scene, stop.id) else ""
        case StopKind.BUTTON:
            return _of_button(scene, stop)
        case StopKind.PANEL if scene.front.shown is Shown.VERDICT:
            return _("Enter goes on")
        case StopKind.PANEL | StopKind.PLATE:
            return ""


def shortcut(scene: Scene, stop: Stop) -> str:
    """The key that does the same from anywhere."""
    call = _call(scene, stop)
    return scene.calls[call].key if call is not None else ""


def is_picked(scene: Scene, stop: Stop) -> bool:
    """Whether the card that is picked up comes from there."""
    if stop.kind is StopKind.GROUP:
        return any(card in scene.picked for card in cards_of(scene, stop.id))
    if stop.kind is not StopKind.ZONE:
        return False
    return any(card in scene.lies and scene.lies[card].zone == stop.id for card in scene.picked)


def can_act(scene: Scene, stop: Stop) -> bool:
    """Whether Enter does anything there."""
    match stop.kind:
        case StopKind.ZONE:
            if not scene.is_open or scene.table is None:
                return False
            return bool(scene.picked) or _grip(scene, stop.id) is not None
        case StopKind.GROUP:
            return scene.is_open and (bool(scene.picked) or _grips(scene, stop.id))
        case StopKind.CHIPS:
            return scene.is_open
        case StopKind.BUTTON:
            return True
        case StopKind.PANEL:
            return scene.front.shown is Shown.VERDICT
        case StopKind.PLATE:
            return False


def _of_zone(scene: Scene, hand: Hand, zone_id: str) -> str:
    if not scene.picked:
        card = _grip(scene, zone_id)
        if card is None:
            return ""
        label = hand.label((card,), None)
        if label:
            return _("Enter: {what}").format(what=label)
        if not is_up(scene, card):
            return _("Enter takes a card")
        if scene.zone(zone_id).layout is Layout.HELD:
            return _("Enter picks the card up")
        return _("Enter picks the top card up")
    if scene.lies[scene.picked[0]].zone == zone_id:
        return _("picked up; Enter puts it back")
    label = hand.label(scene.picked, zone_id) if zone_id in hand.lit else ""
    if label:
        return _("Enter: {what}").format(what=label)
    if len(scene.picked) > 1:
        return _("Enter brings the cards that are picked here")
    return _("Enter brings the card that is picked up here")


def _of_group(scene: Scene, hand: Hand, group_id: str) -> str:
    cards = cards_of(scene, group_id)
    picked = [card for card in cards if card in scene.picked]
    if not _grips(scene, group_id):
        return _of_zone(scene, hand, group_id.partition("#")[0]) if scene.picked else ""
    if not picked:
        table, first = scene.table, scene.picked[:1]
        if table is not None and first and swapping(table, first[0], cards[0]):
            return _("Enter lets the cards change places")
        return _("Enter picks a card")
    if len(picked) < len(cards):
        return _("{count} picked; Enter picks one more").format(count=len(picked))
    return _("picked; Enter puts back")


def _grips(scene: Scene, group_id: str) -> bool:
    """Whether the cards of a group can be lifted."""
    return scene.table is not None and cards_of(scene, group_id)[0] in scene.table.grips


def _of_button(scene: Scene, stop: Stop) -> str:
    call = _call(scene, stop)
    if call is not None and not stop.enabled:
        return scene.calls[call].why
    return ""


def _call(scene: Scene, stop: Stop) -> int | None:
    """The index of the call that a button is for."""
    if stop.kind is not StopKind.BUTTON:
        return None
    for index, call in enumerate(scene.calls):
        if stop.id == f"call:{call.seat}":
            return index
    return None


def _grip(scene: Scene, zone_id: str) -> int | None:
    """The card that Enter lifts from a zone."""
    assert scene.table is not None
    card = card_to_take(scene, scene.zone(zone_id))
    return card if card in scene.table.grips else None
