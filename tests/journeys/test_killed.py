"""SIGKILL at any moment costs at most the action in flight."""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from cardgames_gui.shelf import GAMES
from tests.journeys.killing import kill_and_look, unfinished

OF_HANDS = [each.id for each in GAMES if each.private]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_goes_on_where_it_was(tmp_path: Path) -> None:
    rng = Random(os.environ.get("PYTEST_XDIST_WORKER", ""))
    lost = [kill_and_look(tmp_path, 3, rng) for _ in range(4)]
    assert max(lost) <= 1
    match = unfinished(tmp_path)
    assert match is not None
    assert match.ply > 10


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("name", OF_HANDS)
def test_a_killed_match_with_hands_goes_on_where_it_was(tmp_path: Path, name: str) -> None:
    """These matches are short: a few plies a round, to be in the middle of one each time."""
    rng = Random(os.environ.get("PYTEST_XDIST_WORKER", ""))
    plies = [0]
    for _ in range(3):
        assert kill_and_look(tmp_path, 2, rng, name, within=0.05, plies=2) <= 1
        match = unfinished(tmp_path)
        assert match is not None
        plies.append(match.ply)
    assert all(later > earlier for earlier, later in pairwise(plies))
