"""A second, slow and naive reading of Bloqueadas' clauses, to hold the real rules against.

It shares nothing with the game: a position is a dict of plain lists of cards as they are written,
a move is its text, and every question is answered by going through the clauses again.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import combinations
from typing import Any

Position = dict[str, Any]

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
DECK = [rank + suit + deck for rank in RANKS for suit in "SHDC" for deck in ("", "'")]


def rank(card: str) -> str:
    return card.rstrip("'")[:-1]


def worth(card: str) -> int:
    """B1"""
    name = rank(card)
    if name == "A":
        return 1
    return 10 if name in ("J", "Q", "K") else int(name)


# Positions


def deal(zones: dict[str, list[Any]], seats: int, start: int) -> Position:
    """B2, from the zones of a deal as the notation writes them."""
    p: Position = {
        "seats": seats,
        "start": start,
        "stock": list(zones["stock"]),
        "pile": list(zones["pile"]),
        "gone": list(zones["gone"]),
        "hand": [list(zones[f"hand.{s}"]) for s in range(seats)],
        "up": [list(zones[f"up.{s}"]) for s in range(seats)],
        "down": [list(zones[f"down.{s}"]) for s in range(seats)],
        "stage": "exchange",
        "chosen": [],
        "turn": start,
        "quiet": 0,
        "happened": False,  # whether this turn is no quiet one (B13)
        "places": None,
        "seen": [set() for _ in range(seats)],  # the faces that each seat has seen
    }
    look(p)
    return p


def look(p: Position) -> None:
    """Everybody sees what lies open, and their own hand."""
    for seat in range(p["seats"]):
        p["seen"][seat] |= {*p["pile"], *p["gone"], *p["hand"][seat]}
        for other in range(p["seats"]):
            if not veiled(p, seat, other):
                p["seen"][seat] |= {card for card in p["up"][other] if card}


def veiled(p: Position, seat: int | None, other: int) -> bool:
    """B3: what another has chosen is not shown before all have chosen."""
    return p["stage"] == "exchange" and other in p["chosen"] and other != seat


def table_cards(p: Position, seat: int) -> int:
    return sum(card is not None for card in p["up"][seat] + p["down"][seat])


# What may be done


def fits(p: Position, card: str) -> bool:
    """B5, B8: a 2 always, anything on nothing or on a 2, else what is worth enough."""
    if rank(card) == "2" or not p["pile"] or rank(p["pile"][-1]) == "2":
        return True
    return worth(card) >= worth(p["pile"][-1])


def throws(p: Position, seat: int) -> list[str]:
    """B5, B6: one for each rank and count."""
    hand, up = p["hand"][seat], [card for card in p["up"][seat] if card]
    found = []
    for name in RANKS:
        same = [card for card in (hand or up) if rank(card) == name]
        if same and fits(p, same[0]):
            most = len(same) if hand else 1
            found += ["throw " + " ".join(same[:count]) for count in range(1, most + 1)]
    return found


def legal(p: Position) -> dict[int, list[str]]:
    """What every seat that may act may do."""
    if p["stage"] == "over":
        return {}
    if p["stage"] == "exchange":
        waiting = [seat for seat in range(p["seats"]) if seat not in p["chosen"]]
        return {seat: shows(p, seat) for seat in waiting}
    seat = p["turn"]
    if p["stage"] == "leave":
        return {seat: [f"leave {card}" for card in one_of_each(p["hand"][seat])]}
    if not p["hand"][seat] and not any(p["up"][seat]):
        return {seat: [f"blind {k}" for k in range(3) if p["down"][seat][k]]}
    return {seat: throws(p, seat) or ["take"]}


def shows(p: Position, seat: int) -> list[str]:
    """B3: one for each set of ranks."""
    six = p["up"][seat] + p["hand"][seat]
    texts = ["show " + " ".join(chosen) for chosen in combinations(six, 3)]
    return list({alike(text): text for text in texts}.values())


def one_of_each(cards: list[str]) -> list[str]:
    return list({rank(card): card for card in cards}.values())


def alike(text: str) -> str:
    """The same for all moves that the rules do not tell apart."""
    verb, *rest = text.split(" ")
    if verb == "blind":
        return text
    return " ".join([verb, *sorted(rank(card) for card in rest)])


# What a move does


def after(before: Position, seat: int, text: str) -> Position:
    p = deepcopy(before)
    verb, *rest = text.split(" ")
    if verb == "show":
        six = p["up"][seat] + p["hand"][seat]
        p["up"][seat] = rest
        p["hand"][seat] = [card for card in six if card not in rest]
        p["chosen"].append(seat)
        if len(p["chosen"]) == p["seats"]:
            p["stage"] = "throw"
            begin_turn(p)
    elif verb == "throw":
        for card in rest:
            if p["hand"][seat] and card in p["hand"][seat]:
                p["hand"][seat].remove(card)
            else:
                p["up"][seat][p["up"][seat].index(card)] = None
                p["happened"] = True
        throw(p, seat, rest)
    elif verb == "blind":
        place = int(rest[0])
        card = p["down"][seat][place]
        p["down"][seat][place] = None
        p["happened"] = True
        if fits(p, card):
            throw(p, seat, [card])
        else:
            p["pile"].append(card)
            look(p)
            take(p, seat)
    elif verb == "take":
        take(p, seat)
    else:
        p["hand"][seat].remove(rest[0])
        p["pile"] = list(rest)
        end_turn(p)
    look(p)
    return p


def take(p: Position, seat: int) -> None:
    """B9, B10"""
    p["hand"][seat] += p["pile"]
    p["pile"] = []
    p["stage"] = "leave"


def throw(p: Position, seat: int, cards: list[str]) -> None:
    """B5–B8, B12"""
    p["pile"] += cards
    thrown = rank(cards[0])
    if thrown == "10" or [rank(card) for card in p["pile"][-3:]] == [thrown] * 3:
        p["gone"] += p["pile"]
        p["pile"] = []
        p["happened"] = True
    if not p["hand"][seat] and not table_cards(p, seat):
        end(p)
    elif thrown == "2":
        p["stage"] = "again"
    else:
        end_turn(p)


def end_turn(p: Position) -> None:
    """B13, then the next seat in order."""
    p["quiet"] = 0 if p["happened"] else p["quiet"] + 1
    if p["quiet"] == 20 * p["seats"]:
        end(p)
        return
    p["turn"] = (p["turn"] + 1) % p["seats"]
    p["stage"] = "throw"
    begin_turn(p)


def begin_turn(p: Position) -> None:
    """B4"""
    p["happened"] = False
    if p["hand"][p["turn"]] and p["stock"]:
        p["hand"][p["turn"]].append(p["stock"].pop())
        p["happened"] = True


def end(p: Position) -> None:
    """B12, C3: fewest cards on the table first, then in the hand."""
    p["stage"] = "over"
    left = [(table_cards(p, seat), len(p["hand"][seat])) for seat in range(p["seats"])]
    p["places"] = [1 + sum(other < own for other in left) for own in left]


# How it is written


def written(p: Position) -> dict[str, Any]:
    """The position as the notation has it, sets sorted, without what is legal."""
    zones: dict[str, list[Any]] = {"stock": p["stock"], "pile": p["pile"]}
    zones["gone"] = sorted(p["gone"])
    for seat in range(p["seats"]):
        zones[f"hand.{seat}"] = sorted(p["hand"][seat])
        zones[f"up.{seat}"], zones[f"down.{seat}"] = p["up"][seat], p["down"][seat]
    playing = p["stage"] not in ("exchange", "over")
    return {
        "turn": p["turn"] if playing else None,
        "zones": zones,
        "counters": {
            "quiet": 0 if p["happened"] else p["quiet"],
            "again": p["stage"] == "again",
        },
        "faults": [],
        "outcome": {"places": p["places"]} if p["places"] else None,
    }


def zones_as_seen(p: Position, seat: int) -> dict[str, list[Any]]:
    """The zones as a seat with a perfect memory knows them, sets sorted with "?" last."""
    zones: dict[str, list[Any]] = written(p)["zones"]
    seen = p["seen"][seat]
    for name, cards in zones.items():
        kind, _dot, owner = name.partition(".")
        hidden = bool(owner) and veiled(p, seat, int(owner)) and kind != "down"
        known = [c if c is None or (c in seen and not hidden) else "?" for c in cards]
        zones[name] = sorted(known, key=lambda c: c == "?") if kind in ("hand", "gone") else known
    return zones


def whole(p: Position) -> bool:
    """B1: each of the 104 cards is somewhere, once."""
    cards = p["stock"] + p["pile"] + p["gone"]
    for seat in range(p["seats"]):
        cards += p["hand"][seat] + [c for c in p["up"][seat] + p["down"][seat] if c]
    return Counter(cards) == Counter(DECK)
