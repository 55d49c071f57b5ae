"""Words and numbers at the cards: labels and hints beneath zones, counts on piles and groups."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardgames_gui.engine.table import Layout, Table, Zone
from cardgames_gui.table import letters
from cardgames_gui.table.fan import DOZEN
from cardgames_gui.table.lies import fan_poses, sizes
from cardgames_gui.table.marks import Pill
from cardgames_gui.table.plan import Plan
from cardgames_gui.table.pose import Pose

LABELS: Final = 300.0
# Over the pile that they count, under a card that is held.
COUNTS: Final = 4000.0
PAD: Final = 10.0
"""Beside the words of a pill."""


class Labels:
    """The pills of one table, by the zone or chips that they belong to."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.words: dict[str, Pill] = {}
        self.counts: dict[str, Pill] = {}

    def show(self, table: Table, plan: Plan, hints: bool) -> None:
        """What there is to say; `hints` says whether help is wanted."""
        said = {zone.id: _words_of(zone, hints) for zone in table.zones}
        said |= {chips.id: chips.name for chips in table.chips if chips.side is None}
        for name, place in _places(said, plan).items():
            _pill(self._scene, self.words, name, LABELS).show_text(said[name], place, plan.words)
        counted: dict[str, tuple[str, QRectF]] = {}
        for zone in table.zones:
            counted |= dict(_counts(zone, plan))
        for name in self.counts.keys() - counted.keys():
            self.counts[name].show_text("", QRectF(), plan.words)
        for name, (text, place) in counted.items():
            _pill(self._scene, self.counts, name, COUNTS).show_text(text, place, plan.words)


def _pill(scene: QGraphicsScene, pills: dict[str, Pill], name: str, height: float) -> Pill:
    if name not in pills:
        pills[name] = Pill()
        pills[name].setZValue(height)
        scene.addItem(pills[name])
    return pills[name]


def _words_of(zone: Zone, hints: bool) -> str:
    return " · ".join(part for part in (zone.label, zone.hint if hints else "") if part)


def _places(said: dict[str, str], plan: Plan) -> dict[str, QRectF]:
    """Where the words of each zone stand; long ones reach out to where their neighbours end."""
    written = letters.font(letters.HINT, plan.words, bold=True)
    wanted = {name: letters.width(said.get(name, ""), written) + 2 * PAD + 8 for name in plan.hints}
    left = min((place.left() for place in plan.hints.values()), default=0.0)
    right = max((place.right() for place in plan.hints.values()), default=0.0)
    places = {}
    for name, place in plan.hints.items():
        middle = place.center().x()
        reach = [middle - left, right - middle]
        for other, beside in plan.hints.items():
            if other != name and abs(beside.center().y() - place.center().y()) < place.height():
                taken = min(wanted[other], beside.width()) / 2 if said.get(other) else 0.0
                reach.append(abs(beside.center().x() - middle) - taken - 4)
        half = max(place.width() / 2, min([wanted[name] / 2, *reach]))
        places[name] = QRectF(middle - half, place.top(), 2 * half, place.height())
    return {name: place for name, place in places.items() if name in said}


def _counts(zone: Zone, plan: Plan) -> Iterator[tuple[str, tuple[str, QRectF]]]:
    """How many cards a face-down pile has, and each group of a hand over a dozen."""
    rect = plan.zones.get(zone.id)
    cards = zone.present()
    if rect is None or not cards:
        return
    high = round(20 * plan.words)
    if (
        zone.layout is Layout.PILE
        and not cards[-1].up
        and not (zone.label and zone.id in plan.hints)
    ):
        place = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
        yield zone.id, (str(len(cards)), place)
    spot = plan.spots.get(zone.id)
    if zone.layout is Layout.FAN and spot is not None and spot.own and len(cards) > DOZEN:
        written = letters.font(letters.HINT, plan.words, bold=True)
        for index, (size, strip) in enumerate(_strips(zone, fan_poses(zone, plan))):
            if size > 1:
                text = f"×{size}"
                wide = max(strip.width(), letters.width(text, written) + 12)
                x = min(strip.center().x(), strip.left() + 0.35 * spot.card) - wide / 2
                yield f"{zone.id}#{index}", (text, QRectF(x, strip.bottom() - high, wide, high))


def _strips(zone: Zone, poses: list[Pose]) -> Iterator[tuple[int, QRectF]]:
    """What is seen of the last card of each group, down to where its count stands."""
    first = 0
    found = sizes(zone)
    for size in found:
        after = first + size
        last = poses[after - 1].rect()
        if after < len(poses):
            beside = poses[after].rect()
            if abs(beside.center().y() - last.center().y()) < last.height() * 0.25:
                last.setRight(max(last.left(), beside.left()))
        covered = [
            pose.rect().top()
            for pose in poses[after:]
            if pose.y > last.center().y() + last.height() * 0.25
        ]
        bottom = min([last.bottom() - last.height() * 0.14, *covered])
        last.setBottom(bottom)
        yield size, last
        first = after
