"""The log file: it is there, it stays small, and a full disk ends it without noise."""

import errno
import logging
import os
from pathlib import Path

import pytest

from cardgames_gui.app.log import LogFile

RECORD = logging.LogRecord("x", logging.INFO, __file__, 1, "«%s»", ("日本",), None)


def test_keeps_no_more_than_it_should(tmp_path: Path) -> None:
    file = LogFile(tmp_path / "x.log", maxBytes=200, backupCount=2, encoding="utf-8")
    for _line in range(100):
        file.emit(RECORD)
    file.close()
    kept = list(tmp_path.iterdir())
    assert len(kept) == 3
    assert all(path.stat().st_size <= 200 for path in kept)
    assert "日本" in (tmp_path / "x.log").read_text(encoding="utf-8")


def test_a_full_disk_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = LogFile(tmp_path / "x.log", encoding="utf-8")

    def full() -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(file, "flush", full)
    root = logging.getLogger()
    root.addHandler(file)
    file.emit(RECORD)
    assert file not in root.handlers
    assert "The log ends here" in caplog.text
    assert "No space left" in caplog.text
    monkeypatch.undo()
    file.close()
