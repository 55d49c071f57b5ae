"""Every setting can be changed in the dialog, and holds at once."""

from dataclasses import fields

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardgames_gui.app import motion
from cardgames_gui.app.settings import Settings
from cardgames_gui.app.settings_dialog import SettingsDialog, own_name
from cardgames_gui.app.settings_store import SettingsStore
from cardgames_gui.app.window import Window

ELSEWHERE = {"maximized", "geometry", "tables", "other"}
"""What is kept without a control of its own: the window's place, the seats, what is unknown."""


def opened(qtbot: QtBot, settings: Settings) -> tuple[SettingsDialog, list[dict[str, object]]]:
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    changes: list[dict[str, object]] = []
    dialog.changed.connect(changes.append)
    dialog.open()
    qtbot.waitExposed(dialog)
    return dialog, changes


def test_every_setting_has_its_control(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motion, "told", lambda: True)
    dialog, _changes = opened(qtbot, Settings())
    controls = {*dialog._choices, *dialog._switches}
    assert controls == {each.name for each in fields(Settings)} - ELSEWHERE


def test_each_control_changes_its_setting(qtbot: QtBot) -> None:
    dialog, changes = opened(qtbot, Settings())
    for name, choice in dialog._choices.items():
        for _value in range(choice.count()):
            before = choice.value
            QTest.keyClick(choice, Qt.Key.Key_Down)
            if choice.value != before:
                change = changes.pop()
                assert change == {name: choice.value}
                assert type(change[name]) is type(getattr(Settings(), name))
        assert choice.currentIndex() == choice.count() - 1
    for name, switch in dialog._switches.items():
        QTest.keyClick(switch, Qt.Key.Key_Space)
        assert changes.pop() == {name: switch.isChecked()}
    assert not changes


def test_shows_what_is_set(qtbot: QtBot) -> None:
    settings = Settings(language="es", hints=False)
    dialog, changes = opened(qtbot, settings)
    assert dialog._choices["language"].value == "es"
    assert dialog._choices["language"].currentText() == "Español"
    assert not dialog._switches["hints"].isChecked()
    assert not changes


def test_a_language_that_is_gone(qtbot: QtBot) -> None:
    dialog, _changes = opened(qtbot, Settings(language="tlh"))
    assert dialog._choices["language"].value == ""


def test_languages_call_themselves() -> None:
    assert own_name("en") == "English"
    assert own_name("es") == "Español"


def test_less_motion_only_where_qt_can_tell(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motion, "told", lambda: False)
    assert "less_motion" not in opened(qtbot, Settings())[0]._switches
    assert motion.less_wanted() is False


def test_the_window_keeps_what_is_changed(window: Window, qtbot: QtBot) -> None:
    window.actions_.settings.trigger()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    QTest.keyClick(dialog._switches["hints"], Qt.Key.Key_Space)
    QTest.keyClick(dialog._choices["pace"], Qt.Key.Key_End)
    kept = SettingsStore(window._store._path).settings
    assert (kept.hints, kept.pace) == (False, "wait")
