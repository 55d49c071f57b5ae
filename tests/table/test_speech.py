"""What a screen reader gets of the table: names, states, places and actions."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardgames_gui.engine.match import Match
from cardgames_gui.table import accessible, announcement, interfaces
from cardgames_gui.table.stops import StopKind
from cardgames_gui.table.view import CallKey, Comfort, Place, TableView
from tests.table.conftest import Player
from tests.table.keyboard import come_in, held, holding, own, walk_to
from tests.table.tables import new_match, play_on, play_until, table_of

MakeView = Callable[..., TableView]
Text = QAccessible.Text
PRESS = "Press"


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[list[str]]:
    """A screen reader listens: what it is told, in order."""
    told: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(f"says {event.message()}")
        else:
            found = event.accessibleInterface()
            told.append(f"{event.type().name} {found.text(Text.Name)}")

    class Ear(QAccessible):
        updateAccessibility = staticmethod(hear)

    monkeypatch.setattr(accessible, "QAccessible", Ear)
    monkeypatch.setattr(announcement, "QAccessible", Ear)
    QAccessible.setActive(True)
    yield told
    QAccessible.setActive(False)


def the_list(view: TableView) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(view)
    assert isinstance(found, interfaces.TableInterface)
    return found


def entries(view: TableView) -> list[QAccessibleInterface]:
    parent = the_list(view)
    found = [parent.child(index) for index in range(parent.childCount())]
    for index, entry in enumerate(found):
        assert parent.indexOfChild(entry) == index
        assert entry.parent() is parent
    return found


def entry(view: TableView, stop_id: str) -> QAccessibleInterface:
    keys = [stop.id for stop in view.focus.stops]
    return entries(view)[keys.index(stop_id)]


def press(entry: QAccessibleInterface) -> None:
    actions = entry.actionInterface()
    assert PRESS in actions.actionNames()
    actions.doAction(PRESS)


def purposes(view: TableView) -> dict[str, str]:
    names = [stop.id for stop in view.focus.stops]
    texts = [entry.text(Text.Description) for entry in entries(view)]
    return dict(zip(names, texts, strict=True))


# The list


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_stop_has_a_name_a_place_and_a_role(make_view: MakeView, seats: int) -> None:
    match = new_match(seats)
    play_on(match, 120)
    view = make_view()
    Player(view, match)
    found = entries(view)
    assert len(found) == len(view.focus.stops)
    frame = QRect(view.mapToGlobal(QPoint(0, 0)), view.size())
    for entry, stop in zip(found, view.focus.stops, strict=True):
        assert entry.text(Text.Name) == stop.name != ""
        assert entry.role() is interfaces.ROLES[stop.kind]
        assert frame.contains(entry.rect()), stop
        assert entry.state().focusable
    names = [entry.text(Text.Name) for entry in found]
    assert len(set(names)) == len(names)
    parent = the_list(view)
    assert parent.role() is QAccessible.Role.List
    assert parent.text(Text.Name) == "Table"
    assert parent.text(Text.Description) == table_of(match).status


def test_what_is_at_a_point_is_found(make_view: MakeView) -> None:
    view = make_view()
    Player(view, new_match(4))
    for entry in entries(view):
        middle = entry.rect().center()
        assert the_list(view).childAt(middle.x(), middle.y()) is entry
    assert the_list(view).childAt(-5000, -5000) is None


def test_the_entry_with_the_keyboard_is_focused(make_view: MakeView) -> None:
    view = make_view()
    Player(view, new_match(4))
    come_in(view)
    walk_to(view, "centre.3")
    assert [e.text(Text.Name) for e in entries(view) if e.state().focused] == [
        "centre, place 4: free"
    ]
    assert the_list(view).focusChild() is entry(view, "centre.3")
    view.clearFocus()
    assert the_list(view).focusChild() is None
    assert not any(e.state().focused for e in entries(view))


def test_a_panel_is_all_there_is_while_it_is_shown(make_view: MakeView) -> None:
    view = make_view()
    Player(view, new_match(4))
    on_table = entries(view)
    view.show_result("You win!", ["1. You", "2. Nina"])
    assert [e.text(Text.Name) for e in entries(view)] == [
        "You win!. 1. You. 2. Nina",
        "Play again",
        "Home",
    ]
    assert all(e.state().invisible and not e.text(Text.Name) for e in on_table)
    heard: list[str] = []
    view.leave.connect(lambda: heard.append("leave"))
    press(entries(view)[2])
    assert heard == ["leave"]


# Actions


def test_a_turn_by_actions_alone(make_view: MakeView) -> None:
    player = Player(make_view(), new_match(4))
    view = player.view
    assert entry(view, "table").text(Text.Description) == "Enter: Draw a card"
    press(entry(view, "table"))
    assert str(player.chosen[0]).startswith("draw ")
    view.open_offers(True)
    assert entry(view, "drawn").text(Text.Description) == "Enter picks the card up"
    press(entry(view, "drawn"))
    assert entry(view, "drawn").state().selected
    assert entry(view, "drawn").text(Text.Description) == "picked up; Enter puts it back"
    press(entry(view, "pile.0"))
    assert str(player.chosen[1]) == "drawn own"


def test_focus_can_be_set_and_does_nothing_else(make_view: MakeView) -> None:
    player = Player(make_view(), new_match(4))
    view = player.view
    come_in(view)
    actions = entry(view, "1").actionInterface()
    assert actions.actionNames() == ["SetFocus"]
    actions.doAction("SetFocus")
    assert view.focus.stop is not None
    assert view.focus.stop.id == "1"
    actions.doAction(PRESS)
    assert player.chosen == player.tried == []


def test_a_call_says_its_key_or_why_not(make_view: MakeView) -> None:
    view = make_view()
    match = play_until(new_match(4), lambda m: "knock" in map(str, m.state.legal_moves(0)))
    Player(view, match)
    call = entry(view, "call:0")
    assert call.state().disabled
    assert call.text(Text.Description) == "There is nothing to knock at."
    knock = next(m for m in match.state.legal_moves(0) if str(m) == "knock")
    view.set_calls([CallKey(0, knock, "TOCK!", "Space")])
    called: list[int] = []
    view.called.connect(called.append)
    assert not call.state().disabled
    assert call.text(Text.Accelerator) == "Space"
    assert call.actionInterface().keyBindingsForAction(PRESS) == ["Space"]
    press(call)
    assert called == [0]


def test_nothing_can_be_done_while_the_offers_are_closed(make_view: MakeView) -> None:
    view = make_view()
    Player(view, new_match(4))
    view.open_offers(False)
    for entry, stop in zip(entries(view), view.focus.stops, strict=True):
        if stop.kind is StopKind.ZONE:
            assert entry.text(Text.Description) == ""
            assert entry.actionInterface().actionNames() == ["SetFocus"]
            assert not entry.state().selectable


# Nothing is given away


def picked(make_view: MakeView, match: Match, help_given: Place) -> TableView:
    view = make_view(Comfort(help_given, speed=0))
    Player(view, match)
    press(entry(view, "drawn"))
    return view


def test_a_picked_card_does_not_tell_where_it_fits(make_view: MakeView) -> None:
    matches = [
        holding(lambda texts: len(texts) == 1),
        holding(lambda texts: any(" centre " in text for text in texts)),
        holding(lambda texts: any(" pile " in text for text in texts)),
    ]
    for match in matches:
        view = picked(make_view, match, Place.OFF)
        for stop, entry in zip(view.focus.stops, entries(view), strict=True):
            if stop.kind is StopKind.ZONE and stop.id != "drawn":
                assert (
                    entry.text(Text.Description) == "Enter brings the card that is picked up here"
                )
                assert entry.actionInterface().actionNames() == [PRESS, "SetFocus"]
                assert entry.state().selectable


def test_with_help_the_words_say_what_the_gold_does(make_view: MakeView) -> None:
    match = holding(lambda texts: any(" centre " in text for text in texts))
    zone = "centre." + next(str(m) for m in own(match) if " centre " in str(m)).split()[-1]
    view = picked(make_view, match, Place.ALL)
    assert purposes(view)[zone].startswith("Enter: Play the ")
    view = picked(make_view, match, Place.UNDER)
    assert purposes(view)[zone] == "Enter brings the card that is picked up here"
    come_in(view)
    walk_to(view, zone)
    assert purposes(view)[zone].startswith("Enter: Play the ")


# What is told


def test_the_focus_is_told_once_all_is_done(make_view: MakeView, heard: list[str]) -> None:
    view = make_view()
    Player(view, new_match(4))
    come_in(view)
    QApplication.processEvents()
    heard.clear()
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Tab)
    QApplication.sendPostedEvents(None, QEvent.Type.User.value)
    assert heard == ["Focus centre, place 3: free"]


def test_what_changes_is_told(make_view: MakeView, heard: list[str]) -> None:
    match = new_match(4)
    player = Player(make_view(), match)
    come_in(player.view)
    QApplication.processEvents()
    heard.clear()
    QTest.keyClick(player.view, Qt.Key.Key_Return)
    QApplication.processEvents()
    card = f"drawn card: {table_of(match).zone('drawn').present()[0].face}"
    assert f"ObjectCreated {card}" in heard
    assert "NameChanged 120 face-down cards on the table" in heard
    assert heard[-1] == f"Focus {card}"
    player.view.open_offers(True)
    heard.clear()
    QTest.keyClick(player.view, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert heard == [f"StateChanged {card}", "says picked up"]
    heard.clear()
    QTest.keyClick(player.view, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert heard == [f"StateChanged {card}", "says put back"]


def test_a_refusal_a_verdict_and_a_result_are_said(make_view: MakeView, heard: list[str]) -> None:
    view = make_view()
    Player(view, new_match(4))
    view.refuse("A 1 goes on a 2.")
    view.press("call:0")
    view.verdict((3,), "Nina had missed nothing.")
    view.end_verdict()
    view.show_result("You win!", ["1. You", "2. Nina"])
    assert [text for text in heard if text.startswith("says")] == [
        "says A 1 goes on a 2.",
        "says There is nothing to knock at.",
        "says Nina had missed nothing.",
        "says You win!. 1. You. 2. Nina",
    ]


def test_the_own_turn_is_said_once(make_view: MakeView, heard: list[str]) -> None:
    match = play_until(new_match(4), lambda m: m.state.turn == 3 and held(m) is not None)
    view = make_view()
    view.show_table(table_of(match), travel=False)
    QApplication.processEvents()
    heard.clear()
    match.play(3, next(m for m in match.state.legal_moves(3) if str(m) == "drawn own"))
    view.show_table(table_of(match), travel=False)
    QApplication.processEvents()
    assert not any(text.startswith("says") for text in heard)
    for is_open in (True, False, True):
        view.open_offers(is_open)
        QApplication.processEvents()
    assert [text for text in heard if text.startswith("says")] == [
        f"says You: {table_of(match).plates[0].detail}"
    ]
    assert "your turn" in table_of(match).plates[0].detail


def test_nothing_is_said_while_nobody_listens(make_view: MakeView, heard: list[str]) -> None:
    QAccessible.setActive(False)
    player = Player(make_view(), new_match(4))
    come_in(player.view)
    QTest.keyClick(player.view, Qt.Key.Key_Return)
    player.view.refuse("A 1 goes on a 2.")
    QApplication.processEvents()
    assert heard == []
    assert player.view.findChildren(accessible.Stand) == []


# How long it lives


def test_tables_come_and_go(qtbot: QtBot, qapp: QApplication, heard: list[str]) -> None:
    match = new_match(3)
    table = table_of(match)
    views: list[weakref.ref[TableView]] = []
    for turn in range(200):
        view = TableView("tock", 0, Comfort(speed=0))
        view.show_table(table, travel=False)
        view.open_offers(True)
        found = entries(view)
        assert all(e.text(Text.Name) for e in found)
        view.focus.go(view.focus.stops[turn % len(found)])
        QApplication.sendPostedEvents(None, QEvent.Type.User.value)
        views.append(weakref.ref(view))
        view.close()
        if turn % 2:
            view.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            assert not any(isValid(e) for e in found)
        del view, found
        if not turn % 20:
            gc.collect()
    gc.collect()
    assert sum(ref() is not None and isValid(ref()) for ref in views) == 0
    interfaces._make("QWidget", None)
    assert sum(isValid(each) for each in interfaces._kept) == 0
