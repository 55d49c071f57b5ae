"""The shelf: the list of games that there are."""

from __future__ import annotations

from typing import Final

from cardgames_gui.engine.game import Game
from cardgames_gui.games.bloqueadas import Bloqueadas
from cardgames_gui.games.tock import Tock
from cardgames_gui.games.twenty_three import TwentyThree

GAMES: Final[tuple[Game, ...]] = (Tock(), TwentyThree(), Bloqueadas())


def game(game_id: str) -> Game:
    """The game of that id; KeyError if the shelf has none."""
    for candidate in GAMES:
        if candidate.id == game_id:
            return candidate
    raise KeyError(game_id)
