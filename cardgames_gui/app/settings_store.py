"""The settings in use: every change is kept at once, and told to whoever shows it."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from cardgames_gui.app import settings as text
from cardgames_gui.app.settings import Settings
from cardgames_gui.engine.files import replace_text, set_aside
from cardgames_gui.engine.language import Catalogue

_ = Catalogue("cardgames").gettext
_log = logging.getLogger(__name__)

LARGEST: Final = 1_000_000
"""Bytes of the longest file that can be ours; with all that is set it has a few thousand."""


class SettingsStore(QObject):
    """Reads the settings once and writes them whenever they change.

    `trouble` carries one sentence, and only once, when they cannot be kept; what happened while
    reading waits in `told_at_start` until somebody can show it.
    """

    changed = Signal(object)
    trouble = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._settings = Settings()
        self._keeps = True
        self._told = False
        self.told_at_start = ""
        self._read()

    @property
    def settings(self) -> Settings:
        return self._settings

    def change(self, **values: Any) -> None:
        """Give some settings new values; nothing happens where they are the old ones."""
        changed = replace(self._settings, **values)
        if changed == self._settings:
            return
        self._settings = changed
        self._write()
        self.changed.emit(changed)

    def _read(self) -> None:
        try:
            self._settings = text.read(self._content())
        except (FileNotFoundError, NotADirectoryError):
            return
        except text.NewerSettings:
            self._keeps = False
            self.told_at_start = _(
                "The settings were saved by a newer version, so they stay as they are: "
                "what you change lasts until you quit."
            )
        except (text.NotSettings, UnicodeDecodeError) as error:
            _log.info("Damaged settings in %s: %s", self._path, error)
            self._set_aside()
        except OSError as error:
            _log.info("No settings from %s: %s", self._path, error)
            self._keeps = False
            self.told_at_start = _("The settings cannot be read: {reason}.").format(
                reason=error.strerror or error
            )

    def _content(self) -> str:
        with self._path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise text.NotSettings("it is too long")
        return content.decode()

    def _set_aside(self) -> None:
        try:
            aside = set_aside(self._path)
        except OSError as error:
            _log.info("Cannot set %s aside: %s", self._path, error)
            self._keeps = False
            self.told_at_start = _(
                "The settings file {file} is damaged and stays as it is: "
                "what you change lasts until you quit."
            ).format(file=self._path)
            return
        self.told_at_start = _(
            "The settings were damaged and start afresh; the old file is kept as {file}."
        ).format(file=aside)

    def _write(self) -> None:
        if not self._keeps:
            return
        try:
            replace_text(self._path, text.write(self._settings))
        except OSError as error:
            _log.info("Cannot write %s: %s", self._path, error)
            if self._told:
                return
            self._told = True
            self.trouble.emit(cannot_keep(self._path.parent, error))


def cannot_keep(folder: Path, error: OSError) -> str:
    """The one sentence about a folder that is read-only or full."""
    return _(
        "Nothing can be kept in {folder} ({reason}): you can play, but games and settings are "
        "lost when you quit."
    ).format(folder=folder, reason=error.strerror or error)
