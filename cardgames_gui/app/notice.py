"""A plain message at the foot of the window, which stops nobody from playing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from cardgames_gui.app.buttons import RoundButton
from cardgames_gui.app.style import FIELD
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.table.announcement import announce

_ = Catalogue("cardgames").gettext


class Notice(QFrame):
    """Shows one sentence at a time, until it is closed; then the next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[str] = []
        self._told: set[str] = set()
        self.setAutoFillBackground(True)
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Window, FIELD)
        self.setPalette(colours)
        self._label = QLabel()
        # A sentence may name a file, and a file may be called anything.
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._close = RoundButton("close", 28)
        self._close.clicked.connect(self._next)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 12, 8)
        row.addWidget(self._label)
        row.addWidget(self._close)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What it says now; empty while it is closed."""
        return self._label.text()

    def tell(self, sentence: str, once: str = "") -> None:
        """Show a sentence; of those with the same word in `once`, only the first."""
        if once:
            if once in self._told:
                return
            self._told.add(once)
        self._waiting.append(sentence)
        if not self.text:
            self._next()

    def retranslate(self) -> None:
        self._close.say(_("Close this message"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _next(self) -> None:
        self._label.setText(self._waiting.pop(0) if self._waiting else "")
        self.setVisible(bool(self.text))
        if self.text:
            announce(self, self.text)
