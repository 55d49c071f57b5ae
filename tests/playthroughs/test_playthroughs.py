"""Golden playthroughs: the same setup and moves give the same match, for ever (C4)."""

import pytest

from tests.playthroughs.script import HERE, SCRIPTS, Script, lines, played


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_the_match_goes_as_it_is_written(script: Script) -> None:
    """Rewritten by `python -m tests.playthroughs`; a diff here is a change of the rules."""
    written = script.path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines(played(script))):
        assert line == written[number], f"{script.path.name}, line {number + 1}"
    assert number + 1 == len(written)


def test_each_file_has_its_script() -> None:
    assert {script.path for script in SCRIPTS} == set(HERE.glob("*.jsonl"))
