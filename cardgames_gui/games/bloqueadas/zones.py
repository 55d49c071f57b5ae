"""The zones of Bloqueadas as one chair sees them, with their names, labels, hints and groups."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.table import Card, Cast, Group, Kind, Layout, Zone
from cardgames_gui.games.bloqueadas.model import (
    ACE,
    DECK,
    EXCHANGE,
    FACE_TEXT,
    LEAVING,
    NOBODY,
    PLACES,
    QUIET_TURNS,
    TEN,
    TWO,
    UNKNOWN,
    WORTH,
    Observation,
    rank_of,
)
from cardgames_gui.games.bloqueadas.names import card_name, counted, one_more, the_card

_catalogue = Catalogue("bloqueadas")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext

_ALL: Final = len(DECK)
COUNTDOWN: Final = 5
"""From how many turns before the end by B13 on it is announced."""


def zones(seen: Observation, cast: Cast) -> tuple[Zone, ...]:
    """The middle, then for each seat its hand, its face-up cards and the blocked ones."""
    found = [_stock(seen), _pile(seen), _gone(seen)]
    for seat in range(seen.seats):
        name, you = cast.name(seat), seat == cast.you
        found += [_hand(seen, seat, name, you), _up(seen, seat, name, you)]
        found.append(_down(seen, seat, name, you))
    return tuple(found)


def there(keys: Iterable[int]) -> tuple[int, ...]:
    """The cards without the empty places."""
    return tuple(key for key in keys if key != NOBODY)


def turns_left(seen: Observation) -> int:
    """How many turns without a change end the match (B13)."""
    return QUIET_TURNS * seen.seats - max(seen.quiet, 0)


def _card(seen: Observation, key: int, up: bool, hidden: bool = False) -> Card:
    face = UNKNOWN if hidden else seen.faces[key]
    return Card(key, FACE_TEXT[face] or None, up)


def _place(seen: Observation, key: int, up: bool, hidden: bool) -> Card | None:
    return None if key == NOBODY else _card(seen, key, up, hidden)


# The middle


def _stock(seen: Observation) -> Zone:
    count = len(seen.stock)
    cards = tuple(_card(seen, key, False) for key in seen.stock)
    name = ngettext("stock: {count} card", "stock: {count} cards", count).format(count=count)
    label = _("stock {count}").format(count=count)
    if not count:
        name, label = _("stock: used up"), _("stock used up")
    return Zone("stock", Kind.STACK, Layout.PILE, None, cards, _ALL, name, label=label)


def _pile(seen: Observation) -> Zone:
    cards = tuple(_card(seen, key, True) for key in seen.pile)
    faces = [seen.faces[key] for key in seen.pile]
    return Zone(
        "pile",
        Kind.STACK,
        Layout.PILE,
        None,
        cards,
        _ALL,
        _pile_name(faces),
        hint=_("lay a card here") if seen.phase == LEAVING else _what_goes(faces),
        ghost=_("pile"),
        label=_countdown(seen) or _pile_label(len(faces)),
    )


def _pile_name(faces: Sequence[int]) -> str:
    if not faces:
        return _("pile: empty")
    count = len(faces)
    return ngettext(
        "pile: {card} on top, {count} card", "pile: {card} on top, {count} cards", count
    ).format(card=the_card(faces[-1]), count=count)


def _pile_label(count: int) -> str:
    return _("pile {count}").format(count=count) if count else ""


def _what_goes(faces: Sequence[int]) -> str:
    """What may be thrown, and what clears the pile (B5, B7, B8)."""
    ranks = [rank_of(face) for face in faces[-2:]]
    if len(ranks) == 2 and ranks[0] == ranks[1] != TEN:
        return _("{card} clears the pile").format(card=one_more(ranks[0]))
    if not ranks or ranks[-1] in (ACE, TWO):
        return _("anything goes")
    worth = WORTH[ranks[-1]]
    if worth == TEN:
        return _("a 10, J, Q or K goes, or a 2")
    return _("{worth} or more goes, or a 2").format(worth=worth)


def _countdown(seen: Observation) -> str:
    left = turns_left(seen)
    if not 0 < left <= COUNTDOWN:
        return ""
    return ngettext("ends in {count} turn", "ends in {count} turns", left).format(count=left)


def _gone(seen: Observation) -> Zone:
    """What has left the game lies face down, and everybody knows what it is (B7)."""
    count = len(seen.gone)
    cards = tuple(_card(seen, key, False) for key in seen.gone)
    name = ngettext(
        "out of the game: {count} card", "out of the game: {count} cards", count
    ).format(count=count)
    label = _("out {count}").format(count=count) if count else ""
    ghost = _("out")
    return Zone("gone", Kind.SET, Layout.PILE, None, cards, _ALL, name, ghost=ghost, label=label)


# A seat's cards


def _hand(seen: Observation, seat: int, name: str, you: bool) -> Zone:
    """The hand with the known cards first, low ones before high ones.

    While a choice is veiled (B3) it is not known either which of the six cards are these. A hand
    lies face up before nobody but its owner.
    """
    own, veiled = seat == seen.seat, bool(seen.veiled >> seat & 1)
    order = sorted(seen.hands[seat], key=lambda key: (seen.faces[key] or _ALL * 2, key))
    count = len(order)
    text = (
        ngettext("your hand: {count} card", "your hand: {count} cards", count)
        if you
        else ngettext("{name}'s hand: {count} card", "{name}'s hand: {count} cards", count)
    )
    return Zone(
        f"hand.{seat}",
        Kind.SET,
        Layout.FAN,
        seat,
        tuple(_card(seen, key, own, veiled) for key in order),
        _ALL,
        text.format(name=name, count=count),
        groups=_groups(seen, seat, [seen.faces[key] for key in order]) if own else (),
    )


def _choosing(seen: Observation, seat: int) -> bool:
    """Whether the observation's seat is this one, and still exchanges cards (B3)."""
    return seen.phase == EXCHANGE and seat == seen.seat and not seen.chosen >> seat & 1


def _groups(seen: Observation, seat: int, faces: Sequence[int]) -> tuple[Group, ...]:
    """What the own hand is walked over by: card by card where each may change places."""
    if _choosing(seen, seat):
        return tuple(Group(1, card_name(face)) for face in faces)
    return _by_rank(faces)


def _by_rank(faces: Sequence[int]) -> tuple[Group, ...]:
    """Cards of one rank as one group; faces of one rank lie together."""
    groups = [(rank, list(same)) for rank, same in groupby(faces, rank_of)]
    return tuple(
        Group(len(same), counted(len(same), rank) if len(same) > 1 else card_name(same[0]))
        for rank, same in groups
    )


def _up(seen: Observation, seat: int, name: str, you: bool) -> Zone:
    veiled = bool(seen.veiled >> seat & 1)
    faces = [UNKNOWN if veiled else seen.faces[key] for key in there(seen.up[seat])]
    names = [card_name(face) if face else _("face down") for face in faces]
    text = _("your face-up cards: {cards}") if you else _("{name}'s face-up cards: {cards}")
    return Zone(
        f"up.{seat}",
        Kind.PLACES,
        Layout.ROW,
        seat,
        tuple(_place(seen, key, not veiled, veiled) for key in seen.up[seat]),
        PLACES,
        text.format(name=name, cards=", ".join(names) or _("none")),
        hint=_("easy to throw later: 2, 10, J, Q, K") if _choosing(seen, seat) else "",
        groups=tuple(Group(1, each) for each in names),
        over=f"down.{seat}",
    )


def _down(seen: Observation, seat: int, name: str, you: bool) -> Zone:
    count = len(there(seen.down[seat]))
    text = (
        ngettext("your blocked cards: {count} card", "your blocked cards: {count} cards", count)
        if you
        else ngettext(
            "{name}'s blocked cards: {count} card", "{name}'s blocked cards: {count} cards", count
        )
    )
    return Zone(
        f"down.{seat}",
        Kind.PLACES,
        Layout.ROW,
        seat,
        tuple(_place(seen, key, False, False) for key in seen.down[seat]),
        PLACES,
        text.format(name=name, count=count),
    )
