"""From the home screen to the last place, in the real window, with real events."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardgames_gui.engine.archive import read
from cardgames_gui.session.session import Phase
from cardgames_gui.session.store import FINISHED
from cardgames_gui.shelf import game
from cardgames_gui.table.front import Shown
from tests.journeys.conftest import Start
from tests.journeys.keys import Typist, sit_down_by_keyboard
from tests.journeys.person import Person, Program, in_no_hurry_to_wait, sit_down


def play_on(
    qtbot: QtBot,
    program: Program,
    person: Person,
    decide: Callable[[], None],
    plies: int | None = None,
) -> None:
    """Until the match is over or has so many plies."""
    session, front = program.page.session, program.page.view.table_scene.front

    def something_to_do() -> bool:
        return person.may_decide or front.shown is not Shown.NOTHING

    while session.phase is not Phase.OVER and (plies is None or session.match.ply < plies):
        qtbot.waitUntil(something_to_do, timeout=30_000)
        if front.shown is Shown.VERDICT:
            program.page.view.press("read")
        elif person.may_decide:
            before = session.match.ply
            decide()
            assert session.match.ply == before + 1


def test_a_whole_match_by_mouse(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    program = start()
    sit_down(program, 2)
    page = program.page
    in_no_hurry_to_wait(page)
    person = Person(page)
    play_on(qtbot, program, person, person.play_by_mouse)
    qtbot.waitUntil(lambda: page.view.table_scene.front.shown is Shown.RESULT)
    outcome = page.session.match.outcome()
    assert outcome is not None
    assert sorted(outcome.places) == [1, 2]
    moves = page.session.match.moves

    person.press("again")
    qtbot.waitUntil(lambda: program.page is not page)
    assert program.page.session.match.ply < 5
    (kept,) = (tmp_path / "matches" / FINISHED).glob("*.match")
    assert read(kept.read_text(), game).match.moves == moves

    qtbot.waitUntil(program.window.isActiveWindow)
    QTest.keyClick(program.window, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert program.window.page is program.window.home


def test_a_whole_match_by_keyboard(qtbot: QtBot, start: Start) -> None:
    program = start()
    sit_down_by_keyboard(qtbot, program, 2)
    page = program.page
    assert page.session.match.setup.seats == 2
    in_no_hurry_to_wait(page)
    typist = Typist(page)
    play_on(qtbot, program, typist, typist.play_by_keyboard)
    qtbot.waitUntil(lambda: page.view.table_scene.front.shown is Shown.RESULT)
    assert page.session.match.outcome() is not None

    typist.walk_to("leave")
    typist.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.window.page is program.window.home)


def test_leaving_in_the_middle_and_going_on(qtbot: QtBot, start: Start) -> None:
    program = start()
    sit_down(program, 3)
    in_no_hurry_to_wait(program.page)
    person = Person(program.page)
    play_on(qtbot, program, person, person.play_by_mouse, 60)
    match = program.page.session.match
    program.close()

    again = start()
    (pill,) = again.window.home._continue
    assert "Tock!" in pill.text()
    QTest.mouseClick(pill, Qt.MouseButton.LeftButton)
    resumed = again.page.session.match
    assert resumed.moves[: match.ply] == match.moves
    in_no_hurry_to_wait(again.page)
    person = Person(again.page)
    play_on(qtbot, again, person, person.play_by_mouse, resumed.ply + 20)
