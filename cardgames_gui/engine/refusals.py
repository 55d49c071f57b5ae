"""Why a move is refused, where it is the same in every game."""

from cardgames_gui.engine.language import Catalogue

_ = Catalogue("cardgames").gettext


def over() -> str:
    return _("The match is over.")


def no_such_seat() -> str:
    return _("There is no such seat at this table.")


def not_your_turn() -> str:
    return _("It is not your turn.")
