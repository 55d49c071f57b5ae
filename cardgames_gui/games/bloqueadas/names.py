"""Cards as a person says them."""

from __future__ import annotations

from collections.abc import Sequence

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.games.bloqueadas.model import ACE, JACK, KING, QUEEN, rank_of, suit_of

_ = Catalogue("bloqueadas").gettext


def _suit(face: int) -> str:
    return (_("spades"), _("hearts"), _("diamonds"), _("clubs"))[suit_of(face)]


def card_name(face: int) -> str:
    """A card by itself: ace of spades."""
    rank = rank_of(face)
    if rank == ACE:
        text = _("ace of {suit}")
    elif rank == JACK:
        text = _("jack of {suit}")
    elif rank == QUEEN:
        text = _("queen of {suit}")
    elif rank == KING:
        text = _("king of {suit}")
    else:
        text = _("{number} of {suit}")
    return text.format(number=rank, suit=_suit(face))


def the_card(face: int) -> str:
    """A card within a sentence: the ace of spades."""
    rank = rank_of(face)
    if rank == ACE:
        text = _("the ace of {suit}")
    elif rank == JACK:
        text = _("the jack of {suit}")
    elif rank == QUEEN:
        text = _("the queen of {suit}")
    elif rank == KING:
        text = _("the king of {suit}")
    else:
        text = _("the {number} of {suit}")
    return text.format(number=rank, suit=_suit(face))


def the_cards(faces: Sequence[int]) -> str:
    """One card or several within a sentence: the 7 of spades and the 7 of hearts."""
    return listed([the_card(face) for face in faces])


def listed(words: Sequence[str]) -> str:
    """One, two or more things in a row."""
    if len(words) == 1:
        return words[0]
    return _("{several} and {last}").format(several=", ".join(words[:-1]), last=words[-1])


def several(rank: int) -> str:
    """A rank of which there are several: aces."""
    if rank == ACE:
        return _("aces")
    if rank == JACK:
        return _("jacks")
    if rank == QUEEN:
        return _("queens")
    if rank == KING:
        return _("kings")
    return _("{number}s").format(number=rank)


def capital(sentence: str) -> str:
    """The sentence with a large first letter."""
    return sentence[:1].upper() + sentence[1:]
