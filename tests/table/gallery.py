"""Pictures of tables, to look at: `python -m tests.table.gallery FOLDER [WORD …]`.

With words only those pictures whose names have one of them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgames_gui.engine.match import Match
from cardgames_gui.engine.table import Layout, Table
from cardgames_gui.table.view import CallKey, Comfort, Place, TableView
from tests.table.gallery_of_hands import sceneries
from tests.table.tables import new_match, play_until, table_of

SIZES: Final = ((1024, 590), (1440, 850), (2560, 1390))
SEATS: Final = (2, 3, 4, 5, 6)
WHY: Final = "You cannot knock at what you did yourself."


def mine(match: Match) -> bool:
    return match.state.turn == 0 and not holds(match)


def holds(match: Match) -> bool:
    return bool(table_of(match).zone("drawn").present())


def late(match: Match) -> bool:
    """Nothing lies on the table, somebody is out, and there are blocks."""
    table = table_of(match)
    blocks = [zone for zone in table.zones if zone.id.startswith("block") and zone.cards]
    out = [plate for plate in table.plates if plate.place is not None]
    enough = len(out) >= min(2, match.setup.seats - 2)
    return not table.zone("table").present() and bool(blocks) and holds(match) and enough


def alerted(match: Match) -> bool:
    """Somebody has played the last card, and it can still be knocked at."""
    return any(plate.alert for plate in table_of(match).plates)


class Gallery:
    """One folder of pictures."""

    def __init__(self, folder: Path, words: list[str]) -> None:
        self.folder = folder
        self.words = words
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, name: str, size: tuple[int, int]) -> bool:
        name = f"{name}-{size[0]}"
        return not self.words or any(word in name for word in self.words)

    def picture(
        self,
        name: str,
        shown: Match | Table,
        size: tuple[int, int],
        *,
        game: str = "tock",
        comfort: Comfort | None = None,
        calls: list[CallKey] | None = None,
        then: Callable[[TableView], object] | None = None,
    ) -> None:
        """One picture of the table as seat 0 sees it, after something has happened."""
        if not self.wants(name, size):
            return
        name = f"{name}-{size[0]}"
        table = shown if isinstance(shown, Table) else table_of(shown)
        view = TableView(game, 0, comfort or Comfort(speed=0))
        view.resize(*size)
        if game == "tock":
            view.set_calls(calls or [CallKey(0, None, "TOCK!", "Space", WHY)])
        view.show()
        view.show_table(table, travel=False)
        view.open_offers(True)
        if then is not None:
            then(view)
        QApplication.processEvents()
        view.grab().save(str(self.folder / f"{name}.png"))
        view.close()


def drag(view: TableView, zone: str, let_go: bool = False) -> None:
    """Drags the first card that can be lifted to a zone."""
    scene = view.table_scene
    assert scene.table is not None
    key = scene.table.grips[0]
    rect = scene.rect_of(zone)
    assert rect is not None
    start = scene.lies[key].pose.middle().toPoint()
    end = rect.center().toPoint() + QPoint(12, 8)
    pad, left, none = view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(pad, left, none, start)
    for step in range(1, 6):
        QTest.mouseMove(pad, start + (end - start) * (step / 5))
    if let_go:
        QTest.mouseRelease(pad, left, none, end)


def pick(view: TableView) -> None:
    scene = view.table_scene
    assert scene.table is not None
    point = scene.lies[scene.table.grips[0]].pose.middle().toPoint()
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
    )


def verdict(view: TableView) -> None:
    scene = view.table_scene
    assert scene.table is not None
    tops = [z.cards[-1] for z in scene.table.zones if z.layout is Layout.PILE and z.cards]
    keys = tuple(card.key for card in tops if card is not None)[:3]
    view.verdict(
        keys, "Bruno knocked: you drew although the 12 on top of your pile could be played."
    )


def refused(view: TableView) -> None:
    view.tried.connect(lambda card, zone: view.refuse("In the centre a 7 goes on a 6."))
    drag(view, "centre.5", let_go=True)


def result(view: TableView) -> None:
    seats = len(view.table_scene.plan.seats) if view.table_scene.plan else 0
    names = ("Nina", "You", "Bruno", "Yuki", "Ada", "Maximilian")
    view.show_result("Nina wins.", [f"{place + 1}. {names[place]}" for place in range(seats)])


def main(folder: Path, words: list[str]) -> None:
    app = QApplication.instance() or QApplication([])
    gallery = Gallery(folder, words)
    for scenery in sceneries():
        sizes = [size for size in SIZES if gallery.wants(scenery.name, size)]
        table = scenery.table() if sizes else None
        for size in sizes:
            assert table is not None
            gallery.picture(scenery.name, table, size, game=scenery.game, then=scenery.then)
    if not words or any(word.startswith("tock") for word in words):
        tock(gallery)
    app.quit()


def tock(gallery: Gallery) -> None:
    """The table with a spread."""
    for seats in SEATS:
        many = [
            CallKey(s, None, "TOCK!", key, WHY)
            for s, key in zip(range(seats), "QPZMCI", strict=False)
        ]
        middle = play_until(new_match(seats), lambda m: m.ply > 150 and mine(m))
        held = play_until(new_match(seats), lambda m: m.ply > 100 and holds(m) and not m.state.turn)
        other = play_until(
            new_match(seats), lambda m: m.ply > 100 and holds(m) and m.state.turn == 1
        )
        end = play_until(new_match(seats), late)
        turned = play_until(new_match(seats), lambda m: late_and_mine(m))
        alert = play_until(new_match(seats), alerted) if seats > 2 else end
        for size in SIZES:
            gallery.picture(f"tock-{seats}-alert", alert, size)
            gallery.picture(f"tock-{seats}-deal", new_match(seats), size)
            gallery.picture(f"tock-{seats}-middle", middle, size)
            gallery.picture(f"tock-{seats}-held", held, size)
            gallery.picture(f"tock-{seats}-other", other, size, calls=many)
            gallery.picture(f"tock-{seats}-late", end, size)
            gallery.picture(f"tock-{seats}-turned", turned, size)
            gallery.picture(
                f"tock-{seats}-large", middle, size, comfort=Comfort(card_scale=1.2, speed=0)
            )
            gallery.picture(f"tock-{seats}-verdict", middle, size, then=verdict)
            gallery.picture(f"tock-{seats}-refused", held, size, then=refused)
            gallery.picture(f"tock-{seats}-result", end, size, then=result)
            gallery.picture(f"tock-{seats}-picked", held, size, then=pick)
            learner = Comfort(places=Place.ALL, speed=0)
            gallery.picture(
                f"tock-{seats}-dragged",
                held,
                size,
                comfort=learner,
                then=lambda v: drag(v, "centre.2"),
            )


def late_and_mine(match: Match) -> bool:
    """The own pile has to be turned over, so that there is a button for it."""
    return match.state.turn == 0 and any(
        not offer.picks and not offer.call for offer in table_of(match).offers
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
