"""The gold buttons that say what the picked cards come to, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardgames_gui.engine.offer import Choice
from cardgames_gui.table import letters
from cardgames_gui.table.button_item import ButtonItem, Tone
from cardgames_gui.table.plan import Plan

OVER_CARDS: Final = 26_000.0
GAP: Final = 10.0


class ChoiceButtons:
    """One button for each choice, side by side in the middle of their place."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._buttons: list[ButtonItem] = []

    def show(self, choices: Sequence[tuple[int, Choice]], plan: Plan) -> None:
        """A button named `pick:` and the number of its offer; hollow where no move comes of it."""
        for button in self._buttons:
            self._scene.removeItem(button)
        self._buttons = []
        place = plan.act
        if place is None:
            return
        size = letters.BUTTON * plan.words
        labels = [
            f"{choice.label} · {choice.price}" if choice.price else choice.label
            for _, choice in choices
        ]
        made = [ButtonItem(f"pick:{index}", Tone.OFFER) for index, _ in choices]
        widths = [
            button.width_for(label, "", size) for button, label in zip(made, labels, strict=True)
        ]
        room = place.width() - GAP * max(0, len(made) - 1)
        shrink = min(1.0, room / sum(widths)) if widths else 1.0
        x = place.center().x() - (sum(widths) * shrink + GAP * max(0, len(made) - 1)) / 2
        for button, label, wide, (_, choice) in zip(made, labels, widths, choices, strict=True):
            rect = QRectF(x, place.top(), wide * shrink, place.height())
            button.show_button(label, rect, size * shrink, "", choice.move is not None)
            button.setZValue(OVER_CARDS)
            self._scene.addItem(button)
            x += wide * shrink + GAP
        self._buttons = made

    def __iter__(self) -> Iterator[ButtonItem]:
        return iter(self._buttons)
