"""The window behind the curtain is the same, pixel by pixel, whatever the hands hold."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardgames_gui.app.table_page import TablePage
from cardgames_gui.engine.game import State
from cardgames_gui.session.session import Phase
from cardgames_gui.shelf import GAMES
from cardgames_gui.table.front import Shown
from tests.journeys.conftest import Start
from tests.journeys.hands import AtHand
from tests.journeys.person import in_no_hurry_to_wait
from tests.session.tables import PERSON, setup

OF_HANDS = [each.id for each in GAMES if each.private]
LOOKS = 8
"""At so many curtains, also with the window in other sizes."""
SIZES = ((1440, 900), (1024, 640))


def shown_with(page: TablePage, state: State) -> QImage:
    """The window as it would be if the cards had fallen like this."""
    match = page.session.match
    true, match._state = match._state, state
    page.retranslate()
    image = page.window().grab().toImage()
    match._state = true
    return image


@pytest.mark.parametrize("name", OF_HANDS)
def test_other_hands_look_the_same_behind_the_curtain(
    qtbot: QtBot, start: Start, name: str
) -> None:
    """Worlds that an onlooker cannot tell apart; who lifts the curtain can."""
    program = start()
    made = setup(PERSON, PERSON, "casual", of=name, seed=4)
    program.window.start_requested.emit(made, ("Ana", "Bruno", "Clara"), False)
    page = program.page
    in_no_hurry_to_wait(page)
    session, front, person = page.session, page.view.table_scene.front, AtHand(page)
    chance, looks = Random(2), 0
    while looks < LOOKS:
        qtbot.waitUntil(lambda: front.shown is Shown.CURTAIN or person.may_decide, timeout=30_000)
        if front.shown is not Shown.CURTAIN:
            person.play_by_mouse()
            continue
        program.window.resize(*SIZES[looks % len(SIZES)])
        state, game = session.match.state, session.match.game
        others = [game.imagine(state.observe(None), chance) for _ in range(3)]
        behind = shown_with(page, state)
        assert all(shown_with(page, other) == behind for other in others)
        assert front.shown is Shown.CURTAIN
        assert session.phase is Phase.CURTAIN
        page.retranslate()
        person.press("lift")
        qtbot.waitUntil(lambda: person.may_decide)
        assert any(shown_with(page, other) != shown_with(page, state) for other in others)
        page.retranslate()
        looks += 1
