"""The stops that a keyboard or a screen reader walks over: zones, plates and buttons."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF

from cardgames_gui.engine.table import Layout, Zone
from cardgames_gui.table.button_item import ButtonItem
from cardgames_gui.table.front import Shown
from cardgames_gui.table.lies import held_pose
from cardgames_gui.table.scene import Scene


class StopKind(Enum):
    """What a stop is."""

    ZONE = "zone"
    PLATE = "plate"
    BUTTON = "button"
    PANEL = "panel"


@dataclass(frozen=True, slots=True)
class Stop:
    """`id` is the zone's or button's id, or the seat's number; `rect` is in scene pixels."""

    kind: StopKind
    id: str
    name: str
    rect: QRectF
    enabled: bool = True


def stops(scene: Scene) -> tuple[Stop, ...]:
    """All stops in their order; while a panel is in front of the table, only that."""
    if scene.table is None or scene.plan is None:
        return ()
    front = scene.front
    if front.shown is not Shown.NOTHING:
        text = ". ".join((front.panel.headline, *front.panel.lines))
        panel = Stop(StopKind.PANEL, "panel", text, front.panel.body)
        return (panel, *(_button(button) for button in front.buttons))
    found = [_zone(scene, zone) for zone in scene.table.zones if zone.name]
    found += [
        Stop(
            StopKind.PLATE,
            str(plate.seat),
            f"{plate.name}: {plate.detail}",
            scene.plan.seats[plate.seat].plate,
        )
        for plate in scene.table.plates
    ]
    found += [_button(button) for button in scene.furniture.buttons()]
    return tuple(found)


def _zone(scene: Scene, zone: Zone) -> Stop:
    plan = scene.plan
    assert plan is not None
    rect = plan.zones.get(zone.id)
    if rect is None:
        rect = plan.spread if zone.layout is Layout.SPREAD else held_pose(zone, plan).rect()
    return Stop(StopKind.ZONE, zone.id, zone.name, rect)


def _button(button: ButtonItem) -> Stop:
    name = f"{button.label} {button.price}".strip()
    return Stop(StopKind.BUTTON, button.id, name, button.rect, button.enabled)
