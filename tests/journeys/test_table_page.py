"""What the page adds to session and view: calls by key, pauses, verdicts, results, languages."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardgames_gui.app.settings import Animation, KnockTime, Pace, PlacesHelp
from cardgames_gui.app.table_page import TablePage
from cardgames_gui.engine import language
from cardgames_gui.engine.setup import PERSON
from cardgames_gui.session.frames import GO_ON
from cardgames_gui.session.pace import Pace as SessionPace
from cardgames_gui.session.session import Phase
from cardgames_gui.shelf import game
from cardgames_gui.table.comfort import Place
from cardgames_gui.table.front import Shown
from tests.journeys.conftest import Start
from tests.journeys.person import Person, Program
from tests.session.tables import setup

TOCK = game("tock")
NEVER = SessionPace(step=600.0, notice=600.0, slack=600.0)


def table(program: Program, *players: str, pace: SessionPace = NEVER, start: int = 0) -> TablePage:
    """A table with these players, at which computer players take their time."""
    made = setup(*players, start=start)
    names = ("Ana", "Bruno", "Clara", "David", "Eva", "Félix")[: len(players)]
    program.window.start_requested.emit(made, names, False)
    page = program.page
    page.session.set_pace(pace)
    program.window.activateWindow()
    return page


def shown(page: TablePage) -> Shown:
    return page.view.table_scene.front.shown


def opened(qtbot: QtBot, page: TablePage) -> None:
    qtbot.waitUntil(lambda: page.session.phase is Phase.OPEN)
    qtbot.waitUntil(page.window().isActiveWindow)


def after_a_computers_action(qtbot: QtBot, page: TablePage) -> None:
    """Let the computer player act once, and stop it again."""
    opened(qtbot, page)
    page.session.set_pace(SessionPace(0, 0, 0))
    qtbot.waitUntil(lambda: page.session.match.ply > 0, timeout=20_000)
    page.session.set_pace(NEVER)
    opened(qtbot, page)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_T])
def test_a_key_knocks_and_the_verdict_is_read(qtbot: QtBot, start: Start, key: Qt.Key) -> None:
    page = table(start(), "casual", PERSON)
    after_a_computers_action(qtbot, page)
    before = page.session.match.ply
    QTest.keyClick(page.view, key)
    assert page.session.match.ply == before + 1
    qtbot.waitUntil(lambda: shown(page) is Shown.VERDICT)
    assert "You knocked: Ana had missed nothing ·" in page.header.line
    QTest.keyClick(page.view, key)  # It is a verdict now that is read, or nothing.
    if key == Qt.Key.Key_T:
        assert shown(page) is Shown.VERDICT
        Person(page).press("read")
    qtbot.waitUntil(lambda: page.session.phase is Phase.OPEN)
    assert shown(page) is Shown.NOTHING
    assert page.session.match.ply == before + 1
    QTest.keyClick(page.view, key)
    assert page.session.match.ply == before + 1, "one knock in a window"


def test_space_on_a_button_presses_the_button(qtbot: QtBot, start: Start) -> None:
    page = table(start(), "casual", PERSON)
    after_a_computers_action(qtbot, page)
    before = page.session.match.ply
    page.header._menu_button.setFocus()
    QTest.keyClick(page.header._menu_button, Qt.Key.Key_Space)
    assert page.session.match.ply == before
    page.header._menu.close()


def test_several_people_have_a_key_each(qtbot: QtBot, start: Start) -> None:
    page = table(start(), "casual", PERSON, PERSON)
    after_a_computers_action(qtbot, page)
    calls = page.view.table_scene.calls
    assert [(call.seat, call.key) for call in calls] == [(1, "Q"), (2, "P")]
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert page.session.match.moves[-1][0] == 0
    QTest.keyClick(page.view, Qt.Key.Key_P)
    assert page.session.match.moves[-1] == (2, TOCK.read_move("knock"))
    qtbot.waitUntil(lambda: shown(page) is Shown.VERDICT)
    assert "Clara knocked: Ana had missed nothing ·" in page.header.line


def test_a_verdict_goes_by_itself_unless_the_table_waits(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.settings.change(pace=Pace.WAIT)
    page = table(program, "casual", PERSON)
    after_a_computers_action(qtbot, page)
    QTest.keyClick(page.view, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: shown(page) is Shown.VERDICT)
    assert not page._reading.isActive()
    Person(page).press("read")
    program.settings.change(pace=Pace.FAST)
    page.session.set_pace(NEVER)
    qtbot.waitUntil(lambda: page.session.phase is Phase.OPEN)
    page.session._commit(0, page.session.match.state.legal_moves(0)[0])
    qtbot.waitUntil(lambda: page.session.phase is Phase.OPEN)
    QTest.keyClick(page.view, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: shown(page) is Shown.VERDICT)
    assert page._reading.isActive()
    page._reading.start(1)
    qtbot.waitUntil(lambda: shown(page) is Shown.NOTHING)


def test_at_a_learners_table_nobody_knocks_and_all_places_light_up(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    made = setup("casual", PERSON, strict=False)
    program.window.start_requested.emit(made, ("Ana", "Bruno"), False)
    assert program.page.view.table_scene.calls == ()
    assert program.page.view.table_scene.comfort.places is Place.ALL


def test_dialogs_and_other_pages_pause(qtbot: QtBot, start: Start) -> None:
    program = start()
    page = table(program, "casual", PERSON, pace=SessionPace(0.2, 0.2, 1))
    program.window.show_settings()
    assert page.session._holds == {"dialog"}
    dialog = program.window._dialog
    assert dialog is not None
    qtbot.wait(500)
    assert page.session.match.ply == 0
    dialog.reject()
    assert page.session._holds == set()
    program.window.show_rules()
    assert page.session._holds == {"another page"}
    program.window._leave_rules()
    assert page.session._holds == set()
    qtbot.waitUntil(lambda: page.session.match.ply > 0, timeout=20_000)


def test_the_menu_pauses(qtbot: QtBot, start: Start) -> None:
    page = table(start(), "casual", PERSON, pace=SessionPace(0.2, 0.2, 1))
    opened(qtbot, page)
    page.header.open_menu()
    assert page.session.is_held
    qtbot.wait(500)
    assert page.session.match.ply == 0
    page.header._menu.close()
    assert not page.session.is_held
    qtbot.waitUntil(lambda: page.session.match.ply > 0, timeout=20_000)


def test_a_verdict_waits_behind_a_dialog(qtbot: QtBot, start: Start) -> None:
    program = start()
    page = table(program, "casual", PERSON)
    after_a_computers_action(qtbot, page)
    QTest.keyClick(page.view, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: shown(page) is Shown.VERDICT)
    assert page._reading.isActive()
    program.window.show_settings()
    assert not page._reading.isActive()
    assert program.window._dialog is not None
    program.window._dialog.reject()
    assert page._reading.isActive()
    assert shown(page) is Shown.VERDICT


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_T])
def test_a_key_that_may_not_knock_says_why(qtbot: QtBot, start: Start, key: Qt.Key) -> None:
    page = table(start(), PERSON, "casual")
    opened(qtbot, page)
    QTest.keyClick(page.view, key)
    bubble = page.view.table_scene.front.bubble
    assert bubble.isVisible()
    assert bubble.text == "There is nothing to knock at."
    assert page.session.match.ply == 0


def test_settings_are_felt_at_once(qtbot: QtBot, start: Start) -> None:
    program = start()
    page = table(program, PERSON, "casual")
    opened(qtbot, page)
    program.settings.change(
        places_help=PlacesHelp.CARD, hints=False, animation=Animation.SLOW, pace=Pace.WAIT
    )
    comfort = page.view.table_scene.comfort
    assert (comfort.places, comfort.hints, comfort.speed) == (Place.UNDER, False, 0.6)
    assert page.session.pace.wait_step
    program.settings.change(knock_time=KnockTime.UNTIL)
    assert page.session.pace.wait_notice


def test_go_on_is_a_button_on_the_table(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.settings.change(pace=Pace.WAIT)
    page = table(program, "casual", PERSON)
    page.session.set_pace(SessionPace(0, 0, 0, wait_step=True))
    opened(qtbot, page)
    offers = page.session.table().offers
    assert [offer.choice().move for offer in offers] == [GO_ON]
    Person(page).press("offer:0")
    qtbot.waitUntil(lambda: page.session.match.ply == 1, timeout=20_000)


def test_the_language_changes_at_the_table(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.start_requested.emit(setup(PERSON, "casual"), ("", "Nina"), False)
    page = program.page
    opened(qtbot, page)
    language.use("es")
    page.retranslate()
    assert "121 cartas en la mesa" in page.header.line
    scene = page.view.table_scene
    assert scene.table is not None
    assert [plate.name for plate in scene.table.plates] == ["Tú", "Nina"]
    assert scene.table.plates[0].detail == "0 cartas · tu turno"
    assert scene.calls[0].word == "¡TOCK!"


def test_tables_that_are_left_leave_nothing(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    """Opened and left at all kinds of moments; the checks after every test find what is left."""
    program = start()
    played = 0
    for number in range(40):
        page = table(program, PERSON, "casual", pace=SessionPace(0, 0, 0))
        if number % 3:
            qtbot.wait(number % 7)
        if number % 4 == 0:
            opened(qtbot, page)
            Person(page).play_by_mouse()
        played += bool(page.session.match.moves)
        program.window.show_home()
    assert 10 <= played <= 40
    assert len(list((tmp_path / "matches").glob("*.match"))) == played


def test_nothing_of_a_table_stays_when_it_is_left(qtbot: QtBot, start: Start) -> None:
    program = start()
    page = table(program, PERSON, "casual")
    left = [weakref.ref(each) for each in (page, page.session, page.session.journal)]
    del page
    program.window.show_home()

    def gone() -> bool:
        gc.collect()
        return not any(each() for each in left)

    qtbot.waitUntil(gone)
