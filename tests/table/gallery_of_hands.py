"""Pictures of tables whose seats hold hands; a part of the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from cardgames_gui import shelf
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.moves import Move
from cardgames_gui.engine.setup import Setup, full_options
from cardgames_gui.engine.table import Cast, Table
from cardgames_gui.games.bloqueadas.rules import State
from cardgames_gui.table.view import TableView
from tests.games.bloqueadas.board import position
from tests.table.tables import NAMES, table_of

Wanted = Callable[[Match], bool]
Then = Callable[[TableView], object]


@dataclass(frozen=True, slots=True)
class Scenery:
    """A position worth a look, and what a hand does before the picture is taken."""

    name: str
    game: str
    table: Callable[[], Table]
    then: Then | None = None


def sceneries() -> Iterator[Scenery]:
    """All positions, 23 first."""
    for seats in (2, 3, 4):
        of_23 = partial(_until, "twenty_three", seats)
        middle = partial(of_23, lambda m: m.ply > 3 * m.setup.seats and _is_mine(m))
        for what, table, then in (
            ("choosing", partial(_dealt, "twenty_three", seats), _pick(3)),
            ("opening", partial(of_23, lambda m: m.ply == m.setup.seats), None),
            ("middle", middle, None),
            ("picked", middle, _pick(2)),
            ("spending", partial(of_23, _can_spend), _spend),
            ("dropped", partial(of_23, _someone_dropped), None),
            ("second", partial(of_23, _second_round), None),
        ):
            yield Scenery(f"23-{seats}-{what}", "twenty_three", table, then)
    for seats in (2, 3, 4, 5, 6):
        of_blocked = partial(_until, "bloqueadas", seats)
        middle = partial(of_blocked, lambda m: m.ply > 5 * m.setup.seats and _is_mine(m))
        for what, table, then in (
            ("exchange", partial(_dealt, "bloqueadas", seats), None),
            ("middle", middle, None),
            ("picked", middle, _pick(2)),
            ("large", partial(_large, seats), _pick(2)),
            ("late", partial(_late, seats), None),
            ("taking", partial(of_blocked, _must_take), None),
        ):
            yield Scenery(f"blo-{seats}-{what}", "bloqueadas", table, then)


def _second_round(match: Match) -> bool:
    return _counter(match, "round") == 2 and _is_mine(match)


def _large(seats: int) -> Table:
    """Forty cards in the hand, as after taking a large pile."""
    counts = {"A": 4, "2": 2, "3": 4, "4": 4, "5": 4, "6": 4, "7": 3, "8": 3, "9": 3}
    counts |= {"10": 2, "J": 3, "Q": 2, "K": 2}
    own = " ".join(rank for rank, count in counts.items() for _ in range(count))
    others = ["5 6", "J", "K 10 8", "A A", "Q"][: seats - 1]
    ups = ["7 8 9", "2 Q K", "3 4 .", "J 9 7", "6 . .", "K 5 8"][:seats]
    board = position(own, *others, up=ups, down=["4 5 6"] * 2, pile="8", rest="gone")
    return _seen(board.state, seats)


def _late(seats: int) -> Table:
    """The stock is used up, some have no hand, and a blocked card is to be thrown unseen."""
    hands = ["", "5 6", "", "A A", "Q", ""][:seats]
    ups = [". . .", "2 Q .", ". 4 .", "J 9 7", "6 . .", ". . K"][:seats]
    downs = ["4 5 .", "4 5 6", "A . 2", "3 3 3", "8 9 .", "10 J Q"][:seats]
    return _seen(position(*hands, up=ups, down=downs, pile="3 8 8").state, seats)


def _seen(state: State, seats: int) -> Table:
    return shelf.game("bloqueadas").table(state.observe(0), Cast(NAMES[:seats], 0))


def _match(game_id: str, seats: int, seed: int = 5) -> Match:
    game = shelf.game(game_id)
    start = None if game_id == "twenty_three" else 0
    return Match(
        game, Setup(game_id, game.rules, seats, start, seed, full_options(game.options, {}))
    )


def _any(chance: Random, moves: list[tuple[int, Move]]) -> tuple[int, Move]:
    """Mostly plays cards, as people do."""
    plays = [(seat, move) for seat, move in moves if str(move) not in ("pass", "force", "drop")]
    return chance.choice(plays if plays and chance.random() < 0.8 else moves)


def _dealt(game_id: str, seats: int) -> Table:
    return table_of(_match(game_id, seats))


def _until(game_id: str, seats: int, wanted: Wanted) -> Table:
    for seed in range(1, 40):
        match = _match(game_id, seats, seed)
        chance = Random(seed)
        for _ in range(600):
            if wanted(match):
                return table_of(match)
            moves = [
                (seat, move)
                for seat in match.state.actors()
                for move in match.state.legal_moves(seat)
            ]
            if not moves:
                break
            match.play(*_any(chance, moves))
    raise AssertionError("no such position came up")


def _is_mine(match: Match) -> bool:
    return 0 in match.state.actors()


def _counter(match: Match, name: str) -> object:
    return table_of(match).counters[name]


def _someone_dropped(match: Match) -> bool:
    return _is_mine(match) and "dropped" in [
        _counter(match, f"state.{seat}") for seat in range(1, match.setup.seats)
    ]


def _must_take(match: Match) -> bool:
    offers = table_of(match).offers
    return _is_mine(match) and len(offers) == 1 and not offers[0].picks


def _can_spend(match: Match) -> bool:
    return any(offer.spend > 1 for offer in table_of(match).offers)


def _spend(view: TableView) -> None:
    """Picks a card that costs something, and chips to pay with."""
    scene = view.table_scene
    assert scene.table is not None
    offer = max(scene.table.offers, key=lambda offer: offer.spend)
    scene.pick(offer.picks[:1])
    scene.spend(offer.spend)


def _pick(count: int) -> Then:
    """Picks so many cards of the own hand, by the offer that takes the most."""

    def then(view: TableView) -> None:
        scene = view.table_scene
        assert scene.table is not None
        offers = [offer for offer in scene.table.offers if offer.picks]
        if offers:
            best = max(offers, key=lambda offer: min(count, offer.most, len(offer.picks)))
            scene.pick(best.picks[: min(count, best.most)])
            scene.mark_choices()

    return then
