"""Card faces and felts by name, at exactly the size they are seen in."""

import random
from collections import OrderedDict
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardgames_gui.engine.resources import resource
from cardgames_gui.table.icons import icon, icon_pixmap, program_icon
from cardgames_gui.table.numerals import has_numerals, numeral_in, numeral_path
from cardgames_gui.table.plain import paint_plain
from cardgames_gui.table.shadow import ASPECT, CORNER, shadow, shadow_rect

__all__ = [
    "ASPECT",
    "CORNER",
    "CardArt",
    "felt",
    "has_numerals",
    "home",
    "icon",
    "icon_pixmap",
    "numeral_in",
    "numeral_path",
    "program_icon",
    "shadow",
    "shadow_rect",
]

# A table shows a card in a handful of sizes; while a window is resized the old ones go.
SIZES_KEPT: Final = 12
BYTES_KEPT: Final = 96 * 1024 * 1024

# Width in device pixels, and the density.
Size = tuple[int, float]


class CardArt:
    """The faces of one game's cards, backs among them."""

    def __init__(self, game_id: str) -> None:
        self._folder = resource(game_id, "cards")
        self._drawings: dict[str, QSvgRenderer | None] = {}
        # The size asked for last is at the end.
        self._kept: OrderedDict[Size, dict[str, QPixmap]] = OrderedDict()
        self._bytes = 0

    def pixmap(self, face: str, width_px: float, dpr: float) -> QPixmap:
        """A face as wide as asked, rendered once; draw it unscaled to keep it sharp."""
        size = max(1, round(width_px * dpr)), dpr
        kept = self._kept.get(size)
        if kept is None:
            kept = self._kept[size] = {}
        self._kept.move_to_end(size)
        pixmap = kept.get(face)
        if pixmap is None:
            pixmap = kept[face] = self._render(face, size)
            self._bytes += _bytes(pixmap)
            self._forget()
        return pixmap

    def prepare(self, faces: Iterable[str], width_px: float, dpr: float) -> None:
        """Renders now what will be painted later, so that no paint event has to."""
        for face in faces:
            self.pixmap(face, width_px, dpr)

    def has(self, face: str) -> bool:
        """Whether the face is drawn; if not, it is plain paper with its name."""
        return self._drawing(face) is not None

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0

    @property
    def bytes_kept(self) -> int:
        return self._bytes

    def _render(self, face: str, size: Size) -> QPixmap:
        width, dpr = size
        pixmap = QPixmap(width, max(1, round(width * ASPECT)))
        pixmap.fill(Qt.GlobalColor.transparent)
        place = QRectF(pixmap.rect())
        painter = QPainter(pixmap)
        drawing = self._drawing(face)
        if drawing is None:
            paint_plain(painter, face, place)
        else:
            drawing.render(painter, place)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def _drawing(self, face: str) -> QSvgRenderer | None:
        if face not in self._drawings:
            self._drawings[face] = _load(self._folder / f"{face}.svg")
        return self._drawings[face]

    def _forget(self) -> None:
        while len(self._kept) > 1 and (len(self._kept) > SIZES_KEPT or self._bytes > BYTES_KEPT):
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= sum(_bytes(pixmap) for pixmap in dropped.values())


def felt(game_id: str, size: QSize, dpr: float) -> QPixmap:
    """A game's felt at a table's size; a game without one plays on the house's ground."""
    path = resource(game_id, "felt.svg")
    if not path.is_file():
        return home(size, dpr)
    return _ground(path, size.width(), size.height(), dpr)


def home(size: QSize, dpr: float) -> QPixmap:
    """What lies behind the home screen."""
    return _ground(resource("home.svg"), size.width(), size.height(), dpr)


@lru_cache(maxsize=1)
def _ground(path: Path, width: int, height: int, dpr: float) -> QPixmap:
    pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    painter = QPainter(pixmap)
    drawing = _load(path)
    if drawing is not None:
        drawing.render(painter, QRectF(pixmap.rect()))
    painter.drawTiledPixmap(pixmap.rect(), _grain())
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


@cache
def _grain() -> QPixmap:
    """Faint noise: it looks like cloth, and hides the steps in a dark, wide gradient."""
    side = 128
    noise = random.Random(1)
    grain = bytearray()
    for light in noise.randbytes(side * side):
        value = 255 if light & 1 else 0
        # Premultiplied: blue, green, red, alpha.
        alpha = (light >> 5) if value == 0 else (light >> 6)
        grain += bytes((min(value, alpha),) * 3 + (alpha,))
    image = QImage(bytes(grain), side, side, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image)


def _load(path: Path) -> QSvgRenderer | None:
    if not path.is_file():
        return None
    drawing = QSvgRenderer(str(path))
    return drawing if drawing.isValid() else None


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
