"""Who sits down: what the dialog of the seats makes of what was typed."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from cardgames_gui.app.settings import SeatsChoice
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.setup import PERSON, OptionValue, Setup, full_options
from cardgames_gui.engine.shuffle import LARGEST_SEED, drawn_start
from cardgames_gui.players.levels import CASUAL, LEVELS

_ = Catalogue("cardgames").gettext

USUAL_SEATS: Final = 4
LONGEST_NAME: Final = 20
WHO: Final = (PERSON, *LEVELS)
_CHANCE_BELOW: Final = 10**9
"""Deal numbers drawn by chance stay short enough to be told to a friend."""


def usual(game: Game) -> SeatsChoice:
    """What is offered to somebody who has never played that game here."""
    most = game.seats[-1]
    return SeatsChoice(
        seats=min(USUAL_SEATS, most),
        players=(PERSON, *(CASUAL,) * (most - 1)),
        names=("",) * most,
        options=full_options(game.options, {}),
    )


def mended(choice: SeatsChoice | None, game: Game) -> SeatsChoice:
    """A choice that was kept, with the usual in place of all that this game does not know."""
    plain = usual(game)
    if choice is None:
        return plain
    most = game.seats[-1]
    players = tuple(
        choice.players[seat] if seat < len(choice.players) and choice.players[seat] in WHO else who
        for seat, who in enumerate(plain.players)
    )
    names = (*(name.strip()[:LONGEST_NAME] for name in choice.names[:most]), *("",) * most)[:most]
    options: dict[str, OptionValue] = {}
    for option in game.options:
        kept = choice.options.get(option.name, option.default)
        fits = type(kept) is type(option.default) and kept in option.choices
        options[option.name] = kept if fits else option.default
    seats = choice.seats if choice.seats in game.seats else plain.seats
    return SeatsChoice(seats, players, names, options, choice.mistakes)


def shared_name(given: Sequence[str]) -> str | None:
    """A name that two seats have, however it is written."""
    seen: set[str] = set()
    for name in given:
        if name.casefold() in seen:
            return name
        seen.add(name.casefold())
    return None


class NoDealNumber(ValueError):
    """Its text is one sentence for the person."""


def deal_number(typed: str) -> int | None:
    """The number that was typed; None for chance."""
    digits = typed.strip()
    if not digits:
        return None
    # isdecimal() takes every script's digits, and so does int().
    if not digits.isdecimal() or len(digits) > len(str(LARGEST_SEED)):
        raise NoDealNumber(_sentence())
    number = int(digits)
    if number > LARGEST_SEED:
        raise NoDealNumber(_sentence())
    return number


def _sentence() -> str:
    return _("The deal number is a whole number from 0 to {largest}.").format(largest=LARGEST_SEED)


def by_chance() -> int:
    """A deal number that nobody has chosen."""
    return random.SystemRandom().randrange(_CHANCE_BELOW)


def setup(
    game: Game, players: Sequence[str], options: Mapping[str, OptionValue], seed: int
) -> Setup:
    """The setup of a first match."""
    seats = len(players)
    return Setup(
        game=game.id,
        rules=game.rules,
        seats=seats,
        start=drawn_start(seed, seats) if game.players_start else None,
        seed=seed,
        options=full_options(game.options, options),
        players=tuple(players),
    )
