"""The settings on the disk: a restart remembers all, and nothing is ever overwritten in error."""

import errno
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardgames_gui.app.settings import Pace, Settings, write
from cardgames_gui.app.settings_store import LARGEST, SettingsStore
from tests.app.test_settings import OTHERS

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_restart_remembers_every_setting(settings_file: Path) -> None:
    store = SettingsStore(settings_file)
    assert store.settings == Settings()
    for name in Settings.__slots__:
        store.change(**{name: getattr(OTHERS, name)})
        assert SettingsStore(settings_file).settings == store.settings
    assert store.settings == OTHERS


def test_tells_of_changes_only(qtbot: QtBot, settings_file: Path) -> None:
    store = SettingsStore(settings_file)
    with qtbot.assertNotEmitted(store.changed):
        store.change(pace=Pace.NORMAL)
    assert not settings_file.exists()
    with qtbot.waitSignal(store.changed) as told:
        store.change(pace=Pace.FAST)
    assert told.args == [store.settings]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"version": 1, "pa',
        b"\xff\xfe\x00",
        b"[1]",
        b'{"version": 1, "later": "\\ud800"}',
        b'{"version": 1}' + b" " * LARGEST,
    ],
    ids=range(6),
)
def test_a_damaged_file_is_set_aside(settings_file: Path, content: bytes) -> None:
    settings_file.parent.mkdir()
    settings_file.write_bytes(content)
    store = SettingsStore(settings_file)
    aside = settings_file.with_name("settings.json.damaged")
    assert aside.read_bytes() == content
    assert str(aside) in store.told_at_start
    store.change(pace=Pace.FAST)
    assert SettingsStore(settings_file).settings.pace is Pace.FAST
    assert SettingsStore(settings_file).told_at_start == ""


def test_a_newer_file_is_left_alone(settings_file: Path) -> None:
    settings_file.parent.mkdir()
    settings_file.write_text('{"version": 99, "pace": "warp"}')
    store = SettingsStore(settings_file)
    assert "newer version" in store.told_at_start
    store.change(pace=Pace.FAST)
    assert store.settings.pace is Pace.FAST
    assert settings_file.read_text() == '{"version": 99, "pace": "warp"}'


def test_read_only_is_told_once(
    qtbot: QtBot, settings_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SettingsStore(settings_file)
    told: list[str] = []
    store.trouble.connect(told.append)

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    with monkeypatch.context() as patch:
        patch.setattr("tempfile.mkstemp", refuse)
        store.change(pace=Pace.FAST)
        store.change(pace=Pace.SLOW)
    assert len(told) == 1
    assert str(settings_file.parent) in told[0]
    assert "Read-only" in told[0]
    assert store.settings.pace is Pace.SLOW
    # When there is room again, everything is kept again.
    store.change(hints=False)
    assert SettingsStore(settings_file).settings == store.settings


def test_a_full_disk_keeps_the_old_file(
    settings_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SettingsStore(settings_file).change(pace=Pace.FAST)
    before = settings_file.read_text()
    store = SettingsStore(settings_file)

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    store.change(pace=Pace.SLOW)
    assert settings_file.read_text() == before
    assert [path.name for path in settings_file.parent.iterdir()] == ["settings.json"]


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = SettingsStore(tmp_path / "file" / "settings.json")
    told: list[str] = []
    store.trouble.connect(told.append)
    store.change(pace=Pace.FAST)
    assert store.settings.pace is Pace.FAST
    assert len(told) == 1


def test_a_file_that_cannot_be_read(settings_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings_file.parent.mkdir()
    settings_file.write_text(write(OTHERS))

    def refuse(*_args: object, **_named: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        store = SettingsStore(settings_file)
    assert "Permission denied" in store.told_at_start
    store.change(pace=Pace.FAST)
    assert settings_file.read_text() == write(OTHERS)
