"""Chips: they lie where they belong, travel when they change hands, and are picked to be spent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardgames_gui import shelf
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.setup import Setup, full_options
from cardgames_gui.engine.table import Table
from cardgames_gui.table.chip_art import chip_pixmap
from cardgames_gui.table.view import Comfort, TableView
from tests.table.gallery_of_hands import sceneries
from tests.table.tables import table_of

PAYS = next(scenery for scenery in sceneries() if scenery.name == "23-3-spending")


@pytest.fixture(scope="module")
def table() -> Table:
    """A position in which bonus chips can be spent."""
    return PAYS.table()


@pytest.fixture
def view(qtbot: QtBot, table: Table) -> Iterator[TableView]:
    made = shown(table, 0)
    qtbot.addWidget(made)
    yield made
    made.close()


def shown(table: Table, speed: float) -> TableView:
    view = TableView("twenty_three", 0, Comfort(speed=speed))
    view.resize(1440, 850)
    view.show()
    view.show_table(table, travel=False)
    view.open_offers(True)
    return view


def chip(view: TableView, index: int) -> QPoint:
    """The middle of one of the own bonus chips."""
    tray = view.table_scene.tray
    look = tray.items[tray.lying("bonus.0")[index]].look
    assert look is not None
    return QPoint(round(look.pose.x), round(look.pose.y))


def tap(view: TableView, point: QPoint) -> None:
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
    )


def drag(view: TableView, start: QPoint, end: QPoint) -> None:
    pad, left, none = view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(pad, left, none, start)
    for step in range(1, 5):
        QTest.mouseMove(pad, start + (end - start) * (step / 4))
    QTest.mouseRelease(pad, left, none, end)


def picked(view: TableView) -> list[bool]:
    tray = view.table_scene.tray
    return [tray.items[key].is_picked for key in tray.lying("bonus.0")]


def test_as_many_lie_there_as_the_seat_has(view: TableView, table: Table) -> None:
    tray = view.table_scene.tray
    for chips in table.chips:
        if chips.single:
            assert len(tray.lying(chips.id)) == chips.count
        elif chips.count is not None:
            assert tray.number(chips.id) == f"× {chips.count}"
        else:
            assert len(tray.lying(chips.id)) > 5


def test_a_tap_picks_the_chips_up_to_this_one_and_another_puts_it_back(view: TableView) -> None:
    most = max(offer.spend for offer in offers(view))
    assert most >= 2
    tap(view, chip(view, 1))
    assert view.table_scene.spent == 2
    assert picked(view)[:2] == [True, True]
    assert not any(picked(view)[2:])
    tap(view, chip(view, 1))
    assert view.table_scene.spent == 1
    tap(view, chip(view, 0))
    assert view.table_scene.spent == 0
    assert not any(picked(view))


def test_a_chip_that_is_dragged_away_is_spent_and_one_that_is_let_go_at_home_is_not(
    view: TableView,
) -> None:
    drag(view, chip(view, 0), chip(view, 0) + QPoint(12, 3))
    assert view.table_scene.spent == 0
    drag(view, chip(view, 0), QPoint(700, 300))
    assert view.table_scene.spent == 1
    drag(view, chip(view, 0), QPoint(700, 300))
    assert view.table_scene.spent == 1
    home = view.table_scene.chips_rect("bonus.0")
    assert home is not None
    drag(view, chip(view, 0), home.center().toPoint() + QPoint(20, 0))
    assert view.table_scene.spent == 0


def test_the_button_says_what_the_chips_change(view: TableView) -> None:
    scene = view.table_scene
    offer = max(offers(view), key=lambda offer: offer.spend)
    scene.pick(offer.picks[:1])
    scene.mark_choices()
    said = set()
    for spent in range(offer.spend + 1):
        scene.spend(spent)
        (button,) = list(scene.choice_buttons)
        said.add((button.label, button.enabled))
    assert len(said) == offer.spend + 1
    assert ("", True) not in said


def test_chips_that_are_spent_are_in_the_move(view: TableView) -> None:
    chosen: list[Move] = []
    view.chosen.connect(chosen.append)
    scene = view.table_scene
    offer = max(offers(view), key=lambda offer: offer.spend)
    scene.pick(offer.picks[:1])
    tap(view, chip(view, offer.spend - 1))
    (button,) = list(scene.choice_buttons)
    assert button.enabled
    tap(view, button.rect.center().toPoint())
    assert [str(move) for move in chosen] == [str(offer.choice(offer.picks[:1], offer.spend).move)]
    assert scene.spent == 0
    assert not any(picked(view))


def test_too_many_chips_are_told_of_and_all_stays_picked(view: TableView) -> None:
    """What the button says is said at the card, too."""
    scene = view.table_scene
    offer = min(
        (offer for offer in offers(view) if offer.picks), key=lambda offer: (offer.spend, offer.to)
    )
    most = max(other.spend for other in offers(view))
    assert offer.choice(offer.picks[:1], most).move is None
    tried: list[object] = []
    view.tried.connect(lambda *what: tried.append(what))
    scene.spend(most)
    scene.pick(offer.picks[:1])
    pile = scene.rect_of("pile")
    assert pile is not None
    drag(view, scene.pose_of(offer.picks[0]).middle().toPoint(), pile.center().toPoint())
    assert scene.front.bubble.text == offer.choice(offer.picks[:1], most).label
    assert scene.picked == offer.picks[:1]
    assert scene.spent == most
    assert tried == []


def test_others_chips_cannot_be_taken(view: TableView) -> None:
    tray = view.table_scene.tray
    for seat in (1, 2):
        for key in tray.lying(f"bonus.{seat}") or tray.lying(f"chips.{seat}"):
            look = tray.items[key].look
            assert look is not None
            point = QPoint(round(look.pose.x), round(look.pose.y))
            assert not view.hand.can_lift(QPointF(point))
            tap(view, point)
    assert view.table_scene.spent == 0


def with_counts(table: Table, **counts: int) -> Table:
    """The table with other numbers of chips; names have _ for the point."""
    wanted = {name.replace("_", "."): count for name, count in counts.items()}
    chips = tuple(replace(c, count=wanted.get(c.id, c.count)) for c in table.chips)
    return replace(table, chips=chips)


def test_chips_travel_and_the_number_follows_them(qtbot: QtBot, table: Table) -> None:
    view = shown(with_counts(table, chips_1=2, bonus_0=3), 1.0)
    qtbot.addWidget(view)
    tray = view.table_scene.tray
    at_rest = len(tray.items)
    view.show_table(with_counts(table, chips_1=5, bonus_0=1))
    assert len(tray.items) == at_rest + 3
    assert tray.number("chips.1") == "× 2"
    with qtbot.waitSignal(view.still, timeout=5000):
        pass
    assert tray.number("chips.1") == "× 5"
    assert len(tray.items) == at_rest - 2
    assert len(tray.lying("bonus.0")) == 1
    view.close()


def test_many_chips_are_all_counted(qtbot: QtBot, table: Table) -> None:
    view = shown(with_counts(table, chips_1=2), 1.0)
    qtbot.addWidget(view)
    view.show_table(with_counts(table, chips_1=92))
    assert len(view.table_scene.tray.items) < 60
    view.hurry()
    assert view.table_scene.tray.number("chips.1") == "× 92"
    view.show_table(with_counts(table, chips_1=3))
    view.hurry()
    assert view.table_scene.tray.number("chips.1") == "× 3"
    view.close()


def test_a_new_size_in_the_middle_of_the_way_loses_no_chip(qtbot: QtBot, table: Table) -> None:
    view = shown(with_counts(table, chips_1=2, bonus_0=1), 1.0)
    qtbot.addWidget(view)
    view.show_table(with_counts(table, chips_1=9, bonus_0=3))
    view.resize(1024, 590)
    tray = view.table_scene.tray
    assert tray.number("chips.1") == "× 9"
    assert len(tray.lying("bonus.0")) == 3
    view.hurry()
    for chips_id in ("bonus.0", "chips.1"):
        place = tray.rect_of(chips_id)
        assert place is not None
        for key in tray.lying(chips_id):
            look = tray.items[key].look
            assert look is not None
            assert place.contains(look.pose.middle())
    view.close()


def test_a_whole_match_keeps_the_chips_of_its_tables(qtbot: QtBot) -> None:
    game = shelf.game("twenty_three")
    setup = Setup("twenty_three", game.rules, 2, None, 3, full_options(game.options, {}))
    match = Match(game, setup)
    view = shown(table_of(match), 1.0)
    qtbot.addWidget(view)
    while match.outcome() is None:
        seat = match.state.actors()[0]
        moves = match.state.legal_moves(seat)
        match.play(seat, moves[match.ply * 7 % len(moves)])
        table = table_of(match)
        view.show_table(table)
        if match.ply % 3:
            view.hurry()
            tray = view.table_scene.tray
            for chips in table.chips:
                if chips.single:
                    assert len(tray.lying(chips.id)) == chips.count
                elif chips.count is not None:
                    assert tray.number(chips.id) == f"× {chips.count}"
    view.close()


def offers(view: TableView) -> list[Offer]:
    table = view.table_scene.table
    assert table is not None
    return list(table.offers)


def test_each_kind_of_chip_is_drawn(qtbot: QtBot, table: Table) -> None:
    for kind in {chips.kind for chips in table.chips}:
        pixmap = chip_pixmap(kind, 30, 2.0)
        assert pixmap.width() == 60
        assert pixmap.toImage().pixelColor(30, 8).alpha() == 255
    with pytest.raises(FileNotFoundError):
        chip_pixmap("of no kind", 30, 1.0)
