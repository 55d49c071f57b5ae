"""Cards for games without drawn ones: plain paper with the face's name, and a plain back."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from cardgames_gui.table import colours
from cardgames_gui.table.numerals import has_numerals, numeral_in
from cardgames_gui.table.shadow import CORNER

# As on drawn cards: these read as one another upside down, so a line says where below is.
UNDERLINED = frozenset({"6", "9"})


def is_back(face: str) -> bool:
    return face == "back" or face.startswith("back-")


def paint_plain(painter: QPainter, face: str, place: QRectF) -> None:
    """Fills a place with a card that says its name."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    width = place.width()
    _rounded(painter, place, width * CORNER, colours.PAPER)
    if is_back(face):
        inner = place.adjusted(width * 0.06, width * 0.06, -width * 0.06, -width * 0.06)
        _rounded(painter, inner, width * CORNER * 0.6, colours.BACK)
        painter.fillPath(_diamond(place, width * 0.2), colours.PAPER)
    elif has_numerals(face):
        _paint_numeral(painter, face, place)
    else:
        _paint_name(painter, face, place)
    edge = max(1.0, width / 125)
    painter.setPen(QPen(colours.PAPER_EDGE, edge))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = edge / 2
    radius = width * CORNER - half
    painter.drawRoundedRect(place.adjusted(half, half, -half, -half), radius, radius)


def _rounded(painter: QPainter, place: QRectF, radius: float, colour: QColor) -> None:
    painter.setBrush(colour)
    painter.drawRoundedRect(place, radius, radius)


def _diamond(place: QRectF, reach: float) -> QPainterPath:
    middle = place.center()
    path = QPainterPath()
    path.moveTo(middle.x(), middle.y() - reach * 1.3)
    path.lineTo(middle.x() + reach, middle.y())
    path.lineTo(middle.x(), middle.y() + reach * 1.3)
    path.lineTo(middle.x() - reach, middle.y())
    path.closeSubpath()
    return path


def _paint_numeral(painter: QPainter, text: str, place: QRectF) -> None:
    width = place.width()
    room = place.adjusted(width * 0.15, 0, -width * 0.15, 0)
    path = numeral_in(text, room, width * 0.5)
    painter.fillPath(path, colours.INK)
    if text in UNDERLINED:
        below = path.boundingRect()
        line = QRectF(below.left(), below.bottom() + width * 0.06, below.width(), width * 0.045)
        _rounded(painter, line, line.height() / 2, colours.INK)


def _paint_name(painter: QPainter, text: str, place: QRectF) -> None:
    """As large as its longest word allows."""
    room = place.adjusted(*(place.width() * side for side in (0.09, 0.09, -0.09, -0.09)))
    size = max(1, round(room.width() * 0.42))
    font = QFont()
    font.setBold(True)
    font.setPixelSize(size)
    measured = QFontMetricsF(font)
    longest = max(measured.horizontalAdvance(word) for word in (text.split() or [" "]))
    if longest > room.width():
        font.setPixelSize(max(1, int(size * room.width() / longest)))
    painter.setFont(font)
    painter.setPen(colours.INK)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
