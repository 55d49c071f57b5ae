"""A match being played: whose move counts, when a computer player's is shown, and what is told."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from cardgames_gui.engine.archive import Party
from cardgames_gui.engine.events import Event
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Move, MoveError
from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.setup import PERSON
from cardgames_gui.engine.table import Table
from cardgames_gui.players.base import Answer, Temper
from cardgames_gui.session.answers import Answers
from cardgames_gui.session.cast import cast_of
from cardgames_gui.session.dues import Due, Waits
from cardgames_gui.session.frames import Frame, GoOn, PlayOut, session_offers
from cardgames_gui.session.pace import Pace
from cardgames_gui.session.stopwatch import Stopwatch
from cardgames_gui.session.store import Journal
from cardgames_gui.session.thinker import Thinker

_log = logging.getLogger(__name__)


class Phase(Enum):
    """Where a session stands between two moves."""

    SHOWING = "cards travel, or a verdict is read"
    CURTAIN = "a person is called to the screen, and has not come yet"
    OPEN = "everything is still, and whoever may act can"
    OVER = "the match has ended"
    CLOSED = "the table was left"


class Session(QObject):
    """Runs a match for the people and computer players at a table. Knows no game by name.

    Whoever shows it gets frames, one at a time, and says when the cards are still, or that a
    verdict was read. The rules never wait for that; only offers and computer players do.
    """

    framed = Signal(object)
    """A Frame to show; answered by `still()`, or by `read()` if it halts."""
    opened = Signal(bool)
    """Whether hands may decide now."""
    calls_changed = Signal()
    """Who may call has changed; see `call_refusal()`."""
    called_to_screen = Signal(int)
    """A person is to come to the screen, before anything of their hand is shown; see `lift()`."""
    ended = Signal(object)
    """The Outcome, after the last frame was shown."""

    def __init__(
        self,
        match: Match,
        party: Party,
        journal: Journal,
        thinker: Thinker,
        pace: Pace,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.party = party
        self.journal = journal
        self.pace = pace
        self.phase = Phase.SHOWING
        self.persons = match.setup.persons()
        self.cast = cast_of(match.setup, party)
        call = match.game.call(match.setup)
        self._call: Move | None = call.move if call else None
        self.has_curtain = match.game.private and len(self.persons) > 1
        """Whether people take turns before the screen, and nobody sees another's hand."""
        self._viewer: int | None = None
        """Who is before the screen; with a curtain nothing private is shown while it is None."""
        self._last_viewer: int | None = None
        self._frames: list[Frame] = []
        self._showing: Frame | None = None
        self._last_event: Event | None = None
        self._holds: set[str] = set()
        self._clock = Stopwatch()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act)
        self._answers = Answers(thinker, self._answered)
        self._at_once = False
        self._released = False

    # What the table says

    def begin(self) -> None:
        """Show the position the match is in; then play goes on from there."""
        self.journal.start()
        self._ask_all()
        table, event = self.table(), self._latest()
        sentence = table.status if event is None else self.match.game.sentence(event, self.cast)
        self._queue(Frame(table, sentence, event, travel=self.match.ply == 0))

    def still(self) -> None:
        """All cards have arrived where the last frame said."""
        if self.phase is Phase.SHOWING and self._showing and not self._showing.halt:
            self._next_frame()

    def read(self) -> None:
        """The verdict of the last frame was read."""
        if self.phase is Phase.SHOWING and self._showing and self._showing.halt:
            self._next_frame()

    def play(self, move: Move) -> None:
        """A hand has decided. What the rules refuse changes nothing and raises MoveError."""
        if isinstance(move, GoOn):
            self.go_on()
        elif isinstance(move, PlayOut):
            self.play_out()
        elif self.phase is Phase.OPEN and self.chair is not None:
            self._commit(self.chair, move)

    def lift(self) -> None:
        """The person who was called is before the screen, alone."""
        if self.phase is Phase.CURTAIN:
            self._viewer = self._last_viewer = self._next_person()
            self._queue(self._as_it_is(travel=False))

    def call(self, seat: int) -> None:
        """A person calls out of turn, at any moment but while a verdict is shown."""
        if self._call is None or seat not in self.persons or self.phase is Phase.CLOSED:
            return
        if self._showing is not None and self._showing.halt:
            return
        if self.call_refusal(seat) is None:
            self._commit(seat, self._call)

    def call_move(self) -> Move | None:
        """The call out of turn, None where nobody calls."""
        return self._call

    def call_word(self) -> str | None:
        """The word on its button, in the language in use; None where nobody calls."""
        call = self.match.game.call(self.match.setup)
        return call.word if call else None

    def call_refusal(self, seat: int) -> str | None:
        """Why that seat may not call now, None if it may."""
        if self._call is None:
            return ""
        try:
            self.match.state.judge(seat, self._call)
        except MoveError as error:
            return str(error)
        return None

    def go_on(self) -> None:
        """The person has seen enough: what was held back may come."""
        if self.phase is Phase.OPEN:
            self._released = True
            self._clock_answers()

    def play_out(self) -> None:
        """Play the rest at once; for when no person is left in the game."""
        self._at_once = True
        self.go_on()

    def explain(self, cards: Sequence[int], zone: str) -> str:
        """Why bringing these cards to that zone is refused."""
        seen = self.match.state.observe(self.chair)
        return self.match.game.explain(seen, cards, zone)

    def hold(self, reason: str) -> None:
        """Pause: nothing is played by itself until every reason is released."""
        self._holds.add(reason)
        self._clock.hold()
        self._timer.stop()

    def release(self, reason: str) -> None:
        """One reason to pause is gone."""
        self._holds.discard(reason)
        if not self._holds:
            self._clock.release()
            self._clock_answers()

    @property
    def is_held(self) -> bool:
        """Whether anything pauses the match."""
        return bool(self._holds)

    def set_pace(self, pace: Pace) -> None:
        """A new pace, from now on."""
        waited, self.pace = self._waits(), pace
        self._clock_answers()
        # What a hand has picked or laid out stays, unless there is a button more or less.
        if self.phase is Phase.OPEN and self._waits() is not waited:
            self._show_again()

    def retranslate(self) -> None:
        """Say everything again, in the language in use now."""
        self.cast = cast_of(self.match.setup, self.party)
        if self.phase in (Phase.OPEN, Phase.OVER, Phase.CURTAIN):
            self._show_again()
        self._call_to_screen()

    def close(self) -> None:
        """The table is left; an unfinished match stays on the disk to go on with."""
        if self.phase is Phase.CLOSED:
            return
        self._timer.stop()
        self._answers.drop_all()
        self.phase = Phase.CLOSED
        self.journal.close(
            finished=self.match.outcome() is not None,
            # Moves that were undone are moves: redo brings them back.
            empty=not self.match.moves and not self.match.undone,
        )

    # What there is to see

    @property
    def chair(self) -> int | None:
        """From where the table is seen: the person whose turn it is, else the only person.

        With a curtain it is whoever is before the screen.
        """
        if self.has_curtain:
            return self._viewer
        turn = self.match.state.turn
        return turn if turn in self.persons else self.cast.you

    def table(self) -> Table:
        """The table as it is, with what a hand may do now."""
        table = self._seen()
        return replace(table, offers=self._offers(table))

    def _seen(self) -> Table:
        """The table as the game alone shows it."""
        return self.match.game.table(self.match.state.observe(self.chair), self.cast)

    def _offers(self, table: Table) -> tuple[Offer, ...]:
        decided = tuple(offer for offer in table.offers if not offer.call)
        return decided + session_offers(waits=self._waits(), out=self._everybody_out(table))

    def _everybody_out(self, table: Table) -> bool:
        """Whether there are people at the table, but none that can still decide anything."""
        if not self.persons or self.match.outcome() is not None or self._at_once:
            return False
        return all(table.plates[seat].place is not None for seat in self.persons)

    def _waits(self) -> bool:
        """Whether the next thing to happen waits for the person."""
        if self._released or self._at_once or self.match.outcome() is not None:
            return False
        if not self.persons or self._next_person() is not None:
            return False
        return self.pace.wait_step or (self.pace.wait_notice and self._calls_open())

    def _next_person(self) -> int | None:
        """The person whose decision is awaited; of several who choose at once the first."""
        state = self.match.state
        deciding = state.actors() if state.turn is None else (state.turn,)
        return next((seat for seat in deciding if seat in self.persons), None)

    def _calls_open(self) -> bool:
        """Whether a person could call at the last action."""
        return any(self.call_refusal(seat) is None for seat in self.persons)

    # What happens

    def _commit(self, seat: int, move: Move) -> None:
        """Play a move, save it, ask the computer players about it and queue what it shows."""
        frames: list[Frame] = []
        played = self.match.play(seat, move, lambda event: frames.append(self._frame(event)))
        self.journal.moved(self.match)
        self._timer.stop()
        self._released = False
        self.opened.emit(False)
        if played == self._call:
            self._answers.keep_reactions(self._computers(), self.match.state.turn)
        else:
            self._answers.drop_all()
        self._ask_all()
        if any(frame.halt and frame.table.score is not None for frame in frames):
            # Everybody comes to read it.
            self._viewer = self._last_viewer = None
        if self._viewer != self._next_person():
            self._viewer = None
        if frames:
            frames[-1] = replace(frames[-1], table=self.table())
        self.calls_changed.emit()
        self._queue(*frames)

    def _latest(self) -> Event | None:
        """What the last move of a match that is gone on with has told; it may be called at."""
        events: list[Event] = []
        if self.match.last is not None:
            self.match.at(self.match.ply - 1).apply(*self.match.last, events.append)
        return events[-1] if events else None

    def _frame(self, event: Event) -> Frame:
        seen = self._seen()
        steady = session_offers(waits=False, out=self._everybody_out(seen))
        return Frame(
            replace(seen, offers=steady, grips=()),
            self.match.game.sentence(event, self.cast),
            event=event,
            halt=event.halt and not self._at_once,
            travel=not self._at_once,
        )

    def _queue(self, *frames: Frame) -> None:
        idle = self._showing is None
        self._frames += frames
        self.phase = Phase.SHOWING
        if idle:
            self._next_frame()

    def _next_frame(self) -> None:
        if self._frames:
            self._showing = self._frames.pop(0)
            self._last_event = self._showing.event
            self.framed.emit(self._showing)
            return
        self._showing = None
        outcome = self.match.outcome()
        if outcome is not None:
            self.phase = Phase.OVER
            self.ended.emit(outcome)
            return
        if self.has_curtain and self._viewer is None and self._next_person() is not None:
            self._change_viewer()
            return
        self.phase = Phase.OPEN
        self._clock.restart()
        self.opened.emit(True)
        self._clock_answers()

    def _change_viewer(self) -> None:
        """Shows the hand of whoever is next, who may have to come to the screen first."""
        self.phase = Phase.CURTAIN
        if self._next_person() == self._last_viewer:
            self.lift()
        else:
            self._call_to_screen()

    def _call_to_screen(self) -> None:
        seat = self._next_person()
        if self.phase is Phase.CURTAIN and seat is not None:
            self.called_to_screen.emit(seat)

    def _show_again(self) -> None:
        self.framed.emit(self._as_it_is(travel=False))

    def _as_it_is(self, *, travel: bool) -> Frame:
        event, table = self._last_event, self.table()
        sentence = table.status if event is None else self.match.game.sentence(event, self.cast)
        return Frame(table, sentence, event, travel=travel)

    # Computer players

    def _computers(self) -> list[int]:
        players = self.match.setup.players
        return [seat for seat in self.match.state.actors() if players[seat] != PERSON]

    def _ask_all(self) -> None:
        for seat in self._computers():
            if not self._answers.asked(seat):
                temper = Temper(self.match.setup.players[seat], self.party.mistakes)
                self._answers.ask(self.match.game, seat, temper, self.match.state.observe(seat))

    def _answered(self, seat: int, answer: Answer) -> None:
        if answer.move is None and self.match.state.turn in (seat, None):
            self._play_plainly(seat)
        self._clock_answers()

    def _play_plainly(self, seat: int) -> None:
        """The game never hangs: a player without a usable answer makes the first legal move."""
        _log.error("seat %d has no usable answer", seat)
        self._answers.put(seat, Answer(self.match.state.legal_moves(seat)[0], self.pace.step))

    def _clock_answers(self) -> None:
        """Set the timer to the earliest answer that is due."""
        self._timer.stop()
        if self.phase is not Phase.OPEN or self._holds:
            return
        dues = self._dues()
        if dues:
            wait = max(0.0, dues[0].seconds - self._clock.seconds())
            self._timer.start(int(wait * 1000) + 1)

    def _dues(self) -> list[Due]:
        if not self._answers.complete():
            return []  # Who thinks longer may still be the first by the clock.
        turn = self.match.state.turn
        if self._waits() or (turn is None and self._next_person() is not None):
            # Where all choose at once, people do so in peace, and the others after them.
            return []
        hears = not self._at_once and self._calls_open()
        waits = Waits(turn, self._call, self.pace, hears, self._released or self._at_once)
        return waits.dues(self._answers.held())

    def _act(self) -> None:
        """The earliest answer whose time has come is played."""
        if self.phase is not Phase.OPEN or self._holds:
            return
        dues = self._dues()
        if dues and dues[0].seconds <= self._clock.seconds() + 0.001:
            self._commit_answer(dues[0].seat, dues[0].move)
        self._clock_answers()

    def _commit_answer(self, seat: int, move: Move) -> None:
        try:
            self._commit(seat, move)
        except MoveError as error:
            _log.error("seat %d wanted %s: %s", seat, move, error)
            if self.match.state.turn in (seat, None):
                self._play_plainly(seat)
            else:
                self._answers.forget(seat)
