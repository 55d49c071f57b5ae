"""A second, slow and naive reading of 23's clauses, to hold the real rules against.

It shares nothing with the game: a position is a dict of plain lists of numbers, a move is its
text, and every question is answered by going through the clauses again from the beginning.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Position = dict[str, Any]


def deal(hands: list[list[int]], box: list[int], learning: bool) -> Position:
    """W2, W4: the first round, with three bonus chips each and no penalty chip."""
    p: Position = {
        "seats": len(hands),
        "learning": learning,
        "round": 1,
        "chips": [0] * len(hands),
        "bonus": [3] * len(hands),
        "places": None,
    }
    set_up(p, hands, box)
    return p


def set_up(p: Position, hands: list[list[int]], box: list[int]) -> None:
    """What every round begins with; chips are left as they are (W13)."""
    seats = p["seats"]
    p["hand"] = [list(hand) for hand in hands]
    p["box"] = list(box)
    p["pile"] = []
    p["away"] = [[] for _ in range(seats)]
    p["state"] = ["in"] * seats
    p["chosen"] = [p["learning"]] * seats  # W3, W4
    p["forced"] = False
    p["turn"] = None
    begin_if_all_have_chosen(p)


def begin_if_all_have_chosen(p: Position) -> None:
    """W5."""
    if all(p["chosen"]):
        p["turn"] = next(seat for seat in range(p["seats"]) if 1 in p["hand"][seat])


def others_in(p: Position, seat: int) -> list[int]:
    """Clockwise from a seat, the others still in the round."""
    order = [(seat + step) % p["seats"] for step in range(1, p["seats"])]
    return [other for other in order if p["state"][other] == "in"]


# What a play costs


def best_cost(number: int, top: int, shift: int) -> int | None:
    """W6–W8: the fewest penalty chips with the top moved by at most `shift`; None: no play."""
    costs = [
        max(0, number - moved - 1)
        for moved in range(top - shift, top + shift + 1)
        if number >= moved
    ]
    return min(costs, default=None)


def useful(number: int, top: int, chips: int) -> bool:
    """W8: one chip fewer would change whether the number may be played, or what it costs."""
    return chips == 0 or best_cost(number, top, 5 * chips) != best_cost(number, top, 5 * chips - 5)


def plays(p: Position, seat: int) -> list[str]:
    if not p["pile"]:  # W5
        return ["play 1 1 0"]
    top, hand, found = p["pile"][-1], p["hand"][seat], []
    for number in sorted(set(hand)):
        for chips in range(p["bonus"][seat] + 1):
            fits = best_cost(number, top, 5 * chips) is not None
            if fits and useful(number, top, chips):
                counts = range(1, hand.count(number) + 1)
                found += [f"play {number} {count} {chips}" for count in counts]
    return found


def aways(hand: list[int]) -> list[str]:
    """W3: three cards, never the 1."""
    found = set()
    for a in range(len(hand)):
        for b in range(a):
            for c in range(b):
                three = sorted([hand[a], hand[b], hand[c]])
                if 1 not in three:
                    found.add("away " + " ".join(str(number) for number in three))
    return sorted(found)


def legal(p: Position) -> dict[int, list[str]]:
    """Every legal move of every seat that has one."""
    if p["places"] is not None:
        return {}
    if not all(p["chosen"]):
        return {s: aways(p["hand"][s]) for s in range(p["seats"]) if not p["chosen"][s]}
    seat = p["turn"]
    moves = plays(p, seat)
    if p["pile"] and not p["forced"]:  # W5, W10
        moves += ["pass", "drop"]
        if others_in(p, seat):
            moves.append("force")
    return {seat: moves}


# Doing it


def after(
    before: Position, seat: int, text: str, hands: list[list[int]], box: list[int]
) -> Position:
    """The position after a legal move; `hands` and `box` are what a second round would have."""
    p = deepcopy(before)
    words = text.split()
    if words[0] == "away":
        for number in map(int, words[1:]):
            p["hand"][seat].remove(number)
            p["away"][seat].append(number)
        p["chosen"][seat] = True
        begin_if_all_have_chosen(p)
        return p
    forcing = False
    if words[0] == "play":
        number, count, chips = map(int, words[1:])
        if p["pile"]:
            p["chips"][seat] += best_cost(number, p["pile"][-1], 5 * chips)
        p["bonus"][seat] -= chips
        for _ in range(count):
            p["hand"][seat].remove(number)
            p["pile"].append(number)
        if not p["hand"][seat]:  # W9
            p["state"][seat] = "played"
            p["chips"][seat] = max(0, p["chips"][seat] - 3)
    elif words[0] == "drop":  # W11
        p["chips"][seat] += len(p["hand"][seat])
        p["away"][seat] += p["hand"][seat]
        p["hand"][seat] = []
        p["state"][seat] = "dropped"
    else:  # W10
        forcing = words[0] == "force"
        p["chips"][seat] += 2 if forcing else 1
    pass_on(p, seat, forcing, hands, box)
    return p


def pass_on(p: Position, seat: int, forcing: bool, hands: list[list[int]], box: list[int]) -> None:
    """W12: to the next seat in the round; W13, W14 where there is none."""
    left = others_in(p, seat)
    if p["state"][seat] == "in":
        left.append(seat)
    p["forced"] = False
    p["turn"] = None
    if left:
        p["turn"] = left[0]
        p["forced"] = forcing and bool(plays(p, left[0]))
    elif p["round"] == 1:
        p["round"] = 2
        set_up(p, hands, box)
    else:
        results = [
            max(0, chips - 2 * bonus) for chips, bonus in zip(p["chips"], p["bonus"], strict=True)
        ]
        p["places"] = [1 + sum(other < mine for other in results) for mine in results]


# How it is written down


def written(p: Position) -> dict[str, Any]:
    """The position as the notation writes it, sets in ascending order."""
    zones: dict[str, list[int]] = {"pile": p["pile"], "box": sorted(p["box"])}
    counters: dict[str, Any] = {"forced": p["forced"], "round": p["round"]}
    for seat in range(p["seats"]):
        for name in ("hand", "away"):
            zones[f"{name}.{seat}"] = sorted(p[name][seat])
        for name in ("chips", "bonus", "state"):
            counters[f"{name}.{seat}"] = p[name][seat]
    return {
        "turn": p["turn"],
        "zones": zones,
        "counters": counters,
        "legal": {str(seat): sorted(moves) for seat, moves in legal(p).items()},
        "faults": [],
        "outcome": None if p["places"] is None else {"places": p["places"]},
    }


def read(w: dict[str, Any], learning: bool) -> Position:
    """The position as it was written down, after the putting away."""
    zones, counters = w["zones"], w["counters"]
    seats = sum(zone.startswith("hand.") for zone in zones)
    p: Position = {name: counters[name] for name in ("forced", "round")}
    for name in ("chips", "bonus", "state"):
        p[name] = [counters[f"{name}.{seat}"] for seat in range(seats)]
    for name in ("hand", "away"):
        p[name] = [list(zones[f"{name}.{seat}"]) for seat in range(seats)]
    for name in ("box", "pile"):
        p[name] = list(zones[name])
    chosen = [True] * seats
    return p | {
        "seats": seats,
        "learning": learning,
        "turn": w["turn"],
        "chosen": chosen,
        "places": None,
    }
