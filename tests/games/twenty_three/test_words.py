"""What happened, in sentences: for the one it is about, for others, and in Spanish."""

from __future__ import annotations

import re

import pytest

from cardgames_gui.engine import language
from cardgames_gui.engine.events import Event
from cardgames_gui.engine.table import Cast
from cardgames_gui.games.twenty_three.model import (
    Dealt,
    Dropped,
    Ended,
    Finished,
    Forced,
    Passed,
    Played,
    PutAway,
    RoundEnded,
)
from cardgames_gui.games.twenty_three.words import sentence

NAMES = ("Ana", "Bo", "Cy")
SENTENCES: list[tuple[Event, str, str]] = [
    (PutAway(0, (1, 2, 3)), "You put three cards away", "Ana put three cards away"),
    (Played(0, (4,), False, 1), "You opened with the 1", "Ana opened with the 1"),
    (Played(0, (4,), False, 7, 7), "You played the 7", "Ana played the 7"),
    (Played(0, (4, 5), False, 8, 5, 0, 2), "You played 2 × 8 · 2 chips",
     "Ana played 2 × 8 · 2 chips"),
    (Played(0, (4,), False, 17, 10, 1, 1), "You played the 17 · 1 bonus chip spent · 1 chip",
     "Ana played the 17 · 1 bonus chip spent · 1 chip"),
    (Played(0, (4,), False, 3, 15, 3), "You played the 3 · 3 bonus chips spent",
     "Ana played the 3 · 3 bonus chips spent"),
    (Finished(0), "You have played all your cards", "Ana has played all their cards"),
    (Finished(0, (), False, 1), "You have played all your cards and give 1 chip back",
     "Ana has played all their cards and gives 1 chip back"),
    (Finished(0, (), False, 3), "You have played all your cards and give 3 chips back",
     "Ana has played all their cards and gives 3 chips back"),
    (Passed(0), "You passed: 1 chip", "Ana passed: 1 chip"),
    (Forced(0, (), False, 2), "You passed and forced Cy to play: 2 chips",
     "Ana passed and forced Cy to play: 2 chips"),
    (Forced(0, (), False, 2, True), "You forced Cy, who can play nothing: 2 chips",
     "Ana forced Cy, who can play nothing: 2 chips"),
    (Forced(2, (), False, 0), "Cy passed and forced you to play: 2 chips",
     "Cy passed and forced Ana to play: 2 chips"),
    (Forced(2, (), False, 0, True), "Cy forced you, but you can play nothing: 2 chips",
     "Cy forced Ana, who can play nothing: 2 chips"),
    (Dropped(0, (7, 8, 9)), "You dropped out: 3 chips", "Ana dropped out: 3 chips"),
    (RoundEnded(0, (), True, 1, (3, 0, 12)),
     "Round 1 is over. Penalty chips: Ana 3, Bo 0, Cy 12",
     "Round 1 is over. Penalty chips: Ana 3, Bo 0, Cy 12"),
    (Dealt(0, (), False, 2), "Round 2: the cards are dealt again, and you have the 1",
     "Round 2: the cards are dealt again, and Ana has the 1"),
    (Ended(0, (), False, (0,), (1, 5, 2)), "You win, with 1 chip!", "Ana wins, with 1 chip."),
    (Ended(0, (), False, (0, 2), (4, 5, 4)), "Ana, Cy share the first place, with 4 chips each.",
     "Ana, Cy share the first place, with 4 chips each."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "to_ana", "to_others"), SENTENCES)
def test_sentences(event: Event, to_ana: str, to_others: str) -> None:
    """W3, W5–W14"""
    assert sentence(event, Cast(NAMES, 0)) == to_ana
    for you in (None, 1):
        assert sentence(event, Cast(NAMES, you)) == to_others


@pytest.mark.parametrize(("event", "to_ana", "to_others"), SENTENCES)
def test_sentences_in_spanish(event: Event, to_ana: str, to_others: str) -> None:
    """W3, W5–W14: in other words, with the same numbers and names."""
    language.use("es")
    for you, english in ((0, to_ana), (1, to_others)):
        said = sentence(event, Cast(NAMES, you))
        assert said != english
        assert re.findall(r"\d+|Ana|Bo|Cy", said) == re.findall(r"\d+|Ana|Bo|Cy", english)


def test_no_sentence_tells_what_another_put_away() -> None:
    """W3: the event itself does not know the numbers."""
    assert set(PutAway.__dataclass_fields__) == {"seat", "cards", "halt"}


def test_a_foreign_event_is_a_mistake() -> None:
    """W5"""
    with pytest.raises(TypeError):
        sentence(Event(0), Cast(NAMES))
