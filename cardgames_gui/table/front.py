"""What comes to the front of the table: a reason, a verdict, the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.table import Score
from cardgames_gui.table import letters
from cardgames_gui.table.button_item import ButtonItem, Tone
from cardgames_gui.table.furniture import rows
from cardgames_gui.table.panels import Bubble, Panel
from cardgames_gui.table.plan import Plan
from cardgames_gui.table.pose import Pose
from cardgames_gui.table.shadow import ASPECT

_ = Catalogue("cardgames").gettext

BUBBLE: Final = 27_000.0
PANEL: Final = 30_000.0
BUTTONS: Final = 31_000.0
# A sentence stays for a moment, and for as long as it takes to read it.
LEAST_TIME: Final = 2600
TIME_FOR_A_LETTER: Final = 55
LARGER: Final = 1.15


class Shown(Enum):
    """What is in front of the table and keeps the hand from it."""

    NOTHING = "nothing"
    VERDICT = "verdict"
    RESULT = "result"
    QUESTION = "question"
    CURTAIN = "curtain"


class Front(QObject):
    """The bubble, and one panel at a time."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.shown = Shown.NOTHING
        self.bubble = Bubble()
        self.bubble.setZValue(BUBBLE)
        self.panel = Panel()
        self.panel.setZValue(PANEL)
        self.buttons: list[ButtonItem] = []
        scene.addItem(self.bubble)
        scene.addItem(self.panel)
        self._text = ""
        self._lines: tuple[str, ...] = ()
        self._cards: tuple[int, ...] = ()
        self._score: Score | None = None
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self.hush)

    @property
    def is_brief(self) -> bool:
        """Whether a verdict is shown that goes by itself; one with a score waits for its button."""
        return self.shown is Shown.VERDICT and self._score is None

    def say(self, text: str, at: QRectF, words: float) -> None:
        """A bubble beside a place; it goes by itself."""
        self.bubble.say(text, at, self._scene.sceneRect(), words)
        self._quiet.start(LEAST_TIME + TIME_FOR_A_LETTER * len(text))

    def hush(self) -> None:
        self._quiet.stop()
        self.bubble.setVisible(False)

    def show_verdict(self, cards: Sequence[int], text: str, score: Score | None = None) -> None:
        self.hush()
        self.shown, self._text, self._cards = Shown.VERDICT, text, tuple(cards)
        self._score = score

    def show_result(self, headline: str, lines: Sequence[str], score: Score | None = None) -> None:
        self.hush()
        self.shown, self._text, self._lines = Shown.RESULT, headline, tuple(lines)
        self._score = score

    def show_question(self, text: str, yes: str) -> None:
        self.hush()
        self.shown, self._text, self._lines = Shown.QUESTION, text, (yes,)

    def show_curtain(self, headline: str, line: str) -> None:
        self.hush()
        self.shown, self._text, self._lines = Shown.CURTAIN, headline, (line,)

    def clear(self) -> None:
        self.shown = Shown.NOTHING
        self._lay_buttons((), QRectF(), 1.0)
        self.panel.setVisible(False)

    def arrange(self, plan: Plan) -> dict[int, Pose]:
        """Lays out what is shown; returns the poses of the cards that are shown with it."""
        window = self._scene.sceneRect()
        match self.shown:
            case Shown.NOTHING:
                return {}
            case Shown.RESULT:
                area = self.panel.show_panel(
                    self._text, self._lines, window, plan.words, score=self._score
                )
                names = (("again", _("Play again")), ("leave", _("Home")))
                self._lay_buttons(names, area, plan.words)
                return {}
            case Shown.QUESTION:
                area = self.panel.show_panel(self._text, (), window, plan.words)
                self._lay_buttons((("yes", self._lines[0]), ("no", _("No"))), area, plan.words)
                return {}
            case Shown.CURTAIN:
                area = self.panel.show_panel(self._text, self._lines, window, plan.words)
                self._lay_buttons((("lift", _("Show my cards")),), area, plan.words)
                return {}
            case Shown.VERDICT:
                return self._arrange_verdict(plan, window)

    def _arrange_verdict(self, plan: Plan, window: QRectF) -> dict[int, Pose]:
        width = round(plan.card * LARGER)
        gap = round(width * 0.2)
        count = len(self._cards)
        most = window.width() * 0.7
        if count * (width + gap) > most:
            gap = round((most - width) / max(1, count - 1)) - width
        wide = count * (width + gap) - gap
        high = round(width * ASPECT) if count else 0
        area = self.panel.show_panel(
            self._text,
            (),
            window,
            plan.words,
            top=float(high),
            least=float(wide),
            score=self._score,
        )
        self._lay_buttons((("read", _("Go on")),), area, plan.words)
        place = self.panel.cards()
        left = round(place.center().x() - wide / 2)
        y = place.top() + width * ASPECT / 2
        return {
            key: Pose(left + index * (width + gap) + width / 2, y, width, 0, 0.75)
            for index, key in enumerate(self._cards)
        }

    def _lay_buttons(self, names: Sequence[tuple[str, str]], area: QRectF, words: float) -> None:
        for button in self.buttons:
            self._scene.removeItem(button)
        self.buttons = [ButtonItem(name, Tone.PLAIN) for name, _label in names]
        size = letters.BUTTON * words
        widths = [
            max(110 * words, button.width_for(label, "", size))
            for button, (_name, label) in zip(self.buttons, names, strict=True)
        ]
        # The row stands in the middle, the first button on the left.
        wide = sum(widths) + 10 * max(0, len(widths) - 1)
        row = QRectF(area.center().x() - wide / 2, area.top(), wide, area.height())
        places = rows(row, widths[::-1])[::-1]
        for button, (_name, label), place in zip(self.buttons, names, places, strict=True):
            button.show_button(label, place, size)
            button.setZValue(BUTTONS)
            self._scene.addItem(button)

    def button_at(self, point: QPointF) -> ButtonItem | None:
        for button in self.buttons:
            if button.rect.contains(point):
                return button
        return None

    def __iter__(self) -> Iterator[ButtonItem]:
        return iter(self.buttons)
