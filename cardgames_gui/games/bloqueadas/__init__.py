"""Bloqueadas: nine cards each, three of them blocked, and whoever cannot throw takes the pile."""

from cardgames_gui.games.bloqueadas.game import Bloqueadas

__all__ = ["Bloqueadas"]
