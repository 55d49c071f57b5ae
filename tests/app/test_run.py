"""The whole program in a process of its own: it starts anywhere, and quits at once."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.processes import children, left

Start = Callable[..., "Program"]

# Stands in for a person who quits: closes the window when it has been up for a moment.
CLOSES = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from cardgames_gui.app import main
from cardgames_gui.app.window import Window
begin = Window.open_up
def open_up(self, files=()):
    begin(self, files)
    QTimer.singleShot(300, self, lambda: do(self))
def do(window):
    {body}
Window.open_up = open_up
status = main.run(data_dir=None, language={language!r})
print("status", status)
sys.exit(status)
"""


class Program:
    def __init__(self, arguments: list[str], environ: dict[str, str]) -> None:
        plain = {name: value for name, value in os.environ.items() if name != "CARDGAMES_DATA"}
        self.process = subprocess.Popen(
            [sys.executable, *arguments],
            env={**plain, "QT_QPA_PLATFORM": "offscreen", **environ},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def wait(self, seconds: float = 20) -> tuple[int, str, str]:
        out, err = self.process.communicate(timeout=seconds)
        return self.process.returncode, out, _without_platform(err)


def _without_platform(text: str) -> str:
    return "".join(line for line in text.splitlines(True) if "This plugin does not" not in line)


@pytest.fixture
def start() -> Iterator[Start]:
    running: list[Program] = []

    def begin(arguments: list[str], **environ: str) -> Program:
        program = Program(arguments, environ)
        running.append(program)
        return program

    yield begin
    for program in running:
        if program.process.poll() is None:
            program.process.kill()
            program.process.communicate()


def script(body: str = "window.close()", language: str | None = None) -> list[str]:
    return ["-c", CLOSES.format(body=body, language=language)]


def until(there: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not there():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals between processes")
@pytest.mark.parametrize("which", [signal.SIGTERM, signal.SIGINT])
def test_signals_quit_cleanly(start: Start, tmp_path: Path, which: signal.Signals) -> None:
    folder = tmp_path / "José 日本"
    program = start(["-m", "cardgames_gui", "--data-dir", str(folder)])
    log = folder / "log" / "cardgames.log"
    until(lambda: log.exists() and "Cardgames" in log.read_text(encoding="utf-8"))
    time.sleep(1.0)
    helpers = children(program.process.pid)
    began = time.monotonic()
    program.process.send_signal(which)
    status, out, err = program.wait()
    assert time.monotonic() - began < 2
    assert (status, out, err) == (0, "", "")
    assert log.read_text(encoding="utf-8").rstrip().endswith("Quit")
    assert (folder / "settings.json").exists()
    assert not left(helpers, within=0)


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals between processes")
@pytest.mark.parametrize("what", ["window.show_settings()", 'window.ask_seats("tock")', "pass"])
def test_quits_with_a_dialog_open(start: Start, tmp_path: Path, what: str) -> None:
    body = f"{what}; import os; QTimer.singleShot(200, lambda: os.kill(os.getpid(), 15))"
    program = start(script(body), CARDGAMES_DATA=str(tmp_path))
    assert program.wait() == (0, "status 0\n", "")


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals between processes")
def test_quits_before_it_has_started(start: Start, tmp_path: Path) -> None:
    what = (
        "import os, sys; from cardgames_gui.app import main, window; Window = window.Window; "
        "Window.open_up = lambda window, files: os.kill(os.getpid(), 15) or window.show(); "
        "sys.exit(main.run(data_dir=None, language=None))"
    )
    assert start(["-c", what], CARDGAMES_DATA=str(tmp_path)).wait() == (0, "", "")


def test_the_home_screen_waits_for_no_table(start: Start) -> None:
    """What only a table needs takes long to load, and is loaded after the first paint."""
    what = (
        "import sys, cardgames_gui.app.main; print(*(n for n in sys.modules if 'table.view' in n))"
    )
    assert start(["-c", what]).wait() == (0, "\n", "")


def test_a_home_that_is_empty(start: Start, tmp_path: Path) -> None:
    home = tmp_path / "José 日本" / "new"
    status, out, err = start(
        script("print(repr(window.notice.text)); window.close()"),
        HOME=str(home),
        USERPROFILE=str(home),
        APPDATA=str(home),
        LOCALAPPDATA=str(home),
        XDG_CONFIG_HOME="",
        XDG_DATA_HOME="",
        XDG_STATE_HOME="",
    ).wait()
    assert (status, out, err) == (0, "''\nstatus 0\n", "")
    assert [each.name for each in home.rglob("settings.json")] == ["settings.json"]


def test_a_data_folder_that_cannot_be_one(start: Start, tmp_path: Path) -> None:
    """A file in its place refuses as a read-only folder does, and to every user."""
    (tmp_path / "file").write_text("")
    body = "print(window.notice.text, len(window.notice._waiting)); window.close()"
    status, out, err = start(script(body), CARDGAMES_DATA=str(tmp_path / "file")).wait()
    assert status == 0
    told, last = out.splitlines()
    assert "you can play" in told
    assert str(tmp_path / "file") in told
    assert told.endswith(" 0")
    assert last == "status 0"
    assert "Traceback" not in err


def test_damaged_settings(start: Start, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    body = "print(window.notice.text); window.close()"
    status, out, _err = start(script(body), CARDGAMES_DATA=str(tmp_path)).wait()
    assert status == 0
    assert "settings.json.damaged" in out
    assert (tmp_path / "settings.json.damaged").read_text() == "{"


def test_an_unexpected_error(start: Start, tmp_path: Path) -> None:
    """It is in the log, it is told once, and the program goes on."""
    body = """
    QTimer.singleShot(0, lambda: 1 / 0)
    QTimer.singleShot(50, lambda: [].pop())
    QTimer.singleShot(300, lambda: (print(window.notice.text, len(window.notice._waiting)),
                                    window.close()))
    """
    status, out, _err = start(script(body.strip()), CARDGAMES_DATA=str(tmp_path)).wait()
    assert status == 0
    assert str(tmp_path / "log") in out
    assert " 0\nstatus 0" in out
    log = (tmp_path / "log" / "cardgames.log").read_text(encoding="utf-8")
    assert "ZeroDivisionError" in log
    assert "pop from empty list" in log


@pytest.mark.parametrize(
    ("language", "environ", "expected"),
    [
        ("es", {"LANG": "en_US.UTF-8"}, "es"),
        (None, {"LANG": "es_MX.UTF-8", "LANGUAGE": ""}, "es"),
        (None, {"LANG": "C", "LANGUAGE": ""}, "en"),
    ],
)
def test_the_language_at_the_start(
    start: Start, tmp_path: Path, language: str | None, environ: dict[str, str], expected: str
) -> None:
    body = "from cardgames_gui.engine import language; print(language.current()); window.close()"
    environ = {**environ, "LC_ALL": "", "CARDGAMES_DATA": str(tmp_path)}
    status, out, err = start(script(body, language), **environ).wait()
    assert (status, out, err) == (0, f"{expected}\nstatus 0\n", "")
