"""What holds for every test: no screen, a data folder of its own, English, and no stray noise."""

import logging
import os
import runpy
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import hypothesis
import pytest

from cardgames_gui.engine import language

HERE = Path(__file__).parent
QT = find_spec("PySide6") is not None
QT_ROOMS = ["app", "journeys", "session", "table"]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("PYTEST_QT_API", "pyside6")
os.environ.pop("LANGUAGE", None)

collect_ignore = [] if QT else [str(HERE / room) for room in QT_ROOMS]

# A slow machine is no fault of the code; and what fails on one machine should fail on the next.
hypothesis.settings.register_profile("house", deadline=None, print_blob=True)
hypothesis.settings.register_profile(
    "ci", parent=hypothesis.settings.get_profile("house"), derandomize=True
)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "house")

if QT:
    from tests.qt_checks import nothing_outlives_its_test

    __all__ = ["nothing_outlives_its_test"]


def pytest_addoption(parser: pytest.Parser) -> None:
    if find_spec("pytestqt") is None:
        for name in ("qt_api", "qt_log_level_fail"):
            parser.addini(name, "not used without Qt")
        parser.addini("qt_log_ignore", "not used without Qt", type="linelist")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput") and find_spec("babel") is not None:
        runpy.run_path(str(HERE.parent / "packaging" / "catalogues.py"))["compile_all"]()


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Nothing that a test saves lands in the folders of whoever runs it."""
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CARDGAMES_DATA", str(folder))
        yield folder


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    language.use(language.ENGLISH)
    yield
    language.use(language.ENGLISH)


class Stray(logging.Handler):
    """Remembers what was said."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def no_stray_log_lines(request: pytest.FixtureRequest) -> Iterator[None]:
    """A warning in the log fails the test, unless the test looks at the log itself (caplog)."""
    stray = Stray()
    logging.getLogger().addHandler(stray)
    yield
    logging.getLogger().removeHandler(stray)
    if stray.lines and "caplog" not in request.fixturenames:
        pytest.fail("Logged, and not expected:\n" + "\n".join(stray.lines), pytrace=False)
