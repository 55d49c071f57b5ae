"""`cardgames selfplay`: matches between computer players, and who came in where."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cardgames_gui import shelf
from cardgames_gui.cli.arguments import Wrong
from cardgames_gui.cli.contest import play_out, sources
from cardgames_gui.cli.progress import progress
from cardgames_gui.cli.tally import Tally
from cardgames_gui.engine import archive
from cardgames_gui.engine.files import replace_text
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.outcome import Outcome
from cardgames_gui.engine.setup import OptionValue, Setup, full_options, written
from cardgames_gui.engine.shuffle import LARGEST_SEED, drawn_start
from cardgames_gui.players.base import Temper
from cardgames_gui.players.levels import EXPERT, LEVELS, RANDOM

_ = Catalogue("cardgames").gettext


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played, how often, and by whom."""

    game: Game
    levels: tuple[str, ...]
    options: Mapping[str, OptionValue]
    mistakes: bool

    def setup(self, seed: int) -> Setup:
        seats = len(self.levels)
        start = drawn_start(seed, seats) if self.game.players_start else None
        return Setup(self.game.id, self.game.rules, seats, start, seed, self.options, self.levels)

    def play(self, seed: int) -> tuple[Match, Outcome]:
        """The match with that deal number, played to its end, and its places."""
        match = Match(self.game, self.setup(seed))
        players = [self.game.player(Temper(level, self.mistakes)) for level in self.levels]
        return match, play_out(match, players, sources(seed, len(players)))


def run(args: argparse.Namespace) -> None:
    """Play what was asked for, and print the table of places; raises Wrong."""
    contest = _contest(args)
    if args.games < 1:
        raise Wrong(_("there is at least one match to play, not {count}").format(count=args.games))
    if not 0 <= args.seed <= LARGEST_SEED - args.games + 1:
        raise Wrong(_("a deal number lies between 0 and {most}").format(most=LARGEST_SEED))
    if args.save is not None:
        _make_folder(args.save)
    tally = Tally(contest.levels)
    began = time.perf_counter()
    for seed in progress(range(args.seed, args.seed + args.games)):
        match, outcome = contest.play(seed)
        tally.add(outcome, match.ply)
        if args.save is not None:
            _save(args.save, match, contest.mistakes)
    print(tally.table(time.perf_counter() - began))


def _contest(args: argparse.Namespace) -> Contest:
    try:
        game = shelf.game(args.game)
    except KeyError:
        there_are = ", ".join(each.id for each in shelf.GAMES)
        raise Wrong(
            _("no game {name}, but {games}").format(name=args.game, games=there_are)
        ) from None
    levels = None if args.levels is None else tuple(args.levels.split(","))
    seats = args.seats
    if seats is None:
        seats = game.seats[0] if levels is None else len(levels)
    if seats not in game.seats:
        raise Wrong(
            _("{game} has {low} to {high} seats, not {seats}").format(
                game=game.id, low=game.seats[0], high=game.seats[-1], seats=seats
            )
        )
    if levels is None:
        levels = (EXPERT,) * seats
    _check_levels(levels, seats)
    return Contest(game, levels, _options(game, args.options), args.mistakes == "on")


def _check_levels(levels: tuple[str, ...], seats: int) -> None:
    for level in levels:
        if level not in (*LEVELS, RANDOM):
            there_are = ", ".join((*LEVELS, RANDOM))
            raise Wrong(_("no level {name}, but {levels}").format(name=level, levels=there_are))
    if len(levels) != seats:
        raise Wrong(
            _("{seats} seats need as many levels, not {levels}").format(
                levels=len(levels), seats=seats
            )
        )


def _options(game: Game, typed: list[str]) -> Mapping[str, OptionValue]:
    declared = {option.name: option for option in game.options}
    given: dict[str, OptionValue] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals or name not in declared:
            there_are = ", ".join(
                f"{o.name}={'|'.join(map(written, o.choices))}" for o in game.options
            )
            raise Wrong(
                _("no option {option}, but {options}").format(option=text, options=there_are)
            )
        try:
            given[name] = declared[name].read(value)
        except ValueError:
            raise Wrong(
                _("the option {name} is one of {choices}, not {value}").format(
                    name=name, choices=declared[name].words(), value=value
                )
            ) from None
    return full_options(game.options, given)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(folder, error) from None


def _save(folder: Path, match: Match, mistakes: bool) -> None:
    setup = match.setup
    path = folder / f"{setup.game}-{setup.seed}{archive.SUFFIX}"
    try:
        replace_text(path, archive.write(match, archive.Party(mistakes=mistakes)))
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> Wrong:
    return Wrong(_("{path} cannot be written: {reason}").format(path=path, reason=error.strerror))
