"""What can be done from anywhere in the window, with its words and its keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.table.icons import icon

_ = Catalogue("cardgames").gettext


class Actions(QObject):
    """The window's actions; their keys are dead while a dialog or a menu is open."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.rules: Final = self._action(window, "rules", "F1")
        self.settings: Final = self._action(window, "settings", "Ctrl+,")
        self.fullscreen: Final = self._action(window, "fullscreen", "F11")
        self.fullscreen.setCheckable(True)
        self.home: Final = self._action(window, "home", "Alt+Home")
        self.about: Final = self._action(window, "cardgames", "")
        self.quit: Final = self._action(window, "close", "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.retranslate()

    def retranslate(self) -> None:
        self.rules.setText(_("Rules"))
        self.settings.setText(_("Settings"))
        self.fullscreen.setText(_("Full screen"))
        self.home.setText(_("Home"))
        self.about.setText(_("About"))
        self.quit.setText(_("Quit"))

    def _action(self, window: QWidget, sign: str, keys: str) -> QAction:
        action = QAction(icon(sign), "", self)
        action.setMenuRole(QAction.MenuRole.NoRole)
        if keys:
            action.setShortcut(QKeySequence(keys))
        # Held down, a key must not switch to and fro.
        action.setAutoRepeat(False)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        window.addAction(action)
        return action
