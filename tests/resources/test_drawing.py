"""The drawings: what is committed is what the scripts draw, and it can be read."""

import re
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest

from resources.drawing import glyphs
from resources.drawing.bloqueadas import RANKS, pips
from resources.drawing.card import UNDERLINED
from resources.drawing.colour import contrast, mixed, oklch, readable
from resources.drawing.outline import Contour, joined, line, polygon
from resources.drawing.suits import INKS
from resources.drawing.twenty_three import POOLS

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
# QtSvg shows SVG Tiny 1.2; what is beyond it would be missing on screen without a word.
BEYOND_TINY = re.compile(r"<(filter|clipPath|mask|pattern|style|image|text|use)\b")
LARGEST = 12_000
GRID = 40


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("drawn")
    command = [sys.executable, "-m", "resources.drawing", "--into", str(target)]
    subprocess.run(command, cwd=ROOT, check=True)
    return target


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.suffix in {".svg", ".json"}
    }


def test_the_committed_files_are_what_the_scripts_draw(drawn: Path) -> None:
    made = files(drawn)
    assert {"glyphs.json", "home.svg", "icons/cardgames.svg", "tock/felt.svg"} <= set(made)
    assert {f"tock/cards/{face}.svg" for face in [*range(1, 22), "back"]} <= set(made)
    numbers = [*range(1, 24), "back", "back-1"]
    assert {f"twenty_three/cards/{face}.svg" for face in numbers} <= set(made)
    assert {f"bloqueadas/cards/{rank}{name}.svg" for rank in RANKS for name in INKS} <= set(made)
    assert {"chips/penalty.svg", "chips/bonus.svg"} <= set(made)
    kept = files(RESOURCES)
    differing = [name for name, content in made.items() if kept.get(name) != content]
    assert differing == [], "run: python -m resources.drawing"


def test_no_drawing_is_left_that_no_script_draws(drawn: Path) -> None:
    folders = {path.parent for path in drawn.rglob("*.svg")}
    here = {path.relative_to(drawn) for folder in folders for path in folder.glob("*.svg")}
    kept = {
        path.relative_to(RESOURCES)
        for folder in folders
        for path in (RESOURCES / folder.relative_to(drawn)).glob("*.svg")
    }
    assert kept == here


def test_only_what_qt_can_show_is_used(drawn: Path) -> None:
    for path in drawn.rglob("*.svg"):
        assert not BEYOND_TINY.search(path.read_text(encoding="utf-8")), path


def fill(text: str, part: str) -> str:
    """The colour of the element with that id."""
    (tag,) = re.findall(rf'<[^>]*\bid="{part}"[^>]*>', text)
    (colour,) = re.findall(r'\bfill="(#[0-9a-f]{6})"', tag)
    return str(colour)


@pytest.mark.parametrize("value", range(1, 21))
def test_a_numeral_has_contrast_with_what_lies_beneath(value: int) -> None:
    text = (RESOURCES / "tock" / "cards" / f"{value}.svg").read_text(encoding="utf-8")
    assert contrast(fill(text, "numeral"), fill(text, "medallion")) >= 4.5
    assert contrast(fill(text, "index"), fill(text, "panel")) >= 4.5


def test_the_rascals_number_has_contrast() -> None:
    text = (RESOURCES / "tock" / "cards" / "21.svg").read_text(encoding="utf-8")
    assert contrast(fill(text, "index"), fill(text, "ground")) >= 4.5


@pytest.mark.parametrize("value", range(1, 24))
def test_a_number_of_23_has_contrast_with_its_panel_and_the_light_on_it(value: int) -> None:
    text = (RESOURCES / "twenty_three" / "cards" / f"{value}.svg").read_text(encoding="utf-8")
    beneath = ["panel", *(f"pool-{reach:g}" for reach in POOLS)]
    for part, below in product(("numeral", "index"), beneath):
        assert contrast(fill(text, part), fill(text, below)) >= 4.5


def test_the_files_are_small(drawn: Path) -> None:
    large = {path.name for path in drawn.rglob("*.svg") if path.stat().st_size > LARGEST}
    assert large == set()


def test_the_back_of_the_one_is_unlike_the_others_without_its_colours() -> None:
    cards = RESOURCES / "twenty_three" / "cards"
    first, second = (
        set(re.findall(r' d="([^"]+)"', (cards / f"{name}.svg").read_text(encoding="utf-8")))
        for name in ("back", "back-1")
    )
    # What they have in common is the paper around them.
    assert len(first & second) == 1
    assert first - second
    assert second - first


@pytest.mark.parametrize("name", INKS)
def test_a_suit_and_its_ranks_have_contrast_with_the_paper(name: str) -> None:
    for rank in RANKS:
        path = RESOURCES / "bloqueadas" / "cards" / f"{rank}{name}.svg"
        text = path.read_text(encoding="utf-8")
        assert contrast(fill(text, "index"), fill(text, "ground")) >= 4.5
        assert contrast(INKS[name], fill(text, "ground")) >= 4.5


def test_a_card_has_as_many_pips_as_it_says() -> None:
    for rank in RANKS:
        if rank.isdigit():
            assert len(pips(rank, "H")) == int(rank)


def test_neighbours_have_colours_of_their_own() -> None:
    cards = [
        (RESOURCES / "tock" / "cards" / f"{value}.svg").read_text(encoding="utf-8")
        for value in range(1, 21)
    ]
    assert len({fill(text, "medallion") for text in cards}) == 20
    cards = [
        (RESOURCES / "twenty_three" / "cards" / f"{value}.svg").read_text(encoding="utf-8")
        for value in range(1, 24)
    ]
    assert len({fill(text, "panel") for text in cards}) == 23


def crossings(contours: tuple[Contour, ...], y: float) -> list[tuple[float, int]]:
    """Where a level line meets an outline, and which way the outline goes there."""
    found: list[tuple[float, int]] = []
    for contour in contours:
        around = contour.points()
        for (ax, ay), (bx, by) in zip(around, [*around[1:], around[0]], strict=True):
            if (ay <= y) != (by <= y):
                found.append((ax + (bx - ax) * (y - ay) / (by - ay), 1 if by > ay else -1))
    return found


@cache
def raster(name: str) -> tuple[bool, ...]:
    """A glyph in a square of its height, its ink in the middle, filled by the non-zero rule."""
    drawn = glyphs.glyph(name)
    step = glyphs.HEIGHT / GRID
    left = (glyphs.HEIGHT - drawn.width) / 2
    cells: list[bool] = []
    for row in range(GRID):
        met = crossings(drawn.contours, (row + 0.5) * step)
        for column in range(GRID):
            x = (column + 0.5) * step - left
            cells.append(sum(way for place, way in met if place > x) != 0)
    return tuple(cells)


def unlike(first: Sequence[bool], second: Sequence[bool]) -> float:
    """Which share of their ink two glyphs do not have in common."""
    pairs = list(zip(first, second, strict=True))
    return sum(a != b for a, b in pairs) / sum(a or b for a, b in pairs)


def test_any_two_digits_can_be_told_apart() -> None:
    rasters = {digit: raster(digit) for digit in "0123456789"}
    for first, second in combinations(rasters, 2):
        assert unlike(rasters[first], rasters[second]) > 0.15, (first, second)


def test_digits_that_read_as_others_upside_down_are_underlined() -> None:
    upright = {digit: raster(digit) for digit in "0123456789"}
    alike = {
        digit
        for digit in upright
        for other, cells in upright.items()
        if digit != other and unlike(upright[digit][::-1], cells) < 0.15
    }
    assert alike == UNDERLINED == {"6", "9"}


def test_two_digits_never_touch() -> None:
    for value in range(10, 100):
        first, second = str(value)[0], str(value)[1]
        right, left = glyphs.edges(first, right=True), glyphs.edges(second, right=False)
        white = min(a + b for a, b in zip(right, left, strict=True))
        assert white + glyphs.gap(first, second) >= glyphs.LEAST - 0.1, value


def test_contours_turn_the_way_that_fills() -> None:
    clockwise = joined(line((0, 0), (1, 0), (1, 1)))
    assert clockwise.clockwise()
    assert not polygon((0, 0), (1, 1), (1, 0)).clockwise()
    for name in glyphs.DRAWN:
        first, *_ = glyphs.glyph(name).contours
        assert first.clockwise(), name


def test_colours_are_as_computed_elsewhere() -> None:
    assert oklch(1, 0, 0) == "#ffffff"
    assert oklch(0, 0, 0) == "#000000"
    assert oklch(0.627955, 0.257683, 29.2339) == "#ff0000"
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#dddddd", readable("#dddddd", 0.1, 150, 4.5)) >= 4.5
