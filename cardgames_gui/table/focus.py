"""Where the keyboard is at the table, and what its keys do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeGuard

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cardgames_gui.engine.table import Layout
from cardgames_gui.table.art import CORNER
from cardgames_gui.table.directions import Direction, closest, nearest
from cardgames_gui.table.focus_ring import FocusRing
from cardgames_gui.table.front import Shown
from cardgames_gui.table.hand import Hand
from cardgames_gui.table.scene import Scene
from cardgames_gui.table.shadow import ASPECT
from cardgames_gui.table.spending import spend_one_more
from cardgames_gui.table.stops import Stop, StopKind, card_to_take, cards_of, stops

ARROWS: Final = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
READ: Final = (*ENTER, Qt.Key.Key_Space, Qt.Key.Key_Escape)
ARRIVES_BY_TAB: Final = {
    Qt.FocusReason.TabFocusReason: True,
    Qt.FocusReason.BacktabFocusReason: False,
}
PANEL_CORNER: Final = 20.0
GOLD: Final = 0.055
"""How far out a gold ring reaches, in card widths."""

Key = tuple[StopKind, str]


class Focus(QObject):
    """At one stop of the table at a time.

    The ring shows only while the keyboard was the last to be used. What can be reached, and what
    Enter tries, is the same wherever a card fits: the offers decide only what comes of it.
    """

    moved = Signal()

    def __init__(
        self,
        scene: Scene,
        hand: Hand,
        press: Callable[[str], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._hand = hand
        self._press = press
        self._stops: tuple[Stop, ...] = ()
        self._at: Key | None = None
        self._rect = QRectF()
        self._card: int | None = None
        """What lay on top where the keyboard is."""
        self._before_panel: Key | None = None
        self._lost: Stop | None = None
        """The button that was here, and is gone while cards are on their way."""
        self._shown = Shown.NOTHING
        self._held: frozenset[int] = frozenset()
        self._decided = False
        self._by_keys = False
        self._here = False
        self.ring = FocusRing()
        scene.addItem(self.ring)
        scene.renewed.connect(self.renew)

    @property
    def stops(self) -> tuple[Stop, ...]:
        return self._stops

    @property
    def stop(self) -> Stop | None:
        """Where the keyboard is, whether the ring shows or not."""
        return next((stop for stop in self._stops if _key(stop) == self._at), None)

    @property
    def is_shown(self) -> bool:
        return self._here and self._by_keys

    # From the view

    def arrive(self, reason: Qt.FocusReason) -> None:
        """The view has got the focus."""
        self._here = True
        forward = ARRIVES_BY_TAB.get(reason)
        if forward is not None and self._stops:
            self._by_keys = True
            self._go(self._stops[0 if forward else -1])
        self._show()
        self.moved.emit()

    def depart(self) -> None:
        """The view has lost the focus."""
        self._here = False
        self._show()

    def pointed(self) -> None:
        """The mouse was used."""
        self._by_keys = False
        self._show()

    def tab(self, forward: bool) -> bool:
        """To the next stop; False after the last one, where the focus leaves the table."""
        if self._reveal():
            return True
        keys = [_key(stop) for stop in self._stops]
        if self._at not in keys:
            return False
        index = keys.index(self._at) + (1 if forward else -1)
        if not 0 <= index < len(keys):
            return False
        self._go(self._stops[index])
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Whether the key means something here."""
        key = Qt.Key(event.key())
        if event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        ):
            return False
        if key in ARROWS or key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._step(key)
            return bool(self._stops)
        if key is Qt.Key.Key_Escape and self._scene.front.shown is Shown.QUESTION:
            self._press("no")
            return True
        if key is Qt.Key.Key_Escape and self._hand.put_back():
            return True
        if self._scene.front.shown is Shown.VERDICT and key in READ:
            if not event.isAutoRepeat():
                self._press("read")
            return True
        stop = self.stop
        on_button = self.is_shown and stop is not None and stop.kind is StopKind.BUTTON
        if key in ENTER or (key is Qt.Key.Key_Space and on_button):
            if not event.isAutoRepeat() and not self._reveal():
                self.act()
            return True
        return False

    # Moving

    def _step(self, key: Qt.Key) -> None:
        if self._reveal() or not self._stops:
            return
        if key is Qt.Key.Key_Home or key is Qt.Key.Key_End:
            self._go(self._stops[0 if key is Qt.Key.Key_Home else -1])
            return
        others = [stop for stop in self._stops if _key(stop) != self._at]
        found = nearest(self._rect, [stop.rect for stop in others], ARROWS[key])
        if found is not None:
            self._go(others[found])

    def _reveal(self) -> bool:
        """After the mouse, the first key only shows where the keyboard is."""
        if self._by_keys or not self._stops:
            return False
        self._by_keys = True
        gold = (stop for stop in self._stops if stop.id.startswith("pick:") and stop.enabled)
        if (stop := next(gold, None)) is not None:
            # What the mouse has picked is what the keyboard goes on with.
            self._at = _key(stop)
        self._show()
        self.moved.emit()
        return True

    def go(self, stop: Stop) -> None:
        """Goes to a stop, and shows it."""
        self._by_keys = True
        self._go(stop)

    def _go(self, stop: Stop) -> None:
        self._decided = False
        self._lost = None
        self._at = _key(stop)
        self._show()
        self.moved.emit()

    # Acting

    def act(self) -> None:
        """What Enter does: picks a card up, brings it there, draws, or presses the button."""
        stop = self.stop
        if stop is None or self._hand.is_carrying:
            return
        self._scene.hurry()
        self._scene.front.hush()
        match stop.kind:
            case StopKind.ZONE:
                self._decided = True
                self._act_on(stop.id)
            case StopKind.GROUP:
                self._decided = True
                self._act_on_group(stop.id)
            case StopKind.CHIPS:
                spend_one_more(self._scene, stop.id)
            case StopKind.BUTTON:
                self._decided = True
                self._press(stop.id)
            case StopKind.PANEL if self._scene.front.shown is Shown.VERDICT:
                self._press("read")
            case StopKind.PANEL | StopKind.PLATE:
                pass
        if self._scene.is_open:
            self._decided = False

    def _act_on(self, zone_id: str) -> None:
        scene, hand = self._scene, self._hand
        if not scene.is_open or scene.table is None:
            return
        picked = scene.picked
        if not picked:
            card = card_to_take(scene, scene.zone(zone_id))
            if card is not None and card in scene.table.grips:
                hand.take(card)
            else:
                hand.reach(zone_id if scene.rect_of(zone_id) is not None else None, card)
        elif scene.lies[picked[0]].zone == zone_id:
            hand.put_back()
        else:
            self._bring(picked, zone_id)

    def _act_on_group(self, group_id: str) -> None:
        """Picks one more of the cards that lie there, or brings those that are picked."""
        scene, hand = self._scene, self._hand
        if not scene.is_open or scene.table is None:
            return
        cards, zone_id = cards_of(scene, group_id), group_id.partition("#")[0]
        if cards[0] in scene.table.grips:
            hand.step(cards)
        elif scene.picked:
            self._bring(scene.picked, zone_id)
        else:
            hand.reach(zone_id, cards[0])

    def _bring(self, picked: tuple[int, ...], zone_id: str) -> None:
        scene, table = self._scene, self._scene.table
        self._hand.let_go(zone_id)
        if scene.is_open and scene.table is table and not scene.picked:
            # Refused: they stay picked, to be tried elsewhere.
            self._hand.pick_again(picked)

    # Keeping up

    def renew(self) -> None:
        """The scene has changed: the stop stays, or the next best one takes its place."""
        scene = self._scene
        before, was = self._at, self.stop
        self._stops = stops(scene)
        if scene.front.shown is not self._shown:
            self._follow_panel()
        drawn = self._newly_held()
        if drawn is not None and self._decided:
            self._at = StopKind.ZONE, drawn
            self._decided, self._lost = False, None
        if self._is_back(self._lost):
            self._at, self._lost = _key(self._lost), None
        if self.stop is None and self._stops:
            if was is not None and was.kind is StopKind.BUTTON:
                self._lost = was
            self._at = _key(self._fallback())
        self._show()
        if self._at != before:
            self.moved.emit()

    def _is_back(self, lost: Stop | None) -> TypeGuard[Stop]:
        """Whether the very same button is there again: one that does the same."""
        return lost is not None and any(
            _key(stop) == _key(lost) and stop.name == lost.name for stop in self._stops
        )

    def _follow_panel(self) -> None:
        if self._shown is Shown.NOTHING:
            self._before_panel = self._at
        self._shown = self._scene.front.shown
        if self._shown is Shown.NOTHING:
            self._at = self._before_panel
        else:
            buttons = [_key(stop) for stop in self._stops if stop.kind is StopKind.BUTTON]
            if self._shown is Shown.QUESTION:
                # A question is asked before what is dear: the first key is at "no".
                buttons.reverse()
            self._at = buttons[0] if buttons else self._at

    def _newly_held(self) -> str | None:
        """The zone with a card that the hand before the screen has drawn since the last time."""
        table = self._scene.table
        if table is None:
            return None
        zones = [
            zone
            for zone in table.zones
            if zone.layout is Layout.HELD and zone.side == table.chair and zone.present()
        ]
        before, self._held = (
            self._held,
            frozenset(card.key for zone in zones for card in zone.present()),
        )
        for zone in zones:
            if any(card.key not in before for card in zone.present()):
                return zone.id
        return None

    def _fallback(self) -> Stop:
        """Where the card went that was here, else near the stop that is gone."""
        if self._at is None or self._scene.table is None:
            return self._stops[0]
        zone_id = self._scene.table.where().get(self._card) if self._card is not None else None
        for stop in self._stops:
            if stop.kind is StopKind.ZONE and stop.id == zone_id:
                return stop
            if stop.kind is StopKind.GROUP and self._card in cards_of(self._scene, stop.id):
                return stop
        found = closest(self._rect, [stop.rect for stop in self._stops])
        return self._stops[found or 0]

    def _show(self) -> None:
        """Puts the ring where the stop is now."""
        stop = self.stop
        if stop is not None:
            self._rect = stop.rect
        zone = stop.id if stop is not None and stop.kind is StopKind.ZONE else None
        self._hand.aim(zone if self.is_shown else None)
        if zone is not None:
            cards = self._scene.zone(zone).present()
            self._card = cards[-1].key if cards else None
        elif stop is not None and stop.kind is StopKind.GROUP:
            self._card = cards_of(self._scene, stop.id)[0]
        if stop is None or not self.is_shown:
            self.ring.setVisible(False)
            return
        match stop.kind:
            case StopKind.ZONE | StopKind.GROUP:
                self._show_around(stop)
            case StopKind.PLATE | StopKind.BUTTON | StopKind.CHIPS:
                self.ring.around(stop.rect, stop.rect.height() / 2)
            case StopKind.PANEL:
                self.ring.around(stop.rect, PANEL_CORNER)

    def _show_around(self, stop: Stop) -> None:
        """Around a zone, or the card that was picked up from it; gold has room in between."""
        scene, rect, turn = self._scene, stop.rect, stop.turn
        if scene.picked and scene.lies[scene.picked[0]].zone == stop.id:
            pose = scene.pose_of(scene.picked[0])
            rect, turn = pose.rect(), pose.turn
        card = rect.height() / ASPECT
        self.ring.around(rect, card * CORNER, turn, max(4.0, card * GOLD))


def _key(stop: Stop) -> Key:
    return stop.kind, stop.id
