"""The rules of a game, to be read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from cardgames_gui.app import prose
from cardgames_gui.app.buttons import Pill, RoundButton, one_of
from cardgames_gui.app.prose import Reading
from cardgames_gui.app.style import FIELD, sized
from cardgames_gui.engine import language
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.resources import resource
from cardgames_gui.table.art import home as ground

_ = Catalogue("cardgames").gettext

TEXT_PX: Final = 17
CORNER: Final = 16
MARGIN: Final = 30
WIDEST: Final = 880
"""A line of text is read best when it is no wider, in px."""
HEADINGS_PX: Final = {1: 30, 2: 22, 3: 18}


class RulesPage(QWidget):
    """One game's rules; with several games there is a button for each."""

    back = Signal()

    def __init__(self, games: Sequence[Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = {game.id: game for game in games}
        self._shown = games[0].id
        self._back = RoundButton("back", 40, self)
        self._back.clicked.connect(self.back)
        self._heading = QLabel(self)
        self._heading.setFont(sized(self.font(), 26, bold=True))
        self._choices: dict[str, Pill] = {}
        for name in self._games if len(games) > 1 else ():
            pill = self._choices[name] = Pill(parent=self)
            pill.clicked.connect(lambda _on=False, name=name: self.show_game(name))
        one_of(self._choices.values())
        self._text = Reading(CORNER, self)
        self._text.setOpenLinks(False)
        self._text.setFont(sized(self.font(), TEXT_PX))
        clear = self._text.palette()
        clear.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self._text.setPalette(clear)
        self.setFocusProxy(self._text)
        self.retranslate()

    @property
    def game_id(self) -> str:
        return self._shown

    def show_game(self, game_id: str) -> None:
        """From the beginning of that game's rules."""
        self._shown = game_id
        self.retranslate()
        self._text.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        title = self._games[self._shown].about().title
        self._back.say(_("Back"), "Esc")
        self._heading.setText(_("Rules"))
        self._text.setAccessibleName(_("Rules of {title}").format(title=title))
        for name, pill in self._choices.items():
            pill.setText(self._games[name].about().title)
            pill.setChecked(name == self._shown)
        bar = self._text.verticalScrollBar()
        before = bar.value() / (bar.maximum() or 1)
        self._text.setMarkdown(text(self._shown, title))
        prose.dress(self._text.document(), self.font(), HEADINGS_PX, MARGIN)
        bar.setValue(round(before * bar.maximum()))
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Back):
            self.back.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, ground(self.size(), self.devicePixelRatioF()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(FIELD)
        painter.drawRoundedRect(QRectF(self._text.geometry()), CORNER, CORNER)

    def _lay(self) -> None:
        width = min(WIDEST, self.width() - 48)
        left = (self.width() - width) // 2
        top = 22
        self._back.move(left, top)
        hint = self._heading.sizeHint()
        self._heading.setGeometry(left + 56, top, hint.width(), self._back.height())
        x = left + width
        for pill in reversed(self._choices.values()):
            size = pill.sizeHint()
            x -= size.width()
            middle = top + self._back.height() // 2
            pill.setGeometry(x, middle - size.height() // 2, size.width(), size.height())
            x -= 10
        under = top + self._back.height() + 18
        self._text.setGeometry(left, under, width, max(60, self.height() - under - 22))
        self.update()


def text(game_id: str, title: str) -> str:
    """The rules in the language in use, else in English, else one sentence."""
    for path in (_path(game_id, language.current()), _path(game_id, language.ENGLISH)):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return _("The rules of {title} are not written down here.").format(title=title)


def _path(game_id: str, name: str) -> Path:
    return resource(game_id, f"rules.{name}.md")
