"""The longest gap in the event loop while cards move: `python -m tests.bench.event_gap`.

In milliseconds by the clock on the wall, and by the processor's: on a machine that does other
things as well, only the second says what the table takes.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from cardgames_gui.table.view import Comfort, TableView
from tests.table.tables import new_match, table_of

SIZES = ((1440, 900), (2560, 1440))
SEATS = (2, 4, 6)
IDLE = 0.3
"""Milliseconds; shorter gaps are those in which nothing was done."""
STEPS = 120
"""Mouse moves of one drag across the table and back."""


@dataclass(frozen=True, slots=True)
class Longest:
    """The longest gap by either clock, and the one that 19 of 20 are shorter than."""

    wall: float
    processor: float
    usual: float

    def __str__(self) -> str:
        return f"{self.wall:7.1f} {self.processor:9.1f} {self.usual:7.1f}"


class Gaps:
    """A timer without an interval, and the times between its ticks, in milliseconds."""

    def __init__(self) -> None:
        self._wall: list[float] = []
        self._processor: list[float] = []
        self._last = (0.0, 0.0)
        self._timer = QTimer()
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        self._wall.clear()
        self._processor.clear()
        self._last = time.perf_counter(), time.process_time()
        self._timer.start()

    def stop(self) -> Longest:
        self._timer.stop()
        worked = sorted(gap for gap in self._processor if gap > IDLE)
        return Longest(max(self._wall), worked[-1], worked[int(len(worked) * 0.95)])

    def _tick(self) -> None:
        now = time.perf_counter(), time.process_time()
        self._wall.append((now[0] - self._last[0]) * 1000)
        self._processor.append((now[1] - self._last[1]) * 1000)
        self._last = now


class Run:
    """Deals, then drags a card over the whole spread."""

    def __init__(self, app: QApplication, seats: int, size: tuple[int, int]) -> None:
        self.app = app
        self.match = new_match(seats)
        self.view = TableView("tock", 0, Comfort())
        self.view.resize(*size)
        self.gaps = Gaps()
        self.deal = self.drag = Longest(0, 0, 0)
        self.lasted = 0.0
        self._step = 0
        self._began = 0.0

    def start(self) -> None:
        """The table is on the screen before the cards come."""
        self.view.show()
        QTimer.singleShot(300, self._deal)

    def _deal(self) -> None:
        self.view.still.connect(self._dealt)
        self.gaps.start()
        self._began = time.perf_counter()
        self.view.show_table(table_of(self.match))

    def _dealt(self) -> None:
        self.view.still.disconnect(self._dealt)
        self.lasted = (time.perf_counter() - self._began) * 1000
        self.deal = self.gaps.stop()
        self.view.open_offers(True)
        self.gaps.start()
        self._send(QEvent.Type.MouseButtonPress, self._from())
        self._timer = QTimer()
        self._timer.setInterval(8)
        self._timer.timeout.connect(self._move)
        self._timer.start()

    def _from(self) -> QPoint:
        scene = self.view.table_scene
        pose = scene.lies[0].pose
        key = scene.card_at(QPointF(pose.x, pose.y))
        assert key is not None
        return scene.lies[key].pose.middle().toPoint()

    def _move(self) -> None:
        self._step += 1
        if self._step > STEPS:
            self._timer.stop()
            self.drag = self.gaps.stop()
            self.view.close()
            self.app.quit()
            return
        share = abs((self._step / STEPS * 4) % 2 - 1)
        size = self.view.size()
        down = self._step / STEPS
        point = QPoint(
            round(size.width() * (0.05 + 0.9 * share)), round(size.height() * (0.1 + 0.7 * down))
        )
        self._send(QEvent.Type.MouseMove, point)

    def _send(self, kind: QEvent.Type, point: QPoint) -> None:
        pad = self.view.viewport()
        left = Qt.MouseButton.LeftButton
        event = QMouseEvent(
            kind,
            QPointF(point),
            pad.mapToGlobal(QPointF(point)),
            left,
            left,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.postEvent(pad, event)


def main() -> None:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    columns = "   wall processor    95 %"
    print(f"{'seats':>5} {'size':>10} {'deal:' + columns:>31} {'lasts':>8} {'drag:' + columns:>32}")
    for size in SIZES:
        for seats in SEATS:
            run = Run(app, seats, size)
            QTimer.singleShot(0, run.start)
            app.exec()
            print(
                f"{seats:5} {size[0]:>5}x{size[1]:<4} {run.deal!s:>31} {run.lasted:8.0f}"
                f" {run.drag!s:>32}"
            )


if __name__ == "__main__":
    main()
