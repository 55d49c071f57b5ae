"""Random games of Tock! end, lose no card and are kept as they were; tests.soak plays thousands."""

import pytest

from cardgames_gui import shelf
from cardgames_gui.engine.setup import Setup
from tests.soak.games import check, setups

SETUPS = list(setups(shelf.game("tock"), 70))


def test_every_table_is_tried() -> None:
    tables = {(s.seats, s.options["strict"], s.options["end"]) for s in SETUPS}
    assert len(SETUPS) == len(tables) == 5 * 2 * 2


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seats} seats, {setup.seed}")
def test_random_games(setup: Setup) -> None:
    assert 0 < check(setup) < 3000
