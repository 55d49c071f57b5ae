"""A new game needs a folder of its own and one line on the shelf, and every command knows it."""

import json
from pathlib import Path

import pytest

from cardgames_gui import cli, shelf
from tests.contracts.toy import Toy


def test_one_line_on_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shelf, "GAMES", (*shelf.GAMES, Toy()))
    words = "selfplay toy --seats 3 --levels random,expert,random --games 3 --seed 5"
    assert cli.main([*words.split(), "--save", str(tmp_path)]) == 0
    assert "expert" in capsys.readouterr().out
    for seed in (5, 6, 7):
        assert cli.main(["replay", str(tmp_path / f"toy-{seed}.match"), "--json"]) == 0
        setup, *positions = map(json.loads, capsys.readouterr().out.splitlines())
        assert (setup["game"], setup["seed"], len(positions)) == ("toy", seed, 4)
        assert len(positions[-1]["outcome"]["places"]) == 3
        assert positions[-1]["legal"] == {}


def test_ids_are_those_of_one_game_each() -> None:
    assert len({game.id for game in shelf.GAMES}) == len(shelf.GAMES)
    for game in shelf.GAMES:
        assert shelf.game(game.id) is game
    with pytest.raises(KeyError):
        shelf.game("solitaire")
