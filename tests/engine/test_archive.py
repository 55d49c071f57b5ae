"""Saved matches: written line by line, read back whole, and those of old formats for ever."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from cardgames_gui.engine.archive import Party, cursor_line, header, move_line, read, write
from cardgames_gui.engine.notation import digest
from tests.contracts.drive import find, pairs
from tests.engine.saved import HEAD, SAVED, match_of

ARCHIVES = Path(__file__).parent.parent / "archives"


# Old formats


@pytest.mark.parametrize("path", sorted(ARCHIVES.glob("*.match")), ids=lambda path: path.stem)
def test_old_matches_load_for_ever(path: Path) -> None:
    """Digests included. If this fails, the change breaks the saved matches of everybody."""
    kept = read(path.read_text(encoding="utf-8"), find)
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    outcome = kept.match.outcome()
    assert {
        "plies": kept.match.ply,
        "names": list(kept.party.names),
        "mistakes": kept.party.mistakes,
        "places": list(outcome.places) if outcome else None,
        "torn": kept.torn,
    } == expected


def test_there_are_old_matches() -> None:
    names = {path.stem for path in ARCHIVES.glob("*.match")}
    for game in ("tock", "twenty_three", "bloqueadas"):
        assert names >= {f"{game}-1", f"{game}-1-undone"}


# A journal as it grows


def test_a_journal_is_written_line_by_line() -> None:
    match, party = match_of(0), Party(("Ana",), True)
    journal = header(match.setup, party)
    with pytest.raises(ValueError, match="no move"):
        move_line(match)
    rng = Random(3)
    for step in range(60):
        if step % 13 == 12:
            match.go(match.ply - 5)
            journal += cursor_line(match)
        match.play(*rng.choice(pairs(match.state)))
        journal += move_line(match)
    kept = read(journal, find)
    assert kept.match.moves == match.moves
    assert digest(kept.match.state) == digest(match.state)
    assert read(write(match, party), find).match.moves == match.moves


def test_undone_moves_can_be_redone_after_loading() -> None:
    match = match_of(20)
    journal = write(match, Party())
    match.go(12)
    kept = read(journal + cursor_line(match), find)
    assert (kept.match.ply, len(kept.match.undone)) == (12, 8)
    match.go(20)
    assert read(journal + cursor_line(match), find).match.ply == 20


def test_the_party_is_kept() -> None:
    kept = read(SAVED, find)
    assert kept.party == Party(("Ana", "Bo", "Cy"), False)
    assert kept.match.setup.players == ("person", "expert", "beginner")
    assert kept.match.setup.persons() == (0,)
    long = read(header(match_of(0).setup, Party(("x" * 500,))), find).party.names
    assert long == ("x" * 60,)


def test_old_headers_without_a_party() -> None:
    head = json.loads(HEAD)
    del head["names"], head["mistakes"]
    assert read(json.dumps(head) + "\n", find).party == Party((), True)
