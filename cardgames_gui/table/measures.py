"""What is as large as the words are: margins, plates and buttons in a window of a given size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

# In a window of this size, and in any smaller one, words are as small as they get.
WIDTH: Final = 1380
HEIGHT: Final = 800
MOST: Final = 1.8
"""How much larger they get at most."""

# In pixels, for the smallest words.
MARGIN: Final = 12
GAP: Final = 9
PLATE: Final = (190, 52)
BUTTON: Final = 40
LINE: Final = 22
SMALL_CALL: Final = (92, 28)
CAPTION: Final = 36


@dataclass(frozen=True, slots=True)
class Measures:
    """In pixels; `words` enlarges text, 1.0 for the smallest."""

    words: float
    margin: int
    """From what lies at an edge to the edge."""
    gap: int
    """Between what lies side by side."""
    plate: tuple[int, int]
    button: int
    """How high a button is."""
    line: int
    """How high a line of words is."""
    small_call: tuple[int, int]
    """A button for calls where each seat has one."""
    caption: int
    """How high the words under the one big call are."""

    @classmethod
    def of(cls, width: int, height: int) -> Self:
        """The measures in a window."""
        words = min(MOST, max(1.0, min(width / WIDTH, height / HEIGHT)))

        def scaled(size: tuple[int, int]) -> tuple[int, int]:
            return round(size[0] * words), round(size[1] * words)

        return cls(
            words,
            round(MARGIN * words),
            round(GAP * words),
            scaled(PLATE),
            round(BUTTON * words),
            round(LINE * words),
            scaled(SMALL_CALL),
            round(CAPTION * words),
        )
