"""What a hand may do at Bloqueadas: the offers, and what the cards that it picks come to."""

from __future__ import annotations

from collections.abc import Sequence

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.offer import Choice, Make, Offer
from cardgames_gui.games.bloqueadas.model import (
    EXCHANGE,
    LEAVES,
    LEAVING,
    PLACES,
    SHOW,
    TAKE,
    THROW,
    BloqueadasMove,
    move_of,
    rank_of,
)
from cardgames_gui.games.bloqueadas.names import both, counted, several, the_card, the_one
from cardgames_gui.games.bloqueadas.rules import State

_catalogue = Catalogue("bloqueadas")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext
p_ = _catalogue.pgettext

PILE = "pile"


def offers(state: State, seat: int) -> tuple[Offer, ...]:
    """Everything that the seat may do, each legal move in one of the offers."""
    moves = state.legal_moves(seat)
    if not moves:
        return ()
    if state.phase == EXCHANGE:
        return (_exchange(state, seat, moves),)
    if state.phase == LEAVING:
        return (_leave(state, seat, moves),)
    if moves[0].kind == TAKE:
        return (_take(state, moves[0]),)
    if moves[0].kind == THROW:
        ranks = dict.fromkeys(rank_of(move.cards[0]) for move in moves)
        return tuple(_throw(state, seat, rank, moves) for rank in ranks)
    return (_blind(state, seat, moves),)


def _exchange(state: State, seat: int, moves: Sequence[BloqueadasMove]) -> Offer:
    """What lies face up, and what stays in the hand (B3)."""

    def make(picked: tuple[int, ...], _spent: int) -> Choice:
        if len(picked) != PLACES:
            return Choice(_("Three of your cards lie face up"), None)
        move = move_of(SHOW, *(state.faces[key] for key in picked))
        return Choice(_("Play with these face up"), move)

    return Offer(
        _("Choose your face-up cards"),
        moves,
        state.keys_of([*state.face_up(seat), *state.hand(seat)]),
        f"up.{seat}",
        most=PLACES,
        swaps=True,
        make=make,
    )


def _throw(state: State, seat: int, rank: int, moves: Sequence[BloqueadasMove]) -> Offer:
    """Cards of one rank: of the hand as many as one likes, else one that lies face up (B5, B6)."""
    own = state.hand(seat) or sorted(filter(None, state.face_up(seat)))
    cards = [face for face in own if rank_of(face) == rank]
    possible = [move for move in moves if rank_of(move.cards[0]) == rank]
    if len(cards) == 1:
        label = _("Throw {cards}").format(cards=the_one(rank))
    else:
        label = p_("any of several cards", "Throw {cards}").format(cards=several(rank))
    most = len(possible)
    make = _thrown(state, rank, len(cards), label)
    return Offer(label, possible, state.keys_of(cards), PILE, most=most, obvious=True, make=make)


def _thrown(state: State, rank: int, held: int, label: str) -> Make:
    """Throwing the cards that are picked; `held` is how many of the rank there are."""

    def make(picked: tuple[int, ...], _spent: int) -> Choice:
        count = len(picked)
        if not count:
            return Choice(label, None)
        if count == 1:
            cards = the_one(rank)
        elif count == 2 == held:
            cards = both(rank)
        else:
            cards = counted(count, rank)
        move = move_of(THROW, *(state.faces[key] for key in picked))
        return Choice(_("Throw {cards}").format(cards=cards), move)

    return make


def _blind(state: State, seat: int, moves: Sequence[BloqueadasMove]) -> Offer:
    """A blocked card, unseen (B6)."""
    picks = state.keys_of([state.blocked(seat, move.place) for move in moves])
    return Offer(_("Throw a blocked card unseen"), moves, picks, PILE, obvious=True)


def _take(state: State, move: BloqueadasMove) -> Offer:
    """The pile, for who cannot throw anything (B9)."""
    count = len(state.pile)
    price = ngettext("{count} card", "{count} cards", count).format(count=count)
    return Offer(_("Take the pile"), (move,), price=price)


def _leave(state: State, seat: int, moves: Sequence[BloqueadasMove]) -> Offer:
    """A card of the hand as the new pile (B10)."""
    label = _("Begin the new pile")

    def make(picked: tuple[int, ...], _spent: int) -> Choice:
        if not picked:
            return Choice(label, None)
        face = state.faces[picked[0]]
        return Choice(_("Leave {card}").format(card=the_card(face)), LEAVES[face])

    picks = state.keys_of(state.hand(seat))
    return Offer(label, moves, picks, PILE, obvious=True, make=make)
