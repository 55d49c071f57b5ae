"""A table without a window, for tests of the session: it says at once that all is still."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer

from cardgames_gui.engine.archive import Party
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.outcome import Outcome
from cardgames_gui.engine.setup import PERSON, Setup, full_options
from cardgames_gui.players.base import Answer, Temper
from cardgames_gui.session.frames import Frame
from cardgames_gui.session.pace import Pace
from cardgames_gui.session.session import Session
from cardgames_gui.session.store import Store
from cardgames_gui.shelf import game

QUICK = Pace(step=0.0, notice=0.0, slack=0.0)
NAMES = ("Ana", "Bruno", "Clara", "David", "Eva", "Félix")


def setup(
    *players: str, of: str = "tock", seed: int = 7, start: int = 0, **options: bool | str
) -> Setup:
    rules = game(of)
    return Setup(
        game=of,
        rules=rules.rules,
        seats=len(players),
        start=start if rules.players_start else None,
        seed=seed,
        options=full_options(rules.options, options),
        players=players,
    )


class Scripted:
    """Stands in for the thinker: answers what the test wants, when the test wants."""

    def __init__(self, *, at_once: bool = True) -> None:
        self.at_once = at_once
        self.asked: dict[int, tuple[int, Any]] = {}
        self.answers: dict[int, list[Answer]] = {}
        self._tickets = 0

    def will(self, seat: int, *answers: Answer) -> None:
        """The seat's next answers; after them it draws, places and lets things pass."""
        self.answers.setdefault(seat, []).extend(answers)

    def ask(self, game: Game, temper: Temper, observation: Any, reply: Any) -> int:
        self._tickets += 1
        self.asked[self._tickets] = (observation.seat, reply)
        if self.at_once:
            QTimer.singleShot(
                0, lambda ticket=self._tickets: self.answer(game, ticket, observation)
            )
        return self._tickets

    def answer(self, game: Game, ticket: int, observation: Any) -> None:
        if ticket not in self.asked:
            return
        seat, reply = self.asked.pop(ticket)
        waiting = self.answers.get(seat)
        if waiting:
            reply(waiting.pop(0))
        else:
            reply(Answer(self.first_move(game, observation), 0.0))

    def first_move(self, game: Game, observation: Any) -> Move | None:
        state = game.imagine(observation, Random(0))
        if state.turn not in (observation.seat, None):
            return None
        moves: list[Move] = state.legal_moves(observation.seat)
        return moves[0]

    def drop(self, ticket: int) -> None:
        self.asked.pop(ticket, None)


class Onlooker(QObject):
    """Takes the frames of a session, and answers them like a table whose cards arrive at once."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.frames: list[Frame] = []
        self.outcomes: list[Outcome] = []
        self.open = False
        session.framed.connect(self._show)
        session.opened.connect(self._opened)
        session.ended.connect(self.outcomes.append)

    def _show(self, frame: Frame) -> None:
        self.frames.append(frame)
        QTimer.singleShot(0, self.session, self.session.read if frame.halt else self.session.still)

    def _opened(self, is_open: bool) -> None:
        self.open = is_open


def session_at(
    folder: Path, thinker: Any, made: Setup, pace: Pace = QUICK, *, mistakes: bool = True
) -> tuple[Session, Onlooker]:
    party = Party(NAMES[: made.seats], mistakes)
    journal = Store(folder, game).begin(made, party)
    session = Session(Match(game(made.game), made), party, journal, thinker, pace)
    return session, Onlooker(session)


__all__ = ["NAMES", "PERSON", "QUICK", "Onlooker", "Scripted", "session_at", "setup"]
