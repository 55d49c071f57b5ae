"""A card's soft shadow, made once for each size."""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from cardgames_gui.table.colours import SHADOW

# In card widths: how far the shadow reaches and falls when a card lies, and what being lifted adds.
LYING_REACH: Final = 0.055
LIFTED_REACH: Final = 0.13
LYING_DROP: Final = 0.02
LIFTED_DROP: Final = 0.10
LYING_DARK: Final = 0.46
LIFTED_DARK: Final = 0.36
ASPECT: Final = 355 / 250
CORNER: Final = 24 / 250
# A card on its way up passes through this many shadows at most.
STEPS: Final = 8


def shadow_rect(width_px: float, lift: float) -> QRectF:
    """Where the shadow's pixmap lies, seen from the card's top left."""
    lift = _step(lift)
    reach = _reach(width_px, lift)
    drop = width_px * (LYING_DROP + (LIFTED_DROP - LYING_DROP) * lift)
    side = 2 * reach
    return QRectF(-reach, drop - reach, width_px + side, width_px * ASPECT + side)


def shadow(width_px: float, lift: float, dpr: float) -> QPixmap:
    """A card's shadow; `lift` is 0 for a card that lies and 1 for one that is held."""
    return _shadow(round(width_px, 2), _step(lift), dpr)


def _step(lift: float) -> float:
    return round(min(max(lift, 0.0), 1.0) * STEPS) / STEPS


def _reach(width_px: float, lift: float) -> float:
    return max(2.0, width_px * (LYING_REACH + (LIFTED_REACH - LYING_REACH) * lift))


@lru_cache(maxsize=48)
def _shadow(width_px: float, lift: float, dpr: float) -> QPixmap:
    """Rounded rectangles inside one another, each replacing the middle of the one before.

    Qt's own shadow effect would blur anew with every frame, for every card.
    """
    place = shadow_rect(width_px, lift)
    pixmap = QPixmap(math.ceil(place.width() * dpr), math.ceil(place.height() * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    reach = _reach(width_px, lift)
    card = QRectF(reach, reach, width_px, width_px * ASPECT)
    dark = LYING_DARK + (LIFTED_DARK - LYING_DARK) * lift
    # As many as there are pixels across the soft edge: more would not be seen.
    rings = max(4, math.ceil(2 * reach * dpr))
    colour = QColor(SHADOW)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    for ring in range(rings):
        inward = (ring + 0.5) / rings
        out = reach * (1 - 2 * inward)
        colour.setAlphaF(dark * inward * inward * (3 - 2 * inward))
        painter.setBrush(colour)
        radius = max(width_px * CORNER + out, reach * 0.4)
        painter.drawRoundedRect(card.adjusted(-out, -out, out, out), radius, radius)
    painter.end()
    return pixmap
