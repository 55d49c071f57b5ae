"""What the keyboard does at the table, with real events, and that it gives nothing away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardgames_gui.engine.match import Match
from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.table import Layout
from cardgames_gui.table.directions import Direction, nearest
from cardgames_gui.table.front import Shown
from cardgames_gui.table.stops import Stop, StopKind, stops
from cardgames_gui.table.view import CallKey, Comfort, Place, TableView
from tests.table.conftest import Player
from tests.table.keyboard import ENTER, K, at, come_in, held, holding, own, press, walk_to
from tests.table.tables import new_match, play_on, play_until, table_of

MakeView = Callable[..., TableView]


@pytest.fixture
def sit_down(make_view: MakeView) -> Callable[..., Player]:
    """A view with the keyboard in it, that came there with Tab."""

    def make(match: Match, plays: bool = True, **kinds: object) -> Player:
        player = Player(make_view(**kinds), match, plays)
        come_in(player.view)
        return player

    return make


def moves(player: Player) -> list[str]:
    return [str(move) for move in player.chosen]


class Page(QWidget):
    """A view between two other controls; keeps the keys that the view leaves to it."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self.keys: list[int] = []
        self.before, self.after = QLineEdit(), QLineEdit()
        column = QVBoxLayout(self)
        for widget in (self.before, view, self.after):
            column.addWidget(widget)
        self.resize(1100, 700)
        self.show()
        self.activateWindow()
        assert QTest.qWaitForWindowActive(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())


@pytest.fixture
def page(make_view: MakeView) -> Iterator[tuple[Page, TableView]]:
    view = make_view()
    Player(view, new_match(4))
    page = Page(view)
    yield page, view
    # The view closes by itself, not with the page.
    view.setParent(None)
    page.close()


# A turn


def test_enter_draws_and_the_focus_goes_to_the_drawn_card(
    sit_down: Callable[..., Player],
) -> None:
    player = sit_down(new_match(4))
    assert at(player.view) == "table"
    press(player.view, ENTER)
    assert [text.split()[0] for text in moves(player)] == ["draw"]
    assert at(player.view) == "drawn"


def test_the_card_that_is_drawn_is_the_one_in_the_ring(sit_down: Callable[..., Player]) -> None:
    player = sit_down(new_match(4))
    ring = player.view.focus.ring
    middle = ring.mapToScene(ring.place.center())
    key = min(
        range(121),
        key=lambda k: (player.view.table_scene.lies[k].pose.middle() - middle).manhattanLength(),
    )
    press(player.view, ENTER)
    assert moves(player) == [f"draw {key}"]


def test_a_drawn_card_goes_to_the_centre(sit_down: Callable[..., Player]) -> None:
    match = holding(lambda texts: any(" centre " in text for text in texts))
    move = next(str(m) for m in own(match) if " centre " in str(m))
    player = sit_down(match)
    walk_to(player.view, "drawn")
    press(player.view, ENTER)
    assert player.view.table_scene.picked == (held(match),)
    zone = "centre." + move.split()[-1]
    walk_to(player.view, zone)
    press(player.view, ENTER)
    assert moves(player) == [move]
    assert at(player.view) == zone


def test_a_drawn_card_goes_on_another_pile(sit_down: Callable[..., Player]) -> None:
    match = holding(lambda texts: any(" pile " in text for text in texts))
    move = next(str(m) for m in own(match) if " pile " in str(m))
    player = sit_down(match)
    walk_to(player.view, "drawn")
    press(player.view, ENTER)
    walk_to(player.view, "pile." + move.split()[-1])
    press(player.view, ENTER)
    assert moves(player) == [move]


def test_a_drawn_card_goes_on_the_own_pile(sit_down: Callable[..., Player]) -> None:
    player = sit_down(new_match(4))
    press(player.view, ENTER)
    player.view.open_offers(True)
    press(player.view, ENTER)
    walk_to(player.view, "pile.0")
    press(player.view, ENTER)
    assert moves(player)[1:] == ["drawn own"]


def test_enter_on_a_place_brings_the_drawn_card_there(sit_down: Callable[..., Player]) -> None:
    player = sit_down(new_match(4))
    press(player.view, ENTER)
    player.view.open_offers(True)
    walk_to(player.view, "pile.0")
    press(player.view, ENTER)
    assert moves(player)[1:] == ["drawn own"]


def test_enter_on_a_card_that_stays_says_why(sit_down: Callable[..., Player]) -> None:
    match = holding(lambda texts: len(texts) == 1)
    player = sit_down(match)
    walk_to(player.view, "table")
    press(player.view, ENTER)
    ((card, zone),) = player.tried
    assert zone == "table"
    assert card != held(match)
    assert player.chosen == []


def test_the_own_top_goes_on_another_pile(sit_down: Callable[..., Player]) -> None:
    match = play_until(
        new_match(4),
        lambda m: m.state.turn == 0 and any(str(x).startswith("top pile") for x in own(m)),
    )
    move = next(str(m) for m in own(match) if str(m).startswith("top pile"))
    player = sit_down(match)
    walk_to(player.view, "pile.0")
    press(player.view, ENTER)
    walk_to(player.view, "pile." + move.split()[-1])
    press(player.view, ENTER)
    assert moves(player) == [move]


def test_a_refused_card_is_explained_and_stays_picked_up(sit_down: Callable[..., Player]) -> None:
    match = holding(lambda texts: len(texts) == 1)
    player = sit_down(match)
    card = held(match)
    view = player.view

    def explain(cards: tuple[int, ...], zone: str) -> None:
        view.refuse(match.game.explain(match.state.observe(0), cards, zone))

    view.tried.connect(explain)
    walk_to(view, "drawn")
    press(view, ENTER)
    walk_to(view, "centre.3")
    press(view, ENTER)
    assert player.chosen == []
    assert player.tried == [(card, "centre.3")]
    assert view.table_scene.front.bubble.isVisible()
    assert view.table_scene.picked == (card,)
    assert at(view) == "centre.3"
    walk_to(view, "table")
    press(view, ENTER)
    assert player.tried[1:] == [(card, "table")]


def test_escape_puts_a_picked_card_back(sit_down: Callable[..., Player]) -> None:
    player = sit_down(holding(bool))
    walk_to(player.view, "drawn")
    press(player.view, ENTER, K.Key_Right, K.Key_Escape)
    assert player.view.table_scene.picked == ()
    assert player.chosen == player.tried == []


def test_enter_on_its_own_place_puts_a_picked_card_back(sit_down: Callable[..., Player]) -> None:
    player = sit_down(holding(bool))
    walk_to(player.view, "drawn")
    press(player.view, ENTER, ENTER)
    assert player.view.table_scene.picked == ()
    assert player.chosen == player.tried == []


def test_a_held_key_decides_once(sit_down: Callable[..., Player]) -> None:
    player = sit_down(new_match(4))
    QTest.keyPress(player.view, ENTER)
    player.view.open_offers(True)
    for _ in range(5):
        QTest.simulateEvent(player.view, True, ENTER, Qt.KeyboardModifier.NoModifier, "\r", True)
    assert len(player.chosen) == 1
    assert player.view.table_scene.picked == ()


def test_enter_hurries_the_cards_and_decides_nothing_before_it_may(
    make_view: MakeView, qtbot: QtBot
) -> None:
    view = make_view(Comfort(speed=1))
    player = Player(view, new_match(4))
    come_in(view)
    press(view, ENTER)
    assert view.table_scene.travel.busy
    press(view, ENTER)
    assert not view.table_scene.travel.busy
    assert len(player.chosen) == 1


def test_a_whole_match_by_keys_alone(sit_down: Callable[..., Player]) -> None:
    match = new_match(2, seed=5)
    player = sit_down(match)
    view = player.view
    for _turn in range(120):
        if match.state.turn != 0 or not own(match):
            play_on(match, 1, _turn)
            view.show_table(table_of(match), travel=False)
        else:
            before = len(player.chosen)
            view.open_offers(True)
            text = str(own(match)[-1]).split()
            if text[0] == "draw" and text[1] != "block":
                walk_to(view, "table")
                press(view, ENTER)
            elif text[0] in ("top", "drawn"):
                walk_to(view, "drawn" if text[0] == "drawn" else "pile.0")
                press(view, ENTER)
                walk_to(view, "pile.0" if text[1] == "own" else ".".join(text[1:]))
                press(view, ENTER)
            else:
                break
            assert len(player.chosen) == before + 1
            assert str(player.chosen[-1]).split()[0] == text[0]
    assert len(player.chosen) > 40


# The ring, and the way around


def test_the_ring_shows_for_the_keyboard_only(sit_down: Callable[..., Player]) -> None:
    player = sit_down(new_match(4))
    ring = player.view.focus.ring
    assert ring.isVisible()
    player.click(QPoint(3, 3))
    assert not ring.isVisible()
    press(player.view, ENTER)
    assert ring.isVisible()
    assert player.chosen == [], "the first key after the mouse shows where one is"
    player.view.clearFocus()
    assert not ring.isVisible()


def test_the_ring_is_black_and_white_on_the_screen(sit_down: Callable[..., Player]) -> None:
    player = sit_down(new_match(4))
    view = player.view
    walk_to(view, "centre.2")
    rect = view.focus.ring.sceneBoundingRect()
    image = view.grab().toImage()
    seen = {
        image.pixelColor(x, round(rect.center().y())).name()
        for x in range(round(rect.left()), round(rect.left()) + 14)
    }
    assert {"#000000", "#ffffff"} <= seen


def test_tab_comes_in_at_the_first_stop_and_leaves_after_the_last(
    page: tuple[Page, TableView],
) -> None:
    around, view = page
    around.before.setFocus()
    QTest.keyClick(around.before, K.Key_Tab)
    walked = [at(view)]
    while view.hasFocus():
        press(view, K.Key_Tab)
        if view.hasFocus():
            walked.append(at(view))
    assert around.after.hasFocus()
    assert walked == [stop.id for stop in stops(view.table_scene)]
    QTest.keyClick(around.after, K.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    back = [at(view)]
    while view.hasFocus():
        QTest.keyClick(view, K.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
        if view.hasFocus():
            back.append(at(view))
    assert around.before.hasFocus()
    assert back == walked[::-1]


def test_stops_come_as_one_reads_them(sit_down: Callable[..., Player]) -> None:
    match = holding(bool)
    view = sit_down(match).view
    found = [stop.id for stop in view.focus.stops]
    assert found[:7] == ["table", *(f"centre.{place}" for place in range(6))]
    assert found[7:10] == ["0", "pile.0", "drawn"]
    assert found[10:] == ["1", "pile.1", "2", "pile.2", "3", "pile.3", "call:0"]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("size", [(1024, 590), (1440, 850), (2560, 1390)])
def test_arrows_reach_every_stop_from_every_stop(
    make_view: MakeView, seats: int, size: tuple[int, int]
) -> None:
    match = play_until(new_match(seats), lambda m: m.state.turn == 0 and held(m) is not None)
    view = make_view(size=size)
    Player(view, match)
    found = view.focus.stops
    for start in found:
        assert reached(start, found) == {stop.id for stop in found}, start.id


def reached(start: Stop, found: tuple[Stop, ...]) -> set[str]:
    seen = {start.id}
    ways = [start]
    while ways:
        here = ways.pop()
        others = [stop for stop in found if stop is not here]
        for direction in Direction:
            index = nearest(here.rect, [stop.rect for stop in others], direction)
            if index is not None and others[index].id not in seen:
                seen.add(others[index].id)
                ways.append(others[index])
    return seen


def test_an_arrow_along_the_centre_goes_to_the_next_place(sit_down: Callable[..., Player]) -> None:
    view = sit_down(new_match(4)).view
    walk_to(view, "centre.0")
    for place in range(1, 6):
        press(view, K.Key_Right)
        assert at(view) == f"centre.{place}"
    press(view, K.Key_Left)
    assert at(view) == "centre.4"


def test_what_is_gone_leaves_the_focus_near(sit_down: Callable[..., Player]) -> None:
    match = holding(lambda texts: "drawn own" in texts)
    player = sit_down(match)
    walk_to(player.view, "drawn")
    match.play(0, next(m for m in own(match) if str(m) == "drawn own"))
    player.view.show_table(table_of(match), travel=False)
    assert at(player.view) == "pile.0"


# Nothing is given away


def test_a_button_that_comes_back_has_the_focus_again(sit_down: Callable[..., Player]) -> None:
    """What is pressed again and again, with cards on their way in between."""
    player = sit_down(new_match(4))
    player.plays = False
    view, table = player.view, table_of(player.match)
    move = table.offers[0].moves[0]
    on, other = Offer("Go on", (move,)), Offer("Another thing", (move,))

    def show(*offers: Offer) -> None:
        view.show_table(replace(table, offers=offers, grips=()), travel=False)
        view.open_offers(bool(offers))

    show(on)
    walk_to(view, "offer:0")
    press(view, ENTER)
    show()
    assert at(view) != "offer:0"
    show(on)
    assert at(view) == "offer:0"
    show()
    show(other)
    assert at(view) != "offer:0", "Enter must not press what nobody has seen"
    show(on)
    walk_to(view, "offer:0")
    show()
    walk_to(view, "pile.1")
    show(on)
    assert at(view) == "pile.1"


@pytest.mark.parametrize("help_given", list(Place))
def test_what_can_be_reached_is_the_same_wherever_the_card_fits(
    sit_down: Callable[..., Player], help_given: Place
) -> None:
    found: set[tuple[str, ...]] = set()
    wants: list[Callable[[set[str]], bool]] = [
        lambda texts: len(texts) == 1,
        lambda texts: any(" centre " in text for text in texts),
        lambda texts: any(" pile " in text for text in texts),
    ]
    for wanted in wants:
        player = sit_down(holding(wanted), comfort=Comfort(help_given, speed=0))
        before = [stop.id for stop in player.view.focus.stops]
        walk_to(player.view, "drawn")
        press(player.view, ENTER)
        assert player.view.table_scene.picked
        after = [stop.id for stop in player.view.focus.stops]
        assert after == before
        zones = {z.id for z in player.view.table_scene.table.zones if z.present()}  # type: ignore[union-attr]
        assert zones <= set(after)
        for stop_id in after:
            walk_to(player.view, stop_id)
        found.add(tuple(stop_id for stop_id in after if not stop_id.startswith("offer")))
    assert len(found) == 1


def lit(view: TableView) -> set[str]:
    scene = view.table_scene
    rings = [ring.sceneBoundingRect().center() for ring in scene.gold.lights]
    return {zone for zone in map(scene.zone_at, rings) if zone is not None}


@pytest.mark.parametrize("help_given", list(Place))
def test_places_light_up_as_the_help_says(
    sit_down: Callable[..., Player], help_given: Place
) -> None:
    match = holding(lambda texts: any(" centre " in text for text in texts))
    move = next(str(m) for m in own(match) if " centre " in str(m))
    zone = "centre." + move.split()[-1]
    view = sit_down(match, comfort=Comfort(help_given, speed=0)).view
    takes = {o.to for o in view.table_scene.table.offers if o.to is not None}  # type: ignore[union-attr]
    walk_to(view, "drawn")
    press(view, ENTER)
    assert lit(view) == (takes if help_given is Place.ALL else set())
    walk_to(view, zone)
    assert lit(view) == {Place.OFF: set(), Place.UNDER: {zone}, Place.ALL: takes}[help_given]


# Buttons, calls and panels


def test_a_call_button_is_pressed_with_enter_and_with_space(
    sit_down: Callable[..., Player],
) -> None:
    match = play_until(new_match(4), lambda m: "knock" in map(str, m.state.legal_moves(0)))
    view = sit_down(match).view
    knock = next(m for m in match.state.legal_moves(0) if str(m) == "knock")
    view.set_calls([CallKey(0, knock, "TOCK!", "Space")])
    called: list[int] = []
    view.called.connect(called.append)
    walk_to(view, "call:0")
    press(view, ENTER, K.Key_Space)
    assert called == [0, 0]


def test_a_call_that_is_not_possible_says_why(sit_down: Callable[..., Player]) -> None:
    view = sit_down(new_match(4)).view
    walk_to(view, "call:0")
    press(view, ENTER)
    assert view.table_scene.front.bubble.text == "There is nothing to knock at."


def test_space_is_left_to_the_page_except_on_buttons(page: tuple[Page, TableView]) -> None:
    around, view = page
    come_in(view)
    walk_to(view, "centre.0")
    press(view, K.Key_Space, K.Key_T)
    assert around.keys == [K.Key_Space, K.Key_T]
    walk_to(view, "call:0")
    press(view, K.Key_Space)
    assert around.keys == [K.Key_Space, K.Key_T]


@pytest.mark.parametrize("key", [ENTER, K.Key_Enter, K.Key_Space, K.Key_Escape])
def test_a_verdict_is_read_with_any_of_these_keys(
    sit_down: Callable[..., Player], key: Qt.Key
) -> None:
    view = sit_down(new_match(4)).view
    walk_to(view, "centre.1")
    read: list[bool] = []
    view.read.connect(lambda: read.append(True))
    view.verdict((3, 4), "You knocked: nothing was missed.")
    assert at(view) == "read"
    press(view, key)
    assert read == [True]
    view.end_verdict()
    assert at(view) == "centre.1", "the focus comes back to where it was"


def test_the_result_has_the_focus_on_its_first_button(sit_down: Callable[..., Player]) -> None:
    view = sit_down(new_match(4)).view
    heard: list[str] = []
    view.again.connect(lambda: heard.append("again"))
    view.leave.connect(lambda: heard.append("leave"))
    view.show_result("You win!", ["1. You", "2. Nina"])
    assert at(view) == "again"
    assert [stop.kind for stop in view.focus.stops] == [
        StopKind.PANEL,
        StopKind.BUTTON,
        StopKind.BUTTON,
    ]
    press(view, ENTER, K.Key_Right)
    assert at(view) == "leave"
    press(view, K.Key_Space)
    assert heard == ["again", "leave"]
    assert view.table_scene.front.shown is Shown.RESULT


def test_every_zone_in_sight_and_every_plate_is_a_stop(sit_down: Callable[..., Player]) -> None:
    match = new_match(6)
    play_on(match, 200)
    view = sit_down(match).view
    table = view.table_scene.table
    assert table is not None
    found = {(stop.kind, stop.id) for stop in view.focus.stops}
    for zone in table.zones:
        if zone.present() or (zone.side is None and zone.layout is Layout.ROW):
            assert (StopKind.ZONE, zone.id) in found
    for plate in table.plates:
        assert (StopKind.PLATE, str(plate.seat)) in found
