"""The window: a stack of pages, and what can be done from any of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QMoveEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from cardgames_gui.app import geometry
from cardgames_gui.app.about_dialog import AboutDialog
from cardgames_gui.app.actions import Actions
from cardgames_gui.app.home import Home
from cardgames_gui.app.notice import Notice
from cardgames_gui.app.rules_page import RulesPage
from cardgames_gui.app.seats_dialog import SeatsDialog
from cardgames_gui.app.settings import Settings
from cardgames_gui.app.settings_dialog import SettingsDialog
from cardgames_gui.app.settings_store import SettingsStore
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.language import Catalogue

_ = Catalogue("cardgames").gettext

Leave = Callable[[], None]
"""Stops all that goes on at a table: timers, animations, the process that thinks."""


class Window(QMainWindow):
    """Knows which page is shown. What happens at a table it does not know."""

    start_requested = Signal(object, tuple, bool)
    """A Setup, the seats' names, whether computer players commit faults."""
    continue_requested = Signal(object)
    """A Saved of the home screen."""
    file_requested = Signal(object)
    """The Path of a file to open."""
    home_shown = Signal()
    """The home screen is to be seen: a good moment to tell it what can be continued."""
    painted = Signal()
    """For the first time, all of it: what is still to be done delays nothing that is seen."""

    def __init__(self, games: Sequence[Game], store: SettingsStore) -> None:
        super().__init__()
        self._games = {game.id: game for game in games}
        self._store = store
        self._table: QWidget | None = None
        self._leave: Leave | None = None
        self._game_shown = games[0].id
        self._before_rules: QWidget | None = None
        self._dialog: QDialog | None = None
        self._normal: QRect | None = None
        self._is_painted = False
        self.home: Final = Home(games)
        self.rules: Final = RulesPage(games)
        self.notice: Final = Notice()
        self.actions_: Final = Actions(self)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.home)
        self._stack.addWidget(self.rules)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._stack, 1)
        column.addWidget(self.notice)
        self.setCentralWidget(body)
        self._connect()
        self.retranslate()
        self.show_home()

    def _connect(self) -> None:
        self.home.game_chosen.connect(self.ask_seats)
        self.home.continued.connect(self.continue_requested)
        self.home.rules.connect(lambda: self.show_rules())
        self.home.settings.connect(self.show_settings)
        self.home.about.connect(self.show_about)
        self.home.quit.connect(self.close)
        self.rules.back.connect(self._leave_rules)
        actions = self.actions_
        actions.rules.triggered.connect(lambda: self.show_rules())
        actions.settings.triggered.connect(self.show_settings)
        actions.about.triggered.connect(self.show_about)
        actions.fullscreen.triggered.connect(lambda on: self._store.change(fullscreen=on))
        actions.home.triggered.connect(self.show_home)
        actions.quit.triggered.connect(self.close)
        self._store.changed.connect(self._follow)
        self._store.trouble.connect(lambda sentence: self.tell(sentence, "disk"))

    # Pages

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self._stack.currentWidget() or self.home

    def show_home(self) -> None:
        """The home screen; a table that was open is left."""
        self.close_table()
        self._show(self.home)
        self.home_shown.emit()

    def show_rules(self, game_id: str = "") -> None:
        """The rules of a game, by default of the one at the table or shown last."""
        if self.page is not self.rules:
            self._before_rules = self.page
        self.rules.show_game(game_id or self._game_shown)
        self._show(self.rules)

    def open_table(self, page: QWidget, game_id: str, leave: Leave) -> None:
        """Show a table in place of any other. `leave` is called once, before the page goes."""
        self.close_table()
        self._table, self._leave, self._game_shown = page, leave, game_id
        self._stack.addWidget(page)
        self._show(page)

    def close_table(self) -> None:
        """Leave the table, if one is open."""
        if self._table is None or self._leave is None:
            return
        page, leave = self._table, self._leave
        self._table = self._leave = None
        leave()
        if self._before_rules is page:
            self._before_rules = None
        if self.page is page:
            self._show(self.home)
        self._stack.removeWidget(page)
        page.deleteLater()

    def _leave_rules(self) -> None:
        before, self._before_rules = self._before_rules, None
        if before is None or before is self.home:
            self.show_home()
        else:
            self._show(before)

    def _show(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.actions_.home.setEnabled(page is not self.home)
        self.actions_.rules.setEnabled(page is not self.rules)

    # Dialogs: opened, never executed, one at a time

    def ask_seats(self, game_id: str) -> None:
        """Who plays? Then a match starts."""
        game = self._games[game_id]
        self._game_shown = game_id
        dialog = SeatsDialog(game, self._store.settings.tables.get(game_id), self)
        dialog.accepted_setup.connect(lambda *chosen: self._start(dialog, *chosen))
        self._open(dialog)

    def show_settings(self) -> None:
        dialog = SettingsDialog(self._store.settings, self)
        dialog.changed.connect(lambda values: self._store.change(**values))
        self._open(dialog)

    def show_about(self) -> None:
        self._open(AboutDialog(self))

    def _start(self, dialog: SeatsDialog, setup: object, names: tuple[str, ...], on: bool) -> None:
        tables = {**self._store.settings.tables, dialog.game.id: dialog.choice()}
        self._store.change(tables=tables)
        self.start_requested.emit(setup, names, on)

    def _open(self, dialog: QDialog) -> None:
        if self._dialog is not None:
            self._dialog.reject()
        self._dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda _result: self._forget(dialog))
        dialog.open()

    def _forget(self, dialog: QDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None

    # What the window says

    def tell(self, sentence: str, once: str = "") -> None:
        """A message at the foot; of those with the same word in `once`, only the first."""
        self.notice.tell(sentence, once)

    def retranslate(self) -> None:
        self.setWindowTitle(_("Card games"))
        self.actions_.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_.fullscreen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    # Where the window stands

    def open_up(self, files: Sequence[Path] = ()) -> None:
        """Show the window where it was last, on a screen that is there."""
        settings = self._store.settings
        free = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        free = free or [QRect(QPoint(), geometry.USUAL)]  # Some platforms may have no screen.
        self.setMinimumSize(geometry.smallest(free[0]))
        if settings.geometry is None:
            self.setGeometry(geometry.first_place(free[0]))
        else:
            self.setGeometry(geometry.clamped(QRect(*settings.geometry), free))
        self._normal = self.geometry()
        if settings.fullscreen:
            self.showFullScreen()
        elif settings.maximized:
            self.showMaximized()
        else:
            self.show()
        for path in files:
            self.file_requested.emit(path)

    def sizeHint(self) -> QSize:
        return geometry.USUAL

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            # The pages are painted next, and then comes the event loop.
            QTimer.singleShot(0, self, self.painted.emit)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._remember()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._remember()

    def _remember(self) -> None:
        if self.isVisible() and self.windowState() == Qt.WindowState.WindowNoState:
            self._normal = self.geometry()

    def _follow(self, settings: Settings) -> None:
        if settings.fullscreen != self.isFullScreen() and self.isVisible():
            if settings.fullscreen:
                self._store.change(maximized=self.isMaximized())
                self.showFullScreen()
            elif settings.maximized:
                self.showMaximized()
            else:
                self.showNormal()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.close_table()
        if self._dialog is not None:
            self._dialog.reject()
        values: dict[str, object] = {}
        if self._normal is not None:
            values["geometry"] = self._normal.getRect()
        if not self.isFullScreen():
            values["maximized"] = self.isMaximized()
        self._store.change(**values)
        super().closeEvent(event)
