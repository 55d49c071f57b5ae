"""Matches on the disk: whole lines, the newest first, and damaged files set aside."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from cardgames_gui.engine import archive, language
from cardgames_gui.engine.archive import Party
from cardgames_gui.engine.match import Match
from cardgames_gui.session.store import FINISHED, TOLD_SINGLY, Journal, Store
from cardgames_gui.shelf import game
from tests.session.tables import NAMES, PERSON, setup

TOCK = game("tock")


def started(folder: Path, plies: int, seed: int = 7) -> tuple[Match, Journal]:
    made = setup(PERSON, "casual", seed=seed)
    match = Match(TOCK, made)
    journal = Store(folder, game).begin(made, Party(NAMES[:2]))
    journal.start()
    rng = Random(seed)
    while match.ply < plies:
        seat = match.state.actors()[0]
        moves = match.state.legal_moves(seat)
        match.play(seat, moves[int(rng.random() * len(moves))])
        journal.moved(match)
    return match, journal


def test_an_unfinished_match_is_found_as_it_was(qapp: object, tmp_path: Path) -> None:
    match, journal = started(tmp_path, 40)
    journal.close()
    (found,), told = Store(tmp_path, game).unfinished()
    assert told == ()
    assert found.kept.match.moves == match.moves
    assert found.kept.party == Party(NAMES[:2])
    assert not found.kept.torn


def test_undo_is_kept(qapp: object, tmp_path: Path) -> None:
    match, journal = started(tmp_path, 20)
    match.go(12)
    journal.undone(match)
    journal.close()
    (found,), _ = Store(tmp_path, game).unfinished()
    assert found.kept.match.ply == 12
    assert len(found.kept.match.undone) == 8


def test_a_finished_match_is_filed_away(qapp: object, tmp_path: Path) -> None:
    _, journal = started(tmp_path, 5)
    journal.close(finished=True)
    assert Store(tmp_path, game).unfinished() == ((), ())
    assert len(list((tmp_path / FINISHED).iterdir())) == 1


@pytest.mark.parametrize("cut", range(1, 12))
def test_a_torn_last_line_costs_one_move(qapp: object, tmp_path: Path, cut: int) -> None:
    match, journal = started(tmp_path, 10)
    journal.close()
    os.truncate(journal.path, journal.path.stat().st_size - cut)
    (found,), told = Store(tmp_path, game).unfinished()
    assert told == ()
    assert found.kept.torn
    assert found.kept.match.moves == match.moves[:-1]
    resumed = Store(tmp_path, game).resume(found.path)
    assert resumed is not None
    kept, again = resumed
    kept.match.play(*match.moves[-1])
    again.start()
    again.moved(kept.match)
    again.close()
    (found,), _ = Store(tmp_path, game).unfinished()
    assert found.kept.match.moves == match.moves
    assert not found.kept.torn


def test_a_damaged_file_is_set_aside_and_the_older_match_offered(
    qapp: object, tmp_path: Path
) -> None:
    older, journal = started(tmp_path, 10, seed=1)
    journal.close()
    os.utime(journal.path, (1, 1))
    _, journal = started(tmp_path, 10, seed=2)
    journal.close()
    text = journal.path.read_text().replace("draw ", "drow ", 1)
    journal.path.write_text(text)
    (found,), (told,) = Store(tmp_path, game).unfinished()
    assert found.kept.match.moves == older.moves
    assert "cannot be played. It was set aside as" in told
    (aside,) = tmp_path.glob("*.damaged")
    assert aside.read_text() == text


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe\x00", b"{}\n", b"[" * 100_000 + b"\n"])
def test_foreign_files_are_set_aside(qapp: object, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "tock-x.match").write_bytes(content)
    found, told = Store(tmp_path, game).unfinished()
    assert found == ()
    assert told == ("The file is not a saved match. It was set aside as tock-x.match.damaged.",)


def test_what_is_wrong_is_said_in_the_language_in_use(qapp: object, tmp_path: Path) -> None:
    language.use("es")
    (tmp_path / "tock-x.match").write_bytes(b"\xff")
    (tmp_path / "tock-y.match").write_bytes(b"x" * (archive.LARGEST + 1))
    _, told = Store(tmp_path, game).unfinished()
    assert len(told) == 2
    for sentence in told:
        assert sentence.startswith("El archivo no es una partida guardada.")


def test_a_file_of_a_newer_version_is_left_alone(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "tock-x.match"
    path.write_text('{"cardgames": 99}\n')
    found, told = Store(tmp_path, game).unfinished()
    assert found == ()
    assert told == ("tock-x.match: The match was saved by a newer version of the program.",)
    assert path.exists()


def test_a_match_is_played_in_one_window_only(qapp: object, tmp_path: Path) -> None:
    _, journal = started(tmp_path, 3)
    assert Store(tmp_path, game).unfinished() == ((), ())
    journal.close()
    (found,), _ = Store(tmp_path, game).unfinished()
    first = Store(tmp_path, game).resume(found.path)
    assert first is not None
    assert Store(tmp_path, game).resume(found.path) is None
    first[1].close()


def test_a_match_whose_first_line_is_being_written_is_not_damaged(
    qapp: object, tmp_path: Path
) -> None:
    made = setup(PERSON, "casual")
    journal = Store(tmp_path, game).begin(made, Party(NAMES[:2]))
    journal.path.write_bytes(b"")
    assert Store(tmp_path, game).unfinished() == ((), ())
    assert journal.path.exists()
    journal.close()


def test_a_disk_that_takes_nothing_is_told_once(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    made = setup(PERSON, "casual")
    journal = Store(blocked, game).begin(made, Party(NAMES[:2]))
    told: list[str] = []
    journal.trouble.connect(told.append)
    journal.start()
    for line in ("a\n", "b\n", "c\n"):
        journal.append(line)
    qtbot.waitUntil(lambda: bool(told))
    journal.close()
    assert len(told) == 1
    assert "play goes on" in told[0]
    assert blocked.read_text() == "in the way"
    assert "cannot be written" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="files have no largest size there")
@pytest.mark.parametrize("room", range(8))
def test_lines_that_found_no_room_are_written_when_there_is_some(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture, room: int
) -> None:
    """As on a full disk, a few bytes still get through, and later there is room again."""
    import resource

    def play() -> None:
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal_moves(seat)[0])
        journal.moved(match)

    match, journal = started(tmp_path, 3)
    qtbot.waitUntil(lambda: journal.path.exists() and journal.path.read_text().count("\n") == 4)
    told: list[str] = []
    journal.trouble.connect(told.append)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (journal.path.stat().st_size + room, hard))
    try:
        play()
        qtbot.waitUntil(lambda: bool(told))
        assert archive.load(journal.path, game).match.moves == match.moves[:3]
        play()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    play()
    journal.close()
    (found,), _ = Store(tmp_path, game).unfinished()
    assert found.kept.match.moves == match.moves
    assert len(told) == 1
    assert "cannot be written" in caplog.text


def test_a_match_that_another_program_played_on_is_read_again(qapp: object, tmp_path: Path) -> None:
    """The home screen of one program may show how the match stood before another took it up."""
    _, journal = started(tmp_path, 3)
    journal.close()
    here, there = Store(tmp_path, game), Store(tmp_path, game)
    (shown,), _ = here.unfinished()
    for store in (there, here):
        resumed = store.resume(shown.path)
        assert resumed is not None
        kept, journal = resumed
        journal.start()
        seat = kept.match.state.actors()[0]
        kept.match.play(seat, kept.match.state.legal_moves(seat)[0])
        journal.moved(kept.match)
        journal.close()
    (found,), told = here.unfinished()
    assert told == ()
    assert found.kept.match.ply == 5


@pytest.mark.parametrize("size", [0, 3, None])
def test_a_lock_that_nobody_holds_keeps_nobody_out(
    qapp: object, tmp_path: Path, size: int | None
) -> None:
    """It is cut off after a power cut; and in a sandbox the same process numbers come again."""
    _, journal = started(tmp_path, 3)
    left = Path(f"{journal.path}.lock").read_bytes()[:size]
    journal.close()
    Path(f"{journal.path}.lock").write_bytes(left)
    (found,), _ = Store(tmp_path, game).unfinished()
    resumed = Store(tmp_path, game).resume(found.path)
    assert resumed is not None
    resumed[1].close()


def test_many_files_that_are_no_matches_are_told_in_a_few_sentences(
    qapp: object, tmp_path: Path
) -> None:
    for number in range(50):
        (tmp_path / f"tock-{number}.match").write_text("?")
    _, told = Store(tmp_path, game).unfinished()
    assert len(told) == TOLD_SINGLY + 1
    assert told[-1] == f"{50 - TOLD_SINGLY} more files in {tmp_path} cannot be used."
