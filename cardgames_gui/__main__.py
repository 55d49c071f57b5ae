"""The command line: the window, or one of the commands that need none."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from cardgames_gui import __version__
from cardgames_gui.cli.arguments import known_language
from cardgames_gui.engine import language
from cardgames_gui.engine.language import Catalogue

_ = Catalogue("cardgames").gettext

COMMANDS: Final = ("selfplay", "replay")
# How a frozen program, which is its own interpreter, starts the process that thinks.
WORKER: Final = "--worker"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    have_streams()
    if words[:1] == [WORKER]:
        from cardgames_gui import worker

        return worker.main()
    at = next((i for i, word in enumerate(words) if word in COMMANDS), len(words))
    language.use(language.from_environment())
    parser = options()
    args = parser.parse_args(words[:at])
    if args.lang is not None:
        language.use(args.lang)
    if at < len(words):
        if args.files:
            parser.error(_("{command} goes before its arguments").format(command=words[at]))
        return command(words[at:])
    # Unlike pathlib's, these also answer for paths that are too long or lead where we may not look.
    for path in args.files:
        if not os.path.isfile(path):  # noqa: PTH113
            parser.error(_("there is no file {path}").format(path=path))
    folder = args.data_dir
    if folder is not None and os.path.exists(folder) and not os.path.isdir(folder):  # noqa: PTH110, PTH112
        parser.error(_("{path} is not a folder").format(path=folder))
    return window(args)


def have_streams() -> None:
    """Whoever starts us may have closed some, or may show less than we can say."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # Else the next file that is opened gets the number, and what is printed goes there.
            os.open(os.devnull, os.O_RDWR)
    sys.stdout = sys.stdout or open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = sys.stderr or open(2, "w", closefd=False)  # noqa: SIM115
    # What a terminal cannot show must not stop the rest of it.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def options() -> Parser:
    parser = Parser(
        prog="cardgames",
        usage="cardgames [options] [file …] | cardgames [--lang LANGUAGE] {selfplay,replay} …",
        description=_("Card games on the desktop."),
        epilog=_("selfplay and replay open no window; see cardgames selfplay --help."),
    )
    parser.add_argument("files", nargs="*", type=Path, metavar="file", help=_("a game to open"))
    parser.add_argument(
        "--data-dir", type=Path, metavar="FOLDER", help=_("where games and settings are kept")
    )
    parser.add_argument("--lang", type=known_language, metavar="LANGUAGE", help=_("as en or es"))
    parser.add_argument("--version", action="version", version=f"cardgames {__version__}")
    return parser


def command(words: list[str]) -> int:
    try:
        from cardgames_gui import cli

        return cli.main(words)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read along has gone; what is still buffered must not complain at exit.
        drop_output()
        return 141
    except OSError as error:
        # What happens with files the commands say themselves: this is the output, on a full disk.
        drop_output()
        sentence = _("the output cannot be written: {reason}").format(reason=error.strerror)
        print(f"cardgames: {sentence}", file=sys.stderr)
        return 1


def drop_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def window(args: argparse.Namespace) -> int:
    from cardgames_gui.app.preflight import obstacle

    if sentence := obstacle():
        print(f"cardgames: {sentence}", file=sys.stderr)
        return 1
    from cardgames_gui.app.main import run

    return run(data_dir=args.data_dir, language=args.lang, files=args.files)


if __name__ == "__main__":
    sys.exit(main())
