"""How every widget looks, whatever the system's theme: one whole palette and one stylesheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

SMALLEST_TEXT_PX: Final = 12
PLAIN_TEXT_PX: Final = 14

GROUND: Final = QColor("#1d2833")
FIELD: Final = QColor("#131b24")
RAISED: Final = QColor("#32414f")
LINE: Final = QColor("#7d8c9a")
TEXT: Final = QColor("#f5f2ea")
QUIET_TEXT: Final = QColor("#c3cdd5")
OFF_TEXT: Final = QColor("#b0bac3")
PICKED: Final = QColor("#2f5f8c")
LINK: Final = QColor("#9ccbff")

_ROLE = QPalette.ColorRole
_COLOURS: Final = {
    _ROLE.Window: GROUND,
    _ROLE.WindowText: TEXT,
    _ROLE.Base: FIELD,
    _ROLE.AlternateBase: GROUND,
    _ROLE.Text: TEXT,
    _ROLE.PlaceholderText: QUIET_TEXT,
    _ROLE.Button: RAISED,
    _ROLE.ButtonText: TEXT,
    _ROLE.BrightText: QColor("#ffffff"),
    _ROLE.Light: QColor("#546575"),
    _ROLE.Midlight: QColor("#44545f"),
    _ROLE.Mid: QColor("#2a3743"),
    _ROLE.Dark: QColor("#0f151b"),
    _ROLE.Shadow: QColor("#000000"),
    _ROLE.Highlight: PICKED,
    _ROLE.HighlightedText: QColor("#ffffff"),
    _ROLE.Accent: PICKED,
    _ROLE.Link: LINK,
    _ROLE.LinkVisited: QColor("#c9b8ff"),
    _ROLE.ToolTipBase: FIELD,
    _ROLE.ToolTipText: TEXT,
}
_OFF: Final = (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText)

SHEET: Final = f"""
QToolTip {{
    color: {TEXT.name()}; background: {FIELD.name()};
    border: 1px solid {LINE.name()}; padding: 4px 6px;
}}
QLineEdit {{
    color: {TEXT.name()}; background: {FIELD.name()};
    border: 1px solid {LINE.name()}; border-radius: 8px; padding: 4px 10px;
    placeholder-text-color: {QUIET_TEXT.name()};
    selection-background-color: {PICKED.name()}; selection-color: #ffffff;
}}
QLineEdit:hover {{ border-color: #ffffff; }}
QComboBox QAbstractItemView {{
    color: {TEXT.name()}; background: {GROUND.name()};
    border: 1px solid {LINE.name()}; outline: 0; padding: 4px;
    selection-background-color: {PICKED.name()}; selection-color: #ffffff;
}}
QComboBox QAbstractItemView::item {{ min-height: 30px; padding-left: 8px; }}
QScrollBar:vertical {{ background: transparent; width: 14px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {LINE.name()}; border-radius: 5px; min-height: 32px; margin: 2px;
}}
QScrollBar::handle:vertical:hover {{ background: {QUIET_TEXT.name()}; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
QMenu {{
    color: {TEXT.name()}; background: {GROUND.name()};
    border: 1px solid {LINE.name()}; padding: 6px;
}}
QMenu::item {{ padding: 7px 28px 7px 10px; border-radius: 6px; }}
QMenu::item:selected {{ background: {PICKED.name()}; color: #ffffff; }}
QMenu::item:disabled {{ color: {OFF_TEXT.name()}; }}
QMenu::icon {{ padding-left: 8px; }}
QMenu::separator {{ height: 1px; background: {LINE.name()}; margin: 6px 8px; }}
"""


def dress(app: QApplication) -> None:
    """Fusion looks the same everywhere, and takes every colour from the palette."""
    app.setStyle("Fusion")
    # Title bars, and whatever else the system draws, follow suit.
    app.styleHints().setColorScheme(Qt.ColorScheme.Dark)
    colours = palette()
    app.setPalette(colours)
    QToolTip.setPalette(colours)
    app.setFont(plain_font(app.font()))
    app.setStyleSheet(SHEET)


def palette() -> QPalette:
    """Every role in every group, so that nothing of the system's theme shines through."""
    made = QPalette()
    for role, colour in _COLOURS.items():
        made.setColor(QPalette.ColorGroup.All, role, colour)
    for role in _OFF:
        made.setColor(QPalette.ColorGroup.Disabled, role, OFF_TEXT)
    return made


def plain_font(font: QFont) -> QFont:
    """The system's font, no smaller than is easy to read."""
    plain = QFont(font)
    if QFontInfo(font).pixelSize() < PLAIN_TEXT_PX:
        plain.setPixelSize(PLAIN_TEXT_PX)
    return plain


def sized(font: QFont, px: float, *, bold: bool = False) -> QFont:
    """The font in another size, never under the smallest."""
    made = QFont(font)
    made.setPixelSize(max(SMALLEST_TEXT_PX, round(px)))
    if bold:
        made.setWeight(QFont.Weight.Bold)
    return made
