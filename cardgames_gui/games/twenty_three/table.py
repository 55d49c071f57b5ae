"""The table of 23 as one chair sees it: zones, plates, chips and counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.outcome import shared_places
from cardgames_gui.engine.table import Card, Cast, Chips, Group, Kind, Layout, Plate, Table, Zone
from cardgames_gui.games.twenty_three.model import (
    DROPPED,
    IN,
    NOBODY,
    ONE,
    ONE_BACK,
    PLAYED,
    ROUNDS,
    SIZE,
    STANDINGS,
    Observation,
    hand_size,
)
from cardgames_gui.games.twenty_three.offers import cards_alike, offers
from cardgames_gui.games.twenty_three.prices import results
from cardgames_gui.games.twenty_three.score import score
from cardgames_gui.games.twenty_three.words import taken

_catalogue = Catalogue("twenty_three")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext

_ROOM: Final = hand_size(learning=False)


def table(observation: Observation, cast: Cast) -> Table:
    """The snapshot that a scene shows and the notation writes."""
    seen = observation
    return Table(
        chair=seen.seat,
        turn=None if seen.turn == NOBODY else seen.turn,
        zones=_zones(seen, cast),
        plates=_plates(seen, cast),
        status=_status(seen, cast),
        grips=_grips(seen),
        offers=offers(seen),
        chips=_chips(seen, cast),
        counters=_counters(seen),
        score=score(seen, cast),
    )


def _counters(seen: Observation) -> dict[str, object]:
    counters: dict[str, object] = {}
    for seat in range(seen.seats):
        counters[f"chips.{seat}"] = seen.chips[seat]
        counters[f"bonus.{seat}"] = seen.bonus[seat]
        counters[f"state.{seat}"] = STANDINGS[seen.standing[seat]]
    return counters | {"forced": seen.forced, "round": seen.round}


def _chips(seen: Observation, cast: Cast) -> tuple[Chips, ...]:
    chips = [Chips("bank", "penalty", None, None, _("penalty chips"))]
    for seat in range(seen.seats):
        you, name = seat == cast.you, cast.name(seat)
        bonus, taken = seen.bonus[seat], seen.chips[seat]
        text = _("your bonus chips: {count}") if you else _("{name}'s bonus chips: {count}")
        said = text.format(name=name, count=bonus)
        chips.append(Chips(f"bonus.{seat}", "bonus", seat, bonus, said, single=True))
        text = _("your penalty chips: {count}") if you else _("{name}'s penalty chips: {count}")
        said = text.format(name=name, count=taken)
        chips.append(Chips(f"chips.{seat}", "penalty", seat, taken, said))
    return tuple(chips)


def _zones(seen: Observation, cast: Cast) -> tuple[Zone, ...]:
    first = SIZE * (seen.round - 1)
    box = range(first + seen.seats * hand_size(seen.learning), first + SIZE)
    # Nobody who plays knows the box: where it is known, the whole truth is shown.
    revealed = bool(seen.faces[box[0]])

    def card(key: int, up: bool) -> Card:
        face = seen.faces[key]
        return Card(key, face or None, up, ONE_BACK if face == ONE else "back")

    def cards(keys: Sequence[int], up: bool) -> tuple[Card, ...]:
        return tuple(card(key, up) for key in keys)

    top = seen.faces[seen.pile[-1]] if seen.pile else 0
    zones = [
        Zone(
            "pile",
            Kind.STACK,
            Layout.PILE,
            None,
            cards(seen.pile, True),
            SIZE,
            _pile_name(top, len(seen.pile)),
            ghost="" if top else str(ONE),
            label=_("pile {count}").format(count=len(seen.pile)) if top else "",
        ),
        Zone(
            "box",
            Kind.SET,
            Layout.PILE,
            None,
            cards(box, False),
            SIZE,
            ngettext("{count} card in the box", "{count} cards in the box", len(box)).format(
                count=len(box)
            ),
            label=_("box {count}").format(count=len(box)),
        ),
    ]
    for seat in range(seen.seats):
        you, name = seat == cast.you, cast.name(seat)
        hand, away, up = seen.hands[seat], seen.away[seat], revealed or seat == seen.seat
        if up:
            hand = tuple(sorted(hand, key=seen.faces.__getitem__))
        zones.append(
            Zone(
                f"hand.{seat}",
                Kind.SET,
                Layout.FAN,
                seat,
                cards(hand, up),
                _ROOM,
                _hand_name(name, you, len(hand)),
                groups=_groups([seen.faces[key] for key in hand]) if up else (),
            )
        )
        zones.append(
            Zone(
                f"away.{seat}",
                Kind.SET,
                Layout.PILE,
                seat,
                cards(away, False),
                _ROOM,
                _away_name(name, you, len(away)),
            )
        )
    return tuple(zones)


def _groups(numbers: Sequence[int]) -> tuple[Group, ...]:
    """Equal numbers together; they are in order."""
    counted = Counter(numbers)
    return tuple(Group(count, cards_alike(count, number)) for number, count in counted.items())


def _pile_name(top: int, count: int) -> str:
    if not count:
        return _("pile: empty")
    return ngettext(
        "pile: {card} on top, {count} card", "pile: {card} on top, {count} cards", count
    ).format(card=top, count=count)


def _hand_name(name: str, you: bool, count: int) -> str:
    text = (
        ngettext("your hand: {count} card", "your hand: {count} cards", count)
        if you
        else ngettext("{name}'s hand: {count} card", "{name}'s hand: {count} cards", count)
    )
    return text.format(name=name, count=count)


def _away_name(name: str, you: bool, count: int) -> str:
    text = (
        ngettext("{count} card you put away", "{count} cards you put away", count)
        if you
        else ngettext("{count} card {name} put away", "{count} cards {name} put away", count)
    )
    return text.format(name=name, count=count)


def _plates(seen: Observation, cast: Cast) -> tuple[Plate, ...]:
    if not seen.over:
        return tuple(
            Plate(seat, cast.name(seat), _detail(seen, seat, cast), seat == seen.turn)
            for seat in range(seen.seats)
        )
    counting = results(seen.chips, seen.bonus)
    return tuple(
        Plate(
            seat,
            cast.name(seat),
            _("place {place} · {chips}").format(place=place, chips=taken(counting[seat])),
            False,
            place,
        )
        for seat, place in enumerate(shared_places(counting))
    )


def _detail(seen: Observation, seat: int, cast: Cast) -> str:
    """The second line of a plate: how the seat stands, and whether it is to act."""
    standing, held = seen.standing[seat], len(seen.hands[seat])
    if standing == PLAYED:
        return _("all played")
    if standing == DROPPED:
        return _("dropped out")
    cards = ngettext("{count} card", "{count} cards", held).format(count=held)
    if seat in seen.choosing:
        return f"{cards} · " + _("choosing")
    if seat != seen.turn:
        return cards
    you = seat == cast.you
    if seen.forced:
        return f"{cards} · " + (_("you must play") if you else _("must play"))
    return f"{cards} · " + (_("your turn") if you else _("playing"))


def _status(seen: Observation, cast: Cast) -> str:
    if seen.over:
        return _("The match is over")
    round_ = _("Round {round} of {rounds}").format(round=seen.round, rounds=ROUNDS)
    if seen.choosing:
        what = (
            _("put three cards away")
            if seen.seat in seen.choosing
            else _("three cards each are put away")
        )
    elif IN not in seen.standing:
        what = _("nobody is left in the round")
    elif seen.pile:
        what = _("{card} on top").format(card=seen.faces[seen.pile[-1]])
    else:
        you = seen.turn == cast.you
        what = _("you open with the 1") if you else _("{name} opens with the 1")
        what = what.format(name=cast.name(seen.turn))
    return f"{round_} · {what}"


def _grips(seen: Observation) -> tuple[int, ...]:
    """The own hand while its seat may act: what can be lifted must not tell what can be played."""
    if seen.seat is None or (seen.seat != seen.turn and seen.seat not in seen.choosing):
        return ()
    return tuple(sorted(seen.hands[seen.seat], key=seen.faces.__getitem__))
