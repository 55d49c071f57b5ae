"""What may be typed after `cardgames selfplay` and `cardgames replay`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from cardgames_gui.engine import language
from cardgames_gui.engine.language import Catalogue

_ = Catalogue("cardgames").gettext


class Wrong(Exception):
    """What was asked for cannot be done; its text is one sentence for the user."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Wrong(_("{problem}; see {command} --help").format(problem=message, command=self.prog))


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments, with the command to call as `run`; raises Wrong.

    The commands are imported only now, so that each start pays for what it uses.
    """
    parser = _Parser(prog="cardgames", allow_abbrev=False)
    commands = parser.add_subparsers(required=True, metavar="{selfplay,replay}")
    _add_selfplay(commands)
    _add_replay(commands)
    return parser.parse_args(list(argv))


def _add_selfplay(commands: argparse._SubParsersAction[_Parser]) -> None:
    from cardgames_gui.cli.selfplay import run

    parser = commands.add_parser(
        "selfplay",
        description=_("Computer players play matches against each other."),
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    parser.add_argument("game", metavar="GAME", help=_("the name of the game, as tock"))
    parser.add_argument("--seats", type=int, metavar="N", help=_("how many play"))
    parser.add_argument(
        "--levels",
        metavar="L,L,…",
        help=_("a level for each seat: beginner, casual, expert, or random for any legal move"),
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        dest="options",
        metavar="NAME=VALUE",
        help=_("an option of the game: on, off, or a word"),
    )
    parser.add_argument(
        "--mistakes",
        choices=("on", "off"),
        default="on",
        help=_("whether computer players overlook things (on)"),
    )
    parser.add_argument("--games", type=int, default=1, metavar="K", help=_("how many matches"))
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help=_("the deal number of the first match")
    )
    parser.add_argument(
        "--save", type=Path, metavar="FOLDER", help=_("where to save the matches, if at all")
    )
    _add_lang(parser)


def _add_replay(commands: argparse._SubParsersAction[_Parser]) -> None:
    from cardgames_gui.cli.replay import run

    parser = commands.add_parser(
        "replay",
        description=_("Tells a saved match, move by move."),
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    parser.add_argument("file", type=Path, metavar="FILE", help=_("a saved match"))
    parser.add_argument("--json", action="store_true", help=_("one JSON object a line"))
    parser.add_argument(
        "--as-seat",
        type=int,
        metavar="N",
        help=_("with --json: only what that seat may know; the first one is 0"),
    )
    _add_lang(parser)


def _add_lang(parser: _Parser) -> None:
    parser.add_argument("--lang", type=known_language, metavar="LANGUAGE", help=_("as en or es"))


def known_language(name: str) -> str:
    """The language of ours that was meant, for argparse."""
    found = language.nearest([name])
    if found == language.ENGLISH and not name.lower().startswith(language.ENGLISH):
        there_are = ", ".join(language.languages())
        raise argparse.ArgumentTypeError(
            _("no language {name}, but {languages}").format(name=name, languages=there_are)
        )
    return found
