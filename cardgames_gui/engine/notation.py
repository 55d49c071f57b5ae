"""How setups and positions are written down: one JSON object each, the same for every game."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from cardgames_gui.engine.game import Game, State
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.table import Card, Kind, Table, plain_cast

UNKNOWN: Final = "?"


def setup_json(setup: Setup, as_seat: int | None = None) -> dict[str, Any]:
    """The setup; without the deal number when it is written for a seat."""
    written: dict[str, Any] = {
        "game": setup.game,
        "rules": setup.rules,
        "seats": setup.seats,
        "start": setup.start,
        "options": dict(setup.options),
    }
    if as_seat is None:
        written["seed"] = setup.seed
    written["players"] = list(setup.players)
    return written


def position_json(
    game: Game,
    setup: Setup,
    state: State,
    ply: int,
    last: tuple[int, Move] | None,
    as_seat: int | None = None,
) -> dict[str, Any]:
    """A position with the move that led to it, whole or as a seat may know it."""
    seen = state.reveal() if as_seat is None else state.observe(as_seat)
    table = game.table(seen, plain_cast(setup.seats))
    outcome = state.outcome()
    return {
        "ply": ply,
        "seat": None if last is None else last[0],
        "move": None if last is None else _seen_move(game, last, as_seat),
        "turn": state.turn,
        "zones": zones_json(table),
        "counters": dict(table.counters),
        "legal": {
            str(seat): [str(move) for move in state.legal_moves(seat)]
            for seat in state.actors()
            if as_seat is None or as_seat == seat
        },
        "faults": list(state.faults()),
        "outcome": None if outcome is None else {"places": list(outcome.places)},
    }


def _seen_move(game: Game, last: tuple[int, Move], as_seat: int | None) -> str:
    seat, move = last
    return str(move) if as_seat is None else game.write_move(move, seat, as_seat)


def zones_json(table: Table) -> dict[str, list[Any]]:
    """The faces in every zone; unknown ones are "?", and come last in sets."""
    zones: dict[str, list[Any]] = {}
    for zone in table.zones:
        faces = [_face(card) for card in zone.cards]
        if zone.kind is Kind.SET:
            faces.sort(key=lambda face: face == UNKNOWN)
        zones[zone.id] = faces
    return zones


def _face(card: Card | None) -> Any:
    if card is None:
        return None
    return UNKNOWN if card.face is None else card.face


def digest(state: State) -> str:
    """Eight characters that differ when two whole positions differ."""
    return hashlib.sha256(repr(state.essence()).encode()).hexdigest()[:8]


def dumps(value: Any) -> str:
    """One line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
