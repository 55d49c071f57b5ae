"""What the seats are called at a table, in the language in use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardgames_gui.engine.archive import Party
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.setup import PERSON, Setup
from cardgames_gui.engine.table import Cast

_ = Catalogue("cardgames").gettext

# One for each seat of the largest table, and as many again for those that somebody typed.
FIRST_NAMES: Final = (
    *("Marta", "Nina", "Bruno", "Yuki", "Leo", "Ada"),
    *("Tomás", "Mei", "Omar", "Lucía", "Ivo", "Zoe"),
)


def names(typed: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """A name for each seat: the one that was typed, else "You" for an only person, else a first
    name that nobody typed.
    """
    given = [name.strip() for name in typed]
    taken = {name.casefold() for name in given if name}
    alone = list(players).count(PERSON) == 1
    seats = len(players)
    spare = [name for name in FIRST_NAMES[seats:] if name.casefold() not in taken]
    made = []
    for seat, (name, who) in enumerate(zip(given, players, strict=True)):
        if name:
            made.append(name)
        elif who == PERSON and alone and _("You").casefold() not in taken:
            made.append(_("You"))
        elif FIRST_NAMES[seat].casefold() not in taken:
            made.append(FIRST_NAMES[seat])
        else:
            made.append(spare.pop(0))
    return tuple(made)


def to_keep(typed: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """The names as a match is saved with them: an only person without a name has none in the
    file, and is "You" in whatever language it is opened.
    """
    alone = list(players).count(PERSON) == 1
    return tuple(
        "" if alone and who == PERSON and not given.strip() else name
        for given, who, name in zip(typed, players, names(typed, players), strict=True)
    )


def cast_of(setup: Setup, party: Party) -> Cast:
    """Who sits where; a file may bring fewer names than seats, or none."""
    persons = setup.persons()
    given = (*party.names, *("",) * setup.seats)[: setup.seats]
    return Cast(names(given, setup.players), persons[0] if len(persons) == 1 else None)
