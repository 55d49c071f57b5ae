"""Random games of every game on the shelf: they end, lose no card, and are kept as they were."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, product
from random import Random
from typing import Any, Final

from cardgames_gui import shelf
from cardgames_gui.engine import archive
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.notation import digest
from cardgames_gui.engine.setup import Setup
from cardgames_gui.engine.table import plain_cast
from cardgames_gui.players.levels import RANDOM

LONGEST: Final = 20_000
"""Actions after which a match counts as endless."""
ON_TURN: Final = 0.9
"""How often the seat whose turn it is acts, where others could call."""


class Failed(Exception):
    """A match that went wrong, its setup, and how."""


def setups(game: Game, seed: int) -> Iterator[Setup]:
    """A setup for every number of seats and every combination of options, with seeds from here."""
    for values in product(*(option.choices for option in game.options)):
        options = {o.name: value for o, value in zip(game.options, values, strict=True)}
        for seats in game.seats:
            start = seed % seats if game.players_start else None
            yield Setup(game.id, game.rules, seats, start, seed, options, players=(RANDOM,) * seats)
            seed += 1


def check(setup: Setup) -> int:
    """Play the match by chance and look at every step; its length, or Failed."""
    match = Match(shelf.game(setup.game), setup)
    try:
        _play(match)
        _compare(match)
    except Exception as error:
        raise Failed(
            f"{setup}\nafter {match.ply} actions: {type(error).__name__}: {error}"
        ) from error
    return match.ply


def _play(match: Match) -> None:
    chance = Random(match.setup.seed).random
    count_cards = CARDS.get(match.game.id, _on_the_table)
    all_cards = sorted(count_cards(match))
    while match.outcome() is None:
        actors = match.state.actors()
        seat = actors[0 if chance() < ON_TURN else int(chance() * len(actors))]
        moves = match.state.legal_moves(seat)
        match.play(seat, moves[int(chance() * len(moves))])
        if sorted(count_cards(match)) != all_cards:
            raise AssertionError("a card was lost or doubled")
        if match.ply > LONGEST:
            raise AssertionError("it does not end")
    if match.state.actors():
        raise AssertionError("somebody may still act at the end")
    if all_cards != sorted(_on_the_table(match)):
        raise AssertionError("the table does not show every card")


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


def _on_the_table(match: Match) -> list[int]:
    """The keys of all cards, as a table shows them; slow, and true of any game."""
    table = match.game.table(match.state.reveal(), plain_cast(match.setup.seats))
    return [card.key for zone in table.zones for card in zone.present()]


def _in_tock(match: Match) -> list[int]:
    state: Any = match.state
    drawn = [] if state.drawn < 0 else [state.drawn]
    return [*chain(state.table, *state.centre, *state.piles, *state.blocks, drawn)]


CARDS: Final[dict[str, Callable[[Match], list[int]]]] = {"tock": _in_tock}
"""A quick way to find the keys of all cards, for the games that have one."""
