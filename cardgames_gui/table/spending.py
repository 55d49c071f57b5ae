"""Spending: which chips can be spent now, and what a tap or a drag of one picks of them."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from cardgames_gui.table.scene import Scene


def chip_at(scene: Scene, point: QPointF) -> tuple[str, int, int] | None:
    """The chip at a point that can be spent: its place, its number there, and its key."""
    found = scene.tray.chip_at(point)
    return found if found is not None and most_chips(scene, found[0]) else None


def most_chips(scene: Scene, chips_id: str) -> int:
    """How many of these chips can be spent at all, with what is picked or with anything."""
    offers = () if scene.table is None else scene.table.offers
    return max((offer.spend for offer in offers if offer.chips == chips_id), default=0)


def can_spend(scene: Scene, chips_id: str) -> bool:
    """Whether chips of these can be spent with anything now."""
    return scene.is_open and most_chips(scene, chips_id) > 0


def spend_one_more(scene: Scene, chips_id: str) -> None:
    """Picks one more of these chips, to be spent with what is played; after the last none."""
    if can_spend(scene, chips_id):
        scene.spend((scene.spent + 1) % (most_chips(scene, chips_id) + 1))


def spend_up_to(scene: Scene, chips_id: str, chip: int) -> None:
    """Picks the chips up to this one; one that is picked already goes back."""
    if can_spend(scene, chips_id):
        most = most_chips(scene, chips_id)
        scene.spend(min(chip if chip < scene.spent else chip + 1, most))


def let_go_chip(scene: Scene, chip: tuple[str, int, int], point: QPointF) -> None:
    """A chip that was tapped or dragged away is spent; one that is picked goes back."""
    chips_id, index, _key = chip
    place = scene.chips_rect(chips_id)
    is_dragged = scene.tray.carried is not None
    scene.chip_home()
    is_away = place is not None and not place.contains(point)
    if not is_dragged or is_away is (index >= scene.spent):
        spend_up_to(scene, chips_id, index)
