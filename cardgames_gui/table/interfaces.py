"""The table as screen readers see it: a list with one entry for each stop.

The interfaces are `QAccessibleWidget`s, because that class answers `interface_cast()` in C++:
PySide6 (6.8 to 6.11) takes what Python returns there, None too, for the address itself, and the
process crashes.
"""

from __future__ import annotations

import weakref
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView
from shiboken6 import isValid

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.table.accessible import Accessible, Stand
from cardgames_gui.table.speech import can_act, is_picked, purpose, shortcut
from cardgames_gui.table.stops import Stop, StopKind

_ = Catalogue("cardgames").gettext

ROLES: Final = {
    StopKind.ZONE: QAccessible.Role.ListItem,
    StopKind.PLATE: QAccessible.Role.ListItem,
    StopKind.BUTTON: QAccessible.Role.Button,
    StopKind.PANEL: QAccessible.Role.StaticText,
}
_kept: set[QAccessibleInterface] = set()
"""Qt owns interfaces without PySide6 knowing: Python must not drop them before Qt does."""
_installed: list[bool] = []


class TableInterface(QAccessibleWidget):
    """The list."""

    def __init__(self, view: QGraphicsView, accessible: Accessible) -> None:
        super().__init__(view, QAccessible.Role.List, "")
        # What is kept must not keep a table alive.
        self._accessible = weakref.ref(accessible)

    def _here(self) -> Accessible | None:
        accessible = self._accessible()
        alive = accessible is not None and isValid(accessible) and accessible.view is not None
        return accessible if alive else None

    def text(self, t: QAccessible.Text) -> str:
        here = self._here()
        if here is None or here.view is None:
            return ""
        match t:
            case QAccessible.Text.Name:
                return here.view.accessibleName() or _("Table")
            case QAccessible.Text.Description:
                return here.scene.table.status if here.scene.table is not None else ""
            case _:
                return ""

    def childCount(self) -> int:
        here = self._here()
        return 0 if here is None else len(here.focus.stops)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        here = self._here()
        if here is None or not 0 <= index < len(here.keys):
            return None
        return here.interface(here.keys[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        here, stand = self._here(), child.object()
        if here is None or not isinstance(stand, Stand) or stand.key not in here.keys:
            return -1
        return here.keys.index(stand.key)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        here = self._here()
        if here is None:
            return None
        at = QPoint(x, y)
        found = [stop for stop in here.focus.stops if here.place(stop).contains(at)]
        # A panel is in front of nothing but has buttons on it.
        found.sort(key=lambda stop: stop.rect.width() * stop.rect.height())
        return here.interface((found[0].kind, found[0].id)) if found else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        here = self._here()
        stop = None if here is None else here.focus.stop
        if here is None or stop is None or not here.is_focused((stop.kind, stop.id)):
            return None
        return here.interface((stop.kind, stop.id))


class StopInterface(QAccessibleWidget):
    """An entry of the list: what it is, what Enter does there, and that it can be pressed."""

    def __init__(self, stand: Stand, accessible: Accessible) -> None:
        super().__init__(stand, ROLES[stand.key[0]], "")
        self._accessible = weakref.ref(accessible)
        self._key = stand.key

    def _here(self) -> tuple[Accessible, Stop] | None:
        """None while the stop is not there, or for good."""
        accessible = self._accessible()
        if accessible is None or not isValid(accessible) or accessible.view is None:
            return None
        stop = accessible.stop(self._key)
        return None if stop is None else (accessible, stop)

    def text(self, t: QAccessible.Text) -> str:
        here = self._here()
        if here is None:
            return ""
        accessible, stop = here
        match t:
            case QAccessible.Text.Name:
                return stop.name
            case QAccessible.Text.Description:
                return purpose(accessible.scene, accessible.hand, stop)
            case QAccessible.Text.Accelerator:
                return shortcut(accessible.scene, stop)
            case _:
                return ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        here = self._here()
        if here is None:
            state.invisible = True
            return state
        accessible, stop = here
        picked = is_picked(accessible.scene, stop)
        can = can_act(accessible.scene, stop)
        state.focusable = True
        state.focused = accessible.is_focused(self._key)
        state.disabled = not stop.enabled
        state.selectable = stop.kind is StopKind.ZONE and can
        state.selected = picked
        return state

    def rect(self) -> QRect:
        here = self._here()
        return QRect() if here is None else here[0].place(here[1])

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        accessible = self._accessible()
        if accessible is None or not isValid(accessible):
            return None
        view = accessible.view
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def actionNames(self) -> list[str]:
        here = self._here()
        if here is None:
            return []
        press = [self.pressAction()] if can_act(here[0].scene, here[1]) else []
        return [*press, self.setFocusAction()]

    def doAction(self, actionName: str) -> None:
        here = self._here()
        if here is not None and actionName in self.actionNames():
            here[0].go(self._key, actionName == self.pressAction())

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        here = self._here()
        if here is None or actionName != self.pressAction():
            return []
        return [key for key in (shortcut(here[0].scene, here[1]),) if key]


def _make(class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Qt asks for every object and for every class it is of; most are none of ours."""
    found: QAccessibleInterface | None = None
    if isinstance(thing, Stand):
        accessible = _accessible_of(thing.parentWidget())
        found = None if accessible is None else StopInterface(thing, accessible)
    elif isinstance(thing, QGraphicsView):
        accessible = _accessible_of(thing)
        found = None if accessible is None else TableInterface(thing, accessible)
    if found is not None:
        for gone in [other for other in _kept if not isValid(other)]:
            _kept.discard(gone)
        _kept.add(found)
    return found


def _accessible_of(view: QObject | None) -> Accessible | None:
    if view is None:
        return None
    found = view.findChild(Accessible, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, Accessible) else None


def install() -> None:
    """Lets Qt ask here, once for the whole program."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)
