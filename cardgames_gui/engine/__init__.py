"""Cards, seats, moves, events, zones, the match and its archive; the standard library only."""
