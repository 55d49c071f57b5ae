"""The table as a widget: what the window puts on its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.offer import Offer
from cardgames_gui.engine.table import Table
from cardgames_gui.table.accessible import Accessible
from cardgames_gui.table.announcement import announce
from cardgames_gui.table.art import felt
from cardgames_gui.table.button_item import ButtonItem
from cardgames_gui.table.clicks import SpentClick
from cardgames_gui.table.comfort import CallKey, Comfort, Place
from cardgames_gui.table.focus import Focus
from cardgames_gui.table.front import Shown
from cardgames_gui.table.hand import Hand
from cardgames_gui.table.interfaces import install
from cardgames_gui.table.scene import Scene

FELT_WAITS: Final = 150
"""Milliseconds."""

__all__ = ["CallKey", "Comfort", "Place", "TableView"]


class TableView(QGraphicsView):
    """Shows Tables, and says what the hand decides.

    `tried` is an attempt that no offer covers, with the cards' keys and the zone. `still` comes
    once every card has arrived where the last Table has it, never from within a call.
    """

    chosen = Signal(object)
    tried = Signal(object, str)
    still = Signal()
    read = Signal()
    called = Signal(int)
    again = Signal()
    leave = Signal()
    lifted = Signal()
    """The curtain was lifted."""

    def __init__(
        self,
        game_id: str,
        bottom: int,
        comfort: Comfort,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_id = game_id
        # PySide6 does not keep a scene alive for its view.
        self._table_scene = Scene(game_id, bottom, comfort, self)
        self._hand = Hand(self._table_scene, self)
        self._hand.chosen.connect(self.chosen)
        self._hand.tried.connect(self.tried)
        self._hand.asked.connect(self._ask)
        self._hand.unavailable.connect(self._say_why)
        self._hand.wanting.connect(self._say_at)
        self._asked: Move | None = None
        self._focus = Focus(self._table_scene, self._hand, self.press, self)
        install()
        self._accessible = Accessible(self, self._table_scene, self._hand, self._focus)
        self._table_scene.travel.still.connect(self.still)
        self.setScene(self._table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setMouseTracking(True)
        self._felt = QPixmap()
        self._felt_later = QTimer(self)
        self._felt_later.setSingleShot(True)
        self._felt_later.setInterval(FELT_WAITS)
        self._felt_later.timeout.connect(self._lay_felt)
        self._down: ButtonItem | None = None
        self._dismissing = False
        self._pressed = SpentClick()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def table_scene(self) -> Scene:
        return self._table_scene

    @property
    def hand(self) -> Hand:
        return self._hand

    @property
    def focus(self) -> Focus:
        """Where the keyboard is."""
        return self._focus

    # What the page tells

    def show_table(self, table: Table, travel: bool = True) -> None:
        """A new target; `travel` False lays it out at once. A question was about the old one."""
        self.answer(False)
        self._hand.drop()
        self._table_scene.show_table(table, travel)

    def sit_at(self, seat: int) -> None:
        """From now on that seat is the one at the lower edge."""
        self._table_scene.bottom = seat

    def open_offers(self, is_open: bool) -> None:
        """Whether the hand may decide now."""
        self._table_scene.set_open(is_open)

    def set_calls(self, calls: Sequence[CallKey]) -> None:
        self._table_scene.set_calls(calls)

    def set_comfort(self, comfort: Comfort) -> None:
        self._table_scene.set_comfort(comfort)

    def refuse(self, text: str) -> None:
        """Says why an attempt was refused, beside the card, which glides home."""
        scene, card = self._table_scene, self._hand.last_tried
        self._hand.put_back()
        if scene.plan is None:
            return
        if card is not None and card in scene.lies:
            scene.home((card,))
            at = scene.lies[card].pose.bounds()
        else:
            at = scene.plan.seats[scene.bottom].plate
        scene.front.say(text, at, scene.plan.words)
        announce(self, text)

    def verdict(self, cards: tuple[int, ...], text: str) -> None:
        """Freezes the table and shows these cards in front of it, until `read`."""
        self._hand.put_back()
        self._table_scene.verdict(cards, text)
        announce(self, text)

    def end_verdict(self) -> None:
        if self._table_scene.front.shown is Shown.VERDICT:
            self._table_scene.uncover()

    def show_result(self, headline: str, lines: Sequence[str]) -> None:
        """Shows how the match ended, with buttons to play again and to leave."""
        self._hand.put_back()
        self._table_scene.result(headline, lines)
        announce(self, ". ".join((headline, *lines)))

    def hide_result(self) -> None:
        if self._table_scene.front.shown is Shown.RESULT:
            self._table_scene.uncover()

    def show_curtain(self, headline: str, line: str) -> None:
        """Covers the table until the one who is called has come, and `lifted` is told."""
        self._hand.put_back()
        self._table_scene.curtain(headline, line)
        announce(self, f"{headline}. {line}")

    def end_curtain(self) -> None:
        if self._table_scene.front.shown is Shown.CURTAIN:
            self._table_scene.uncover()

    def _ask(self, text: str, yes: str, move: Move) -> None:
        self._asked = move
        self._table_scene.question(text, yes)
        announce(self, text)

    def answer(self, yes: bool) -> None:
        """Answers the question that is shown; without one nothing happens."""
        move, self._asked = self._asked, None
        if self._table_scene.front.shown is Shown.QUESTION:
            self._table_scene.uncover()
            if yes and move is not None and self._table_scene.is_open:
                self._hand.decide(move)

    def _say_at(self, card: int, text: str) -> None:
        """Says something beside a card, which stays as it is."""
        scene = self._table_scene
        if scene.plan is not None:
            scene.front.say(text, scene.pose_of(card).bounds(), scene.plan.words)
            announce(self, text)

    def _say_why(self, offer: Offer) -> None:
        scene = self._table_scene
        if scene.plan is None or scene.table is None:
            return
        button_id = f"offer:{scene.table.offers.index(offer)}"
        for button in scene.furniture.offers:
            if button.id == button_id:
                scene.front.say(offer.why, button.rect, scene.plan.words)
        announce(self, offer.why)

    def retranslate(self) -> None:
        """The language has changed; the texts of games come with the next Table."""
        self._table_scene.refresh()

    def hurry(self) -> None:
        """All cards arrive at once."""
        self._table_scene.hurry()

    def drop_drag(self) -> None:
        """A drag ends, and its card glides home."""
        self._hand.drop()

    # What mouse and keyboard share

    def press(self, button_id: str) -> None:
        """Presses a button, as named in its stop."""
        kind, _colon, number = button_id.partition(":")
        match kind:
            case "offer":
                self._hand.press_offer(int(number))
            case "pick":
                self._hand.press_choice(int(number))
            case "yes" | "no":
                self.answer(kind == "yes")
            case "lift":
                self.lifted.emit()
            case "call":
                self._press_call(int(number))
            case "read":
                self.read.emit()
            case "again":
                self.again.emit()
            case "leave":
                self.leave.emit()
            case _:
                raise ValueError(button_id)

    def _press_call(self, seat: int) -> None:
        scene = self._table_scene
        for call in scene.calls:
            if call.seat != seat:
                continue
            if call.move is not None:
                self.called.emit(seat)
            elif call.why and scene.plan is not None:
                scene.front.say(call.why, scene.furniture.calls[seat].rect, scene.plan.words)
                announce(self, call.why)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press(event)

    def _press(self, event: QMouseEvent) -> None:
        scene, point = self._table_scene, event.position()
        if event.button() is not Qt.MouseButton.LeftButton:
            self._hand.drop()
            return
        self._focus.pointed()
        scene.hurry()
        scene.front.hush()
        if self._pressed.takes(point, event.timestamp()):
            self._down, self._dismissing = None, False
            return
        self._down = scene.button_at(point)
        if self._down is not None:
            self._hand.drop()
            self._down.press(True)
        elif scene.is_covered:
            self._dismissing = scene.front.is_brief
        elif event.type() is QEvent.Type.MouseButtonDblClick:
            self._hand.double(point, event.timestamp())
        else:
            self._hand.press(point, event.timestamp())
        self._point_at(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._hand.move(event.position())
        elif self._hand.is_carrying:
            # The release was lost.
            self._hand.drop()
        self._point_at(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        button, self._down = self._down, None
        dismissing, self._dismissing = self._dismissing, False
        if button is not None:
            button.press(False)
            under = self._table_scene.button_at(event.position())
            # The table may have been marked anew in between: the same button, another item.
            if under is not None and (under.id, under.label) == (button.id, button.label):
                self._pressed.spend(event.position(), event.timestamp())
                self.press(button.id)
        elif dismissing:
            self.press("read")
        else:
            self._hand.release(event.position(), event.timestamp())
        self._point_at(event.position())

    def _point_at(self, point: QPointF) -> None:
        """The pointer says what a press would do."""
        scene = self._table_scene
        button = scene.button_at(point)
        for other in (*scene.furniture.buttons(), *scene.choice_buttons, *scene.front):
            other.hover(other is button)
        shape = Qt.CursorShape.ArrowCursor
        if self._hand.is_carrying:
            shape = Qt.CursorShape.ClosedHandCursor
        elif button is not None:
            shape = Qt.CursorShape.PointingHandCursor
        elif self._hand.can_lift(point):
            shape = Qt.CursorShape.OpenHandCursor
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._focus.key(event):
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self._focus.tab(forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._focus.arrive(event.reason())

    # The window

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        self._hand.drop()
        size = self.viewport().size()
        self._table_scene.set_size(size.width(), size.height(), self.devicePixelRatioF())
        if self._felt.isNull():
            self._lay_felt()
        else:
            # Until the size stays, the felt that is there is stretched: it takes long to make.
            self._felt_later.start()

    def _lay_felt(self) -> None:
        self._felt = felt(self._game_id, self.viewport().size(), self.devicePixelRatioF())
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        across = self._felt.width() / max(1, self.viewport().width())
        down = self._felt.height() / max(1, self.viewport().height())
        source = QRectF(
            rect.x() * across, rect.y() * down, rect.width() * across, rect.height() * down
        )
        painter.drawPixmap(QRectF(rect), self._felt, source)

    def hideEvent(self, event: QHideEvent) -> None:
        self._hand.drop()
        self._table_scene.hurry()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._table_scene.travel.halt()
        self._table_scene.front.hush()
        self._felt_later.stop()
        super().closeEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.UngrabMouse, QEvent.Type.WindowDeactivate):
            self._hand.drop()
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().viewportEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._hand.drop()
        super().changeEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._hand.drop()
        self._focus.depart()
        super().focusOutEvent(event)
