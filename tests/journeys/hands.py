"""Somebody who plays a game of hands: picks cards, lets them change places, spends chips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, cycle

from PySide6.QtCore import QPoint, Qt

from cardgames_gui.app.table_page import TablePage
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.table import Table
from cardgames_gui.players.base import Temper
from cardgames_gui.session.session import Phase
from cardgames_gui.table.front import Shown
from cardgames_gui.table.selection import in_places
from cardgames_gui.table.stops import cards_of
from tests.journeys.keys import Typist
from tests.journeys.person import Person


@dataclass(frozen=True, slots=True)
class Intention:
    """A move and how it is made: the number of the offer, the cards picked and the chips spent."""

    move: Move
    index: int
    offer: Offer
    cards: tuple[int, ...]
    spent: int


def ways(offer: Offer) -> Iterator[tuple[tuple[int, ...], int]]:
    """All that may be picked and spent with an offer, the fewest first."""
    for spent in range(offer.spend + 1):
        counts = [offer.most] if offer.swaps else range(offer.most + 1 if offer.picks else 1)
        for count in counts:
            # Of equal cards that lie on each other the last one lies on top.
            for cards in combinations(offer.picks[::-1], count):
                yield cards, spent


def same(one: Move | None, other: Move) -> bool:
    """Whether two moves name the same cards, in whatever order they lie."""
    return sorted(str(one).split()) == sorted(str(other).split())


def intention(table: Table, move: Move) -> Intention:
    """How this move is made with the offers of the table."""
    for index, offer in enumerate(table.offers):
        if move in offer.moves:
            for cards, spent in ways(offer):
                if same(offer.choice(cards, spent).move, move):
                    return Intention(move, index, offer, cards, spent)
    raise AssertionError(f"no offer makes {move}")


class AtHand(Person):
    """Plays as a casual computer player would, and tries the different ways to do it."""

    def __init__(self, page: TablePage, seed: int = 1) -> None:
        super().__init__(page, seed)
        self._adviser = page.session.match.game.player(Temper("casual"))
        # In turn, so that a match has them all.
        self._ways = cycle(("drag", "gold button", "click"))
        self._chip_ways = cycle(("tap a chip", "drag a chip"))
        self._place_ways = cycle(("drag into a place", "click into a place"))
        self.made: list[str] = []
        """What was done, for a test to see that nothing was left out."""

    @property
    def seat(self) -> int | None:
        """Whose decision is awaited, if it is a person's."""
        session = self.page.session
        state = session.match.state
        actors = state.actors()
        return next((seat for seat in actors if seat == session.chair), None)

    @property
    def may_decide(self) -> bool:
        session = self.page.session
        return session.phase is Phase.OPEN and self.seat is not None and not session.is_held

    @property
    def table(self) -> Table:
        """The table as it lies in the scene, with cards that have changed places."""
        table = self.page.view.table_scene.table
        assert table is not None
        return table

    def intended(self) -> Intention:
        session, seat = self.page.session, self.seat
        assert seat is not None
        move = self._adviser.answer(session.match.state.observe(seat), self.rng).move
        assert move is not None
        return intention(self.table, move)

    def _ask_is_answered(self, offer: Offer) -> None:
        if offer.ask:
            assert self.page.view.table_scene.front.shown is Shown.QUESTION
            self.press("yes")
            self.made.append("yes")

    def exchanges(self, meant: Intention) -> list[tuple[int, int]]:
        """The pairs that have to change places, each with the one in its place first."""
        placed = in_places(self.table, meant.offer)
        out = [card for card in placed if card not in meant.cards]
        come = [card for card in meant.cards if card not in placed]
        return list(zip(out, come, strict=True))

    # By mouse

    def point_on_chip(self, chips_id: str, number: int) -> QPoint:
        tray = self.page.view.table_scene.tray
        look = tray.items[tray.lying(chips_id)[number]].look
        assert look is not None
        return QPoint(round(look.pose.x), round(look.pose.y))

    def spend(self, meant: Intention) -> None:
        """Tap the last one that is needed, or drag them away one by one."""
        chips_id, scene = meant.offer.chips, self.page.view.table_scene
        way = next(self._chip_ways)
        if way == "tap a chip":
            self.click(self.point_on_chip(chips_id, meant.spent - 1))
        else:
            assert meant.offer.to is not None
            for number in range(meant.spent):
                self.drag(self.point_on_chip(chips_id, number), self.point_in(meant.offer.to))
        self.made.append(way)
        assert scene.spent == meant.spent

    def play_by_mouse(self) -> None:
        """One decision, by whichever way comes to mind."""
        meant = self.intended()
        scene = self.page.view.table_scene
        if meant.offer.swaps:
            for out, come in self.exchanges(meant):
                way = next(self._place_ways)
                if way == "drag into a place":
                    self.drag(self.point_on(come), self.point_on(out))
                else:
                    self.click(self.point_on(come))
                    self.click(self.point_on(out))
                self.made.append(way)
            self.press(f"pick:{meant.index}")
        elif not meant.cards:
            self.press(f"offer:{meant.index}")
            self.made.append(meant.offer.label)
            self._ask_is_answered(meant.offer)
        else:
            if meant.spent:
                self.spend(meant)
            self._bring_by_mouse(meant)
        assert scene.picked == ()

    def _bring_by_mouse(self, meant: Intention) -> None:
        first, *rest = meant.cards
        zone = meant.offer.to
        assert zone is not None
        way = next(self._ways)
        if way == "drag" and not rest:
            self.drag(self.point_on(first), self.point_in(zone))
            self.made.append("drag")
            return
        self.click(self.point_on(first))
        alike = len(meant.cards) == meant.offer.most == len(meant.offer.picks)
        if rest and alike and self.rng.random() < 0.5:
            self.click(self.point_on(first))
            self.made.append("second click")
        else:
            for card in rest:
                self.click(self.point_on(card))
        assert set(self.page.view.table_scene.picked) == set(meant.cards)
        if way == "gold button" and meant.offer.make is not None:
            self.press(f"pick:{meant.index}")
            self.made.append(way)
        elif way == "click":
            self.click(self.point_in(zone))
            self.made.append(way)
        else:
            self.drag(self.point_on(meant.cards[-1]), self.point_in(zone))
            self.made.append("drag a group" if rest else "drag")


class TypistAtHand(AtHand, Typist):
    """Does the same with keys alone."""

    def walk_to_card(self, card: int) -> None:
        """To the group in which the card is, or else to its zone."""
        focus = self.page.view.focus
        scene = self.page.view.table_scene
        for stop in focus.stops:
            if "#" in stop.id and card in cards_of(scene, stop.id):
                self.walk_to(stop.id)
                return
        self.walk_to(scene.lies[card].zone)

    def enter(self) -> None:
        self.key(Qt.Key.Key_Return)

    def play_by_keyboard(self) -> None:
        """One decision: walk to each card and press Enter, then to the button or the place."""
        meant = self.intended()
        scene = self.page.view.table_scene
        if meant.offer.swaps:
            for out, come in self.exchanges(meant):
                self.walk_to_card(come)
                self.enter()
                self.walk_to_card(out)
                self.enter()
                self.made.append("change places")
            self.walk_to(f"pick:{meant.index}")
            self.enter()
            return
        if not meant.cards:
            self.walk_to(f"offer:{meant.index}")
            self.enter()
            self.made.append(meant.offer.label)
            if meant.offer.ask:
                self.walk_to("yes")
                self.enter()
                self.made.append("yes")
            return
        for _chip in range(meant.spent):
            self.walk_to(meant.offer.chips)
            self.enter()
            self.made.append("a chip")
        for card in meant.cards:
            self.walk_to_card(card)
            self.enter()
        # Of equal cards any.
        assert len(scene.picked) == len(meant.cards)
        zone = meant.offer.to
        assert zone is not None
        if meant.offer.make is not None and self.rng.random() < 0.5:
            self.walk_to(f"pick:{meant.index}")
        else:
            self.walk_to(zone)
        self.enter()
