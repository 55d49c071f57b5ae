"""What stands in front of a table of hands: a question, a curtain, and what was paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardgames_gui import shelf
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.setup import Setup, full_options
from cardgames_gui.engine.table import Score, Table
from cardgames_gui.table.button_item import ButtonItem
from cardgames_gui.table.front import Shown
from cardgames_gui.table.score_board import ScoreBoard
from cardgames_gui.table.stops import StopKind, stops
from cardgames_gui.table.view import Comfort, TableView
from tests.table.gallery_of_hands import sceneries
from tests.table.tables import table_of

MIDDLE = next(scenery for scenery in sceneries() if scenery.name == "23-3-middle")


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    made = TableView("twenty_three", 0, Comfort(speed=0))
    qtbot.addWidget(made)
    made.resize(1024, 590)
    made.show()
    made.show_table(MIDDLE.table(), travel=False)
    made.open_offers(True)
    yield made
    made.close()


def buttons(view: TableView) -> dict[str, ButtonItem]:
    return {button.id: button for button in view.table_scene.buttons()}


def press(view: TableView, button: ButtonItem) -> None:
    point: QPoint = button.rect.center().toPoint()
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
    )


def dear(view: TableView) -> ButtonItem:
    """The button of the offer that asks first."""
    table = view.table_scene.table
    assert table is not None
    index = next(index for index, offer in enumerate(table.offers) if offer.ask)
    return buttons(view)[f"offer:{index}"]


def test_what_is_dear_is_asked_first_and_no_changes_nothing(view: TableView) -> None:
    chosen: list[Move] = []
    view.chosen.connect(chosen.append)
    before = view.grab().toImage()
    press(view, dear(view))
    scene = view.table_scene
    assert scene.table is not None
    assert scene.front.panel.headline in [offer.ask for offer in scene.table.offers]
    assert set(buttons(view)) == {"yes", "no"}
    press(view, buttons(view)["no"])
    assert scene.front.shown is Shown.NOTHING
    assert chosen == []
    assert view.grab().toImage() == before


def test_yes_makes_the_move_once(view: TableView) -> None:
    chosen: list[Move] = []
    view.chosen.connect(chosen.append)
    press(view, dear(view))
    yes = buttons(view)["yes"]
    press(view, yes)
    press(view, yes)
    assert [str(move) for move in chosen] == ["drop"]


def test_a_question_keeps_what_is_picked(view: TableView) -> None:
    scene = view.table_scene
    assert scene.table is not None
    card = next(offer.picks[0] for offer in scene.table.offers if offer.picks)
    scene.pick((card,))
    press(view, dear(view))
    press(view, buttons(view)["no"])
    assert scene.picked == (card,)


def test_the_keyboard_answers_a_question(view: TableView) -> None:
    chosen: list[Move] = []
    view.chosen.connect(chosen.append)
    press(view, dear(view))
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.table_scene.front.shown is Shown.NOTHING
    assert chosen == []
    press(view, dear(view))
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert [str(move) for move in chosen] == ["drop"]


def test_a_new_table_takes_the_question_away(view: TableView) -> None:
    """Undo, or another player's action, while it is asked."""
    chosen: list[Move] = []
    view.chosen.connect(chosen.append)
    press(view, dear(view))
    view.open_offers(False)
    view.show_table(MIDDLE.table())
    assert view.table_scene.front.shown is Shown.NOTHING
    view.open_offers(True)
    view.answer(True)
    assert chosen == []


def test_a_button_that_cannot_be_pressed_says_why(view: TableView) -> None:
    table = view.table_scene.table
    assert table is not None
    offers = tuple(
        replace(offer, moves=(), why="Why not.") if str(offer.label) == "Pass" else offer
        for offer in table.offers
    )
    view.show_table(replace(table, offers=offers), travel=False)
    index = next(index for index, offer in enumerate(offers) if offer.why)
    button = buttons(view)[f"offer:{index}"]
    assert not button.enabled
    press(view, button)
    assert view.table_scene.front.bubble.text == "Why not."


def test_nothing_can_be_reached_behind_a_curtain(view: TableView) -> None:
    lifted: list[bool] = []
    view.lifted.connect(lambda: lifted.append(True))
    view.show_curtain("Ana, it is your turn", "Everybody else looks away.")
    assert {stop.kind for stop in stops(view.table_scene)} == {StopKind.PANEL, StopKind.BUTTON}
    assert set(buttons(view)) == {"lift"}
    press(view, buttons(view)["lift"])
    assert lifted == [True]
    view.end_curtain()
    assert view.table_scene.front.shown is Shown.NOTHING


def ended() -> Table:
    game = shelf.game("twenty_three")
    setup = Setup("twenty_three", game.rules, 3, None, 3, full_options(game.options, {}))
    match = Match(game, setup)
    while match.outcome() is None:
        seat = match.state.actors()[0]
        moves = match.state.legal_moves(seat)
        match.play(seat, moves[match.ply * 7 % len(moves)])
    return table_of(match)


@pytest.mark.parametrize("size", [(1024, 590), (1440, 850), (2560, 1390)])
def test_the_score_is_shown_with_the_result_and_read_aloud(
    view: TableView, size: tuple[int, int]
) -> None:
    table = ended()
    assert table.score is not None
    view.resize(*size)
    view.show_table(table, travel=False)
    view.show_result("Nina wins.", ["1. Nina", "2. You", "3. Bruno"])
    scene = view.table_scene
    board = scene.front.panel.board
    assert board is not None
    assert scene.sceneRect().contains(scene.front.panel.body)
    assert board.width <= scene.front.panel.body.width()
    panel = next(stop for stop in stops(scene) if stop.kind is StopKind.PANEL)
    for row in table.score.rows:
        assert row[0] in panel.name
    last = scene.front.buttons[-1]
    assert scene.sceneRect().contains(last.rect)


def test_a_score_is_as_wide_as_its_words(qtbot: QtBot) -> None:
    short = ScoreBoard(Score(("", "a"), (("Ana", "1"),)), 1.0)
    wide = ScoreBoard(Score(("", "skipped numbers"), (("Maximilian", "1"),)), 1.0)
    tall = ScoreBoard(Score(("", "a"), (("Ana", "1"), ("Bo", "2"))), 1.0)
    assert short.width < wide.width
    assert short.height < tall.height
    assert "Maximilian" in wide.text()


def test_a_double_click_on_a_button_presses_it_once(view: TableView) -> None:
    """Though the same button may be pressed again at once: nobody else is to play, and no card
    travels.
    """
    chosen: list[Move] = []

    def answered(move: Move) -> None:
        chosen.append(move)
        view.show_table(MIDDLE.table(), travel=False)
        view.open_offers(True)

    view.chosen.connect(answered)
    passing = next(b for b in buttons(view).values() if b.label == "Pass")
    for when in (1000, 1120, 1240, 5000):
        click_at(view, passing.rect.center(), when)
    assert [str(move) for move in chosen] == ["pass", "pass"]


def click_at(view: TableView, point: QPointF, when: int) -> None:
    """A click at a moment, in milliseconds; QTest leaves more time between two of its own."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held in (
        (QEvent.Type.MouseButtonPress, left),
        (QEvent.Type.MouseButtonRelease, none),
    ):
        on_screen = view.viewport().mapToGlobal(point)
        event = QMouseEvent(kind, point, on_screen, left, held, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(when)
        QCoreApplication.sendEvent(view.viewport(), event)


def test_a_score_waits_for_its_button(view: TableView) -> None:
    table = replace(MIDDLE.table(), score=Score(("", "in all"), (("Nina", "1"),)))
    view.show_table(table, travel=False)
    view.verdict((), "Round 1 is over.")
    read: list[bool] = []
    view.read.connect(lambda: read.append(True))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(view.viewport(), left, none, QPoint(5, 5))
    assert read == []
    press(view, buttons(view)["read"])
    assert read == [True]


def test_the_first_key_at_a_question_is_at_no(view: TableView) -> None:
    chosen: list[Move] = []
    view.chosen.connect(chosen.append)
    press(view, dear(view))
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    assert view.table_scene.front.shown is Shown.NOTHING
    assert chosen == []


def test_keys_go_on_with_what_the_mouse_has_picked(view: TableView) -> None:
    """The first shows the gold button, the second presses it."""
    chosen: list[Move] = []
    view.chosen.connect(chosen.append)
    scene = view.table_scene
    assert scene.table is not None
    offer = next(o for o in scene.table.offers if o.picks and o.choice(o.picks[:1]).move)
    view.setFocus(Qt.FocusReason.MouseFocusReason)
    pose = scene.lies[offer.picks[0]].pose
    corner = QPoint(round(pose.x - 0.4 * pose.width), round(pose.y - 0.4 * pose.height))
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, corner
    )
    assert scene.picked == offer.picks[:1]
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.focus.stop is not None
    assert view.focus.stop.id.startswith("pick:")
    assert chosen == []
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen == [offer.choice(offer.picks[:1]).move]
