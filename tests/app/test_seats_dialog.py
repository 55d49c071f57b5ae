"""The dialog before a match: from what is chosen to a Setup, and why not."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cardgames_gui import shelf
from cardgames_gui.app.choice import Choice
from cardgames_gui.app.seats_dialog import SeatsDialog
from cardgames_gui.app.settings import SeatsChoice
from cardgames_gui.app.switch import Switch
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.setup import PERSON, Setup
from cardgames_gui.engine.shuffle import LARGEST_SEED

TOCK = shelf.game("tock")


class Hands:
    """Does in the dialog what a person does, and keeps what comes out."""

    def __init__(self, qtbot: QtBot, last: SeatsChoice | None = None) -> None:
        self.qtbot = qtbot
        self.dialog = SeatsDialog(TOCK, last)
        qtbot.addWidget(self.dialog)
        self.dialog.open()
        qtbot.waitExposed(self.dialog)
        self.got: list[tuple[Setup, tuple[str, ...], bool]] = []
        self.dialog.accepted_setup.connect(lambda *chosen: self.got.append(chosen))

    def named(self, name: str, kind: type[QWidget]) -> QWidget:
        (found,) = (w for w in self.dialog.findChildren(kind) if w.accessibleName() == name)
        assert isinstance(found, QWidget)
        return found

    def click(self, text: str) -> None:
        (button,) = (
            each
            for each in (self.dialog._start, self.dialog._cancel, *self.dialog._counts.values())
            if text in (each.text(), each.accessibleName())
        )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def choose(self, name: str, value: object) -> None:
        choice = self.named(name, Choice)
        assert isinstance(choice, Choice)
        choice.set_value(value)

    def type_name(self, seat: int, text: str) -> None:
        field = self.named(f"Seat {seat}: name", QLineEdit)
        assert isinstance(field, QLineEdit)
        field.clear()
        # Synthetic keys are bytes; an input method sends whole characters.
        field.insert(text)

    def type_deal(self, text: str) -> None:
        self.dialog._deal.clear()
        QTest.keyClicks(self.dialog._deal, text)

    @property
    def message(self) -> str:
        return self.dialog._message.text()


def test_enter_starts_with_the_usual(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    QTest.keyClick(hands.dialog, Qt.Key.Key_Return)
    ((setup, names, mistakes),) = hands.got
    assert setup.players == (PERSON, "casual", "casual", "casual")
    assert names == ("", "Nina", "Bruno", "Yuki")
    assert mistakes
    assert not hands.dialog.isVisible()
    Match(TOCK, setup)


def test_everything_chosen_is_in_the_setup(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.click("3 players")
    hands.choose("Seat 2: who", "expert")
    hands.choose("Seat 3: who", PERSON)
    hands.type_name(1, "José")
    hands.type_name(3, "日本")
    hands.choose("The match ends", "first")
    hands.dialog._mistakes.setChecked(False)
    hands.type_deal("77")
    hands.click("Start")
    ((setup, names, mistakes),) = hands.got
    assert setup.seed == 77
    assert setup.players == (PERSON, "expert", PERSON)
    assert setup.options == {"strict": True, "end": "first"}
    assert setup.start in range(3)
    assert names == ("José", "Nina", "日本")
    assert not mistakes
    Match(TOCK, setup)


@pytest.mark.parametrize("count", [*TOCK.seats])
def test_c1_every_number_of_seats(qtbot: QtBot, count: int) -> None:
    hands = Hands(qtbot)
    hands.click(f"{count} players")
    hands.click("Start")
    ((setup, names, _mistakes),) = hands.got
    assert setup.seats == count
    assert len({*names}) == count
    Match(TOCK, setup)


def test_all_computers_may_play(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.click("2 players")
    hands.choose("Seat 1: who", "beginner")
    hands.click("Start")
    ((setup, names, _mistakes),) = hands.got
    assert setup.persons() == ()
    assert names == ("Marta", "Nina")


@pytest.mark.parametrize("typed", ["x", "-1", str(LARGEST_SEED + 1)])
def test_no_deal_number(qtbot: QtBot, typed: str) -> None:
    hands = Hands(qtbot)
    hands.type_deal(typed)
    assert str(LARGEST_SEED) in hands.message
    hands.click("Start")
    QTest.keyClick(hands.dialog._deal, Qt.Key.Key_Return)
    assert not hands.got
    assert hands.dialog.isVisible()
    hands.type_deal(str(LARGEST_SEED))
    assert hands.message == ""
    QTest.keyClick(hands.dialog._deal, Qt.Key.Key_Return)
    assert hands.got[0][0].seed == LARGEST_SEED


def test_two_seats_with_one_name(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.type_name(1, "Ada")
    hands.type_name(2, "ADA ")
    assert "ADA" in hands.message
    hands.click("Start")
    assert not hands.got
    # A seat that is not at the table disturbs nobody.
    hands.type_name(2, "")
    hands.type_name(4, "Ada")
    hands.click("3 players")
    assert hands.message == ""
    hands.click("Start")
    assert hands.got


def test_names_are_short(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.type_name(1, "x" * 50)
    hands.type_name(2, "   ")
    hands.click("Start")
    assert hands.got[0][1][:2] == ("x" * 20, "Nina")


def test_mistakes_only_where_they_can_be_made(qtbot: QtBot) -> None:
    """T27: at a learner's table there are no faults, so none can be committed."""
    hands = Hands(qtbot)
    mistakes = hands.named("", Switch)
    assert mistakes.isEnabled()
    hands.choose("Faults and knocking", False)
    assert not mistakes.isEnabled()
    hands.choose("Faults and knocking", True)
    hands.click("2 players")
    hands.choose("Seat 2: who", PERSON)
    assert not mistakes.isEnabled()


def test_the_last_choice_comes_back(qtbot: QtBot) -> None:
    first = Hands(qtbot)
    first.click("2 players")
    first.choose("Seat 2: who", "expert")
    first.type_name(2, "Zoë")
    first.choose("Faults and knocking", False)
    first.type_deal("5")
    first.click("Start")
    again = Hands(qtbot, first.dialog.choice())
    again.click("Start")
    ((setup, names, _mistakes),) = again.got
    assert setup.players == (PERSON, "expert")
    assert names == ("", "Zoë")
    assert setup.options["strict"] is False
    # The same deal again is what nobody wants by accident.
    assert again.dialog._deal.text() == ""


def test_escape_starts_nothing(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    QTest.keyClick(hands.dialog, Qt.Key.Key_Escape)
    assert not hands.got
    assert not hands.dialog.isVisible()
