"""Starts matches and goes on with them: from the window's wishes to a table with a session."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from cardgames_gui import shelf
from cardgames_gui.app import feel
from cardgames_gui.app.home import Saved
from cardgames_gui.app.settings_store import SettingsStore
from cardgames_gui.app.window import Window
from cardgames_gui.engine.archive import Damaged, Kept, Party, load, write
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.shuffle import LARGEST_SEED
from cardgames_gui.session.cast import cast_of
from cardgames_gui.session.session import Session
from cardgames_gui.session.store import Found, Journal, Store
from cardgames_gui.session.thinker import Thinker

if TYPE_CHECKING:
    from cardgames_gui.app.table_page import TablePage

_ = Catalogue("cardgames").gettext
_log = logging.getLogger(__name__)


class Matches(QObject):
    """Knows the matches on the disk and the one at the table."""

    def __init__(
        self, window: Window, folder: Path, settings: SettingsStore, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._settings = settings
        self._store = Store(folder, shelf.game)
        self.thinker = Thinker(self)
        window.start_requested.connect(self.start)
        window.continue_requested.connect(self.go_on)
        window.file_requested.connect(self.open_file)
        window.home_shown.connect(self.look)

    def begin(self) -> None:
        """After the first paint: what can be continued, a worker awake, and a table at hand."""
        self.look()
        QTimer.singleShot(0, self.thinker, self.thinker.warm_up)
        QTimer.singleShot(0, self, _table_page)

    def close(self) -> None:
        """Leave the table, and end the worker."""
        self._window.close_table()
        self.thinker.close()

    def look(self) -> None:
        """Tell the home screen what there is to go on with."""
        found, told = self._store.unfinished()
        self._window.home.set_saved([_saved(each) for each in found])
        for sentence in told:
            self._window.tell(sentence, sentence)

    def start(self, setup: Setup, names: tuple[str, ...], mistakes: bool) -> None:
        """A new match."""
        party = Party(tuple(names), mistakes)
        match = Match(shelf.game(setup.game), setup)
        self._open(match, party, self._store.begin(setup, party))

    def go_on(self, saved: Saved) -> None:
        """A match of the home screen."""
        try:
            resumed = self._store.resume(saved.path) if saved.path else None
        except (Damaged, OSError) as error:
            _log.info("%s is not there as it was: %s", saved.path, error)
            self.look()  # It tells what there is to tell.
            return
        if resumed is None:
            self._window.tell(_("This match is being played in another window."))
            self.look()
            return
        kept, journal = resumed
        self._open(kept.match, kept.party, journal)

    def open_file(self, path: Path) -> None:
        """A match from a file, played on in a copy; the file itself stays as it is."""
        try:
            kept = load(path, shelf.game)
        except Damaged as error:
            self._window.tell(f"{path.name}: {error}")
        except OSError as error:
            _log.warning("%s cannot be read: %s", path, error)
            self._window.tell(
                _("{name} cannot be read ({reason}).").format(
                    name=path.name, reason=error.strerror or error
                )
            )
        else:
            self._open(kept.match, kept.party, self._copy(kept))

    def _copy(self, kept: Kept) -> Journal:
        journal = self._store.begin(kept.match.setup, kept.party)
        for line in write(kept.match, kept.party).splitlines(keepends=True)[1:]:
            journal.append(line)
        return journal

    def _open(self, match: Match, party: Party, journal: Journal) -> None:
        journal.trouble.connect(lambda sentence: self._window.tell(sentence, "match"))
        pace = feel.pace(self._settings.settings)
        session = Session(match, party, journal, self.thinker, pace)
        page = _table_page()(session, self._window.actions_, self._settings)
        page.again.connect(lambda: self._rematch(match.setup, party))
        page.leave.connect(self._window.show_home)
        self._window.open_table(page, match.game.id, page.close_table)
        page.begin()

    def _rematch(self, setup: Setup, party: Party) -> None:
        """The same table, another deal; the next seat begins (C2)."""
        start = None if setup.start is None else (setup.start + 1) % setup.seats
        seed = SystemRandom().randrange(LARGEST_SEED + 1)
        again = replace(setup, start=start, seed=seed)
        # Not from inside the page's own signal: the page goes.
        QTimer.singleShot(0, self, lambda: self.start(again, party.names, party.mistakes))


def _table_page() -> type[TablePage]:
    """Imported late: a table takes as long to load as the rest, and the home screen needs none."""
    from cardgames_gui.app.table_page import TablePage

    return TablePage


def _saved(found: Found) -> Saved:
    """What the home screen says of it, from what is public at the table."""
    match = found.kept.match
    cast = cast_of(match.setup, found.kept.party)
    table = match.game.table(match.state.observe(None), cast)
    status = table.status
    if table.turn is None:
        line = status
    elif table.turn == cast.you:
        line = _("your turn · {status}").format(status=status)
    else:
        line = _("{name}'s turn · {status}").format(name=cast.name(table.turn), status=status)
    return Saved(match.game.id, match.game.about().title, line, found.path)
