"""Whole matches of the games with hands, in the real window: by mouse, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardgames_gui.engine.archive import read
from cardgames_gui.session.session import Phase
from cardgames_gui.session.store import FINISHED
from cardgames_gui.shelf import GAMES, game
from cardgames_gui.table.front import Shown
from tests.journeys.conftest import Start
from tests.journeys.hands import AtHand, TypistAtHand
from tests.journeys.keys import sit_down_by_keyboard
from tests.journeys.person import Program, in_no_hurry_to_wait, sit_down

OF_HANDS = [each.id for each in GAMES if each.private]
ROUNDS_TO_READ = {"twenty_three": 1}
"""How often the score of a round stands in front of the table before the end."""


def play_on(
    qtbot: QtBot, program: Program, person: AtHand, decide: Callable[[], None]
) -> dict[Shown, int]:
    """Until the match is over; how often what stood in front of the table."""
    session, front = program.page.session, program.page.view.table_scene.front
    seen = dict.fromkeys(Shown, 0)
    while session.phase is not Phase.OVER:
        qtbot.waitUntil(
            lambda: (
                session.phase is Phase.OVER or person.may_decide or front.shown is not Shown.NOTHING
            ),
            timeout=30_000,
        )
        if front.shown is Shown.VERDICT:
            seen[Shown.VERDICT] += 1
            assert front.panel.headline
            if session.match.game.id in ROUNDS_TO_READ:
                board = front.panel.board
                assert board is not None
                assert all(
                    session.cast.name(seat) in board.text()
                    for seat in range(session.match.setup.seats)
                )
            decide_to_read(person)
        elif person.may_decide:
            before, seat = session.match.ply, person.seat
            decide()
            assert session.match.ply == before + 1, person.made[-3:]
            assert session.match.moves[-1][0] == seat
    return seen


def decide_to_read(person: AtHand) -> None:
    if isinstance(person, TypistAtHand):
        person.key(Qt.Key.Key_Return)
    else:
        person.press("read")


def ended(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    """The result is shown, and the match was filed as it was played."""
    page = program.page
    qtbot.waitUntil(lambda: page.view.table_scene.front.shown is Shown.RESULT)
    outcome = page.session.match.outcome()
    assert outcome is not None
    assert min(outcome.places) == 1
    moves = page.session.match.moves
    person = AtHand(page)
    person.press("leave")
    qtbot.waitUntil(lambda: program.window.page is program.window.home)
    (kept,) = (tmp_path / "matches" / FINISHED).glob("*.match")
    assert read(kept.read_text(), game).match.moves == moves


@pytest.mark.parametrize("name", OF_HANDS)
def test_a_whole_match_by_mouse(qtbot: QtBot, start: Start, tmp_path: Path, name: str) -> None:
    program = start()
    sit_down(program, 3, name)
    in_no_hurry_to_wait(program.page)
    assert program.page.session.match.game.id == name
    person = AtHand(program.page)
    seen = play_on(qtbot, program, person, person.play_by_mouse)
    assert seen[Shown.VERDICT] >= ROUNDS_TO_READ.get(name, 0)
    assert {"gold button", "click"} <= set(person.made)
    ended(qtbot, program, tmp_path)


@pytest.mark.parametrize("name", OF_HANDS)
def test_a_whole_match_by_keyboard(qtbot: QtBot, start: Start, tmp_path: Path, name: str) -> None:
    program = start()
    sit_down_by_keyboard(qtbot, program, 2, name)
    page = program.page
    assert page.session.match.game.id == name
    assert page.session.match.setup.seats == 2
    in_no_hurry_to_wait(page)
    typist = TypistAtHand(page)
    play_on(qtbot, program, typist, typist.play_by_keyboard)
    ended(qtbot, program, tmp_path)
