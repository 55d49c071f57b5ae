"""Matches between computer players are the same every time, and are kept as they were."""

import os
import sys
from pathlib import Path

import pytest

from cardgames_gui import cli, shelf
from cardgames_gui.engine import archive, files, language
from cardgames_gui.engine.setup import full_options
from cardgames_gui.engine.shuffle import LARGEST_SEED, drawn_start

Out = pytest.CaptureFixture[str]


def kept(path: Path) -> archive.Kept:
    return archive.read(path.read_text(encoding="utf-8"), shelf.game)


def test_matches_are_saved_with_their_setup(tmp_path: Path, capsys: Out) -> None:
    folder = tmp_path / "new" / "ñ"
    words = "selfplay tock --seats 3 --levels random,expert,casual --option end=first"
    more = ["--games", "2", "--seed", "7", "--option", "strict=on", "--save", str(folder)]
    assert cli.main([*words.split(), *more]) == 0
    assert sorted(path.name for path in folder.iterdir()) == ["tock-7.match", "tock-8.match"]
    for seed in (7, 8):
        found = kept(folder / f"tock-{seed}.match")
        setup = found.match.setup
        assert (setup.seed, setup.seats, setup.start) == (seed, 3, drawn_start(seed, 3))
        assert setup.players == ("random", "expert", "casual")
        assert setup.options == {"strict": True, "end": "first"}
        assert found.match.outcome() is not None
        assert found.party == archive.Party((), True)
        assert not found.torn
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.startswith("seat  level   1  2  3  mean place\n   0  random  ")


def test_the_same_words_give_the_same_matches(tmp_path: Path, capsys: Out) -> None:
    for name in ("a", "b"):
        words = ["selfplay", "tock", "--levels", "beginner,random,expert,casual", "--seed", "3"]
        assert cli.main([*words, "--save", str(tmp_path / name)]) == 0
    first, second = ((tmp_path / name / "tock-3.match").read_bytes() for name in ("a", "b"))
    assert first == second
    assert b" knock #" in first


def test_a_match_does_not_depend_on_the_ones_before(tmp_path: Path, capsys: Out) -> None:
    words = ["selfplay", "tock", "--levels", "beginner,expert"]
    assert cli.main([*words, "--seed", "4", "--games", "2", "--save", str(tmp_path / "two")]) == 0
    assert cli.main([*words, "--seed", "5", "--save", str(tmp_path / "one")]) == 0
    alone, second = (tmp_path / name / "tock-5.match" for name in ("one", "two"))
    assert alone.read_bytes() == second.read_bytes()


def test_without_mistakes_nobody_knocks(tmp_path: Path, capsys: Out) -> None:
    words = ["selfplay", "tock", "--levels", "beginner,beginner,casual", "--mistakes", "off"]
    assert cli.main([*words, "--save", str(tmp_path)]) == 0
    found = kept(tmp_path / "tock-0.match")
    assert not found.party.mistakes
    assert not [move for _, move in found.match.moves if str(move) == "knock"]
    assert not [ply for ply, _, state in found.match.positions() if state.faults()]


def test_the_table_counts_every_match_once_for_each_seat(capsys: Out) -> None:
    assert cli.main(["selfplay", "tock", "--levels", "random,expert,casual", "--games", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = [line.split() for line in lines[1:4]]
    assert [row[:2] for row in rows] == [["0", "random"], ["1", "expert"], ["2", "casual"]]
    counts = [[int(count) for count in row[2:5]] for row in rows]
    assert [sum(row) for row in counts] == [4, 4, 4]
    assert [sum(column) for column in zip(*counts, strict=True)] == [4, 4, 4]
    for row, counted in zip(rows, counts, strict=True):
        average = sum(place * n for place, n in enumerate(counted, 1)) / 4
        assert float(row[5]) == pytest.approx(average, abs=0.005)
    assert lines[4] == ""
    assert lines[5].startswith("4 matches of ")


def test_seats_and_levels_may_be_left_out(tmp_path: Path, capsys: Out) -> None:
    assert cli.main(["selfplay", "tock", "--save", str(tmp_path)]) == 0
    assert kept(tmp_path / "tock-0.match").match.setup.players == ("expert", "expert")
    options = full_options(shelf.game("tock").options, {})
    assert kept(tmp_path / "tock-0.match").match.setup.options == options


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chess", "no game chess, but tock"),
        ("tock --seats 7", "tock has 2 to 6 seats, not 7"),
        ("tock --seats 1 --levels expert", "tock has 2 to 6 seats, not 1"),
        ("tock --seats x", "argument --seats: invalid int value: 'x'; see cardgames selfplay --h"),
        ("tock --levels expert", "tock has 2 to 6 seats, not 1"),
        (
            "tock --seats 3 --levels expert,casual",
            "3 seats need as many levels, not 2",
        ),
        ("tock --levels expert,genius", "no level genius, but beginner, casual, expert, random"),
        ("tock --levels expert,", "no level , but beginner"),
        ("tock --option strict", "no option strict, but strict=on|off, end=places|first"),
        ("tock --option wild=on", "no option wild=on, but strict="),
        ("tock --option strict=maybe", "the option strict is one of on, off, not maybe"),
        ("tock --option end=on", "the option end is one of places, first, not on"),
        ("tock --games 0", "there is at least one match to play, not 0"),
        ("tock --seed -1", "a deal number lies between 0 and"),
        (f"tock --seed {LARGEST_SEED} --games 2", "a deal number lies between 0 and"),
        ("tock --wrong", "unrecognized arguments: --wrong"),
        ("tock --lang xx", "argument --lang: no language xx, but en, es"),
        ("", "the following arguments are required: GAME"),
    ],
)
def test_wrong(words: str, sentence: str, capsys: Out) -> None:
    assert cli.main(["selfplay", *words.split()]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"cardgames selfplay: {sentence}")
    assert captured.err.count("\n") == 1
    assert captured.err.endswith("\n")


@pytest.mark.parametrize("argv", [[], ["fly"]])
def test_no_such_command(argv: list[str], capsys: Out) -> None:
    assert cli.main(argv) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_help(capsys: Out) -> None:
    assert cli.main(["selfplay", "--help"]) == 0
    assert "--levels" in capsys.readouterr().out


def test_a_folder_that_cannot_be_made(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "below"
    assert cli.main(["selfplay", "tock", "--save", str(folder)]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"cardgames selfplay: {folder} cannot be written: ")
    assert err.count("\n") == 1


def test_a_folder_that_cannot_be_written(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cardgames_gui.cli.selfplay.replace_text", refuse)
    assert cli.main(["selfplay", "tock", "--save", str(tmp_path)]) == 2
    sentence = f"{tmp_path / 'tock-0.match'} cannot be written: No space left on device"
    assert capsys.readouterr().err == f"cardgames selfplay: {sentence}\n"
    assert files.replace_text is not refuse


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="Everything can be written"
)
def test_a_read_only_folder(tmp_path: Path, capsys: Out) -> None:
    tmp_path.chmod(0o500)
    assert cli.main(["selfplay", "tock", "--save", str(tmp_path)]) == 2
    assert "Permission denied" in capsys.readouterr().err


def test_the_language_is_honoured(capsys: Out) -> None:
    assert cli.main(["selfplay", "tock", "--lang", "es_MX", "--levels", "random,random"]) == 0
    assert language.current() == "es"
