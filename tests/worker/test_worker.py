"""The process that thinks answers line by line, survives nonsense and never outlives its table."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random

import pytest

from cardgames_gui import shelf, worker
from cardgames_gui.engine.setup import Setup
from cardgames_gui.games.tock.rules import deal
from cardgames_gui.players import wire
from cardgames_gui.players.base import Temper
from cardgames_gui.players.wire import Question

COMMAND = [sys.executable, "-m", "cardgames_gui.worker"]
PATIENCE = 30.0
"""Seconds in which even a busy machine has ended a process that ends at once."""
DEAL = deal(Setup("tock", 1, 3, 1, 7, {"strict": True, "end": "places"}))


def question(ticket: int = 5, **other: object) -> Question:
    fields: dict[str, object] = {
        "ticket": ticket,
        "game": "tock",
        "level": "expert",
        "mistakes": False,
        "seed": 11,
        "observation": DEAL.observe(1),
    }
    return Question(**(fields | other))  # type: ignore[arg-type]


@pytest.fixture
def process() -> Iterator[subprocess.Popen[bytes]]:
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe) as started:
        yield started
        started.kill()


def ask(process: subprocess.Popen[bytes], line: str) -> wire.Reply:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line.encode())
    process.stdin.flush()
    return wire.read_answer(process.stdout.readline().decode())


def test_questions_have_answers(process: subprocess.Popen[bytes]) -> None:
    for ticket in (5, 6):
        asked = question(ticket, seed=ticket)
        reply = ask(process, wire.write_question(asked))
        player = shelf.game("tock").player(Temper("expert", False))
        answer = player.answer(DEAL.observe(1), Random(ticket))
        assert reply == wire.Reply(ticket, str(answer.move), answer.delay)


def test_nonsense_has_an_error_and_the_next_question_an_answer(
    process: subprocess.Popen[bytes],
) -> None:
    assert ask(process, "nonsense\n") == wire.Reply(None, error="the line is not JSON")
    assert ask(process, '{"ticket": 3}\n') == wire.Reply(3, error="observation is no text")
    assert ask(process, wire.write_question(question())).move is not None


def test_it_ends_with_its_table(process: subprocess.Popen[bytes]) -> None:
    ask(process, wire.write_question(question()))
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(PATIENCE) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="There is no such signal")
def test_interrupting_the_terminal_does_not_end_it(process: subprocess.Popen[bytes]) -> None:
    ask(process, wire.write_question(question()))
    process.send_signal(signal.SIGINT)
    assert ask(process, wire.write_question(question(9))).ticket == 9


def test_it_ends_while_it_thinks() -> None:
    script = (
        "from cardgames_gui import worker\n"
        "def endless(line):\n"
        "    while True: pass\n"
        "worker.reply = endless\n"
        "worker.main()\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE) as thinking:
        assert thinking.stdin is not None
        thinking.stdin.write(b"anything\n")
        thinking.stdin.flush()
        with pytest.raises(subprocess.TimeoutExpired):
            thinking.wait(0.5)
        thinking.stdin.close()
        assert thinking.wait(PATIENCE) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Asks the system who is a child of whom")
def test_it_ends_when_its_table_is_killed() -> None:
    script = (
        "import subprocess, sys, time\n"
        f"child = subprocess.Popen({COMMAND!r}, stdin=subprocess.PIPE)\n"
        "print(child.pid, flush=True)\n"
        "time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as table:
        assert table.stdout is not None
        child = int(table.stdout.readline())
        os.kill(child, 0)
        table.kill()
    deadline = time.monotonic() + PATIENCE
    while is_running(child) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_running(child)


def is_running(pid: int) -> bool:
    ran = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return ran.stdout.strip() != "" and not ran.stdout.startswith("Z")


def test_a_question_that_breaks_the_player_has_an_error(caplog: pytest.LogCaptureFixture) -> None:
    for wrong in ({"game": "chess"}, {"level": "genius"}, {"observation": None}):
        line = worker.reply(wire.write_question(question(4, **wrong)))
        reply = wire.read_answer(line)
        assert reply.ticket == 4
        assert reply.error
    assert len(caplog.records) == 3


def test_it_has_no_qt_and_starts_at_once() -> None:
    script = (
        "import sys\n"
        "from cardgames_gui import worker\n"
        "from cardgames_gui.players.base import Temper\n"
        "from cardgames_gui import shelf\n"
        "[game.player(Temper('expert')) for game in shelf.GAMES]\n"
        "import json\n"
        "print(json.dumps(sorted(sys.modules)))\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    modules = json.loads(ran.stdout)
    assert "cardgames_gui.games.tock.player" in modules
    assert not [name for name in modules if "PySide" in name or "shiboken" in name]


def test_it_starts_quickly() -> None:
    """From nothing to the first answer, beside a Python that imports a well-known library."""
    answers = (
        "import sys, time\n"
        "from cardgames_gui import worker\n"
        "assert '\"move\"' in worker.reply(sys.stdin.readline())\n"
        "print(time.process_time())\n"
    )
    plain = "import asyncio, time\nprint(time.process_time())\n"
    assert cheapest(answers) < 8 * cheapest(plain)


def cheapest(script: str) -> float:
    """The processor's time that a process needs at least, in seconds; others may be busy, too."""
    ask, command = wire.write_question(question()).encode(), [sys.executable, "-c", script]
    return min(
        float(subprocess.run(command, input=ask, capture_output=True, check=True).stdout)
        for _ in range(3)
    )
