"""Damaged files: each says in a sentence what is wrong, or loads to what it had."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames_gui.engine.archive import Damaged, Newer, read
from tests.contracts.drive import find
from tests.effort import effort
from tests.engine.saved import (
    HEAD,
    LINES,
    SAVED,
    attempt,
    is_a_sentence,
    refused,
    with_head,
    with_setup,
)


def start(text: Any) -> str:
    """The beginning of a long text, as the name of a test."""
    return repr(text[:16]) if isinstance(text, str) else repr(text)[:16]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\n\n",
        "x\n",
        "{}\n",
        "[]\n",
        "null\n",
        "1\n",
        '"cardgames"\n',
        "{\n",
        "\0\n",
        '{"cardgames": null}\n',
        '{"cardgames": "1"}\n',
        '{"cardgames": true}\n',
        "[" * 99_999 + "\n",
        '{"cardgames": 1.0}\n',
        '{"cardgames": 0}\n',
        '{"cardgames": -1}\n',
        HEAD,
        HEAD[:-1] + "\n",
        f"\ufeff{HEAD}\n",
        '{"cardgames": ' + "9" * 5000 + "}\n",
        '{"cardgames": 1e999}\n',
        '{"cardgames": NaN}\n',
        "PNG\r\n\x1a\n",
    ],
    ids=start,
)
def test_what_is_no_saved_match(text: str) -> None:
    assert refused(text) == "The file is not a saved match."


def test_what_a_newer_program_saved() -> None:
    for change in ({"cardgames": 2}, {"cardgames": 10**300}):
        with pytest.raises(
            Newer, match=r"^The match was saved by a newer version of the program\.$"
        ):
            read(with_head(**change), find)
    with pytest.raises(Newer, match=r"other rules \(2 instead of 1\)"):
        read(with_setup(rules=2), find)
    with pytest.raises(Damaged, match=r"other rules \(0 instead of 1\)") as older:
        read(with_setup(rules=0), find)
    assert not isinstance(older.value, Newer)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        (
            "game",
            ["chess", "", None, 1, ["tock"], {"tock": 1}, "tock\0", "\ud800", "toy", "x" * 9999],
        ),
        ("rules", [None, "1", True, 1.0, [1], -(10**30), 10**30]),
        ("seats", [0, 1, 7, -3, None, "3", 3.0, True, 10**30, 2, 4]),
        ("start", [None, -1, 3, "0", 0.0, False, 10**30, 2]),
        ("seed", [-1, 2**53, 10**300, None, "7", 7.5, True, [7], 12]),
        (
            "options",
            [
                {},
                None,
                [],
                "strict",
                1,
                {"strict": True},
                {"strict": 1, "end": "places"},
                {"strict": True, "end": "last"},
                {"strict": True, "end": ["places"]},
                {"strict": True, "end": "places", "more": True},
                {"strict": False, "end": "first"},
                {"strict": None, "end": None},
                {"strict": True, "end": "x" * 9999},
            ],
        ),
        (
            "players",
            [
                None,
                1,
                "person",
                "per",
                ["person"],
                [1, 2, 3],
                ["person"] * 4,
                {"a": 1, "b": 2, "c": 3},
                ["\ud800", "expert", "expert"],
                [None] * 3,
                [["person"]] * 3,
            ],
        ),
    ],
)
def test_a_setup_that_is_damaged(name: str, values: list[Any]) -> None:
    for value in values:
        assert is_a_sentence(refused(with_setup(**{name: value}))), (name, value)


def test_a_setup_that_lacks_something() -> None:
    for name in json.loads(HEAD)["setup"]:
        head = json.loads(HEAD)
        del head["setup"][name]
        assert (
            refused(json.dumps(head) + "\n")
            == f"The saved match lacks, or has an unknown, '{name}'."
        )
    head = json.loads(HEAD)
    del head["setup"]
    assert refused(json.dumps(head) + "\n") == "The saved match lacks, or has an unknown, 'setup'."


@pytest.mark.parametrize("names", [None, "Ana", 1, [1], [None], {"Ana": 1}, ["\udfff"], [["Ana"]]])
def test_names_that_are_damaged(names: Any) -> None:
    refused(with_head(names=names))


@pytest.mark.parametrize("mistakes", [None, 1, "on", []])
def test_mistakes_that_are_damaged(mistakes: Any) -> None:
    refused(with_head(mistakes=mistakes))


FIRST = LINES[0]
MOVE, MARK = FIRST.split(" #")


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        MOVE,
        f"{MOVE} #",
        f"{MOVE} #{MARK} ",
        f"{MOVE} #{MARK.upper()}x",
        f" {FIRST}",
        f"0{FIRST}",
        f"+{FIRST}",
        FIRST.replace("0", "٠", 1),
        FIRST.replace("0", "９", 1),
        FIRST.replace(" ", "  ", 1),
        f"{FIRST}\r",
        f"\0{FIRST}",
        FIRST.replace("draw", "DRAW"),
        f"-1 draw 3 #{MARK}",
        f"9 knock #{MARK}",
        f"64 knock #{MARK}",
        f"1 draw 3 #{MARK}",
        f"0 throw 7S #{MARK}",
        f"0 away 1 2 3 #{MARK}",
        f"0 take 3 #{MARK}",
        f"0 accept #{MARK}",
        f"= 1 #{MARK}",
        f"= -1 #{MARK}",
        f"= 00 #{MARK}",
        f"= ٠ #{MARK}",
        f"= x #{MARK}",
        f"= #{MARK}",
        f"{'9' * 5000} draw 3 #{MARK}",
        f"0 draw {'9' * 5000} #{MARK}",
        f"= {'9' * 5000} #{MARK}",
        "x" * 1_000_000,
        f"{MOVE} #{'0' * 8}",
        f"{MOVE} #{'a' * 99_999}",
        f"0 draw 121 #{MARK}",
        f"0_0 draw 3 #{MARK}",
        HEAD,
        "0" + "\0" * 50,
        f"None draw 3 #{MARK}",
        f"0 # {MARK}",
        "# #",
    ],
    ids=start,
)
def test_a_line_that_is_damaged(line: str) -> None:
    text = refused("\n".join([HEAD, line, *LINES[1:], ""]))
    assert text.startswith("Line 2 of the saved match ")


def test_lines_that_are_lost_doubled_or_exchanged() -> None:
    for wrong in (LINES[1:], [LINES[0], *LINES], [LINES[1], LINES[0], *LINES[2:]], [*LINES, ""]):
        refused("\n".join([HEAD, *wrong, ""]))


def test_the_end_may_be_missing() -> None:
    """Whole lines that are lost at the end leave an earlier position, as when the disk was full."""
    for kept_lines in range(len(LINES)):
        kept = read("\n".join([HEAD, *LINES[:kept_lines], ""]), find)
        assert (kept.match.ply, kept.torn) == (kept_lines, False)


@settings(max_examples=effort(150, 20_000))
@given(st.data())
def test_any_damage_is_noticed_or_harmless(data: st.DataObject) -> None:
    """The file loads to the position it had, or to an earlier one, or a sentence says why."""
    text = SAVED
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        length = data.draw(st.sampled_from([0, 0, 1, 1, 2, 20, 400]))
        new = data.draw(st.one_of(st.just(""), st.text(max_size=3), st.sampled_from(list(SAVED))))
        text = text[:at] + new + text[at + length :]
    found = attempt(text)
    if isinstance(found, str):
        assert is_a_sentence(found), found
        return
    original = read(SAVED, find).match
    if found.match.setup == original.setup:
        whole = original.moves
        assert found.match.moves == whole[: found.match.ply]


@settings(max_examples=effort(60, 5_000))
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(
                    ["cardgames", "setup", "names", "game", "seats", "seed", "options"]
                ),
                inner,
                max_size=5,
            )
        ),
    )
)
def test_any_json_is_read_or_refused(value: Any) -> None:
    for head in (value, {"cardgames": 1, "setup": value}):
        found = attempt(json.dumps(head) + "\n")
        assert isinstance(found, str)
        assert is_a_sentence(found)
