"""What stands in front of the table: a bubble with a reason, a verdict, a result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardgames_gui.engine.table import Score
from cardgames_gui.table import colours, letters
from cardgames_gui.table.score_board import ScoreBoard

GROUND: Final = QColor(10, 22, 22, 250)
INK: Final = colours.INK


class Bubble(QGraphicsItem):
    """A sentence on paper with a tip that points at a card."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.body = QRectF()
        self._tip = QPointF()
        self._lines: tuple[str, ...] = ()
        self._font = letters.font(letters.SENTENCE, 1.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def say(self, text: str, at: QRectF, window: QRectF, words: float) -> None:
        """Shows the sentence beside a place, inside the window, above it if there is room."""
        self.prepareGeometryChange()
        self.text = text
        self._font = letters.font(letters.SENTENCE, words)
        room = min(300 * words, window.width() - 60)
        self._lines = letters.wrapped(text, self._font, room, 6)
        wide = max(letters.width(line, self._font) for line in self._lines) + 32 * words
        high = letters.line_height(self._font) * len(self._lines) + 22 * words
        gap = 14 * words
        above = at.top() - gap - high >= window.top() + 4
        y = at.top() - gap - high if above else min(at.bottom() + gap, window.bottom() - high - 4)
        x = min(max(at.center().x() - wide / 2, window.left() + 8), window.right() - wide - 8)
        self.body = QRectF(x, y, wide, high)
        self._tip = QPointF(at.center().x(), at.top() - 3 if above else at.bottom() + 3)
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        tip = QRectF(self._tip.x() - 2, self._tip.y() - 2, 4, 4)
        return self.body.united(tip).adjusted(-4, -4, 4, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(self.body, 12, 12)
        above = self._tip.y() >= self.body.center().y()
        side = self.body.bottom() - 1 if above else self.body.top() + 1
        x = min(max(self._tip.x(), self.body.left() + 24), self.body.right() - 24)
        tip = QPainterPath()
        tip.moveTo(x - 10, side)
        tip.lineTo(self._tip)
        tip.lineTo(x + 10, side)
        tip.closeSubpath()
        path = path.united(tip)
        shade = QColor(colours.SHADOW)
        shade.setAlphaF(0.3)
        painter.fillPath(path.translated(0, 3), shade)
        painter.fillPath(path, colours.PAPER)
        painter.setPen(INK)
        painter.setFont(self._font)
        high = letters.line_height(self._font)
        y = self.body.center().y() - high * len(self._lines) / 2
        for line in self._lines:
            place = QRectF(self.body.left(), y, self.body.width(), high)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, line)
            y += high


class Panel(QGraphicsItem):
    """A dark board in the middle of the table, with the rest of the table in the shade.

    `top` pixels at its upper edge stay free, for cards; buttons stand beneath the words.
    """

    def __init__(self) -> None:
        super().__init__()
        self.headline = ""
        self.lines: tuple[str, ...] = ()
        self.board: ScoreBoard | None = None
        self.body = QRectF()
        self._window = QRectF()
        self._words = 1.0
        self._top = 0.0
        self._wrapped: list[tuple[str, bool]] = []
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def show_panel(
        self,
        headline: str,
        lines: Sequence[str],
        window: QRectF,
        words: float,
        top: float = 0.0,
        least: float = 0.0,
        score: Score | None = None,
    ) -> QRectF:
        """Lays the panel out; returns where its buttons go. `least` is the least inner width."""
        self.prepareGeometryChange()
        self.board = None if score is None else ScoreBoard(score, words)
        self.headline, self.lines = headline, tuple(lines)
        self._window, self._words, self._top = window, words, top
        pad = 28 * words
        big, small = self._fonts()
        room = min(window.width() - 4 * pad, 560 * words)
        self._wrapped = [(line, True) for line in letters.wrapped(headline, big, room, 3)]
        for line in lines:
            self._wrapped += [(part, False) for part in letters.wrapped(line, small, room, 2)]
        wide = max(
            [least, 260 * words, 0.0 if self.board is None else self.board.width]
            + [letters.width(text, big if head else small) for text, head in self._wrapped]
        )
        button = 44 * words
        high = top + self._text_height() + button + pad * (3.4 if top else 2.8)
        size = QRectF(0, 0, min(wide + 2 * pad, window.width() - 16), high)
        size.moveCenter(window.center())
        size.moveTop(max(8.0, size.top()))
        self.body = QRectF(size.toAlignedRect())
        self.setVisible(True)
        self.update()
        return QRectF(
            self.body.left() + pad,
            self.body.bottom() - pad * 0.9 - button,
            self.body.width() - 2 * pad,
            button,
        )

    def cards(self) -> QRectF:
        """The part that stays free for cards."""
        pad = 28 * self._words
        return QRectF(
            self.body.left() + pad, self.body.top() + pad, self.body.width() - 2 * pad, self._top
        )

    def _fonts(self) -> tuple[QFont, QFont]:
        big = letters.SENTENCE + 2 if self._top else letters.HEADLINE
        return (
            letters.font(big, self._words, bold=True),
            letters.font(letters.SENTENCE, self._words),
        )

    def _text_height(self) -> float:
        big, small = self._fonts()
        return (
            sum(
                letters.line_height(big) * 1.15 if head else letters.line_height(small) * 1.35
                for _, head in self._wrapped
            )
            + (self._gap() if self.lines else 0)
            + self._board_height()
        )

    def _board_height(self) -> float:
        return 0.0 if self.board is None else self.board.height + 2 * self._gap()

    def _gap(self) -> float:
        """Between the headline and the lines."""
        return 10 * self._words

    def boundingRect(self) -> QRectF:
        return self._window

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self._window, QColor(0, 0, 0, 90))
        painter.setPen(QPen(colours.PLACE_EDGE, 1))
        painter.setBrush(GROUND)
        painter.drawRoundedRect(self.body, 20, 20)
        pad = 28 * self._words
        y = self.body.top() + pad * (1.6 if self._top else 1.0) + self._top
        big, small = self._fonts()
        below = False
        for text, head in self._wrapped:
            if not head and not below:
                y += self._gap()
                below = True
            written = big if head else small
            high = letters.line_height(written) * (1.15 if head else 1.35)
            painter.setFont(written)
            painter.setPen(colours.ON_PLATE if head else colours.ON_PLATE_QUIET)
            place = QRectF(self.body.left(), y, self.body.width(), high)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
            y += high
        if self.board is not None:
            left = self.body.center().x() - self.board.width / 2
            self.board.paint(painter, left, y + self._gap())
