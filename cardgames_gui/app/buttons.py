"""Our buttons: pills with words, and round ones with an icon."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QWidget

from cardgames_gui.app.focus import RADIUS
from cardgames_gui.app.style import OFF_TEXT, PICKED, sized
from cardgames_gui.table import colours
from cardgames_gui.table.icons import icon_pixmap

OFF_GROUND: Final = QColor(255, 255, 255, 14)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Look(Enum):
    """Gold says "you can act here"; everything else is quiet."""

    QUIET = "quiet"
    GOLD = "gold"


class Painted(QPushButton):
    """Paints itself, also under the mouse; Enter presses it as Space does."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # A click leaves the focus, and its ring, where the keyboard has put it.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)


class Pill(Painted):
    """A button with words, and an icon before them if it has a name."""

    def __init__(
        self, text: str = "", look: Look = Look.QUIET, icon: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._look = look
        self._icon = icon
        self._px = 15.0
        self.set_size(self._px)

    def set_size(self, px: float) -> None:
        """The height of its text in px; everything else goes with it."""
        self._px = px
        self.setFont(sized(self.font(), px, bold=True))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        pad = metrics.height() * (1.5 if self._look is Look.GOLD else 1.2)
        width = metrics.horizontalAdvance(self.text()) + 2 * pad + self._icon_room()
        return QSize(round(width), round(max(36, metrics.height() * 2.2)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setProperty(RADIUS, self.height() / 2)
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ground())
        place = QRectF(self.rect())
        painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
        if self.isChecked():
            painter.setPen(QPen(colours.ON_PLATE, 2))
            painter.setBrush(PICKED)
            inner = place.adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
        self._paint_words(painter, place)

    def _paint_words(self, painter: QPainter, place: QRectF) -> None:
        metrics = self.fontMetrics()
        room = place.width() - metrics.height() - self._icon_room()
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, round(room))
        width = metrics.horizontalAdvance(text) + self._icon_room()
        left = (place.width() - width) / 2
        ink = self._ink()
        if self._icon:
            side = metrics.height()
            pixmap = icon_pixmap(self._icon, side, self.devicePixelRatioF(), ink)
            painter.drawPixmap(round(left), round((place.height() - side) / 2), pixmap)
            left += self._icon_room()
        painter.setPen(ink)
        painter.drawText(
            QRectF(left, 0, place.width() - left, place.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            text,
        )

    def _icon_room(self) -> float:
        return self.fontMetrics().height() * 1.35 if self._icon else 0.0

    def _ground(self) -> QColor:
        if not self.isEnabled():
            return OFF_GROUND
        return ground(self._look, over=self.underMouse(), down=self.isDown())

    def _ink(self) -> QColor:
        if not self.isEnabled():
            return OFF_TEXT
        return colours.ON_ACT if self._look is Look.GOLD else colours.ON_PLATE


def one_of(pills: Iterable[Pill]) -> None:
    """Make one of them the pressed one; they share a parent. Tab goes to that one, arrows on."""
    for pill in pills:
        pill.setCheckable(True)
        pill.setAutoExclusive(True)
        pill.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        pill.toggled.connect(
            lambda on, pill=pill: pill.setFocusPolicy(
                Qt.FocusPolicy.TabFocus if on else Qt.FocusPolicy.NoFocus
            )
        )


class RoundButton(Painted):
    """An icon in a circle; its words are its tooltip and its accessible name."""

    def __init__(self, icon: str, side_px: int = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._icon = icon
        self.set_side(side_px)

    def set_side(self, side_px: int) -> None:
        """The circle's diameter."""
        self.setFixedSize(side_px, side_px)
        self.setProperty(RADIUS, side_px / 2)

    def say(self, words: str, keys: str = "") -> None:
        """Name it, and show the keys that do the same."""
        self.setAccessibleName(words)
        self.setToolTip(f"{words} ({keys})" if keys else words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        on = self.isEnabled()
        painter.setBrush(ground(Look.QUIET, over=self.underMouse() and on, down=self.isDown()))
        painter.drawEllipse(QRectF(self.rect()))
        side = round(self.width() * 0.56)
        ink = colours.ON_PLATE if on else OFF_TEXT
        pixmap = icon_pixmap(self._icon, side, self.devicePixelRatioF(), ink)
        at = (self.width() - side) / 2
        painter.drawPixmap(round(at), round(at), pixmap)


def ground(look: Look, *, over: bool, down: bool) -> QColor:
    """The colour under a button's words."""
    if look is Look.GOLD:
        return colours.ACT.darker(112) if down else colours.ACT.lighter(108 if over else 100)
    if down:
        return QColor(255, 255, 255, 22)
    return colours.BUTTON_HOVER if over else colours.BUTTON
