"""A check box whose box can be seen on a dark ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox

from cardgames_gui.app.style import FIELD, LINE, OFF_TEXT, PICKED, TEXT
from cardgames_gui.table.icons import icon_pixmap

SIDE: Final = 22
GAP: Final = 10
HEIGHT: Final = 32


class Switch(QCheckBox):
    """On is a tick, not only a colour."""

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(SIDE + GAP + metrics.horizontalAdvance(self.text()) + 6, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """Its words belong to it, as far as they go."""
        return self.rect().contains(pos) and pos.x() <= self.sizeHint().width()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(1, (self.height() - SIDE) / 2, SIDE, SIDE)
        on = self.isEnabled()
        over = self.underMouse() and on
        painter.setPen(QPen(QColor("#ffffff") if over else LINE, 1.5))
        painter.setBrush(PICKED if self.isChecked() and on else FIELD)
        painter.drawRoundedRect(box, 5, 5)
        if self.isChecked():
            tick = icon_pixmap(
                "check", SIDE - 4, self.devicePixelRatioF(), QColor("#ffffff") if on else OFF_TEXT
            )
            painter.drawPixmap(box.topLeft() + QPointF(2, 2), tick)
        painter.setPen(TEXT if on else OFF_TEXT)
        words = QRectF(self.rect()).adjusted(SIDE + GAP, 0, 0, 0)
        painter.drawText(
            words,
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
            self.text(),
        )
