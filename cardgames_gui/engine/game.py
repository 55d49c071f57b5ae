"""What a game is to the house: the interface through which everything else knows any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, Self

from cardgames_gui.engine.events import Event
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.outcome import Outcome
from cardgames_gui.engine.setup import Option, Setup
from cardgames_gui.engine.table import Cast, Face, Table

Tell = Callable[[Event], None]
"""Listens to events; called while the State is consistent, so that it may look at it."""


class Observation(Protocol):
    """All that a seat may know, with a perfect memory; seat None is somebody who only looks on."""

    @property
    def seat(self) -> int | None: ...


class State(Protocol):
    """The whole truth of a position: mutable, slotted, cheap to clone."""

    def clone(self) -> Self:
        """An independent copy."""

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None where several choose at once, and at the end."""

    def actors(self) -> tuple[int, ...]:
        """The seats that have a legal move now, the one whose turn it is first."""

    def legal_moves(self, seat: int) -> Sequence[Move]:
        """Every legal move of that seat, one for each choice that matters to the rules."""

    def judge(self, seat: int, move: Move) -> Move:
        """The move as it will be played; raises Illegal or NotYourTurn, each with a sentence.

        Of cards that are equal to the rules it may name others than `legal_moves` does.
        """

    def apply(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Play a move that was judged. It is not checked again."""

    def outcome(self) -> Outcome | None:
        """The places, or None while the match goes on."""

    def faults(self) -> tuple[str, ...]:
        """The open faults of the last action, for games that have faults."""

    def observe(self, seat: int | None) -> Any:
        """What that seat may know; None for what is public."""

    def reveal(self) -> Any:
        """An observation with all cards known, for finished matches and for the notation."""

    def essence(self) -> tuple[object, ...]:
        """All that makes this position this one, as numbers, words, and lists or tuples of them.

        Saved matches carry a digest of it in every line, so it must stay the same for as long as
        the rules' number does, whatever fields a State or an Observation may get.
        """


@dataclass(frozen=True, slots=True)
class Call:
    """A call that seats may make out of turn: the move it makes, and the word on its button."""

    move: Move
    word: str


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option as the seats dialog says it: a label, a sentence, and a word for each choice."""

    label: str
    explanation: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class About:
    """What the home screen says about a game, and the faces that its picture shows."""

    title: str
    blurb: str
    minutes: int
    faces: tuple[str, ...]


class Game(Protocol):
    """The rules of one game and its words. Games are stateless; the shelf has one of each."""

    @property
    def id(self) -> str:
        """The name in files and commands, which is also the folder of its resources."""

    @property
    def rules(self) -> int:
        """The version of the rules; it rises when old matches would end differently."""

    @property
    def seats(self) -> range:
        """How many may sit down."""

    @property
    def options(self) -> tuple[Option, ...]: ...

    @property
    def faces(self) -> tuple[Face, ...]:
        """The faces of all physical cards, in any order."""

    @property
    def players_start(self) -> bool:
        """True where the starting seat is part of the setup (C2); False where the rules say it."""

    @property
    def private(self) -> bool:
        """True where seats hold cards that nobody else may see, also at the same screen."""

    def deal(self, setup: Setup) -> Any:
        """The State before the first move."""

    def read_move(self, text: str) -> Move:
        """The move that this text stands for; Malformed if it is none."""

    def write_move(self, move: Move, seat: int, reader: int | None) -> str:
        """The move's text as the seat `reader` may know it; what stays secret is "?"."""

    def imagine(self, observation: Any, rng: Random) -> Any:
        """A State that agrees with all that the observation knows, the rest at random."""

    def table(self, observation: Any, cast: Cast) -> Table:
        """The zones, plates and offers as the observation's seat sees them."""

    def explain(self, observation: Any, cards: Sequence[int], zone: str) -> str:
        """Why bringing these cards to that zone is refused, in one sentence."""

    def sentence(self, event: Event, cast: Cast) -> str:
        """What happened, in words."""

    def write_face(self, face: Face) -> str:
        """A face as a person says it ("7", "the ace of hearts")."""

    def about(self) -> About: ...

    def option_words(self, option: Option) -> OptionWords: ...

    def call(self, setup: Setup) -> Call | None:
        """The call that seats may make out of turn at such a table, None where nobody calls."""

    def has_mistakes(self, setup: Setup) -> bool:
        """Whether computer players make mistakes at such a table, unless they are told not to."""

    def player(self, temper: Any) -> Any:
        """The computer player (`players.base.Player`) of that temper; KeyError for no level."""
