"""Words change language at once, and a damaged catalogue costs no more than its language."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgames_gui.engine import language, resources
from cardgames_gui.engine.language import Catalogue

MESSAGES = {
    "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n",
    "Pass": "Paso",
    "{n} card\x00{n} cards": "{n} carta\x00{n} cartas",
    "menu\x04Open": "Abrir",
}


def mo(messages: dict[str, str]) -> bytes:
    """A .mo file, as the GNU gettext manual draws it."""
    pairs = sorted((k.encode(), v.encode()) for k, v in messages.items())
    number, start = len(pairs), 28
    tables, strings = [b"", b""], b""
    for column in (0, 1):
        for pair in pairs:
            text = pair[column]
            at = start + 16 * number + len(strings)
            tables[column] += len(text).to_bytes(4, "little") + at.to_bytes(4, "little")
            strings += text + b"\0"
    head = (0x950412DE, 0, number, start, start + 8 * number, 0, 0)
    return b"".join(n.to_bytes(4, "little") for n in head) + b"".join(tables) + strings


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for domain, where in (("cardgames", tmp_path), ("tock", tmp_path / "tock")):
        path = where / "locale" / "es" / "LC_MESSAGES" / f"{domain}.mo"
        path.parent.mkdir(parents=True)
        path.write_bytes(mo(MESSAGES))
    monkeypatch.setattr(language, "resource", tmp_path.joinpath)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    language.languages.cache_clear()
    language._translations.cache_clear()


@pytest.mark.parametrize("domain", ["cardgames", "tock"])
@pytest.mark.usefixtures("folder")
def test_language_changes_at_once(domain: str) -> None:
    words = Catalogue(domain)
    _ = words.gettext
    assert _("Pass") == "Pass"
    language.use("es")
    assert language.current() == "es"
    assert _("Pass") == "Paso"
    assert _("Never heard of") == "Never heard of"
    assert words.ngettext("{n} card", "{n} cards", 1) == "{n} carta"
    assert words.ngettext("{n} card", "{n} cards", 2) == "{n} cartas"
    assert words.pgettext("menu", "Open") == "Abrir"
    language.use("en")
    assert words.ngettext("{n} card", "{n} cards", 2) == "{n} cards"
    assert words.pgettext("menu", "Open") == "Open"
    assert _("Pass") == "Pass"


@pytest.mark.usefixtures("folder")
def test_nearest() -> None:
    assert language.languages() == ("en", "es")
    for wanted in (["es"], ["es_MX.UTF-8"], ["es-419"], ["xx", "ES"], ["fr_FR", "es_AR", "en"]):
        assert language.nearest(wanted) == "es"
    for wanted in ([], [""], ["C"], ["C.UTF-8"], ["fr"], ["en_GB", "es"]):
        assert language.nearest(wanted) == "en"


@pytest.mark.usefixtures("folder")
def test_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language.from_environment() == "en"
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert language.from_environment() == "es"
    monkeypatch.setenv("LANGUAGE", "en:es")
    assert language.from_environment() == "en"


@pytest.mark.parametrize("damage", ["gone", "empty", "short", "noise", "text"])
def test_damaged_catalogue_is_english(
    folder: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = folder / "tock" / "locale" / "es" / "LC_MESSAGES" / "tock.mo"
    whole = path.read_bytes()
    match damage:
        case "gone":
            path.unlink()
        case "empty":
            path.write_bytes(b"")
        case "short":
            path.write_bytes(whole[:60])
        case "noise":
            path.write_bytes(whole[:28] + bytes(reversed(whole[28:])))
        case _:
            path.write_text("msgid", encoding="utf-8")
    language.use("es")
    words = Catalogue("tock")
    assert words.gettext("Pass") == "Pass"
    assert words.ngettext("{n} card", "{n} cards", 2) == "{n} cards"
    assert len(caplog.records) == 1
    assert "es catalogue for tock" in caplog.text


def test_every_language_has_every_catalogue() -> None:
    house = resources.resource("locale")
    for name in language.languages()[1:]:
        assert (house / name / "LC_MESSAGES" / "cardgames.mo").exists()
