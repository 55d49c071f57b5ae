"""The scene: takes each Table as a target, and lets every card travel to where it says."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from cardgames_gui.engine.table import Layout, Table, Zone
from cardgames_gui.table.button_item import ButtonItem
from cardgames_gui.table.card_item import CardItem
from cardgames_gui.table.choice_buttons import ChoiceButtons
from cardgames_gui.table.comfort import CallKey, Comfort
from cardgames_gui.table.front import Front, Shown
from cardgames_gui.table.furniture import Furniture
from cardgames_gui.table.gold import Gold
from cardgames_gui.table.groups import group_rect
from cardgames_gui.table.layout import lay_out
from cardgames_gui.table.lies import Lie, lies
from cardgames_gui.table.plan import Plan
from cardgames_gui.table.pose import Pose
from cardgames_gui.table.selection import choices
from cardgames_gui.table.shape import shape_of
from cardgames_gui.table.sprites import Sprites
from cardgames_gui.table.travel import Look, Travel
from cardgames_gui.table.tray import Tray

# Heights over the table, above all that lies.
FLYING: Final = 10_000.0
RAISED: Final = 20_000.0
SHOWN: Final = 31_000.0
# Milliseconds at the usual speed.
GLIDE: Final = 380.0
DEAL: Final = 460.0
STAGGER: Final = 620.0
"""From the first card that sets out to the last, however many there are."""
MANY: Final = 20
"""So many cards on their way at once are not lifted one by one."""
PICKED_UP: Final = 0.09
"""How far a card that is picked rises, in card widths; in a fan further, to be seen."""
BEHIND: Final = 0.3
"""How far cards that are carried look out from behind each other, in card widths."""
BEFORE_THE_FIRST: Final = (640, 480)


class Scene(QGraphicsScene):
    """The cards and the furniture of one table. It decides nothing: that is the hand's.

    `renewed` comes when places, names or offers may have changed.
    """

    renewed = Signal()

    def __init__(
        self, game_id: str, bottom: int, comfort: Comfort, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.bottom = bottom
        self.comfort = comfort
        self.table: Table | None = None
        self.plan: Plan | None = None
        self.cards: dict[int, CardItem] = {}
        self.calls: tuple[CallKey, ...] = ()
        self.is_open = False
        self.picked: tuple[int, ...] = ()
        """The cards that are picked, to be brought somewhere together."""
        self.spent = 0
        """How many chips are picked, to be spent with them."""
        self.carried: tuple[int, ...] = ()
        """The card under the finger, and those that come with it."""
        self.exhibit: dict[int, Pose] = {}
        """Cards that are held in front of the table, away from where they lie."""
        self.sprites = Sprites(game_id)
        self.furniture = Furniture(self)
        self.choice_buttons = ChoiceButtons(self)
        self.gold = Gold(self)
        self.tray = Tray(self)
        self.front = Front(self)
        self.travel = Travel(self._show, self._arrived, self)
        self.lies: dict[int, Lie] = {}
        self._sharp: dict[int, float] = {}
        self._size = BEFORE_THE_FIRST
        self._dpr = 1.0

    # A new target

    def show_table(self, table: Table, travel: bool) -> None:
        """Every card sets out for where this Table has it."""
        self.table = table
        self.carried = ()
        self.spent = 0
        self.pick(())
        self.gold.ring(())
        self._arrange()
        first = not self.cards
        self._people(travel and first)
        going = [key for key in self.lies if self._is_elsewhere(key)]
        deal = len(going) > len(self.lies) // 2
        lasts = self._lasts(DEAL if deal else GLIDE) if travel else 0.0
        step = self._lasts(min(60.0, STAGGER / max(1, len(going)))) if len(going) > 2 else 0.0
        arc = 0.0 if len(going) > MANY else 0.7
        for order, key in enumerate(going):
            self._go(key, order * step, lasts, FLYING + order, arc)
        for key in self.lies.keys() - set(going):
            self._settle(key)
        speed = self.comfort.speed if travel else 0.0
        self.tray.show(table, self._planned(), self._dpr, self.travel, speed)
        self._mark()
        self.travel.expect()

    def set_size(self, width: int, height: int, dpr: float) -> None:
        """The size of the window in pixels; what is on its way gets a new goal."""
        if (width, height) == self._size and dpr == self._dpr:
            return
        if dpr != self._dpr:
            self.sprites.clear()
        self._size = width, height
        self._dpr = dpr
        self.setSceneRect(0, 0, width, height)
        self._afresh()

    def set_comfort(self, comfort: Comfort) -> None:
        self.comfort = comfort
        if comfort.speed <= 0:
            self.travel.hurry()
        self._afresh()

    def set_calls(self, calls: Sequence[CallKey]) -> None:
        before, self.calls = self.calls, tuple(calls)
        if self.table is None or self.plan is None:
            return
        if [call.seat for call in before] != [call.seat for call in calls]:
            self._afresh()
        elif before != self.calls:
            self.furniture.show_calls(self.calls, self.plan)
            self.renewed.emit()

    def set_open(self, is_open: bool) -> None:
        """Whether the hand may decide; if it may not, nothing is gold."""
        self.is_open = is_open
        if not is_open:
            self.spent = 0
            self._rise()
            self.pick(())
            self.light(())
        self._mark()

    def refresh(self) -> None:
        """The same in other words."""
        self._afresh()

    def _afresh(self) -> None:
        """The same Table on another plan."""
        if self.table is None:
            return
        self._arrange()
        for key in self.lies:
            if key in self.carried:
                continue
            if self.travel.moving(key):
                goal = self._goal(key)
                self._sharp[key] = max(self._sharp[key], goal.pose.width)
                self.travel.redirect(key, goal)
            else:
                self._settle(key)
        self.tray.arrange(self.table, self._planned(), self._dpr, self.travel)
        self._rise()
        self._mark()

    def _planned(self) -> Plan:
        assert self.plan is not None
        return self.plan

    @property
    def is_covered(self) -> bool:
        """Whether something in front of the table keeps the hand from it."""
        return self.front.shown is not Shown.NOTHING

    def verdict(self, cards: Sequence[int], text: str) -> None:
        """Shows these cards in front of the table, with a sentence."""
        self.front.show_verdict(cards, text, None if self.table is None else self.table.score)
        self._to_front()

    def result(self, headline: str, lines: Sequence[str]) -> None:
        score = None if self.table is None else self.table.score
        self.front.show_result(headline, lines, score)
        self._to_front()

    def question(self, text: str, yes: str) -> None:
        """Asks for a yes before something that cannot be taken back; what is picked stays so."""
        picked = self.picked
        self.front.show_question(text, yes)
        self._to_front()
        self.pick(picked)

    def curtain(self, headline: str, line: str) -> None:
        self.front.show_curtain(headline, line)
        self._to_front()

    def uncover(self) -> None:
        """The table as it was; the cards that were shown go back."""
        if self.is_covered:
            picked = self.picked
            self.front.clear()
            self._to_front()
            self.pick(picked)
            self.mark_choices()

    def _to_front(self) -> None:
        before = set(self.exhibit)
        self.pick(())
        if self.table is not None:
            self._arrange()
        for key in (before | set(self.exhibit)) & self.lies.keys():
            self._go(key, 0.0, self._lasts(GLIDE), SHOWN)
        self._mark()

    def _arrange(self) -> None:
        """Plan, furniture and the places of all cards."""
        assert self.table is not None
        callers = tuple(call.seat for call in self.calls)
        shape = shape_of(self.table, self.bottom, callers)
        self.plan = lay_out(shape, *self._size, self.comfort.card_scale)
        self.furniture.show(self.table, self.plan, self.comfort.hints, self._dpr)
        self.furniture.show_calls(self.calls, self.plan)
        self.lies = lies(self.table, self.plan)
        poses = self.front.arrange(self.plan)
        self.exhibit = {key: pose for key, pose in poses.items() if key in self.lies}

    def _people(self, deck: bool) -> None:
        """Sees to it that there is one item for each card; a deck lies in the middle at first."""
        assert self.plan is not None
        for key in [key for key in self.cards if key not in self.lies]:
            self.travel.stop(key)
            self.removeItem(self.cards.pop(key))
        for key, lie in self.lies.items():
            if key in self.cards:
                continue
            item = self.cards[key] = CardItem(key, self.sprites)
            self.addItem(item)
            if deck:
                # A card of the deck is seen when it sets out; so is the deck, by its last ones.
                middle = self.plan.middle
                item.look = Look(lie.pose.moved(middle.x(), middle.y()), lie.face)
                item.setVisible(False)

    # Where cards go

    def _goal(self, key: int) -> Look:
        """Where a card shall be: at its place, picked up from it, or in front of the table."""
        lie = self.lies[key]
        pose = self.exhibit.get(key)
        if pose is not None:
            return Look(pose, lie.face)
        pose = lie.pose
        if key in self.picked:
            up = PICKED_UP * (2.0 if self._in_fan(key) else 1.0)
            pose = Pose(pose.x, pose.y - pose.width * up, pose.width * 1.06, pose.turn, 1.0)
        return Look(self._sharpened(pose), lie.face)

    def _sharpened(self, pose: Pose) -> Pose:
        """An upright card lies on whole pixels of the screen."""
        if pose.turn:
            return pose
        left = round((pose.x - pose.width / 2) * self._dpr) / self._dpr
        top = round((pose.y - pose.height / 2) * self._dpr) / self._dpr
        return pose.moved(left + pose.width / 2, top + pose.height / 2)

    def _height(self, key: int) -> float:
        if key in self.exhibit:
            return SHOWN
        # In a fan a card that is picked must not hide its neighbours.
        if (key in self.picked and not self._in_fan(key)) or key in self.carried:
            return RAISED + self.lies[key].height / 1000
        return self.lies[key].height

    def _in_fan(self, key: int) -> bool:
        return self.zone(self.lies[key].zone).layout is Layout.FAN

    def _is_elsewhere(self, key: int) -> bool:
        look = self.cards[key].look
        goal = self._goal(key)
        return look is not None and (look != goal or self.travel.moving(key))

    def _go(self, key: int, delay: float, lasts: float, height: float, arc: float = 0.0) -> None:
        item = self.cards[key]
        goal = self._goal(key)
        if item.look is None or lasts <= 0:
            self._settle(key)
            return
        if self.travel.goal(key) == goal:
            return
        item.setZValue(height)
        self._sharp[key] = max(round(item.look.pose.width), goal.pose.width)
        self.travel.send(key, item.look, goal, delay, lasts, arc)

    def _settle(self, key: int) -> None:
        """Puts a card where it belongs, at once."""
        self.travel.stop(key)
        goal = self._goal(key)
        self._sharp[key] = goal.pose.width
        self._show(key, goal)
        self._arrived(key)

    def _show(self, key: int, look: Look) -> None:
        if key < 0:
            self.tray.show_look(key, look)
            return
        item, lie = self.cards[key], self.lies[key]
        fixed = look.pose.turn == lie.pose.turn and look.face == lie.face
        item.show_look(look, self._sharp[key], self._dpr, fixed)
        if not item.isVisible():
            item.setVisible(True)

    def _arrived(self, key: int) -> None:
        if key < 0:
            self.tray.arrived(key)
            return
        item = self.cards[key]
        look = item.look
        if look is not None and look.pose.width != self._sharp[key]:
            self._sharp[key] = look.pose.width
            self._show(key, look)
        item.setZValue(self._height(key))
        item.setVisible(self.lies[key].seen or key in self.exhibit)

    def _lasts(self, milliseconds: float) -> float:
        """A time at the speed that is set; none where animations are off."""
        return milliseconds / self.comfort.speed if self.comfort.speed > 0 else 0.0

    def hurry(self) -> None:
        """Every card arrives at once."""
        self.travel.hurry()

    # What the hand does

    def carry(self, keys: tuple[int, ...], pose: Pose) -> None:
        """Cards are under the finger, the first one at this pose and the others behind it."""
        if self.carried != keys:
            self.carried = keys
            for order, key in enumerate(keys):
                self.travel.stop(key)
                self._sharp[key] = pose.width
                self.cards[key].setZValue(RAISED + len(keys) - order)
        for order, key in enumerate(keys):
            behind = pose.moved(
                pose.x + order * pose.width * BEHIND, pose.y + order * pose.width * 0.03
            )
            self._show(key, Look(behind, self.lies[key].face))

    def home(self, keys: Iterable[int]) -> None:
        """Cards glide home."""
        keys = tuple(keys)
        if set(keys) & set(self.carried):
            self.carried = ()
        for key in keys:
            if key in self.lies:
                self._go(key, 0.0, self._lasts(GLIDE * 0.7), RAISED)

    def pick(self, keys: tuple[int, ...]) -> None:
        """Picks these cards up, to be brought somewhere together; no others stay up."""
        before, self.picked = self.picked, keys
        self.home(key for key in before if key not in keys)
        for key in keys:
            if key not in before:
                self._go(key, 0.0, self._lasts(120), self._height(key))
        # In a fan a tick would hide what the card is; there it is out of line, with a ring.
        self.gold.tick([self.cards[key] for key in keys if not self._in_fan(key)])
        if any(map(self._in_fan, (*before, *keys))):
            self.gold.ring(self._grips() if self.is_open and not self.is_covered else ())

    def spend(self, chips: int) -> None:
        """So many chips are picked."""
        self.spent = chips
        self._rise()
        self._mark()

    def carry_chip(self, key: int, point: QPointF) -> None:
        """A chip is under the finger."""
        self.tray.carry(key, point, self.travel)

    def chip_home(self) -> None:
        """The chip under the finger glides home, or to where the picked ones are."""
        if self.tray.carried is not None:
            self.tray.carried = None
            self._rise()

    def _rise(self) -> None:
        """Chips that are picked rise, and the others lie."""
        spending = self.spending()
        self.tray.pick(
            "" if spending is None else spending, self.spent, self.travel, self.comfort.speed
        )

    def spending(self) -> str | None:
        """The id of the chips that can be spent with anything that is offered."""
        offers = () if self.table is None else self.table.offers
        return next((offer.chips for offer in offers if offer.chips and offer.spend), None)

    def rearrange(self, table: Table) -> None:
        """The hand has laid cards elsewhere for a try; nothing is decided."""
        self.pick(())
        self.table = table
        self._arrange()
        for key in self.lies:
            if self._is_elsewhere(key):
                self._go(key, 0.0, self._lasts(GLIDE), FLYING + key, 0.4)
        self._mark()

    def light(self, zone_ids: Iterable[str]) -> None:
        """Gold rings around these zones, and no others."""
        rects = (self.rect_of(zone_id) for zone_id in zone_ids)
        self.gold.light(rect for rect in rects if rect is not None)

    def _mark(self) -> None:
        """What can be done now, in gold: the cards that can be lifted, and the other offers."""
        if self.table is None or self.plan is None:
            return
        is_open = self.is_open and not self.is_covered
        offers = () if self.is_covered else self.table.offers
        self.furniture.show_offers(offers, self.plan, is_open=is_open)
        self.gold.ring(self._grips() if is_open else ())
        self.mark_choices()

    def mark_choices(self) -> None:
        """The buttons of what is picked."""
        if self.table is None or self.plan is None:
            return
        is_open = self.is_open and not self.is_covered
        found = choices(self.table, self.picked, self.spent) if is_open else []
        self.choice_buttons.show(found, self.plan)
        self.renewed.emit()

    def _grips(self) -> Iterator[CardItem]:
        """Whether a card has a ring must not tell where it fits: all have one that lie apart.

        In a fan, where rings would hide what the cards are, only those that are picked have one.
        """
        assert self.table is not None
        for key in self.table.grips:
            layout = self.zone(self.lies[key].zone).layout
            if layout is not Layout.SPREAD and (layout is not Layout.FAN or key in self.picked):
                yield self.cards[key]

    # Looking

    def zone(self, zone_id: str) -> Zone:
        assert self.table is not None
        return self.table.zone(zone_id)

    def pose_of(self, key: int) -> Pose:
        """Where a card is, or is on its way to."""
        return self._goal(key).pose

    def group_rect(self, zone: Zone, index: int) -> QRectF:
        """Where the cards of a group can be seen."""
        return group_rect(zone, index, self.lies)

    def rect_of(self, zone_id: str) -> QRectF | None:
        """Where a zone takes cards; None for spreads and held cards."""
        return None if self.plan is None else self.plan.zones.get(zone_id)

    def card_at(self, point: QPointF, but: Container[int] = ()) -> int | None:
        """The card on top at a point of the scene, except for some."""
        found: CardItem | None = None
        for item in self.cards.values():
            if (
                item.key not in but
                and item.holds(point)
                and (found is None or item.zValue() > found.zValue())
            ):
                found = item
        return None if found is None else found.key

    def button_at(self, point: QPointF) -> ButtonItem | None:
        """The button that can be pressed there."""
        for button in self.buttons():
            if button.rect.contains(point):
                return button
        return None

    def buttons(self) -> Iterator[ButtonItem]:
        """The buttons that can be pressed now."""
        if self.is_covered:
            yield from self.front
        else:
            yield from self.choice_buttons
            yield from self.furniture.buttons()

    def chips_rect(self, chips_id: str) -> QRectF | None:
        """Where chips lie; None where they are not shown."""
        return self.tray.rect_of(chips_id)

    def zone_at(self, point: QPointF) -> str | None:
        """The zone at a point that cards can be brought to."""
        if self.plan is None:
            return None
        for zone_id, rect in self.plan.zones.items():
            if rect.contains(point):
                return zone_id
        return None

    def overlaps(self, card: QRectF) -> dict[str, float]:
        """How much of a card lies on each zone, as shares of the card; only zones it touches."""
        if self.plan is None:
            return {}
        area = card.width() * card.height()
        found: dict[str, float] = {}
        for zone_id, rect in self.plan.zones.items():
            both = rect.intersected(card)
            if not both.isEmpty():
                found[zone_id] = both.width() * both.height() / area
        return found
