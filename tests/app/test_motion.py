"""What the system says about motion, as far as Qt passes it on."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import qVersion

from cardgames_gui.app import motion


@pytest.mark.usefixtures("qapp")
def test_qt_tells_from_6_12_on() -> None:
    version = tuple(int(part) for part in qVersion().split(".")[:2])
    assert motion.told() == (version >= (6, 12))
    for _again in range(50):
        assert motion.less_wanted() in (True, False)


@pytest.mark.parametrize(("word", "less"), [("ReducedMotion", True), ("NoPreference", False)])
def test_less_motion(monkeypatch: pytest.MonkeyPatch, word: str, less: bool) -> None:
    preference = SimpleNamespace(name=word)
    hints = SimpleNamespace(motionPreference=lambda: preference)
    style = SimpleNamespace(accessibility=lambda: hints)
    monkeypatch.setattr(motion, "QStyleHints", SimpleNamespace(accessibility=None))
    monkeypatch.setattr(motion, "QGuiApplication", SimpleNamespace(styleHints=lambda: style))
    assert motion.told()
    assert motion.less_wanted() is less
