"""One clock moves every card, and stops when all is still."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardgames_gui.table.pose import Pose
from cardgames_gui.table.travel import Look, Travel
from cardgames_gui.table.view import Comfort, TableView
from tests.table.tables import new_match, play_on, table_of

MakeView = Callable[..., TableView]
HOME = Look(Pose(0, 0, 50), "back")
AWAY = Look(Pose(100, 40, 80, 12, 0.5), "7")


class Road:
    """A Travel with a clock that a test turns."""

    def __init__(self) -> None:
        self.time = 0.0
        self.seen: dict[int, list[Look]] = {}
        self.arrived: list[int] = []
        self.travel = Travel(self._show, self.arrived.append)
        self.travel.now = lambda: self.time

    def _show(self, key: int, look: Look) -> None:
        self.seen.setdefault(key, []).append(look)

    def step(self, milliseconds: float) -> None:
        self.time += milliseconds
        self.travel.step()


@pytest.fixture
def road(qapp: object) -> Iterator[Road]:
    made = Road()
    yield made
    made.travel.halt()


def test_a_card_gets_where_it_is_sent(road: Road) -> None:
    road.travel.send(1, HOME, AWAY, 0, 100)
    assert road.travel.runs
    for _ in range(10):
        road.step(12)
    assert road.seen[1][-1] == AWAY
    assert road.arrived == [1]
    assert not road.travel.runs


def test_it_waits_for_its_turn(road: Road) -> None:
    road.travel.send(1, HOME, AWAY, 50, 100)
    road.step(40)
    assert 1 not in road.seen
    road.step(60)
    assert HOME.pose.x < road.seen[1][-1].pose.x < AWAY.pose.x


def test_it_turns_over_half_way(road: Road) -> None:
    road.travel.send(1, HOME, AWAY, 0, 1000)
    for _ in range(99):
        road.step(10)
    faces = [look.face for look in road.seen[1]]
    turn = faces.index("7")
    assert set(faces[:turn]) == {"back"}
    assert set(faces[turn:]) == {"7"}
    assert min(look.squeeze for look in road.seen[1]) < 0.1
    assert all(look.squeeze >= 0 for look in road.seen[1])


def test_a_new_goal_is_reached_from_where_the_card_is(road: Road) -> None:
    road.travel.send(1, HOME, AWAY, 0, 100)
    road.step(30)
    between = road.seen[1][-1]
    road.travel.send(1, between, HOME, 0, 100)
    road.step(0.01)
    assert road.seen[1][-1].pose.x == pytest.approx(between.pose.x, abs=0.5)
    road.step(200)
    assert road.seen[1][-1] == HOME
    assert road.arrived == [1]


def test_no_time_means_at_once(road: Road) -> None:
    road.travel.send(1, HOME, AWAY, 0, 0)
    assert road.seen[1] == [AWAY]
    assert road.arrived == [1]
    assert not road.travel.runs


def test_hurry_ends_every_trip(road: Road) -> None:
    for key in range(5):
        road.travel.send(key, HOME, AWAY, key * 100, 500)
    road.step(150)
    road.travel.hurry()
    assert sorted(road.arrived) == [0, 1, 2, 3, 4]
    assert all(road.seen[key][-1] == AWAY for key in range(5))
    assert not road.travel.runs


def test_still_is_never_said_from_within_a_call(road: Road, qtbot: QtBot) -> None:
    said: list[str] = []
    road.travel.still.connect(lambda: said.append("still"))
    road.travel.expect()
    assert said == []
    qtbot.waitUntil(lambda: said == ["still"])


def test_still_waits_for_the_last_trip(road: Road, qtbot: QtBot) -> None:
    said: list[str] = []
    road.travel.still.connect(lambda: said.append("still"))
    road.travel.expect()
    road.travel.send(1, HOME, AWAY, 0, 100_000)
    qtbot.wait(30)
    assert said == []
    road.travel.hurry()
    qtbot.waitUntil(lambda: said == ["still"])


def test_still_is_said_once_for_each_table(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view(comfort=Comfort(speed=20))
    match = new_match(4)
    said: list[str] = []
    view.still.connect(lambda: said.append("still"))
    view.show_table(table_of(match))
    qtbot.waitUntil(lambda: said == ["still"])
    view.show_table(table_of(match))
    qtbot.waitUntil(lambda: said == ["still"] * 2)
    qtbot.wait(30)
    assert said == ["still"] * 2
    assert not view.table_scene.travel.runs


def test_the_deal_takes_a_little_over_a_second(make_view: MakeView) -> None:
    view = make_view(comfort=Comfort())
    travel = view.table_scene.travel
    time = [0.0]
    travel.now = lambda: time[0]
    view.show_table(table_of(new_match(4)))
    while travel.busy:
        time[0] += 10
        travel.step()
    assert 600 < time[0] < 1200


def test_without_animations_everything_is_there_at_once(make_view: MakeView) -> None:
    view = make_view(comfort=Comfort(speed=0))
    match = new_match(4)
    for _ in range(5):
        play_on(match, 7)
        view.show_table(table_of(match))
        assert not view.table_scene.travel.busy


def test_switching_animations_off_ends_those_that_run(make_view: MakeView) -> None:
    view = make_view(comfort=Comfort())
    view.show_table(table_of(new_match(4)))
    assert view.table_scene.travel.busy
    view.set_comfort(Comfort(speed=0))
    assert not view.table_scene.travel.busy
