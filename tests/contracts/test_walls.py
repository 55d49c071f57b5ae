"""The rooms that all games share know none of them by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardgames_gui import shelf

HOUSE = Path(__file__).resolve().parents[2] / "cardgames_gui"
SHARED = ("engine", "players", "session", "table", "worker")
FILES = sorted(path for room in SHARED for path in (HOUSE / room).rglob("*.py"))
THEIRS = ("knock", "knocks", "knocked", "knocking", "rascal", "blocked card", "penalty chip")
"""Words of one game, for which the house has others."""
WORDS = [
    *(word for game in shelf.GAMES for word in (game.id, game.about().title.strip("!"))),
    *THEIRS,
]
NAMES = re.compile(rf"\b({'|'.join(map(re.escape, WORDS))})\b", re.IGNORECASE)
NUMBERS_APART = re.compile(r"(?<![\w.])23(?![\w.])")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HOUSE).as_posix())
def test_no_shared_file_names_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = [match.group() for match in NAMES.finditer(text) if match.group() != "23"]
    # The number alone may be a measure; in words it would be the game.
    said = [line for line in text.splitlines() if '"' in line and NUMBERS_APART.search(line)]
    assert found == []
    assert said == []


def test_the_check_knows_all_games() -> None:
    assert {"tock", "twenty_three", "bloqueadas"} <= set(WORDS)
    assert NAMES.search("plays TOCK as usual")
    assert NAMES.search("import bloqueadas")
