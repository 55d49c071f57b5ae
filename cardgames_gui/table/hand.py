"""The hand: what a press, a drag and a click mean, and the decisions they come to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.offer import Offer
from cardgames_gui.table.carrying import Carrying
from cardgames_gui.table.clicks import LIFTS_AFTER, SpentClick
from cardgames_gui.table.comfort import Place
from cardgames_gui.table.possible import (
    aimed_at,
    gathers,
    grip_at,
    in_hand,
    is_up,
    lit,
    offer_for,
    sensible,
    under_for,
)
from cardgames_gui.table.scene import Scene
from cardgames_gui.table.selection import (
    clicked,
    covering,
    in_places,
    is_short,
    stepped,
    swapped,
    swapping,
    together,
)
from cardgames_gui.table.spending import chip_at, let_go_chip

AWAY: Final = 0.5
"""A card that can be let go anywhere has to be carried so many card widths."""


@dataclass(frozen=True, slots=True)
class Press:
    """Where the button went down, and on which card or chip that can be lifted."""

    point: QPointF
    card: int | None
    chip: tuple[str, int, int] | None = None
    """Its place, its number there, and its key."""


class Hand(QObject):
    """Turns what the mouse and the keyboard do into decisions.

    A decision closes the offers at once; they stay closed until they are opened again.
    """

    chosen = Signal(object)
    tried = Signal(object, str)
    """The cards' keys, the picked one first, and the zone."""
    asked = Signal(str, str, object)
    """A question to be answered with yes before a move is made, the yes, and the move."""
    wanting = Signal(int, str)
    """The first of the picked cards, and what is wrong with the chips that go with them."""
    unavailable = Signal(object)
    """An offer whose button says why nothing comes of it."""

    def __init__(self, scene: Scene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.last_tried: int | None = None
        self.decisions = 0
        """How many were made."""
        self._press: Press | None = None
        self._carrying = Carrying(scene)
        self._spent = SpentClick()
        self._aim: str | None = None

    @property
    def is_carrying(self) -> bool:
        return bool(self.scene.carried) or self.scene.tray.carried is not None

    # The mouse, in scene coordinates and milliseconds

    def press(self, point: QPointF, when: int) -> None:
        self.drop()
        if self._spent.takes(point, when) or not self.scene.is_open:
            return
        card = grip_at(self.scene, point)
        chip = None if card is not None else chip_at(self.scene, point)
        self._press = Press(point, card, chip=chip)

    def move(self, point: QPointF) -> None:
        """With the button down."""
        press = self._press
        if press is None or (press.card is None and press.chip is None):
            return
        off = point - press.point
        if not self.is_carrying and math.hypot(off.x(), off.y()) < LIFTS_AFTER:
            return
        if press.chip is not None:
            self.scene.carry_chip(press.chip[2], point)
        elif press.card is not None:
            if not self.scene.carried:
                self._grab(press.card, press.point)
            self._carry_to(point)

    def release(self, point: QPointF, when: int) -> None:
        press, self._press = self._press, None
        if press is None or not self.scene.is_open:
            return
        if press.chip is not None:
            let_go_chip(self.scene, press.chip, point)
        elif self.is_carrying:
            # The button may go up where no movement was reported.
            self._carry_to(point)
            self._let_go()
        else:
            self._click(press, point, when)

    def double(self, point: QPointF, when: int) -> None:
        """The second press of a double click."""
        if self._spent.takes(point, when) or not self.scene.is_open:
            return
        card = grip_at(self.scene, point)
        if card is None or gathers(self.scene, card):
            # Where cards are picked one by one it is a click like any other.
            self._press = Press(point, card)
            return
        offer = sensible(self.scene, card)
        if offer is not None:
            self._spent.spend(point, when)
            self._choose(offer, (card,))
        else:
            self._pick((card,))

    def drop(self) -> None:
        """A drag ends, and its cards glide home."""
        self._press = None
        self.scene.travel.tick(None)
        self.scene.light(self._lit(self.scene.picked))
        self.scene.home(self.scene.carried)
        self.scene.chip_home()

    def put_back(self) -> bool:
        """What was lifted or picked goes home; False if there was nothing."""
        scene = self.scene
        had = self.is_carrying or bool(scene.picked) or bool(scene.spent)
        self.drop()
        if scene.spent:
            scene.spend(0)
        self._pick(())
        return had

    # What mouse and keyboard share

    def let_go(self, zone_id: str) -> None:
        """Brings the cards that are lifted or picked to a zone."""
        cards = self.scene.carried or self.scene.picked
        if cards and self.scene.is_open:
            self._attempt(cards, zone_id)

    def take(self, card: int) -> None:
        """What a click on a card that can be lifted does."""
        table = self.scene.table
        assert table is not None
        anywhere = offer_for(self.scene, (card,), None)
        if anywhere is not None:
            self._choose(anywhere, (card,))
            return
        if self._swap(card):
            return
        if is_up(self.scene, card) or covering(table, (card,)):
            self._pick(clicked(table, self.scene.picked, card))
        else:
            self._try((card,), self.scene.lies[card].zone)

    def step(self, cards: Sequence[int]) -> None:
        """What Enter does on cards that lie together and are alike."""
        table = self.scene.table
        assert table is not None
        if not self._swap(cards[0]):
            self._pick(stepped(table, self.scene.picked, cards))

    def pick_again(self, cards: tuple[int, ...]) -> None:
        """Cards that were refused somewhere are picked still."""
        self._pick(cards)

    def reach(self, zone_id: str | None, card: int | None) -> None:
        """Brings the card that is in the hand already to a zone; without one, says why the card
        that lies there stays.
        """
        held = in_hand(self.scene)
        if held is not None and zone_id is not None:
            self._attempt((held,), zone_id)
        elif card is not None:
            self._try((card,), self.scene.lies[card].zone)

    def aim(self, zone_id: str | None) -> None:
        """Says at which zone the keyboard is: the place under a card that is picked up."""
        if zone_id != self._aim:
            self._aim = zone_id
            if self.scene.picked:
                self.scene.light(self._lit(self.scene.picked))

    @property
    def lit(self) -> tuple[str, ...]:
        """The places that light up now for the cards that are picked."""
        return self._lit(self.scene.picked)

    def label(self, cards: Sequence[int], zone_id: str | None) -> str:
        """The offer that cards make there, in words; empty for none."""
        offer = offer_for(self.scene, cards, zone_id)
        return "" if offer is None else offer.choice(cards, self.scene.spent).label

    def press_offer(self, index: int) -> None:
        """Presses the button of an offer without picks."""
        table = self.scene.table
        if table is None or index >= len(table.offers):
            return
        if self.scene.is_open or table.offers[index].steady:
            self._choose(table.offers[index], ())

    def press_choice(self, index: int) -> None:
        """Presses the button of what is picked."""
        table = self.scene.table
        if table is None or not self.scene.is_open or index >= len(table.offers):
            return
        offer = table.offers[index]
        cards = in_places(table, offer) if offer.swaps else self.scene.picked
        if offer.choice(cards, self.scene.spent).move is not None:
            self._choose(offer, cards)

    # Carrying

    def _grab(self, card: int, point: QPointF) -> None:
        """Lifts a card off the table, with those that are picked if they go together."""
        table = self.scene.table
        assert table is not None
        cards = together(table, self.scene.picked, card)
        kept = self.scene.spent
        self._pick(())
        self.scene.spent = kept
        self._carrying.lift(cards, point)
        self.scene.light(self._lit(cards))

    def _carry_to(self, point: QPointF) -> None:
        self._carrying.carry_to(point)
        if self.scene.comfort.places is Place.UNDER:
            self.scene.light(self._lit(self.scene.carried))

    def _let_go(self) -> None:
        cards, pose = self.scene.carried, self._carrying.let_go()
        card = cards[0]
        zone = aimed_at(self.scene, cards, pose)
        under = under_for(self.scene, card, pose)
        if under is not None and self._swap(card, under):
            return
        if zone is not None and offer_for(self.scene, cards, zone) is not None:
            self._attempt(cards, zone)
            return
        home = self.scene.lies[card]
        away = math.hypot(pose.x - home.pose.x, pose.y - home.pose.y) > AWAY * home.pose.width
        anywhere = offer_for(self.scene, cards, None)
        if anywhere is not None and away:
            self._choose(anywhere, cards)
        elif anywhere is None and away and (zone is not None or not is_up(self.scene, card)):
            self._try(cards, zone or home.zone)
        else:
            self.drop()

    # Clicks

    def _click(self, press: Press, up: QPointF, when: int) -> None:
        # Whatever follows on the same spot belongs to this click, if it decides anything.
        self._spent.spend(press.point, when)
        before = self.decisions
        if self.scene.picked:
            self._click_with(press)
        elif press.card is not None:
            self.take(press.card)
        else:
            off = up - press.point
            self._point_at(press.point, is_drag=math.hypot(off.x(), off.y()) >= LIFTS_AFTER)
        if self.decisions == before:
            self._spent.forget()

    def _click_with(self, press: Press) -> None:
        """A click while cards are picked."""
        scene, picked = self.scene, self.scene.picked
        home = scene.lies[picked[0]].zone
        if press.card is not None and self._stays_here(press.card, home):
            self.take(press.card)
            return
        zone = scene.zone_at(press.point)
        if zone is None or zone == home:
            self._pick(())
        else:
            self._attempt(picked, zone)

    def _stays_here(self, card: int, home: str) -> bool:
        """Whether a click on a card changes what is picked, and brings nothing anywhere."""
        table = self.scene.table
        assert table is not None
        picked = self.scene.picked
        if not gathers(self.scene, card):
            return False
        if self.scene.lies[card].zone == home or swapping(table, picked[0], card):
            return True
        return len(together(table, picked, card)) > 1

    def _point_at(self, point: QPointF, *, is_drag: bool) -> None:
        """A click on what cannot be lifted brings the card in the hand there; or says why not."""
        self.reach(None if is_drag else self.scene.zone_at(point), self.scene.card_at(point))

    def _swap(self, card: int, other: int | None = None) -> bool:
        """Lets the card that is picked, or another, change places with this one if it can."""
        table, picked = self.scene.table, self.scene.picked
        first = picked[0] if other is None and picked else other
        if table is None or first is None or first == card or not swapping(table, first, card):
            return False
        self.scene.rearrange(swapped(table, first, card))
        return True

    # Decisions

    def _attempt(self, cards: tuple[int, ...], zone_id: str) -> None:
        offer = offer_for(self.scene, cards, zone_id)
        if offer is None:
            self._try(cards, zone_id)
        elif offer.choice(cards, self.scene.spent).move is not None:
            self._choose(offer, cards)
        elif is_short(offer, cards, self.scene.spent):
            # They are picked, and wait for the others.
            self.drop()
            self._pick(cards)
        else:
            # Other chips would do; the cards stay picked for that.
            self.drop()
            self._pick(cards)
            self.wanting.emit(cards[0], offer.choice(cards, self.scene.spent).label)

    def _try(self, cards: tuple[int, ...], zone_id: str) -> None:
        self.last_tried = cards[0]
        self.put_back()
        self.tried.emit(cards, zone_id)

    def _choose(self, offer: Offer, cards: tuple[int, ...]) -> None:
        """One decision: whatever else was open is closed before anybody hears of it."""
        self._press = None
        self.scene.travel.tick(None)
        move = offer.choice(cards, self.scene.spent).move
        if move is None:
            self.unavailable.emit(offer)
            return
        if offer.ask:
            self.asked.emit(offer.ask, offer.label, move)
            return
        self.decide(move)

    def decide(self, move: Move) -> None:
        """Makes the move, and closes the offers."""
        self.decisions += 1
        self.scene.set_open(False)
        self.chosen.emit(move)

    def _pick(self, cards: tuple[int, ...]) -> None:
        self.scene.pick(cards)
        self.scene.light(self._lit(cards))
        self.scene.mark_choices()

    def _lit(self, cards: Sequence[int]) -> tuple[str, ...]:
        return lit(self.scene, cards, self._aim)

    def can_lift(self, point: QPointF) -> bool:
        """Whether a press there would lift something."""
        scene = self.scene
        if not scene.is_open or scene.is_covered:
            return False
        return grip_at(scene, point) is not None or chip_at(scene, point) is not None
