"""Keys, panels and screen readers at every frame of an animation do no harm."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from cardgames_gui.table.front import Shown
from cardgames_gui.table.stops import stops
from cardgames_gui.table.view import Comfort, Place, TableView
from tests.table.conftest import Player
from tests.table.fresh import check_fresh
from tests.table.keyboard import ENTER, K, come_in
from tests.table.tables import new_match, play_on, table_of
from tests.table.test_fuzz import Clock

MakeView = Callable[..., TableView]
KEYS = (
    *(K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down),
    *(K.Key_Tab, K.Key_Backtab, K.Key_Home, K.Key_End),
    *(ENTER, ENTER, ENTER, K.Key_Space, K.Key_Escape),
)


def poke(view: TableView, chance: Random) -> None:
    """A key, or what a screen reader does."""
    if chance.random() < 0.15:
        table = QAccessible.queryAccessibleInterface(view)
        entry = table.child(chance.randrange(table.childCount()))
        actions = entry.actionInterface()
        actions.doAction(chance.choice(actions.actionNames()))
    elif chance.random() < 0.05:
        front = view.table_scene.front
        if front.shown is Shown.NOTHING:
            view.verdict((chance.randrange(121),), "Nina had missed nothing.")
        else:
            view.end_verdict()
    else:
        QTest.keyClick(view, chance.choice(KEYS))
        view.setFocus()


@pytest.mark.parametrize("seed", range(6))
def test_keys_at_every_frame_of_a_match(make_view: MakeView, seed: int) -> None:
    chance = Random(seed)
    match = new_match(3, seed + 1)
    view = make_view(comfort=Comfort(places=chance.choice(list(Place))))
    clock = Clock(view)
    player = Player(view, match)
    view.tried.connect(lambda card, zone: view.refuse("It does not go there."))
    view.read.connect(view.end_verdict)
    come_in(view)
    for _ in range(200):
        if match.outcome() is None and (match.state.turn != 0 or chance.random() < 0.03):
            play_on(match, 1, chance.randrange(10_000))
            view.show_table(table_of(match))
        view.open_offers(match.state.turn == 0)
        for _ in range(chance.randrange(5)):
            clock.frame()
            poke(view, chance)
            assert view.focus.stops == stops(view.table_scene)
            assert view.focus.stop is not None
            assert view.focus.ring.isVisible() == view.focus.is_shown
    assert player.chosen
    assert len(player.chosen) + len(player.tried) > 3
    view.end_verdict()
    view.hand.put_back()
    clock.run()
    check_fresh(view, table_of(match))
