"""The program with a window, from its start to its exit status."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication

from cardgames_gui import __version__, shelf
from cardgames_gui.app import log, paths, style
from cardgames_gui.app.focus import FocusRings
from cardgames_gui.app.matches import Matches
from cardgames_gui.app.qt_language import QtLanguage
from cardgames_gui.app.settings import Settings
from cardgames_gui.app.settings_store import SettingsStore, cannot_keep
from cardgames_gui.app.signals import QuitSignals
from cardgames_gui.app.window import Window
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.table.icons import program_icon

_ = Catalogue("cardgames").gettext
_log = logging.getLogger(__name__)

NAME: Final = "cardgames"


def run(*, data_dir: Path | None, language: str | None, files: Sequence[Path] = ()) -> int:
    """Open the window and stay until it is closed; the exit status."""
    app = application()
    places = paths.find(data_dir)
    no_log = log.start(places.log)
    _log.info("Cardgames %s, Python %s", __version__, sys.version.split()[0])
    store = SettingsStore(places.settings, app)
    tongue = QtLanguage(app)
    tongue.speak(language or store.settings.language)
    window = Window(shelf.GAMES, store)
    log.on_unexpected(lambda: window.tell(unexpected(places.log, no_log)))
    spoken = store.settings.language

    def follow(settings: Settings) -> None:
        nonlocal spoken
        if settings.language != spoken:
            spoken = settings.language
            tongue.speak(spoken)

    store.changed.connect(follow)
    quits = QuitSignals(app.quit, app)
    matches = Matches(window, places.matches, store, app)
    window.painted.connect(lambda: tell_at_start(window, store, places))
    window.painted.connect(matches.begin)
    window.open_up(files)
    status = app.exec()
    matches.close()
    quits.stop()
    # The window goes while Qt is whole, and not whenever Python comes to it.
    window.deleteLater()
    _log.info("Quit")
    log.stop()
    return status


def application() -> QApplication:
    """The application in its own colours; made once in a process."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication([NAME])
    app.setApplicationName(NAME)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(NAME)
    app.setWindowIcon(program_icon())
    style.dress(app)
    FocusRings(app)
    return app


def tell_at_start(window: Window, store: SettingsStore, places: paths.Paths) -> None:
    """Whatever went wrong on the way, a sentence each."""
    _log.info("Open")
    if store.told_at_start:
        window.tell(store.told_at_start)
    if found := places.unwritable():
        window.tell(cannot_keep(*found), "disk")


def unexpected(folder: Path, no_log: OSError | None) -> str:
    """What is said when an error came up that nobody expected."""
    if no_log is not None:
        return _("Something went wrong that should not have; play may go on all the same.")
    return _(
        "Something went wrong that should not have; play may go on all the same. "
        "What happened is written in {folder}."
    ).format(folder=folder)
