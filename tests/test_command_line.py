"""The command says what is wrong in one sentence, and opens a window only if it must."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from cardgames_gui import __version__
from cardgames_gui.__main__ import main
from cardgames_gui.engine import language

THERE_ARE = ", ".join(language.languages())


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"cardgames {__version__}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--wrong"], "unrecognized arguments: --wrong"),
        (["--lang"], "argument --lang: expected one argument"),
        (["--lang", "xx"], f"argument --lang: no language xx, but {THERE_ARE}"),
        (["nowhere.game"], "there is no file nowhere.game"),
        (["x" * 300], f"there is no file {'x' * 300}"),
        (["--data-dir", __file__], f"{__file__} is not a folder"),
        (["some.game", "selfplay"], "selfplay goes before its arguments"),
    ],
)
def test_wrong(
    words: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 2
    assert capsys.readouterr().err == f"cardgames: {sentence}; see cardgames --help\n"


@pytest.mark.parametrize(
    ("words", "spoken"),
    [([], "es"), (["--lang", "en"], "en"), (["--lang=es_MX"], "es")],
)
def test_commands_get_the_rest(
    words: list[str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "es_AR:en")
    heard: list[tuple[str, list[str]]] = []

    def cli(rest: list[str]) -> int:
        heard.append((language.current(), rest))
        return 7

    monkeypatch.setattr("cardgames_gui.cli.main", cli, raising=False)
    assert main([*words, "replay", "x", "--lang", "selfplay"]) == 7
    assert heard == [(spoken, ["replay", "x", "--lang", "selfplay"])]


def test_frozen_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgames_gui.worker.main", lambda: 3)
    assert main(["--worker"]) == 3


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="There is always a display")
def test_without_a_display(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM")
    environ = {name: value for name, value in os.environ.items() if name not in hidden}
    environ["LANGUAGE"] = "en"
    command = [sys.executable, "-m", "cardgames_gui", "--data-dir", str(tmp_path / "new")]
    ran = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stdout == ""
    sentence = "There is no display" if find_spec("PySide6") else "Qt is not installed"
    assert ran.stderr.startswith(f"cardgames: {sentence}")
    assert ran.stderr.count("\n") == 1
    assert not (tmp_path / "new").exists()
