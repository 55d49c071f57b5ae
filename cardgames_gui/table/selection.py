"""What is picked: how clicks add up, and what they come to. Pure, over a Table's offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardgames_gui.engine.offer import Choice, Offer
from cardgames_gui.engine.table import Card, Group, Table, Zone


def covering(table: Table, cards: Sequence[int]) -> tuple[Offer, ...]:
    """The offers that all these cards can be picked for together."""
    return tuple(
        offer
        for offer in table.offers
        if cards and len(cards) <= offer.most and set(cards) <= set(offer.picks)
    )


def clicked(table: Table, picked: tuple[int, ...], card: int) -> tuple[int, ...]:
    """What is picked after a click on a card that can be lifted.

    A first click picks it, together with what is picked already if an offer takes them all. The
    second brings the rest along where an offer takes all alike; else it puts the card back.
    """
    if card in picked:
        return _clicked_again(table, picked, card)
    added = (*picked, card)
    if _gathering(table, added):
        return added
    for offer in table.offers:
        # Who picks one more than are needed has changed their mind about the first.
        if _gathers(offer) and 1 < offer.most == len(picked) and set(added) <= set(offer.picks):
            return added[1:]
    return (card,)


def _clicked_again(table: Table, picked: tuple[int, ...], card: int) -> tuple[int, ...]:
    offers = _gathering(table, picked)
    for offer in offers:
        if offer.most == len(offer.picks) > len(picked):
            return (*picked, *(other for other in offer.picks if other not in picked))
    if any(offer.most < len(offer.picks) for offer in offers):
        return tuple(other for other in picked if other != card)
    return ()


def stepped(table: Table, picked: tuple[int, ...], group: Sequence[int]) -> tuple[int, ...]:
    """What is picked after Enter on cards that are alike: one more of them, after the last none."""
    rest = [card for card in group if card not in picked]
    if not rest:
        return tuple(card for card in picked if card not in group)
    return clicked(table, picked, rest[0])


def together(table: Table, picked: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards that a drag of this one takes along, itself first."""
    if card in picked:
        return (card, *(other for other in picked if other != card))
    return (card, *picked) if _gathering(table, (*picked, card)) else (card,)


def is_short(offer: Offer, picked: Sequence[int], spent: int) -> bool:
    """Whether nothing comes of these cards yet, and something would of more."""
    if offer.choice(picked, spent).move is not None:
        return False
    rest = [card for card in offer.picks if card not in picked]
    most = offer.most - len(picked)
    return any(
        offer.choice((*picked, *rest[:count]), spent).move is not None
        for count in range(1, min(most, len(rest)) + 1)
    )


def choices(table: Table, picked: tuple[int, ...], spent: int) -> list[tuple[int, Choice]]:
    """What the picked cards come to, by the number of the offer: each is a button."""
    found = []
    for index, offer in enumerate(table.offers):
        if offer.swaps:
            found.append((index, offer.choice(in_places(table, offer))))
        elif offer.make is not None and offer in covering(table, picked):
            found.append((index, offer.choice(picked, spent)))
    return found


def in_places(table: Table, offer: Offer) -> tuple[int, ...]:
    """The cards that lie in the zone of an offer that swaps, in the order of its places."""
    assert offer.to is not None
    return tuple(card.key for card in table.zone(offer.to).present())


def swapping(table: Table, one: int, other: int) -> bool:
    """Whether an offer lets these two change places."""
    where = table.where()
    return any(
        offer.swaps
        and {one, other} <= set(offer.picks)
        and (where[one] == offer.to) is not (where[other] == offer.to)
        for offer in table.offers
    )


def swapped(table: Table, one: int, other: int) -> Table:
    """The Table with two cards in each other's places, each as up as what lay there."""
    cards = {card.key: card for zone in table.zones for card in zone.present()}
    groups = {
        key: group
        for zone in table.zones
        if all(group.size == 1 for group in zone.groups)
        for key, group in zip((card.key for card in zone.present()), zone.groups, strict=False)
    }
    turned = {
        one: replace(cards[other], up=cards[one].up),
        other: replace(cards[one], up=cards[other].up),
    }
    names = {one: groups.get(other), other: groups.get(one)}
    return replace(table, zones=tuple(_swapped(zone, turned, names) for zone in table.zones))


def _swapped(zone: Zone, turned: dict[int, Card], names: dict[int, Group | None]) -> Zone:
    if not any(card.key in turned for card in zone.present()):
        return zone
    groups: list[Group] = []
    for card, group in zip(zone.present(), zone.groups, strict=False):
        name = names.get(card.key, group)
        if name is not None:
            groups.append(name)
    whole = len(groups) == len(zone.present())
    cards = tuple(card and turned.get(card.key, card) for card in zone.cards)
    return replace(zone, cards=cards, groups=tuple(groups) if whole else ())


def _gathers(offer: Offer) -> bool:
    return offer.make is not None and not offer.swaps


def _gathering(table: Table, cards: tuple[int, ...]) -> tuple[Offer, ...]:
    """The offers for which cards are gathered one by one."""
    return tuple(offer for offer in covering(table, cards) if _gathers(offer))
