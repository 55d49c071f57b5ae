"""What happened at a table of Tock!, in sentences."""

from __future__ import annotations

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.table import Cast
from cardgames_gui.games.tock.model import (
    FAULT_CENTRE,
    FAULT_DRAW,
    FAULT_OWN,
    Accepted,
    Drew,
    Ended,
    Knocked,
    Placed,
    Punished,
    WentOut,
)
from cardgames_gui.games.tock.refusals import card_name

_catalogue = Catalogue("tock")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext


def sentence(event: Event, cast: Cast) -> str:
    """The event in words; "you" where it is about the one person at the table."""
    you = event.seat == cast.you
    name = cast.name(event.seat)
    match event:
        case Drew():
            return _drew(event, name, you)
        case Placed():
            return _placed(event, cast, name, you)
        case Knocked():
            return _knocked(event, cast)
        case Punished():
            return _punished(event, name, you)
        case WentOut():
            return _went_out(event, name, you)
        case Accepted():
            return _("You let it stand.") if you else _("{name} lets it stand.").format(name=name)
        case Ended():
            if you:
                return _("You win!")
            return _("{name} wins.").format(name=name)
    raise TypeError(f"{event!r} is not an event of Tock!")


def _drew(event: Drew, name: str, you: bool) -> str:
    card = card_name(event.number)
    if event.turned and you:
        text = _("You turned your pile over and drew the {card}")
    elif event.turned:
        text = _("{name} turned their pile over and drew the {card}")
    elif event.block and you:
        text = _("You drew the {card} from your block")
    elif event.block:
        text = _("{name} drew the {card} from their block")
    elif you:
        text = _("You drew the {card}")
    else:
        text = _("{name} drew the {card}")
    return text.format(name=name, card=card)


def _placed(event: Placed, cast: Cast, name: str, you: bool) -> str:
    card = card_name(event.number)
    kind, _dot, index = event.zone.partition(".")
    if kind == "centre":
        if event.number == 1:
            text = (
                _("You opened a sequence with the {card}")
                if you
                else _("{name} opened a sequence with the {card}")
            )
        else:
            text = (
                _("You played the {card} in the centre")
                if you
                else _("{name} played the {card} in the centre")
            )
        return text.format(name=name, card=card)
    owner = int(index)
    if owner == event.seat:
        text = (
            _("You put the {card} on your pile")
            if you
            else _("{name} put the {card} on their own pile")
        )
        return text.format(name=name, card=card)
    if owner == cast.you:
        text = _("{name} played the {card} on your {on}")
    elif you:
        text = _("You played the {card} on {owner}'s {on}")
    else:
        text = _("{name} played the {card} on {owner}'s {on}")
    return text.format(name=name, card=card, owner=cast.name(owner), on=card_name(event.on))


def _knocked(event: Knocked, cast: Cast) -> str:
    knocker = (
        _("You knocked:")
        if event.seat == cast.you
        else _("{name} knocked:").format(name=cast.name(event.seat))
    )
    return f"{knocker} {verdict(event, cast)}"


def verdict(event: Knocked, cast: Cast) -> str:
    """What was missed, or that nothing was, in one sentence."""
    you = event.at == cast.you
    fields = {
        "name": cast.name(event.at),
        "top": card_name(event.top),
        "card": card_name(event.number),
    }
    if event.faults & FAULT_DRAW:
        text = (
            _("you drew although the {top} on top of your pile could be played.")
            if you
            else _("{name} drew although the {top} on top of their pile could be played.")
        )
    elif event.faults & FAULT_CENTRE:
        text = (
            _("your {card} belonged in the centre.")
            if you
            else _("{name}'s {card} belonged in the centre.")
        )
    elif event.faults & FAULT_OWN:
        text = (
            _("your {card} could have been played elsewhere.")
            if you
            else _("{name}'s {card} could have been played elsewhere.")
        )
    else:
        text = _("you had missed nothing.") if you else _("{name} had missed nothing.")
    return text.format(**fields)


def _punished(event: Punished, name: str, you: bool) -> str:
    count = len(event.cards)
    if not count:
        return (
            _("There was no penalty card for you to take")
            if you
            else _("There was no penalty card for {name} to take").format(name=name)
        )
    text = (
        ngettext("You took {count} penalty card", "You took {count} penalty cards", count)
        if you
        else ngettext(
            "{name} took {count} penalty card", "{name} took {count} penalty cards", count
        )
    )
    return text.format(name=name, count=count)


def _went_out(event: WentOut, name: str, you: bool) -> str:
    if event.pending:
        text = (
            _("You played your last card, place {place}, unless somebody knocks")
            if you
            else _("{name} played their last card, place {place}, unless somebody knocks")
        )
    else:
        text = _("You are out: place {place}") if you else _("{name} is out: place {place}")
    return text.format(name=name, place=event.place)
