"""How clauses are cited: one by one, or in ranges, and by the tests of the rules alone."""

from pathlib import Path

from tests.games.clauses import Citing, cited, mentioned

RULES = '''
"""X3"""
def test_one():
    """X1, C4: and X5 is no clause."""
def test_two():
    """X1–X2"""
def test_X1_again():
    pass
def help():
    """X3"""
'''


def test_clauses_are_named_one_by_one_or_in_ranges() -> None:
    assert mentioned("T3, T12a and C4: see B7") == ({"T3", "T12", "C4", "B7"}, set())
    assert mentioned("test_W6_alone W6–W8") == ({"W6"}, {"W6", "W7", "W8"})
    assert mentioned("B9–B11, B13") == ({"B13"}, {"B9", "B10", "B11"})
    assert mentioned("PT12, T, 12 and 3–5") == (set(), set())


def test_who_cites(tmp_path: Path) -> None:
    (tmp_path / "test_rules.py").write_text(RULES, encoding="utf-8")
    for name in ("player", "words", "table", "outlook"):
        text = 'def test_other():\n    """X3"""\n'
        (tmp_path / f"test_{name}.py").write_text(text, encoding="utf-8")
    found = cited(tmp_path, "X", 3)
    assert list(found) == ["C1", "C2", "C3", "C4", "X1", "X2", "X3"]
    assert found["X1"] == Citing(["test_one", "test_X1_again"], ["test_two"])
    assert found["X2"] == Citing([], ["test_two"])
    assert (found["X3"], found["C4"]) == (Citing(), Citing(["test_one"]))
