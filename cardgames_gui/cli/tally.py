"""The places that each seat reached in many matches, and how long these were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.outcome import Outcome

_catalogue = Catalogue("cardgames")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext


class Tally:
    """Counts the ends of matches with the same levels on the same seats."""

    def __init__(self, levels: Sequence[str]) -> None:
        self._levels = levels
        self._places = [Counter[int]() for _ in levels]
        self._lengths: list[int] = []

    def add(self, outcome: Outcome, length: int) -> None:
        """One more match, of so many actions."""
        for places, place in zip(self._places, outcome.places, strict=True):
            places[place] += 1
        self._lengths.append(length)

    def table(self, seconds: float) -> str:
        """The table for a terminal, and a line about length and time under it."""
        places = range(1, len(self._levels) + 1)
        rows = [[_("seat"), _("level"), *(str(place) for place in places), _("mean place")]]
        for seat, (level, counted) in enumerate(zip(self._levels, self._places, strict=True)):
            average = mean(counted.elements())
            counts = (str(counted[place]) for place in places)
            rows.append([str(seat), level, *counts, f"{average:.2f}"])
        return "\n".join([*_aligned(rows), "", self._length(seconds)])

    def _length(self, seconds: float) -> str:
        count = len(self._lengths)
        return ngettext(
            "{count} match of {mean:.0f} actions, in {seconds:.1f} s",
            "{count} matches of {mean:.0f} actions ({low} to {high}), in {seconds:.1f} s",
            count,
        ).format(
            count=count,
            mean=mean(self._lengths),
            low=min(self._lengths),
            high=max(self._lengths),
            seconds=seconds,
        )


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
