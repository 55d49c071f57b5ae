"""A score as a table of words: measured first, and painted where there is room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from cardgames_gui.engine.table import Score
from cardgames_gui.table import colours, letters

PAD: Final = 16.0
"""Between two columns, in pixels of a small window."""
ROW: Final = 1.6
"""The height of a row, in lines."""
NARROW: Final = 86.0
"""A headline's column is no wider than this, if its words can be on two lines."""


class ScoreBoard:
    """The rows of a score at a size of letters; names on the left, numbers on the right."""

    def __init__(self, score: Score, words: float) -> None:
        self._score = score
        self._words = words
        self._small = letters.font(letters.DETAIL, words)
        self._plain = letters.font(letters.SENTENCE, words)
        self._last = letters.font(letters.SENTENCE, words, bold=True)
        self._heads = [
            letters.wrapped(text, self._small, NARROW * words, 2) for text in score.headline
        ]
        self._widths = [self._width(column) for column in range(len(score.headline))]

    def _font(self, column: int) -> QFont:
        return self._last if column in (0, len(self._score.headline) - 1) else self._plain

    def _width(self, column: int) -> float:
        heads = [letters.width(line, self._small) for line in self._heads[column]]
        cells = [letters.width(row[column], self._font(column)) for row in self._score.rows]
        return max([*heads, *cells]) + PAD * self._words

    @property
    def width(self) -> float:
        return sum(self._widths)

    @property
    def height(self) -> float:
        return self._head_height() + len(self._score.rows) * self._row_height()

    def _head_height(self) -> float:
        return letters.line_height(self._small) * (max(map(len, self._heads)) + 0.4)

    def _row_height(self) -> float:
        return letters.line_height(self._plain) * ROW

    def text(self) -> str:
        """The whole score as sentences for the ear."""
        about, *columns = self._score.headline
        rows = [
            f"{name}: " + ", ".join(f"{c} {n}" for c, n in zip(columns, numbers, strict=True))
            for name, *numbers in self._score.rows
        ]
        return ". ".join((about, *rows))

    def paint(self, painter: QPainter, left: float, top: float) -> None:
        x = left
        for column, wide in enumerate(self._widths):
            side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
            inner = wide if column == 0 else wide - PAD * self._words / 2
            self._paint_head(painter, self._heads[column], QRectF(x, top, inner, 0), side)
            painter.setFont(self._font(column))
            painter.setPen(colours.ON_PLATE)
            for index, row in enumerate(self._score.rows):
                y = top + self._head_height() + index * self._row_height()
                place = QRectF(x, y, inner, self._row_height())
                painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, row[column])
            x += wide
        painter.setPen(QPen(colours.PLACE_EDGE, 1))
        for index in range(len(self._score.rows)):
            y = round(top + self._head_height() + index * self._row_height())
            painter.drawLine(round(left), y, round(left + self.width), y)

    def _paint_head(
        self, painter: QPainter, lines: tuple[str, ...], at: QRectF, side: Qt.AlignmentFlag
    ) -> None:
        high = letters.line_height(self._small)
        y = at.top() + self._head_height() - high * (len(lines) + 0.3)
        painter.setFont(self._small)
        painter.setPen(colours.ON_PLATE_QUIET)
        for line in lines:
            painter.drawText(QRectF(at.left(), y, at.width(), high), side, line)
            y += high
