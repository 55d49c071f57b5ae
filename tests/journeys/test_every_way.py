"""Nothing that a hand may do at a table with hands is left out, by mouse or by keyboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pytestqt.qtbot import QtBot

from cardgames_gui.app.table_page import TablePage
from cardgames_gui.engine.offer import Offer
from cardgames_gui.table.front import Shown
from tests.journeys.conftest import Start
from tests.journeys.hands import AtHand, Intention, TypistAtHand, ways
from tests.journeys.person import Program, in_no_hurry_to_wait
from tests.journeys.test_matches_of_hands import play_on
from tests.session.tables import PERSON, setup

CHIPS = "with chips"
TOGETHER = "several cards"
ONE = "one card"
ORDER = (CHIPS, TOGETHER, ONE)
BUTTONS = {"Pass", "Pass + force", "Drop out", "yes"}
MOVES = {"show", "throw", "blind", "take", "leave"}
MOST = 8
"""Matches, after which what was not done cannot be done."""


def kind(meant: Intention) -> str:
    """What sort of decision that is: buttons are one each."""
    if not meant.cards:
        return meant.offer.label
    if meant.spent:
        return CHIPS
    return TOGETHER if len(meant.cards) > 1 else ONE


class Curious(AtHand):
    """Does what it has done least often yet, and the later buttons last."""

    def __init__(self, page: TablePage, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.done: Counter[str] = Counter()

    def possible(self) -> Iterator[Intention]:
        """All that can be done now, and every way to pick for it."""
        for index, offer in enumerate(self.table.offers):
            for cards, spent in ways(offer):
                move = offer.choice(cards, spent).move
                if move is not None:
                    yield Intention(move, index, offer, cards, spent)

    def intended(self) -> Intention:
        """Of those done least often; as few chips as can be, but all cards that change places."""

        def rank(meant: Intention) -> tuple[int, int, int]:
            sort = kind(meant)
            place = ORDER.index(sort) if sort in ORDER else len(ORDER) + meant.index
            swaps = len(self.exchanges(meant)) if meant.offer.swaps else 0
            return self.done[sort], place, meant.spent - swaps

        meant = min(self.possible(), key=rank)
        self.done[kind(meant)] += 1
        return meant

    def _ask_is_answered(self, offer: Offer) -> None:
        """Thinks better of it once: then all is as it was."""
        scene = self.page.view.table_scene
        if offer.ask and "no" not in self.made:
            ply = self.page.session.match.ply
            assert scene.front.shown is Shown.QUESTION
            self.press("no")
            self.made.append("no")
            assert not scene.is_covered
            assert self.page.session.match.ply == ply
            self.press(f"offer:{self.table.offers.index(offer)}")
        super()._ask_is_answered(offer)


class CuriousTypist(Curious, TypistAtHand):
    """The same with keys."""


def sat_down(program: Program, name: str, seed: int) -> TablePage:
    made = setup(PERSON, "beginner", of=name, seed=seed)
    program.window.start_requested.emit(made, ("Ana", "Bruno"), False)
    in_no_hurry_to_wait(program.page)
    return program.page


def check_all_is_done(
    qtbot: QtBot, program: Program, name: str, by: type[Curious], wanted: set[str]
) -> None:
    """Matches until everything wanted was done: how each goes is up to the other player too."""
    done: set[str] = set()
    for seed in range(1, MOST + 1):
        page = sat_down(program, name, seed)
        person = by(page)
        decide = (
            person.play_by_keyboard if isinstance(person, TypistAtHand) else person.play_by_mouse
        )
        play_on(qtbot, program, person, decide)
        moves = {str(move).split()[0] for seat, move in page.session.match.moves if seat == 0}
        done |= moves | set(person.made) | set(person.done)
        if wanted <= done:
            return
        program.window.show_home()
    raise AssertionError(f"never done: {wanted - done}")


def test_23_by_mouse(qtbot: QtBot, start: Start) -> None:
    wanted = {*ORDER, *BUTTONS, "no", "tap a chip", "drag a chip", "drag", "drag a group", "click"}
    check_all_is_done(qtbot, start(), "twenty_three", Curious, wanted)


def test_23_by_keyboard(qtbot: QtBot, start: Start) -> None:
    check_all_is_done(qtbot, start(), "twenty_three", CuriousTypist, {*ORDER, *BUTTONS})


def test_bloqueadas_by_mouse(qtbot: QtBot, start: Start) -> None:
    wanted = {*MOVES, TOGETHER, "drag into a place", "click into a place", "drag a group"}
    check_all_is_done(qtbot, start(), "bloqueadas", Curious, {*wanted, "second click"})


def test_bloqueadas_by_keyboard(qtbot: QtBot, start: Start) -> None:
    wanted = {*MOVES, TOGETHER, "change places"}
    check_all_is_done(qtbot, start(), "bloqueadas", CuriousTypist, wanted)
