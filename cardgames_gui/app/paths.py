"""Where games, settings and the log are kept."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

import platformdirs

NAME: Final = "cardgames"
VARIABLE: Final = "CARDGAMES_DATA"


@dataclass(frozen=True, slots=True)
class Paths:
    """The places on this machine; none of them need exist."""

    settings: Path
    """A file."""
    matches: Path
    """A folder."""
    log: Path
    """A folder."""

    @classmethod
    def within(cls, folder: Path) -> Self:
        """All in one folder."""
        with suppress(OSError):  # The folder that we were started in may be gone.
            folder = folder.absolute()
        return cls(folder / "settings.json", folder / "matches", folder / "log")

    def unwritable(self) -> tuple[Path, OSError] | None:
        """The first folder in which nothing can be kept, and why; makes those that are missing."""
        for folder in (self.settings.parent, self.matches, self.log):
            try:
                folder.mkdir(parents=True, exist_ok=True)
                with tempfile.TemporaryFile(dir=folder) as probe:
                    probe.write(b"?")
            except OSError as error:
                return folder, error
        return None


def find(data_dir: Path | None = None, environ: Mapping[str, str] = os.environ) -> Paths:
    """The given folder, else the one that the environment names, else what the system provides."""
    if data_dir is not None:
        return Paths.within(data_dir)
    if named := environ.get(VARIABLE):
        return Paths.within(Path(named))
    places = platformdirs.PlatformDirs(NAME, appauthor=False)
    try:
        return Paths(
            places.user_config_path / "settings.json",
            places.user_data_path / "matches",
            places.user_log_path,
        )
    except RuntimeError:
        # A user without a home, as in some containers, can play; nothing can be kept nowhere.
        return Paths.within(Path(os.devnull))
