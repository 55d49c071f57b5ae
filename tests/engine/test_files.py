"""Files are whole at any time, and what was set aside is never overwritten."""

import os
from pathlib import Path

import pytest

from cardgames_gui.engine.files import replace_text, set_aside


def test_replaces_and_keeps_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "José 日本" / "x.json"
    replace_text(path, "one", keep_previous=True)
    replace_text(path, "zwei\n→", keep_previous=True)
    assert path.read_bytes() == "zwei\n→".encode()
    assert path.with_name("x.json.previous").read_text() == "one"
    assert len(list(path.parent.iterdir())) == 2


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "x.json"
    replace_text(path, "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    if step == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        replace_text(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_sets_aside_without_overwriting(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    for text in ("a", "b", "c"):
        path.write_text(text)
        set_aside(path)
    kept = {p.name: p.read_text() for p in tmp_path.iterdir()}
    assert kept == {"x.json.damaged": "a", "x.json.damaged-2": "b", "x.json.damaged-3": "c"}
