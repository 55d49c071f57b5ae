"""What the seats are called: typed names, given ones, and "you" in any language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames_gui.app.seats import shared_name
from cardgames_gui.engine import language
from cardgames_gui.engine.archive import Party
from cardgames_gui.engine.setup import PERSON
from cardgames_gui.players.levels import LEVELS
from cardgames_gui.session.cast import FIRST_NAMES, cast_of, names, to_keep
from tests.session.tables import setup


def test_the_only_person_is_you() -> None:
    who = ("person", "casual", "expert")
    assert names(("", "", ""), who) == ("You", "Nina", "Bruno")
    assert names(("", " Leo ", ""), who) == ("You", "Leo", "Bruno")
    assert names(("", "", ""), ("casual", "person", "casual")) == ("Marta", "You", "Bruno")
    assert names(("", ""), ("person", "person")) == ("Marta", "Nina")


def test_given_names_make_way_for_typed_ones() -> None:
    assert names(("nina", "", ""), ("person", "casual", "casual"))[1] not in ("nina", "Nina")
    assert names(("", "you"), ("person", "casual")) == ("Marta", "you")


@given(
    st.lists(
        st.tuples(
            st.sampled_from((PERSON, *LEVELS)), st.sampled_from(["", *FIRST_NAMES, "You", "X"])
        ),
        min_size=2,
        max_size=6,
    )
)
def test_only_typed_names_can_be_the_same(rows: list[tuple[str, str]]) -> None:
    typed = [name for _who, name in rows]
    made = names(typed, [who for who, _name in rows])
    assert all(made)
    written = [name for name in typed if name]
    assert (shared_name(made) is None) == (len({*written}) == len(written))


def test_you_follow_the_language() -> None:
    made = setup(PERSON, "casual")
    party = Party(to_keep(("", ""), made.players))
    assert party.names == ("", "Nina")
    assert cast_of(made, party).names == ("You", "Nina")
    language.use("es")
    assert cast_of(made, party).names == ("Tú", "Nina")


def test_a_name_that_was_typed_is_kept() -> None:
    made = setup("casual", PERSON)
    party = Party(to_keep(("", " Eva "), made.players))
    assert cast_of(made, party).names == party.names == ("Marta", "Eva")
    two = setup(PERSON, PERSON)
    assert to_keep(("", ""), two.players) == ("Marta", "Nina")


@pytest.mark.parametrize("given", [(), ("Eva",), ("Eva", "", "", "", "", "", "Leo")])
def test_a_file_may_bring_any_number_of_names(given: tuple[str, ...]) -> None:
    made = setup("casual", PERSON, "casual")
    cast = cast_of(made, Party(given))
    assert cast.you == 1
    assert cast.names == (given[0] if given else "Marta", "You", "Bruno")
