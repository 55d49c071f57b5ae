"""The other end of the worker: asks the thinking process, and never waits for it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from cardgames_gui.engine.game import Game
from cardgames_gui.engine.moves import MoveError
from cardgames_gui.players.base import Answer, Temper
from cardgames_gui.players.levels import BEGINNER
from cardgames_gui.players.wire import Question, Unreadable, read_answer, write_question

_log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds after which a question is asked once more, and then answered here."""
_STOP_MS: Final = 1000
_LOOK_MS: Final = 100


def worker_command() -> tuple[str, list[str]]:
    """The program and arguments that start a worker, from source or frozen."""
    if getattr(sys, "frozen", False):
        return sys.executable, ["--worker"]
    # It looks for modules where we do; with -m it would look first in the folder that we were
    # started in, where somebody may keep a random.py.
    start = "import sys; sys.path[:] = {path!r}; from cardgames_gui.worker import main; main()"
    return sys.executable, ["-c", start.format(path=sys.path)]


@dataclass(slots=True)
class _Asked:
    question: Question
    game: Game
    reply: Callable[[Answer], None]
    deadline: float = 0.0
    failures: list[str] = field(default_factory=list)


class Thinker(QObject):
    """One worker process for the whole program; a ticket for each question."""

    failed = Signal(str)
    """The worker did not answer; play went on with a plain move. For the log and tests."""

    def __init__(self, parent: QObject | None = None, patience: float = PATIENCE) -> None:
        super().__init__(parent)
        self._patience = patience
        self._luck: Random = SystemRandom()
        self._asked: dict[int, _Asked] = {}
        self._last_ticket = 0
        self._closed = False
        # One process and one timer for good: a QProcess that is deleted in its own signal, as a
        # new one for each start would be, crashes PySide6.
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._read_complaints)
        self._process.finished.connect(self._ended)
        self._process.errorOccurred.connect(self._broke)
        self._watch = QTimer(self)
        self._watch.setInterval(_LOOK_MS)
        self._watch.timeout.connect(self._look)

    @property
    def pid(self) -> int:
        """The worker's process number, 0 while none runs."""
        return self._process.processId()

    def warm_up(self) -> None:
        """Start the worker before the first question needs it."""
        if not self._closed and self._process.state() == QProcess.ProcessState.NotRunning:
            self._process.start(*worker_command())

    def ask(
        self, game: Game, temper: Temper, observation: Any, reply: Callable[[Answer], None]
    ) -> int:
        """Ask for an answer; `reply` gets it later, unless the ticket is dropped before."""
        self._last_ticket += 1
        ticket = self._last_ticket
        question = Question(
            ticket, game.id, temper.level, temper.mistakes, self._luck.getrandbits(48), observation
        )
        self._asked[ticket] = _Asked(question, game, reply)
        self.warm_up()
        self._send(ticket)
        self._watch.start()
        return ticket

    def drop(self, ticket: int) -> None:
        """Forget a question; its answer, if it comes, is stale."""
        self._asked.pop(ticket, None)
        if not self._asked:
            self._watch.stop()

    def close(self) -> None:
        """End the worker and forget all questions."""
        self._closed = True
        self._asked.clear()
        self._watch.stop()
        self._stop()

    def _stop(self) -> None:
        if self._process.state() == QProcess.ProcessState.NotRunning:
            return
        self._process.blockSignals(True)
        self._process.kill()
        self._process.waitForFinished(_STOP_MS)
        self._process.blockSignals(False)

    def _send(self, ticket: int) -> None:
        asked = self._asked[ticket]
        asked.deadline = monotonic() + self._patience
        self._process.write(write_question(asked.question).encode())

    def _read(self) -> None:
        while self._process.canReadLine():
            self._take(bytes(self._process.readLine().data()).decode(errors="replace"))

    def _take(self, line: str) -> None:
        try:
            reply = read_answer(line)
        except Unreadable as error:
            _log.error("the worker: %s", error)
            return
        asked = self._asked.get(reply.ticket) if reply.ticket is not None else None
        if reply.ticket is None or asked is None:
            return  # Stale: the question was dropped.
        if reply.error:
            self._answer_here(reply.ticket, reply.error)
            return
        try:
            move = None if reply.move is None else asked.game.read_move(reply.move)
        except MoveError as error:
            self._answer_here(reply.ticket, str(error))
            return
        self.drop(reply.ticket)
        asked.reply(Answer(move, reply.delay))

    def _read_complaints(self) -> None:
        complaint = bytes(self._process.readAllStandardError().data())
        if text := complaint.decode(errors="replace").strip():
            _log.error("the worker: %s", text)

    def _ended(self) -> None:
        self._fail("the worker ended", list(self._asked))

    def _broke(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._fail("the worker does not start", list(self._asked))

    def _look(self) -> None:
        now = monotonic()
        if late := [ticket for ticket, asked in self._asked.items() if asked.deadline < now]:
            self._fail("the worker is late", late)

    def _fail(self, why: str, tickets: list[int]) -> None:
        """Ask once more, of a new worker; what failed for the second time is answered here."""
        _log.info("%s", why)
        self._stop()
        for ticket in tickets:
            asked = self._asked[ticket]
            asked.failures.append(why)
            asked.deadline = monotonic() + self._patience
        # Not from inside the process's own signal, in which it cannot start again.
        QTimer.singleShot(0, self, self._ask_again)

    def _ask_again(self) -> None:
        if not self._asked or self._closed:
            return
        self.warm_up()
        for ticket in self._asked:
            self._send(ticket)
        for ticket, asked in list(self._asked.items()):
            if len(asked.failures) > 1 and ticket in self._asked:
                self._answer_here(ticket, asked.failures[-1])

    def _answer_here(self, ticket: int, why: str) -> None:
        _log.error("a plain move was played: %s", why)
        asked = self._asked[ticket]
        self.drop(ticket)
        self.failed.emit(why)
        asked.reply(plain_answer(asked.game, asked.question))


def plain_answer(game: Game, question: Question) -> Answer:
    """A plain sensible answer without the worker: the weakest level, and no faults."""
    player = game.player(Temper(BEGINNER, mistakes=False))
    answer: Answer = player.answer(question.observation, Random(question.seed))
    return answer
