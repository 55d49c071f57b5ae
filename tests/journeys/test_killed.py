"""SIGKILL at any moment costs at most the action in flight."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import pytest

from tests.journeys.killing import kill_and_look, unfinished


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_goes_on_where_it_was(tmp_path: Path) -> None:
    rng = Random(os.environ.get("PYTEST_XDIST_WORKER", ""))
    lost = [kill_and_look(tmp_path, 3, rng) for _ in range(4)]
    assert max(lost) <= 1
    match = unfinished(tmp_path)
    assert match is not None
    assert match.ply > 10
