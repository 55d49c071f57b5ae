"""The catalogues are complete, and the check that says so sees what it should."""

import os
import runpy
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("babel")

ROOT = Path(__file__).parents[2]
CODE = """
def texts(_, n_, p_):
    _("Good morning")
    n_("{n} card", "{n} cards", 2)
    p_("menu", "Open {name}")
"""
HEADER = r"""
msgid ""
msgstr ""
"Language: es\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"Content-Type: text/plain; charset=utf-8\n"
"""


@pytest.fixture(scope="module")
def catalogues() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "packaging" / "catalogues.py"))


@pytest.fixture
def project(tmp_path: Path, catalogues: dict[str, Any]) -> Path:
    """A house with one game, and catalogues in Spanish that nobody has translated yet."""
    for folder in ("app", "games", "games/toy"):
        (tmp_path / "cardgames_gui" / folder).mkdir(parents=True)
        (tmp_path / "cardgames_gui" / folder / "__init__.py").touch()
    (tmp_path / "cardgames_gui" / "app" / "words.py").write_text(CODE, encoding="utf-8")
    game = tmp_path / "cardgames_gui" / "games" / "toy" / "words.py"
    game.write_text('_("Play a toy")\n', encoding="utf-8")
    po(tmp_path).parent.mkdir(parents=True)
    po(tmp_path).write_text(HEADER, encoding="utf-8")
    catalogues["update"]([], tmp_path)
    return tmp_path


def po(project: Path, *domain: str) -> Path:
    folder = project.joinpath("resources", *domain, "locale", "es", "LC_MESSAGES")
    return folder / f"{(*domain, 'cardgames')[0]}.po"


def test_ours_are_complete(catalogues: dict[str, Any]) -> None:
    assert list(catalogues["check"]()) == []


def test_each_game_has_its_own(project: Path, catalogues: dict[str, Any]) -> None:
    assert "Play a toy" not in po(project).read_text(encoding="utf-8")
    assert "Good morning" not in po(project, "toy").read_text(encoding="utf-8")
    assert "nplurals=2" in po(project, "toy").read_text(encoding="utf-8")
    wrong = list(catalogues["check"](project))
    assert len(wrong) == 4
    assert all("not translated" in line for line in wrong)


@pytest.mark.parametrize(
    ("greeting", "cards", "menu", "fault"),
    [
        ("Buenos días", ("{n} carta", "{n} cartas"), "Abrir {name}", None),
        ("Buenos días", ("una carta", "{n} cartas"), "Abrir {name}", None),
        ("Buenos días", ("{n} carta", "unas cartas"), "Abrir {name}", "other placeholders"),
        ("Buenos días", ("{n} carta", "{n} cartas"), "Abrir {nombre}", "other placeholders"),
        ("Buenos días", ("{n} carta", "{n} cartas"), "Abrir {name", "broken braces"),
        ("Buenos días", ("{n} carta", ""), "Abrir {name}", "not translated"),
        ("", ("{n} carta", "{n} cartas"), "Abrir {name}", "not translated"),
    ],
)
def test_faults(
    project: Path,
    catalogues: dict[str, Any],
    greeting: str,
    cards: tuple[str, str],
    menu: str,
    fault: str | None,
) -> None:
    translate(po(project, "toy"), catalogues, {"Play a toy": "Juega"})
    words: dict[object, object] = {
        "Good morning": greeting,
        ("{n} card", "{n} cards"): cards,
        "Open {name}": menu,
    }
    translate(po(project), catalogues, words)
    wrong = list(catalogues["check"](project))
    assert len(wrong) == (fault is not None)
    assert not fault or fault in wrong[0]


def test_code_that_has_moved_on(project: Path, catalogues: dict[str, Any]) -> None:
    game = project / "cardgames_gui" / "games" / "toy" / "words.py"
    game.write_text('_("Play two toys")\n', encoding="utf-8")
    wrong = [line for line in catalogues["check"](project) if "toy.po" in line]
    assert len(wrong) == 3
    assert "not in the catalogue: 'Play two toys'" in wrong[0]
    assert "not in the code: 'Play a toy'" in wrong[1]


def test_compiled_once_for_each_change(project: Path, catalogues: dict[str, Any]) -> None:
    mo = po(project).with_suffix(".mo")
    catalogues["compile_all"](project)
    before = mo.stat().st_mtime_ns
    catalogues["compile_all"](project)
    assert mo.stat().st_mtime_ns == before
    os.utime(mo, ns=(0, 0))
    catalogues["compile_all"](project)
    assert mo.stat().st_mtime_ns >= before
    assert [path.suffix for path in sorted(mo.parent.iterdir())] == [".mo", ".po"]


def translate(path: Path, catalogues: dict[str, Any], words: Mapping[object, object]) -> None:
    catalogue = catalogues["load"](path)
    for message in catalogue:
        message.string = words.get(message.id, message.string)
    with path.open("wb") as file:
        catalogues["write_po"](file, catalogue)
