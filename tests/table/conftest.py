"""A table on the screen, and hands to move what lies on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Move
from cardgames_gui.table.view import CallKey, Comfort, TableView
from tests.table.tables import table_of


class Player:
    """A view with the match behind it: what the hand decides is played at once."""

    def __init__(self, view: TableView, match: Match, plays: bool = True) -> None:
        self.view = view
        self.match = match
        self.plays = plays
        self.chosen: list[Move] = []
        self.tried: list[tuple[int, str]] = []
        view.chosen.connect(self._chosen)
        view.tried.connect(lambda cards, zone: self.tried.append((cards[0], zone)))
        view.show_table(table_of(match), travel=False)
        view.open_offers(True)

    def _chosen(self, move: Move) -> None:
        self.chosen.append(move)
        if self.plays:
            self.match.play(0, move)
            self.view.show_table(table_of(self.match))

    def middle_of(self, key: int) -> QPoint:
        """A point of the screen where the card can be pressed."""
        scene = self.view.table_scene
        pose = scene.lies[key].pose
        steps = [step / 10 for step in range(-4, 5)]
        spots = sorted(((x, y) for x in steps for y in steps), key=lambda s: abs(s[0]) + abs(s[1]))
        for across, down in spots:
            x, y = pose.x + across * pose.width, pose.y + down * pose.height
            point = QPoint(round(x), round(y))
            if scene.card_at(QPointF(point)) == key:
                return point
        raise AssertionError(f"card {key} cannot be seen")

    def zone(self, zone_id: str) -> QPoint:
        rect = self.view.table_scene.rect_of(zone_id)
        assert rect is not None
        return rect.center().toPoint()

    def click(self, point: QPoint) -> None:
        QTest.mouseClick(
            self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
        )

    def drag(self, start: QPoint, end: QPoint, let_go: bool = True) -> None:
        """A drag in ten steps."""
        pad, left, none = (
            self.view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QTest.mousePress(pad, left, none, start)
        for step in range(1, 11):
            QTest.mouseMove(pad, start + (end - start) * (step / 10))
        if let_go:
            QTest.mouseRelease(pad, left, none, end)


@pytest.fixture
def make_view(qtbot: QtBot) -> Callable[..., TableView]:
    """Makes shown tables; they are closed after the test."""

    def make(
        comfort: Comfort | None = None,
        size: tuple[int, int] = (1024, 590),
        bottom: int = 0,
    ) -> TableView:
        view = TableView("tock", bottom, comfort or Comfort(speed=0))
        qtbot.addWidget(view)
        view.resize(*size)
        view.set_calls([CallKey(0, None, "TOCK!", "Space", "There is nothing to knock at.")])
        view.show()
        return view

    return make
