"""The table of Tock! as one chair sees it: zones, plates and offers."""

from __future__ import annotations

from random import Random
from typing import Final

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.table import Card, Cast, Kind, Layout, Plate, Table, Zone
from cardgames_gui.games.tock.model import (
    ACCEPT,
    DECK,
    DRAW,
    DRAW_BLOCK,
    DRAWN_CENTRE,
    DRAWN_OWN,
    HIGHEST,
    KNOCK,
    NOBODY,
    TOP_CENTRE,
    Observation,
    TockMove,
)
from cardgames_gui.games.tock.refusals import card_name
from cardgames_gui.games.tock.rules import State, imagine

_catalogue = Catalogue("tock")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext

_ALL: Final = len(DECK)


def table(observation: Observation, cast: Cast) -> Table:
    """The snapshot that a scene shows and the notation writes."""
    state = imagine(observation, Random(0))
    chair = observation.seat
    turn = state.turn
    acting = chair is not None and chair == turn
    return Table(
        chair=chair,
        turn=turn,
        zones=_zones(observation, cast),
        plates=tuple(_plate(state, seat, cast) for seat in range(state.seats)),
        status=_status(state),
        grips=_grips(observation) if acting and not state.must_settle() else (),
        offers=_offers(state, chair, cast) if chair is not None else (),
        counters={
            "out": list(observation.out),
            "pending": None if observation.pending == NOBODY else observation.pending,
        },
    )


def _zones(seen: Observation, cast: Cast) -> tuple[Zone, ...]:
    def card(key: int, up: bool) -> Card:
        return Card(key, seen.faces[key] or None, up)

    def stack(keys: tuple[int, ...], up: bool) -> tuple[Card, ...]:
        return tuple(card(key, up) for key in keys)

    lying = set(seen.table)
    zones = [
        Zone(
            "table",
            Kind.PLACES,
            Layout.SPREAD,
            None,
            tuple(card(key, False) if key in lying else None for key in range(_ALL)),
            _ALL,
            ngettext(
                "{count} face-down card on the table",
                "{count} face-down cards on the table",
                len(lying),
            ).format(count=len(lying)),
        )
    ]
    for place, sequence in enumerate(seen.centre):
        height = seen.faces[sequence[-1]] if sequence else 0
        zones.append(
            Zone(
                f"centre.{place}",
                Kind.STACK,
                Layout.ROW,
                None,
                stack(sequence, True),
                HIGHEST,
                _centre_name(place, height),
                hint=_("next {number}").format(number=height + 1) if 0 < height < HIGHEST else "",
                ghost="" if height else "1",
            )
        )
    for seat in range(seen.seats):
        you = seat == cast.you
        pile, block = seen.piles[seat], seen.blocks[seat]
        zones.append(
            Zone(
                f"pile.{seat}",
                Kind.STACK,
                Layout.PILE,
                seat,
                stack(pile, True),
                _ALL,
                _pile_name(cast.name(seat), you, seen.faces[pile[-1]] if pile else 0, len(pile)),
            )
        )
        zones.append(
            Zone(
                f"block.{seat}",
                Kind.STACK,
                Layout.PILE,
                seat,
                stack(block, False),
                _ALL,
                _block_name(cast.name(seat), you, len(block)),
            )
        )
    drawn = seen.drawn
    zones.append(
        Zone(
            "drawn",
            Kind.ONE,
            Layout.HELD,
            seen.turn if drawn != NOBODY else None,
            () if drawn == NOBODY else (card(drawn, True),),
            1,
            ""
            if drawn == NOBODY
            else _("drawn card: {card}").format(card=card_name(seen.faces[drawn])),
        )
    )
    return tuple(zones)


def _centre_name(place: int, height: int) -> str:
    if not height:
        return _("centre, place {place}: free").format(place=place + 1)
    return _("centre, place {place}: {number} on top").format(place=place + 1, number=height)


def _pile_name(name: str, you: bool, top: int, count: int) -> str:
    if not count:
        return _("your pile: empty") if you else _("{name}'s pile: empty").format(name=name)
    text = (
        ngettext(
            "your pile: {card} on top, {count} card",
            "your pile: {card} on top, {count} cards",
            count,
        )
        if you
        else ngettext(
            "{name}'s pile: {card} on top, {count} card",
            "{name}'s pile: {card} on top, {count} cards",
            count,
        )
    )
    return text.format(name=name, card=card_name(top), count=count)


def _block_name(name: str, you: bool, count: int) -> str:
    text = (
        ngettext("your block: {count} card", "your block: {count} cards", count)
        if you
        else ngettext("{name}'s block: {count} card", "{name}'s block: {count} cards", count)
    )
    return text.format(name=name, count=count)


def _plate(state: State, seat: int, cast: Cast) -> Plate:
    own = len(state.piles[seat]) + len(state.blocks[seat])
    detail = ngettext("{count} card", "{count} cards", own).format(count=own)
    turn = state.turn == seat
    place = state.out.index(seat) + 1 if seat in state.out else None
    if seat == state.pending:
        return Plate(
            seat, cast.name(seat), _("last card · can still be knocked at"), False, None, True
        )
    outcome = state.outcome()
    if outcome is not None:
        place = outcome.places[seat]
        detail = _("place {place}").format(place=place)
    elif place is not None:
        detail = _("out · place {place}").format(place=place)
    elif turn:
        whose = _("your turn") if seat == cast.you else _("playing")
        detail = f"{detail} · {whose}"
    return Plate(seat, cast.name(seat), detail, turn, place)


def _status(state: State) -> str:
    if state.over:
        return _("The match is over")
    left = len(state.table)
    if not left:
        return _("No cards left on the table")
    return ngettext(
        "{count} card left on the table", "{count} cards left on the table", left
    ).format(count=left)


def _grips(seen: Observation) -> tuple[int, ...]:
    """What the hand of the seat whose turn it is can lift, whether it fits anywhere or not."""
    if seen.drawn != NOBODY:
        return (seen.drawn,)
    tops = tuple(stack[-1] for stack in (seen.piles[seen.turn], seen.blocks[seen.turn]) if stack)
    return tops + seen.table


def _offers(state: State, chair: int, cast: Cast) -> tuple[Offer, ...]:
    offers: list[Offer] = []
    draws: list[TockMove] = []
    for move in state.legal_moves(chair):
        if move.kind == DRAW:
            draws.append(move)
        else:
            offers.append(_offer(state, chair, move, cast))
    if draws:
        offers.append(
            Offer(_("Draw a card"), tuple(draws), tuple(m.target for m in draws), obvious=True)
        )
    return tuple(offers)


def _offer(state: State, chair: int, move: TockMove, cast: Cast) -> Offer:
    kind, target = move.kind, move.target
    if kind == KNOCK:
        return Offer(_("TOCK!"), (move,), call=True)
    if kind == ACCEPT:
        return Offer(_("Let it stand"), (move,))
    if kind == DRAW_BLOCK:
        block = state.blocks[chair]
        if not block:
            return Offer(_("Turn your pile over and draw"), (move,))
        return Offer(_("Draw from your block"), (move,), (block[-1],), obvious=True)
    card = state.drawn if kind >= DRAWN_CENTRE else state.piles[chair][-1]
    name = card_name(state.faces[card])
    if kind in (TOP_CENTRE, DRAWN_CENTRE):
        label = _("Play the {card} in the centre").format(card=name)
        return Offer(label, (move,), (card,), f"centre.{target}")
    if kind == DRAWN_OWN:
        label = _("Put the {card} on your pile").format(card=name)
        return Offer(label, (move,), (card,), f"pile.{chair}", obvious=True)
    label = _("Play the {card} on {name}'s {on}").format(
        card=name, name=cast.name(target), on=card_name(state.top(target))
    )
    return Offer(label, (move,), (card,), f"pile.{target}")
