"""Everything is readable, whatever the theme of the system."""

import pytest
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

from cardgames_gui.app import style
from cardgames_gui.app.buttons import OFF_GROUND, Look, ground
from cardgames_gui.app.prose import EXAMPLE
from cardgames_gui.table import colours

ROLE = QPalette.ColorRole
PAIRS = [
    (ROLE.WindowText, ROLE.Window),
    (ROLE.Text, ROLE.Base),
    (ROLE.Text, ROLE.AlternateBase),
    (ROLE.PlaceholderText, ROLE.Base),
    (ROLE.ButtonText, ROLE.Button),
    (ROLE.HighlightedText, ROLE.Highlight),
    (ROLE.ToolTipText, ROLE.ToolTipBase),
    (ROLE.Link, ROLE.Base),
    (ROLE.Link, ROLE.Window),
    (ROLE.LinkVisited, ROLE.Base),
    (ROLE.BrightText, ROLE.Window),
]


def test_examples_stand_out() -> None:
    assert contrast(EXAMPLE, style.FIELD) >= 4.5


def parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def light(colour: QColor) -> float:
    """Relative luminance, as WCAG defines it."""
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in parts(colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def over(top: QColor, below: QColor) -> QColor:
    """What is seen where a colour lets another one through."""
    share = top.alphaF()
    mixed = (a * share + b * (1 - share) for a, b in zip(parts(top), parts(below), strict=True))
    return QColor.fromRgbF(*mixed)


@pytest.mark.parametrize("group", [*QPalette.ColorGroup][:3])
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair[0].name} on {pair[1].name}")
def test_words_stand_out(
    pair: tuple[QPalette.ColorRole, QPalette.ColorRole], group: QPalette.ColorGroup
) -> None:
    made = style.palette()
    assert contrast(made.color(group, pair[0]), made.color(group, pair[1])) >= 4.5


@pytest.mark.usefixtures("qapp")
def test_no_role_is_left_to_the_system() -> None:
    made = style.palette()
    ours = [role for role in QPalette.ColorRole if role not in (ROLE.NoRole, ROLE.NColorRoles)]
    for role in ours:
        for group in [*QPalette.ColorGroup][:3]:
            assert made.isBrushSet(group, role), (role, group)


@pytest.mark.parametrize("look", [*Look])
@pytest.mark.parametrize("below", [style.GROUND, style.FIELD, QColor("#2a3d50")])
def test_words_on_buttons_stand_out(look: Look, below: QColor) -> None:
    ink = colours.ON_ACT if look is Look.GOLD else colours.ON_PLATE
    for hover in (False, True):
        for down in (False, True):
            assert contrast(ink, over(ground(look, over=hover, down=down), below)) >= 4.5
    assert contrast(style.OFF_TEXT, over(OFF_GROUND, below)) >= 4.5
    assert contrast(colours.ON_PLATE, style.PICKED) >= 4.5


def test_one_of_the_two_rings_is_seen_anywhere() -> None:
    for below in (style.GROUND, style.FIELD, colours.ACT, QColor("#397d6e"), QColor("#ffffff")):
        rings = (colours.FOCUS_INNER, colours.FOCUS_OUTER)
        assert max(contrast(ring, below) for ring in rings) >= 3
    for below in (style.FIELD, style.RAISED, style.GROUND):
        assert contrast(style.LINE, below) >= 3


def test_small_fonts_grow(qapp: QApplication) -> None:
    tiny = QFont(qapp.font())
    tiny.setPixelSize(9)
    assert QFontInfo(style.plain_font(tiny)).pixelSize() == style.PLAIN_TEXT_PX
    large = QFont(qapp.font())
    large.setPixelSize(30)
    assert style.plain_font(large).pixelSize() == 30
    assert style.sized(large, 3).pixelSize() == style.SMALLEST_TEXT_PX
