"""A saved match is told in words or in the notation, and nothing else is taken for one."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cardgames_gui import cli, shelf
from cardgames_gui.engine import archive
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.setup import Setup, full_options

Out = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match with faults and knocks of both kinds."""
    folder = tmp_path_factory.mktemp("saved")
    words = ["selfplay", "tock", "--levels", "random,beginner,random,expert", "--seed", "2"]
    assert cli.main([*words, "--save", str(folder)]) == 0
    return folder / "tock-2.match"


def positions(path: Path, capsys: Out, *words: str) -> list[dict[str, Any]]:
    capsys.readouterr()
    assert cli.main(["replay", str(path), "--json", *words]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return [json.loads(line) for line in captured.out.splitlines()]


def test_the_notation_has_the_setup_and_every_position(path: Path, capsys: Out) -> None:
    match = archive.read(path.read_text(encoding="utf-8"), shelf.game).match
    setup, *lines = positions(path, capsys)
    assert setup == {
        "game": "tock",
        "rules": 1,
        "seats": 4,
        "start": match.setup.start,
        "options": {"strict": True, "end": "places"},
        "seed": 2,
        "players": ["random", "beginner", "random", "expert"],
    }
    assert [line["ply"] for line in lines] == list(range(match.ply + 1))
    keys = ["ply", "seat", "move", "turn", "zones", "counters", "legal", "faults", "outcome"]
    assert all(list(line) == keys for line in lines)
    first, last = lines[0], lines[-1]
    assert (first["seat"], first["move"], first["turn"]) == (None, None, setup["start"])
    assert first["legal"] == {str(setup["start"]): [f"draw {n}" for n in range(121)]}
    assert (last["turn"], last["legal"]) == (None, {})
    assert last["outcome"] == {"places": list(match.outcome().places)}  # type: ignore[union-attr]
    assert all(line["outcome"] is None for line in lines[:-1])


def test_what_the_notation_says_is_what_the_rules_do(path: Path, capsys: Out) -> None:
    """Every move was legal in the position before, and every card is somewhere, once."""
    lines = positions(path, capsys)[1:]
    cards = sorted(face for face in lines[0]["zones"]["table"])
    assert len(cards) == 121
    stacks = [f"centre.{k}" for k in range(6)] + [
        f"{z}.{s}" for s in range(4) for z in ("pile", "block")
    ]
    knocks = faults = 0
    for before, after in pairwise(lines):
        assert after["move"] in before["legal"][str(after["seat"])]
        assert set(after["zones"]) == {"table", "drawn", *stacks}
        assert len(after["zones"]["table"]) == 121
        assert sorted(f for zone in after["zones"].values() for f in zone if f is not None) == cards
        assert set(after["faults"]) <= {"draw", "centre", "own"}
        if after["turn"] is not None:
            assert str(after["turn"]) in after["legal"]
        for seat, moves in after["legal"].items():
            assert seat == str(after["turn"]) or moves == ["knock"]
        knocks += after["move"] == "knock"
        faults += bool(after["faults"])
        assert set(after["counters"]) == {"out", "pending"}
    assert knocks > 5
    assert faults > 5


def test_a_seat_reads_what_it_may_know(path: Path, capsys: Out) -> None:
    whole, seen = positions(path, capsys), positions(path, capsys, "--as-seat", "3")
    assert "seed" not in seen[0]
    assert seen[0] == {name: value for name, value in whole[0].items() if name != "seed"}
    for all_, own in zip(whole[1:], seen[1:], strict=True):
        hidden = [None if face is None else "?" for face in all_["zones"]["table"]]
        legal = {seat: moves for seat, moves in all_["legal"].items() if seat == "3"}
        assert own == all_ | {"zones": all_["zones"] | {"table": hidden}, "legal": legal}


def test_words(path: Path, capsys: Out) -> None:
    capsys.readouterr()
    match = archive.read(path.read_text(encoding="utf-8"), shelf.game).match
    assert cli.main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    plies = [int(line[:4]) for line in lines if line[:4].strip()]
    assert plies == list(range(1, match.ply + 1))
    assert lines[0].startswith(f"   1  Seat {match.setup.start} drew the ")
    assert [line for line in lines if " knocked: " in line]
    assert [line for line in lines if line.startswith("      ")]
    assert lines[-1].endswith(" wins.")


def renamed(path: Path, folder: Path, names: list[str]) -> Path:
    head, rest = path.read_text(encoding="utf-8").split("\n", 1)
    copy = folder / "copy.match"
    fields = json.loads(head) | {"names": names}
    copy.write_text(json.dumps(fields) + "\n" + rest, encoding="utf-8")
    return copy


def test_words_have_the_names_of_the_file(path: Path, tmp_path: Path, capsys: Out) -> None:
    copy = renamed(path, tmp_path, ["Ana", "", "\x1b[2JEve\n", "José 日本"])
    assert cli.main(["replay", str(copy)]) == 0
    out = capsys.readouterr().out
    for name in ("Ana", "Seat 1", "?[2JEve?", "José 日本"):
        assert f"  {name} drew the " in out
    assert "\x1b" not in out


def test_words_in_spanish(path: Path, capsys: Out) -> None:
    capsys.readouterr()
    assert cli.main(["replay", str(path), "--lang", "es"]) == 0
    assert " drew the " not in capsys.readouterr().out


def test_a_line_that_was_cut_off_is_left_out(path: Path, tmp_path: Path, capsys: Out) -> None:
    torn = tmp_path / "torn.match"
    torn.write_bytes(path.read_bytes()[:-3])
    whole = positions(path, capsys)
    assert positions(torn, capsys) == whole[:-1]


def why_not(path: Path) -> str:
    """What the system says when it cannot open that."""
    with pytest.raises(OSError) as caught:  # noqa: PT011
        path.open("rb")
    return f"{path} cannot be read: {caught.value.strerror}"


def wrong(tmp_path: Path, path: Path) -> dict[Path, str]:
    """Files that are no match, and the end of the sentence about each."""
    text = path.read_text(encoding="utf-8")
    head, rest = text.split("\n", 1)
    other = head.replace('"tock"', '"chess"')
    contents = {
        "empty": b"",
        "binary": bytes(range(256)) * 10,
        "zeros": b"\0" * 5000,
        "text": "Dear José,\n".encode(),
        "json": b'{"cardgames": 1}\n',
        "damaged": text.replace(" draw 1", " draw 2", 1).encode(),
        "foreign": f"{other}\n{rest}".encode(),
        "newer": text.replace('"cardgames": 1', '"cardgames": 99', 1).encode(),
        "bomb": b"[" * 100_000 + b"\n",
    }
    found = {path: why_not(path) for path in (tmp_path / "none", tmp_path)}
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
        found[tmp_path / name] = ""
    return found


def test_what_is_no_match(path: Path, tmp_path: Path, capsys: Out) -> None:
    for file, end in wrong(tmp_path, path).items():
        for more in ([], ["--json"]):
            capsys.readouterr()
            assert cli.main(["replay", str(file), *more]) == 2, file
            captured = capsys.readouterr()
            assert captured.out == ""
            assert captured.err.startswith(f"cardgames replay: {file}")
            assert captured.err.endswith(f"{end}\n")
            assert captured.err.count("\n") == 1


def test_a_file_that_is_too_long_is_not_read(
    path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgames_gui.engine.archive.LARGEST", 1000)
    assert cli.main(["replay", str(path)]) == 2
    assert capsys.readouterr().err == f"cardgames replay: {path}: The file is not a saved match.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--json", "--as-seat", "4"], "the seats of this match are 0 to 3, not 4"),
        (["--json", "--as-seat", "-1"], "the seats of this match are 0 to 3, not -1"),
        (["--as-seat", "1"], "--as-seat goes with --json"),
        (["--json", "--as-seat", "x"], "argument --as-seat: invalid int value: 'x'"),
        (["again"], "unrecognized arguments: again"),
    ],
)
def test_wrong_words(words: list[str], sentence: str, path: Path, capsys: Out) -> None:
    capsys.readouterr()
    assert cli.main(["replay", str(path), *words]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"cardgames replay: {sentence}")
    assert captured.err.count("\n") == 1


def test_an_only_person_without_a_name_is_you(tmp_path: Path, capsys: Out) -> None:
    game = shelf.game("tock")
    options = full_options(game.options, {})
    match = Match(game, Setup("tock", 1, 2, 0, 7, options, ("person", "casual")))
    match.play(0, game.read_move("draw 3"))
    match.play(0, game.read_move("drawn own"))
    for names, said in ((("", "Nina"), "You put the"), (("Eva", "Nina"), "Eva put the")):
        file = tmp_path / f"{names[0]}.match"
        file.write_text(archive.write(match, archive.Party(names)), encoding="utf-8")
        assert cli.main(["replay", str(file)]) == 0
        assert said in capsys.readouterr().out
