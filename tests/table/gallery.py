"""Pictures of tables, to look at: `python -m tests.table.gallery FOLDER`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from cardgames_gui.table.view import CallKey, Comfort, TableView
from tests.table.tables import new_match, play_on, play_until, table_of

SIZES = ((1024, 590), (1440, 850), (2560, 1390))


def main(folder: Path) -> None:
    app = QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for seats in (2, 4, 6):
        for size in SIZES:
            for name, moves in (("deal", 0), ("middle", 150)):
                match = new_match(seats)
                play_on(match, moves)
                play_until(match, lambda m: m.state.turn == 0)
                view = TableView("tock", 0, seats, Comfort(speed=0))
                view.resize(*size)
                view.set_calls(
                    [CallKey(0, None, "TOCK!", "Space", "There is nothing to knock at.")]
                )
                view.show()
                view.show_table(table_of(match), travel=False)
                view.open_offers(True)
                app.sendPostedEvents()
                view.grab().save(str(folder / f"{seats}-{name}-{size[0]}.png"))
                view.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
