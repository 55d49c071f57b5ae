"""The stops that a keyboard or a screen reader walks over: zones, plates and buttons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF

from cardgames_gui.engine.table import Layout, Plate, Table, Zone
from cardgames_gui.table.button_item import ButtonItem
from cardgames_gui.table.front import Shown
from cardgames_gui.table.groups import group_cards
from cardgames_gui.table.lies import held_pose
from cardgames_gui.table.pose import Pose
from cardgames_gui.table.scene import Scene


class StopKind(Enum):
    """What a stop is."""

    ZONE = "zone"
    GROUP = "group"
    """Cards of a zone that are alike."""
    CHIPS = "chips"
    PLATE = "plate"
    BUTTON = "button"
    PANEL = "panel"


@dataclass(frozen=True, slots=True)
class Stop:
    """`id` is the zone's, the chips' or the button's id, or the seat's number; that of a group is
    its zone's with the place of the group behind a "#".

    `rect` is in scene pixels, `turn` is how far that is turned about its middle, in degrees.
    """

    kind: StopKind
    id: str
    name: str
    rect: QRectF
    enabled: bool = True
    turn: float = 0.0


def stops(scene: Scene) -> tuple[Stop, ...]:
    """All stops as one reads them; while a panel is in front of the table, only that.

    The middle of the table comes first, then seat by seat from the one at the lower edge on, and
    the calls last. Nothing here depends on which card is picked up or where it fits.
    """
    if scene.table is None or scene.plan is None:
        return ()
    front = scene.front
    if front.shown is not Shown.NOTHING:
        board = front.panel.board
        lines = (*front.panel.lines, *(() if board is None else (board.text(),)))
        text = ". ".join((front.panel.headline, *lines))
        panel = Stop(StopKind.PANEL, "panel", text, front.panel.body)
        return (panel, *(_button(button) for button in front.buttons))
    return tuple(_on_table(scene, scene.table))


def _on_table(scene: Scene, table: Table) -> Iterator[Stop]:
    yield from _zones(scene, table, None)
    for step in range(len(table.plates)):
        plate = table.plates[(scene.bottom + step) % len(table.plates)]
        yield _plate(scene, plate)
        yield from _zones(scene, table, plate.seat)
        if not step:
            yield from (_button(button) for button in scene.choice_buttons)
            yield from (_button(button) for button in scene.furniture.offers)
    yield from (_button(button) for button in scene.furniture.calls.values())


def _zones(scene: Scene, table: Table, side: int | None) -> Iterator[Stop]:
    for zone in table.zones:
        if zone.side != side or not zone.name or not _is_seen(scene, zone):
            continue
        if zone.groups:
            yield from _groups(scene, zone)
        else:
            yield _zone(scene, zone)
    for chips in table.chips:
        rect = scene.chips_rect(chips.id)
        if chips.side == side and rect is not None:
            yield Stop(StopKind.CHIPS, chips.id, chips.name, rect)


def _groups(scene: Scene, zone: Zone) -> Iterator[Stop]:
    for index, group in enumerate(zone.groups):
        rect = scene.group_rect(zone, index)
        yield Stop(StopKind.GROUP, f"{zone.id}#{index}", group.name, rect)


def cards_of(scene: Scene, group_id: str) -> tuple[int, ...]:
    """The keys of the cards of a group, by the stop's id."""
    zone_id, _mark, index = group_id.partition("#")
    return group_cards(scene.zone(zone_id), int(index))


def _is_seen(scene: Scene, zone: Zone) -> bool:
    """Whether anything is there, if only the outline of an empty place."""
    outline = scene.furniture.outlines.get(zone.id)
    return bool(zone.present()) or (outline is not None and outline.isVisible())


def _zone(scene: Scene, zone: Zone) -> Stop:
    plan = scene.plan
    assert plan is not None
    if zone.layout is Layout.SPREAD:
        # One stop for all its cards, at the card that the keyboard takes.
        key = card_to_take(scene, zone)
        pose = None if key is None else scene.lies[key].pose
    elif zone.id in plan.zones:
        return Stop(StopKind.ZONE, zone.id, zone.name, plan.zones[zone.id])
    else:
        pose = held_pose(zone, plan)
    rect = plan.spread if pose is None else pose.rect()
    return Stop(StopKind.ZONE, zone.id, zone.name, rect, turn=pose.turn if pose else 0.0)


def plate_name(plate: Plate) -> str:
    """What a plate says, in one line."""
    return f"{plate.name}: {plate.detail}" if plate.detail else plate.name


def _plate(scene: Scene, plate: Plate) -> Stop:
    assert scene.plan is not None
    place = scene.plan.seats[plate.seat].plate
    return Stop(StopKind.PLATE, str(plate.seat), plate_name(plate), place)


def _button(button: ButtonItem) -> Stop:
    name = f"{button.label} {button.price}".strip()
    return Stop(StopKind.BUTTON, button.id, name, button.rect, button.enabled)


def card_to_take(scene: Scene, zone: Zone) -> int | None:
    """The card of a zone that the keyboard lifts: the top one, of a spread the nearest one."""
    table, plan = scene.table, scene.plan
    if table is None or plan is None:
        return None
    grips = set(table.grips)
    keys = [card.key for card in zone.present() if card.key in scene.lies]
    keys = [key for key in keys if key in grips] or keys
    if not keys:
        return None
    if zone.layout is not Layout.SPREAD:
        return keys[-1]
    hand = plan.seats[scene.bottom].held
    return min(keys, key=lambda key: _far(scene.lies[key].pose, hand))


def _far(pose: Pose, other: Pose) -> float:
    return (pose.x - other.x) ** 2 + (pose.y - other.y) ** 2
