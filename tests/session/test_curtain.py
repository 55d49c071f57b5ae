"""Several people with private hands: each is called before anything of their hand is told."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardgames_gui.engine.game import Game
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.table import Table
from cardgames_gui.session.session import Phase, Session
from cardgames_gui.session.store import Store
from cardgames_gui.shelf import GAMES, game
from tests.session.tables import PERSON, QUICK, Onlooker, Scripted, session_at, setup

OF_HANDS = [each.id for each in GAMES if each.private]
every_game = pytest.mark.parametrize("name", OF_HANDS)


class Chance(Scripted):
    """Computer players that do anything that is allowed: such matches end."""

    def __init__(self) -> None:
        super().__init__()
        self.rng = Random(5)

    def first_move(self, game: Game, observation: Any) -> Move | None:
        moves = game.imagine(observation, self.rng).legal_moves(observation.seat)
        return self.rng.choice(moves) if moves else None


class Sitting:
    """A session with these players, who all make the first move they have."""

    def __init__(
        self, folder: Path, name: str, *players: str, thinker: Scripted | None = None
    ) -> None:
        made = setup(*players, of=name)
        self.session, self.onlooker = session_at(folder, thinker or Scripted(), made)
        self.called: list[int] = []
        """Who was called to the screen, in order."""
        self.session.called_to_screen.connect(self.called.append)

    @property
    def last(self) -> Table:
        return self.onlooker.frames[-1].table

    def play(self) -> None:
        """The first move of the person before the screen, if it is theirs to move."""
        session, seat = self.session, self.session.chair
        if seat is not None and (moves := session.match.state.legal_moves(seat)):
            session.play(moves[0])

    def go_on(self, qtbot: QtBot, steps: int) -> None:
        """So many curtains lifted and moves made."""
        for _step in range(steps):
            if self._still(qtbot) is Phase.CURTAIN:
                self.session.lift()
            else:
                self._act(qtbot)

    def to_the_curtain(self, qtbot: QtBot) -> None:
        """Play until somebody is called."""
        while self._still(qtbot) is not Phase.CURTAIN:
            assert self.session.phase is Phase.OPEN
            self._act(qtbot)

    def _still(self, qtbot: QtBot) -> Phase:
        session = self.session
        qtbot.waitUntil(lambda: session.phase is not Phase.SHOWING, timeout=10_000)
        return session.phase

    def _act(self, qtbot: QtBot) -> None:
        ply = self.session.match.ply
        self.play()
        if self.session.match.ply == ply:
            qtbot.wait(1)


def shows_a_hand(table: Table, public: Table) -> bool:
    """Whether any card is up that an onlooker does not see."""
    seen = {card.key for zone in public.zones for card in zone.present() if card.up}
    return any(card.up and card.key not in seen for z in table.zones for card in z.present())


def public(session: Session) -> Table:
    """The table as somebody sees it who looks over nobody's shoulder."""
    return session.match.game.table(session.match.state.observe(None), session.cast)


@every_game
def test_nothing_is_shown_before_the_curtain_is_lifted(
    qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    at = Sitting(tmp_path, name, PERSON, "casual", PERSON)
    session = at.session
    session.begin()
    for _curtain in range(6):
        at.to_the_curtain(qtbot)
        assert session.chair is None
        assert not shows_a_hand(at.last, public(session))
        assert not shows_a_hand(session.table(), public(session))
        assert session.table().offers == ()
        ply = session.match.ply
        session.play(session.match.state.legal_moves(at.called[-1])[0])
        assert session.match.ply == ply, "nobody is before the screen"
        session.lift()
        assert session.chair == at.called[-1]
        qtbot.waitUntil(lambda: at.onlooker.open)
        assert shows_a_hand(at.last, public(session))
        at.play()
    assert set(at.called) == {0, 2}
    session.close()


@every_game
def test_every_frame_shows_one_hand_at_most(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    """Also while cards travel: nothing of the next hand is in a table of the last person's."""
    at = Sitting(tmp_path, name, PERSON, PERSON)
    at.session.begin()
    at.go_on(qtbot, 40)
    assert len(at.onlooker.frames) > 20
    for frame in at.onlooker.frames:
        chair = frame.table.chair
        for zone in frame.table.zones:
            if zone.id.startswith("hand.") and zone.side != chair:
                assert not any(card.up for card in zone.present())
    at.session.close()


@every_game
def test_nobody_is_called_twice_in_a_row(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    """Who moves again, or after computer players alone, is before the screen still."""
    at = Sitting(tmp_path, name, PERSON, "casual", PERSON)
    at.session.begin()
    at.go_on(qtbot, 60)
    assert len(at.called) > 5
    assert all(one != other for one, other in pairwise(at.called))
    at.session.close()


@every_game
def test_where_all_choose_at_once_each_is_called_in_turn(
    qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    """B3, W3"""
    at = Sitting(tmp_path, name, PERSON, "casual", PERSON)
    session = at.session
    assert session.match.state.turn is None
    session.begin()
    for seat in (0, 2):
        qtbot.waitUntil(lambda: session.phase is Phase.CURTAIN)
        assert at.called[-1] == seat
        session.lift()
        qtbot.waitUntil(lambda: at.onlooker.open)
        assert session.chair == seat
        at.play()
    assert [seat for seat, _move in session.match.moves] == [0, 2]
    session.close()


@every_game
def test_one_person_has_no_curtain(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    at = Sitting(tmp_path, name, PERSON, "casual", "casual")
    assert not at.session.has_curtain
    at.session.begin()
    at.go_on(qtbot, 30)
    assert at.called == []
    assert {frame.table.chair for frame in at.onlooker.frames} == {0}
    at.session.close()


def test_an_open_game_has_no_curtain(tmp_path: Path) -> None:
    at = Sitting(tmp_path, "tock", PERSON, PERSON)
    assert not at.session.has_curtain
    at.session.close()


@every_game
def test_a_match_that_is_gone_on_with_begins_with_the_curtain(
    qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    at = Sitting(tmp_path, name, PERSON, PERSON)
    at.session.begin()
    at.go_on(qtbot, 11)
    path = at.session.journal.path
    at.session.close()
    resumed = Store(tmp_path, game).resume(path)
    assert resumed is not None
    kept, journal = resumed
    thinker: Any = Scripted()
    session = Session(kept.match, kept.party, journal, thinker, QUICK)
    onlooker, called = Onlooker(session), list[int]()
    session.called_to_screen.connect(called.append)
    session.begin()
    qtbot.waitUntil(lambda: session.phase is Phase.CURTAIN)
    assert len(called) == 1
    assert not any(shows_a_hand(each.table, public(session)) for each in onlooker.frames)
    session.close()


@every_game
def test_another_language_behind_the_curtain_lifts_nothing(
    qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    at = Sitting(tmp_path, name, PERSON, PERSON)
    at.session.begin()
    qtbot.waitUntil(lambda: at.session.phase is Phase.CURTAIN)
    at.session.retranslate()
    at.session.set_pace(QUICK)
    assert at.session.phase is Phase.CURTAIN
    assert at.called == [0, 0], "the words are said again"
    assert not any(shows_a_hand(f.table, public(at.session)) for f in at.onlooker.frames)
    at.session.close()


def bare(table: Table) -> Table:
    """What lies there, without what a hand may do."""
    return replace(table, offers=(), grips=())


def public_tables(match: Match, session: Session) -> list[Table]:
    """All that somebody who only looks on has seen of a match, event by event."""
    seen: list[Table] = []
    state = match.at(0)

    def look(_event: object = None) -> None:
        seen.append(bare(match.game.table(state.observe(None), session.cast)))

    look()
    for seat, move in match.moves:
        state.apply(seat, move, look)
        look()
    return seen


@every_game
def test_a_whole_match_shows_an_onlooker_nothing_else(
    qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    """Random moves to the end: each frame is for who was called last, or is an onlooker's."""
    at = Sitting(tmp_path, name, "casual", PERSON, PERSON, thinker=Chance())
    session, chance = at.session, Random(1)
    before_the_screen: list[int | None] = []
    session.framed.connect(
        lambda _frame: before_the_screen.append(at.called[-1] if at.called else None)
    )
    session.begin()
    while at._still(qtbot) is not Phase.OVER:
        seat = session.chair
        moves = () if seat is None else session.match.state.legal_moves(seat)
        if session.phase is Phase.CURTAIN:
            session.lift()
        elif moves:
            session.play(chance.choice(moves))
        else:
            qtbot.wait(1)
    public = public_tables(session.match, session)
    for frame, seat in zip(at.onlooker.frames, before_the_screen, strict=True):
        if frame.table.chair is None:
            assert bare(frame.table) in public
            assert frame.table.grips == ()
            assert not any(offer.picks for offer in frame.table.offers)
        else:
            assert frame.table.chair == seat
    assert at.last.chair is None, "the end is for everybody"
    session.close()


def test_a_score_brings_everybody_to_the_screen(qtbot: QtBot, tmp_path: Path) -> None:
    """Nobody's new hand is shown then before they are called, though they have just played."""
    at = Sitting(tmp_path, "twenty_three", PERSON, PERSON)
    session, read_move = at.session, game("twenty_three").read_move
    leave, wait = read_move("drop"), read_move("pass")
    session.begin()
    while session.match.state.observe(None).round == 1:
        if at._still(qtbot) is Phase.CURTAIN:
            session.lift()
            continue
        seat = session.chair
        assert seat is not None
        if leave not in session.match.state.legal_moves(seat):
            at.play()
        elif seat == 1 or (1, leave) in session.match.moves:
            session.play(leave)
        else:
            session.play(wait)
    assert session.match.moves[-1][0] == 0
    line = len(at.called)
    qtbot.waitUntil(lambda: session.phase is not Phase.SHOWING)
    scored = [frame for frame in at.onlooker.frames if frame.halt and frame.table.score]
    assert len(scored) == 1
    assert session.phase is Phase.CURTAIN
    assert at.called[line:] == [0]
    after = at.onlooker.frames[at.onlooker.frames.index(scored[0]) + 1 :]
    assert all(frame.table.chair is None for frame in after)
    session.close()
