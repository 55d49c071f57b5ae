"""How clicks add up to a decision, on small tables that are laid by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from cardgames_gui.engine.offer import Choice, Offer
from cardgames_gui.engine.table import Card, Group, Kind, Layout, Plate, Table, Zone
from cardgames_gui.table.selection import (
    choices,
    clicked,
    covering,
    in_places,
    is_short,
    stepped,
    swapped,
    swapping,
    together,
)


@dataclass(frozen=True, slots=True)
class Bring:
    """A move that says what it was made of."""

    cards: tuple[int, ...]
    chips: int = 0


def gather(
    picks: Sequence[int], most: int, *, least: int = 1, spend: int = 0, to: str = "pile"
) -> Offer:
    """Cards are picked one by one; a move comes of so many, with any number of chips."""

    def make(picked: tuple[int, ...], spent: int) -> Choice:
        if len(picked) < least:
            return Choice(f"{least - len(picked)} more", None)
        return Choice(f"bring {len(picked)}", Bring(picked, spent))

    return Offer(
        f"bring up to {most}",
        (Bring(tuple(picks)),),
        tuple(picks),
        to,
        most=most,
        chips="chips" if spend else "",
        spend=spend,
        make=make,
    )


def single(card: int, to: str = "pile") -> Offer:
    """One card is one move."""
    return Offer("bring it", (Bring((card,)),), (card,), to)


def exchange(lying: Sequence[int], held: Sequence[int]) -> Offer:
    """Cards change places, and what lies at the end is the move."""

    def make(picked: tuple[int, ...], _spent: int) -> Choice:
        return Choice("so be it", Bring(picked))

    return Offer("choose", (), (*lying, *held), "open", most=len(lying), swaps=True, make=make)


def card(key: int, up: bool = True) -> Card:
    return Card(key, key, up)


def table(
    *offers: Offer,
    hand: Sequence[int] = range(1, 10),
    lying: Sequence[int | None] = (),
    names: Sequence[str] = (),
) -> Table:
    """A pile, a hand, and a row of places; `names` are those of what lies there."""
    lies = tuple(None if key is None else card(key) for key in lying)
    zones = (
        Zone("pile", Kind.STACK, Layout.PILE, None, (), 99, "pile"),
        Zone("hand", Kind.SET, Layout.FAN, 0, tuple(card(key, False) for key in hand), 99, "hand"),
        Zone(
            "open",
            Kind.PLACES,
            Layout.ROW,
            0,
            lies,
            len(lies),
            "open",
            groups=tuple(Group(1, name) for name in names),
        ),
    )
    return Table(0, 0, zones, (Plate(0, "You", "", True),), "", tuple(hand), offers)


# One number may be brought in any count: 1, 2 and 3 are alike, and so are 4 and 5; 6 is alone.
ALIKE = table(gather((1, 2, 3), 3), gather((4, 5), 2), gather((6,), 1))
# Any three of these are put away together, no fewer.
THREE = table(gather((1, 2, 3, 4, 5), 3, least=3))


@pytest.mark.parametrize(
    ("cards", "labels"),
    [
        ((), []),
        ((1,), ["bring up to 3"]),
        ((3, 1, 2), ["bring up to 3"]),
        ((1, 4), []),
        ((6,), ["bring up to 1"]),
        ((7,), []),
    ],
)
def test_an_offer_covers_what_it_takes_together(cards: tuple[int, ...], labels: list[str]) -> None:
    assert [offer.label for offer in covering(ALIKE, cards)] == labels


def test_no_offer_covers_more_than_it_takes() -> None:
    assert covering(THREE, (1, 2, 3)) == THREE.offers
    assert covering(THREE, (1, 2, 3, 4)) == ()


class TestClicks:
    """`clicked`: what is picked after a click."""

    @pytest.mark.parametrize(
        ("picked", "card", "then"),
        [
            ((), 1, (1,)),
            ((1,), 2, (1, 2)),
            ((1, 2), 3, (1, 2, 3)),
            # Of another number: that one alone.
            ((1, 2), 4, (4,)),
            # Nothing comes of this one, and it is picked all the same: that gives nothing away.
            ((1, 2), 7, (7,)),
            ((), 7, (7,)),
        ],
    )
    def test_a_click_picks_one_more_or_begins_anew(
        self, picked: tuple[int, ...], card: int, then: tuple[int, ...]
    ) -> None:
        assert clicked(ALIKE, picked, card) == then

    def test_the_second_click_brings_the_rest_along(self) -> None:
        assert clicked(ALIKE, (2,), 2) == (2, 1, 3)
        assert clicked(ALIKE, (1, 2), 2) == (1, 2, 3)
        assert clicked(ALIKE, (4,), 4) == (4, 5)

    def test_the_click_after_that_puts_all_back(self) -> None:
        assert clicked(ALIKE, (2, 1, 3), 1) == ()
        assert clicked(ALIKE, (6,), 6) == ()
        assert clicked(ALIKE, (7,), 7) == ()

    def test_of_several_that_are_not_alike_one_goes_back(self) -> None:
        assert clicked(THREE, (1, 2), 1) == (2,)
        assert clicked(THREE, (1, 2, 3), 2) == (1, 3)
        assert clicked(THREE, (1,), 1) == ()

    def test_one_more_than_are_needed_takes_the_place_of_the_first(self) -> None:
        assert clicked(THREE, (1, 2, 3), 5) == (2, 3, 5)

    def test_one_that_the_offer_does_not_take_begins_anew(self) -> None:
        assert clicked(THREE, (1, 2, 3), 9) == (9,)

    def test_the_only_card_of_an_offer_is_changed_by_a_click_on_another(self) -> None:
        either = table(gather((1, 2), 1))
        assert clicked(either, (1,), 2) == (2,)
        assert clicked(either, (2,), 2) == ()

    def test_cards_that_are_brought_singly_never_add_up(self) -> None:
        plain = table(single(1), single(2))
        assert clicked(plain, (), 1) == (1,)
        assert clicked(plain, (1,), 2) == (2,)
        assert clicked(plain, (1,), 1) == ()


class TestSteps:
    """`stepped`: what is picked after Enter on a group."""

    def test_each_step_picks_one_more_and_the_last_none(self) -> None:
        picked: tuple[int, ...] = ()
        seen = []
        for _enter in range(5):
            picked = stepped(ALIKE, picked, (1, 2, 3))
            seen.append(picked)
        assert seen == [(1,), (1, 2), (1, 2, 3), (), (1,)]

    def test_another_group_begins_anew_where_they_do_not_go_together(self) -> None:
        assert stepped(ALIKE, (1, 2), (4, 5)) == (4,)

    def test_groups_add_up_where_they_go_together(self) -> None:
        picked = stepped(THREE, (1,), (2, 3))
        assert picked == (1, 2)
        picked = stepped(THREE, picked, (2, 3))
        assert picked == (1, 2, 3)
        # The whole group goes back, and what was picked elsewhere stays.
        assert stepped(THREE, picked, (2, 3)) == (1,)

    def test_a_group_of_which_too_many_are_picked_goes_on_from_the_next(self) -> None:
        assert stepped(THREE, (1, 2, 3), (4, 5)) == (2, 3, 4)


class TestDrags:
    """`together`: what a drag takes along."""

    def test_a_picked_card_takes_the_others_along_and_comes_first(self) -> None:
        assert together(ALIKE, (1, 2, 3), 2) == (2, 1, 3)

    def test_a_card_joins_those_that_it_goes_with(self) -> None:
        assert together(ALIKE, (1, 2), 3) == (3, 1, 2)
        assert together(THREE, (1, 2), 5) == (5, 1, 2)

    def test_a_card_leaves_those_that_it_does_not_go_with(self) -> None:
        assert together(ALIKE, (1, 2), 4) == (4,)
        assert together(THREE, (1, 2, 3), 4) == (4,)
        assert together(ALIKE, (), 7) == (7,)


class TestWhatComesOfIt:
    """`choices` and `is_short`: the buttons, and whether more is needed."""

    def test_a_button_says_what_the_picked_cards_come_to(self) -> None:
        assert choices(ALIKE, (4,), 0) == [(1, Choice("bring 1", Bring((4,))))]
        assert choices(ALIKE, (4, 5), 0) == [(1, Choice("bring 2", Bring((4, 5))))]

    def test_without_a_pick_there_is_no_button(self) -> None:
        assert choices(ALIKE, (), 0) == []
        assert choices(ALIKE, (7,), 0) == []

    def test_every_offer_that_takes_them_has_a_button(self) -> None:
        both = table(gather((1, 2), 2), gather((1, 2), 2, to="open"))
        assert [index for index, _choice in choices(both, (1,), 0)] == [0, 1]

    def test_a_card_that_is_brought_singly_has_no_button(self) -> None:
        assert choices(table(single(1)), (1,), 0) == []

    def test_spent_chips_are_part_of_it(self) -> None:
        paid = table(gather((1, 2), 2, spend=2))
        assert choices(paid, (1,), 2) == [(0, Choice("bring 1", Bring((1,), 2)))]

    def test_too_few_are_short_and_enough_are_not(self) -> None:
        offer = THREE.offers[0]
        assert is_short(offer, (1,), 0)
        assert is_short(offer, (1, 2), 0)
        assert not is_short(offer, (1, 2, 3), 0)

    def test_what_no_card_can_help_is_not_short(self) -> None:
        def make(_picked: tuple[int, ...], spent: int) -> Choice:
            return Choice("", Bring((1,), spent) if spent else None)

        offer = Offer("", (Bring((1,)),), (1, 2), "pile", most=2, spend=1, make=make)
        assert not is_short(offer, (1,), 0)
        assert not is_short(offer, (1,), 1)


class TestChangingPlaces:
    """`swapping`, `swapped` and `in_places`, for offers that swap."""

    start = table(
        exchange((11, 12, 13), (1, 2)),
        hand=(1, 2),
        lying=(11, 12, 13),
        names=("eleven", "twelve", "thirteen"),
    )

    def test_one_of_the_hand_and_one_of_the_row_change_places(self) -> None:
        assert swapping(self.start, 1, 12)
        assert swapping(self.start, 12, 1)

    def test_two_on_the_same_side_do_not(self) -> None:
        assert not swapping(self.start, 1, 2)
        assert not swapping(self.start, 11, 12)

    def test_one_that_is_not_offered_does_not(self) -> None:
        some = table(exchange((11, 12), (1,)), hand=(1, 2), lying=(11, 12, 13))
        assert not swapping(some, 2, 11)
        assert not swapping(some, 1, 13)
        assert not swapping(ALIKE, 1, 4)

    def test_each_lies_in_the_others_place_and_as_that_lay(self) -> None:
        then = swapped(self.start, 1, 12)
        assert then.zone("open").cards == (card(11), card(1), card(13))
        assert then.zone("hand").cards == (card(12, False), card(2, False))
        assert then.zone("pile") is self.start.zone("pile")

    def test_the_order_of_the_two_does_not_matter(self) -> None:
        assert swapped(self.start, 12, 1) == swapped(self.start, 1, 12)

    def test_a_second_time_undoes_it(self) -> None:
        plain = table(exchange((11, 12), (1, 2)), hand=(1, 2), lying=(11, 12))
        assert swapped(swapped(plain, 1, 12), 1, 12) == plain

    def test_empty_places_stay_where_they_are(self) -> None:
        gaps = table(exchange((11, 13), (1,)), hand=(1,), lying=(None, 11, None, 13))
        then = swapped(gaps, 1, 13)
        assert then.zone("open").cards == (None, card(11), None, card(1))
        assert in_places(then, then.offers[0]) == (11, 1)

    def test_names_go_with_the_cards(self) -> None:
        zones = list(self.start.zones)
        named = (Group(1, "one"), Group(1, "two"))
        zones[1] = replace(zones[1], groups=named)
        then = swapped(replace(self.start, zones=tuple(zones)), 1, 12)
        assert [group.name for group in then.zone("open").groups] == ["eleven", "one", "thirteen"]
        assert [group.name for group in then.zone("hand").groups] == ["twelve", "two"]

    def test_where_a_name_is_not_known_there_are_none(self) -> None:
        """Rather no name than that of the card that lay there."""
        assert swapped(self.start, 1, 12).zone("open").groups == ()

    def test_the_button_is_there_without_a_pick_and_takes_what_lies_there(self) -> None:
        then = swapped(self.start, 2, 11)
        assert choices(then, (), 0) == [(0, Choice("so be it", Bring((2, 12, 13))))]

    def test_cards_that_change_places_are_not_gathered(self) -> None:
        assert clicked(self.start, (1,), 2) == (2,)
        assert together(self.start, (1,), 2) == (2,)
