"""A table in the window: the header, the picture of the table, and the match being played."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardgames_gui.app import feel
from cardgames_gui.app.actions import Actions
from cardgames_gui.app.header import Header
from cardgames_gui.app.settings import Settings
from cardgames_gui.app.settings_store import SettingsStore
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.moves import MoveError
from cardgames_gui.engine.outcome import Outcome
from cardgames_gui.session.frames import Frame
from cardgames_gui.session.session import Phase, Session
from cardgames_gui.table.comfort import CallKey
from cardgames_gui.table.front import Shown
from cardgames_gui.table.view import TableView

_ = Catalogue("cardgames").gettext

ALWAYS_CALLS: Final = "T"
"""Calls for the only person, whatever has the focus; Space does unless a control takes it."""
DRAWN_FOR: Final = (1440, 900)
LARGEST: Final = 1.8
"""Times the usual size that the header grows to in large windows."""
CALL_KEYS: Final = ("Q", "P", "Z", "M", "C", "I")
"""The keys of several people: far apart, and letters on every keyboard."""


class TablePage(QWidget):
    """Wires a session to a table view; what either tells goes to the other."""

    again = Signal()
    leave = Signal()

    def __init__(
        self,
        session: Session,
        actions: Actions,
        settings: SettingsStore,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.session: Final = session
        session.setParent(self)
        self._settings = settings
        self._sentence = ""
        self._status = ""
        match = session.match
        self.header: Final = Header(actions, self)
        self.view: Final = TableView(
            match.game.id,
            session.persons[0] if session.persons else 0,
            feel.comfort(settings.settings, calls=session.call_word() is not None),
            self,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.view, 1)
        self.setFocusProxy(self.view)
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self._read)
        self._keys = self._call_keys()
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        session, view = self.session, self.view
        session.framed.connect(self._show)
        session.opened.connect(view.open_offers)
        session.calls_changed.connect(self._tell_calls)
        session.ended.connect(self._show_result)
        session.called_to_screen.connect(self._call_to_screen)
        view.chosen.connect(self._play)
        view.tried.connect(self._explain)
        view.still.connect(session.still)
        view.read.connect(self._read)
        view.called.connect(session.call)
        view.again.connect(self.again)
        view.leave.connect(self.leave)
        view.lifted.connect(session.lift)
        self.header.menu_opened.connect(lambda: self._hold("menu"))
        self.header.menu_closed.connect(lambda: self._release("menu"))
        self._settings.changed.connect(self._follow)

    def begin(self) -> None:
        """Lay the cards out and start to play."""
        self.window().installEventFilter(self)
        self.session.begin()
        self._tell_calls()

    def close_table(self) -> None:
        """Stop everything here; an unfinished match can be gone on with later."""
        self._reading.stop()
        self.window().removeEventFilter(self)
        self._settings.changed.disconnect(self._follow)
        self.session.close()
        self.view.close()

    # From the session to the table

    def _show(self, frame: Frame) -> None:
        self._sentence, self._status = frame.sentence, frame.table.status
        halting = frame.event if frame.halt else None
        if self.session.phase is not Phase.CURTAIN:
            self.view.end_curtain()
        if self.session.has_curtain and frame.table.chair is not None:
            self.view.sit_at(frame.table.chair)
        # A verdict is said by the panel that shows it.
        self._say(aloud=halting is None)
        self.view.show_table(frame.table, frame.travel)
        if halting is not None:
            self.view.verdict(halting.cards, frame.sentence)
            self._give_time_to_read()

    def _call_to_screen(self, seat: int) -> None:
        name = self.session.cast.name(seat)
        self.view.show_curtain(
            _("{name}, it is your turn").format(name=name), _("Everybody else looks away.")
        )

    def _give_time_to_read(self) -> None:
        if not self.view.table_scene.front.is_brief:
            return
        seconds = feel.reading_time(self._settings.settings)
        if seconds is not None and not self.session.is_held:
            self._reading.start(int(seconds * 1000))

    def _say(self, *, aloud: bool = True) -> None:
        text = self._status
        if self._sentence != self._status:
            text = f"{self._sentence.removesuffix('.')} · {self._status}"
        self.header.say(text[:1].upper() + text[1:], aloud=aloud)

    def _read(self) -> None:
        if self._reading.isActive() or self.session.phase is Phase.SHOWING:
            self._reading.stop()
            self.view.end_verdict()
            self.session.read()

    def _tell_calls(self) -> None:
        word = self.session.call_word()
        if word is None:
            return
        calls = []
        for seat, key in zip(self.session.persons, self._keys, strict=True):
            refusal = self.session.call_refusal(seat)
            move = self.session.call_move() if refusal is None else None
            calls.append(CallKey(seat, move, word, key, refusal or ""))
        self.view.set_calls(calls)

    def _show_result(self, outcome: Outcome) -> None:
        self._tell_calls()
        cast = self.session.cast
        order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        lines = [
            _("{place}. {name}").format(place=outcome.places[seat], name=cast.name(seat))
            for seat in order
        ]
        self.view.show_result(feel.headline(outcome, cast), lines)

    # From the table to the session

    def _play(self, move: object) -> None:
        try:
            self.session.play(move)
        except MoveError as error:
            self.view.refuse(str(error))
            self.view.open_offers(True)

    def _explain(self, cards: tuple[int, ...], zone: str) -> None:
        self.view.refuse(self.session.explain(cards, zone))

    def _call_keys(self) -> tuple[str, ...]:
        persons = self.session.persons
        if self.session.call_word() is None or not persons:
            return ("",) * len(persons)
        if len(persons) == 1:
            self._shortcut(ALWAYS_CALLS, persons[0])
            return (_("Space"),)
        for seat, key in zip(persons, CALL_KEYS, strict=False):
            self._shortcut(key, seat)
        return CALL_KEYS[: len(persons)]

    def _shortcut(self, key: str, seat: int) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(lambda: self._call(seat))

    def _call(self, seat: int) -> None:
        """A key does what the button does: where nobody may call, it says why not."""
        if not self.view.table_scene.is_covered:
            self.view.press(f"call:{seat}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, unless the control that has the focus took it."""
        alone = len(self.session.persons) == 1 and self.session.call_word() is not None
        if event.key() == Qt.Key.Key_Space and alone and not event.isAutoRepeat():
            self._call(self.session.persons[0])
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = min(self.width() / DRAWN_FOR[0], self.height() / DRAWN_FOR[1])
        self.header.set_scale(min(max(scale, 1.0), LARGEST))

    # When the match stands still

    def _hold(self, reason: str) -> None:
        """A verdict waits too: it may be behind what is in the way."""
        self.session.hold(reason)
        self._reading.stop()

    def _release(self, reason: str) -> None:
        self.session.release(reason)
        if self.view.table_scene.front.shown is Shown.VERDICT:
            self._give_time_to_read()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._release("another page")

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.view.drop_drag()
        self._hold("another page")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A dialog over the window, or a minimised window, pauses the match; so does the menu."""
        match event.type():
            case QEvent.Type.WindowBlocked:
                self.view.drop_drag()
                self._hold("dialog")
            case QEvent.Type.WindowUnblocked:
                self._release("dialog")
            case QEvent.Type.WindowDeactivate:
                self.view.drop_drag()
            case QEvent.Type.WindowStateChange:
                if self.window().isMinimized():
                    self._hold("minimised")
                else:
                    self._release("minimised")
        return super().eventFilter(watched, event)

    # Settings and language

    def _follow(self, settings: Settings) -> None:
        self.session.set_pace(feel.pace(settings))
        self.view.set_comfort(feel.comfort(settings, calls=self.session.call_word() is not None))

    def retranslate(self) -> None:
        self.header.set_title(self.session.match.game.about().title)
        self.view.retranslate()
        if len(self.session.persons) == 1 and self._keys != ("",):
            self._keys = (_("Space"),)
        self.session.retranslate()
        self._tell_calls()
        outcome = self.session.match.outcome()
        if self.session.phase is Phase.OVER and outcome is not None:
            self._show_result(outcome)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
