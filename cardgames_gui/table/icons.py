"""Our own line icons, in any colour and size."""

from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardgames_gui.engine.resources import resource
from cardgames_gui.table.colours import ON_PLATE

# In device pixels: what menus ask for on screens of 100 to 200 %.
SIZES: Final = (16, 20, 24, 28, 32)
PROGRAM_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)


def icon(name: str, colour: QColor = ON_PLATE) -> QIcon:
    """For menus."""
    made = QIcon()
    for size in SIZES:
        made.addPixmap(icon_pixmap(name, size, 1.0, colour))
    return made


def icon_pixmap(name: str, size_px: float, dpr: float, colour: QColor = ON_PLATE) -> QPixmap:
    """For painting; the size is the side of the square it stands in."""
    return _pixmap(name, max(1, round(size_px * dpr)), dpr, colour.rgba())


def program_icon() -> QIcon:
    """The icon of the windows, in its own colours."""
    made = QIcon()
    for size in PROGRAM_SIZES:
        made.addPixmap(_drawn("cardgames", size))
    return made


@lru_cache(maxsize=256)
def _pixmap(name: str, device_px: int, dpr: float, rgba: int) -> QPixmap:
    pixmap = _drawn(name, device_px)
    painter = QPainter(pixmap)
    # The files are white on nothing: only where there is ink does the colour go.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor.fromRgba(rgba))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _drawn(name: str, device_px: int) -> QPixmap:
    drawing = _drawing(name)
    pixmap = QPixmap(device_px, device_px)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawing.render(painter, QRectF(pixmap.rect()))
    painter.end()
    return pixmap


@cache
def _drawing(name: str) -> QSvgRenderer:
    """Read once: that takes longer than to draw it."""
    path = resource("icons", f"{name}.svg")
    if not path.is_file():
        raise FileNotFoundError(path)
    return QSvgRenderer(str(path))
