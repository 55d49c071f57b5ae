"""The language in use, and the catalogues that the layers under Qt speak from."""

import gettext
import logging
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from cardgames_gui.engine.resources import resource

ENGLISH: Final = "en"
HOUSE: Final = "cardgames"
"""The domain of the catalogue for everything that is not one game's."""

_log = logging.getLogger(__name__)
_in_use = ENGLISH


def N_(text: str) -> str:
    """Mark a text that is translated later, where it is shown."""
    return text


def use(language: str) -> None:
    """Speak this language from now on, or the nearest to it that there is."""
    global _in_use
    _in_use = nearest([language])


def current() -> str:
    """The language in use."""
    return _in_use


@cache
def languages() -> tuple[str, ...]:
    """All languages that the house has a catalogue for; the texts in the code are English."""
    found = {path.parts[-3] for path in _folder(HOUSE).glob(f"*/LC_MESSAGES/{HOUSE}.[mp]o")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def nearest(wanted: Iterable[str]) -> str:
    """The first of the wanted languages (as es, es-MX or es_MX.UTF-8) that there is, or English."""
    for name in wanted:
        territory = name.partition(".")[0].partition("@")[0].replace("-", "_")
        for candidate in (territory, territory.partition("_")[0].lower()):
            if candidate in languages():
                return candidate
    return ENGLISH


def from_environment() -> str:
    """The nearest to the language that the environment variables of a POSIX system ask for."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return nearest(value.split(":"))
    return ENGLISH


class Catalogue:
    """The words of the house or of one game, looked up in the language in use at that moment."""

    __slots__ = ("domain",)

    def __init__(self, domain: str) -> None:
        self.domain: Final = domain

    def gettext(self, text: str) -> str:
        return _translations(self.domain, _in_use).gettext(text)

    def ngettext(self, one: str, many: str, n: int) -> str:
        return _translations(self.domain, _in_use).ngettext(one, many, n)

    def pgettext(self, context: str, text: str) -> str:
        return _translations(self.domain, _in_use).pgettext(context, text)


def _folder(domain: str) -> Path:
    return resource("locale") if domain == HOUSE else resource(domain, "locale")


@cache
def _translations(domain: str, language: str) -> gettext.NullTranslations:
    if language == ENGLISH:
        return gettext.NullTranslations()
    path = _folder(domain) / language / "LC_MESSAGES" / f"{domain}.mo"
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except (
        Exception
    ) as error:  # A damaged file raises nearly anything, and a game in English is better than none.
        _log.warning("No %s catalogue for %s, so English it is: %s", language, domain, error)
        return gettext.NullTranslations()
