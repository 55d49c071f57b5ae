"""Where the groups of a zone can be seen: what a keyboard walks over and a ring goes around."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from cardgames_gui.engine.table import Zone
from cardgames_gui.table.lies import Lie


def group_cards(zone: Zone, index: int) -> tuple[int, ...]:
    """The keys of the cards of a group."""
    first = sum(group.size for group in zone.groups[:index])
    return tuple(card.key for card in zone.present()[first : first + zone.groups[index].size])


def group_rect(zone: Zone, index: int, lies: Mapping[int, Lie]) -> QRectF:
    """The part of a group that the next one in its row leaves free, in scene pixels."""
    rect = QRectF()
    for key in group_cards(zone, index):
        rect = rect.united(lies[key].pose.rect())
    if index + 1 < len(zone.groups):
        after = lies[group_cards(zone, index + 1)[0]].pose.rect()
        same_row = abs(after.center().y() - rect.center().y()) < after.height() / 2
        if same_row and rect.left() < after.left() < rect.right():
            rect.setRight(after.left())
    return rect
