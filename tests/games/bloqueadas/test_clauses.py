"""Every clause of Bloqueadas is cited, by its number, in the name or docstring of some test."""

import ast
import re
from pathlib import Path

import pytest

CLAUSES = [*(f"C{n}" for n in range(1, 5)), *(f"B{n}" for n in range(1, 14))]


def cited() -> dict[str, list[str]]:
    """The tests that cite each clause; a docstring of a module cites nothing."""
    found: dict[str, list[str]] = {clause: [] for clause in CLAUSES}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                for clause in set(re.findall(r"\b[CB]\d+", text)) & set(CLAUSES):
                    found[clause].append(node.name)
    return found


@pytest.mark.parametrize("clause", CLAUSES)
def test_each_clause_is_tested(clause: str) -> None:
    assert cited()[clause], f"no test cites {clause}"
