"""The commands that play and replay without a window."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cardgames_gui.cli.arguments import Wrong, parse
from cardgames_gui.engine import language

__all__ = ["main"]


def main(argv: Sequence[str]) -> int:
    """Run a command and return its exit status: 0, or 2 with one sentence on stderr.

    KeyboardInterrupt, and OSError while printing, are the caller's to answer.
    """
    try:
        args = parse(argv)
        if args.lang is not None:
            language.use(args.lang)
        args.run(args)
        sys.stdout.flush()
    except Wrong as error:
        print(f"cardgames {argv[0]}: {error}" if argv else f"cardgames: {error}", file=sys.stderr)
        return 2
    except SystemExit as stop:  # argparse has printed its help
        return int(stop.code or 0)
    return 0
