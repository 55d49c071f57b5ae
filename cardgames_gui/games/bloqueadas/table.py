"""The table of Bloqueadas as one chair sees it: zones, plates, offers, and what goes on."""

from __future__ import annotations

from random import Random

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.table import Cast, Plate, Table
from cardgames_gui.games.bloqueadas.model import AGAIN, EXCHANGE, LEAVING, OVER, Observation
from cardgames_gui.games.bloqueadas.offers import offers
from cardgames_gui.games.bloqueadas.rules import State, imagine
from cardgames_gui.games.bloqueadas.zones import COUNTDOWN, there, turns_left, zones

_catalogue = Catalogue("bloqueadas")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext


def table(observation: Observation, cast: Cast) -> Table:
    """The snapshot that a scene shows and the notation writes."""
    state = imagine(observation, Random(0))
    chair = observation.seat
    return Table(
        chair=chair,
        turn=state.turn,
        zones=zones(observation, cast),
        plates=tuple(_plate(state, seat, cast) for seat in range(state.seats)),
        status=_status(observation, state),
        grips=_grips(observation) if chair in state.actors() else (),
        offers=() if chair is None else offers(state, chair),
        counters={"quiet": max(observation.quiet, 0), "again": observation.phase == AGAIN},
    )


def _plate(state: State, seat: int, cast: Cast) -> Plate:
    hand, turn = state.hand_left(seat), state.turn == seat
    held = _("hand {count}").format(count=hand) if hand else _("no hand")
    outcome = state.outcome()
    if outcome is not None:
        place, lying = outcome.places[seat], state.table_left(seat)
        detail = _("place {place} · hand {hand} · table {table}").format(
            place=place, hand=hand, table=lying
        )
        return Plate(seat, cast.name(seat), detail, False, place)
    does = ""
    if state.phase == EXCHANGE:
        does = _("ready") if state.chosen >> seat & 1 else _("choosing")
    elif turn:
        does = _("your turn") if seat == cast.you else _("playing")
    return Plate(seat, cast.name(seat), f"{held} · {does}" if does else held, turn)


def _status(seen: Observation, state: State) -> str:
    left = turns_left(seen)
    if state.phase == OVER:
        return _("The match is over")
    if state.phase == EXCHANGE:
        if seen.seat in state.actors():
            return _("Choose which three of your cards lie face up")
        return _("Everybody chooses three cards to lie face up")
    if left <= COUNTDOWN:
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
    hand, up = seen.hands[seen.seat], there(seen.up[seen.seat])
    if seen.phase == EXCHANGE:
        return hand + up
    return hand or up or there(seen.down[seen.seat])
