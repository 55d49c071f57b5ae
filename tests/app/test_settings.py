"""Settings as text: all of them come back, and what is none of ours does no harm."""

import json
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames_gui.app.settings import (
    Animation,
    CardSize,
    KnockTime,
    NewerSettings,
    NotSettings,
    Pace,
    PlacesHelp,
    SeatsChoice,
    Settings,
    read,
    write,
)

# No value here is the default one.
OTHERS = Settings(
    language="es",
    pace=Pace.WAIT,
    knock_time=KnockTime.UNTIL,
    animation=Animation.SLOW,
    less_motion=False,
    places_help=PlacesHelp.ALL,
    hints=False,
    card_size=CardSize.LARGE,
    fullscreen=True,
    maximized=True,
    geometry=(-1200, 40, 1100, 700),
    tables={
        "tock": SeatsChoice(
            3,
            ("person", "expert", "beginner"),
            ("Zoë", "", "日本"),
            {"strict": False, "end": "first"},
            False,
        )
    },
    other={"sound": {"loud": 0.5}},
)


def test_every_setting_comes_back() -> None:
    plain = Settings()
    for each in fields(Settings):
        assert getattr(OTHERS, each.name) != getattr(plain, each.name), f"{each.name} not tried"
    assert read(write(OTHERS)) == OTHERS
    assert read(write(plain)) == plain


def test_unknown_keys_survive() -> None:
    text = json.dumps({"version": 1, "sound": [1, 2], "pace": "fast"})
    again = json.loads(write(replace(read(text), hints=False)))
    assert again["sound"] == [1, 2]
    assert again["pace"] == "fast"
    assert again["hints"] is False


def test_the_file_of_the_first_version() -> None:
    """A file as version 1 wrote it loads for ever."""
    text = """{"version": 1, "language": "es", "pace": "slow", "knock_time": "long",
    "animation": "fast", "less_motion": false, "places_help": "card", "hints": false,
    "card_size": "large", "fullscreen": true, "maximized": false, "geometry": [10, 20, 1280, 800],
    "tables": {"tock": {"seats": 2, "players": ["person", "casual"], "names": ["", "Leo"],
    "options": {"strict": true, "end": "places"}, "mistakes": false}}}"""
    settings = read(text)
    assert settings.pace is Pace.SLOW
    assert settings.knock_time is KnockTime.LONG
    assert settings.geometry == (10, 20, 1280, 800)
    assert settings.tables["tock"].names == ("", "Leo")


def test_times_to_knock() -> None:
    *timed, last = [time.seconds for time in KnockTime]
    assert last is None
    assert all(seconds is not None for seconds in timed)
    assert timed == sorted({seconds for seconds in timed if seconds})


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"pace": "slow"}', '{"version": "1"}'])
def test_what_is_no_settings_file(text: str) -> None:
    with pytest.raises(NotSettings):
        read(text)


def test_a_newer_version() -> None:
    with pytest.raises(NewerSettings):
        read('{"version": 2}')


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
NAMES = [each.name for each in fields(Settings)]
TABLE = st.fixed_dictionaries(
    {}, optional=dict.fromkeys(("seats", "players", "names", "options", "mistakes"), JSON)
)


@given(
    st.dictionaries(st.sampled_from(NAMES), JSON),
    st.none() | st.dictionaries(st.text(max_size=5), TABLE, max_size=2),
)
def test_any_value_is_read_or_becomes_the_default(raw: dict[str, Any], tables: Any) -> None:
    settings = read(json.dumps({**raw, "version": 1, "tables": tables}))
    plain = Settings()
    for each in fields(Settings):
        if each.name != "geometry":
            default, value = getattr(plain, each.name), getattr(settings, each.name)
            assert type(value) is type(default)
    assert read(write(settings)) == settings
