"""Two people before one screen: the next hand is not drawn before its curtain is lifted."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardgames_gui.app.table_page import TablePage
from cardgames_gui.session.session import Phase
from cardgames_gui.shelf import GAMES, game
from cardgames_gui.table.front import Shown
from tests.journeys.conftest import Start
from tests.journeys.hands import AtHand
from tests.journeys.person import Person, Program, in_no_hurry_to_wait
from tests.session.tables import PERSON, setup

OF_HANDS = [each.id for each in GAMES if each.private]
NAMES = ("Ana", "Bruno", "Clara")
every_game = pytest.mark.parametrize("name", OF_HANDS)


def sat_down(program: Program, name: str, seed: int, *players: str) -> TablePage:
    made = setup(*players, of=name, seed=seed)
    program.window.start_requested.emit(made, NAMES[: made.seats], False)
    in_no_hurry_to_wait(program.page)
    return program.page


def called(qtbot: QtBot, page: TablePage) -> None:
    front = page.view.table_scene.front
    qtbot.waitUntil(lambda: front.shown is Shown.CURTAIN, timeout=30_000)
    assert page.session.phase is Phase.CURTAIN
    assert "it is your turn" in front.panel.headline


def opened(qtbot: QtBot, page: TablePage) -> None:
    qtbot.waitUntil(lambda: page.session.phase is Phase.OPEN)


def picture(page: TablePage) -> QImage:
    QTest.qWait(20)
    return page.window().grab().toImage()


def faces_drawn(page: TablePage) -> set[int]:
    """The keys of the cards of all hands whose face is on the screen."""
    scene = page.view.table_scene
    drawn = set()
    for key, lie in scene.lies.items():
        look = scene.cards[key].look
        assert look is not None
        if lie.zone.startswith(("hand.", "away.")) and not str(look.face).startswith("back"):
            drawn.add(key)
    return drawn


def twins() -> tuple[int, int]:
    """Two deals of 23 that look alike to an onlooker: the 1, with its own back, lies alike."""
    found: dict[int, int] = {}
    for seed in count(1):
        state = game("twenty_three").deal(setup(PERSON, PERSON, of="twenty_three", seed=seed))
        one = state.observe(None).faces.index(1)
        if one in found:
            return found[one], seed
        found[one] = seed
    raise AssertionError


def test_two_deals_are_the_same_picture_behind_the_curtain(qtbot: QtBot, start: Start) -> None:
    """Pixel by pixel: if anything of a hand were drawn, they would differ."""
    program, pictures, lifted = start(), [], []
    for seed in twins():
        page = sat_down(program, "twenty_three", seed, PERSON, PERSON)
        called(qtbot, page)
        pictures.append(picture(page))
        Person(page).press("lift")
        opened(qtbot, page)
        lifted.append(picture(page))
        program.window.show_home()
    assert pictures[0] == pictures[1]
    assert lifted[0] != lifted[1]


@every_game
def test_a_match_of_two_people(qtbot: QtBot, start: Start, name: str) -> None:
    """Before each curtain is lifted no face of a hand is drawn; they play to the end."""
    program = start()
    page = sat_down(program, name, 3, PERSON, PERSON)
    session, scene = page.session, page.view.table_scene
    person, curtains = AtHand(page), 0
    while session.phase is not Phase.OVER:
        qtbot.waitUntil(
            lambda: (
                session.phase is Phase.OVER
                or person.may_decide
                or scene.front.shown is not Shown.NOTHING
            ),
            timeout=30_000,
        )
        if scene.front.shown is Shown.CURTAIN:
            curtains += 1
            assert not faces_drawn(page)
            if curtains % 2:
                person.press("lift")
            else:
                # After the mouse the first key shows where the keyboard is.
                for key in (Qt.Key.Key_End, Qt.Key.Key_Return):
                    QTest.keyClick(page.view, key)
            assert session.phase is not Phase.CURTAIN
        elif scene.front.shown is Shown.VERDICT:
            person.press("read")
        elif person.may_decide:
            chair = session.chair
            assert faces_drawn(page) <= {
                key for key, lie in scene.lies.items() if lie.zone.endswith(f".{chair}")
            }
            person.play_by_mouse()
    assert curtains > 10
    qtbot.waitUntil(lambda: scene.front.shown is Shown.RESULT)


@every_game
def test_going_on_begins_behind_the_curtain(
    qtbot: QtBot, start: Start, tmp_path: Path, name: str
) -> None:
    program = start()
    page = sat_down(program, name, 3, PERSON, "casual", PERSON)
    called(qtbot, page)
    Person(page).press("lift")
    person = AtHand(page)
    qtbot.waitUntil(lambda: person.may_decide)
    person.play_by_mouse()
    called(qtbot, page)
    program.close()

    again = start()
    (pill,) = again.window.home._continue
    QTest.mouseClick(pill, Qt.MouseButton.LeftButton)
    page = again.page
    called(qtbot, page)
    assert not faces_drawn(page)
    before = picture(page)
    # Neither another size nor another language shows what is behind.
    again.window.resize(1200, 760)
    assert not faces_drawn(page)
    again.settings.change(language="es")
    assert not faces_drawn(page)
    assert page.view.table_scene.front.shown is Shown.CURTAIN
    again.settings.change(language="en")
    again.window.resize(1440, 900)
    assert picture(page) == before
    Person(page).press("lift")
    opened(qtbot, page)
    assert faces_drawn(page)
