"""Random games of every game on the shelf: they end, lose no card, and are kept as they were."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final

from cardgames_gui import shelf
from cardgames_gui.engine import archive
from cardgames_gui.engine.events import Event
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.notation import digest
from cardgames_gui.engine.setup import Setup
from cardgames_gui.players.levels import RANDOM
from tests.soak.steps import ENDINGS, LOOKS, on_the_table

LONGEST: Final = 20_000
"""Actions after which a match counts as endless."""
ON_TURN: Final = 0.9
"""How often the seat whose turn it is acts, where others may act as well."""


class Failed(Exception):
    """A match that went wrong, its setup, and how."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match that went well: its length, and whether it ended in its game's way of ENDINGS."""

    actions: int
    counted: bool


def setups(game: Game, seed: int) -> Iterator[Setup]:
    """A setup for every number of seats and every combination of options, with seeds from here."""
    for values in product(*(option.choices for option in game.options)):
        options = {o.name: value for o, value in zip(game.options, values, strict=True)}
        for seats in game.seats:
            start = seed % seats if game.players_start else None
            yield Setup(game.id, game.rules, seats, start, seed, options, players=(RANDOM,) * seats)
            seed += 1


def check(setup: Setup) -> Played:
    """Play the match by chance and look at every step; what it was like, or Failed."""
    match = Match(shelf.game(setup.game), setup)
    try:
        told = _play(match)
        _compare(match)
    except Exception as error:
        raise Failed(
            f"{setup}\nafter {match.ply} actions: {type(error).__name__}: {error}"
        ) from error
    ending = ENDINGS.get(setup.game)
    return Played(match.ply, ending is not None and ending.happened(told))


def _play(match: Match) -> Sequence[Event]:
    """What was told of the last action."""
    chance = Random(match.setup.seed).random
    whole = on_the_table(match)
    look = LOOKS.get(match.game.id, on_the_table)(match)
    whole(())
    look(())
    told: list[Event] = []
    while match.outcome() is None:
        actors = match.state.actors()
        called = match.state.turn is None or chance() > ON_TURN
        seat = actors[int(chance() * len(actors)) if called else 0]
        moves = match.state.legal_moves(seat)
        told = []
        match.play(seat, moves[int(chance() * len(moves))], told.append)
        look(told)
        if match.ply > LONGEST:
            raise AssertionError("it does not end")
    if match.state.actors():
        raise AssertionError("somebody may still act at the end")
    whole(())
    return told


def _compare(match: Match) -> None:
    """The match as it is read from its journal is the same."""
    text = archive.write(match, archive.Party())
    kept = archive.read(text, shelf.game)
    if kept.torn or kept.match.moves != match.moves or kept.match.setup != match.setup:
        raise AssertionError("the journal tells another match")
    if digest(kept.match.state) != digest(match.state):
        raise AssertionError("the journal leads to another end")
    if kept.match.outcome() != match.outcome():
        raise AssertionError("the journal leads to other places")
