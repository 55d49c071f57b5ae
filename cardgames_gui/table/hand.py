"""The hand: what a press, a drag and a click mean, and the decisions they come to."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.table import Layout
from cardgames_gui.table.comfort import Place
from cardgames_gui.table.pose import Pose
from cardgames_gui.table.scene import Scene

LIFTS_AFTER: Final = 4.0
"""Pixels that a press may move and still be a click."""
LARGER: Final = 1.1
AWAY: Final = 0.5
"""A card that can be let go anywhere has to be carried so many card widths."""
NEARLY: Final = 0.4
"""An offered zone with so much of the card on it takes it, though another has more."""
MOST_TILT: Final = 12.0
CLICKS: Final = 450
"""Milliseconds in which further clicks on the same spot belong to the first."""


@dataclass(frozen=True, slots=True)
class Press:
    """Where the button went down, and on which card that can be lifted."""

    point: QPointF
    card: int | None
    home: Pose | None = None


class Hand(QObject):
    """Turns what the mouse and the keyboard do into decisions.

    A decision closes the offers at once; they stay closed until they are opened again.
    """

    chosen = Signal(object)
    tried = Signal(object, str)

    def __init__(self, scene: Scene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.last_tried: int | None = None
        self.decisions = 0
        """How many were made."""
        self._press: Press | None = None
        self._tilt = 0.0
        self._drift = 0.0
        self._spent: tuple[QPointF, int] | None = None
        self._aim: str | None = None

    @property
    def is_carrying(self) -> bool:
        return self.scene.carried is not None

    # The mouse, in scene coordinates and milliseconds

    def press(self, point: QPointF, when: int) -> None:
        self.drop()
        if self._belongs_to_spent(point, when) or not self.scene.is_open:
            return
        self._press = Press(point, self._grip_at(point))

    def move(self, point: QPointF) -> None:
        """With the button down."""
        press = self._press
        if press is None or press.card is None:
            return
        if not self.is_carrying:
            off = point - press.point
            if math.hypot(off.x(), off.y()) < LIFTS_AFTER:
                return
            self.grab(press.card)
        self._carry_to(point)

    def release(self, point: QPointF, when: int) -> None:
        press, self._press = self._press, None
        if press is None or not self.scene.is_open:
            return
        if self.is_carrying:
            # The button may go up where no movement was reported.
            self._press = press
            self._carry_to(point)
            self._press = None
            self._let_go_at()
        else:
            self._click(press, point, when)

    def double(self, point: QPointF, when: int) -> None:
        """The second press of a double click."""
        if self._belongs_to_spent(point, when) or not self.scene.is_open:
            return
        card = self._grip_at(point)
        if card is None:
            self._press = Press(point, None)
            return
        offer = self._sensible(card)
        if offer is not None:
            self._spent = point, when
            self._choose(offer, card)
        else:
            self._pick(card)

    def drop(self) -> None:
        """A drag ends, and its card glides home."""
        self._press = None
        self.scene.travel.tick(None)
        self.scene.light(self._lit(self.scene.raised))
        if self.scene.carried is not None:
            self.scene.home(self.scene.carried)

    def put_back(self) -> bool:
        """What was lifted or picked up goes home; False if there was nothing."""
        had = self.is_carrying or self.scene.raised is not None
        self.drop()
        self._pick(None)
        return had

    # What mouse and keyboard share

    def grab(self, card: int) -> None:
        """Lifts a card off the table."""
        self._pick(None)
        pose = self.scene.cards[card].look
        assert pose is not None
        home = self.scene.lies[card].pose
        if self._press is not None:
            self._press = Press(self._press.point, card, home)
        self._tilt = self._drift = 0.0
        lifted = Pose(home.x, home.y, round(home.width * LARGER), home.turn * 0.3, 1.0)
        self.scene.carry(card, lifted)
        self.scene.light(self._lit(card))

    def let_go(self, zone_id: str) -> None:
        """Brings the card that is lifted or picked up to a zone."""
        card = self.scene.carried if self.is_carrying else self.scene.raised
        if card is not None and self.scene.is_open:
            self._attempt(card, zone_id)

    def take(self, card: int) -> None:
        """What a click on a card that can be lifted does."""
        anywhere = self._offer(card, None)
        if anywhere is not None:
            self._choose(anywhere, card)
        elif self.is_up(card):
            self._pick(card)
        else:
            self._try(card, self.scene.lies[card].zone)

    def reach(self, zone_id: str | None, card: int | None) -> None:
        """Brings the card that is in the hand already to a zone; without one, says why the card
        that lies there stays.
        """
        held = self._held()
        if held is not None and zone_id is not None:
            self._attempt(held, zone_id)
        elif card is not None:
            self._try(card, self.scene.lies[card].zone)

    def aim(self, zone_id: str | None) -> None:
        """Says at which zone the keyboard is: the place under a card that is picked up."""
        if zone_id != self._aim:
            self._aim = zone_id
            if self.scene.raised is not None:
                self.scene.light(self._lit(self.scene.raised))

    @property
    def lit(self) -> tuple[str, ...]:
        """The places that light up now for the card that is picked up."""
        return self._lit(self.scene.raised)

    def label(self, card: int, zone_id: str | None) -> str:
        """The offer that a card makes there, in words; empty for none."""
        offer = self._offer(card, zone_id)
        return "" if offer is None else offer.label

    def press_offer(self, index: int) -> None:
        """Presses the button of an offer without picks."""
        table = self.scene.table
        if table is None or index >= len(table.offers):
            return
        if self.scene.is_open or table.offers[index].steady:
            self._choose(table.offers[index], None)

    # Carrying

    def _carry_to(self, point: QPointF) -> None:
        press, card = self._press, self.scene.carried
        if press is None or card is None or press.home is None:
            return
        look = self.scene.cards[card].look
        assert look is not None
        # The card keeps its place under the finger, as much larger as it is.
        x = point.x() - (press.point.x() - press.home.x) * LARGER
        y = point.y() - (press.point.y() - press.home.y) * LARGER
        self._drift = max(-MOST_TILT, min(MOST_TILT, self._drift + (x - look.pose.x) * 0.35))
        if self.scene.comfort.speed <= 0:
            self._drift = 0.0
        self.scene.carry(card, Pose(x, y, look.pose.width, self._tilt, 1.0))
        if self._drift:
            self.scene.travel.tick(self._swing)
        if self.scene.comfort.places is Place.UNDER:
            self.scene.light(self._lit(card))

    def _swing(self) -> bool:
        """The tilt follows the movement and dies away."""
        card = self.scene.carried
        if card is None:
            return False
        self._drift *= 0.82
        self._tilt += (self._drift - self._tilt) * 0.3
        still = abs(self._drift) < 0.1 and abs(self._tilt) < 0.1
        if still:
            self._tilt = self._drift = 0.0
        look = self.scene.cards[card].look
        assert look is not None
        pose = look.pose
        self.scene.carry(card, Pose(pose.x, pose.y, pose.width, self._tilt, 1.0))
        return not still

    def _let_go_at(self) -> None:
        card = self.scene.carried
        assert card is not None
        look = self.scene.cards[card].look
        assert look is not None
        pose = look.pose
        self.scene.travel.tick(None)
        zone = self._aimed_at(card, pose)
        if zone is not None and self._offer(card, zone) is not None:
            self._attempt(card, zone)
            return
        home = self.scene.lies[card]
        away = math.hypot(pose.x - home.pose.x, pose.y - home.pose.y) > AWAY * home.pose.width
        anywhere = self._offer(card, None)
        if anywhere is not None and away:
            self._choose(anywhere, card)
        elif anywhere is None and away and (zone is not None or not self.is_up(card)):
            self._try(card, zone or home.zone)
        else:
            self.drop()

    def _aimed_at(self, card: int, pose: Pose) -> str | None:
        """The zone that a card is let go over; an offered one before another nearly as near."""
        found = self.scene.overlaps(pose.rect())
        found.pop(self.scene.lies[card].zone, None)
        if not found:
            return None
        best = max(found, key=lambda zone: found[zone])
        offered = {zone: share for zone, share in found.items() if self._offer(card, zone)}
        if offered:
            nearest = max(offered, key=lambda zone: offered[zone])
            if nearest == best or offered[nearest] >= NEARLY:
                return nearest
        return best

    # Clicks

    def _click(self, press: Press, up: QPointF, when: int) -> None:
        raised = self.scene.raised
        # Whatever follows on the same spot belongs to this click, if it decides anything.
        self._spent, before = (press.point, when), self.decisions
        if raised is not None:
            zone = self.scene.zone_at(press.point)
            if press.card == raised or zone is None or zone == self.scene.lies[raised].zone:
                self._pick(None)
            else:
                self._attempt(raised, zone)
        elif press.card is not None:
            self.take(press.card)
        else:
            off = up - press.point
            self._point_at(press.point, is_drag=math.hypot(off.x(), off.y()) >= LIFTS_AFTER)
        if self.decisions == before:
            self._spent = None

    def _point_at(self, point: QPointF, *, is_drag: bool) -> None:
        """A click on what cannot be lifted brings the card in the hand there; or says why not."""
        self.reach(None if is_drag else self.scene.zone_at(point), self.scene.card_at(point))

    def _held(self) -> int | None:
        """The card that is in the hand already, where no other can be lifted."""
        table = self.scene.table
        if table is None or len(table.grips) != 1:
            return None
        card = table.grips[0]
        return card if self.scene.zone(self.scene.lies[card].zone).layout is Layout.HELD else None

    def _belongs_to_spent(self, point: QPointF, when: int) -> bool:
        """Whether a press belongs to the clicks that a decision was made with."""
        if self._spent is None:
            return False
        spot, last = self._spent
        off = point - spot
        if when - last > CLICKS or math.hypot(off.x(), off.y()) > 2 * LIFTS_AFTER:
            self._spent = None
            return False
        self._spent = spot, when
        return True

    def _sensible(self, card: int) -> Offer | None:
        """What a double click plays: nothing that the player is to find out."""
        offers = self._offers(card)
        if self.scene.comfort.places is Place.OFF:
            return next((offer for offer in offers if offer.obvious), None)
        if not offers:
            return None
        kinds = {self._kind(offer.to) for offer in offers}
        return offers[0] if len(kinds) == 1 else None

    def _kind(self, zone_id: str | None) -> object:
        """Zones of one kind are as good as one another."""
        if zone_id is None:
            return None
        zone = self.scene.zone(zone_id)
        return zone.layout if zone.side is None else zone_id

    # Decisions

    def _attempt(self, card: int, zone_id: str) -> None:
        offer = self._offer(card, zone_id)
        if offer is not None:
            self._choose(offer, card)
        else:
            self._try(card, zone_id)

    def _try(self, card: int, zone_id: str) -> None:
        self.last_tried = card
        self.put_back()
        self.tried.emit(card, zone_id)

    def _choose(self, offer: Offer, card: int | None) -> None:
        """One decision: whatever else was open is closed before anybody hears of it."""
        self._press = None
        self.scene.travel.tick(None)
        move = offer.choice([] if card is None else [card]).move
        self.decisions += 1
        self.scene.set_open(False)
        self.chosen.emit(move)

    def _pick(self, card: int | None) -> None:
        self.scene.pick(card)
        self.scene.light(self._lit(card))
        self.scene.renewed.emit()

    def _lit(self, card: int | None) -> tuple[str, ...]:
        """The places that light up while this card is lifted."""
        if card is None or not self.scene.is_open:
            return ()
        takes = tuple(offer.to for offer in self._offers(card) if offer.to is not None)
        match self.scene.comfort.places:
            case Place.OFF:
                return ()
            case Place.ALL:
                return takes
            case Place.UNDER:
                look = self.scene.cards[card].look
                if self.scene.carried != card or look is None:
                    zone = self._aim if self.scene.raised == card else None
                else:
                    zone = self._aimed_at(card, look.pose)
                return (zone,) if zone in takes and zone is not None else ()

    def can_lift(self, point: QPointF) -> bool:
        """Whether a press there would lift something."""
        scene = self.scene
        return scene.is_open and not scene.is_covered and self._grip_at(point) is not None

    def _grip_at(self, point: QPointF) -> int | None:
        card = self.scene.card_at(point)
        table = self.scene.table
        return card if table is not None and card in table.grips else None

    def is_up(self, card: int) -> bool:
        """Whether a card lies face up."""
        zone = self.scene.zone(self.scene.lies[card].zone)
        return any(other.up for other in zone.present() if other.key == card)

    def _offers(self, card: int) -> tuple[Offer, ...]:
        table = self.scene.table
        return () if table is None else tuple(o for o in table.offers if card in o.picks)

    def _offer(self, card: int, zone_id: str | None) -> Offer | None:
        return next((offer for offer in self._offers(card) if offer.to == zone_id), None)
