"""What a seat knows of the cards that the next seat will throw from."""

from __future__ import annotations

from typing import Final

from cardgames_gui.games.bloqueadas.model import KING, NOBODY, UNKNOWN, Observation, rank_of
from cardgames_gui.games.bloqueadas.rules import FITTING

_OF_A_RANK: Final = 8


class Outlook:
    """How likely the next seat is to have nothing that fits.

    Cards that went into its hand while everybody saw them are remembered (B3, B10); any other may
    be each of those that have not been seen.
    """

    def __init__(self, seen: Observation, seat: int) -> None:
        faces, following = seen.faces, (seat + 1) % seen.seats
        self._unseen: Final = [_OF_A_RANK] * (KING + 1)
        for face in faces:
            if face != UNKNOWN:
                self._unseen[rank_of(face)] -= 1
        hand = seen.hands[following]
        lying = [key for key in seen.up[following] if key != NOBODY]
        throws_from = hand or lying
        self._known: Final = {rank_of(faces[key]) for key in throws_from} - {UNKNOWN}
        self._unknown: Final = sum(faces[key] == UNKNOWN for key in throws_from)
        """How many of its cards may be anything."""
        self._more: Final = bool(seen.stock) if hand else not lying
        """Whether another one comes to them, drawn or a blocked one that is thrown unseen."""

    def stuck(self, top: int) -> float:
        """How likely it is to have nothing for that rank on top of the pile, 0 for no pile."""
        fitting = FITTING[top]
        if self._known.intersection(fitting):
            return 0.0
        unseen = sum(self._unseen[1:])
        if not unseen:
            return 1.0 if self._unknown + self._more == 0 else 0.0
        low = unseen - sum(self._unseen[rank] for rank in fitting)
        return float((low / unseen) ** (self._unknown + self._more))
