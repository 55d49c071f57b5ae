"""Hands on the keyboard, and matches at the moment they are wanted for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Move
from cardgames_gui.table.view import TableView
from tests.table.tables import new_match, play_until, table_of

K = Qt.Key
ENTER = K.Key_Return


def come_in(view: TableView) -> None:
    """As Tab does from the header."""
    view.activateWindow()
    assert QTest.qWaitForWindowActive(view.window())
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.hasFocus()


def press(view: TableView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def at(view: TableView) -> str:
    stop = view.focus.stop
    assert stop is not None
    return stop.id


def walk_to(view: TableView, stop_id: str) -> None:
    """With Tab alone."""
    press(view, K.Key_Home)
    for _ in view.focus.stops:
        if at(view) == stop_id:
            return
        press(view, K.Key_Tab)
    raise AssertionError(f"{stop_id} cannot be reached")


def own(match: Match) -> list[Move]:
    return [move for move in match.state.legal_moves(0) if str(move) != "knock"]


def held(match: Match) -> int | None:
    """The card that the seat whose turn it is has drawn."""
    cards = table_of(match).zone("drawn").present()
    return cards[0].key if cards else None


def holding(fits: Callable[[set[str]], bool], seats: int = 4) -> Match:
    """A match in which the first seat holds a drawn card with such moves."""

    def wanted(match: Match) -> bool:
        texts = {str(move) for move in own(match)}
        held = match.state.turn == 0 and any(text.startswith("drawn") for text in texts)
        return held and fits(texts)

    return play_until(new_match(seats), wanted)
