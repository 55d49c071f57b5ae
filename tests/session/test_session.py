"""The turn loop: who may act when, and that nothing is played twice, late or by nobody."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardgames_gui.engine.archive import read
from cardgames_gui.engine.moves import MoveError
from cardgames_gui.games.tock.model import Accepted
from cardgames_gui.players.base import Answer
from cardgames_gui.session.frames import GO_ON, PLAY_OUT
from cardgames_gui.session.pace import Pace
from cardgames_gui.session.session import Phase
from cardgames_gui.session.store import FINISHED
from cardgames_gui.session.thinker import Thinker
from cardgames_gui.shelf import game
from tests.session.tables import PERSON, QUICK, Scripted, session_at, setup

TOCK = game("tock")


def move(text: str) -> object:
    return TOCK.read_move(text)


def test_computer_players_play_a_whole_match(qtbot: QtBot, tmp_path: Path) -> None:
    thinker = Thinker()
    session, onlooker = session_at(tmp_path, thinker, setup("casual", "expert"))
    session.play_out()
    session._at_once = True
    session.begin()
    qtbot.waitUntil(lambda: bool(onlooker.outcomes), timeout=60_000)
    session.close()
    thinker.close()
    assert sorted(onlooker.outcomes[0].places) == [1, 2]
    (kept,) = (tmp_path / FINISHED).glob("*.match")
    assert read(kept.read_text(), game).match.moves == session.match.moves


def test_a_person_acts_only_while_hands_are_open(qtbot: QtBot, tmp_path: Path) -> None:
    session, onlooker = session_at(tmp_path, Scripted(), setup(PERSON, "casual"))
    session.begin()
    session.play(move("draw 5"))
    assert session.match.ply == 0
    qtbot.waitUntil(lambda: onlooker.open)
    session.play(move("draw 5"))
    session.play(move("drawn own"))  # The card is still travelling.
    assert [str(m) for _, m in session.match.moves] == ["draw 5"]
    qtbot.waitUntil(lambda: onlooker.open)
    with pytest.raises(MoveError):
        session.play(move("draw 6"))
    session.close()


def test_every_move_is_in_the_journal_before_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    session, onlooker = session_at(tmp_path, Scripted(), setup(PERSON, "casual"))
    session.begin()
    qtbot.waitUntil(lambda: onlooker.open)
    session.play(move("draw 5"))
    (path,) = tmp_path.glob("*.match")
    qtbot.waitUntil(lambda: path.read_text().count("\n") == 2)
    assert read(path.read_text(), game).match.moves == session.match.moves
    session.close()


def test_the_earliest_answer_has_it(qtbot: QtBot, tmp_path: Path) -> None:
    """Two reactions to one action: the quicker one is played, the other one is stale or next."""
    thinker = Scripted()
    knock = TOCK.call(setup("casual", PERSON))
    assert knock is not None
    thinker.will(1, Answer(knock.move, 0.05))
    thinker.will(2, Answer(knock.move, 0.01))
    pace = Pace(step=5.0, notice=0.0, slack=1.0)
    session, onlooker = session_at(tmp_path, thinker, setup(PERSON, "casual", "casual"), pace)
    session.begin()
    qtbot.waitUntil(lambda: onlooker.open)
    session.play(move("draw 5"))
    qtbot.waitUntil(lambda: session.match.ply == 3)
    assert [seat for seat, _ in session.match.moves] == [0, 2, 1]
    session.close()


def test_a_person_is_quicker_than_a_slow_reaction(qtbot: QtBot, tmp_path: Path) -> None:
    thinker = Scripted()
    knock = TOCK.call(setup("casual", PERSON))
    assert knock is not None
    thinker.will(1, Answer(knock.move, 30.0))
    session, onlooker = session_at(
        tmp_path, thinker, setup(PERSON, "casual"), Pace(30.0, 30.0, 1.0)
    )
    session.begin()
    qtbot.waitUntil(lambda: onlooker.open)
    session.play(move("draw 5"))
    qtbot.waitUntil(lambda: onlooker.open)
    session.play(move("drawn own"))
    assert [seat for seat, _ in session.match.moves] == [0, 0]
    session.close()


def test_nothing_is_played_while_held(qtbot: QtBot, tmp_path: Path) -> None:
    session, onlooker = session_at(tmp_path, Scripted(), setup("casual", "casual"))
    session.hold("a dialog")
    session.begin()
    qtbot.waitUntil(lambda: onlooker.open)
    qtbot.wait(80)
    assert session.match.ply == 0
    session.hold("another")
    session.release("a dialog")
    qtbot.wait(50)
    assert session.match.ply == 0
    session.release("another")
    qtbot.waitUntil(lambda: session.match.ply > 3)
    session.close()


@pytest.mark.parametrize("pace", [Pace(wait_step=True), Pace(0, 0, 0, wait_notice=True)])
def test_a_computer_waits_until_the_person_goes_on(
    qtbot: QtBot, tmp_path: Path, pace: Pace
) -> None:
    session, onlooker = session_at(tmp_path, Scripted(), setup("casual", PERSON, start=0), pace)
    session.begin()
    qtbot.waitUntil(lambda: onlooker.open)
    if session.match.ply == 0 and not pace.wait_step:
        qtbot.waitUntil(lambda: session.match.ply == 1 and onlooker.open)
    before = session.match.ply
    qtbot.wait(100)
    assert session.match.ply == before
    assert GO_ON in [offer.choice().move for offer in session.table().offers]
    session.play(GO_ON)
    qtbot.waitUntil(lambda: session.match.ply == before + 1)
    session.close()


def test_a_call_halts_the_table_until_it_was_read(qtbot: QtBot, tmp_path: Path) -> None:
    pace = Pace(30.0, 30.0, 1.0)
    thinker = Scripted()
    thinker.will(0, Answer(TOCK.read_move("draw 0"), 0.0))
    session, onlooker = session_at(tmp_path, thinker, setup("casual", PERSON), pace)
    session.begin()
    qtbot.waitUntil(lambda: onlooker.open)
    assert session.call_refusal(1) == "There is nothing to knock at."
    session.call(1)
    assert session.match.ply == 0
    session.set_pace(QUICK)
    qtbot.waitUntil(lambda: session.match.ply >= 1)
    session.set_pace(pace)
    session.call(1)
    assert session.match.moves[-1][0] == 1
    qtbot.waitUntil(lambda: any(frame.halt for frame in onlooker.frames))
    halted = next(frame for frame in onlooker.frames if frame.halt)
    assert halted.sentence == "You knocked: Ana had missed nothing."
    assert halted.event is not None
    assert halted.event.cards
    assert session.call_refusal(1) == "You have already knocked at this."
    session.close()


def test_the_rest_is_played_out_when_no_person_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    session, onlooker = session_at(tmp_path, Scripted(), setup(PERSON, "casual", "casual"))
    assert all(PLAY_OUT not in offer.moves for offer in session.table().offers)
    state = session.match.state
    state.table.clear()  # type: ignore[attr-defined]
    state.out.append(0)  # type: ignore[attr-defined]
    assert PLAY_OUT in [offer.choice().move for offer in session.table().offers]
    assert onlooker.frames == []
    # The button stands while the others' cards are on their way, and can be pressed then.
    frame = session._frame(Accepted(1))
    assert [(offer.choice().move, offer.steady) for offer in frame.table.offers] == [
        (PLAY_OUT, True)
    ]
    session.play(PLAY_OUT)
    assert session.phase is Phase.SHOWING
    assert session._frame(Accepted(1)).table.offers == ()
    session.close()


def test_a_wrong_answer_is_logged_and_play_goes_on(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Scripted()
    thinker.will(0, Answer(TOCK.read_move("drawn own"), 0.0), Answer(None, 0.0))
    session, _ = session_at(tmp_path, thinker, setup("casual", PERSON), QUICK)
    session.begin()
    qtbot.waitUntil(lambda: session.match.ply > 0)
    assert "wanted drawn own" in caplog.text
    session.close()


def test_closing_leaves_nothing_to_happen(qtbot: QtBot, tmp_path: Path) -> None:
    thinker = Scripted(at_once=False)
    session, onlooker = session_at(tmp_path, thinker, setup("casual", PERSON))
    session.begin()
    qtbot.waitUntil(lambda: onlooker.open)
    session.close()
    session.close()
    assert session.phase is Phase.CLOSED
    assert thinker.asked == {}


def test_a_match_without_a_move_is_not_kept(qtbot: QtBot, tmp_path: Path) -> None:
    session, onlooker = session_at(tmp_path, Scripted(), setup(PERSON, "casual"))
    session.begin()
    qtbot.waitUntil(lambda: onlooker.open and bool(list(tmp_path.glob("*.match"))))
    session.close()
    assert list(tmp_path.iterdir()) == []
    session, onlooker = session_at(tmp_path, Scripted(), setup(PERSON, "casual"))
    session.begin()
    qtbot.waitUntil(lambda: onlooker.open)
    session.play(move("draw 5"))
    session.close()
    assert len(list(tmp_path.glob("*.match"))) == 1


def test_a_match_gone_on_with_says_what_happened_last(qtbot: QtBot, tmp_path: Path) -> None:
    """It can still be called at."""
    session, onlooker = session_at(tmp_path, Scripted(), setup(PERSON, PERSON))
    session.begin()
    assert onlooker.frames[0].sentence == "121 cards left on the table"
    qtbot.waitUntil(lambda: onlooker.open)
    session.play(move("draw 5"))
    said = onlooker.frames[-1].sentence
    assert said.startswith("Ana drew the")
    session.close()
    again, later = session_at(tmp_path, Scripted(), session.match.setup)
    again.match = session.match
    again.begin()
    assert later.frames[0].sentence == said
    assert later.frames[0].table.zone("drawn").present()
    assert session.match.ply == 1
    again.close()


def test_another_pace_shows_anew_only_what_it_changes(qtbot: QtBot, tmp_path: Path) -> None:
    """What a hand has picked or laid out stays when any setting is changed."""
    session, onlooker = session_at(tmp_path, Scripted(), setup(PERSON, "casual"))
    session.begin()
    qtbot.waitUntil(lambda: onlooker.open)
    shown = len(onlooker.frames)
    session.set_pace(Pace(step=1.0, notice=1.0, slack=1.0))
    assert len(onlooker.frames) == shown
    session.close()
