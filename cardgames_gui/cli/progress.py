"""How far a long command is, on a terminal and nowhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sized
from typing import Final, Protocol, TypeVar

T = TypeVar("T", covariant=True)

_WIDTH: Final = 30


class _Countable(Sized, Iterable[T], Protocol[T]):
    """Says how many there are before it gives them."""


def progress(steps: _Countable[T]) -> Iterator[T]:
    """The steps, with a bar on stderr that grows, and is wiped away at the end."""
    if not sys.stderr.isatty() or len(steps) < 2:
        yield from steps
        return
    try:
        for done, step in enumerate(steps):
            filled = _WIDTH * done // len(steps)
            bar = "█" * filled + "░" * (_WIDTH - filled)
            print(f"\r{bar} {done}/{len(steps)}", end="", file=sys.stderr, flush=True)
            yield step
    finally:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
