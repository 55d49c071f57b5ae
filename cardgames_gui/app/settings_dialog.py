"""The settings, each of which holds from the moment it is changed."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cardgames_gui.app import motion
from cardgames_gui.app.buttons import Look, Pill
from cardgames_gui.app.choice import Choice
from cardgames_gui.app.settings import (
    Animation,
    CardSize,
    KnockTime,
    Pace,
    PlacesHelp,
    Settings,
)
from cardgames_gui.app.sheet import Sheet
from cardgames_gui.app.switch import Switch
from cardgames_gui.engine import language
from cardgames_gui.engine.language import Catalogue

_ = Catalogue("cardgames").gettext

WIDTH: Final = 560
# Qt names these after one country: "American English", "español de España".
_PLAIN_NAMES: Final = {"en": "English", "es": "español"}


class SettingsDialog(Sheet):
    """`changed` carries a dict: the names and new values of the settings that were changed."""

    # Not Signal(dict): PySide6 would make a QVariantMap of it, and a plain str of every StrEnum.
    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = {
            "language": Choice(("", *language.languages())),
            "pace": Choice([*Pace]),
            "knock_time": Choice([*KnockTime]),
            "animation": Choice([*Animation]),
            "places_help": Choice([*PlacesHelp]),
            "card_size": Choice([*CardSize]),
        }
        switches = ["hints", "fullscreen"]
        if motion.told():
            switches.insert(0, "less_motion")
        self._switches = {name: Switch() for name in switches}
        self._labels = {name: QLabel() for name in self._choices}
        self._done = Pill(look=Look.QUIET)
        self._done.setDefault(True)
        self._done.clicked.connect(self.accept)
        self._lay()
        for name, choice in self._choices.items():
            value = getattr(settings, name)
            # A language that this version has no catalogue for is shown as the system's.
            choice.set_value(value if choice.has(value) else "")
            choice.chosen.connect(lambda value, name=name: self._change(name, value))
        for name, switch in self._switches.items():
            switch.setChecked(getattr(settings, name))
            switch.toggled.connect(lambda on, name=name: self._change(name, on))
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(_("Settings"))
        self.heading.setText(_("Settings"))
        self._done.setText(_("Done"))
        labels = {
            "language": _("Language"),
            "pace": _("Computer players play"),
            "knock_time": _("Time to knock"),
            "animation": _("Moving cards"),
            "places_help": _("While a card is held, show"),
            "card_size": _("Cards"),
        }
        words = {
            "language": (
                _("as the system"),
                *(own_name(name) for name in language.languages()),
            ),
            "pace": (_("slowly"), _("at a normal pace"), _("fast"), _("when I go on")),
            "knock_time": tuple(timed(word, time.seconds) for word, time in knock_times()),
            "animation": (_("off"), _("fast"), _("normal"), _("slow")),
            "places_help": (
                _("nothing"),
                _("whether it fits under it"),
                _("all places where it fits"),
            ),
            "card_size": (_("normal"), _("large")),
        }
        switches = {
            "less_motion": _("No moving cards where the system asks for less motion"),
            "hints": _("Say what each sequence needs next"),
            "fullscreen": _("Full screen"),
        }
        for name, choice in self._choices.items():
            self._labels[name].setText(labels[name])
            choice.set_words(words[name])
            choice.setAccessibleName(labels[name])
        for name, switch in self._switches.items():
            switch.setText(switches[name])

    def _lay(self) -> None:
        grid = QGridLayout(self.content)
        grid.setContentsMargins(6, 6, 6, 6)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        for row, (name, choice) in enumerate(self._choices.items()):
            grid.addWidget(self._labels[name], row, 0)
            grid.addWidget(choice, row, 1)
        for row, switch in enumerate(self._switches.values(), len(self._choices)):
            grid.addWidget(switch, row, 0, 1, 2)
        grid.setRowStretch(grid.rowCount(), 1)
        self.content.setMinimumWidth(WIDTH)
        self.feet.addStretch(1)
        self.feet.addWidget(self._done)

    def _change(self, name: str, value: Any) -> None:
        self.changed.emit({name: value})


def knock_times() -> tuple[tuple[str, KnockTime], ...]:
    """The word for each time to knock."""
    words = (_("short"), _("normal"), _("long"), _("until I go on"))
    return tuple(zip(words, KnockTime, strict=True))


def timed(word: str, seconds: float | None) -> str:
    """A word with its seconds, if they are limited, as the language writes numbers."""
    if seconds is None:
        return word
    return _("{word}: {seconds} s").format(word=word, seconds=QLocale().toString(seconds))


def own_name(name: str) -> str:
    """A language as its speakers call it."""
    native = _PLAIN_NAMES.get(name) or QLocale(name).nativeLanguageName()
    return native[:1].upper() + native[1:] if native else name
