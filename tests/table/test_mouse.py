"""What the mouse does, with real events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgames_gui.engine.match import Match
from cardgames_gui.engine.offer import Offer
from cardgames_gui.table.view import CallKey, Comfort, Place, TableView
from tests.table.conftest import Player
from tests.table.tables import new_match, play_until, table_of

MakeView = Callable[..., TableView]
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def moves(player: Player) -> list[str]:
    return [str(move) for move in player.chosen]


def drawn(match: Match) -> int | None:
    cards = table_of(match).zone("drawn").present()
    return cards[0].key if cards and match.state.turn == 0 else None


def to_zones(match: Match) -> dict[str, Offer]:
    """Where the drawn card may go."""
    return {offer.to: offer for offer in table_of(match).offers if offer.to is not None}


def holding(*zones: str, seats: int = 4, strict: bool = True) -> Match:
    """A match in which seat 0 holds a drawn card that may go to zones of these sorts."""

    def wanted(match: Match) -> bool:
        found = to_zones(match)
        return drawn(match) is not None and all(
            any(zone.startswith(sort) for zone in found) for sort in zones
        )

    for seed in range(1, 60):
        try:
            return play_until(new_match(seats, seed, strict), wanted, seed)
        except AssertionError:
            continue
    raise AssertionError(zones)


def held(player: Player) -> int:
    key = drawn(player.match)
    assert key is not None
    return key


# The spread


def test_a_click_on_the_spread_draws(make_view: MakeView) -> None:
    player = Player(make_view(), new_match(4))
    player.click(player.middle_of(17))
    assert moves(player) == ["draw 17"]
    assert player.view.table_scene.lies[17].zone == "drawn"


def test_every_card_of_the_spread_can_be_clicked(make_view: MakeView) -> None:
    view = make_view()
    player = Player(view, new_match(4), plays=False)
    for key in range(121):
        player.click(player.middle_of(key))
        view.open_offers(True)
    assert moves(player) == [f"draw {key}" for key in range(121)]


def test_a_drag_out_of_the_spread_draws(make_view: MakeView) -> None:
    player = Player(make_view(), new_match(4))
    start = player.middle_of(40)
    player.drag(start, start + QPoint(60, 60))
    assert moves(player) == ["draw 40"]


def test_a_short_drag_leaves_the_card_where_it_was(make_view: MakeView) -> None:
    player = Player(make_view(), new_match(4))
    start = player.middle_of(40)
    player.drag(start, start + QPoint(7, 7))
    assert player.chosen == []
    assert player.tried == []
    assert not player.view.hand.is_carrying


def test_a_draw_that_is_not_offered_is_an_attempt(make_view: MakeView) -> None:
    """On a learner's table, while the own top can be played."""

    def wanted(match: Match) -> bool:
        table = table_of(match)
        takes = [offer.to for offer in table.offers]
        return match.state.turn == 0 and None not in takes and len(table.grips) > 2

    for seed in range(1, 60):
        try:
            match = play_until(new_match(3, seed, strict=False), wanted, seed)
            break
        except AssertionError:
            continue
    player = Player(make_view(), match)
    key = table_of(match).zone("table").present()[0].key
    player.click(player.middle_of(key))
    assert player.tried == [(key, "table")]
    start = player.middle_of(key)
    player.drag(start, start + QPoint(50, 50))
    assert len(player.tried) == 2
    assert player.chosen == []


# Dragging


def test_a_drag_on_an_offered_zone_plays(make_view: MakeView) -> None:
    match = holding("centre")
    player = Player(make_view(), match)
    zone = next(zone for zone in to_zones(match) if zone.startswith("centre"))
    player.drag(player.middle_of(held(player)), player.zone(zone))
    assert moves(player) == [f"drawn {zone.replace('.', ' ')}"]


def test_a_drag_on_another_zone_is_an_attempt_and_the_card_goes_home(make_view: MakeView) -> None:
    match = holding("pile.0")
    player = Player(make_view(), match)
    card = held(player)
    wrong = next(f"pile.{seat}" for seat in (1, 2, 3) if f"pile.{seat}" not in to_zones(match))
    player.drag(player.middle_of(card), player.zone(wrong))
    assert player.chosen == []
    assert player.tried == [(card, wrong)]
    player.view.refuse("It does not go there.")
    scene = player.view.table_scene
    assert scene.front.bubble.isVisible()
    look = scene.cards[card].look
    assert look is not None
    assert look.pose == scene.lies[card].pose
    player.click(QPoint(2, 2))
    assert not scene.front.bubble.isVisible()


def test_a_drag_on_the_bare_felt_is_nothing(make_view: MakeView) -> None:
    match = holding("pile.0")
    player = Player(make_view(), match)
    player.drag(player.middle_of(held(player)), QPoint(330, 560))
    assert player.chosen == []
    assert player.tried == []


def test_the_card_lifts_after_four_pixels(make_view: MakeView) -> None:
    player = Player(make_view(), holding("pile.0"))
    start = player.middle_of(held(player))
    pad = player.view.viewport()
    QTest.mousePress(pad, LEFT, NONE, start)
    QTest.mouseMove(pad, start + QPoint(2, 2))
    assert not player.view.hand.is_carrying
    QTest.mouseMove(pad, start + QPoint(4, 3))
    assert player.view.hand.is_carrying
    look = player.view.table_scene.cards[held(player)].look
    assert look is not None
    assert look.pose.lift == 1
    assert look.pose.width > player.view.table_scene.lies[held(player)].pose.width
    QTest.mouseRelease(pad, LEFT, NONE, start + QPoint(4, 3))
    assert not player.view.hand.is_carrying


def test_cards_that_are_no_grips_do_not_lift(make_view: MakeView) -> None:
    match = holding("pile.0")
    player = Player(make_view(), match)
    other = table_of(match).zone("table").present()[0].key
    player.drag(player.middle_of(other), player.zone("centre.0"), let_go=False)
    assert not player.view.hand.is_carrying
    QTest.mouseRelease(player.view.viewport(), LEFT, NONE, player.zone("centre.0"))
    assert player.chosen == []


def test_nothing_lifts_while_offers_are_closed(make_view: MakeView) -> None:
    player = Player(make_view(), new_match(4))
    player.view.open_offers(False)
    player.click(player.middle_of(3))
    player.drag(player.middle_of(3), player.zone("centre.0"))
    assert player.chosen == []
    assert player.tried == []


@pytest.mark.parametrize("ending", ["drop", "escape", "right", "table", "resize", "lost", "hide"])
def test_a_drag_ends(make_view: MakeView, ending: str) -> None:
    match = holding("pile.0")
    view = make_view()
    player = Player(view, match)
    card = held(player)
    player.drag(player.middle_of(card), player.zone("pile.0"), let_go=False)
    assert view.hand.is_carrying
    pad = view.viewport()
    match ending:
        case "drop":
            view.drop_drag()
        case "escape":
            QTest.keyClick(view, Qt.Key.Key_Escape)
        case "right":
            QTest.mousePress(pad, Qt.MouseButton.RightButton, NONE, player.zone("pile.0"))
        case "table":
            view.show_table(table_of(player.match))
        case "resize":
            view.resize(1100, 620)
        case "lost":
            send(view, QEvent.Type.MouseMove, QPoint(1, 1), 0, Qt.MouseButton.NoButton)
        case "hide":
            view.hide()
    assert not view.hand.is_carrying
    QTest.mouseRelease(pad, LEFT, NONE, player.zone("pile.0"))
    assert player.chosen == []
    look = view.table_scene.cards[card].look
    assert look is not None
    assert look.pose == view.table_scene.lies[card].pose


# Clicking


def test_click_to_move(make_view: MakeView) -> None:
    match = holding("pile.0")
    player = Player(make_view(), match)
    card = held(player)
    player.click(player.middle_of(card))
    assert player.view.table_scene.picked == (card,)
    assert player.chosen == []
    player.click(player.zone("pile.0"))
    assert moves(player) == ["drawn own"]
    assert not player.view.table_scene.picked


def test_click_to_move_to_a_wrong_zone_is_an_attempt(make_view: MakeView) -> None:
    match = holding("pile.0")
    player = Player(make_view(), match)
    card = held(player)
    wrong = next(f"pile.{seat}" for seat in (1, 2, 3) if f"pile.{seat}" not in to_zones(match))
    player.click(player.middle_of(card))
    player.click(player.zone(wrong))
    assert player.tried == [(card, wrong)]
    assert not player.view.table_scene.picked


def test_one_click_brings_the_drawn_card_to_a_place(make_view: MakeView) -> None:
    player = Player(make_view(), holding("pile.0"))
    player.click(player.zone("pile.0"))
    assert moves(player) == ["drawn own"]


def test_one_click_on_a_wrong_place_is_an_attempt(make_view: MakeView) -> None:
    match = holding("pile.0")
    player = Player(make_view(), match)
    wrong = next(f"pile.{seat}" for seat in (1, 2, 3) if f"pile.{seat}" not in to_zones(match))
    player.click(player.zone(wrong))
    assert player.tried == [(held(player), wrong)]
    assert player.chosen == []


@pytest.mark.parametrize("how", ["click", "drag"])
def test_a_second_draw_is_an_attempt(make_view: MakeView, how: str) -> None:
    match = holding("pile.0")
    player = Player(make_view(), match)
    key = table_of(match).zone("table").present()[0].key
    if how == "click":
        player.click(player.middle_of(key))
    else:
        player.drag(player.middle_of(key), player.zone("pile.0"))
    assert player.tried == [(key, "table")]
    assert player.chosen == []


def test_dragging_the_own_top_does_not_lay_the_drawn_card_on_it(make_view: MakeView) -> None:
    def wanted(match: Match) -> bool:
        return drawn(match) is not None and bool(table_of(match).zone("pile.0").present())

    match = play_until(new_match(4, 3), wanted, 3)
    player = Player(make_view(), match)
    top = table_of(match).zone("pile.0").present()[-1].key
    player.drag(player.middle_of(top), player.zone("centre.0"))
    assert player.tried == [(top, "pile.0")]
    assert player.chosen == []


def test_another_players_card_says_why_it_stays(make_view: MakeView) -> None:
    def wanted(match: Match) -> bool:
        table = table_of(match)
        return (
            match.state.turn == 0 and drawn(match) is None and bool(table.zone("pile.1").present())
        )

    match = play_until(new_match(4, 5), wanted, 5)
    player = Player(make_view(), match)
    top = table_of(match).zone("pile.1").present()[-1].key
    player.click(player.middle_of(top))
    assert player.tried == [(top, "pile.1")]
    player.click(player.zone("centre.5"))
    assert len(player.tried) == 1, "an empty place says nothing"


@pytest.mark.parametrize("how", ["itself", "elsewhere", "escape"])
def test_a_picked_card_is_put_back(make_view: MakeView, how: str) -> None:
    player = Player(make_view(), holding("pile.0"))
    card = held(player)
    start = player.middle_of(card)
    player.click(start)
    assert player.view.table_scene.picked == (card,)
    match how:
        case "itself":
            player.click(start)
        case "elsewhere":
            player.click(QPoint(330, 560))
        case "escape":
            QTest.keyClick(player.view, Qt.Key.Key_Escape)
    assert not player.view.table_scene.picked
    assert player.chosen == []
    assert player.tried == []


# Double clicks


def send(
    view: TableView, kind: QEvent.Type, point: QPoint, when: int, button: Qt.MouseButton = LEFT
) -> None:
    """One event with a time of its own: the ones of QTest are never close enough for clicks."""
    pad = view.viewport()
    spot = QPointF(point)
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else button
    event = QMouseEvent(kind, spot, pad.mapToGlobal(spot), button, held, NONE)
    event.setTimestamp(when)
    QApplication.sendEvent(pad, event)


def clicks(player: Player, point: QPoint, count: int) -> None:
    """So many clicks in a row, as fast as a hand can."""
    for number in range(count):
        press = QEvent.Type.MouseButtonDblClick if number == 1 else QEvent.Type.MouseButtonPress
        send(player.view, press, point, 1000 + number * 120)
        send(player.view, QEvent.Type.MouseButtonRelease, point, 1050 + number * 120)


def double(player: Player, point: QPoint) -> None:
    clicks(player, point, 2)


def test_a_double_click_plays_what_is_obvious(make_view: MakeView) -> None:
    match = holding("pile.0")
    player = Player(make_view(), match)
    double(player, player.middle_of(held(player)))
    assert moves(player) == ["drawn own"]


def test_a_double_click_gives_nothing_away(make_view: MakeView) -> None:
    """The card fits the centre, and the help is off: it goes on the own pile, as always."""
    match = holding("centre", "pile.0")
    player = Player(make_view(comfort=Comfort(places=Place.OFF, speed=0)), match)
    double(player, player.middle_of(held(player)))
    assert moves(player) == ["drawn own"]


def test_a_double_click_with_help_plays_the_only_place(make_view: MakeView) -> None:
    match = holding("centre", strict=False)
    zones = to_zones(match)
    player = Player(make_view(comfort=Comfort(places=Place.ALL, speed=0)), match)
    double(player, player.middle_of(held(player)))
    assert len(player.chosen) == 1
    assert player.chosen[0] in [offer.moves[0] for offer in zones.values()]


def test_a_double_click_with_help_leaves_a_choice_to_the_player(make_view: MakeView) -> None:
    match = holding("centre", "pile.0")
    player = Player(make_view(comfort=Comfort(places=Place.UNDER, speed=0)), match)
    card = held(player)
    double(player, player.middle_of(card))
    assert player.chosen == []
    assert player.view.table_scene.picked == (card,)


@pytest.mark.parametrize("plays", [True, False])
def test_a_triple_click_plays_once(make_view: MakeView, plays: bool) -> None:
    """Though the offers are open again at once, and another card may lie there by then."""
    view = make_view()
    player = Player(view, new_match(4), plays)
    view.chosen.connect(lambda move: view.open_offers(True))
    clicks(player, player.middle_of(55), 4)
    assert moves(player) == ["draw 55"]


@pytest.mark.parametrize("count", [2, 3, 5])
def test_many_clicks_on_the_drawn_card_play_once(make_view: MakeView, count: int) -> None:
    match = holding("pile.0")
    view = make_view()
    player = Player(view, match, plays=False)
    view.chosen.connect(lambda move: view.open_offers(True))
    clicks(player, player.middle_of(held(player)), count)
    assert moves(player) == ["drawn own"]


def test_a_later_click_is_a_click_again(make_view: MakeView) -> None:
    view = make_view()
    player = Player(view, new_match(4), plays=False)
    view.chosen.connect(lambda move: view.open_offers(True))
    clicks(player, player.middle_of(55), 1)
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        send(view, kind, player.middle_of(55), 2000)
    assert moves(player) == ["draw 55"] * 2


# Places that light up


def lights(view: TableView) -> int:
    return len(view.table_scene.gold.lights)


def test_which_places_light_up(make_view: MakeView) -> None:
    match = holding("centre", "pile.0")
    for places, lit in ((Place.OFF, 0), (Place.UNDER, 1), (Place.ALL, len(to_zones(match)))):
        view = make_view(comfort=Comfort(places=places, speed=0))
        player = Player(view, match, plays=False)
        player.drag(player.middle_of(held(player)), player.zone("pile.0"), let_go=False)
        assert lights(view) == lit
        view.drop_drag()
        assert lights(view) == 0


def test_a_wrong_place_does_not_light_up(make_view: MakeView) -> None:
    match = holding("pile.0")
    wrong = next(f"pile.{seat}" for seat in (1, 2, 3) if f"pile.{seat}" not in to_zones(match))
    view = make_view(comfort=Comfort(places=Place.UNDER, speed=0))
    player = Player(view, match)
    player.drag(player.middle_of(held(player)), player.zone(wrong), let_go=False)
    assert lights(view) == 0
    view.drop_drag()


def test_gold_rings_do_not_tell_what_fits(make_view: MakeView) -> None:
    """The own top has its ring whether it can be played or not; so has a card that is held."""
    ringed: set[bool] = set()
    for seed in range(1, 12):
        match = play_until(
            new_match(4, seed),
            lambda m: m.ply > 40 and m.state.turn == 0 and drawn(m) is None,
            seed,
        )
        table = table_of(match)
        player = Player(make_view(), match)
        top = table.zone("pile.0").present()[-1].key
        rings = [ring.parentItem() for ring in player.view.table_scene.gold.rings]
        assert rings == [player.view.table_scene.cards[top].frame]
        ringed.add(any(top in offer.picks for offer in table.offers))
    assert ringed == {True, False}


# Buttons


def test_the_call_button(make_view: MakeView) -> None:
    view = make_view()
    match = new_match(4)
    view.show_table(table_of(match), travel=False)
    called: list[int] = []
    view.called.connect(called.append)
    button = view.table_scene.furniture.calls[0]
    point = button.rect.center().toPoint()
    QTest.mouseClick(view.viewport(), LEFT, NONE, point)
    assert called == []
    assert view.table_scene.front.bubble.text == "There is nothing to knock at."
    call = match.game.call(match.setup)
    assert call is not None
    view.set_calls([CallKey(0, call.move, call.word, "Space")])
    QTest.mouseClick(view.viewport(), LEFT, NONE, point)
    assert called == [0]


def test_several_calls_stand_at_their_plates(make_view: MakeView) -> None:
    view = make_view()
    match = new_match(4)
    call = match.game.call(match.setup)
    assert call is not None
    view.set_calls([CallKey(seat, call.move, call.word, key) for seat, key in enumerate("QPZM")])
    view.show_table(table_of(match), travel=False)
    called: list[int] = []
    view.called.connect(called.append)
    for seat in (2, 0, 3, 1):
        button = view.table_scene.furniture.calls[seat]
        QTest.mouseClick(view.viewport(), LEFT, NONE, button.rect.center().toPoint())
    assert called == [2, 0, 3, 1]


def test_a_verdict_freezes_the_table_until_it_is_read(make_view: MakeView) -> None:
    match = holding("pile.0")
    view = make_view()
    player = Player(view, match)
    card = held(player)
    read: list[str] = []
    view.read.connect(lambda: read.append("read"))
    view.verdict((card,), "Bruno knocked: your 7 belonged in the centre.")
    look = view.table_scene.cards[card].look
    assert look is not None
    assert view.table_scene.front.panel.cards().contains(look.pose.rect().center())
    player.click(QPoint(5, 5))
    assert read == ["read"]
    button = view.table_scene.front.buttons[0]
    player.click(button.rect.center().toPoint())
    assert read == ["read"] * 2
    view.end_verdict()
    player.drag(player.middle_of(card), player.zone("pile.0"))
    assert moves(player) == ["drawn own"]


def test_the_result_panel(make_view: MakeView) -> None:
    view = make_view()
    player = Player(view, new_match(4))
    told: list[str] = []
    view.again.connect(lambda: told.append("again"))
    view.leave.connect(lambda: told.append("leave"))
    view.show_result("Nina wins.", ["1. Nina", "2. You", "3. Bruno", "4. Yuki"])
    player.click(QPoint(5, 5))
    assert told == []
    again, leave = view.table_scene.front.buttons
    player.click(again.rect.center().toPoint())
    player.click(leave.rect.center().toPoint())
    assert told == ["again", "leave"]
    view.hide_result()
    player.click(player.middle_of(3))
    assert moves(player) == ["draw 3"]


# While cards are on their way


def test_a_click_while_cards_move_ends_that(make_view: MakeView) -> None:
    view = make_view(comfort=Comfort())
    match = new_match(4)
    view.show_table(table_of(match))
    assert view.table_scene.travel.busy
    told: list[object] = []
    view.chosen.connect(told.append)
    view.tried.connect(lambda card, zone: told.append(card))
    QTest.mouseClick(view.viewport(), LEFT, NONE, QPoint(300, 250))
    assert not view.table_scene.travel.busy
    assert told == []


def test_a_played_card_travels_from_under_the_finger(make_view: MakeView) -> None:
    match = holding("pile.0")
    view = make_view(comfort=Comfort())
    player = Player(view, match)
    card = held(player)
    player.drag(player.middle_of(card), player.zone("pile.0") + QPoint(9, -9))
    assert moves(player) == ["drawn own"]
    look = view.table_scene.cards[card].look
    home = view.table_scene.lies[card].pose
    assert look is not None
    assert view.table_scene.travel.moving(card)
    assert abs(look.pose.x - home.x) < home.width
    view.hurry()
    look = view.table_scene.cards[card].look
    assert look is not None
    assert look.pose == home


def test_a_steady_button_can_be_pressed_while_the_offers_are_closed(make_view: MakeView) -> None:
    view = make_view()
    table = table_of(new_match(4))
    move = table.offers[0].moves[0]
    steady, other = Offer("Steady", (move,), steady=True), Offer("Other", (move,))
    chosen: list[object] = []
    view.chosen.connect(chosen.append)
    view.show_table(replace(table, offers=(other, steady)), travel=False)
    view.open_offers(False)
    (button,) = view.table_scene.furniture.offers
    assert button.label == "Steady"
    QTest.mouseClick(view.viewport(), LEFT, NONE, button.rect.center().toPoint())
    assert chosen == [move]
    view.press("offer:0")
    assert chosen == [move]
    view.open_offers(True)
    assert len(view.table_scene.furniture.offers) == 2
