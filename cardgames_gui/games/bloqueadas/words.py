"""What happened at a table of Bloqueadas, in sentences."""

from __future__ import annotations

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.table import Cast
from cardgames_gui.games.bloqueadas.model import (
    TEN,
    Chose,
    Cleared,
    Drew,
    Ended,
    Exchanged,
    Failed,
    Left,
    Threw,
    Took,
)
from cardgames_gui.games.bloqueadas.names import listed, several, the_card, the_cards

_catalogue = Catalogue("bloqueadas")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext


def sentence(event: Event, cast: Cast) -> str:
    """The event in words; "you" where it is about the one person at the table."""
    you = event.seat == cast.you
    name = cast.name(event.seat)
    match event:
        case Chose():
            text = (
                _("You have chosen your face-up cards")
                if you
                else _("{name} has chosen the face-up cards")
            )
            return text.format(name=name)
        case Exchanged():
            return _exchanged(event, name, you)
        case Drew():
            if you:
                return _("You drew {card}").format(card=the_card(event.face))
            return _("{name} drew a card").format(name=name)
        case Threw():
            return _threw(event, name, you)
        case Failed():
            return _failed(event, name, you)
        case Cleared():
            return _cleared(event)
        case Took():
            return _took(event, name, you)
        case Left():
            text = (
                _("You began a new pile with {card}")
                if you
                else _("{name} began a new pile with {card}")
            )
            return text.format(name=name, card=the_card(event.face))
        case Ended():
            return _ended(event, cast)
    raise TypeError(f"{event!r} is not an event of Bloqueadas")


def _exchanged(event: Exchanged, name: str, you: bool) -> str:
    if not event.faces:
        text = _("You exchanged nothing") if you else _("{name} exchanged nothing")
        return text.format(name=name)
    text = (
        _("You laid {cards} open, from your hand")
        if you
        else _("{name} laid {cards} open, from the hand")
    )
    return text.format(name=name, cards=the_cards(event.faces))


def _threw(event: Threw, name: str, you: bool) -> str:
    if event.blocked:
        text = (
            _("You threw a blocked card: {cards}")
            if you
            else _("{name} threw a blocked card: {cards}")
        )
    else:
        text = _("You threw {cards}") if you else _("{name} threw {cards}")
    return text.format(name=name, cards=the_cards(event.faces))


def _failed(event: Failed, name: str, you: bool) -> str:
    text = (
        _("Your blocked card, {card}, is too low for {on}.")
        if you
        else _("{name}'s blocked card, {card}, is too low for {on}.")
    )
    return text.format(name=name, card=the_card(event.face), on=the_card(event.on))


def _cleared(event: Cleared) -> str:
    if event.rank == TEN:
        return _("A 10: the pile leaves the game")
    return _("Three {cards} in a row: the pile leaves the game").format(cards=several(event.rank))


def _took(event: Took, name: str, you: bool) -> str:
    count = len(event.cards)
    text = (
        ngettext("You took the pile of {count} card", "You took the pile of {count} cards", count)
        if you
        else ngettext(
            "{name} took the pile of {count} card", "{name} took the pile of {count} cards", count
        )
    )
    return text.format(name=name, count=count)


def _ended(event: Ended, cast: Cast) -> str:
    if len(event.winners) > 1:
        names = listed([cast.name(seat) for seat in event.winners])
        text = _("Nothing has changed for a long time: {names} share the first place.")
        return text.format(names=names)
    you, name = event.seat == cast.you, cast.name(event.seat)
    if event.quiet:
        text = (
            _("Nothing has changed for a long time: you have the fewest cards and win!")
            if you
            else _("Nothing has changed for a long time: {name} has the fewest cards and wins.")
        )
    else:
        text = _("You win!") if you else _("{name} wins.")
    return text.format(name=name)
