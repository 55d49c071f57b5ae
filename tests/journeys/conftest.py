"""The whole program in a test, closed afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.journeys.person import Program

Start = Callable[..., Program]


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Start]:
    """Starts the program on the test's folder; what is still open at the end is closed."""
    started: list[Program] = []

    def start_one(**how: Any) -> Program:
        program = Program(tmp_path, **how)
        started.append(program)
        program.window.activateWindow()
        qtbot.waitUntil(program.window.isActiveWindow)
        return program

    yield start_one
    for program in started:
        program.close()
