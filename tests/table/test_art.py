"""Cards, felts, icons, shadows and numerals, as painted."""

from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from cardgames_gui.engine.resources import resource, root
from cardgames_gui.table import art, colours, numerals

pytestmark = pytest.mark.usefixtures("qapp")

FACES = [*(str(value) for value in range(1, 22)), "back"]
DRAWINGS = sorted(root().rglob("*.svg"))


@pytest.fixture
def cards() -> art.CardArt:
    return art.CardArt("tock")


def image(pixmap: QPixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def pixels(picture: QPixmap | QImage) -> bytes:
    made = image(picture) if isinstance(picture, QPixmap) else picture
    return bytes(made.constBits())


def ink(path: str, height: int = 60) -> QImage:
    """A number on white."""
    drawn = QImage(height * 3, height + 4, QImage.Format.Format_ARGB32)
    drawn.fill(Qt.GlobalColor.white)
    painter = QPainter(drawn)
    painter.translate(2, 2)
    painter.fillPath(art.numeral_path(path, height), Qt.GlobalColor.black)
    painter.end()
    return drawn


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.relative_to(root()).as_posix())
def test_qt_shows_every_drawing_without_a_warning(path: Path) -> None:
    drawing = QSvgRenderer(str(path))
    assert drawing.isValid()
    assert not drawing.defaultSize().isEmpty()
    shown = QImage(50, 50, QImage.Format.Format_ARGB32)
    shown.fill(Qt.GlobalColor.transparent)
    painter = QPainter(shown)
    drawing.render(painter)
    painter.end()
    assert len(set(pixels(shown))) > 2


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_card_has_exactly_the_pixels_of_its_place(cards: art.CardArt, dpr: float) -> None:
    for width in (34, 47.3, 90, 220):
        pixmap = cards.pixmap("7", width, dpr)
        assert pixmap.width() == round(width * dpr)
        assert pixmap.height() == round(pixmap.width() * art.ASPECT)
        assert pixmap.devicePixelRatio() == dpr


def test_all_faces_look_different_even_small(cards: art.CardArt) -> None:
    assert len({pixels(cards.pixmap(face, 34, 1)) for face in FACES}) == len(FACES)


def test_a_card_has_round_corners_and_a_full_middle(cards: art.CardArt) -> None:
    for face in [*FACES, "a face without a drawing"]:
        shown = image(cards.pixmap(face, 100, 1))
        assert shown.pixelColor(0, 0).alpha() == 0
        assert shown.pixelColor(50, 71).alpha() == 255
        assert shown.pixelColor(50, 1).alpha() == 255


def test_the_back_looks_the_same_from_both_sides(cards: art.CardArt) -> None:
    shown = image(cards.pixmap("back", 250, 1))
    turned = shown.transformed(QTransform().rotate(180))
    difference = max(abs(a - b) for a, b in zip(pixels(shown), pixels(turned), strict=True))
    assert difference <= 16


def test_a_card_is_rendered_once(cards: art.CardArt, monkeypatch: pytest.MonkeyPatch) -> None:
    cards.prepare(FACES, 60, 1)
    first = cards.pixmap("7", 60, 1)

    def never(*_: object) -> QPixmap:
        raise AssertionError("rendered again")

    monkeypatch.setattr(cards, "_render", never)
    assert cards.pixmap("7", 60, 1).cacheKey() == first.cacheKey()
    cards.prepare(FACES, 60.2, 1)


def test_old_sizes_are_forgotten_while_a_window_is_resized(cards: art.CardArt) -> None:
    for width in range(40, 140):
        cards.prepare(FACES, width, 1)
    largest = cards.pixmap("7", 139, 1)
    one_size = largest.width() * largest.height() * 4 * len(FACES)
    assert cards.bytes_kept <= art.SIZES_KEPT * one_size
    cards.clear()
    assert cards.bytes_kept == 0


def test_the_size_in_use_stays(cards: art.CardArt) -> None:
    kept = cards.pixmap("7", 60, 1).cacheKey()
    for width in range(100, 150):
        cards.pixmap("7", width, 1)
        assert cards.pixmap("7", 60, 1).cacheKey() == kept


def test_a_game_without_drawings_still_has_cards_and_a_ground() -> None:
    cards = art.CardArt("a game without art")
    faces = ["6", "9", "10", "K", "A", "fox", "the old fox", "back", "back-one", " "]
    assert not any(cards.has(face) for face in faces)
    shown = [pixels(cards.pixmap(face, 90, 1)) for face in faces]
    assert shown[7] == shown[8]
    assert len(set(shown)) == len(faces) - 1
    assert art.felt("a game without art", QSize(90, 60), 1).size() == QSize(90, 60)


def test_a_drawn_face_is_known(cards: art.CardArt) -> None:
    assert all(cards.has(face) for face in FACES)
    assert not cards.has("22")


def test_a_felt_fills_the_table_and_is_kept() -> None:
    felt = art.felt("tock", QSize(640, 400), 2)
    assert felt.size() == QSize(1280, 800)
    assert felt.devicePixelRatio() == 2
    assert art.felt("tock", QSize(640, 400), 2).cacheKey() == felt.cacheKey()
    shown = image(felt)
    assert all(shown.pixelColor(x, y).alpha() == 255 for x in (0, 1279) for y in (0, 799))
    middle, corner = shown.pixelColor(640, 352), shown.pixelColor(0, 799)
    assert middle.lightness() > corner.lightness() + 15
    assert pixels(art.home(QSize(640, 400), 2)) != pixels(felt)


def test_words_on_plates_can_be_read_on_the_felt() -> None:
    felt = image(art.felt("tock", QSize(320, 200), 1)).pixelColor(160, 88)
    plate = over(felt, colours.PLATE)
    assert contrast(colours.ON_PLATE, plate) >= 7
    assert contrast(over(plate, colours.ON_PLATE_QUIET), plate) >= 4.5
    assert contrast(colours.ON_ACT, colours.ACT) >= 7
    assert contrast(colours.ON_CALL, colours.CALL) >= 4.5
    assert contrast(colours.ON_CALL, colours.CALL_PRESSED) >= 4.5
    assert contrast(colours.ACT, felt) >= 3
    for seat in colours.SEATS:
        assert contrast(colours.ON_PLATE, seat) >= 4.5, seat.name()


def over(below: QColor, above: QColor) -> QColor:
    share = above.alphaF()
    mixed = [
        round(b + (a - b) * share)
        for a, b in (
            (above.red(), below.red()),
            (above.green(), below.green()),
            (above.blue(), below.blue()),
        )
    ]
    return QColor(*mixed)


def contrast(first: QColor, second: QColor) -> float:
    def luminance(colour: QColor) -> float:
        parts = colour.redF(), colour.greenF(), colour.blueF()
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    brighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("name", [path.stem for path in DRAWINGS if path.parent.name == "icons"])
def test_an_icon_takes_any_colour(name: str) -> None:
    shown = image(art.icon_pixmap(name, 24, 2, QColor("#ffcf5c")))
    assert shown.size() == QSize(48, 48)
    solid = {
        shown.pixelColor(x, y).name()
        for x in range(48)
        for y in range(48)
        if shown.pixelColor(x, y).alpha() == 255
    }
    assert solid == {"#ffcf5c"}
    assert not art.icon(name).isNull()


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        art.icon("no such icon")


def test_the_program_has_an_icon_in_its_own_colours() -> None:
    icon = art.program_icon()
    for size in (16, 32, 256):
        shown = image(icon.pixmap(QSize(size, size), 1.0))
        assert shown.size() == QSize(size, size)
        names = {shown.pixelColor(x, y).name() for x in range(size) for y in range(size)}
        assert len(names) > 20


@pytest.mark.parametrize("dpr", [1.0, 2.0])
@pytest.mark.parametrize("lift", [0.0, 0.5, 1.0])
def test_a_shadow_is_soft_and_reaches_out_on_all_sides(lift: float, dpr: float) -> None:
    place = art.shadow_rect(90, lift)
    assert place.contains(QRectF(0, 0, 90, 90 * art.ASPECT).translated(0, place.center().y() - 64))
    shown = image(art.shadow(90, lift, dpr))
    assert shown.width() == pytest.approx(place.width() * dpr, abs=1)
    assert shown.height() == pytest.approx(place.height() * dpr, abs=1)
    middle = shown.height() // 2
    across = [shown.pixelColor(x, middle).alpha() for x in range(shown.width() // 2)]
    assert across[0] < 8
    assert max(across) > 80
    assert all(a <= b for a, b in pairwise(across))
    assert max(b - a for a, b in pairwise(across)) < 45


def test_a_lifted_card_has_a_wider_and_lower_shadow() -> None:
    lying, lifted = art.shadow_rect(90, 0), art.shadow_rect(90, 1)
    assert lifted.width() > lying.width()
    assert lifted.center().y() > lying.center().y()
    # Lifts between two steps share a shadow, so that a card on its way up does not make dozens.
    assert art.shadow(90, 0.501, 1).cacheKey() == art.shadow(90, 0.499, 1).cacheKey()
    assert art.shadow_rect(90, 7) == lifted


def test_numerals_stand_on_their_line_and_begin_at_the_left() -> None:
    for text in [*(str(value) for value in range(121)), "A", "J", "Q", "K"]:
        bounds = art.numeral_path(text, 50).boundingRect()
        assert bounds.left() == pytest.approx(0, abs=0.1)
        assert bounds.top() == pytest.approx(0, abs=0.7)
        assert bounds.bottom() == pytest.approx(50, abs=0.7 if text != "Q" else 4.1)


def test_numerals_can_be_put_in_the_middle_of_a_place() -> None:
    place = QRectF(10, 20, 60, 90)
    for text in ("1", "17", "1000000"):
        bounds = art.numeral_in(text, place, 40).boundingRect()
        assert bounds.center().x() == pytest.approx(place.center().x(), abs=0.1)
        assert bounds.center().y() == pytest.approx(place.center().y(), abs=0.1)
        assert bounds.width() <= 60.1


def test_all_numbers_look_different_when_small() -> None:
    shown = {str(value): ink(str(value), 12) for value in range(22)}
    for first, second in combinations(shown, 2):
        pairs = zip(pixels(shown[first]), pixels(shown[second]), strict=True)
        assert sum(abs(a - b) > 90 for a, b in pairs) > 12, (first, second)


def test_what_has_no_glyphs_is_known_beforehand() -> None:
    assert art.has_numerals("10")
    assert art.has_numerals("K")
    assert not art.has_numerals("")
    assert not art.has_numerals("×2")


def test_a_path_that_the_drawing_never_writes_is_refused() -> None:
    with pytest.raises(ValueError, match="not a path command"):
        numerals._read("M 0 0 Q 1 1 2 2 Z")


def test_resources_lie_where_they_are_looked_for() -> None:
    assert resource("tock", "cards", "21.svg") in DRAWINGS
