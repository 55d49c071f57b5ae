"""How hard the tests try: quick by default, long where the environment says CARDGAMES_LONG=1."""

import os
from typing import Final

LONG: Final = os.environ.get("CARDGAMES_LONG", "") not in ("", "0")


def effort(quick: int, long: int) -> int:
    """How many examples to try."""
    return long if LONG else quick
