"""Keep the catalogues of translations in step with the code."""

import argparse
import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from string import Formatter
from typing import Final, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).resolve().parent.parent
KEYWORDS: Final = {
    "_": None,
    "gettext": None,
    "N_": None,
    "ngettext": (1, 2),
    "n_": (1, 2),
    "pgettext": ((1, "c"), 2),
    "p_": ((1, "c"), 2),
}
# A fixed date: a catalogue that says the same is the same file.
BORN: Final = datetime(2026, 1, 1, tzinfo=UTC)


class Domain(NamedTuple):
    """The words of the house, or of one game."""

    name: str
    code: Path
    locale: Path

    def po(self, language: str) -> Path:
        return self.locale / language / "LC_MESSAGES" / f"{self.name}.po"

    def pos(self) -> list[Path]:
        return sorted(self.locale.glob(f"*/LC_MESSAGES/{self.name}.po"))


def domains(root: Path = ROOT) -> Iterator[Domain]:
    package, resources = root / "cardgames_gui", root / "resources"
    yield Domain("cardgames", package, resources / "locale")
    for folder in sorted((package / "games").glob("*/")):
        if (folder / "__init__.py").exists():
            yield Domain(folder.name, folder, resources / folder.name / "locale")


def extract(domain: Domain, root: Path = ROOT) -> Catalog:
    """All texts that the code of a domain marks for translation."""
    games = root / "cardgames_gui" / "games"
    found = Catalog(project="cardgames-gui", creation_date=BORN, charset="utf-8", fuzzy=False)
    for name, _, message, comments, context in extract_from_dir(
        domain.code,
        [("**.py", "python")],
        keywords=KEYWORDS,
        comment_tags=("Translators:",),
        directory_filter=lambda folder: Path(folder) != games,
    ):
        place = (domain.code / name).relative_to(root).as_posix()
        found.add(message, None, [(place, 0)], auto_comments=comments, context=context)
    return found


def load(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3], domain=path.stem)


def fresh(domain: Domain, language: str, house: Domain) -> Catalog:
    catalogue = Catalog(
        locale=language,
        domain=domain.name,
        header_comment=f"# The words of {domain.name} in {language}.",
        project="cardgames-gui",
        last_translator="The Cardgames authors",
        language_team=language,
        creation_date=BORN,
        revision_date=BORN,
        fuzzy=False,
    )
    catalogue.msgid_bugs_address = catalogue.version = ""
    if house.po(language).exists():
        # One language has one way to make plurals, and the house's catalogue says which.
        catalogue.mime_headers = load(house.po(language)).mime_headers
    return catalogue


def update(languages: list[str], root: Path = ROOT) -> None:
    """Bring new texts into each catalogue, and drop those that the code no longer has."""
    house = next(domains(root))
    wanted = sorted({path.parts[-3] for path in house.pos()} | set(languages))
    for domain in domains(root):
        template = extract(domain, root)
        for language in wanted:
            path = domain.po(language)
            catalogue = load(path) if path.exists() else fresh(domain, language, house)
            catalogue.update(template, update_creation_date=False)
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("wb") as file:
                write_po(file, catalogue, width=100, include_lineno=False, ignore_obsolete=True)


def compile_all(root: Path = ROOT) -> None:
    """Write each catalogue that has changed as the .mo file beside it."""
    for domain in domains(root):
        for path in domain.pos():
            target = path.with_suffix(".mo")
            if target.exists() and target.stat().st_mtime_ns > path.stat().st_mtime_ns:
                continue
            # Under another name first: somebody may be reading, or compiling too.
            beside = path.with_suffix(f".mo.{os.getpid()}")
            with beside.open("wb") as file:
                write_mo(file, load(path))
            beside.replace(target)


def check(root: Path = ROOT) -> Iterator[str]:
    """Whatever is wrong with the catalogues, a sentence for each."""
    house = next(domains(root))
    languages = [path.parts[-3] for path in house.pos()]
    for domain in domains(root):
        template = extract(domain, root)
        texts = {(message.id, message.context) for message in template if message.id}
        for language in languages:
            path = domain.po(language)
            name = path.relative_to(root)
            if not path.exists():
                if texts:
                    yield f"{name}: is missing"
                continue
            catalogue = load(path)
            for message in catalogue.obsolete.values():
                yield f"{name}: obsolete: {message.id!r}"
            entries = [message for message in catalogue if message.id]
            known = {(message.id, message.context) for message in entries}
            for text, _ in sorted(texts - known, key=repr):
                yield f"{name}: not in the catalogue: {text!r}"
            for text, _ in sorted(known - texts, key=repr):
                yield f"{name}: not in the code: {text!r}"
            for message in entries:
                for fault in faults(message, catalogue):
                    yield f"{name}: {fault}: {message.id!r}"


def faults(message: Message, catalogue: Catalog) -> Iterator[str]:
    ids, strings = forms(message.id), forms(message.string)
    if message.fuzzy:
        yield "fuzzy"
    if not all(strings):
        yield "not translated"
        return
    for error in message.check(catalogue):
        yield str(error)
    wanted = [fields(text) for text in ids]
    if None in wanted:
        return
    for text in strings:
        have = fields(text)
        # The form for one may leave the number out: "a card", "{n} cards".
        singular = len(strings) > 1 and text is strings[0]
        if have is None:
            yield "broken braces"
        elif have not in wanted and not (singular and any(have < (w or set()) for w in wanted)):
            yield f"other placeholders than {' or '.join(str(sorted(w or ())) for w in wanted)}"


def forms(text: object) -> tuple[str, ...]:
    return tuple(text) if isinstance(text, list | tuple) else (str(text or ""),)


def fields(text: str) -> frozenset[str] | None:
    """The names in braces, or None where the text is no format at all."""
    try:
        return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)
    except ValueError:
        return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    updating = commands.add_parser("update", help="merge the texts in the code into the catalogues")
    updating.add_argument("languages", nargs="*", help="languages to begin, as fr or pt_BR")
    commands.add_parser("compile", help="write the .mo files")
    commands.add_parser("check", help="fail if anything is missing, fuzzy, obsolete or mismatched")
    args = parser.parse_args()
    match args.command:
        case "update":
            update(args.languages)
        case "compile":
            compile_all()
        case _:
            wrong = list(check())
            print(*wrong, sep="\n", file=sys.stderr, end="\n" if wrong else "")
            return 1 if wrong else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
