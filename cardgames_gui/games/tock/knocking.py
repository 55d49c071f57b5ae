"""Who may knock: asked of a State by the rules, and of an Observation by whoever sees no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cardgames_gui.games.tock.model import NOBODY


class Window(Protocol):
    """The last action and who has knocked at it, as State and Observation both have them."""

    @property
    def strict(self) -> bool: ...

    @property
    def over(self) -> bool: ...

    @property
    def out(self) -> Sequence[int]: ...

    @property
    def acted(self) -> int: ...

    @property
    def knocked(self) -> int: ...


def may_knock(window: Window, seat: int) -> bool:
    """Whether that seat may knock now (T14, T27)."""
    return (
        window.acted != NOBODY
        and window.strict
        and seat != window.acted
        and not window.knocked >> seat & 1
        and not window.over
        and seat not in window.out
    )
