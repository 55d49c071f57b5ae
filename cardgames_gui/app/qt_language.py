"""The language in use: ours, Qt's own words, and how numbers are written."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from cardgames_gui.engine import language


class QtLanguage:
    """Switches while the program runs; every widget hears of it as a LanguageChange."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._translator: QTranslator | None = None

    def speak(self, wanted: str) -> None:
        """A language as the settings name it, "" for the system's."""
        name = wanted or of_the_system()
        language.use(name)
        QLocale.setDefault(QLocale(name))
        if self._translator is not None:
            self._app.removeTranslator(self._translator)
            self._translator = None
        translator = QTranslator(self._app)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(f"qtbase_{name}", folder):
            self._app.installTranslator(translator)
            self._translator = translator
        else:
            translator.deleteLater()
            QCoreApplication.sendEvent(self._app, QEvent(QEvent.Type.LanguageChange))


def of_the_system() -> str:
    """The nearest to what the system's user reads."""
    return language.nearest(QLocale.system().uiLanguages())
