"""What happened at a table of 23, in sentences."""

from __future__ import annotations

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.table import Cast
from cardgames_gui.games.twenty_three.model import (
    FORCING,
    ONE,
    Dealt,
    Dropped,
    Ended,
    Finished,
    Forced,
    Passed,
    Played,
    PutAway,
    RoundEnded,
)

_catalogue = Catalogue("twenty_three")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext


def sentence(event: Event, cast: Cast) -> str:
    """The event in words; "you" where it is about the one person at the table."""
    you = event.seat == cast.you
    name = cast.name(event.seat)
    match event:
        case PutAway():
            text = _("You put three cards away") if you else _("{name} put three cards away")
        case Played():
            return _played(event, name, you)
        case Finished():
            return _finished(event, name, you)
        case Passed():
            text = _("You passed: 1 chip") if you else _("{name} passed: 1 chip")
        case Forced():
            return _forced(event, cast)
        case Dropped():
            return _dropped(event, name, you)
        case RoundEnded():
            return _round_ended(event, cast)
        case Dealt():
            text = (
                _("Round {round}: the cards are dealt again, and you have the 1")
                if you
                else _("Round {round}: the cards are dealt again, and {name} has the 1")
            )
            return text.format(name=name, round=event.round)
        case Ended():
            return _ended(event, cast)
        case _:
            raise TypeError(f"{event!r} is not an event of 23")
    return text.format(name=name)


def _played(event: Played, name: str, you: bool) -> str:
    count, number = len(event.cards), event.number
    if number == ONE:
        text = _("You opened with the 1") if you else _("{name} opened with the 1")
    elif count == 1:
        text = _("You played the {number}") if you else _("{name} played the {number}")
    else:
        text = _("You played {count} × {number}") if you else _("{name} played {count} × {number}")
    said = [text.format(name=name, count=count, number=number)]
    if event.bonus:
        said.append(
            ngettext("{count} bonus chip spent", "{count} bonus chips spent", event.bonus).format(
                count=event.bonus
            )
        )
    if event.chips:
        said.append(taken(event.chips))
    return " · ".join(said)


def taken(count: int) -> str:
    """So many penalty chips, as they are taken or counted."""
    return ngettext("{count} chip", "{count} chips", count).format(count=count)


def _finished(event: Finished, name: str, you: bool) -> str:
    if not event.back:
        return (
            _("You have played all your cards")
            if you
            else _("{name} has played all their cards").format(name=name)
        )
    text = (
        ngettext(
            "You have played all your cards and give {count} chip back",
            "You have played all your cards and give {count} chips back",
            event.back,
        )
        if you
        else ngettext(
            "{name} has played all their cards and gives {count} chip back",
            "{name} has played all their cards and gives {count} chips back",
            event.back,
        )
    )
    return text.format(name=name, count=event.back)


def _forced(event: Forced, cast: Cast) -> str:
    if event.lapsed:
        if event.seat == cast.you:
            text = _("You forced {whom}, who can play nothing: {chips}")
        elif event.whom == cast.you:
            text = _("{name} forced you, but you can play nothing: {chips}")
        else:
            text = _("{name} forced {whom}, who can play nothing: {chips}")
    elif event.seat == cast.you:
        text = _("You passed and forced {whom} to play: {chips}")
    elif event.whom == cast.you:
        text = _("{name} passed and forced you to play: {chips}")
    else:
        text = _("{name} passed and forced {whom} to play: {chips}")
    return text.format(name=cast.name(event.seat), whom=cast.name(event.whom), chips=taken(FORCING))


def _dropped(event: Dropped, name: str, you: bool) -> str:
    text = _("You dropped out: {chips}") if you else _("{name} dropped out: {chips}")
    return text.format(name=name, chips=taken(len(event.cards)))


def _round_ended(event: RoundEnded, cast: Cast) -> str:
    said = (
        _("{name} {chips}").format(name=cast.name(seat), chips=chips)
        for seat, chips in enumerate(event.chips)
    )
    text = _("Round {round} is over. Penalty chips: {chips}")
    return text.format(round=event.round, chips=", ".join(said))


def _ended(event: Ended, cast: Cast) -> str:
    best = taken(event.results[event.seat])
    if len(event.winners) > 1:
        names = ", ".join(cast.name(seat) for seat in event.winners)
        text = _("{names} share the first place, with {chips} each.")
        return text.format(names=names, chips=best)
    if event.seat == cast.you:
        return _("You win, with {chips}!").format(chips=best)
    return _("{name} wins, with {chips}.").format(name=cast.name(event.seat), chips=best)
