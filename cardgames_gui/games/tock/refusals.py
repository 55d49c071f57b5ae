"""Why not: the sentences of Tock! for what the rules refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.refusals import no_such_seat, not_your_turn, over
from cardgames_gui.games.tock.knocking import may_knock
from cardgames_gui.games.tock.model import (
    ACCEPT,
    DRAW,
    DRAW_BLOCK,
    DRAW_BLOCK_MOVE,
    DRAWN_CENTRE,
    DRAWN_OWN,
    DRAWN_PILE,
    HIGHEST,
    MOVES,
    NOBODY,
    RASCAL,
    TOP_CENTRE,
    TockMove,
)

if TYPE_CHECKING:
    from cardgames_gui.games.tock.rules import State

_ = Catalogue("tock").gettext


def settling(state: State) -> str:
    """What is left to the last seat (T25)."""
    if may_knock(state, state.turn_seat):
        return _("Let the last action stand, or knock.")
    return _("Nothing is left to do but to let the last action stand.")


def knock(state: State, seat: int) -> str:
    """Why that seat may not knock (T14, T27)."""
    if state.over:
        return over()
    if not state.strict:
        return _("Nobody knocks at a learner's table.")
    if seat in state.out:
        return _("A player who is out does not knock any more.")
    if state.acted == NOBODY:
        return _("There is nothing to knock at.")
    if state.acted == seat:
        return _("You cannot knock at what you did yourself.")
    return _("You have already knocked at this.")


def move(state: State, seat: int, refused: TockMove) -> str:
    """Why the seat whose turn it is may not play this move."""
    kind, target = refused.kind, refused.target
    if state.must_settle():
        return settling(state)
    if kind == ACCEPT:
        return _("There is nothing to let stand.")
    if kind in (DRAW, DRAW_BLOCK):
        return _drawing(state, seat, refused)
    if kind in (DRAWN_CENTRE, DRAWN_PILE, DRAWN_OWN):
        if state.drawn == NOBODY:
            return _("There is no drawn card to play.")
        number = state.faces[state.drawn]
    else:
        if state.drawn != NOBODY:
            return _("Play the drawn card first; until then the top of your pile stays.")
        number = state.top(seat)
        if not number:
            return _("Your pile is empty.")
    if kind in (TOP_CENTRE, DRAWN_CENTRE):
        return centre(state, number, target)
    if kind == DRAWN_OWN:
        return _fits_elsewhere(state, number)
    return pile(state, seat, number, target)


def _drawing(state: State, seat: int, refused: TockMove) -> str:
    if state.drawn != NOBODY:
        return _("Play the drawn card before you draw another one.")
    if not state.strict and state.top(seat) and state.can_go(state.top(seat), seat):
        return _("The {card} on top of your pile can be played: that comes before drawing.").format(
            card=card_name(state.top(seat))
        )
    if refused.kind == DRAW_BLOCK:
        if state.table:
            return _("The pile is turned over only when no card lies on the table.")
        return _("Cards are drawn from the top of the block.")
    if refused.target in state.table:
        return _("First draw the card, then see where it goes.")
    if not state.table:
        return _("No card lies on the table any more.")
    return _("That card has been drawn already.")


def _fits_elsewhere(state: State, number: int) -> str:
    if state.fits_centre(number):
        return _("The {card} fits in the centre: the centre comes first.").format(
            card=card_name(number)
        )
    return _("The {card} fits on another pile; your own is for cards that fit nowhere.").format(
        card=card_name(number)
    )


def centre(state: State, number: int, place: int) -> str:
    """Why a number does not go on that place in the centre."""
    if number == RASCAL:
        return _("The Rascal never goes in the centre.")
    height = state.heights[place]
    if number == 1:
        return _("A 1 opens a new sequence, on the first free place.")
    if not height:
        return _("A new sequence begins with a 1.")
    if height == HIGHEST:
        return _("This sequence is complete.")
    return _("In the centre {card} goes on {below}.").format(
        card=one(number), below=one(number - 1)
    )


def pile(state: State, seat: int, number: int, target: int) -> str:
    """Why a number does not go on the pile of that seat."""
    if target >= state.seats:
        return no_such_seat()
    if target == seat:
        return _("Only a drawn card goes on your own pile.")
    if target in state.out:
        return _("A player who is out gets no more cards.")
    if not state.piles[target]:
        return _("There is no card on that pile to play on.")
    if target in state.pile_targets(number, seat):
        return _fits_elsewhere(state, number)
    return neighbours(number)


def neighbours(number: int) -> str:
    """On which cards of other players a number goes (T4, T5)."""
    if number == RASCAL:
        return _("The Rascal goes only on a 20.")
    if number == HIGHEST:
        return _("A 20 goes on a 19 or on the Rascal.")
    if number == 1:
        return _("A 1 goes on a 2.")
    text = _("{card} goes on {below} or {above}.").format(
        card=one(number), below=one(number - 1), above=one(number + 1)
    )
    return text[0].upper() + text[1:]


def one(number: int) -> str:
    """A number with its article."""
    # English says "an 8": the only numbers here that begin with a vowel are these.
    text = _("an {number}") if number in (8, 11, 18) else _("a {number}")
    return text.format(number=number)


def card_name(number: int) -> str:
    """A card as a person says it."""
    return _("Rascal") if number == RASCAL else str(number)


def explain(state: State, seat: int | None, card: int, zone: str) -> str:
    """Why bringing this card to that zone is refused; zones have the notation's names."""
    if state.over:
        return over()
    if seat is None or seat != state.turn_seat:
        return not_your_turn()
    if state.must_settle():
        return settling(state)
    name, _dot, index = zone.partition(".")
    if card in state.table:
        return _drawing(state, seat, MOVES[DRAW][card])
    if card == state.drawn:
        own = name == "pile" and int(index) == seat
        if own:
            return _fits_elsewhere(state, state.faces[card])
    elif state.blocks[seat] and card in state.blocks[seat]:
        return _drawing(state, seat, DRAW_BLOCK_MOVE)
    elif not state.piles[seat] or card != state.piles[seat][-1]:
        return _("Only the top card of your own pile, or a card you draw, can be played.")
    elif state.drawn != NOBODY:
        return _("Play the drawn card first; until then the top of your pile stays.")
    number = state.faces[card]
    if name == "centre":
        return centre(state, number, int(index))
    if name == "pile":
        return pile(state, seat, number, int(index))
    return _("Cards go to the centre or on a pile.")
