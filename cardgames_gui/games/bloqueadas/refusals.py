"""Why not: the sentences of Bloqueadas for what the rules refuse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames_gui.engine import refusals
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.games.bloqueadas.model import (
    AGAIN,
    BLIND,
    BLINDS,
    EXCHANGE,
    LEAVE,
    LEAVES,
    LEAVING,
    OVER,
    PLACES,
    SHOW,
    TAKE,
    TAKE_MOVE,
    THROW,
    WORTH,
    BloqueadasMove,
    mask_of,
    move_of,
    rank_of,
)
from cardgames_gui.games.bloqueadas.names import capital, the_card

if TYPE_CHECKING:
    from cardgames_gui.games.bloqueadas.rules import State

_ = Catalogue("bloqueadas").gettext


def not_your_turn(state: State, seat: int | None) -> str:
    """Why a seat has no say now; None for somebody who looks on."""
    if seat is not None and state.phase == EXCHANGE and state.chosen >> seat & 1:
        return _("You have chosen your face-up cards; now the others choose.")
    return refusals.not_your_turn()


def move(state: State, seat: int, refused: BloqueadasMove) -> str:
    """Why that seat, which may act, may not play this move."""
    if state.phase == EXCHANGE:
        return _exchanging() if refused.kind == SHOW else _choose_first()
    if state.phase == LEAVING:
        return _not_in_hand() if refused.kind == LEAVE else _leave_first()
    if refused.kind == SHOW:
        return _("Cards are exchanged only before play begins.")
    if refused.kind == LEAVE:
        return _("A card is laid as a new pile only after the old one was taken.")
    if refused.kind == TAKE:
        return _taking(state, seat)
    if refused.kind == BLIND:
        return _blocked(state, seat, refused.place)
    return _throwing(state, seat, refused)


def _choose_first() -> str:
    return _("First choose which three of your cards lie face up.")


def _exchanging() -> str:
    return _("Cards are exchanged between your hand and your own face-up cards.")


def _leave_first() -> str:
    return _("You have taken the pile: lay one card of your hand as the new one.")


def _not_in_hand() -> str:
    return _("That card is not in your hand.")


def _taking(state: State, seat: int) -> str:
    """Why the pile is not taken (B9)."""
    if not state.pile:
        return _("There is no pile to take.")
    if state.phase == AGAIN:
        return _("You threw a 2: another card must follow, and any card fits.")
    if not state.hands[seat] and not any(state.face_up(seat)):
        return _("A blocked card is thrown unseen; only if it is too low do you take the pile.")
    fitting = state.legal_moves(seat)[0].cards[0]
    return _("Only who cannot throw anything takes the pile, and you can throw {card}.").format(
        card=the_card(fitting)
    )


def _blocked(state: State, seat: int, place: int) -> str:
    """Why that blocked card is not thrown (B6, B11)."""
    if state.hands[seat]:
        return _("The cards in your hand come first.")
    if any(state.face_up(seat)):
        return _("Your face-up cards come first, and then the blocked ones.")
    return _("No blocked card lies there any more.")


def _throwing(state: State, seat: int, refused: BloqueadasMove) -> str:
    """Why these cards are not thrown (B5, B6)."""
    held, lying = state.hands[seat], mask_of(state.face_up(seat))
    if refused.mask & ~(held | lying):
        return _("Only your own cards can be thrown.")
    if held and refused.mask & lying:
        return _("The cards in your hand come first.")
    if not held and len(refused.cards) > 1:
        return _("From the table one card is thrown at a time.")
    return _too_low(state, refused.cards[0])


def _too_low(state: State, face: int) -> str:
    top = state.pile[-1]
    text = _("{card} is worth too little: on {top} goes what is worth {worth} or more, or a 2.")
    return capital(text.format(card=the_card(face), top=the_card(top), worth=WORTH[rank_of(top)]))


def explain(state: State, seat: int | None, cards: Sequence[int], zone: str) -> str:
    """Why bringing these cards, by their keys, to that zone is refused.

    `state` is one that the seat can imagine, so no sentence names a card that it may not know.
    """
    if state.phase == OVER:
        return refusals.over()
    if seat is None or seat not in state.actors():
        return not_your_turn(state, seat)
    faces = [state.faces[key] for key in cards]
    mask = mask_of(faces)
    own = state.hands[seat] | mask_of(state.face_up(seat))
    if state.phase == EXCHANGE:
        beside = zone in (f"hand.{seat}", f"up.{seat}")
        return _choose_first() if not mask & ~own and not beside else _exchanging()
    if len(set(map(rank_of, faces))) > 1 and not mask & ~own:
        return _("Only cards of the same rank are thrown together.")
    tried = _tried(state, seat, faces)
    if tried is None:
        return _foreign(state, cards[0], mask)
    if not state.allows(seat, tried):
        return move(state, seat, tried)
    if tried.kind == TAKE:
        return _("You take the pile into your hand.")
    return _("Cards are laid on the pile in the middle.")


def _tried(state: State, seat: int, faces: Sequence[int]) -> BloqueadasMove | None:
    """The move that bringing these cards somewhere could mean; None for cards of nobody's turn."""
    if faces[0] in state.pile:
        return TAKE_MOVE
    if faces[0] in (blocked := [state.blocked(seat, place) for place in range(PLACES)]):
        return BLINDS[blocked.index(faces[0])]
    if mask_of(faces) & ~(state.hands[seat] | mask_of(state.face_up(seat))):
        return None
    return LEAVES[faces[0]] if state.phase == LEAVING else move_of(THROW, *faces)


def _foreign(state: State, card: int, mask: int) -> str:
    if card in state.stock_keys():
        return _("Cards are drawn at the beginning of a turn, and not by hand.")
    if mask & mask_of(state.gone):
        return _("Those cards have left the game.")
    return _("Only your own cards can be thrown.")
