"""The commands behave in a terminal: quiet pipes, a quick Ctrl-C, and a bar only for eyes."""

import io
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardgames_gui.cli.progress import progress

COMMAND = [sys.executable, "-m", "cardgames_gui"]
posix = pytest.mark.skipif(sys.platform == "win32", reason="Has neither these pipes nor signals")


@posix
def test_who_reads_along_may_stop(tmp_path: Path) -> None:
    saved = [*COMMAND, "selfplay", "tock", "--save", str(tmp_path)]
    subprocess.run(saved, check=True, capture_output=True)
    replay = [*COMMAND, "replay", str(tmp_path / "tock-0.match"), "--json"]
    with subprocess.Popen(replay, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"game": "tock"')
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@posix
def test_a_pipe_that_is_closed_from_the_start() -> None:
    read, write = os.pipe()
    os.close(read)
    ran = subprocess.run(
        [*COMMAND, "selfplay", "tock"], stdout=write, stderr=subprocess.PIPE, check=False
    )
    os.close(write)
    assert (ran.returncode, ran.stderr) == (141, b"")


@posix
def test_interrupting(tmp_path: Path) -> None:
    command = [*COMMAND, "selfplay", "tock", "--games", "100000", "--save", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while not (tmp_path / "tock-0.match").exists():
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, b"", b"")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    assert list(progress(range(4))) == [0, 1, 2, 3]
    shown = screen.getvalue().split("\r")
    assert [line[-3:] for line in shown[1:5]] == ["0/4", "1/4", "2/4", "3/4"]
    assert shown[-1] == "\033[K"


def test_no_bar_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(progress(range(4))) == [0, 1, 2, 3]
    assert capsys.readouterr() == ("", "")


def test_the_bar_is_wiped_away_after_an_interruption(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    steps = progress(range(4))
    next(steps)
    steps.close()  # type: ignore[attr-defined]
    assert screen.getvalue().endswith("\r\033[K")


def test_a_narrow_encoding_stops_nothing(tmp_path: Path) -> None:
    environ = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LANGUAGE": "en"}
    saved = [*COMMAND, "selfplay", "tock", "--save", str(tmp_path)]
    subprocess.run(saved, check=True, capture_output=True, env=environ)
    path = tmp_path / "tock-0.match"
    named = path.read_text(encoding="utf-8").replace('"names": []', '"names": ["José"]')
    path.write_text(named, encoding="utf-8")
    ran = subprocess.run(
        [*COMMAND, "replay", str(path)], check=True, capture_output=True, env=environ
    )
    assert rb"Jos\xe9 drew the " in ran.stdout
    for words in ["--help"], ["selfplay", "--help"]:
        ran = subprocess.run([*COMMAND, *words], check=True, capture_output=True, env=environ)
        assert rb"\u2026" in ran.stdout


@posix
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_stop_nothing(tmp_path: Path, closed: str) -> None:
    command = shlex.join([*COMMAND, "selfplay", "tock", "--games", "2", "--save", str(tmp_path)])
    ran = subprocess.run(["sh", "-c", f"{command} {closed}"], check=True, capture_output=True)
    assert ran.stderr == b""
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_output_that_finds_no_room() -> None:
    command = [*COMMAND, "selfplay", "tock"]
    with Path("/dev/full").open("wb") as full:
        environ = os.environ | {"LANGUAGE": "en"}
        ran = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, env=environ, check=False, text=True
        )
    assert ran.returncode == 1
    assert ran.stderr.startswith("cardgames: the output cannot be written: ")
    assert ran.stderr.count("\n") == 1


def test_no_qt_is_loaded() -> None:
    script = (
        "import sys\n"
        "from cardgames_gui import cli\n"
        "cli.main(['selfplay', 'tock'])\n"
        "sys.exit([name for name in sys.modules if 'PySide' in name] or 0)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
