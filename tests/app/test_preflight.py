"""Each obstacle to a window is one sentence that says what to do."""

import shutil
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgames_gui.app import preflight

DISPLAY = {"DISPLAY": ":0"}


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., None]:
    """A machine with apt-get and a display, where all is well but for what a test takes away."""
    (tmp_path / "libqxcb.so").touch()
    (tmp_path / "libqwayland-generic.so").touch()
    (tmp_path / "libqminimal.so").touch()
    (tmp_path / "libqoffscreen.so").touch()

    def make(lacks: tuple[str, ...] = (), x11: bool = True, apt: bool = True) -> None:
        def load(library: str) -> str | None:
            gone = set(lacks) if Path(library).is_absolute() else set(lacks) & {library}
            return f"{min(gone)}: cannot open shared object file" if gone else None

        monkeypatch.setattr(preflight, "load", load)
        monkeypatch.setattr(preflight, "plugins", lambda: tmp_path)
        monkeypatch.setattr(preflight, "reaches_x11", lambda: x11)
        monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/apt-get" if apt else None)

    make()
    return make


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize(
    "environ",
    [
        DISPLAY,
        {"QT_QPA_PLATFORM": "offscreen"},
        {"QT_QPA_PLATFORM": "minimal:x=1;xcb"},
        {"QT_QPA_PLATFORM": "wrong;offscreen"},
        {"QT_QPA_PLATFORM": "wrong", "QT_PLUGIN_PATH": "/elsewhere"},
        {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-gone"},
        {"WAYLAND_SOCKET": "5"},
    ],
)
def test_all_is_well(environ: dict[str, str]) -> None:
    assert preflight.obstacle(environ, "linux") is None


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ""}, {"QT_QPA_PLATFORM": "xcb"}])
def test_no_display(environ: dict[str, str]) -> None:
    assert "There is no display" in (preflight.obstacle(environ, "linux") or "")
    assert preflight.obstacle(environ, "win32") is None
    assert preflight.obstacle(environ, "darwin") is None


@pytest.mark.usefixtures("machine")
def test_no_such_platform() -> None:
    said = preflight.obstacle({"QT_QPA_PLATFORM": "wrong"}, "linux")
    assert said is not None
    assert "no display of the kind wrong" in said
    assert "QT_QPA_PLATFORM" in said


def test_display_that_nobody_answers(machine: Callable[..., None]) -> None:
    machine(x11=False)
    assert ":0 cannot be reached" in (preflight.obstacle(DISPLAY, "linux") or "")


def test_wayland(machine: Callable[..., None], tmp_path: Path) -> None:
    environ = {"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert "w cannot be reached" in (preflight.obstacle(environ, "linux") or "")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "w"))
        server.listen()
        assert preflight.obstacle(environ, "linux") is None
        machine(lacks=("libwayland-cursor.so.0",))
        sentence = preflight.obstacle(environ, "linux")
        assert sentence
        assert sentence.endswith("apt-get install libwayland-cursor0")


def test_libraries_of_the_display(machine: Callable[..., None]) -> None:
    machine(lacks=("libxcb-icccm.so.4", "libxcb-shape.so.0"))
    sentence = preflight.obstacle(DISPLAY, "linux") or ""
    assert sentence.endswith("sudo apt-get install libxcb-icccm4 libxcb-shape0")
    machine(lacks=("libxcb-icccm.so.4",), apt=False)
    assert "provides libxcb-icccm.so.4." in (preflight.obstacle(DISPLAY, "linux") or "")
    machine(lacks=("libnobodythoughtof.so.1",))
    assert "libnobodythoughtof.so.1" in (preflight.obstacle(DISPLAY, "linux") or "")


def test_qt_that_cannot_be_loaded(
    machine: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise ImportError("libEGL.so.1: cannot open shared object file")

    monkeypatch.setattr(preflight, "import_qt", fail)
    machine(lacks=("libEGL.so.1", "libgthread-2.0.so.0", "libglib-2.0.so.0"))
    sentence = preflight.obstacle({}, "linux") or ""
    assert sentence.endswith("sudo apt-get install libegl1 libglib2.0-0")
    machine()
    assert "libEGL.so.1: cannot open" in (preflight.obstacle({}, "linux") or "")
    assert "libEGL.so.1: cannot open" in (preflight.obstacle({}, "win32") or "")


def test_no_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6", None)
    sentence = preflight.obstacle(DISPLAY, "linux") or ""
    assert f"{sys.executable} -m pip install 'PySide6-Essentials<" in sentence


def test_the_scripts_install_what_is_looked_for() -> None:
    common = Path(__file__).parents[2] / "packaging" / "common.sh"
    text = common.read_text(encoding="utf-8")
    for libraries in (preflight.ALWAYS, preflight.XCB, preflight.WAYLAND):
        for library, package in libraries.items():
            assert f"{library}:{package}" in text
