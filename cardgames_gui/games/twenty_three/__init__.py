"""23: always on the same number or a higher one, a chip for each that is skipped; few chips win."""

from cardgames_gui.games.twenty_three.game import TwentyThree

__all__ = ["TwentyThree"]
