"""The rules are there in every language, and can be read."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardgames_gui import shelf
from cardgames_gui.app.rules_page import RulesPage, text
from cardgames_gui.app.window import Window
from cardgames_gui.engine import language
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.resources import resource
from tests.app.test_window import shows


@pytest.mark.parametrize("game", shelf.GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("name", language.languages())
def test_written_in_every_language(game: Game, name: str) -> None:
    there = resource(game.id, f"rules.{name}.md").read_text(encoding="utf-8")
    english = resource(game.id, "rules.en.md").read_text(encoding="utf-8")
    assert there.startswith(f"# {game.about().title}\n")
    # The same sections in the same order, and as many rulings of ours.
    levels = [re.findall(r"^#+", each, re.MULTILINE) for each in (there, english)]
    assert levels[0] == levels[1]
    assert there.count("*(") == english.count("*(")
    assert there.count("\n> ") == english.count("\n> ")


def test_a_language_without_them_reads_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "current", lambda: "xx")
    assert text("tock", "Tock!").startswith("# Tock!\n\n*For 2 to 6")
    assert text("none", "Nothing") == "The rules of Nothing are not written down here."


def test_switches_language_and_stays_in_place(qtbot: QtBot) -> None:
    page = RulesPage(shelf.GAMES)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    qtbot.waitExposed(page)
    bar = page._text.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    language.use("es")
    page.retranslate()
    assert "De 2 a 6 jugadores" in page._text.toPlainText()
    assert abs(bar.value() / bar.maximum() - 0.5) < 0.05
    page.show_game("tock")
    assert bar.value() == 0


def test_nothing_is_wider_than_the_page(qtbot: QtBot) -> None:
    page = RulesPage(shelf.GAMES)
    qtbot.addWidget(page)
    page.resize(640, 480)
    page.show()
    qtbot.waitExposed(page)
    assert page._text.horizontalScrollBar().maximum() == 0
    assert page.rect().contains(page._text.geometry())


def test_back_to_where_one_came_from(window: Window, qtbot: QtBot) -> None:
    window.actions_.rules.trigger()
    assert shows(window, window.rules)
    QTest.keyClick(window.rules._text, Qt.Key.Key_Escape)
    assert shows(window, window.home)
