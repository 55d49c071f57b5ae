"""The process that thinks: reads questions on its input, writes answers on its output.

It never imports Qt, and it ends when its input does, which is when the table that asked is gone.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from queue import SimpleQueue
from random import Random
from typing import Final

from cardgames_gui import shelf
from cardgames_gui.players import wire
from cardgames_gui.players.base import Temper
from cardgames_gui.players.wire import Question, Unreadable

_log = logging.getLogger(__name__)

INPUT: Final = 0
OUTPUT: Final = 1


def main() -> int:
    """Answer questions until nobody is left to ask any."""
    # Ctrl-C reaches every process of a terminal; only the one that asks decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(lines,), daemon=True).start()
    # A program without a console has no sys.stdout, but its pipes are there all the same.
    with open(OUTPUT, "wb", closefd=False) as output:
        while True:
            text = reply(lines.get().decode("utf-8", "replace"))
            try:
                output.write(text.encode("ascii"))
                output.flush()
            except OSError:
                os._exit(0)


def _listen(lines: SimpleQueue[bytes]) -> None:
    with open(INPUT, "rb", closefd=False) as source:
        for line in source:
            lines.put(line)
    # The other thread may be deep in thought; there is nobody to finish it for.
    os._exit(0)


def reply(line: str) -> str:
    """The line that answers this one, with an error in it where there is no answer."""
    try:
        question = wire.read_question(line)
    except Unreadable as error:
        return wire.write_error(error.ticket, str(error))
    try:
        return _answer(question)
    except Exception as error:
        # Whatever a question brings about, the next one must find somebody who answers.
        _log.exception("Question %d has no answer", question.ticket)
        return wire.write_error(question.ticket, f"{type(error).__name__}: {error}")


def _answer(question: Question) -> str:
    game = shelf.game(question.game)
    player = game.player(Temper(question.level, question.mistakes))
    answer = player.answer(question.observation, Random(question.seed))
    return wire.write_answer(question.ticket, answer)


if __name__ == "__main__":
    sys.exit(main())
