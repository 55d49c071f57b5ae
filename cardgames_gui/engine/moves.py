"""What a move is to the house, and the three ways in which one can be wrong."""

from __future__ import annotations

from typing import Protocol


class MoveError(ValueError):
    """A move that was not played; its text is one sentence for the player."""


class Malformed(MoveError):
    """The text is no move at all in this game's notation."""


class Illegal(MoveError):
    """A move of the game that the rules, or the table, do not allow now."""


class NotYourTurn(MoveError):
    """A move by a seat that has no say at this moment, or not in this."""


class Move(Protocol):
    """A decision, immutable and hashable; `str(move)` is its text."""

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...
