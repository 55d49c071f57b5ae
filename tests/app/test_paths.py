"""Where things are kept, and what is noticed where nothing can be."""

import errno
import os
import sys
from pathlib import Path

import pytest

from cardgames_gui.app import paths
from cardgames_gui.app.paths import Paths


def test_the_argument_goes_before_the_environment(tmp_path: Path) -> None:
    environ = {"CARDGAMES_DATA": str(tmp_path / "named")}
    assert paths.find(tmp_path / "given", environ) == Paths.within(tmp_path / "given")
    assert paths.find(None, environ).settings == tmp_path / "named" / "settings.json"
    system = paths.find(None, {})
    assert tmp_path not in system.settings.parents
    assert {p.name for p in (system.settings, system.matches)} == {"settings.json", "matches"}


def test_a_user_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    class Homeless:
        def __init__(self, *_args: object, **_named: object) -> None: ...

        def __getattr__(self, name: str) -> Path:
            raise RuntimeError(f"could not determine the home directory for {name}")

    monkeypatch.setattr("platformdirs.PlatformDirs", Homeless)
    assert paths.find(None, {}).unwritable() is not None


def test_a_relative_folder_stays_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = paths.find(Path("here"), {})
    monkeypatch.chdir("/")
    assert found.matches == tmp_path / "here" / "matches"


@pytest.mark.skipif(sys.platform == "win32", reason="a folder in use cannot be removed there")
def test_a_relative_folder_in_one_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    found = Paths.within(Path("here")).unwritable()
    assert found is not None
    assert found[0] == Path("here")


def test_missing_folders_are_made(tmp_path: Path) -> None:
    places = Paths.within(tmp_path / "José 日本" / "new")
    assert places.unwritable() is None
    assert places.matches.is_dir()
    assert places.log.is_dir()
    assert not list(places.matches.iterdir())


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    found = Paths.within(tmp_path / "file").unwritable()
    assert found is not None
    assert found[0] == tmp_path / "file"


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object, **_named: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("tempfile.TemporaryFile", full)
    found = Paths.within(tmp_path).unwritable()
    assert found is not None
    assert found[1].errno == errno.ENOSPC
