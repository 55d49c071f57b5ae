"""The home screen: what shall we play?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from cardgames_gui.app.buttons import Look, Pill
from cardgames_gui.app.style import sized
from cardgames_gui.app.tile import WORDS_AT_LEAST, Tile
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.table.art import home as ground

_ = Catalogue("cardgames").gettext

DRAWN_FOR: Final = (1440, 900)
WIDEST: Final = 1280
"""The width of the middle column at scale 1."""
TALLEST_TILE: Final = 490
LOWEST_TILE: Final = 250
_FORWARD: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)


@dataclass(frozen=True, slots=True)
class Saved:
    """A match to go on with: the game's title, and how it stands ("your turn, 63 cards left")."""

    game_id: str
    title: str
    line: str
    path: Path | None = None


class Home(QWidget):
    """Tiles for all games, matches to go on with, and the way to everything else."""

    game_chosen = Signal(str)
    continued = Signal(object)
    rules = Signal()
    settings = Signal()
    about = Signal()
    quit = Signal()

    def __init__(self, games: Sequence[Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._saved: tuple[Saved, ...] = ()
        self._heading = QLabel(self)
        self._line = QLabel(self)
        self._tiles = [Tile(game, self) for game in games]
        for tile in self._tiles:
            tile.clicked.connect(lambda _on=False, name=tile.game.id: self.game_chosen.emit(name))
        self._continue: list[Pill] = []
        self._ways = [Pill(parent=self) for _way in range(4)]
        for pill, signal in zip(
            self._ways, (self.rules, self.settings, self.about, self.quit), strict=True
        ):
            pill.clicked.connect(signal)
        self.retranslate()

    def set_saved(self, saved: Sequence[Saved]) -> None:
        """Offer these matches to go on with, the latest first."""
        self._saved = tuple(saved)
        for pill in self._continue:
            pill.hide()
            pill.deleteLater()
        self._continue = [Pill(look=Look.GOLD, icon="play", parent=self) for _match in saved]
        for pill, match in zip(self._continue, self._saved, strict=True):
            pill.clicked.connect(lambda _on=False, match=match: self.continued.emit(match))
            pill.show()
        self._order()
        self._name_saved()
        self._arrange()

    def retranslate(self) -> None:
        self._heading.setText(_("What shall we play?"))
        self._line.setText(_("The computer fills the empty seats."))
        for tile in self._tiles:
            tile.retranslate()
        self._name_saved()
        words = (_("Rules"), _("Settings"), _("About"), _("Quit"))
        for pill, word in zip(self._ways, words, strict=True):
            pill.setText(word)
        self._arrange()

    def _name_saved(self) -> None:
        for pill, match in zip(self._continue, self._saved, strict=True):
            pill.setText(
                _("Continue {title} — {line}").format(title=match.title, line=match.line)
                if match.line
                else _("Continue {title}").format(title=match.title)
            )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """An arrow key works from the start, before anything has the focus."""
        if event.key() in _FORWARD or event.key() in _BACK:
            self.focusNextPrevChild(event.key() in _FORWARD)
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, ground(self.size(), self.devicePixelRatioF()))

    def _order(self) -> None:
        chain: list[QPushButton] = [*self._tiles, *self._continue, *self._ways]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _arrange(self) -> None:
        """From the window's size: one scale for everything, and a column in the middle."""
        wide, high = DRAWN_FOR
        scale = min(max(min(self.width() / wide, self.height() / high), 0.6), 2.4)
        words = max(scale, WORDS_AT_LEAST)
        column = round(min(self.width() - 2 * max(24, 60 * scale), WIDEST * scale))
        left = (self.width() - column) // 2
        self._heading.setFont(sized(self.font(), 46 * scale, bold=True))
        self._line.setFont(sized(self.font(), 20 * words))
        for pill in self._continue:
            pill.set_size(17 * words)
        for pill in self._ways:
            pill.set_size(16 * words)
        rows = self._rows(column, gap := round(18 * scale))
        head = self._heading.sizeHint().height()
        line = self._line.sizeHint().height()
        feet = sum(_height(row) + gap for row in rows)
        under = round(6 * scale)
        around = head + under + line + round(36 * scale) + round(30 * scale) + feet
        margin = round(34 * scale)
        tile = min(round(TALLEST_TILE * scale), self.height() - around - 2 * margin)
        tile = max(tile, round(LOWEST_TILE * scale))
        top = max(margin // 2, (self.height() - around - tile) // 2)
        self._heading.setGeometry(left, top, column, head)
        self._line.setGeometry(left, top + head + under, column, line)
        top += head + under + line + round(36 * scale)
        self._lay_tiles(QRect(left, top, column, tile), scale)
        top += tile + round(30 * scale)
        for row in rows:
            self._lay_row(row, left, top, column, gap)
            top += _height(row) + gap

    def _rows(self, column: int, gap: int) -> list[list[Pill]]:
        """Gold on the left and quiet on the right of one row, if they fit; else more rows."""
        ways = self._ways
        if _width([*self._continue, *ways], gap) + 2 * gap <= column:
            return [[*self._continue, *ways]]
        rows: list[list[Pill]] = [[]]
        for pill in self._continue:
            if rows[-1] and _width([*rows[-1], pill], gap) > column:
                rows.append([])
            rows[-1].append(pill)
        return [*(row for row in rows if row), ways]

    def _lay_tiles(self, room: QRect, scale: float) -> None:
        count = max(1, len(self._tiles))
        gap = round(26 * scale)
        width = (room.width() - (count - 1) * gap) // count
        for index, tile in enumerate(self._tiles):
            tile.set_scale(scale)
            tile.setGeometry(room.left() + index * (width + gap), room.top(), width, room.height())

    def _lay_row(self, row: list[Pill], left: int, top: int, column: int, gap: int) -> None:
        high = _height(row)
        spare = column - _width(row, gap)
        x = left
        for pill in row:
            if spare > 0 and pill is self._ways[0] and row[0] is not pill:
                x += spare
            hint = pill.sizeHint()
            pill.setGeometry(
                x, top + (high - hint.height()) // 2, min(hint.width(), column), hint.height()
            )
            x += hint.width() + gap


def _width(row: Sequence[QWidget], gap: int) -> int:
    return sum(pill.sizeHint().width() for pill in row) + gap * (len(row) - 1)


def _height(row: Sequence[QWidget]) -> int:
    return max((pill.sizeHint().height() for pill in row), default=0)
