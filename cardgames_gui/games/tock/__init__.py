"""Tock!: six sequences in the middle, a pile before everyone, and whoever sees a slip knocks."""

from cardgames_gui.games.tock.game import Tock

__all__ = ["Tock"]
