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
from cardgames_gui.table.view import TableView
from tests.table.tables import table_of

Choose = Callable[[Random, list[tuple[int, Move]]], tuple[int, Move]]
Wanted = Callable[[Match], bool]
Then = Callable[[TableView], object]


@dataclass(frozen=True, slots=True)
class Scenery:
    """A position worth a look, and what a hand does before the picture is taken."""

    name: str
    match: Callable[[], Match]
    then: Then | None = None


def sceneries() -> Iterator[Scenery]:
    """All positions, 23 first."""
    for seats in (2, 3, 4):
        of_23 = partial(_until, "twenty_three", seats)
        name = f"23-{seats}"
        middle = partial(of_23, lambda m: m.ply > 3 * m.setup.seats and _is_mine(m))
        yield Scenery(f"{name}-choosing", partial(_match, "twenty_three", seats), _pick(3))
        yield Scenery(f"{name}-opening", partial(of_23, lambda m: m.ply == m.setup.seats))
        yield Scenery(f"{name}-middle", middle)
        yield Scenery(f"{name}-picked", middle, _pick(2))
        yield Scenery(f"{name}-dropped", partial(of_23, _someone_dropped))
        yield Scenery(f"{name}-second", partial(of_23, _second_round))
    if not any(game.id == "bloqueadas" for game in shelf.GAMES):
        return
    for seats in (2, 3, 4, 5, 6):
        of_blocked = partial(_until, "bloqueadas", seats)
        name = f"blo-{seats}"
        middle = partial(of_blocked, lambda m: m.ply > 5 * m.setup.seats and _is_mine(m))
        yield Scenery(f"{name}-exchange", partial(_match, "bloqueadas", seats))
        yield Scenery(f"{name}-middle", middle)
        yield Scenery(f"{name}-picked", middle, _pick(2))
        yield Scenery(f"{name}-large", partial(of_blocked, _large, choose=_greedy))
        yield Scenery(f"{name}-empty", partial(of_blocked, _used_up))


def _second_round(match: Match) -> bool:
    return _counter(match, "round") == 2 and _is_mine(match)


def _large(match: Match) -> bool:
    return _is_mine(match) and len(table_of(match).zone("hand.0").present()) >= 36


def _used_up(match: Match) -> bool:
    return _is_mine(match) and not table_of(match).zone("stock").present()


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


def _greedy(chance: Random, moves: list[tuple[int, Move]]) -> tuple[int, Move]:
    """Throws high cards and no 10, so that the hands grow."""
    kept = [(seat, move) for seat, move in moves if "10" not in str(move)]
    return max(kept or moves, key=lambda each: chance.random())


def _until(
    game_id: str,
    seats: int,
    wanted: Wanted,
    choose: Choose = _any,
) -> Match:
    for seed in range(1, 400):
        match = _match(game_id, seats, seed)
        chance = Random(seed)
        for _ in range(600):
            if wanted(match):
                return match
            moves = [
                (seat, move)
                for seat in match.state.actors()
                for move in match.state.legal_moves(seat)
            ]
            if not moves:
                break
            match.play(*choose(chance, moves))
    raise AssertionError("no such position came up")


def _is_mine(match: Match) -> bool:
    return 0 in match.state.actors()


def _counter(match: Match, name: str) -> object:
    return table_of(match).counters[name]


def _someone_dropped(match: Match) -> bool:
    return _is_mine(match) and "dropped" in [
        _counter(match, f"state.{seat}") for seat in range(1, match.setup.seats)
    ]


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
