"""How a match is kept: a journal of text, its first line the setup, one more line for every move.

A line ends with a digest of the position it leads to, so a file that was damaged, or played
by other rules, is noticed at the line where it happens. Undo is a line too: `= 12` puts the
cursor behind the twelfth move.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cardgames_gui.engine.game import Game
from cardgames_gui.engine.language import HOUSE, Catalogue
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import MoveError
from cardgames_gui.engine.notation import digest, dumps, setup_json
from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.shuffle import LARGEST_SEED

_ = Catalogue(HOUSE).gettext

FORMAT: Final = 1
SUFFIX: Final = ".match"
LARGEST: Final = 4_000_000
"""Bytes of the largest file that can be a match; 3,000 actions are about 70,000."""
_LONGEST_NAME: Final = 60
_LONGEST_PROBLEM: Final = 120

FindGame = Callable[[str], Game]
"""Gives the game of an id; KeyError for an unknown one."""


class Damaged(Exception):
    """A file that is no match, or not a whole one; its text is one sentence for the user."""


class Newer(Damaged):
    """A file by a later version of the program, or of the rules."""


@dataclass(frozen=True, slots=True)
class Party:
    """Who came to the table, beside the setup: the seats' names, and whether computer players
    commit faults. Nothing in it changes what a move does.
    """

    names: tuple[str, ...] = ()
    mistakes: bool = True


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it was read, with its party; `torn` if the last line was cut off."""

    match: Match
    party: Party
    torn: bool = False


def header(setup: Setup, party: Party) -> str:
    """The first line of a journal."""
    head = {
        "cardgames": FORMAT,
        "setup": setup_json(setup),
        "names": list(party.names),
        "mistakes": party.mistakes,
    }
    return dumps(head) + "\n"


def move_line(match: Match) -> str:
    """The journal's line for the last move of the match."""
    if match.last is None:
        raise ValueError("no move has been played")
    seat, move = match.last
    return f"{seat} {move} #{digest(match.state)}\n"


def cursor_line(match: Match) -> str:
    """The journal's line for a cursor that was moved."""
    return f"= {match.ply} #{digest(match.state)}\n"


def write(match: Match, party: Party) -> str:
    """A whole match as a journal; moves that were undone are left out."""
    lines = [header(match.setup, party)]
    lines += [
        f"{last[0]} {last[1]} #{digest(state)}\n" for _ply, last, state in match.positions() if last
    ]
    return "".join(lines)


def load(path: Path, find_game: FindGame) -> Kept:
    """The match in a file; Damaged, with a sentence, if there is none in it, or OSError."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise Damaged(_no_match())
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise Damaged(_no_match()) from None
    return read(text, find_game)


def read(text: str, find_game: FindGame) -> Kept:
    """The match that a journal tells; Damaged, with a sentence, if it does not tell one.

    A last line without its end was being written when the program stopped: it is left out.
    """
    lines = text.split("\n")
    torn = lines.pop() != ""
    if not lines:
        raise Damaged(_no_match())
    match, party = _read_header(lines[0], find_game)
    for number, line in enumerate(lines[1:], 2):
        _read_line(match, line, number)
    return Kept(match, party, torn)


def _read_header(line: str, find_game: FindGame) -> tuple[Match, Party]:
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        raise Damaged(_no_match()) from None
    if not isinstance(head, dict) or type(head.get("cardgames")) is not int:
        raise Damaged(_no_match())
    if head["cardgames"] < 1:
        raise Damaged(_no_match())
    if head["cardgames"] > FORMAT:
        raise Newer(_("The match was saved by a newer version of the program."))
    try:
        setup, party = _setup(head["setup"]), _party(head)
        game = find_game(setup.game)
    except KeyError as error:
        raise Damaged(
            _("The saved match lacks, or has an unknown, {what}.").format(what=_short(error))
        ) from None
    except (TypeError, ValueError) as error:
        raise Damaged(_setup_damaged(error)) from None
    if setup.rules != game.rules:
        problem = _("The match was saved with other rules ({saved} instead of {ours}).")
        kind = Newer if setup.rules > game.rules else Damaged
        raise kind(problem.format(saved=setup.rules, ours=game.rules))
    try:
        return Match(game, setup), party
    except ValueError as error:
        raise Damaged(_setup_damaged(error)) from None


def _no_match() -> str:
    return _("The file is not a saved match.")


def _setup_damaged(error: Exception) -> str:
    return _("The setup of the saved match is damaged: {problem}.").format(problem=_short(error))


def _short(error: Exception) -> str:
    """What is wrong, without all that a damaged file may have brought into it."""
    return str(error)[:_LONGEST_PROBLEM]


def _setup(raw: Any) -> Setup:
    if not isinstance(raw, dict) or not isinstance(raw["options"], dict):
        raise TypeError("it is not a table of values")
    numbers = [raw["rules"], raw["seats"], raw["seed"]]
    if raw["start"] is not None:
        numbers.append(raw["start"])
    if any(type(number) is not int for number in numbers):
        raise TypeError("a number is not a whole one")
    if max(map(abs, numbers)) > LARGEST_SEED:
        raise ValueError("a number is too large")
    (game,), players = _texts([raw["game"]]), _texts(raw["players"])
    return Setup(
        game=game,
        rules=raw["rules"],
        seats=raw["seats"],
        start=raw["start"],
        seed=raw["seed"],
        options=dict(raw["options"]),
        players=players,
    )


def _party(head: dict[str, Any]) -> Party:
    names, mistakes = _texts(head.get("names", [])), head.get("mistakes", True)
    if not isinstance(mistakes, bool):
        raise TypeError("mistakes are neither on nor off")
    return Party(tuple(name[:_LONGEST_NAME] for name in names), mistakes)


def _texts(raw: Any) -> tuple[str, ...]:
    """A list of texts that can be written again; half a surrogate pair cannot."""
    if not isinstance(raw, list) or any(not isinstance(text, str) for text in raw):
        raise TypeError("what should be texts is something else")
    for text in raw:
        text.encode()
    return tuple(raw)


def _number(text: str) -> int:
    """A number as we write it; ValueError for one with a sign, a leading zero or other digits."""
    number = int(text)
    if str(number) != text:
        raise ValueError(text)
    return number


def _read_line(match: Match, line: str, number: int) -> None:
    what, _mark, mark = line.rpartition(" #")
    who, _space, text = what.partition(" ")
    try:
        if who == "=":
            match.go(_number(text))
        else:
            match.play(_number(who), match.game.read_move(text))
    except (MoveError, ValueError, IndexError):
        raise Damaged(
            _("Line {number} of the saved match cannot be played.").format(number=number)
        ) from None
    if mark != digest(match.state):
        raise Damaged(
            _("Line {number} of the saved match leads to another position.").format(number=number)
        )
