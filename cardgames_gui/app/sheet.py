"""What our dialogs have in common: a heading, a body that scrolls on small screens, and feet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardgames_gui.app.style import QUIET_TEXT, sized

MARGIN: Final = 28
HEADING_PX: Final = 26


class Body(QScrollArea):
    """Wants to be as large as what is in it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        # The keyboard goes to what is in it.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        inner = self.widget()
        if inner is None:
            return super().sizeHint()
        size = inner.minimumSizeHint().expandedTo(inner.sizeHint())
        size = size.expandedTo(inner.minimumSize())
        if inner.hasHeightForWidth():
            size.setHeight(
                max(inner.minimumSizeHint().height(), inner.heightForWidth(size.width()))
            )
        return size + QSize(2, 2)


class Sheet(QDialog):
    """Opened with open(): modal to its window, and nothing waits for it in a loop."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.heading: Final = QLabel()
        self.heading.setFont(sized(self.font(), HEADING_PX, bold=True))
        self.body: Final = Body()
        self.content: Final = QWidget()
        self.body.setWidget(self.content)
        self.feet: Final = QHBoxLayout()
        self.feet.setSpacing(12)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN - 6, MARGIN, MARGIN - 6)
        column.setSpacing(16)
        column.addWidget(self.heading)
        column.addWidget(self.body, 1)
        column.addLayout(self.feet)

    def retranslate(self) -> None:
        """Say everything anew in the language in use."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.fit()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        super().showEvent(event)

    def fit(self) -> None:
        """As large as its content, and never larger than the screen."""
        self.content.updateGeometry()
        layout = self.layout()
        if layout is not None:
            layout.activate()
        free = self.screen().availableGeometry().size() - QSize(16, 48)
        self.resize(self.sizeHint().boundedTo(free))


def quiet(label: QLabel) -> QLabel:
    """Make a label less loud than what it explains; still readable."""
    colours = label.palette()
    colours.setColor(QPalette.ColorRole.WindowText, QUIET_TEXT)
    label.setPalette(colours)
    label.setFont(sized(label.font(), 13))
    label.setWordWrap(True)
    return label
