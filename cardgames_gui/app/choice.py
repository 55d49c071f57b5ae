"""A list of which one is chosen: a value for the program, a word for the person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyledItemDelegate, QWidget

from cardgames_gui.app.focus import RADIUS
from cardgames_gui.app.style import LINE, OFF_TEXT, RAISED, TEXT

HEIGHT: Final = 34
RADIUS_PX: Final = 8.0
PAD: Final = 12
ARROW_ROOM: Final = 34


class Choice(QComboBox):
    """`chosen` carries the new value, and only when a person has changed it."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = tuple(values)
        for _value in self._values:
            self.addItem("")
        self.setProperty(RADIUS, RADIUS_PX)
        # The combo box's own delegate would not give its lines the height of the stylesheet.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.activated.connect(lambda index: self.chosen.emit(self._values[index]))

    @property
    def value(self) -> Any:
        return self._values[self.currentIndex()]

    def has(self, value: Any) -> bool:
        return value in self._values

    def set_value(self, value: Any) -> None:
        """Choose a value; ValueError if it is not in the list."""
        self.setCurrentIndex(self._values.index(value))

    def set_words(self, words: Sequence[str]) -> None:
        """A word for each value."""
        for index, word in enumerate(words):
            self.setItemText(index, word)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        texts = (self.itemText(index) for index in range(self.count()))
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        return QSize(widest + PAD + ARROW_ROOM + 6, max(HEIGHT, metrics.height() + 14))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A field with a small arrow, whatever the style."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        over = self.underMouse() and self.isEnabled()
        painter.setPen(QPen(QColor("#ffffff") if over else LINE, 1.5))
        painter.setBrush(RAISED)
        painter.drawRoundedRect(place, RADIUS_PX, RADIUS_PX)
        ink = TEXT if self.isEnabled() else OFF_TEXT
        right, middle = place.right() - 18, place.center().y()
        painter.setPen(QPen(ink, 2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(
            [
                QPointF(right - 4, middle - 2),
                QPointF(right, middle + 2),
                QPointF(right + 4, middle - 2),
            ]
        )
        painter.setPen(ink)
        words = place.adjusted(PAD, 0, -ARROW_ROOM, 0)
        shown = self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, int(words.width())
        )
        painter.drawText(
            words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown
        )

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Who scrolls the dialog does not mean to choose."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
