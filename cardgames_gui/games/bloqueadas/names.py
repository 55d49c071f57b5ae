"""Cards as a person says them."""

from __future__ import annotations

from collections.abc import Sequence

from cardgames_gui.engine.language import Catalogue
from cardgames_gui.games.bloqueadas.model import ACE, JACK, KING, QUEEN, rank_of, suit_of

_ = Catalogue("bloqueadas").gettext


def _suit(face: int) -> str:
    return (_("spades"), _("hearts"), _("diamonds"), _("clubs"))[suit_of(face)]


def _of_rank(rank: int, ace: str, jack: str, queen: str, king: str, number: str) -> str:
    """The words for that rank, not yet filled in."""
    return {ACE: ace, JACK: jack, QUEEN: queen, KING: king}.get(rank, number)


def card_name(face: int) -> str:
    """A card by itself: ace of spades."""
    rank = rank_of(face)
    text = _of_rank(
        rank,
        _("ace of {suit}"),
        _("jack of {suit}"),
        _("queen of {suit}"),
        _("king of {suit}"),
        _("{number} of {suit}"),
    )
    return text.format(number=rank, suit=_suit(face))


def the_card(face: int) -> str:
    """A card within a sentence: the ace of spades."""
    rank = rank_of(face)
    text = _of_rank(
        rank,
        _("the ace of {suit}"),
        _("the jack of {suit}"),
        _("the queen of {suit}"),
        _("the king of {suit}"),
        _("the {number} of {suit}"),
    )
    return text.format(number=rank, suit=_suit(face))


def the_cards(faces: Sequence[int]) -> str:
    """One card or several within a sentence: the 7 of spades and the 7 of hearts."""
    return listed([the_card(face) for face in faces])


def listed(words: Sequence[str]) -> str:
    """One, two or more things in a row."""
    if len(words) == 1:
        return words[0]
    return _("{several} and {last}").format(several=", ".join(words[:-1]), last=words[-1])


def the_one(rank: int) -> str:
    """The only card of a rank: the ace."""
    text = _of_rank(
        rank, _("the ace"), _("the jack"), _("the queen"), _("the king"), _("the {number}")
    )
    return text.format(number=rank)


def one_more(rank: int) -> str:
    """Another card of a rank: one more ace."""
    text = _of_rank(
        rank,
        _("one more ace"),
        _("one more jack"),
        _("one more queen"),
        _("one more king"),
        _("one more {number}"),
    )
    return text.format(number=rank)


def several(rank: int) -> str:
    """A rank of which there are several: aces."""
    text = _of_rank(rank, _("aces"), _("jacks"), _("queens"), _("kings"), _("{number}s"))
    return text.format(number=rank)


def both(rank: int) -> str:
    """The only two cards of a rank: both aces."""
    text = _of_rank(
        rank,
        _("both aces"),
        _("both jacks"),
        _("both queens"),
        _("both kings"),
        _("both {number}s"),
    )
    return text.format(number=rank)


def counted(count: int, rank: int) -> str:
    """Two cards of a rank or more, up to all eight: three aces."""
    numbers = (_("two"), _("three"), _("four"), _("five"), _("six"), _("seven"), _("eight"))
    return _("{count} {cards}").format(count=numbers[count - 2], cards=several(rank))


def capital(sentence: str) -> str:
    """The sentence with a large first letter."""
    return sentence[:1].upper() + sentence[1:]
