"""What happened, in the past tense: the base that every game's events share."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that a seat did or that befell it.

    `cards` are the keys of the cards that it is about. `halt` asks the table to stand still
    until everybody has seen it. Each game derives its own; its words.py makes the sentences.
    """

    seat: int
    cards: tuple[int, ...] = ()
    halt: bool = False
