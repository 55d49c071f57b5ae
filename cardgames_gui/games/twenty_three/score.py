"""What each seat of 23 paid for what, in words: after a round, and at the end."""

from __future__ import annotations

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.table import Cast, Score
from cardgames_gui.games.twenty_three.model import BACK, WORTH, Account, Observation
from cardgames_gui.games.twenty_three.prices import results

_ = Catalogue("twenty_three").gettext


def score(seen: Observation, cast: Cast) -> Score | None:
    """The account of the round that has just ended, or of the match; None while a round lasts."""
    if seen.over:
        return _whole_match(seen, cast)
    if len(seen.accounts) < seen.round:
        return None
    rows = []
    for seat, paid in enumerate(seen.paid):
        rows.append((cast.name(seat), *_numbers(paid), _number(_sum(paid))))
    title = _("Round {round}").format(round=seen.round)
    return Score((title, *_purposes(), _("in all")), tuple(rows))


def _whole_match(seen: Observation, cast: Cast) -> Score:
    counting = results(seen.chips, seen.bonus)
    rows = []
    for seat, paid in enumerate(_added(seen.accounts)):
        back = min(WORTH * seen.bonus[seat], seen.chips[seat])
        rows.append((cast.name(seat), *_numbers(paid), _number(-back), _number(counting[seat])))
    headline = (_("Both rounds"), *_purposes(), _("bonus chips left"), _("in all"))
    return Score(headline, tuple(rows))


def _purposes() -> tuple[str, ...]:
    """The columns, in the order of the purposes."""
    return (_("skipping"), _("passing"), _("forcing"), _("dropping out"), _("given back"))


def _added(accounts: tuple[Account, ...]) -> Account:
    """The sum of the rounds' accounts, seat by seat and purpose by purpose."""
    return tuple(
        tuple(map(sum, zip(*rounds, strict=True))) for rounds in zip(*accounts, strict=True)
    )


def _sum(paid: tuple[int, ...]) -> int:
    return sum(paid) - 2 * paid[BACK]


def _numbers(paid: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(_number(-n if purpose == BACK else n) for purpose, n in enumerate(paid))


def _number(count: int) -> str:
    return f"−{-count}" if count < 0 else str(count)
