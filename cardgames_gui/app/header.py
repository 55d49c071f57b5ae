"""The bar at the top of a table: the game, what is going on, rules and menu."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QWidget

from cardgames_gui.app.actions import Actions
from cardgames_gui.app.buttons import RoundButton
from cardgames_gui.app.style import sized
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.table import colours
from cardgames_gui.table.announcement import announce

_ = Catalogue("cardgames").gettext

HEIGHT: Final = 50
GAP: Final = 24
"""Between the line in the middle and what stands beside it, in px."""
TITLE_PX: Final = 20
LINE_PX: Final = 14
BUTTON_PX: Final = 34


class StatusLine(QLabel):
    """One line of text; too long a one ends in dots, and is whole in its tooltip and its name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)

    @property
    def whole(self) -> str:
        return self._whole

    def say(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def needed(self) -> int:
        """The width in px that the whole text wants."""
        return QFontMetrics(self.font()).horizontalAdvance(self._whole) + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics = QFontMetrics(self.font())
        shown = metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        self.setText(shown)
        self.setToolTip("" if shown == self._whole else self._whole)


class Header(QWidget):
    """Its menu and its rules button do what the window's actions do."""

    menu_opened = Signal()
    menu_closed = Signal()

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bound: list[tuple[RoundButton, QAction]] = []
        self._title = QLabel(self)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._line = StatusLine(self)
        white = self.palette()
        white.setColor(QPalette.ColorRole.WindowText, colours.ON_PLATE)
        self._title.setPalette(white)
        self._line.setPalette(white)
        self._buttons = QWidget(self)
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self._row = row
        self._menu = QMenu(self)
        self._menu.aboutToHide.connect(self.menu_closed)
        for action in (actions.rules, actions.settings, actions.fullscreen, actions.home):
            self._menu.addAction(action)
        self._menu.addSeparator()
        self._menu.addAction(actions.quit)
        self.add_button("help", actions.rules)
        self._menu_button = RoundButton("menu")
        self._menu_button.clicked.connect(self.open_menu)
        row.addWidget(self._menu_button)
        self.set_scale(1.0)
        self.retranslate()

    def set_scale(self, scale: float) -> None:
        """As large as the table under it: 1 at the size it was drawn for."""
        self.setFixedHeight(round(HEIGHT * scale))
        self._title.setFont(sized(self.font(), TITLE_PX * scale, bold=True))
        self._line.setFont(sized(self.font(), LINE_PX * scale))
        for button in (*(button for button, _action in self._bound), self._menu_button):
            button.set_side(round(BUTTON_PX * scale))
        self._lay()

    @property
    def line(self) -> str:
        """What it says is going on, whole."""
        return self._line.whole

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self._lay()

    def say(self, text: str, *, aloud: bool = True) -> None:
        """Say what is going on; a screen reader says it too, unless it has just been said."""
        if text == self._line.whole:
            return
        self._line.say(text)
        self._lay()
        if aloud and text:
            announce(self, text)

    def add_button(self, sign: str, action: QAction, *, first: bool = False) -> RoundButton:
        """A round button for an action; `first` puts it left of those that are there."""
        button = RoundButton(sign)
        button.clicked.connect(action.trigger)
        self._bound.append((button, action))
        action.changed.connect(self._follow)
        at = 0 if first else len(self._bound) - 1
        self._row.insertWidget(at, button)
        self._follow()
        self._lay()
        return button

    def open_menu(self) -> None:
        """Shown, not executed: no loop waits inside it."""
        self.menu_opened.emit()
        size = self._menu.sizeHint()
        corner = self._menu_button.mapToGlobal(
            QPoint(self._menu_button.width() - size.width(), self._menu_button.height() + 6)
        )
        self._menu.popup(corner)
        self._menu.setActiveAction(self._menu.actions()[0])

    def retranslate(self) -> None:
        self._menu_button.say(_("Menu"))
        self._menu.setAccessibleName(_("Menu"))
        self._follow()

    def sizeHint(self) -> QSize:
        return QSize(640, HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), colours.BAR)

    def _follow(self) -> None:
        for button, action in self._bound:
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            button.say(action.text(), keys)
            button.setEnabled(action.isEnabled())
            button.setVisible(action.isVisible())

    def _lay(self) -> None:
        """The line stands in the middle of the bar, unless it is too long for that."""
        high = self.height()
        title = self._title.sizeHint().width()
        self._title.setGeometry(GAP, 0, title, high)
        self._row.activate()
        buttons = self._buttons.sizeHint()
        right = self.width() - GAP - buttons.width()
        self._buttons.setGeometry(
            right, (high - buttons.height()) // 2, buttons.width(), buttons.height()
        )
        free_from, free_to = GAP + title + GAP, right - GAP
        width = max(0, min(self._line.needed(), free_to - free_from))
        left = (self.width() - width) // 2
        left = min(max(left, free_from), max(free_from, free_to - width))
        self._line.setGeometry(left, 0, width, high)
