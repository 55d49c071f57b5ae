"""Another language while the program runs: every word in the window follows."""

import gettext
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from cardgames_gui.app import qt_language
from cardgames_gui.app.qt_language import QtLanguage
from cardgames_gui.app.window import Window
from cardgames_gui.engine import language


class Strange(gettext.NullTranslations):
    """Says everything in another way, so that what was not asked anew is found out."""

    def gettext(self, message: str) -> str:
        return f"«{message}»"

    def ngettext(self, one: str, many: str, n: int) -> str:
        return f"«{one if n == 1 else many}»"


@pytest.fixture
def tongue(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[QtLanguage]:
    """Spanish is a language in which every text of ours has marks around it."""
    real = language._translations
    monkeypatch.setattr(
        language,
        "_translations",
        lambda domain, name: Strange() if name == "es" else real(domain, name),
    )
    made = QtLanguage(qapp)
    yield made
    made.speak("en")


def say(tongue: QtLanguage, name: str) -> None:
    """Qt tells the windows when it comes back to its event loop."""
    tongue.speak(name)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)


def words(root: QWidget) -> dict[str, str]:
    """All that can be read, with where it stands."""
    found: dict[str, str] = {"title": root.windowTitle()}
    for index, each in enumerate(root.findChildren(QWidget)):
        name = f"{index} {type(each).__name__}"
        for what in ("text", "placeholderText", "toolTip", "accessibleName"):
            read = getattr(each, what, None)
            if callable(read):
                found[f"{name}.{what}"] = read()
        if isinstance(each, QComboBox):
            for item in range(each.count()):
                found[f"{name}.{item}"] = each.itemText(item)
    return {place: text for place, text in found.items() if text}


def proper(text: str) -> bool:
    """What is the same in every language: numbers, first names, names of games and languages."""
    return text.isdecimal() or text in {
        *("Nina", "Bruno", "Yuki", "Leo", "Ada", "Marta"),
        *("Tock!", "Bloqueadas", "English", "Español"),
    }


@pytest.mark.parametrize("opens", ["home", "rules", "settings", "seats", "about"])
def test_every_word_follows(window: Window, tongue: QtLanguage, opens: str) -> None:
    match opens:
        case "rules":
            window.show_rules()
        case "settings":
            window.show_settings()
        case "seats":
            window.ask_seats("tock")
        case "about":
            window.show_about()
    root: QWidget = window._dialog or window
    window.tell("A message that is kept as it was told.")
    before = words(root)
    say(tongue, "es")
    after = words(root)
    assert before.keys() == after.keys()
    for place, text in before.items():
        if not proper(text) and not text.startswith("A message"):
            assert "«" in after[place], f"{place}: {text}"
    say(tongue, "en")
    assert words(root) == before


def test_from_the_settings_dialog(window: Window, tongue: QtLanguage) -> None:
    window._store.changed.connect(lambda settings: say(tongue, settings.language))
    window.show_settings()
    dialog = window._dialog
    assert dialog is not None
    window._store.change(language="es")
    assert dialog.windowTitle() == "«Settings»"
    assert window.windowTitle() == "«Card games»"
    assert window.actions_.quit.text() == "«Quit»"


def test_qts_own_words_follow(qtbot: QtBot, qapp: QApplication) -> None:
    tongue = QtLanguage(qapp)
    tongue.speak("es")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Cancelar"
    assert QLocale().toString(1.5) == "1,5"
    assert language.current() == "es"
    tongue.speak("en")
    again = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(again)
    assert again.button(QDialogButtonBox.StandardButton.Cancel).text() == "Cancel"
    assert QLocale().toString(1.5) == "1.5"


def test_the_systems_language(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    tongue = QtLanguage(qapp)
    monkeypatch.setattr(qt_language, "of_the_system", lambda: "es")
    tongue.speak("")
    assert language.current() == "es"
    tongue.speak("en")
    assert language.current() == "en"
