"""Where everything lies on a table of a given size: pure geometry, in card units."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cardgames_gui.engine.table import Layout
from cardgames_gui.table.desk_of_hands import DeskOfHands
from cardgames_gui.table.desk_of_spread import DeskOfSpread
from cardgames_gui.table.plan import Plan
from cardgames_gui.table.shape import Shape

LEAST_CARD: Final = 34


@lru_cache(maxsize=16)
def lay_out(shape: Shape, width: int, height: int, card_scale: float = 1.0) -> Plan:
    """The plan with the largest cards that fit, `card_scale` times as large if there is room."""
    desk = _desk_for(shape)
    fitting = min(width / desk.CARDS_ACROSS, height / desk.CARDS_DOWN)
    card = max(LEAST_CARD, int(fitting * card_scale))
    while True:
        plan = desk(shape, width, height, card).plan(tight=card_scale > 1)
        if plan is not None:
            return plan
        if card <= LEAST_CARD:
            return desk(shape, width, height, card).forced()
        card = max(LEAST_CARD, min(card - 1, int(card * 0.97)))


def _desk_for(shape: Shape) -> type[DeskOfSpread] | type[DeskOfHands]:
    """Hands want another desk than a spread, which takes all the room there is."""
    has_hands = any(zone.layout is Layout.FAN for zone in shape.zones)
    return DeskOfHands if has_hands and shape.spread() is None else DeskOfSpread
