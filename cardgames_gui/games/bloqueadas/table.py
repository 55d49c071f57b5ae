"""The table of Bloqueadas as one chair sees it: zones, plates, and what goes on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.table import Card, Cast, Kind, Layout, Plate, Table, Zone
from cardgames_gui.games.bloqueadas.model import (
    AGAIN,
    DECK,
    EXCHANGE,
    FACE_TEXT,
    LEAVING,
    NOBODY,
    OVER,
    PLACES,
    QUIET_TURNS,
    UNKNOWN,
    Observation,
)
from cardgames_gui.games.bloqueadas.names import card_name, the_card
from cardgames_gui.games.bloqueadas.rules import State, imagine

_catalogue = Catalogue("bloqueadas")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext

_ALL: Final = len(DECK)
_COUNTDOWN: Final = 5
"""From how many turns before the end by B13 on it is announced."""


def table(observation: Observation, cast: Cast) -> Table:
    """The snapshot that a scene shows and the notation writes."""
    state = imagine(observation, Random(0))
    chair = observation.seat
    return Table(
        chair=chair,
        turn=state.turn,
        zones=_zones(observation, cast),
        plates=tuple(_plate(state, seat, cast) for seat in range(state.seats)),
        status=_status(state, chair),
        grips=_grips(observation) if chair in state.actors() else (),
        counters={"quiet": max(observation.quiet, 0), "again": observation.phase == AGAIN},
    )


def _zones(seen: Observation, cast: Cast) -> tuple[Zone, ...]:
    stock = tuple(_card(seen, key, False) for key in seen.stock)
    pile = tuple(_card(seen, key, True) for key in seen.pile)
    gone = tuple(_card(seen, key, True) for key in seen.gone)
    zones = [
        Zone("stock", Kind.STACK, Layout.PILE, None, stock, _ALL, _stock_name(len(stock))),
        Zone("pile", Kind.STACK, Layout.PILE, None, pile, _ALL, _pile_name(seen)),
        Zone("gone", Kind.SET, Layout.PILE, None, gone, _ALL, _gone_name(len(gone))),
    ]
    for seat in range(seen.seats):
        you, name = seat == cast.you, cast.name(seat)
        hand = _hand(seen, seat)
        veiled = bool(seen.veiled >> seat & 1)
        up = tuple(_place(seen, key, not veiled, veiled) for key in seen.up[seat])
        down = tuple(_place(seen, key, False, False) for key in seen.down[seat])
        faces = [UNKNOWN if veiled else seen.faces[key] for key in _there(seen.up[seat])]
        names = (
            _hand_name(name, you, len(hand)),
            _up_name(name, you, faces),
            _down_name(name, you, len(_there(seen.down[seat]))),
        )
        zones += [
            Zone(f"hand.{seat}", Kind.SET, Layout.FAN, seat, hand, _ALL, names[0]),
            Zone(f"up.{seat}", Kind.PLACES, Layout.ROW, seat, up, PLACES, names[1]),
            Zone(f"down.{seat}", Kind.PLACES, Layout.ROW, seat, down, PLACES, names[2]),
        ]
    return tuple(zones)


def _card(seen: Observation, key: int, up: bool, hidden: bool = False) -> Card:
    face = UNKNOWN if hidden else seen.faces[key]
    return Card(key, FACE_TEXT[face] or None, up)


def _place(seen: Observation, key: int, up: bool, hidden: bool) -> Card | None:
    return None if key == NOBODY else _card(seen, key, up, hidden)


def _hand(seen: Observation, seat: int) -> tuple[Card, ...]:
    """The hand with the known cards first, low ones before high ones.

    While a choice is veiled (B3) it is not known either which of the six cards are these. A hand
    lies face up before nobody but its owner.
    """
    veiled = bool(seen.veiled >> seat & 1)
    order = sorted(seen.hands[seat], key=lambda key: (seen.faces[key] or _ALL * 2, key))
    return tuple(_card(seen, key, seat == seen.seat, veiled) for key in order)


def _stock_name(count: int) -> str:
    if not count:
        return _("stock: used up")
    return ngettext("stock: {count} card", "stock: {count} cards", count).format(count=count)


def _pile_name(seen: Observation) -> str:
    if not seen.pile:
        return _("pile: empty")
    count = len(seen.pile)
    return ngettext(
        "pile: {card} on top, {count} card", "pile: {card} on top, {count} cards", count
    ).format(card=the_card(seen.faces[seen.pile[-1]]), count=count)


def _gone_name(count: int) -> str:
    return ngettext(
        "out of the game: {count} card", "out of the game: {count} cards", count
    ).format(count=count)


def _hand_name(name: str, you: bool, count: int) -> str:
    text = (
        ngettext("your hand: {count} card", "your hand: {count} cards", count)
        if you
        else ngettext("{name}'s hand: {count} card", "{name}'s hand: {count} cards", count)
    )
    return text.format(name=name, count=count)


def _up_name(name: str, you: bool, faces: Sequence[int]) -> str:
    cards = [card_name(face) if face else _("face down") for face in faces]
    text = _("your face-up cards: {cards}") if you else _("{name}'s face-up cards: {cards}")
    return text.format(name=name, cards=", ".join(cards) or _("none"))


def _down_name(name: str, you: bool, count: int) -> str:
    text = (
        ngettext("your blocked cards: {count} card", "your blocked cards: {count} cards", count)
        if you
        else ngettext(
            "{name}'s blocked cards: {count} card", "{name}'s blocked cards: {count} cards", count
        )
    )
    return text.format(name=name, count=count)


def _plate(state: State, seat: int, cast: Cast) -> Plate:
    detail = _("hand {hand} · table {table}").format(
        hand=state.hand_left(seat), table=state.table_left(seat)
    )
    turn, place = state.turn == seat, None
    outcome = state.outcome()
    if outcome is not None:
        place = outcome.places[seat]
        detail = _("place {place} · {cards}").format(place=place, cards=detail)
    elif state.phase == EXCHANGE:
        ready = _("ready") if state.chosen >> seat & 1 else _("choosing")
        detail = f"{detail} · {ready}"
    elif turn:
        whose = _("your turn") if seat == cast.you else _("playing")
        detail = f"{detail} · {whose}"
    return Plate(seat, cast.name(seat), detail, turn, place)


def _status(state: State, chair: int | None) -> str:
    left = QUIET_TURNS * state.seats - max(state.quiet, 0)
    if state.phase == OVER:
        return _("The match is over")
    if state.phase == EXCHANGE:
        if chair in state.actors():
            return _("Choose which three of your cards lie face up")
        return _("Everybody chooses three cards to lie face up")
    if left <= _COUNTDOWN:
        return ngettext(
            "Nothing changes: the match ends after {count} more turn like this",
            "Nothing changes: the match ends after {count} more turns like this",
            left,
        ).format(count=left)
    if state.phase == AGAIN:
        return _("Another card follows the 2")
    if state.phase == LEAVING:
        return _("One card of the hand begins the new pile")
    if not state.stock:
        return _("The stock is used up")
    return ngettext("{count} card in the stock", "{count} cards in the stock", state.stock).format(
        count=state.stock
    )


def _grips(seen: Observation) -> tuple[int, ...]:
    """What the hand of a seat that may act can lift, whether it fits anywhere or not."""
    if seen.seat is None:
        return ()
    hand, up = seen.hands[seen.seat], _there(seen.up[seen.seat])
    if seen.phase == EXCHANGE:
        return hand + up
    return hand or up or _there(seen.down[seen.seat])


def _there(keys: Iterable[int]) -> tuple[int, ...]:
    return tuple(key for key in keys if key != NOBODY)
