"""What a chair sees of 23 (W1–W5, W9–W14), and how the notation writes it."""

from __future__ import annotations

from cardgames_gui.engine.notation import zones_json
from cardgames_gui.engine.table import Card, Cast, Kind, Layout
from cardgames_gui.games.twenty_three.model import ONE_BACK
from cardgames_gui.games.twenty_three.table import table
from tests.games.twenty_three.board import Board, begun, dealt, position

NAMES = ("Ana", "Bo", "Cy", "Di")


def seen(board: Board, chair: int | None, you: int | None = None) -> list[str]:
    """The status, then what each plate says."""
    shown = table(board.state.observe(chair), Cast(NAMES, you))
    return [shown.status, *(plate.detail for plate in shown.plates)]


def test_the_deal_as_it_is_written_down() -> None:
    """W2: the zones and counters by their names in the notation."""
    written = dealt(2, 5).written()
    assert list(written["zones"]) == ["pile", "box", "hand.0", "away.0", "hand.1", "away.1"]
    assert written["counters"] == {
        "chips.0": 0, "bonus.0": 3, "state.0": "in",
        "chips.1": 0, "bonus.1": 3, "state.1": "in",
        "forced": False, "round": 1,
    }  # fmt: skip
    assert written["turn"] is None
    assert set(written["legal"]) == {"0", "1"}


def test_a_seat_sees_its_own_cards_and_the_1() -> None:
    """W1: the others' cards are unknown, but for the 1, which has a back of its own."""
    for chair in range(3):
        board = dealt(3, 11)
        zones = zones_json(board.seen(chair))
        for seat in range(3):
            hand = board.hand(seat)
            others = [1] * hand.count(1) + ["?"] * (15 - hand.count(1))
            assert zones[f"hand.{seat}"] == (hand if seat == chair else others)
        assert zones["box"] == ["?"] * 21
    cards = [card for zone in board.seen(None).zones for card in zone.present()]
    assert [(c.face, c.up) for c in cards if c.back == ONE_BACK] == [(1, False)]
    assert {c.face for c in cards if c.back == "back"} == {None}


def test_what_lies_open() -> None:
    """W6: the pile for everybody, the own hand for its owner; what is away lies face down."""
    board = begun(3, 2)
    for chair in (None, 0, 1, 2):
        shown = board.seen(chair)
        (one,) = shown.zone("pile").present()
        assert one == Card(board.state.pile[0], 1, True, ONE_BACK)
        for seat in range(3):
            assert {card.up for card in shown.zone(f"hand.{seat}").present()} == {seat == chair}
            away = shown.zone(f"away.{seat}").present()
            assert {(card.up, card.face is not None) for card in away} == {(False, seat == chair)}
        assert not any(card.up for card in shown.zone("box").present())
    whole = table(board.state.reveal(), Cast(NAMES))
    for seat in range(3):
        assert all(card.up and card.face for card in whole.zone(f"hand.{seat}").present())


def test_zones() -> None:
    """W2, W3: what a table needs to lay them out."""
    shown = table(begun(3, 2).state.observe(0), Cast(NAMES, 0))
    kinds = {zone.id: (zone.kind, zone.layout, zone.side) for zone in shown.zones}
    assert kinds["pile"] == (Kind.STACK, Layout.PILE, None)
    assert kinds["box"] == (Kind.SET, Layout.PILE, None)
    assert kinds["hand.2"] == (Kind.SET, Layout.FAN, 2)
    assert kinds["away.1"] == (Kind.SET, Layout.PILE, 1)
    names = [shown.zone(zone).name for zone in ("pile", "box", "hand.0", "hand.1", "away.0")]
    assert names[0] == "pile: 1 on top, 1 card"
    assert names[1] == "21 cards in the box"
    assert names[2] in ("your hand: 12 cards", "your hand: 11 cards")
    assert names[3] in ("Bo's hand: 12 cards", "Bo's hand: 11 cards")
    assert names[4] == "3 cards you put away"
    assert shown.zone("away.2").name == "3 cards Cy put away"


def test_the_whole_own_hand_can_be_lifted() -> None:
    """W6: whether a card can be lifted does not tell whether it can be played."""
    board = position([3, 5, 20], [4, 21], top=10)
    assert board.numbers(board.seen(0).grips) == [3, 5, 20]
    assert board.seen(1).grips == ()
    assert board.seen(None).grips == ()
    chosen = dealt(2)
    assert all(set(chosen.seen(s).grips) == set(chosen.state.hands[s]) for s in (0, 1))
    chosen.play(0, str(chosen.state.legal_moves(0)[0]))
    assert chosen.seen(0).grips == ()
    assert len(chosen.seen(1).grips) == 15


def test_plates_and_status_while_cards_are_put_away() -> None:
    """W3"""
    board = dealt(2)
    board.play(0, str(board.state.legal_moves(0)[0]))
    assert seen(board, 1, 1) == [
        "Round 1 of 2 · put three cards away",
        "12 cards",
        "15 cards · choosing",
    ]
    assert seen(board, 0, 0)[0] == "Round 1 of 2 · three cards each are put away"
    assert not any(plate.turn for plate in board.seen(0).plates)


def test_plates_and_status_before_the_opening() -> None:
    """W5"""
    board = dealt(2, 3, learning=True)
    assert board.turn is not None
    status = f"Round 1 of 2 · {NAMES[board.turn]} opens with the 1"
    assert seen(board, None)[0] == status
    assert seen(board, board.turn, board.turn)[0] == "Round 1 of 2 · you open with the 1"


def test_plates_and_status_in_a_round() -> None:
    """W9–W12"""
    board = position([12], [13, 20], [], [], dropped=[3], chips=[1, 0, 4, 9], bonus=[0, 1, 3, 0])
    assert seen(board, 0, 0) == [
        "Round 1 of 2 · 10 on top",
        "1 card · your turn",
        "2 cards",
        "all played",
        "dropped out",
    ]
    assert seen(board, 1, 1)[1] == "1 card · playing"
    board.play(0, "force")
    assert seen(board, 1, 1)[2] == "2 cards · you must play"
    assert seen(board, 0, 0)[2] == "2 cards · must play"
    assert [plate.turn for plate in board.seen(0).plates] == [False, True, False, False]


def test_plates_at_the_end() -> None:
    """W14: the chips that count, and the place."""
    board = position([4], [], [], chips=[3, 6, 9], bonus=[0, 1, 3], round_=2).play(0, "drop")
    assert seen(board, None) == [
        "The match is over",
        "place 2 · 4 chips",
        "place 2 · 4 chips",
        "place 1 · 3 chips",
    ]
    assert [plate.place for plate in board.seen(None).plates] == [2, 2, 1]
    assert board.seen(0).turn is None
    assert board.seen(0).grips == ()


def test_between_the_rounds() -> None:
    """W12: at the moment when a round ends it says so."""
    board = position([4], [], round_=2)
    said = []
    drop = next(move for move in board.state.legal_moves(0) if str(move) == "drop")
    board.state.apply(0, drop, lambda _event: said.append(seen(board, None)[0]))
    assert said == [
        "Round 2 of 2 · nobody is left in the round",
        "Round 2 of 2 · nobody is left in the round",
        "The match is over",
    ]
