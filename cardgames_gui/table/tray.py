"""The chips of a table: where they lie, what is picked of them, and those on their way."""

from __future__ import annotations

from itertools import count
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem

from cardgames_gui.engine.table import Chips, Table
from cardgames_gui.table import colours, letters
from cardgames_gui.table.chip_item import ChipItem
from cardgames_gui.table.chip_poses import chip_poses, number_at
from cardgames_gui.table.chip_sizes import chip_width
from cardgames_gui.table.plan import Plan
from cardgames_gui.table.pose import Pose
from cardgames_gui.table.travel import Look, Travel

LIE: Final = 320.0
FLY: Final = 22_000.0
# Milliseconds at the usual speed.
GLIDE: Final = 420.0
RISE: Final = 120.0
STAGGER: Final = 90.0
"""From one chip that sets out to the next."""
MOST: Final = 12
"""So many chips set out at once at most; the last one stands for all that are left."""
UP: Final = 0.34
"""How far a chip that is picked rises, in chip widths."""


class Tray:
    """All chips of one table. Their keys are negative: those of cards are not.

    Whoever owns the travel tells `show_look` and `arrived` what it says of negative keys.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._keys = count(-1, -1)
        self._chips: dict[str, Chips] = {}
        self._plan: Plan | None = None
        self._dpr = 1.0
        self.items: dict[int, ChipItem] = {}
        self._lying: dict[str, list[int]] = {}
        """The keys of the chips in each place, from the first on."""
        self._poses: dict[str, list[Pose]] = {}
        self._coming: dict[int, int] = {}
        """How many chips each one that is on its way to a number stands for."""
        self._going: set[int] = set()
        """The chips that are gone when they arrive."""
        self._numbers: dict[str, QGraphicsSimpleTextItem] = {}
        self.carried: int | None = None

    # A new target

    def show(self, table: Table, plan: Plan, dpr: float, travel: Travel, speed: float) -> None:
        """The chips of this Table; those that were won or lost travel. `speed` 0: at once."""
        before = self._chips
        self._take_in(table, plan, dpr)
        if speed <= 0 or before.keys() != self._chips.keys():
            self._lay_all(travel)
            return
        for chips in table.chips:
            more = (chips.count or 0) - (before[chips.id].count or 0)
            if chips.single:
                self._change_single(chips, travel, speed)
            elif more:
                self._send_counted(chips, more, travel, speed)
            for key, pose in zip(self._lying[chips.id], self._poses[chips.id], strict=True):
                if not travel.moving(key):
                    self._go(key, pose, 0.0, RISE, travel, speed)
        self._write()

    def arrange(self, table: Table, plan: Plan, dpr: float, travel: Travel) -> None:
        """The chips of this Table where they belong, at once."""
        self._take_in(table, plan, dpr)
        self._lay_all(travel)

    def _take_in(self, table: Table, plan: Plan, dpr: float) -> None:
        self.carried = None
        self._plan, self._dpr = plan, dpr
        self._chips = {chips.id: chips for chips in table.chips}
        self._poses = {
            chips.id: chip_poses(chips, plan.chips[chips.id], plan.words) for chips in table.chips
        }

    def _lay_all(self, travel: Travel) -> None:
        for key in list(self.items):
            self._remove(key, travel)
        for chips in self._chips.values():
            self._lying[chips.id] = [self._add(chips, pose) for pose in self._poses[chips.id]]
        self._write()

    def _change_single(self, chips: Chips, travel: Travel, speed: float) -> None:
        lying, poses = self._lying[chips.id], self._poses[chips.id]
        # The chips that are spent are picked before, and those are the first ones.
        while len(lying) > len(poses):
            key = lying.pop(0)
            self._going.add(key)
            self._go(key, self._source(chips), 0.0, GLIDE, travel, speed)
        late = 0.0
        while len(lying) < len(poses):
            lying.append(self._add(chips, self._source(chips)))
            self._go(lying[-1], poses[len(lying) - 1], late, GLIDE, travel, speed)
            late += STAGGER

    def _send_counted(self, chips: Chips, more: int, travel: Travel, speed: float) -> None:
        """Chips travel between the middle and the one that stands for all that are there."""
        here, there = self._poses[chips.id][0], self._source(chips)
        start, end = (there, here) if more > 0 else (here, there)
        shown = min(MOST, abs(more))
        for index in range(shown):
            key = self._add(chips, start)
            self._going.add(key)
            if more > 0:
                self._coming[key] = 1 if index < shown - 1 else more - shown + 1
            self._go(key, end, index * STAGGER, GLIDE, travel, speed)

    def _source(self, chips: Chips) -> Pose:
        """Where such chips come from, and go to: the middle of the table."""
        assert self._plan is not None
        middle = self._plan.middle
        for other in self._chips.values():
            if other.side is None:
                middle = self._plan.chips[other.id].center()
        return Pose(middle.x(), middle.y(), chip_width(chips, self._plan.words), 0, 0.5)

    def _add(self, chips: Chips, pose: Pose) -> int:
        key = next(self._keys)
        item = self.items[key] = ChipItem(key, chips.kind, chips.id)
        item.setZValue(LIE)
        self._scene.addItem(item)
        self.show_look(key, Look(pose, chips.kind))
        return key

    def _remove(self, key: int, travel: Travel | None = None) -> None:
        if travel is not None:
            travel.stop(key)
        self._scene.removeItem(self.items.pop(key))
        self._coming.pop(key, None)
        self._going.discard(key)

    def _go(
        self, key: int, pose: Pose, delay: float, lasts: float, travel: Travel, speed: float
    ) -> None:
        item = self.items[key]
        assert item.look is not None
        goal = Look(pose, item.kind)
        if item.look == goal and not travel.moving(key):
            return
        item.setZValue(FLY)
        share = 1 / speed if speed > 0 else 0.0
        travel.send(key, item.look, goal, delay * share, lasts * share)

    # From the travel

    def show_look(self, key: int, look: Look) -> None:
        item = self.items[key]
        assert self._plan is not None
        item.show_look(look, self._dpr, chip_width(self._chips[item.place], self._plan.words))

    def arrived(self, key: int) -> None:
        if key in self._going:
            self._remove(key)
            self._write()
        else:
            self.items[key].setZValue(LIE)

    # What the hand does

    def pick(self, chips_id: str, picked: int, travel: Travel, speed: float) -> None:
        """The first so many of these chips rise; all others lie."""
        for other, lying in self._lying.items():
            if not self._chips[other].single:
                continue
            for index, (key, pose) in enumerate(zip(lying, self._poses[other], strict=True)):
                up = other == chips_id and index < picked
                lifted = Pose(pose.x, pose.y - UP * pose.width, pose.width, 0, 1) if up else pose
                self.items[key].mark(up)
                if key != self.carried:
                    self._go(key, lifted, 0.0, RISE, travel, speed)

    def carry(self, key: int, point: QPointF, travel: Travel) -> None:
        """A chip is under the finger."""
        item = self.items[key]
        assert item.look is not None
        self.carried = key
        travel.stop(key)
        item.setZValue(FLY)
        self.show_look(key, Look(item.look.pose.moved(point.x(), point.y()), item.kind))

    # Looking

    def chip_at(self, point: QPointF) -> tuple[str, int, int] | None:
        """The place, the number from the first one on, and the key of the chip at a point."""
        for chips_id, lying in self._lying.items():
            for index in reversed(range(len(lying))):
                if self.items[lying[index]].holds(point):
                    return chips_id, index, lying[index]
        return None

    def lying(self, chips_id: str) -> tuple[int, ...]:
        """The keys of the chips in a place, from the first on."""
        return tuple(self._lying[chips_id])

    def rect_of(self, chips_id: str) -> QRectF | None:
        """Where these chips lie; None where there are none on the table."""
        if self._plan is None or chips_id not in self._chips:
            return None
        return self._plan.chips.get(chips_id)

    # Numbers

    def _write(self) -> None:
        """The numbers of the chips that have arrived, beside the one that stands for them."""
        assert self._plan is not None
        for gone in self._numbers.keys() - self._chips.keys():
            self._scene.removeItem(self._numbers.pop(gone))
        written = letters.font(letters.NAME, self._plan.words, bold=True)
        for chips in self._chips.values():
            if chips.single or chips.count is None:
                continue
            number = self._numbers.get(chips.id)
            if number is None:
                number = self._numbers[chips.id] = QGraphicsSimpleTextItem()
                number.setBrush(QBrush(colours.ON_PLATE))
                number.setZValue(LIE)
                self._scene.addItem(number)
            coming = sum(
                many for key, many in self._coming.items() if self.items[key].place == chips.id
            )
            number.setFont(written)
            number.setText(f"× {chips.count - coming}")
            at = number_at(chips, self._plan.chips[chips.id], self._plan.words)
            number.setPos(at.x(), at.y() - number.boundingRect().height() / 2)

    def number(self, chips_id: str) -> str:
        """What the number beside counted chips says."""
        return self._numbers[chips_id].text()
