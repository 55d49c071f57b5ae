"""Every clause of 23 is cited, by its number, in the name or docstring of some test."""

from pathlib import Path

import pytest

from tests.games.clauses import cited

CITED = cited(Path(__file__).parent, "W", 14)


@pytest.mark.parametrize("clause", CITED)
def test_each_clause_is_tested(clause: str) -> None:
    citing = CITED[clause]
    assert citing.alone, f"{clause} is cited by nothing but ranges: {citing.in_ranges}"
