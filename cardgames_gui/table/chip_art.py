"""Chips by their kind, at exactly the size they are seen in."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardgames_gui.engine.resources import resource

FOLDER: Final = "chips"


@lru_cache(maxsize=32)
def chip_pixmap(kind: str, width_px: float, dpr: float) -> QPixmap:
    """A chip of that kind, rendered once; FileNotFoundError for a kind that is not drawn."""
    path = resource(FOLDER, f"{kind}.svg")
    if not path.is_file():
        raise FileNotFoundError(path)
    side = max(1, round(width_px * dpr))
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(str(path)).render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
