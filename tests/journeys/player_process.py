"""The program in a process of its own, with a person at it who plays until somebody kills it.

Prints a line for every ply that the match has when the person may decide.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from cardgames_gui.app.main import application
from cardgames_gui.table.front import Shown
from tests.journeys.hands import AtHand
from tests.journeys.person import Person, Program, in_no_hurry_to_wait, sit_down


def main(folder: Path, seats: int, game_id: str) -> int:
    app = application()
    program = Program(folder)
    if program.window.home._continue:
        program.window.home._continue[0].click()
    else:
        sit_down(program, seats, game_id)
    page = program.page
    in_no_hurry_to_wait(page)
    match = page.session.match
    person = (AtHand if match.game.private else Person)(page, seed=match.ply)

    def act() -> None:
        if page.view.table_scene.front.shown is Shown.VERDICT:
            person.press("read")
        elif page.view.table_scene.front.shown is Shown.RESULT:
            app.exit()
        elif person.may_decide:
            print(page.session.match.ply, flush=True)
            person.play_by_mouse()

    timer = QTimer(program.window)
    timer.timeout.connect(act)
    timer.start(5)
    status = app.exec()
    program.close()
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
