"""Why not: the sentences of 23 for what the rules refuse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.refusals import not_your_turn, over
from cardgames_gui.games.twenty_three import prices
from cardgames_gui.games.twenty_three.model import (
    AWAY,
    DROP,
    FORCE,
    ONE,
    PASS,
    TwentyThreeMove,
)

if TYPE_CHECKING:
    from cardgames_gui.games.twenty_three.rules import State

_catalogue = Catalogue("twenty_three")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext


def not_now(state: State, seat: int | None) -> str:
    """Why that seat, None for who only looks on, has no say at this moment."""
    if state.choosing and seat is not None:
        return _("You have put your cards away; the others are still choosing.")
    return not_your_turn()


def choose_first() -> str:
    return _("First put three cards away.")


def exactly_three() -> str:
    return _("Put exactly three cards away.")


def never_the_one() -> str:
    return _("The 1 is never put away.")


def too_late(state: State) -> str:
    """Why no cards are put away now (W3, W4)."""
    if state.learning:
        return _("No cards are put away at a table for learning.")
    return _("Cards are put away only at the beginning of a round.")


def move(state: State, seat: int, refused: TwentyThreeMove) -> str:
    """Why a seat that may act may not play this move."""
    kind = refused.kind
    if kind == AWAY:
        if not state.choosing:
            return too_late(state)
        return never_the_one() if ONE in refused.cards else _("You do not hold these cards.")
    if state.choosing:
        return choose_first()
    if not state.pile:
        return opening()
    if kind == FORCE and not state.forced:
        return nobody_to_force()
    if kind in (PASS, FORCE, DROP):
        return forced()
    held = state.count(seat, refused.number)
    if held < refused.count:
        return _not_so_many(refused.number, held)
    if refused.bonus > state.bonus[seat]:
        return _not_so_many_chips(state.bonus[seat])
    return distance(state, seat, refused.number, refused.bonus)


def nobody_to_force() -> str:
    return _("Nobody else is left in the round to be forced.")


def forced() -> str:
    return _("You have been forced: play at least one card.")


def opening() -> str:
    return _("The 1 opens the round, alone.")


def _not_so_many(number: int, held: int) -> str:
    if not held:
        return _("You do not hold {card}.").format(card=one(number))
    return ngettext(
        "You hold only {count} card with the number {number}.",
        "You hold only {count} cards with the number {number}.",
        held,
    ).format(count=held, number=number)


def _not_so_many_chips(have: int) -> str:
    if not have:
        return _("You have no bonus chip left.")
    return ngettext(
        "You have only {count} bonus chip left.", "You have only {count} bonus chips left.", have
    ).format(count=have)


def distance(state: State, seat: int, number: int, bonus: int) -> str:
    """Why a number is no play with so many bonus chips (W6, W8)."""
    above = number - state.top()
    if above < 0 and prices.needed(above) > state.bonus[seat]:
        return _too_low(state, seat, number)
    if bonus < prices.needed(above):
        return _takes_chips(state, number)
    if not prices.useful(above):
        return _("A bonus chip would change nothing here.")
    count = prices.useful(above)
    return ngettext(
        "More than {count} bonus chip would change nothing here.",
        "More than {count} bonus chips would change nothing here.",
        count,
    ).format(count=count)


def _too_low(state: State, seat: int, number: int) -> str:
    text = (
        _("The {card} is lower than the {top} on top, and your bonus chips do not reach so far.")
        if state.bonus[seat]
        else _("The {card} is lower than the {top} on top.")
    )
    return text.format(card=number, top=state.top())


def _takes_chips(state: State, number: int) -> str:
    count = prices.needed(number - state.top())
    return ngettext(
        "To play the {card} on the {top} takes {count} bonus chip.",
        "To play the {card} on the {top} takes {count} bonus chips.",
        count,
    ).format(card=number, top=state.top(), count=count)


def _costs(state: State, number: int) -> str:
    """What a play costs that nothing speaks against."""
    count = prices.price(number - state.top(), 0)
    if not count:
        return _("The {card} can be played, and costs nothing.").format(card=number)
    return ngettext(
        "The {card} can be played, and costs {count} penalty chip.",
        "The {card} can be played, and costs {count} penalty chips.",
        count,
    ).format(card=number, count=count)


def one(number: int) -> str:
    """A number with its article."""
    # English says "an 8": the only numbers here that begin with a vowel are these.
    text = _("an {number}") if number in (8, 11, 18) else _("a {number}")
    return text.format(number=number)


def explain(state: State, seat: int | None, cards: Sequence[int], zone: str) -> str:
    """Why bringing these cards to that zone is refused; zones have the notation's names."""
    if state.over:
        return over()
    if seat is None or seat not in state.actors():
        return not_now(state, seat)
    if not set(cards) <= set(state.hands[seat]):
        return _("Only cards from your own hand can be played.")
    if zone == f"away.{seat}":
        return _putting_away(state, cards)
    if state.choosing:
        return choose_first()
    if zone != "pile":
        return _("Cards are played on the pile.")
    return _playing(state, seat, {state.faces[key] for key in cards})


def _putting_away(state: State, cards: Sequence[int]) -> str:
    if not state.choosing:
        return too_late(state)
    if any(state.faces[key] == ONE for key in cards):
        return never_the_one()
    return exactly_three()


def _playing(state: State, seat: int, numbers: set[int]) -> str:
    if not state.pile:
        return opening()
    if len(numbers) > 1:
        return _("Cards that are played together have the same number.")
    (number,) = numbers
    needed = prices.needed(number - state.top())
    if needed > state.bonus[seat]:
        return _too_low(state, seat, number)
    return _takes_chips(state, number) if needed else _costs(state, number)
