"""The colours of the house, named for what they say."""

from typing import Final

from PySide6.QtGui import QColor

# Cards.
PAPER: Final = QColor("#fdf8ef")
PAPER_EDGE: Final = QColor(43, 33, 24, 41)
INK: Final = QColor("#2b2a33")
BACK: Final = QColor("#23466d")
SHADOW: Final = QColor("#04100d")

# Gold means one thing: you can act here. What stands on gold is dark.
ACT: Final = QColor("#ffcf5c")
ON_ACT: Final = QColor("#2b2214")

# Plates, labels and the bar along the top: the felt shows through a little.
PLATE: Final = QColor(14, 28, 28, 205)
PLATE_EDGE: Final = QColor(255, 255, 255, 28)
ON_PLATE: Final = QColor("#ffffff")
ON_PLATE_QUIET: Final = QColor(255, 255, 255, 200)
BAR: Final = QColor(10, 22, 22, 150)
BUTTON: Final = QColor(255, 255, 255, 40)
BUTTON_HOVER: Final = QColor(255, 255, 255, 66)

# Empty places: a dashed line and a numeral that waits.
PLACE_EDGE: Final = QColor(255, 255, 255, 120)
PLACE_FILL: Final = QColor(0, 0, 0, 26)
GHOST: Final = QColor(255, 255, 255, 150)

# Calls that anyone may make out of turn: the one red thing on the table.
CALL: Final = QColor("#d92d3a")
CALL_PRESSED: Final = QColor("#b3202c")
ON_CALL: Final = QColor("#ffffff")

# Keyboard focus: one of the two rings is seen on any ground.
FOCUS_INNER: Final = QColor("#000000")
FOCUS_OUTER: Final = QColor("#ffffff")

# One for each seat, behind the first letter of its name; white letters are readable on all.
SEATS: Final = (
    QColor("#c2492f"),
    QColor("#a3590c"),
    QColor("#1f7f74"),
    QColor("#7d55b8"),
    QColor("#2f6fb3"),
    QColor("#a83f7a"),
)
