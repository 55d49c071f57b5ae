"""Tock! as the house knows it."""

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
from cardgames_gui.games.tock import model, refusals, words
from cardgames_gui.games.tock import table as tables
from cardgames_gui.games.tock.rules import State, deal, imagine
from cardgames_gui.players.base import Player, Temper
from cardgames_gui.players.levels import RANDOM

_ = Catalogue("tock").gettext


class Tock:
    """The rules and words of Tock!."""

    id: Final = "tock"
    rules: Final = 1
    seats: Final = range(2, model.MOST_SEATS + 1)
    options: Final = (
        Option("strict", True, (True, False)),
        Option("end", "places", ("places", "first")),
    )
    faces: Final[tuple[Face, ...]] = model.DECK
    players_start: Final = True
    private: Final = False

    def deal(self, setup: Setup) -> State:
        return deal(setup)

    def read_move(self, text: str) -> model.TockMove:
        return model.read_move(text)

    def write_move(self, move: Move, seat: int, reader: int | None) -> str:
        return str(move)  # Every move of this game is made in the open.

    def imagine(self, observation: model.Observation, rng: Random) -> State:
        return imagine(observation, rng)

    def table(self, observation: model.Observation, cast: Cast) -> Table:
        return tables.table(observation, cast)

    def explain(self, observation: model.Observation, cards: Sequence[int], zone: str) -> str:
        state = imagine(observation, Random(0))
        return refusals.explain(state, observation.seat, cards[0], zone)

    def sentence(self, event: Event, cast: Cast) -> str:
        return words.sentence(event, cast)

    def write_face(self, face: Face) -> str:
        return refusals.card_name(int(face))

    def about(self) -> About:
        return About(
            title="Tock!",
            blurb=_("Build six sequences. Spot every slip and knock first."),
            minutes=15,
            faces=("back", "7", "8", "21"),
        )

    def option_words(self, option: Option) -> OptionWords:
        if option.name == "strict":
            return OptionWords(
                _("Faults and knocking"),
                _(
                    "As printed: slips happen, and whoever sees one knocks. At a learner's table "
                    "they are refused, with the reason, and nobody knocks."
                ),
                (_("as printed"), _("learner's table")),
            )
        return OptionWords(
            _("The match ends"),
            _("Play on for every place, or stop at the first winner."),
            (_("at the last place"), _("at the first winner")),
        )

    def call(self, setup: Setup) -> Call | None:
        return Call(model.KNOCK_MOVE, _("TOCK!")) if setup.options["strict"] else None

    def has_mistakes(self, setup: Setup) -> bool:
        return bool(setup.options["strict"])

    def player(self, temper: Temper) -> Player:
        # Most starts of the program are without a computer player, or leave them to the worker.
        from cardgames_gui.games.tock.player import TockPlayer
        from cardgames_gui.players.aimless import Aimless

        return Aimless(self) if temper.level == RANDOM else TockPlayer(temper)
