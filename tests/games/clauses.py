"""Which tests of a game's rules cite which clause, by its number in their name or docstring."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

NOT_OF_THE_RULES: Final = frozenset({"player", "outlook", "table", "words", "clauses"})
"""Tests of how a game is played, shown and spoken of: what they mention is not tested there."""
COMMON: Final = 4
"""The clauses that all games share, C1 to C4."""

MENTION: Final = re.compile(r"(?<![A-Za-z0-9])([A-Z])(\d+)(?:–\1(\d+)|[a-z])?(?![A-Za-z0-9])")


@dataclass(frozen=True, slots=True)
class Citing:
    """The tests that cite a clause: by its own number, and as one of a range of clauses."""

    alone: list[str] = field(default_factory=list)
    in_ranges: list[str] = field(default_factory=list)


def clauses(letter: str, last: int) -> list[str]:
    """All that a game keeps: the common clauses, and its own up to the last number."""
    own = [f"{letter}{number}" for number in range(1, last + 1)]
    return [*(f"C{number}" for number in range(1, COMMON + 1)), *own]


@cache
def cited(folder: Path, letter: str, last: int) -> dict[str, Citing]:
    """Who cites each clause in the tests of that folder; a docstring of a module cites nothing."""
    found = {clause: Citing() for clause in clauses(letter, last)}
    for path in sorted(folder.glob("test_*.py")):
        if path.stem.removeprefix("test_") in NOT_OF_THE_RULES:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                alone, in_ranges = mentioned(text)
                for clause in alone & found.keys():
                    found[clause].alone.append(node.name)
                for clause in in_ranges & found.keys():
                    found[clause].in_ranges.append(node.name)
    return found


def mentioned(text: str) -> tuple[set[str], set[str]]:
    """The clauses that a text names, as "T12" or "T12a", and those of its ranges, as "T8–T11"."""
    alone, in_ranges = set(), set()
    for letter, first, last in MENTION.findall(text):
        if last:
            in_ranges |= {f"{letter}{n}" for n in range(int(first), int(last) + 1)}
        else:
            alone.add(f"{letter}{first}")
    return alone, in_ranges
