"""W3 and W4: everybody puts three cards away, all at the same time and unseen."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cardgames_gui.engine.moves import Illegal, NotYourTurn
from cardgames_gui.engine.notation import zones_json
from cardgames_gui.games.twenty_three.choices import Aways
from cardgames_gui.games.twenty_three.model import DECK, read_move
from tests.games.twenty_three.board import SEATS, dealt


@pytest.mark.parametrize("seats", SEATS)
def test_all_choose_at_the_same_time(seats: int) -> None:
    """W3: it is nobody's turn, and the order does not matter."""
    for order in ([*range(seats)], [*reversed(range(seats))]):
        board = dealt(seats)
        left = list(range(seats))
        for seat in order:
            assert board.turn is None
            assert board.state.actors() == tuple(left)
            chosen = str(board.state.legal_moves(seat)[7])
            board.play(seat, chosen)
            left.remove(seat)
            assert len(board.hand(seat)) == 12
            assert " ".join(["away", *map(str, board.away(seat))]) == chosen
        assert board.turn is not None
        assert 1 in board.hand(board.turn)
        assert board.legal(board.turn) == {"play 1 1 0"}
    assert board.state.choosing == ()


def test_the_choices_are_all_but_the_1() -> None:
    """W3"""
    for seed in range(20):
        board = dealt(2, seed)
        for seat in (0, 1):
            cards = [number for number in board.hand(seat) if number != 1]
            texts = [f"away {a} {b} {c}" for a, b, c in combinations(cards, 3)]
            assert board.legal(seat) == set(texts)


def test_a_choice_is_found_by_its_place() -> None:
    """W3: the list that is not written out is as good as one that is."""
    rng = Random(1)
    for size in (3, 14, 15):
        for _ in range(60):
            deck = rng.choice([DECK[1:], DECK[1:13], DECK[40:]])
            if size > len(deck):
                continue
            cards = sorted(rng.sample(deck, size))
            choices = Aways(cards)
            written = [choices[place] for place in range(len(choices))]
            assert [move.cards for move in choices] == [move.cards for move in written]
            assert len(set(written)) == len(written)
            assert {m.cards for m in written} == set(combinations(cards, 3))
            assert (choices[-1], choices[-len(choices)]) == (written[-1], written[0])
            assert choices[3:40:2] == written[3:40:2]
            for place in (len(written), -len(written) - 1):
                with pytest.raises(IndexError):
                    choices[place]
            for move in (*written[:20], *written[-20:]):
                assert move in choices
            for text in ("away 1 2 3", "away 1 1 1", "away 2 2 2", "away 22 22 22", "pass"):
                assert (read_move(text) in choices) is (read_move(text) in written)
            assert choices == Aways(cards)
            assert choices != Aways(sorted(rng.sample(DECK[1:], size + 1)))


def test_the_1_is_never_put_away() -> None:
    """W3"""
    board = dealt(2)
    seat = 0 if 1 in board.hand(0) else 1
    one, a, b = board.hand(seat)[:3]
    with pytest.raises(Illegal, match=r"^The 1 is never put away\.$"):
        board.judge(seat, f"away {one} {a} {b}")


def test_what_is_refused_while_cards_are_put_away() -> None:
    """W3: cards one does not hold, a second choice, and any play."""
    board = dealt(3)
    missing = next(n for n in range(2, 24) if n not in board.hand(0))
    text = " ".join(map(str, sorted([missing, *board.hand(0)[-2:]])))
    with pytest.raises(Illegal, match=r"^You do not hold these cards\.$"):
        board.judge(0, f"away {text}")
    for text in ("pass", "drop", "force", "play 1 1 0", "play 5 1 0"):
        for seat in range(3):
            with pytest.raises(Illegal, match=r"^First put three cards away\.$"):
                board.judge(seat, text)
    board.play(0, str(board.state.legal_moves(0)[0]))
    for text in ("pass", "play 1 1 0", str(board.state.legal_moves(1)[0])):
        with pytest.raises(NotYourTurn, match="the others are still choosing"):
            board.judge(0, text)
    for seat in (1, 2):
        board.play(seat, str(board.state.legal_moves(seat)[0]))
    assert board.turn is not None
    with pytest.raises(Illegal, match="only at the beginning of a round"):
        board.judge(board.turn, "away 2 3 4")


def test_a_table_for_learning() -> None:
    """W4: twelve cards each, nothing is put away, and the 1 is played at once."""
    for seats in SEATS:
        board = dealt(seats, learning=True)
        assert board.state.choosing == ()
        assert board.turn is not None
        assert board.legal(board.turn) == {"play 1 1 0"}
        with pytest.raises(Illegal, match="No cards are put away at a table for learning"):
            board.judge(board.turn, "away 2 3 4")


def test_put_away_cards_are_unseen_for_good() -> None:
    """W3: by all but their owner, to whom the order of the deal is shown."""
    board = dealt(3)
    for seat in range(3):
        board.play(seat, str(board.state.legal_moves(seat)[100]))
    for chair in (0, 1, 2, None):
        zones = zones_json(board.seen(chair))
        for seat in range(3):
            mine = board.away(seat) if seat == chair else ["?"] * 3
            assert sorted(zones[f"away.{seat}"]) == mine
            assert zones[f"hand.{seat}"].count("?") in ((0,) if seat == chair else (11, 12))
    for seat in range(3):
        seen = board.state.observe(seat)
        for keys in (*seen.hands, *seen.away):
            assert list(keys) == sorted(keys)
    for event in board.told:
        assert list(event.cards) == sorted(event.cards)
