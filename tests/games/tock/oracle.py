"""A second, slow and naive reading of Tock!'s clauses, to hold the real rules against.

It shares nothing with the game: a position is a dict of plain lists of numbers, a move is its
text, and every question is answered by going through the clauses again from the beginning.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Position = dict[str, Any]

CENTRE, PILE = "centre", "pile"


def deal(places: list[int], seats: int, start: int, strict: bool, end: str) -> Position:
    """T2: all cards lie face down, everything else is empty."""
    return {
        "seats": seats,
        "strict": strict,
        "end": end,
        "table": list(places),
        "centre": [[] for _ in range(6)],
        "pile": [[] for _ in range(seats)],
        "block": [[] for _ in range(seats)],
        "drawn": [],
        "turn": start,
        "out": [],
        "pending": None,
        "actor": None,  # who did the last action, while its window is open
        "faults": [],
        "knockers": [],  # who has knocked in this window
        "places": None,
    }


# Who is there


def playing(p: Position) -> list[int]:
    """The seats in the game; who waits to be out (T25) has left the turn order already."""
    return [seat for seat in range(p["seats"]) if seat not in p["out"]]


def clockwise_from(p: Position, seat: int) -> list[int]:
    """All seats, beginning with this one."""
    return [(seat + step) % p["seats"] for step in range(p["seats"])]


def next_after(p: Position, seat: int) -> int | None:
    for other in clockwise_from(p, seat)[1:]:
        if other in playing(p):
            return other
    return None


def table_is_empty(p: Position) -> bool:
    return all(number is None for number in p["table"])


def cards_left(p: Position, seat: int) -> int:
    """T22, T23: pile, block and drawn card; the 21 never counts."""
    held = p["drawn"] if p["turn"] == seat else []
    return sum(number != 21 for number in p["pile"][seat] + p["block"][seat] + held)


# Where a number may go


def centre_places(p: Position, number: int) -> list[int]:
    """T3, and T13 for the 21."""
    if number == 21:
        return []
    if number == 1:
        return [k for k in range(6) if not p["centre"][k]][:1]
    return [k for k in range(6) if p["centre"][k] and p["centre"][k][-1] == number - 1]


def other_piles(p: Position, seat: int, number: int) -> list[int]:
    """T4, T5, T22: no target is who has gone out."""
    found = []
    for other in playing(p):
        if other != seat and p["pile"][other]:
            top = p["pile"][other][-1]
            if number == 21:
                fits = top == 20
            elif top == 21:
                fits = number == 20
            else:
                fits = number in (top - 1, top + 1)
            if fits:
                found.append(other)
    return found


def fits_somewhere(p: Position, seat: int, number: int) -> bool:
    return bool(centre_places(p, number) or other_piles(p, seat, number))


# What may be done


def physical(p: Position) -> list[str]:
    """T13: what the table lets the turn's seat do, right or wrong."""
    seat = p["turn"]
    pile = p["pile"][seat]
    if p["drawn"]:
        number = p["drawn"][0]
        moves = [f"drawn centre {k}" for k in centre_places(p, number)]
        moves += [f"drawn pile {s}" for s in other_piles(p, seat, number)]
        return [*moves, "drawn own"]
    moves = []
    if pile:
        moves += [f"top centre {k}" for k in centre_places(p, pile[-1])]
        moves += [f"top pile {s}" for s in other_piles(p, seat, pile[-1])]
    if not table_is_empty(p):
        moves += [f"draw {n}" for n in range(121) if p["table"][n] is not None]
    elif pile or p["block"][seat]:
        moves.append("draw block")
    return moves


def faults_of(p: Position, text: str) -> list[str]:
    """T12: what is wrong with this move at this moment."""
    seat = p["turn"]
    words = text.split()
    if words[0] == "draw":
        pile = p["pile"][seat]
        return ["draw"] if pile and fits_somewhere(p, seat, pile[-1]) else []
    number = p["drawn"][0] if words[0] == "drawn" else p["pile"][seat][-1]
    if words[1] == PILE and centre_places(p, number):
        return ["centre"]
    if words[1] == "own" and fits_somewhere(p, seat, number):
        return ["own"]
    return []


def one_must_answer(p: Position) -> bool:
    """T25: somebody waits to be out, and one other seat is left."""
    return p["pending"] is not None and len(playing(p)) == 1


def legal(p: Position) -> dict[int, list[str]]:
    """Every legal move of every seat that has one."""
    if p["places"] is not None:
        return {}
    moves: dict[int, list[str]] = {}
    if one_must_answer(p):
        moves[p["turn"]] = ["accept"]
    else:
        tries = physical(p)
        if not p["strict"]:  # T27
            tries = [text for text in tries if not faults_of(p, text)]
        moves[p["turn"]] = tries
    if p["strict"] and p["actor"] is not None:  # T14
        for seat in playing(p):
            if seat != p["actor"] and seat not in p["knockers"]:
                moves.setdefault(seat, []).append("knock")
    return moves


# Doing it


def after(before: Position, seat: int, text: str) -> Position:
    """The position after a legal move; the one before is left as it is."""
    p = deepcopy(before)
    if text == "knock":
        knock(p, seat)
    elif text == "accept":
        p["pending"] = None
        p["actor"], p["faults"], p["knockers"] = None, [], []
    else:
        act(p, seat, text)
    finish_if_over(p)
    return p


def act(p: Position, seat: int, text: str) -> None:
    words = text.split()
    wrong = faults_of(p, text)
    if words[0] == "drawn" and "draw" in p["faults"]:
        wrong = ["draw", *wrong]  # T14: it stays open while the drawn card is being placed
    p["pending"] = None  # T25: the window of who waited has closed
    turn_is_over = False
    if words[0] == "draw":
        if words[1] == "block":
            if not p["block"][seat]:  # T20
                p["block"][seat] = list(reversed(p["pile"][seat]))
                p["pile"][seat] = []
            p["drawn"] = [p["block"][seat].pop()]
        else:
            p["drawn"] = [p["table"][int(words[1])]]
            p["table"][int(words[1])] = None
    else:
        number = p["drawn"].pop() if words[0] == "drawn" else p["pile"][seat].pop()
        if words[1] == "own":
            p["pile"][seat].append(number)
            turn_is_over = True  # T6
        else:
            p[words[1]][int(words[2])].append(number)
    p["actor"], p["faults"], p["knockers"] = seat, wrong, []
    for other in clockwise_from(p, seat):  # T24
        if goes_out(p, other):
            p["out"].append(other)
            if other == seat:
                turn_is_over = True
                if p["strict"]:
                    p["pending"] = seat  # T25
    if turn_is_over:
        pass_on(p, seat)


def goes_out(p: Position, seat: int) -> bool:
    """T22."""
    return seat in playing(p) and table_is_empty(p) and cards_left(p, seat) == 0


def pass_on(p: Position, seat: int) -> None:
    """The turn goes to the next seat; a drawn 21 of who has gone out is laid down (T23)."""
    if p["drawn"]:
        p["pile"][seat].append(p["drawn"].pop())
    p["turn"] = next_after(p, seat)


def knock(p: Position, knocker: int) -> None:
    right = bool(p["faults"])
    punished = p["actor"] if right else knocker  # T15, T17
    p["knockers"].append(knocker)
    turn_is_over = False
    if right and p["turn"] == punished:
        turn_is_over = True
        if p["drawn"]:  # T16
            p["pile"][punished].append(p["drawn"].pop())
    others = clockwise_from(p, punished)[1:]
    for other in others:  # T18
        if other in playing(p) and p["pile"][other]:
            card = p["pile"][other].pop(0)
            p["pile"][punished].insert(0, card)
    if right:
        p["actor"], p["faults"], p["knockers"] = None, [], []
        if p["pending"] is not None:  # T25: back with the penalty cards, or out for good
            if cards_left(p, punished):
                p["out"].remove(punished)
            p["pending"] = None
    for other in [*others, punished]:  # T24; this is nobody's own action, so nobody waits
        if goes_out(p, other):
            p["out"].append(other)
            if other == p["turn"]:
                turn_is_over = True
    if turn_is_over:
        pass_on(p, p["turn"])


# The end


def finish_if_over(p: Position) -> None:
    left = playing(p)
    waiting = p["pending"] is not None and bool(left)
    certain = bool(p["out"]) and p["out"][0] != p["pending"]
    if (len(left) <= 1 and not waiting) or (p["end"] == "first" and certain):
        order = list(p["out"])
        places = [0] * p["seats"]
        for place, seat in enumerate(order, 1):
            places[seat] = place
        for seat in left:  # T26; in `places` there is at most one
            better = sum(cards_left(p, other) < cards_left(p, seat) for other in left)
            places[seat] = len(order) + 1 + better
        p["places"] = places
        p["turn"] = None
        p["pending"] = None


# How it is written down


def written(p: Position) -> dict[str, Any]:
    """The position as the notation writes it."""
    zones: dict[str, list[Any]] = {"table": p["table"], "drawn": p["drawn"]}
    for name in ("centre", "pile", "block"):
        zones |= {f"{name}.{index}": stack for index, stack in enumerate(p[name])}
    return {
        "turn": p["turn"],
        "zones": zones,
        "counters": {"out": p["out"], "pending": p["pending"]},
        "legal": {str(seat): moves for seat, moves in legal(p).items()},
        "faults": p["faults"],
        "outcome": None if p["places"] is None else {"places": p["places"]},
    }


def read(w: dict[str, Any], strict: bool, end: str) -> Position:
    """The position as it was written down, with no window open."""
    seats = sum(zone.startswith("pile.") for zone in w["zones"])
    p = deal(w["zones"]["table"], seats, w["turn"], strict, end)
    for name in ("centre", "pile", "block"):
        p[name] = [list(w["zones"][f"{name}.{index}"]) for index in range(len(p[name]))]
    return p | {"drawn": list(w["zones"]["drawn"]), "out": list(w["counters"]["out"])}
