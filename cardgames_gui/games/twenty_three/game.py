"""23 as the house knows it."""

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
from cardgames_gui.games.twenty_three import deals, model, refusals, words
from cardgames_gui.games.twenty_three import table as tables
from cardgames_gui.games.twenty_three.rules import State
from cardgames_gui.players.base import Player, Temper
from cardgames_gui.players.levels import RANDOM

_ = Catalogue("twenty_three").gettext


class TwentyThree:
    """The rules and words of 23."""

    id: Final = "twenty_three"
    rules: Final = 1
    seats: Final = range(model.FEWEST_SEATS, model.MOST_SEATS + 1)
    options: Final = (Option("learning", False, (False, True)),)
    faces: Final[tuple[Face, ...]] = model.DECK
    players_start: Final = False
    private: Final = True

    def deal(self, setup: Setup) -> State:
        return deals.deal(setup)

    def read_move(self, text: str) -> model.TwentyThreeMove:
        return model.read_move(text)

    def write_move(self, move: Move, seat: int, reader: int | None) -> str:
        return model.write_move(move, seat, reader)

    def imagine(self, observation: model.Observation, rng: Random) -> State:
        return deals.imagine(observation, rng)

    def table(self, observation: model.Observation, cast: Cast) -> Table:
        return tables.table(observation, cast)

    def explain(self, observation: model.Observation, cards: Sequence[int], zone: str) -> str:
        # None of the sentences depends on a card that the seat does not know.
        state = deals.imagine(observation, Random(0))
        return refusals.explain(state, observation.seat, cards, zone)

    def sentence(self, event: Event, cast: Cast) -> str:
        return words.sentence(event, cast)

    def write_face(self, face: Face) -> str:
        return str(face)

    def about(self) -> About:
        return About(
            title="23",
            blurb=_("Same number or one higher; every number you skip costs a chip."),
            minutes=15,
            faces=("back", "9", "12", "23"),
        )

    def option_words(self, option: Option) -> OptionWords:
        return OptionWords(
            _("The deal"),
            _(
                "As printed, each player gets 15 cards and puts three of them away, unseen. "
                "For learning, each gets 12, and none is put away."
            ),
            (_("as printed"), _("for learning")),
        )

    def call(self, setup: Setup) -> Call | None:
        return None

    def has_mistakes(self, setup: Setup) -> bool:
        return True

    def player(self, temper: Temper) -> Player:
        # Most starts of the program are without a computer player, or leave them to the worker.
        from cardgames_gui.games.twenty_three.player import TwentyThreePlayer
        from cardgames_gui.players.aimless import Aimless

        return Aimless(self) if temper.level == RANDOM else TwentyThreePlayer(temper)
