"""Travel: one clock moves every card from where it is to where it shall be."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal

from cardgames_gui.table.pose import Pose, between

FRAME: Final = 15
"""Milliseconds from one frame to the next."""

Now = Callable[[], float]
"""Milliseconds from some beginning."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a card shows at a moment; `squeeze` is below 1 while it turns over."""

    pose: Pose
    face: str
    squeeze: float = 1.0


@dataclass(frozen=True, slots=True)
class Trip:
    """A way from one look to another, in milliseconds of the clock.

    `arc` is how far the card is lifted half way, 0 to 1.
    """

    start: Look
    end: Look
    begins: float
    lasts: float
    arc: float = 0.0

    def at(self, now: float) -> Look:
        """What the card shows at that time."""
        share = 1.0 if self.lasts <= 0 else min(1.0, max(0.0, (now - self.begins) / self.lasts))
        if share >= 1:
            return self.end
        # Fast at first, and slow where it lands.
        eased = 1 - (1 - share) ** 3
        pose = between(self.start.pose, self.end.pose, eased)
        if self.arc:
            up = math.sin(math.pi * eased) * self.arc
            pose = replace(pose, lift=min(1.0, pose.lift + up), width=pose.width * (1 + up * 0.08))
        if self.start.face == self.end.face:
            squeeze = self.start.squeeze + (1 - self.start.squeeze) * eased
            return Look(pose, self.end.face, squeeze)
        # The card turns over in the middle of its way.
        if eased < 0.5:
            return Look(pose, self.start.face, self.start.squeeze * math.cos(math.pi * eased))
        return Look(pose, self.end.face, -math.cos(math.pi * eased))


class Travel(QObject):
    """All trips, and the timer that runs only while there are any.

    `still` comes once all cards have arrived after `expect()`, never from within a call.
    """

    still = Signal()

    def __init__(
        self,
        show: Callable[[int, Look], None],
        arrived: Callable[[int], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.now: Now = _monotonic
        self._show = show
        self._arrived = arrived
        self._trips: dict[int, Trip] = {}
        self._ticking: Callable[[], bool] | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.step)
        self._expected = False
        self._posted = False

    @property
    def busy(self) -> bool:
        """Whether any card is on its way."""
        return bool(self._trips)

    @property
    def runs(self) -> bool:
        """Whether the clock runs."""
        return self._timer.isActive()

    def moving(self, key: int) -> bool:
        return key in self._trips

    def goal(self, key: int) -> Look | None:
        """Where a card is on its way to."""
        trip = self._trips.get(key)
        return None if trip is None else trip.end

    def send(
        self, key: int, start: Look, end: Look, delay: float, lasts: float, arc: float = 0.0
    ) -> None:
        """Sends a card on its way, in place of any way it was on. No time means at once."""
        if lasts <= 0:
            self.stop(key)
            self._show(key, end)
            self._arrived(key)
            return
        self._trips[key] = Trip(start, end, self.now() + delay, lasts, arc)
        self._run()

    def redirect(self, key: int, end: Look) -> None:
        """Gives a card on its way another end, and the same time to get there."""
        self._trips[key] = replace(self._trips[key], end=end)

    def stop(self, key: int) -> None:
        """Leaves a card where it is."""
        self._trips.pop(key, None)

    def tick(self, ticking: Callable[[], bool] | None) -> None:
        """Something that moves with each frame until it returns False."""
        self._ticking = ticking
        if ticking is not None:
            self._run()

    def step(self) -> None:
        """One frame."""
        if self._trips:
            self._advance(self.now())
        if self._ticking is not None and not self._ticking():
            self._ticking = None
        if not self._trips:
            if self._ticking is None:
                self._timer.stop()
            self._tell()

    def _advance(self, now: float) -> None:
        for key, trip in list(self._trips.items()):
            if now < trip.begins:
                continue
            self._show(key, trip.at(now))
            if now >= trip.begins + trip.lasts:
                del self._trips[key]
                self._arrived(key)

    def hurry(self) -> None:
        """Everything arrives at once."""
        trips, self._trips = self._trips, {}
        for key, trip in trips.items():
            self._show(key, trip.end)
            self._arrived(key)
        if self._ticking is None:
            self._timer.stop()
        self._tell()

    def expect(self) -> None:
        """Says `still` as soon as all is still, which may be now."""
        self._expected = True
        self._tell()

    def halt(self) -> None:
        """Nothing runs any more, and nothing is said."""
        self._expected = False
        self._trips.clear()
        self._ticking = None
        self._timer.stop()

    def _run(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _tell(self) -> None:
        if self._expected and not self._trips and not self._posted:
            self._posted = True
            # A posted event goes with its receiver; a timer might outlive it.
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))

    def customEvent(self, event: QEvent) -> None:
        self._posted = False
        if self._expected and not self._trips:
            self._expected = False
            self.still.emit()


def _monotonic() -> float:
    return time.monotonic() * 1000
