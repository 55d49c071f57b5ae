"""The cards and the felt of Bloqueadas: a pack of 52 with large corners, and its back."""

from pathlib import Path
from typing import Final

from resources.drawing import backs, card, courts, felts, glyphs, svg
from resources.drawing.card import CENTRE, HALF_TURN, HEIGHT, WIDTH
from resources.drawing.suits import INKS, suit

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
PAPER: Final = card.PAPER
NAVY: Final = "#1f3a63"
PALE: Final = "#b9cbe4"
FELT: Final = ((0.0, "#73343f"), (0.3, "#692e39"), (0.65, "#4d202a"), (1.0, "#2f1219"))

INDEX: Final = 47.0
"""How high the rank in the corner is."""
SMALL: Final = 36.0
"""The suit below it."""
PIP: Final = 43.0
A: Final = 87.0
B: Final = CENTRE[0]
C: Final = WIDTH - A
# The rows of pips, as shares of the way from the first to the last one.
FIRST: Final = 62.0
LAST: Final = HEIGHT - FIRST
SIDES: Final = {
    "4": (0.0, 1.0),
    "5": (0.0, 1.0),
    "6": (0.0, 0.5, 1.0),
    "7": (0.0, 0.5, 1.0),
    "8": (0.0, 0.5, 1.0),
    "9": (0.0, 1 / 3, 2 / 3, 1.0),
    "10": (0.0, 1 / 3, 2 / 3, 1.0),
}
MIDDLES: Final = {
    "2": (0.0, 1.0),
    "3": (0.0, 0.5, 1.0),
    "5": (0.5,),
    "7": (0.25,),
    "8": (0.25, 0.75),
    "9": (0.5,),
    "10": (1 / 6, 5 / 6),
}


def pips(rank: str, name: str) -> list[str]:
    places = [(x, share) for share in SIDES.get(rank, ()) for x in (A, C)]
    places += [(B, share) for share in MIDDLES.get(rank, ())]
    return [
        suit(name, x, FIRST + share * (LAST - FIRST), PIP, turned=share > 0.5)
        for x, share in places
    ]


def corners(rank: str, name: str) -> list[str]:
    """Rank over suit, in two corners; both can be read in the strip that a fan leaves free."""
    ink = INKS[name]
    middle = 38.0
    high = INDEX if len(rank) == 1 else INDEX * 0.94
    outline = glyphs.outlines(rank, high, middle - glyphs.width(rank, high) / 2, 22)
    underline = card.numeral(rank, high, middle, 22 + high / 2, ink, "index")
    corner = underline if rank in card.UNDERLINED else svg.path(outline, fill=ink, id_="index")
    lower = 22 + INDEX + (16 if rank in card.UNDERLINED else 9)
    small = suit(name, middle, lower + SMALL / 2, SMALL)
    plain = corner.replace(' id="index"', "")
    return [corner, small, svg.element("g", [plain, small], transform=HALF_TURN)]


def face(rank: str, name: str) -> list[str]:
    if rank == "A":
        middle = [suit(name, *CENTRE, 118.0)]
    elif rank in courts.COLOURS:
        middle = courts.figure(rank, name)
    else:
        middle = pips(rank, name)
    return [card.sheet(PAPER), *middle, *corners(rank, name), card.rim()]


def write(target: Path) -> None:
    cards = target / "bloqueadas" / "cards"
    for rank in RANKS:
        for name in INKS:
            svg.write(cards / f"{rank}{name}.svg", WIDTH, HEIGHT, face(rank, name))
    svg.write(cards / "back.svg", WIDTH, HEIGHT, backs.lattice(NAVY, PALE, PALE, filled=False))
    felts.write_felt(target / "bloqueadas" / "felt.svg", FELT)
