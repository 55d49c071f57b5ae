"""Draws everything under resources/ afresh: `python -m resources.drawing [--into FOLDER]`."""

import argparse
from pathlib import Path

from resources.drawing import bloqueadas, chips, emblem, felts, glyphs, icons, tock, twenty_three

PARTS = (glyphs, tock, twenty_three, bloqueadas, chips, icons, emblem, felts)


def draw(target: Path) -> None:
    for part in PARTS:
        part.write(target)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m resources.drawing", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path(__file__).resolve().parent.parent)
    draw(parser.parse_args().into)
