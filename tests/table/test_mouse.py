"""What the mouse does, with real events."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint

from cardgames_gui.table.view import TableView
from tests.table.conftest import Player
from tests.table.tables import new_match

MakeView = Callable[..., TableView]


def test_a_click_on_the_spread_draws(make_view: MakeView) -> None:
    player = Player(make_view(), new_match(4))
    player.click(player.middle_of(17))
    assert [str(move) for move in player.chosen] == ["draw 17"]
    assert player.view.table_scene.lies[17].zone == "drawn"


def test_a_drag_out_of_the_spread_draws(make_view: MakeView) -> None:
    player = Player(make_view(), new_match(4))
    start = player.middle_of(40)
    player.drag(start, start + QPoint(60, 60))
    assert [str(move) for move in player.chosen] == ["draw 40"]


def test_a_short_drag_leaves_the_card_where_it_was(make_view: MakeView) -> None:
    player = Player(make_view(), new_match(4))
    start = player.middle_of(40)
    player.drag(start, start + QPoint(7, 7))
    assert player.chosen == []
    assert player.tried == []
    assert not player.view.hand.is_carrying


def test_the_drawn_card_goes_on_the_own_pile(make_view: MakeView) -> None:
    player = Player(make_view(), new_match(4))
    player.click(player.middle_of(17))
    player.view.open_offers(True)
    player.drag(player.middle_of(17), player.zone("pile.0"))
    assert [str(move) for move in player.chosen] == ["draw 17", "drawn own"]
