"""Saved matches for the tests of the archive, and what may be said about damaged ones."""

from __future__ import annotations

import json
from typing import Any, Final

from cardgames_gui.engine.archive import Damaged, Kept, Party, read, write
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.setup import Setup
from tests.contracts.drive import find, play_on


def match_of(moves: int, game_id: str = "tock") -> Match:
    """A match between three, so many moves after the deal."""
    game = find(game_id)
    options = {option.name: option.default for option in game.options}
    players = ("person", "expert", "beginner")
    match = Match(game, Setup(game_id, game.rules, 3, 0, 11, options, players))
    play_on(match, moves, 5)
    return match


SAVED: Final = write(match_of(40), Party(("Ana", "Bo", "Cy"), False))
HEAD, *LINES = SAVED.splitlines()


def attempt(text: str) -> Kept | str:
    """The match, or the one sentence that says why there is none."""
    try:
        return read(text, find)
    except Damaged as damaged:
        return str(damaged)


def refused(text: str) -> str:
    """The sentence that says why this is no match."""
    found = attempt(text)
    assert isinstance(found, str), "this was not refused"
    assert is_a_sentence(found), found
    return found


def is_a_sentence(text: str) -> bool:
    """One, for people, and not too long to be shown."""
    return text[0].isupper() and text.endswith(".") and "\n" not in text and len(text) < 300


def with_head(**changes: Any) -> str:
    """The saved match with another first line."""
    return "\n".join([json.dumps(json.loads(HEAD) | changes), *LINES, ""])


def with_setup(**changes: Any) -> str:
    """The saved match with another setup in its first line."""
    return with_head(setup=json.loads(HEAD)["setup"] | changes)
