"""What screen readers are told of the table: its stops, where the keyboard is, what changes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QGraphicsView, QWidget
from shiboken6 import isValid

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.table.announcement import announce
from cardgames_gui.table.focus import Focus, Key
from cardgames_gui.table.hand import Hand
from cardgames_gui.table.scene import Scene
from cardgames_gui.table.speech import is_picked
from cardgames_gui.table.stops import Stop, plate_name

_ = Catalogue("cardgames").gettext


class Stand(QWidget):
    """Stands for a stop, because Qt finds interfaces by object; never shown."""

    def __init__(self, view: QWidget, key: Key) -> None:
        super().__init__(view)
        self.key = key
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVisible(False)


class Accessible(QObject):
    """Knows the stops' interfaces, and tells what changes while a screen reader listens."""

    def __init__(self, view: QGraphicsView, scene: Scene, hand: Hand, focus: Focus) -> None:
        super().__init__(view)
        self.scene = scene
        self.hand = hand
        self.focus = focus
        self._stands: dict[Key, Stand] = {}
        self._told: dict[Key, tuple[Stop, bool]] = {}
        self._turn: int | None = None
        self._focus_moved = False
        self._posted = False
        focus.moved.connect(self._moved)
        scene.renewed.connect(self._changed)

    @property
    def view(self) -> QGraphicsView | None:
        """None as soon as it is being destroyed."""
        view = self.parent()
        return view if isinstance(view, QGraphicsView) and isValid(view) else None

    @property
    def keys(self) -> list[Key]:
        return [(stop.kind, stop.id) for stop in self.focus.stops]

    def stop(self, key: Key) -> Stop | None:
        """The stop as it is now, None while it is not there."""
        return next((stop for stop in self.focus.stops if (stop.kind, stop.id) == key), None)

    def interface(self, key: Key) -> QAccessibleInterface | None:
        view = self.view
        if view is None:
            return None
        if key not in self._stands:
            self._stands[key] = Stand(view, key)
        return QAccessible.queryAccessibleInterface(self._stands[key])

    def place(self, stop: Stop) -> QRect:
        """Where it is on the screen, in the screen's pixels."""
        view = self.view
        if view is None:
            return QRect()
        rect = view.mapFromScene(stop.rect).boundingRect()
        return QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def is_focused(self, key: Key) -> bool:
        view, stop = self.view, self.focus.stop
        return (
            view is not None
            and view.hasFocus()
            and stop is not None
            and (stop.kind, stop.id) == key
        )

    def go(self, key: Key, act: bool) -> None:
        """Brings the keyboard to a stop, and presses Enter there."""
        view, stop = self.view, self.stop(key)
        if view is None or stop is None:
            return
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.focus.go(stop)
        if act:
            self.focus.act()

    # Telling

    def _moved(self) -> None:
        self._focus_moved = True
        self._changed()

    def _changed(self) -> None:
        if QAccessible.isActive() and not self._posted:
            self._posted = True
            # Once, when all is done; and Qt tells the view's own focus after focusInEvent().
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))

    def customEvent(self, event: QEvent) -> None:
        self._posted = False
        view = self.view
        if view is None:
            return
        before, self._told = (
            self._told,
            {
                (stop.kind, stop.id): (stop, is_picked(self.scene, stop))
                for stop in self.focus.stops
            },
        )
        for key in before.keys() - self._told.keys():
            self._tell(key, QAccessible.Event.ObjectDestroyed)
        for key, (stop, picked) in self._told.items():
            if key not in before:
                self._tell(key, QAccessible.Event.ObjectCreated)
                continue
            old, was_picked = before[key]
            if old.name != stop.name:
                self._tell(key, QAccessible.Event.NameChanged)
            if old.enabled != stop.enabled or picked != was_picked:
                self._tell_state(key, stop, old, picked != was_picked)
            if picked != was_picked and self.scene.is_open:
                announce(view, _("picked up") if picked else _("put back"))
        if before.keys() != self._told.keys():
            QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))
        self._tell_turn(view)
        if self._focus_moved:
            self._focus_moved = False
            stop_now = self.focus.stop
            if stop_now is not None and view.hasFocus():
                self._tell((stop_now.kind, stop_now.id), QAccessible.Event.Focus)

    def _tell_turn(self, view: QGraphicsView) -> None:
        """Says it once when it has become the turn of the hand before the screen."""
        table = self.scene.table
        if table is None or table.turn is None or table.turn != table.chair:
            self._turn = None
        elif self.scene.is_open and self._turn != table.turn:
            self._turn = table.turn
            plates = (plate for plate in table.plates if plate.seat == table.turn)
            announce(view, ". ".join(plate_name(plate) for plate in plates))

    def _tell(self, key: Key, what: QAccessible.Event) -> None:
        if self.interface(key) is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(self._stands[key], what))

    def _tell_state(self, key: Key, stop: Stop, old: Stop, picked: bool) -> None:
        if self.interface(key) is None:
            return
        state = QAccessible.State()
        state.selected = picked
        state.disabled = old.enabled != stop.enabled
        event = QAccessibleStateChangeEvent(self._stands[key], state)
        QAccessible.updateAccessibility(event)
