"""`cardgames replay`: a saved match move by move, in words or in the notation."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

from cardgames_gui import shelf
from cardgames_gui.cli.arguments import Wrong
from cardgames_gui.engine import archive
from cardgames_gui.engine.events import Event
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.notation import dumps, position_json, setup_json
from cardgames_gui.engine.table import Cast

_ = Catalogue("cardgames").gettext


def run(args: argparse.Namespace) -> None:
    """Print the match of the file; raises Wrong."""
    if args.as_seat is not None and not args.json:
        raise Wrong(_("--as-seat goes with --json"))
    kept = _read(args.file)
    seats = kept.match.setup.seats
    if args.as_seat is not None and not 0 <= args.as_seat < seats:
        raise Wrong(
            _("the seats of this match are 0 to {last}, not {seat}").format(
                last=seats - 1, seat=args.as_seat
            )
        )
    if args.json:
        _print_notation(kept, args.as_seat)
    else:
        _print_words(kept)


def _read(path: Path) -> archive.Kept:
    try:
        return archive.load(path, shelf.game)
    except OSError as error:
        raise Wrong(
            _("{path} cannot be read: {reason}").format(path=path, reason=error.strerror)
        ) from None
    except archive.Damaged as error:
        raise Wrong(f"{path}: {error}") from None


def _print_notation(kept: archive.Kept, as_seat: int | None) -> None:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    match = kept.match
    print(dumps(setup_json(match.setup, as_seat)))
    for ply, last, state in match.positions():
        print(dumps(position_json(match.game, match.setup, state, ply, last, as_seat)))


def _print_words(kept: archive.Kept) -> None:
    match, cast = kept.match, _cast(kept)
    state, width = match.at(0), len(str(match.ply))
    for ply, (seat, move) in enumerate(match.moves, 1):
        events: list[Event] = []
        state.apply(seat, move, events.append)
        for number, event in enumerate(events):
            margin = str(ply) if number == 0 else ""
            print(f"{margin:>{width}}  {match.game.sentence(event, cast)}")


def _cast(kept: archive.Kept) -> Cast:
    """An only person without a name is "you", as in the window."""
    setup = kept.match.setup
    names = [*kept.party.names, *[""] * setup.seats][: setup.seats]
    persons = setup.persons()
    return Cast(
        tuple(
            _shown(name) or _("Seat {number}").format(number=seat)
            for seat, name in enumerate(names)
        ),
        persons[0] if len(persons) == 1 and not names[persons[0]] else None,
    )


def _shown(name: str) -> str:
    """A name may come from anywhere; a terminal must not take a part of it for an order."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)
