"""What a chair sees of Bloqueadas (B2–B13), what is offered to it, and what events show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.table import Card, Cast, Group, Kind, Layout, Table
from cardgames_gui.games.bloqueadas.model import EXCHANGE, read_move
from cardgames_gui.games.bloqueadas.table import table
from tests.games.bloqueadas.board import Board, dealt, position

NAMES: Final = ("Ana", "Bo", "Cy", "Di", "Eve", "Flo")


def seen(board: Board, chair: int | None, you: int | None = None) -> Table:
    return table(board.state.observe(chair), Cast(NAMES[: board.state.seats], you))


def lying(shown: Table, zone: str) -> list[Card | None]:
    return list(shown.zone(zone).cards)


def groups(shown: Table, zone: str) -> list[tuple[int, str]]:
    return [(group.size, group.name) for group in shown.zone(zone).groups]


def pile(top: str, quiet: int = 0) -> Table:
    return seen(position("3 4", "5 6", pile=top, stock="9 9", quiet=quiet), 0, 0)


def choosing() -> Board:
    return position(
        "7S 8S 8H", "9 9 9", up=["4S 5S KS", "K K K"], down=["4 4 4"] * 2, pile="3", phase=EXCHANGE
    )


def choice(board: Board, offer: Offer, cards: str) -> tuple[str, str | None]:
    """What these cards come to: the label, and the move's text."""
    made = offer.choice([board.key(card) for card in cards.split()])
    return made.label, None if made.move is None else str(made.move)


# Zones


def test_the_deal_as_it_is_written_down() -> None:
    """B2: the zones and counters by their names in the notation."""
    zones, counters = dealt(2).zones(), dealt(2).table().counters
    of_seats = [f"{name}.{seat}" for seat in (0, 1) for name in ("hand", "up", "down")]
    assert list(zones) == ["stock", "pile", "gone", *of_seats]
    assert [len(zones[name]) for name in zones] == [85, 1, 0, *[3] * 6]
    assert counters == {"quiet": 0, "again": False}


def test_zones() -> None:
    """B2: what a table needs to lay them out; each face-up card lies on a blocked one."""
    shown = seen(dealt(3), 0, 0)
    kinds = {z.id: (z.kind, z.layout, z.side, z.over) for z in shown.zones}
    assert kinds["stock"] == kinds["pile"] == (Kind.STACK, Layout.PILE, None, None)
    assert kinds["gone"] == (Kind.SET, Layout.PILE, None, None)
    assert kinds["hand.1"] == (Kind.SET, Layout.FAN, 1, None)
    assert kinds["up.1"] == (Kind.PLACES, Layout.ROW, 1, "down.1")
    assert kinds["down.1"] == (Kind.PLACES, Layout.ROW, 1, None)


def test_what_lies_open() -> None:
    """B2, B7: the pile and the face-up cards; blocked ones are nobody's to see, hands their own."""
    board = position("3S 4S", "5S", up=["KS"], down=["9S 9H", "8C"], pile="8S", stock="6S")
    for chair in (None, 0, 1):
        shown = seen(board, chair)
        assert [(c.face, c.up) for c in shown.zone("pile").present()] == [("8S", True)]
        assert [(c.face, c.up) for c in shown.zone("up.0").present()] == [("KS", True)]
        assert not any(c.up or c.face is None for c in shown.zone("gone").present())
        for zone in ("stock", "down.0", "down.1"):
            assert {(c.face, c.up) for c in shown.zone(zone).present()} == {(None, False)}
        own = chair == 0
        assert [c.up for c in shown.zone("hand.0").present()] == [own, own]
        assert [c.face for c in shown.zone("hand.0").present()] == (
            ["3S", "4S"] if own else [None, None]
        )


def test_what_was_taken_is_known_and_lies_face_down() -> None:
    """B10: everybody saw the pile go; the hand is its owner's all the same."""
    board = position("3S", "5S", pile="7C KS", stock="9H").play(0, "take", "leave 3S")
    hand = seen(board, 1).zone("hand.0").present()
    assert [(card.face, card.up) for card in hand] == [("7C", False), ("KS", False)]


def test_labels_and_names_of_the_middle() -> None:
    """B2, B7"""
    shown = seen(position("3", "5", pile="8S 8H", stock="6S 6H 6C", gone="10S 4S"), 0, 0)
    labels = [shown.zone(name).label for name in ("stock", "pile", "gone")]
    assert labels == ["stock 3", "pile 2", "out 97"]
    assert shown.zone("pile").name == "pile: the 8 of hearts on top, 2 cards"
    assert shown.zone("stock").name == "stock: 3 cards"
    assert shown.zone("gone").name == "out of the game: 97 cards"
    none = seen(position("3", "5"), 0, 0).zone("pile")
    assert (none.name, none.label, none.ghost) == ("pile: empty", "", "pile")
    none = seen(dealt(2), 0, 0).zone("gone")
    assert (none.name, none.label, none.ghost) == ("out of the game: 0 cards", "", "out")
    used = seen(position("3", "5", pile="8"), 0, 0).zone("stock")
    assert (used.name, used.label) == ("stock: used up", "stock used up")


@pytest.mark.parametrize(
    ("top", "hint"),
    [
        ("", "anything goes"),
        ("7S AS", "anything goes"),
        ("KS 2S", "anything goes"),
        ("7S", "7 or more goes, or a 2"),
        ("7S 7H", "one more 7 clears the pile"),
        ("7S 7H 2S", "anything goes"),
        ("9S QS QH", "one more queen clears the pile"),
        ("QS", "a 10, J, Q or K goes, or a 2"),
        ("10S", "a 10, J, Q or K goes, or a 2"),
    ],
)
def test_the_hint_says_what_goes_and_what_clears(top: str, hint: str) -> None:
    """B5, B7, B8"""
    assert pile(top).zone("pile").hint == hint


def test_the_countdown() -> None:
    """B13: from the last five turns on, in the status and at the pile."""
    assert pile("9", quiet=34).status == "2 cards in the stock"
    assert pile("9", quiet=34).zone("pile").label == "pile 1"
    last = pile("9", quiet=35)
    assert last.status == "Nothing changes: the match ends after 5 more turns like this"
    assert last.zone("pile").label == "ends in 5 turns"
    assert pile("9", quiet=39).status.endswith("after 1 more turn like this")
    assert pile("9", quiet=39).zone("pile").label == "ends in 1 turn"


def test_a_hand_is_grouped_by_rank() -> None:
    """B1: equal ranks lie together, low ones first, a 2 as a 2; others' hands are not sorted."""
    board = position("9S 3S 2S 9H 9C 3H' KS", "5S 5H", pile="4", stock="6 6")
    shown = seen(board, 0, 0)
    assert groups(shown, "hand.0") == [
        (1, "2 of spades"),
        (2, "two 3s"),
        (3, "three 9s"),
        (1, "king of spades"),
    ]
    faces = [card.face for card in shown.zone("hand.0").present()]
    assert faces == ["2S", "3S", "3H'", "9S", "9H", "9C", "KS"]
    assert shown.zone("hand.1").groups == ()


def test_cards_that_change_places_are_groups_of_one() -> None:
    """B3: so that each takes its name along."""
    shown = seen(choosing(), 0, 0)
    assert groups(shown, "hand.0") == [
        (1, "7 of spades"),
        (1, "8 of spades"),
        (1, "8 of hearts"),
    ]
    assert groups(shown, "up.0") == [(1, "4 of spades"), (1, "5 of spades"), (1, "king of spades")]
    assert shown.zone("up.0").hint == "easy to throw later: 2, 10, J, Q, K"
    assert shown.zone("up.1").hint == ""
    chosen = seen(choosing().play(0, "show 4S 8H KS"), 0, 0)
    assert (2, "two 8s") not in groups(chosen, "hand.0")
    assert chosen.zone("up.0").hint == ""
    assert groups(seen(choosing().play(0, "show 4S 7S KS"), 0, 0), "hand.0")[1:] == [(2, "two 8s")]


def test_a_choice_is_veiled_until_all_have_chosen() -> None:
    """B3: six cards as they were dealt, and face down."""
    board = choosing().play(0, "show 4S 8H KS")
    assert [card.face for card in seen(board, 0).zone("up.0").present()] == ["4S", "8H", "KS"]
    for chair in (1, None):
        shown = seen(board, chair)
        assert {(c.face, c.up) for c in shown.zone("up.0").present()} == {(None, False)}
        assert shown.zone("up.0").groups == (Group(1, "face down"),) * 3
    board.begin()
    assert [card.face for card in seen(board, 1).zone("up.0").present()] == ["4S", "8H", "KS"]


# Plates, status, grips


def test_plates_and_status_before_play() -> None:
    """B3"""
    board = choosing().play(0, "show 4S 8H KS")
    shown = seen(board, 1, 1)
    assert shown.status == "Choose which three of your cards lie face up"
    assert [plate.detail for plate in shown.plates] == ["hand 3 · ready", "hand 3 · choosing"]
    assert seen(board, 0, 0).status == "Everybody chooses three cards to lie face up"
    assert shown.turn is None


def test_plates_and_status_in_play() -> None:
    """B4, B6, B8, B10"""
    board = position("", "5S", up=["KS"], down=["4", "4"], pile="8S", stock="5 6")
    assert [p.detail for p in seen(board, 0, 0).plates] == ["no hand · your turn", "hand 1"]
    assert [p.detail for p in seen(board, 1, 1).plates] == ["no hand · playing", "hand 1"]
    assert seen(position("2S 5S", "5", pile="8"), 0).status == "The stock is used up"
    again = position("2S 5S", "5", pile="8").play(0, "throw 2S")
    assert seen(again, 0).status == "Another card follows the 2"
    leaving = position("3S", "5", pile="8").play(0, "take")
    assert seen(leaving, 1).status == "One card of the hand begins the new pile"


def test_plates_at_the_end() -> None:
    """B12: the place, and the cards that decide it."""
    board = position("9S", "5 6", "5", up=["", "", "K"], down=["", "4", "4"], pile="8S")
    board.play(0, "throw 9S")
    shown = seen(board, 0, 0)
    assert shown.status == "The match is over"
    assert [plate.detail for plate in shown.plates] == [
        "place 1 · hand 0 · table 0",
        "place 2 · hand 2 · table 1",
        "place 3 · hand 1 · table 2",
    ]
    assert [plate.place for plate in shown.plates] == [1, 2, 3]
    assert (shown.grips, shown.offers, shown.turn) == ((), (), None)


def test_what_can_be_lifted_does_not_tell_what_fits() -> None:
    """B6: the whole hand, else all face-up cards, else all blocked ones."""
    hand = position("3S 9S", "5", up=["KS"], down=["4S"], pile="8S")
    assert set(seen(hand, 0).grips) == {hand.key("3S"), hand.key("9S")}
    assert seen(hand, 1).grips == seen(hand, None).grips == ()
    up = position("", "5", up=["3S KS"], down=["4S"], pile="8S")
    assert set(seen(up, 0).grips) == {up.key("3S"), up.key("KS")}
    down = position("", "5", down=["4S . 5S"], pile="8S")
    assert set(seen(down, 0).grips) == {down.key("4S"), down.key("5S")}
    six = choosing()
    assert set(seen(six, 0).grips) == {six.key(c) for c in ("4S", "5S", "KS", "7S", "8S", "8H")}


# Offers


def labels(offers: Sequence[Offer]) -> list[str]:
    return [f"{offer.label} · {offer.price}".removesuffix(" · ") for offer in offers]


def test_throws_are_offered_by_rank() -> None:
    """B5, B8: one of the hand, or several of a rank."""
    board = position("3S 7S 7H 9S 9H 9C 2S", "5", pile="6", stock="5 6")
    offers = seen(board, 0, 0).offers
    assert labels(offers) == ["Throw the 2", "Throw 7s", "Throw 9s"]
    assert [(offer.to, offer.most) for offer in offers] == [("pile", 1), ("pile", 2), ("pile", 3)]
    two, sevens, nines = offers
    assert choice(board, two, "2S") == ("Throw the 2", "throw 2S")
    assert choice(board, sevens, "7H") == ("Throw the 7", "throw 7H")
    assert choice(board, sevens, "7H 7S") == ("Throw both 7s", "throw 7H 7S")
    assert choice(board, nines, "9H 9S") == ("Throw two 9s", "throw 9H 9S")
    assert choice(board, nines, "9H 9S 9C") == ("Throw three 9s", "throw 9H 9S 9C")
    assert choice(board, nines, "") == ("Throw 9s", None)


def test_from_the_table_one_at_a_time() -> None:
    """B6: face-up cards, then blocked ones."""
    board = position("", "5", up=["9S 9H 3S"], down=["4 4 4"], pile="6")
    (nines,) = seen(board, 0, 0).offers
    assert (nines.label, nines.most) == ("Throw 9s", 1)
    assert choice(board, nines, "9H") == ("Throw the 9", "throw 9H")
    board = position("", "5", down=["4S . 5S"], pile="6")
    (blind,) = seen(board, 0, 0).offers
    assert (blind.label, blind.to) == ("Throw a blocked card unseen", "pile")
    assert choice(board, blind, "5S") == ("Throw a blocked card unseen", "blind 2")


def test_taking_and_leaving() -> None:
    """B9, B10: what it costs stands on the button."""
    board = position("3S 4S", "5", pile="7 8 9 9 J J Q K KS")
    (take,) = seen(board, 0, 0).offers
    assert labels([take]) == ["Take the pile · 9 cards"]
    assert labels(seen(position("3S", "5", pile="9"), 0, 0).offers) == ["Take the pile · 1 card"]
    board.play(0, "take")
    (leave,) = seen(board, 0, 0).offers
    assert labels([leave]) == ["Begin the new pile"]
    assert choice(board, leave, "KS") == ("Leave the king of spades", "leave KS")
    assert seen(board, 1, 1).offers == ()


def test_exchanging() -> None:
    """B3: cards change places, until the button is pressed."""
    board = choosing()
    (swap,) = seen(board, 0, 0).offers
    assert (swap.label, swap.to, swap.swaps) == ("Choose your face-up cards", "up.0", True)
    assert choice(board, swap, "8H 5S KS") == ("Play with these face up", "show 8H 5S KS")
    board.play(0, "show 8H 5S KS")
    assert board.zones()["up.0"] == ["8H", "5S", "KS"]
    assert seen(board, 0, 0).offers == ()


# What events show


def shown_by(board: Board, seat: int, text: str, chair: int) -> list[tuple[str, str, Table]]:
    """For every event its class, where its first card lies then, and the Table of that chair."""
    found = []

    def tell(event: Event) -> None:
        at = seen(board, chair)
        place = at.where()[event.cards[0]] if event.cards else ""
        found.append((type(event).__name__, place, at))

    board.state.apply(seat, board.state.judge(seat, read_move(text)), tell)
    return found


@pytest.mark.parametrize("chair", [0, 1])
def test_a_blocked_card_that_comes_back_was_seen_by_all(chair: int) -> None:
    """B9: it lies face up on the pile, then it goes into the hand with it."""
    board = position("", "5S", down=["4S KS"], pile="9S", stock="6")
    key = board.key("4S")
    failed, took = shown_by(board, 0, "blind 0", chair)
    assert failed[:2] == ("Failed", "pile")
    assert failed[2].zone("pile").cards[-1] == Card(key, "4S", True)
    assert lying(failed[2], "down.0")[0] is None
    assert took[:2] == ("Took", "hand.0")
    assert Card(key, "4S", chair == 0) in took[2].zone("hand.0").cards


@pytest.mark.parametrize("chair", [0, 1])
def test_a_blocked_card_that_stays_is_seen_before_it_clears(chair: int) -> None:
    """B6, B7"""
    board = position("", "5S", down=["10S KS"], pile="9S", stock="6")
    threw, cleared, drew = shown_by(board, 0, "blind 0", chair)
    assert threw[:2] == ("Threw", "pile")
    assert threw[2].zone("pile").cards[-1] == Card(board.key("10S"), "10S", True)
    assert cleared[:2] == ("Cleared", "gone")
    assert drew[:2] == ("Drew", "hand.1")
    drawn = {card.key: card for card in drew[2].zone("hand.1").present()}[board.key("6S")]
    assert drawn == Card(board.key("6S"), "6S" if chair == 1 else None, chair == 1)
