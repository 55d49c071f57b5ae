"""What a table and its thinking process say to each other: one line of JSON each way.

A question holds an Observation and a seed of its own, never the State or the deal's number. The
Observation travels as a pickle, because both ends are this program; yet nothing but values and
the house's own classes can be read from one.
"""

from __future__ import annotations

import base64
import binascii
import io
import json
import math
import pickle
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from cardgames_gui.players.base import Answer

_HOUSE: Final = "cardgames_gui."


class Unreadable(ValueError):
    """A line that is no question, or no answer; `ticket` is its ticket if that could be read."""

    def __init__(self, sentence: str, ticket: int | None = None) -> None:
        super().__init__(sentence)
        self.ticket: Final = ticket


@dataclass(frozen=True, slots=True)
class Question:
    """What would a player of this level, seeing this, do now? `seed` decides its chances."""

    ticket: int
    game: str
    level: str
    mistakes: bool
    seed: int
    observation: Any


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer as it arrives: the move as text, None to let others act.

    `ticket` is None where the question's could not be read. With `error` there is no answer.
    """

    ticket: int | None
    move: str | None = None
    delay: float = 0.0
    error: str = ""


def write_question(question: Question) -> str:
    """One line, with its end."""
    observation = pickle.dumps(question.observation, protocol=4)
    return _line(
        ticket=question.ticket,
        game=question.game,
        level=question.level,
        mistakes=question.mistakes,
        seed=question.seed,
        observation=base64.b64encode(observation).decode("ascii"),
    )


def read_question(line: str) -> Question:
    """The question of that line; Unreadable if it is none."""
    fields = _fields(line)
    ticket = _int(fields, "ticket")
    try:
        packed = base64.b64decode(_text(fields, "observation"), validate=True)
        return Question(
            ticket=ticket,
            game=_text(fields, "game"),
            level=_text(fields, "level"),
            mistakes=_truth(fields, "mistakes"),
            seed=_int(fields, "seed"),
            observation=_unpacked(packed),
        )
    except (Unreadable, binascii.Error) as error:
        raise Unreadable(str(error), ticket) from None


def write_answer(ticket: int, answer: Answer) -> str:
    """One line, with its end."""
    move = None if answer.move is None else str(answer.move)
    return _line(ticket=ticket, move=move, delay=float(answer.delay))


def write_error(ticket: int | None, error: str) -> str:
    """One line, with its end, in place of an answer."""
    return _line(ticket=ticket, error=error)


def read_answer(line: str) -> Reply:
    """The answer of that line; Unreadable if it is none."""
    fields = _fields(line)
    error = fields.get("error", "")
    if not isinstance(error, str):
        raise Unreadable("error is no text")
    if error:
        return Reply(None if fields.get("ticket") is None else _int(fields, "ticket"), error=error)
    ticket, delay = _int(fields, "ticket"), fields.get("delay")
    if not isinstance(delay, float) or not 0 <= delay < math.inf:
        raise Unreadable("delay is no number of seconds", ticket)
    move = None if fields.get("move") is None else _text(fields, "move")
    return Reply(ticket, move, delay)


def _line(**fields: object) -> str:
    return json.dumps(fields) + "\n"


def _fields(line: str) -> dict[str, Any]:
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise Unreadable("the line is not JSON") from None
    if not isinstance(fields, dict):
        raise Unreadable("the line is not a table of values")
    return fields


def _int(fields: dict[str, Any], name: str) -> int:
    if type(fields.get(name)) is not int:
        raise Unreadable(f"{name} is no whole number")
    value: int = fields[name]
    return value


def _text(fields: dict[str, Any], name: str) -> str:
    if not isinstance(fields.get(name), str):
        raise Unreadable(f"{name} is no text")
    value: str = fields[name]
    return value


def _truth(fields: dict[str, Any], name: str) -> bool:
    if type(fields.get(name)) is not bool:
        raise Unreadable(f"{name} is neither true nor false")
    value: bool = fields[name]
    return value


class _HouseUnpickler(pickle.Unpickler):
    """Builds values of the house's own value classes, and calls nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith(_HOUSE) and "." not in name:
            found = super().find_class(module, name)
            value_class = isinstance(found, type) and (
                issubclass(found, Enum) or hasattr(found, "__dataclass_fields__")
            )
            if value_class and found.__module__ == module:
                return found
        raise pickle.UnpicklingError(f"{module}.{name} has no place in an observation")


def _unpacked(packed: bytes) -> Any:
    try:
        return _HouseUnpickler(io.BytesIO(packed)).load()
    except Exception as error:
        # Bytes that are no pickle make it raise nearly anything.
        raise Unreadable(f"the observation cannot be read: {error}") from None
