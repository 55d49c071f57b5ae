"""Bloqueadas as the house knows it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.game import About, Call, OptionWords
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.setup import Option, Setup
from cardgames_gui.engine.table import Cast, Face, Table
from cardgames_gui.games.bloqueadas import model, names, refusals, words
from cardgames_gui.games.bloqueadas import table as tables
from cardgames_gui.games.bloqueadas.rules import State, deal, imagine
from cardgames_gui.players.base import Player, Temper
from cardgames_gui.players.levels import RANDOM

_ = Catalogue("bloqueadas").gettext


class Bloqueadas:
    """The rules and words of Bloqueadas."""

    id: Final = "bloqueadas"
    rules: Final = 1
    seats: Final = range(2, model.MOST_SEATS + 1)
    options: Final[tuple[Option, ...]] = ()
    faces: Final[tuple[Face, ...]] = tuple(map(model.write_face, model.DECK))
    players_start: Final = True
    private: Final = True

    def deal(self, setup: Setup) -> State:
        return deal(setup)

    def read_move(self, text: str) -> model.BloqueadasMove:
        return model.read_move(text)

    def write_move(self, move: Move, seat: int, reader: int | None) -> str:
        if not isinstance(move, model.BloqueadasMove):
            raise TypeError(f"{move!r} is not a move of Bloqueadas")
        return model.write_move(move, seat, reader)

    def imagine(self, observation: model.Observation, rng: Random) -> State:
        return imagine(observation, rng)

    def table(self, observation: model.Observation, cast: Cast) -> Table:
        return tables.table(observation, cast)

    def explain(self, observation: model.Observation, cards: Sequence[int], zone: str) -> str:
        state = imagine(observation, Random(0))
        return refusals.explain(state, observation.seat, cards, zone)

    def sentence(self, event: Event, cast: Cast) -> str:
        return words.sentence(event, cast)

    def write_face(self, face: Face) -> str:
        return names.card_name(model.FACE_OF[str(face)])

    def about(self) -> About:
        return About(
            title="Bloqueadas",
            blurb=_("Get rid of your blocked cards. Whoever cannot throw takes the pile."),
            minutes=15,
            faces=("back", "7S", "KH", "10D"),
        )

    def option_words(self, option: Option) -> OptionWords:
        raise KeyError(option.name)

    def call(self, setup: Setup) -> Call | None:
        return None

    def has_mistakes(self, setup: Setup) -> bool:
        return True

    def player(self, temper: Temper) -> Player:
        # Most starts of the program are without a computer player, or leave them to the worker.
        from cardgames_gui.games.bloqueadas.player import BloqueadasPlayer
        from cardgames_gui.players.aimless import Aimless

        return Aimless(self) if temper.level == RANDOM else BloqueadasPlayer(temper)
