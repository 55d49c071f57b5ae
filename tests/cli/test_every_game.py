"""Matches of every game on the shelf are played, saved and told by the commands."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cardgames_gui import cli, shelf
from cardgames_gui.engine import archive
from cardgames_gui.engine.game import Game
from cardgames_gui.players.levels import LEVELS, RANDOM

Out = pytest.CaptureFixture[str]
SEED = 2
WHO_SITS = (RANDOM, *LEVELS, RANDOM, RANDOM)
KEYS = ["ply", "seat", "move", "turn", "zones", "counters", "legal", "faults", "outcome"]


def selfplay(game: Game, folder: Path) -> Path:
    """Play a match with all the seats that there are, and keep it."""
    levels = ",".join(WHO_SITS[: game.seats[-1]])
    words = ["selfplay", game.id, "--levels", levels, "--seed", str(SEED), "--save", str(folder)]
    assert cli.main(words) == 0
    return folder / f"{game.id}-{SEED}.match"


@pytest.fixture(scope="module", params=shelf.GAMES, ids=lambda game: game.id)
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return selfplay(request.param, tmp_path_factory.mktemp("saved"))


def lines(path: Path, capsys: Out, *words: str) -> list[str]:
    capsys.readouterr()
    assert cli.main(["replay", str(path), *words]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out.splitlines()


def positions(path: Path, capsys: Out, *words: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines(path, capsys, "--json", *words)]


def faces(position: dict[str, Any]) -> Counter[Any]:
    """The cards of a position, wherever they lie."""
    return Counter(face for zone in position["zones"].values() for face in zone if face is not None)


@pytest.mark.parametrize("game", shelf.GAMES, ids=lambda game: game.id)
def test_the_same_words_give_the_same_match(game: Game, tmp_path: Path, capsys: Out) -> None:
    first, second = (selfplay(game, tmp_path / name).read_bytes() for name in ("a", "b"))
    assert first == second
    row = capsys.readouterr().out.splitlines()[1].split()
    assert row[:2] == ["0", RANDOM]


def test_the_notation_has_the_setup_and_every_position(path: Path, capsys: Out) -> None:
    match = archive.load(path, shelf.game).match
    setup, *told = positions(path, capsys)
    assert setup == {
        "game": match.game.id,
        "rules": match.game.rules,
        "seats": match.setup.seats,
        "start": match.setup.start,
        "options": dict(match.setup.options),
        "seed": SEED,
        "players": list(match.setup.players),
    }
    assert (setup["start"] is not None) is match.game.players_start
    assert [line["ply"] for line in told] == list(range(match.ply + 1))
    assert all(list(line) == KEYS for line in told)
    assert (told[0]["seat"], told[0]["move"]) == (None, None)
    assert (told[-1]["turn"], told[-1]["legal"]) == (None, {})
    outcome = match.outcome()
    assert outcome is not None
    assert told[-1]["outcome"] == {"places": list(outcome.places)}
    assert all(line["outcome"] is None for line in told[:-1])


def test_every_move_was_legal_and_no_card_is_lost(path: Path, capsys: Out) -> None:
    game = archive.load(path, shelf.game).match.game
    told = positions(path, capsys)[1:]
    cards, zones, counters = faces(told[0]), set(told[0]["zones"]), set(told[0]["counters"])
    for before, after in pairwise(told):
        assert after["move"] in before["legal"][str(after["seat"])]
        assert str(game.read_move(after["move"])) == after["move"]
        assert faces(after) == cards
        assert (set(after["zones"]), set(after["counters"])) == (zones, counters)
        if after["turn"] is not None:
            assert str(after["turn"]) in after["legal"]


def test_a_seat_reads_what_it_may_know(path: Path, capsys: Out) -> None:
    """What it reads is true, and what it cannot know has its place all the same."""
    whole, seen = positions(path, capsys), positions(path, capsys, "--as-seat", "1")
    assert seen[0] == {name: value for name, value in whole[0].items() if name != "seed"}
    unknown = 0
    for true, own in zip(whole[1:], seen[1:], strict=True):
        assert own["legal"] == {s: moves for s, moves in true["legal"].items() if s == "1"}
        for name in ("ply", "seat", "turn", "faults", "outcome"):
            assert own[name] == true[name]
        if own["move"] != true["move"]:
            assert own["seat"] != 1
            assert "?" in own["move"]
        assert {n: len(zone) for n, zone in own["zones"].items()} == {
            n: len(zone) for n, zone in true["zones"].items()
        }
        for name, zone in own["zones"].items():
            hidden = zone.count("?")
            assert not Counter(zone) - Counter(true["zones"][name]) - Counter({"?": hidden})
            unknown += hidden
    assert unknown


def test_words(path: Path, capsys: Out) -> None:
    """Every move is told in at least one line, in every language."""
    plies = archive.load(path, shelf.game).match.ply
    told = {lang: lines(path, capsys, "--lang", lang) for lang in ("en", "es")}
    width = len(str(plies))
    for text in told.values():
        begins = [line[:width].strip() for line in text]
        assert [int(number) for number in begins if number] == list(range(1, plies + 1))
        assert all(line[width:].strip() for line in text)
    assert len(told["en"]) == len(told["es"])
    assert not set(told["en"]) & set(told["es"])
