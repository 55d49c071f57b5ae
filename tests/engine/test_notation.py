"""How setups and positions are written, for Tock! in particular (notation)."""

import json
from typing import Any

from cardgames_gui.engine.match import Match
from cardgames_gui.engine.notation import digest, dumps, position_json, setup_json
from cardgames_gui.engine.setup import Setup
from tests.contracts.toy import Take, Toy
from tests.games.tock.board import TOCK, position

SETUP = Setup(
    "tock", 1, 4, 2, 7, {"strict": True, "end": "places"}, ("person", "expert", "casual", "person")
)


def test_the_setup_line() -> None:
    assert dumps(setup_json(SETUP)) == (
        '{"game": "tock", "rules": 1, "seats": 4, "start": 2, "options": {"strict": true, '
        '"end": "places"}, "seed": 7, "players": ["person", "expert", "casual", "person"]}'
    )
    assert "seed" not in setup_json(SETUP, as_seat=0)
    assert setup_json(SETUP) == setup_json(SETUP, as_seat=3) | {"seed": 7}
    assert setup_json(Setup("x", 1, 2, None, 0))["start"] is None


def written(match: Match, as_seat: int | None = None) -> dict[str, Any]:
    return position_json(match.game, match.setup, match.state, match.ply, match.last, as_seat)


def test_the_deal() -> None:
    match = Match(TOCK, SETUP)
    deal = written(match)
    assert list(deal) == [
        "ply", "seat", "move", "turn", "zones", "counters", "legal", "faults", "outcome",
    ]  # fmt: skip
    assert (deal["ply"], deal["seat"], deal["move"], deal["turn"]) == (0, None, None, 2)
    assert deal["legal"] == {"2": [f"draw {place}" for place in range(121)]}
    assert (deal["faults"], deal["outcome"]) == ([], None)
    assert deal["counters"] == {"out": [], "pending": None}
    assert sorted(deal["zones"]) == sorted(
        ["table", "drawn", *(f"centre.{k}" for k in range(6))]
        + [f"{name}.{seat}" for name in ("pile", "block") for seat in range(4)]
    )
    assert deal["zones"]["table"] == list(match.state.reveal().faces)
    assert json.loads(dumps(deal)) == deal


def test_a_drawn_card_leaves_its_place_empty() -> None:
    match = Match(TOCK, SETUP)
    face = written(match)["zones"]["table"][5]
    match.play(2, TOCK.read_move("draw 5"))
    now = written(match)
    assert (now["ply"], now["seat"], now["move"]) == (1, 2, "draw 5")
    assert (now["zones"]["table"][5], now["zones"]["drawn"]) == (None, [face])
    assert len(now["zones"]["table"]) == 121
    assert set(now["legal"]) == {"0", "1", "2", "3"}
    assert now["legal"]["0"] == ["knock"]


def test_as_a_seat() -> None:
    """Everything but the faces that lie on the table, and that seat's legal moves alone."""
    match = Match(TOCK, SETUP)
    match.play(2, TOCK.read_move("draw 5"))
    for seat in range(4):
        whole, seen = written(match), written(match, seat)
        assert seen["zones"].pop("table") == [None if n == 5 else "?" for n in range(121)]
        assert seen.pop("legal") == {str(seat): whole["legal"][str(seat)]}
        del whole["legal"], whole["zones"]["table"]
        assert seen == whole


def test_the_end() -> None:
    board = position([4], [9, 5], rest="block.1").play(0, "top pile 1")
    assert board.written()["counters"] == {"out": [0], "pending": 0}
    end = board.play(1, "accept").written()
    assert (end["turn"], end["legal"], end["outcome"]) == (None, {}, {"places": [1, 2]})
    assert end["counters"] == {"out": [0], "pending": None}


def test_open_faults_are_written() -> None:
    board = position([7, 4], [12], [], heights=[3, 12]).draw(0, 13).play(0, "drawn pile 1")
    assert board.written()["faults"] == ["draw", "centre"]


def test_what_a_seat_holds_unseen_is_a_question_mark() -> None:
    match = Match(Toy(), Setup("toy", 1, 2, 0, 3))
    match.play(0, Take(2))
    face = match.state.reveal().faces[2]
    assert written(match)["zones"]["hand.0"] == [face]
    assert written(match, 0)["zones"]["hand.0"] == [face]
    assert written(match, 1)["zones"]["hand.0"] == ["?"]


def test_digests_tell_positions_apart() -> None:
    match = Match(TOCK, SETUP)
    found = {digest(match.state)}
    for text in ("draw 5", "drawn own"):
        match.play(2, TOCK.read_move(text))
        found.add(digest(match.state))
    match.play(0, TOCK.read_move("knock"))
    found.add(digest(match.state))
    match.play(1, TOCK.read_move("knock"))
    found.add(digest(match.state))
    assert len(found) == 5
    assert all(len(each) == 8 and set(each) <= set("0123456789abcdef") for each in found)
