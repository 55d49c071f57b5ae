"""Questions and answers arrive as they were sent, and nothing else is taken for one."""

import base64
import json
import os
import pickle
from enum import Enum
from pathlib import PurePosixPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames_gui.engine import table
from cardgames_gui.engine.setup import Setup
from cardgames_gui.games.tock.model import KNOCK_MOVE
from cardgames_gui.games.tock.rules import deal
from cardgames_gui.players import wire
from cardgames_gui.players.base import Answer

SEEN = deal(Setup("tock", 1, 2, 0, 3, {"strict": True, "end": "places"})).observe(0)
QUESTION = wire.Question(7, "tock", "casual", True, 2**52, SEEN)


def test_a_question_arrives() -> None:
    line = wire.write_question(QUESTION)
    assert line.endswith("\n")
    assert line.count("\n") == 1
    assert line.isascii()
    assert wire.read_question(line) == QUESTION


def test_a_question_tells_neither_the_deal_nor_a_hidden_face() -> None:
    other = deal(Setup("tock", 1, 2, 0, 4, {"strict": True, "end": "places"})).observe(0)
    told = wire.write_question(QUESTION)
    assert set(json.loads(told)) == {"ticket", "game", "level", "mistakes", "seed", "observation"}
    assert told == wire.write_question(wire.Question(7, "tock", "casual", True, 2**52, other))


@pytest.mark.parametrize("answer", [Answer(KNOCK_MOVE, 1.25), Answer(None, 0.0)])
def test_an_answer_arrives(answer: Answer) -> None:
    line = wire.write_answer(7, answer)
    assert line.count("\n") == 1
    move = None if answer.move is None else str(answer.move)
    assert wire.read_answer(line) == wire.Reply(7, move, answer.delay)


@pytest.mark.parametrize("ticket", [None, 7])
def test_an_error_arrives(ticket: int | None) -> None:
    assert wire.read_answer(wire.write_error(ticket, "why")) == wire.Reply(ticket, error="why")


@given(st.text(max_size=60))
def test_any_other_text_is_unreadable(text: str) -> None:
    with pytest.raises(wire.Unreadable):
        wire.read_question(text)
    with pytest.raises(wire.Unreadable):
        wire.read_answer(text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("ticket", "7"),
        ("ticket", True),
        ("game", None),
        ("level", 3),
        ("mistakes", 1),
        ("seed", 1.5),
        ("observation", "***"),
        ("observation", ""),
        ("observation", base64.b64encode(b"no pickle").decode()),
    ],
)
def test_a_question_with_a_wrong_field_is_unreadable(field: str, value: object) -> None:
    fields = json.loads(wire.write_question(QUESTION))
    with pytest.raises(wire.Unreadable) as caught:
        wire.read_question(json.dumps(fields | {field: value}))
    assert caught.value.ticket == (None if field == "ticket" else 7)


@pytest.mark.parametrize(
    "line",
    [
        '{"ticket": 1, "move": 3, "delay": 1.0}',
        '{"ticket": 1, "move": "knock", "delay": -1.0}',
        '{"ticket": 1, "move": "knock", "delay": NaN}',
        '{"ticket": 1, "move": "knock", "delay": "1"}',
        '{"ticket": 1, "move": "knock"}',
        '{"ticket": null, "move": "knock", "delay": 1.0}',
        '{"ticket": 1, "error": 4}',
        "[]",
    ],
)
def test_an_answer_with_a_wrong_field_is_unreadable(line: str) -> None:
    with pytest.raises(wire.Unreadable):
        wire.read_answer(line)


class Trap:
    """Calls a function when it is unpickled."""

    def __init__(self, call: object, *words: object) -> None:
        self.call, self.words = call, words

    def __reduce__(self) -> tuple[object, ...]:
        return self.call, self.words


@pytest.mark.parametrize(
    "trap",
    [
        Trap(os.getcwd),
        Trap(PurePosixPath, "x"),
        Trap(Trap, len),
        Trap(eval, "1"),
        Trap(deal, None),
    ],
)
def test_nothing_is_called_by_reading(trap: Trap) -> None:
    refuse(pickle.dumps(trap))


def test_what_a_module_of_the_house_imports_is_not_of_the_house() -> None:
    refuse(b"ccardgames_gui.engine.resources\nPath\n(Vx\ntR.")


def refuse(pickled: bytes) -> None:
    packed = base64.b64encode(pickled).decode()
    fields = json.loads(wire.write_question(QUESTION))
    with pytest.raises(wire.Unreadable, match="has no place in an observation"):
        wire.read_question(json.dumps(fields | {"observation": packed}))


def test_values_of_the_house_arrive() -> None:
    card = table.Card(3, None, True)
    kind: Enum = table.Kind.PLACES
    sent = wire.Question(1, "any", "expert", True, 0, (card, kind, [1, None, "x"]))
    assert wire.read_question(wire.write_question(sent)) == sent
