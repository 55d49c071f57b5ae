"""What a playthrough is: a match that chance plays by a pinned source, written down in short.

All of it is in the file's last digest; its lines show the beginning and the end for reading.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cardgames_gui.engine.game import State
from cardgames_gui.engine.match import Match
from cardgames_gui.engine.notation import dumps, position_json, setup_json
from cardgames_gui.engine.setup import OptionValue, Setup, full_options
from cardgames_gui.engine.shuffle import stream
from cardgames_gui.shelf import game

HERE: Final = Path(__file__).parent
FIRST: Final = 60
LAST: Final = 25
LONG: Final = ("table", "stock")
"""Zones that are written down once: they only get shorter, and the moves say by what."""
CALL: Final = 0.1
"""How often a call out of turn is made."""


@dataclass(frozen=True, slots=True)
class Script:
    """A match to write down."""

    name: str
    game: str
    seats: int
    seed: int
    options: dict[str, OptionValue]

    @property
    def path(self) -> Path:
        return HERE / f"{self.name}.jsonl"


SCRIPTS: Final = (
    Script("tock-2-printed", "tock", 2, 1, {}),
    Script("tock-3-printed", "tock", 3, 2, {}),
    Script("tock-4-first", "tock", 4, 3, {"end": "first"}),
    Script("tock-6-printed", "tock", 6, 4, {}),
    Script("tock-5-learner", "tock", 5, 5, {"strict": False}),
    Script("tock-2-learner-first", "tock", 2, 6, {"strict": False, "end": "first"}),
    Script("twenty_three-2-printed", "twenty_three", 2, 1, {}),
    Script("twenty_three-3-learning", "twenty_three", 3, 2, {"learning": True}),
    Script("twenty_three-4-printed", "twenty_three", 4, 3, {}),
    Script("bloqueadas-2-won", "bloqueadas", 2, 5, {}),
    Script("bloqueadas-2-standstill", "bloqueadas", 2, 7, {}),
    Script("bloqueadas-4", "bloqueadas", 4, 3, {}),
    Script("bloqueadas-6", "bloqueadas", 6, 2, {}),
)


def played(script: Script) -> Match:
    """The match, played to its end; what is chosen does not depend on the order of the moves."""
    rules = game(script.game)
    start = script.seed % script.seats if rules.players_start else None
    options = full_options(rules.options, script.options)
    match = Match(rules, Setup(script.game, rules.rules, script.seats, start, script.seed, options))
    rng = stream(script.seed, script.name)
    while choices := _choices(match.state):
        calls = [choice for choice in choices if choice[0] != match.state.turn]
        acts = [choice for choice in choices if choice[0] == match.state.turn]
        wanted = calls if calls and (not acts or rng.random() < CALL) else acts
        seat, texts = wanted[int(rng.random() * len(wanted))]
        match.play(seat, rules.read_move(texts[int(rng.random() * len(texts))]))
    return match


def _choices(state: State) -> list[tuple[int, list[str]]]:
    """What may be done: all texts that differ only in their last word are one thing."""
    found: dict[tuple[int, str], list[str]] = {}
    for seat in sorted(state.actors()):
        for text in sorted(str(move) for move in state.legal_moves(seat)):
            found.setdefault((seat, text.rpartition(" ")[0]), []).append(text)
    return [(seat, texts) for (seat, _), texts in found.items()]


def lines(match: Match) -> Iterator[str]:
    """The setup; the first and last positions, each as what has changed; the digest of all."""
    yield dumps(setup_json(match.setup))
    before: dict[str, Any] = {}
    everything = hashlib.sha256()
    for ply, last, state in match.positions():
        may = sorted(
            (seat, str(move)) for seat in state.actors() for move in state.legal_moves(seat)
        )
        known = (state.turn, may, state.faults(), state.outcome())
        everything.update(f"{last and (last[0], str(last[1]))} {known}\n".encode())
        if ply > FIRST and ply < match.ply - LAST:
            before = {}
            continue
        written = position_json(match.game, match.setup, state, ply, last)
        zones = written["zones"]
        written["zones"] = {
            name: zone for name, zone in zones.items() if before.get(name, []) != zone
        }
        if before or ply > FIRST:
            for name in LONG:
                written["zones"].pop(name, None)
        written["legal"] = {seat: _short(texts) for seat, texts in written["legal"].items()}
        before = zones
        yield dumps(written)
    yield dumps({"plies": match.ply, "digest": everything.hexdigest()[:16]})


def _short(texts: list[str]) -> list[str]:
    """Many draws, or many ways to choose cards, are one word and their number."""
    rest = list(texts)
    counts = []
    for verb in ("draw", "show"):
        many = [text for text in rest if text.startswith(f"{verb} ") and text != "draw block"]
        rest = [text for text in rest if text not in many]
        counts += [f"{verb} × {len(many)}"] if many else []
    return [*sorted(rest), *counts]
