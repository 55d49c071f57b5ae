"""Somebody who sits at the window and plays with real events, by mouse or by keyboard."""

from __future__ import annotations

from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from cardgames_gui import shelf
from cardgames_gui.app.main import application
from cardgames_gui.app.matches import Matches
from cardgames_gui.app.settings import Animation, KnockTime, Pace
from cardgames_gui.app.settings_store import SettingsStore
from cardgames_gui.app.table_page import TablePage
from cardgames_gui.app.window import Window
from cardgames_gui.engine.offer import Offer
from cardgames_gui.session.pace import Pace as SessionPace
from cardgames_gui.session.session import Phase

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Program:
    """The program as `run()` puts it together, on a data folder of its own."""

    def __init__(self, folder: Path, *, animation: Animation = Animation.OFF) -> None:
        application()
        self.closed = False
        self.settings = SettingsStore(folder / "settings.json")
        self.settings.change(animation=animation, pace=Pace.FAST, knock_time=KnockTime.SHORT)
        self.window = Window(shelf.GAMES, self.settings)
        self.matches = Matches(self.window, folder / "matches", self.settings)
        self.window.resize(1440, 900)
        self.window.show()
        self.matches.begin()

    @property
    def page(self) -> TablePage:
        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.matches.close()
        self.window.close()
        self.window.deleteLater()


def button(parent: QWidget, text: str) -> QPushButton:
    """The visible button that says this."""
    found = [each for each in parent.findChildren(QPushButton) if each.text() == text]
    found = [each for each in found if each.isVisible()]
    assert found, f"no button says {text}"
    return found[0]


def place_on_the_shelf(game_id: str) -> int:
    """Which tile of the home screen is that game's."""
    return [game.id for game in shelf.GAMES].index(game_id)


def sit_down(program: Program, seats: int, game_id: str = "tock") -> None:
    """From the home screen to a table of so many seats, all by mouse."""
    QTest.mouseClick(program.window.home._tiles[place_on_the_shelf(game_id)], LEFT)
    dialog = program.window.findChild(QDialog)
    assert isinstance(dialog, QDialog)
    QTest.mouseClick(button(dialog, str(seats)), LEFT)
    QTest.mouseClick(button(dialog, "Start"), LEFT)
    # The offscreen platform has no window manager that would do it.
    program.window.activateWindow()


def in_no_hurry_to_wait(page: TablePage) -> None:
    """Computer players answer at once; the test has no eyes to follow them."""
    page.session.set_pace(SessionPace(0.0, 0.0, 0.0))


class Person:
    """Plays without faults: the centre first, then a pile, and draws when nothing else is left."""

    def __init__(self, page: TablePage, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)

    @property
    def may_decide(self) -> bool:
        session = self.page.session
        turn = session.match.state.turn
        return session.phase is Phase.OPEN and turn in session.persons and not session._holds

    def decision(self) -> tuple[Offer, int | None]:
        """The offer to take, and with which card."""
        offers = self.page.session.table().offers
        order = ("centre", "pile", "", "own")
        seat = self.page.session.chair

        def rank(offer: Offer) -> int:
            if offer.to is None:
                return order.index("")
            if offer.to == f"pile.{seat}":
                return order.index("own")
            return order.index(offer.to.partition(".")[0])

        offer = min(offers, key=rank)
        return offer, self.rng.choice(offer.picks) if offer.picks else None

    # By mouse

    def point_on(self, key: int) -> QPoint:
        """A point on the screen where that card is on top."""
        scene = self.page.view.table_scene
        pose = scene.lies[key].pose
        for down in (0.0, -0.3, 0.3, -0.42, 0.42):
            for across in (0.0, -0.3, 0.3, -0.42, 0.42):
                point = QPointF(pose.x + across * pose.width, pose.y + down * pose.height)
                if scene.card_at(point) == key:
                    return point.toPoint()
        raise AssertionError(f"card {key} cannot be seen")

    def point_in(self, zone: str) -> QPoint:
        rect = self.page.view.table_scene.rect_of(zone)
        assert rect is not None
        return rect.center().toPoint()

    def click(self, point: QPoint) -> None:
        QTest.mouseClick(self.page.view.viewport(), LEFT, NONE, point)

    def drag(self, start: QPoint, end: QPoint) -> None:
        pad = self.page.view.viewport()
        QTest.mousePress(pad, LEFT, NONE, start)
        for step in range(1, 6):
            QTest.mouseMove(pad, start + (end - start) * (step / 5))
        QTest.mouseRelease(pad, LEFT, NONE, end)

    def press(self, button_id: str) -> None:
        """A button that is drawn on the table."""
        for each in self.page.view.table_scene.buttons():
            if each.id == button_id:
                self.click(each.rect.center().toPoint())
                return
        raise AssertionError(f"there is no button {button_id}")

    def play_by_mouse(self) -> None:
        """One decision: a drag or two clicks."""
        offer, card = self.decision()
        if card is None:
            offers = self.page.session.table().offers
            self.press(f"offer:{offers.index(offer)}")
            return
        start = self.point_on(card)
        if offer.to is None:
            if self.rng.random() < 0.5:
                self.click(start)
            else:
                self.drag(start, start + QPoint(0, -120 if start.y() > 400 else 120))
        elif self.rng.random() < 0.5:
            self.drag(start, self.point_in(offer.to))
        else:
            self.click(start)
            self.click(self.point_in(offer.to))
