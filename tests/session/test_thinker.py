"""The worker's other end: answers come, stale ones do not, and a dead worker is replaced."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardgames_gui.players.base import Answer, Temper
from cardgames_gui.session import thinker as module
from cardgames_gui.session.thinker import Thinker
from cardgames_gui.shelf import game
from tests.session.tables import setup

TOCK = game("tock")
STATE = TOCK.deal(setup("casual", "casual"))
TEMPER = Temper("casual", mistakes=False)


def test_an_answer_comes(qtbot: QtBot) -> None:
    thinker, answers = Thinker(), list[Answer]()
    thinker.ask(TOCK, TEMPER, STATE.observe(0), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=10_000)
    assert str(answers[0].move).startswith("draw ")
    assert answers[0].delay > 0
    thinker.close()


def test_a_dropped_question_is_not_answered(qtbot: QtBot) -> None:
    thinker, answers = Thinker(), list[str]()
    dropped = thinker.ask(TOCK, TEMPER, STATE.observe(0), lambda _: answers.append("stale"))
    thinker.ask(TOCK, TEMPER, STATE.observe(0), lambda _: answers.append("second"))
    thinker.drop(dropped)
    qtbot.waitUntil(lambda: bool(answers), timeout=10_000)
    qtbot.wait(50)
    assert answers == ["second"]
    thinker.close()


def test_a_killed_worker_is_replaced_and_asked_again(qtbot: QtBot) -> None:
    thinker, answers = Thinker(), list[Answer]()
    thinker.ask(TOCK, TEMPER, STATE.observe(0), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=10_000)
    first = thinker.pid
    os.kill(first, signal.SIGSTOP)  # So that the question is open when it dies.
    thinker.ask(TOCK, TEMPER, STATE.observe(0), answers.append)
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=10_000)
    assert thinker.pid != first
    thinker.close()


@pytest.mark.parametrize("program", ["/nonexistent/program", "/bin/true", "/bin/cat"])
def test_without_a_worker_a_plain_move_is_played(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, program: str
) -> None:
    """The worker does not start, ends at once, or talks nonsense."""
    monkeypatch.setattr(module, "worker_command", lambda: (program, list[str]()))
    thinker, answers, why = Thinker(patience=0.5), list[Answer](), list[str]()
    thinker.failed.connect(why.append)
    thinker.ask(TOCK, TEMPER, STATE.observe(0), answers.append)
    with qtbot.capture_exceptions() as exceptions:
        qtbot.waitUntil(lambda: bool(answers), timeout=10_000)
    assert exceptions == []
    assert STATE.judge(0, answers[0].move) is answers[0].move
    assert len(why) == 1
    assert "a plain move was played" in caplog.text
    thinker.close()


def test_a_worker_that_answers_with_no_move(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    script = """
import json, sys
for line in sys.stdin:
    answer = {"ticket": json.loads(line)["ticket"], "move": "frown", "delay": 1.0}
    print(json.dumps(answer), flush=True)
"""
    monkeypatch.setattr(module, "worker_command", lambda: (sys.executable, ["-c", script]))
    thinker, answers = Thinker(), list[Answer]()
    thinker.ask(TOCK, TEMPER, STATE.observe(0), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=10_000)
    assert STATE.judge(0, answers[0].move) is answers[0].move
    assert "frown" in caplog.text
    thinker.close()


def test_what_lies_where_the_program_was_started_stops_no_worker(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "random.py").write_text("raise SystemExit(3)")
    monkeypatch.chdir(tmp_path)
    thinker, answers, why = Thinker(), list[Answer](), list[str]()
    thinker.failed.connect(why.append)
    thinker.ask(TOCK, TEMPER, STATE.observe(0), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=10_000)
    assert why == []
    thinker.close()


def test_a_worker_that_is_too_slow_is_given_up(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also the second one: both would take a minute."""
    monkeypatch.setattr(module, "worker_command", lambda: ("/bin/sleep", ["60"]))
    thinker, answers = Thinker(patience=0.2), list[Answer]()
    thinker.ask(TOCK, TEMPER, STATE.observe(0), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=10_000)
    assert "the worker is late" in caplog.text
    thinker.close()


def test_no_process_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    thinker = Thinker()
    thinker.warm_up()
    qtbot.waitUntil(lambda: thinker.pid > 0)
    process = thinker.pid
    thinker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
