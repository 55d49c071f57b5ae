"""Jack, queen and king: half figures that are the same from both sides."""

from typing import Final

from resources.drawing import svg
from resources.drawing.card import CENTRE, HALF_TURN
from resources.drawing.suits import circle, suit

LEFT: Final = 66.0
RIGHT: Final = 184.0
TOP: Final = 46.0
BOTTOM: Final = 309.0
SKIN: Final = "#f3d3ad"
INK: Final = "#2b2a33"
GOLD: Final = "#e0a32e"
GOLD_DARK: Final = "#b07a16"
# Robe, its darker folds, hair, and the ground behind. None is red: that is for the suits.
COLOURS: Final = {
    "J": ("#1f8a7a", "#146155", "#8a5a2b", "#d8ebe4"),
    "Q": ("#7d55b8", "#5a3a8c", "#3d2a22", "#e6dcf1"),
    "K": ("#2f5f9e", "#1f4373", "#6d6a66", "#f3e2c3"),
}

SHOULDERS: Final = "M 70 177.5 C 70 142 92 133 125 133 C 158 133 180 142 180 177.5 Z"
COLLAR: Final = "M 98 136 L 125 165 L 152 136 C 143 133 134 132 125 132 C 116 132 107 133 98 136 Z"
CROWN: Final = "M 96 86 L 92 54 L 108 68 L 125 48 L 142 68 L 158 54 L 154 86 Z"
CROWN_BAND: Final = "M 96 86 L 154 86 L 153 95 L 97 95 Z"
CAP: Final = "M 94 92 C 92 66 106 58 130 60 C 152 62 160 76 158 92 C 140 84 112 84 94 92 Z"
FEATHER: Final = "M 146 70 C 158 56 172 54 180 58 C 176 72 164 80 148 80 Z"
TIARA: Final = "M 99 82 L 104 60 L 115 72 L 125 54 L 135 72 L 146 60 L 151 82 Z"
LONG_HAIR: Final = (
    "M 125 72 C 98 72 92 94 92 112 C 92 128 88 140 84 146 L 108 146 L 108 110 L 142 110 L 142 146"
    " L 166 146 C 162 140 158 128 158 112 C 158 94 152 72 125 72 Z"
)
SHORT_HAIR: Final = (
    "M 125 76 C 101 76 96 96 97 114 C 94 122 92 126 94 130 L 104 128 L 104 104 L 146 104 L 146 128"
    " L 156 130 C 158 126 156 122 153 114 C 154 96 149 76 125 76 Z"
)
BEARD: Final = (
    "M 101 106 C 101 134 112 146 125 150 C 138 146 149 134 149 106 C 143 118 136 120 125 118"
    " C 114 120 107 118 101 106 Z"
)


def path(outline: str, fill: str) -> str:
    return svg.element("path", d=outline, fill=fill)


def face() -> list[str]:
    eyes = " ".join([circle(116, 106, 2.4), circle(134, 106, 2.4)])
    mouth = "M 118 122 C 121 125 129 125 132 122"
    return [
        svg.element("circle", cx=125.0, cy=109.0, r=25.0, fill=SKIN),
        path(eyes, INK),
        svg.element(
            "path", d=mouth, fill="none", stroke="#a5443c", stroke_width=2.6,
            stroke_linecap="round",
        ),
    ]  # fmt: skip


def half(rank: str, name: str) -> list[str]:
    """The figure from the middle of the card up."""
    robe, fold, hair, _ground = COLOURS[rank]
    body = [path(SHOULDERS, robe), path(COLLAR, fold)]
    jewel = svg.element("circle", cx=125.0, cy=90.5, r=3.4, fill="#fdf8ef")
    match rank:
        case "K":
            head = [
                path(SHORT_HAIR, hair), *face(), path(BEARD, hair),
                path(CROWN, GOLD), path(CROWN_BAND, GOLD_DARK), jewel,
            ]  # fmt: skip
        case "Q":
            head = [path(LONG_HAIR, hair), *face(), path(TIARA, GOLD), path(
                "M 99 82 L 151 82 L 150 90 L 100 90 Z", GOLD_DARK)]  # fmt: skip
        case _:
            head = [path(SHORT_HAIR, hair), *face(), path(CAP, fold), path(FEATHER, GOLD)]
    return [*body, *head, suit(name, 82, 70, 26)]


def figure(rank: str, name: str) -> list[str]:
    """The panel with both halves."""
    robe, fold, _hair, ground = COLOURS[rank]
    upper = half(rank, name)
    _x, middle = CENTRE
    return [
        svg.rectangle(
            LEFT, TOP, RIGHT, BOTTOM, 10, fill=ground, stroke=fold, stroke_opacity=0.45,
            stroke_width=2.0,
        ),
        *upper,
        svg.element("g", upper, transform=HALF_TURN),
        svg.rectangle(70, middle - 5, 180, middle + 5, 0, fill=GOLD),
        svg.rectangle(70, middle - 1.2, 180, middle + 1.2, 0, fill=robe),
    ]  # fmt: skip
