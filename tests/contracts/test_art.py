"""Every game on the shelf has its art: each face, each back, and the felt."""

from __future__ import annotations

import pytest

from cardgames_gui import shelf
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.resources import resource
from cardgames_gui.engine.setup import Setup, full_options
from cardgames_gui.engine.table import plain_cast


@pytest.mark.parametrize("game", shelf.GAMES, ids=lambda game: game.id)
def test_every_face_and_back_is_drawn(game: Game) -> None:
    start = 0 if game.players_start else None
    setup = Setup(game.id, game.rules, game.seats[-1], start, 1, full_options(game.options, {}))
    table = game.table(game.deal(setup).reveal(), plain_cast(setup.seats))
    backs = {card.back for zone in table.zones for card in zone.present()}
    faces = {str(face).removesuffix("'") for face in game.faces}
    for name in sorted(faces | backs | set(game.about().faces)):
        assert resource(game.id, "cards", f"{name}.svg").is_file(), name
    assert resource(game.id, "felt.svg").is_file()
    for chips in table.chips:
        assert resource("chips", f"{chips.kind}.svg").is_file(), chips.kind
