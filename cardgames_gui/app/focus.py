"""The double ring, black and white, around whatever has the keyboard's focus."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QGraphicsView, QMainWindow, QMenu, QWidget
from shiboken6 import isValid

from cardgames_gui.table import colours

REACH: Final = 5
"""How far the ring stands out from its widget, in px."""
RADIUS: Final = "focus_radius"
"""The property in which a rounded widget gives its corner's radius in px."""

_MOVES: Final = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ParentChange,
)


class FocusRing(QWidget):
    """Lies over one window and lets every click through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._around: QWidget | None = None
        self._watched: list[QWidget] = []

    def follow(self, widget: QWidget | None) -> None:
        """Go around this widget from now on, or around none."""
        for each in self._watched:
            if isValid(each):
                each.removeEventFilter(self)
        self._watched.clear()
        self._around = widget
        while widget is not None and widget is not self.parentWidget():
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._place()
        return False

    def _place(self) -> None:
        widget = self._around
        window = self.window()
        if widget is None or not isValid(widget) or not widget.isVisible():
            self.hide()
            return
        place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
        self.setGeometry(place.adjusted(-REACH, -REACH, REACH, REACH))
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._around is None or not isValid(self._around):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ring(painter, QRectF(self.rect()), self._around.property(RADIUS) or 4.0)


def paint_ring(painter: QPainter, place: QRectF, radius: float) -> None:
    """The double ring just inside a place; the radius is that of what it goes around."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, colour in ((1.0, colours.FOCUS_OUTER), (3.0, colours.FOCUS_INNER)):
        painter.setPen(QPen(colour, 2))
        corner = radius + REACH - inset
        painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), corner, corner)


class FocusRings(QObject):
    """Gives each window its ring, wherever the focus goes; tables draw their own."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        # Not to be searched for with findChild(): what had the focus may lose it because it is
        # being destroyed, and PySide6 crashes over children that are half gone.
        self._rings: list[FocusRing] = []
        app.focusChanged.connect(lambda _old, now: self._move(now))

    def _move(self, now: QWidget | None) -> None:
        self._rings = [ring for ring in self._rings if isValid(ring)]
        for ring in self._rings:
            ring.follow(None)
        if now is None or not _ringed(now):
            return
        self._ring(now.window()).follow(now)

    def _ring(self, window: QWidget) -> FocusRing:
        for ring in self._rings:
            if ring.parentWidget() is window:
                return ring
        self._rings.append(FocusRing(window))
        return self._rings[-1]


def _ringed(widget: QWidget) -> bool:
    if isinstance(widget, QGraphicsView | QMenu | QMainWindow):
        return False
    return widget.window().windowType() != Qt.WindowType.Popup
