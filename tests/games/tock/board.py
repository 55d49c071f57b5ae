"""Positions of Tock! for tests, from a short description, with all 121 cards in them once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, cast

from cardgames_gui.engine.notation import position_json
from cardgames_gui.engine.setup import Setup
from cardgames_gui.games.tock import Tock
from cardgames_gui.games.tock.model import DECK, NOBODY, Observation, TockMove
from cardgames_gui.games.tock.rules import State, imagine
from tests.games.boards import AnyBoard

TOCK: Final = Tock()
Numbers = Sequence[int]


class Board(AnyBoard[State]):
    """A State, spoken to in seats, numbers and the texts of moves."""

    def read(self, text: str) -> TockMove:
        return TOCK.read_move(text)

    def draw(self, seat: int, number: int) -> Board:
        """Draw a card of that number from the table."""
        seen = self.state.reveal()
        return self.play(seat, f"draw {next(n for n in seen.table if seen.faces[n] == number)}")

    def judge(self, seat: int, text: str) -> str:
        """The text of the move if it is legal; raises as the State does."""
        return str(self.state.judge(seat, TOCK.read_move(text)))

    def legal(self, seat: int) -> set[str]:
        """What that seat may play; all the draws from the table are one "draw"."""
        return {
            "draw" if text.startswith("draw ") and "block" not in text else text
            for text in super().legal(seat)
        }

    def numbers(self, keys: Numbers) -> list[int]:
        return [self.state.reveal().faces[key] for key in keys]

    def pile(self, seat: int) -> list[int]:
        return self.numbers(self.state.reveal().piles[seat])

    def block(self, seat: int) -> list[int]:
        return self.numbers(self.state.reveal().blocks[seat])

    def centre(self, place: int) -> list[int]:
        return self.numbers(self.state.reveal().centre[place])

    def table(self) -> int:
        """How many cards lie face down on the table."""
        return len(self.state.reveal().table)

    @property
    def drawn(self) -> int | None:
        key = self.state.reveal().drawn
        return None if key == NOBODY else self.state.reveal().faces[key]

    @property
    def out(self) -> list[int]:
        return list(self.state.reveal().out)

    @property
    def pending(self) -> int | None:
        seat = self.state.reveal().pending
        return None if seat == NOBODY else seat

    @property
    def faults(self) -> tuple[str, ...]:
        return self.state.faults()

    def written(self) -> dict[str, Any]:
        """The position as the notation writes it."""
        seen, state = self.state.reveal(), cast(Any, self.state)
        return position_json(TOCK, Setup("tock", 1, seen.seats, 0, 0), state, 0, None)

    @property
    def knockers(self) -> set[int]:
        """Who may knock now."""
        return {s for s in range(self.state.reveal().seats) if "knock" in self.legal(s)}

    def why_not(self, seat: int, card: int, zone: str) -> str:
        """The sentence for bringing that physical card to that zone."""
        return TOCK.explain(self.state.observe(seat), (card,), zone)

    def top(self, seat: int) -> int:
        """The physical card on top of that seat's pile."""
        return self.state.reveal().piles[seat][-1]


def position(
    *piles: Numbers,
    heights: Numbers = (),
    blocks: dict[int, Numbers] | None = None,
    drawn: int | None = None,
    rest: str | None = "table",
    turn: int = 0,
    out: Numbers = (),
    strict: bool = True,
    end: str = "places",
) -> Board:
    """A position before anybody has done anything that could be knocked at.

    `piles` has the numbers of each seat's pile, bottom to top; `blocks` the same for blocks.
    `heights` are the tops of the sequences. All cards not named lie in `rest`: on the table, or
    at the bottom of a seat's block ("block.2"); None asserts that there are none.
    """
    pool = list(DECK)

    def take(numbers: Numbers) -> list[int]:
        for number in numbers:
            pool.remove(number)
        return list(numbers)

    named = [take(range(1, height + 1)) for height in heights]
    named += [[] for _ in range(6 - len(named))]
    named += [take(pile) for pile in piles]
    named += [take((blocks or {}).get(seat, ())) for seat in range(len(piles))]
    named.append(take(() if drawn is None else (drawn,)))
    Random(len(pool)).shuffle(pool)
    table = pool if rest == "table" else []
    if rest is None:
        assert not pool, f"{pool} must lie somewhere"
    elif rest.startswith("block."):
        named[6 + len(piles) + int(rest[6:])][:0] = pool
    faces: list[int] = list(table)
    stacks: list[tuple[int, ...]] = []
    for numbers in named:
        stacks.append(tuple(range(len(faces), len(faces) + len(numbers))))
        faces += numbers
    assert sorted(faces) == sorted(DECK)
    seats = len(piles)
    held = stacks[-1]
    return Board(
        imagine(
            Observation(
                seat=None,
                seats=seats,
                strict=strict,
                ends_first=end == "first",
                faces=tuple(faces),
                table=tuple(range(len(table))),
                centre=tuple(stacks[:6]),
                piles=tuple(stacks[6 : 6 + seats]),
                blocks=tuple(stacks[6 + seats : 6 + 2 * seats]),
                drawn=held[0] if held else NOBODY,
                turn=turn,
                out=tuple(out),
                pending=NOBODY,
                acted=NOBODY,
                faults=0,
                passed_over=NOBODY,
                placed=NOBODY,
                knocked=0,
                over=False,
            ),
            Random(0),
        )
    )
