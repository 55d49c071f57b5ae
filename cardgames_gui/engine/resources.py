"""Where the pictures, sounds, texts and catalogues lie."""

from functools import cache
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent


@cache
def root() -> Path:
    """The resource folder: inside the package once installed or frozen, beside it in a checkout."""
    inside = PACKAGE / "resources"
    return inside if inside.is_dir() else PACKAGE.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of a resource, whether or not it is there."""
    return root().joinpath(*parts)
