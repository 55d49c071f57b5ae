"""The cards of a scene: where each of them belongs now, and how it comes there."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from cardgames_gui.engine.table import Layout, Table
from cardgames_gui.table.card_item import CardItem
from cardgames_gui.table.lies import Lie, lies
from cardgames_gui.table.plan import Plan
from cardgames_gui.table.pose import Pose
from cardgames_gui.table.sprites import Sprites
from cardgames_gui.table.travel import Look, Travel

# Heights over the table, above all that lies and flies.
RAISED: Final = 20_000.0
SHOWN: Final = 31_000.0
PICKED_UP: Final = 0.09
"""How far a card that is picked rises, in card widths; in a fan further, to be seen."""
BEHIND: Final = 0.3
"""How far cards that are carried look out from behind each other, in card widths."""


class Cards(Mapping[int, CardItem]):
    """One item for each card, by its key. Whoever owns the travel tells what it says of them."""

    def __init__(self, scene: QGraphicsScene, sprites: Sprites, travel: Travel) -> None:
        self._scene = scene
        self._sprites = sprites
        self._travel = travel
        self._items: dict[int, CardItem] = {}
        self._sharp: dict[int, float] = {}
        """The width that each is drawn in."""
        self._fans: frozenset[str] = frozenset()
        self.dpr = 1.0
        self.lies: dict[int, Lie] = {}
        self.exhibit: dict[int, Pose] = {}
        """Cards that are held in front of the table, away from where they lie."""
        self.picked: tuple[int, ...] = ()
        self.carried: tuple[int, ...] = ()

    def __getitem__(self, key: int) -> CardItem:
        return self._items[key]

    def __iter__(self) -> Iterator[int]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def at(self, point: QPointF, but: Container[int]) -> int | None:
        """The card on top at a point of the scene, except for some."""
        found: CardItem | None = None
        for item in self._items.values():
            if (
                item.key not in but
                and item.holds(point)
                and (found is None or item.zValue() > found.zValue())
            ):
                found = item
        return None if found is None else found.key

    # Where they belong

    def lay(self, table: Table, plan: Plan, exhibit: Mapping[int, Pose]) -> None:
        """Gives each card its place, also in front of the table; none moves yet."""
        self.lies = lies(table, plan)
        self.exhibit = {key: pose for key, pose in exhibit.items() if key in self.lies}
        self._fans = frozenset(zone.id for zone in table.zones if zone.layout is Layout.FAN)

    def people(self, deck: QPointF | None) -> None:
        """Sees to it that there is one item for each card; new ones lie in a deck there."""
        for key in [key for key in self._items if key not in self.lies]:
            self._travel.stop(key)
            self._scene.removeItem(self._items.pop(key))
        for key, lie in self.lies.items():
            if key in self._items:
                continue
            item = self._items[key] = CardItem(key, self._sprites)
            self._scene.addItem(item)
            if deck is not None:
                # A card of the deck is seen when it sets out; so is the deck, by its last ones.
                item.look = Look(lie.pose.moved(deck.x(), deck.y()), lie.face)
                item.setVisible(False)

    def goal(self, key: int) -> Look:
        """Where a card shall be: at its place, picked up from it, or in front of the table."""
        lie = self.lies[key]
        pose = self.exhibit.get(key)
        if pose is not None:
            return Look(pose, lie.face)
        pose = lie.pose
        if key in self.picked:
            up = PICKED_UP * (2.0 if self.in_fan(key) else 1.0)
            pose = Pose(pose.x, pose.y - pose.width * up, pose.width * 1.06, pose.turn, 1.0)
        return Look(self._sharpened(pose), lie.face)

    def _sharpened(self, pose: Pose) -> Pose:
        """An upright card lies on whole pixels of the screen."""
        if pose.turn:
            return pose
        left = round((pose.x - pose.width / 2) * self.dpr) / self.dpr
        top = round((pose.y - pose.height / 2) * self.dpr) / self.dpr
        return pose.moved(left + pose.width / 2, top + pose.height / 2)

    def height(self, key: int) -> float:
        """How high over the table it belongs."""
        if key in self.exhibit:
            return SHOWN
        # In a fan a card that is picked must not hide its neighbours.
        if (key in self.picked and not self.in_fan(key)) or key in self.carried:
            return RAISED + self.lies[key].height / 1000
        return self.lies[key].height

    def in_fan(self, key: int) -> bool:
        return self.lies[key].zone in self._fans

    def elsewhere(self) -> list[int]:
        """The cards that are not where they belong, or move."""
        return [key for key in self.lies if self._is_elsewhere(key)]

    def _is_elsewhere(self, key: int) -> bool:
        look = self._items[key].look
        return look is not None and (look != self.goal(key) or self._travel.moving(key))

    # How they come there

    def go(self, key: int, delay: float, lasts: float, height: float, arc: float = 0.0) -> None:
        """Sends a card to where it belongs; in no time it is there at once."""
        item = self._items[key]
        goal = self.goal(key)
        if item.look is None or lasts <= 0:
            self.settle(key)
            return
        if self._travel.goal(key) == goal:
            return
        item.setZValue(height)
        self._sharp[key] = max(round(item.look.pose.width), goal.pose.width)
        self._travel.send(key, item.look, goal, delay, lasts, arc)

    def settle(self, key: int) -> None:
        """Puts a card where it belongs, at once."""
        self._travel.stop(key)
        goal = self.goal(key)
        self._sharp[key] = goal.pose.width
        self.show_look(key, goal)
        self.arrived(key)

    def redirect(self) -> None:
        """They belong elsewhere now: those on their way go there, and the others are there."""
        for key in self.lies:
            if key in self.carried:
                continue
            if self._travel.moving(key):
                goal = self.goal(key)
                self._sharp[key] = max(self._sharp[key], goal.pose.width)
                self._travel.redirect(key, goal)
            else:
                self.settle(key)

    def carry(self, keys: tuple[int, ...], pose: Pose) -> None:
        """Cards are under the finger, the first one at this pose and the others behind it."""
        if self.carried != keys:
            self.carried = keys
            for order, key in enumerate(keys):
                self._travel.stop(key)
                self._sharp[key] = pose.width
                self._items[key].setZValue(RAISED + len(keys) - order)
        for order, key in enumerate(keys):
            behind = pose.moved(
                pose.x + order * pose.width * BEHIND, pose.y + order * pose.width * 0.03
            )
            self.show_look(key, Look(behind, self.lies[key].face))

    def home(self, keys: Iterable[int], lasts: float) -> None:
        """Cards glide home; those under the finger leave it all together."""
        keys = tuple(keys)
        if set(keys) & set(self.carried):
            self.carried = ()
        for key in keys:
            if key in self.lies:
                self.go(key, 0.0, lasts, RAISED)

    def show_look(self, key: int, look: Look) -> None:
        """What the travel says of a card on its way."""
        item, lie = self._items[key], self.lies[key]
        fixed = look.pose.turn == lie.pose.turn and look.face == lie.face
        item.show_look(look, self._sharp[key], self.dpr, fixed)
        if not item.isVisible():
            item.setVisible(True)

    def arrived(self, key: int) -> None:
        """What the travel says of a card at its goal."""
        item = self._items[key]
        look = item.look
        if look is not None and look.pose.width != self._sharp[key]:
            self._sharp[key] = look.pose.width
            self.show_look(key, look)
        item.setZValue(self.height(key))
        item.setVisible(self.lies[key].seen or key in self.exhibit)
