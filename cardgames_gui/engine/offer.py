"""Offers: what a hand may do now, in terms that a mouse, a keyboard and a screen reader share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cardgames_gui.engine.moves import Move


@dataclass(frozen=True, slots=True)
class Choice:
    """What picking these cards and spending so many chips comes to.

    `move` is None as long as no move comes of it; the label then says what is missing.
    """

    label: str
    move: Move | None
    price: str = ""


Make = Callable[[tuple[int, ...], int], Choice]
"""The choice that picked cards, by their keys in the order of picking, and spent chips make."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that a hand may do now: pick up to `most` of `picks`, bring them to the zone `to`.

    Picks are interchangeable, so a keyboard or a screen reader has one line for all of them. An
    offer without picks is a button with one move. `to` is None where it does not matter where the
    card is let go. `moves` is all that can come of it, each move once, cards that are equal to
    the rules counted as one. Without `make` one card is picked, and `moves` stands parallel to
    `picks`. With `make` that decides, and the table shows a button with what it says of the
    cards that are picked; up to `spend` chips can be added from the chips named `chips`.

    `swaps`: what is picked is what lies in `to`. Cards there and other picks change places as
    often as the hand likes, until the button is pressed; `make` gets the cards in the order of
    the places.

    `obvious` marks what a double click may do without giving anything away; `steady` a button
    that stands, and can be pressed, while cards are on their way too. `ask` is a question to be
    answered with yes before the move is made. `why` says why a button without a move cannot be
    pressed.
    """

    label: str
    moves: Sequence[Move]
    picks: tuple[int, ...] = ()
    to: str | None = None
    price: str = ""
    most: int = 1
    chips: str = ""
    spend: int = 0
    swaps: bool = False
    obvious: bool = False
    call: bool = False
    steady: bool = False
    ask: str = ""
    why: str = ""
    make: Make | None = field(default=None, compare=False, repr=False)

    def choice(self, picked: Sequence[int] = (), spent: int = 0) -> Choice:
        """What these picks come to; KeyError for a card that is not offered."""
        for card in picked:
            if card not in self.picks:
                raise KeyError(card)
        if self.make is not None:
            return self.make(tuple(picked), spent)
        if not self.moves:
            return Choice(self.label, None, self.price)
        if not self.picks:
            return Choice(self.label, self.moves[0], self.price)
        if len(picked) != 1:
            return Choice(self.label, None, self.price)
        return Choice(self.label, self.moves[self.picks.index(picked[0])], self.price)
