"""What a hand may do at a table of 23: put three cards away, play, pass, force, drop out."""

from __future__ import annotations

from functools import partial
from typing import Final

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.offer import Choice, Offer
from cardgames_gui.games.twenty_three import refusals
from cardgames_gui.games.twenty_three.choices import Aways, plays_on
from cardgames_gui.games.twenty_three.model import (
    DROP_MOVE,
    FORCE_MOVE,
    FORCING,
    IN,
    ONE,
    OPENING,
    PASS_MOVE,
    PASSING,
    PLAYS,
    PUT_AWAY,
    Observation,
    TwentyThreeMove,
    away,
)
from cardgames_gui.games.twenty_three.prices import needed, price, useful
from cardgames_gui.games.twenty_three.words import taken

_catalogue = Catalogue("twenty_three")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext

COSTLY: Final = 4
"""Dropping out with so many cards asks once."""


def offers(seen: Observation) -> tuple[Offer, ...]:
    """What the observation's seat may do now; nothing for who only looks on."""
    seat = seen.seat
    if seat is None:
        return ()
    if seat in seen.choosing:
        return (_putting_away(seen, seat),)
    if seat != seen.turn:
        return ()
    if not seen.pile:
        return (_opening(seen, seat),)
    return (*_plays(seen, seat), _pass(seen), _force(seen), _drop(seen, seat))


def cards_alike(count: int, number: int) -> str:
    """One, two or three cards of a number, for where it says "Play …"."""
    if count == 1:
        text = _("the {number}")
    else:
        text = _("two {number}s") if count == 2 else _("three {number}s")
    return text.format(number=number)


def _putting_away(seen: Observation, seat: int) -> Offer:
    faces = seen.faces
    hand = sorted(seen.hands[seat], key=faces.__getitem__)
    picks = tuple(key for key in hand if faces[key] != ONE)

    def make(picked: tuple[int, ...], spent: int) -> Choice:
        missing = PUT_AWAY - len(picked)
        if missing == PUT_AWAY:
            return Choice(_("Put three cards away"), None)
        if missing:
            text = ngettext(
                "Put three cards away: {count} more", "Put three cards away: {count} more", missing
            )
            return Choice(text.format(count=missing), None)
        a, b, c = sorted(faces[key] for key in picked)
        return Choice(_("Put {a}, {b} and {c} away").format(a=a, b=b, c=c), away((a, b, c)))

    return Offer(
        _("Put three cards away"),
        Aways([faces[key] for key in picks]),
        picks,
        f"away.{seat}",
        most=PUT_AWAY,
        make=make,
    )


def _opening(seen: Observation, seat: int) -> Offer:
    one = next(key for key in seen.hands[seat] if seen.faces[key] == ONE)
    return Offer(_("Open with the 1"), (OPENING,), (one,), "pile", _("free"), obvious=True)


def _plays(seen: Observation, seat: int) -> list[Offer]:
    """An offer for every number in the hand that can be played, the lowest first (W6–W8)."""
    alike: dict[int, list[int]] = {}
    for key in sorted(seen.hands[seat], key=seen.faces.__getitem__):
        alike.setdefault(seen.faces[key], []).append(key)
    top, bonus = seen.faces[seen.pile[-1]], seen.bonus[seat]
    plays = plays_on(top, bonus)
    found = []
    for number, keys in alike.items():
        moves = [move for count in range(1, len(keys) + 1) for move in plays[number][count]]
        if moves:
            found.append(_play(seat, tuple(keys), number - top, bonus, moves))
    return found


def _play(
    seat: int, keys: tuple[int, ...], distance: int, bonus: int, moves: list[TwentyThreeMove]
) -> Offer:
    number, least = moves[0].number, needed(distance)
    label = _play_label(1, number) if len(keys) == 1 else _("Play {number}s").format(number=number)
    cost = _cost(price(distance, least), least)
    return Offer(
        label,
        tuple(moves),
        keys,
        "pile",
        cost,
        most=len(keys),
        chips=f"bonus.{seat}",
        spend=min(bonus, useful(distance)),
        obvious=True,
        make=partial(_played, number, distance, Choice(label, None, cost)),
    )


def _played(
    number: int, distance: int, nothing: Choice, picked: tuple[int, ...], spent: int
) -> Choice:
    """What so many cards of that number and so many bonus chips come to."""
    if not picked:
        return nothing
    missing = needed(distance) - spent
    if missing > 0:
        return Choice(_missing(number, missing, spent), None)
    if spent > useful(distance):
        return Choice(_("Another bonus chip would change nothing"), None)
    count = len(picked)
    cost = _cost(price(distance, spent), spent)
    return Choice(_play_label(count, number), PLAYS[number][count][spent], cost)


def _play_label(count: int, number: int) -> str:
    return _("Play {cards}").format(cards=cards_alike(count, number))


def _missing(number: int, missing: int, spent: int) -> str:
    text = (
        ngettext(
            "Add {count} more bonus chip to play the {number}",
            "Add {count} more bonus chips to play the {number}",
            missing,
        )
        if spent
        else ngettext(
            "Add {count} bonus chip to play the {number}",
            "Add {count} bonus chips to play the {number}",
            missing,
        )
    )
    return text.format(count=missing, number=number)


def _cost(chips: int, bonus: int) -> str:
    """What a play costs, for a button: penalty chips taken and bonus chips spent."""
    if not bonus:
        return _("costs {what}").format(what=taken(chips)) if chips else _("free")
    spent = ngettext("{count} bonus chip", "{count} bonus chips", bonus).format(count=bonus)
    if not chips:
        return _("costs {what}").format(what=spent)
    return _("costs {bonus} and {chips}").format(bonus=spent, chips=taken(chips))


def _pass(seen: Observation) -> Offer:
    label, cost = _("Pass"), str(PASSING)
    if seen.forced:
        return Offer(label, (), price=cost, why=refusals.forced())
    return Offer(label, (PASS_MOVE,), price=cost)


def _force(seen: Observation) -> Offer:
    label, cost = _("Pass + force"), str(FORCING)
    if seen.forced:
        return Offer(label, (), price=cost, why=refusals.forced())
    if seen.standing.count(IN) == 1:
        return Offer(label, (), price=cost, why=refusals.nobody_to_force())
    return Offer(label, (FORCE_MOVE,), price=cost)


def _drop(seen: Observation, seat: int) -> Offer:
    label, count = _("Drop out"), len(seen.hands[seat])
    if seen.forced:
        return Offer(label, (), price=str(count), why=refusals.forced())
    question = ngettext(
        "Drop out and take {count} penalty chip?", "Drop out and take {count} penalty chips?", count
    ).format(count=count)
    ask = question if count >= COSTLY else ""
    return Offer(label, (DROP_MOVE,), price=str(count), ask=ask)
