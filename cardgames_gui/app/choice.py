"""A list of which one is chosen: a value for the program, a word for the person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

HEIGHT: Final = 34


class Choice(QComboBox):
    """`chosen` carries the new value, and only when a person has changed it."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = tuple(values)
        for _value in self._values:
            self.addItem("")
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
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
        hint = super().sizeHint()
        return QSize(hint.width(), max(HEIGHT, hint.height()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Who scrolls the dialog does not mean to choose."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
