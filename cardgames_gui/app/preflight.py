"""What keeps a window from opening, in a sentence, before Qt finds out and aborts."""

import ctypes
import os
import shutil
import socket
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from cardgames_gui.engine.language import Catalogue

_ = Catalogue("cardgames").gettext

# The libraries that the wheels of Qt do not bring along, and their packages in Debian and Ubuntu.
ALWAYS: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
XCB: Final = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
WAYLAND: Final = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}


def obstacle(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str | None:
    """Why no window can be opened here and what to do about it, or None."""
    return no_qt(platform) or (no_display(environ) if is_unix(platform) else None)


def is_unix(platform: str) -> bool:
    return platform not in ("win32", "cygwin", "darwin")


def no_qt(platform: str) -> str | None:
    try:
        import_qt()
    except ModuleNotFoundError:
        bound = "6.12" if sys.version_info < (3, 12) else "7"
        pip = f"{sys.executable} -m pip install 'PySide6-Essentials<{bound}'"
        return _("Qt is not installed; install it with: {command}").format(command=pip)
    except ImportError as error:
        missing = lacking(ALWAYS) if is_unix(platform) else []
        return install(ALWAYS, missing) if missing else broken(str(error))
    return None


def no_display(environ: Mapping[str, str]) -> str | None:
    """Qt takes the first platform that works, so a window needs one without an obstacle."""
    chosen = [name.partition(":")[0] for name in environ.get("QT_QPA_PLATFORM", "").split(";")]
    chosen = [name for name in chosen if name] or ["wayland", "xcb"]
    obstacles = []
    for name in chosen:
        if name.startswith("wayland"):
            obstacles.append(no_wayland(environ))
        elif name == "xcb":
            obstacles.append(no_x11(environ))
        else:
            obstacles.append(no_platform(environ, name))
    if None in obstacles:
        return None
    # A display that is there but does not work says more than one that is not there.
    return next((text for text in obstacles if text), None) or _(
        "There is no display to open a window on; start the game on a desktop, or set DISPLAY."
    )


def no_platform(environ: Mapping[str, str], name: str) -> str | None:
    """None if Qt has it, or may find it where the environment says."""
    elsewhere = ("QT_QPA_PLATFORM_PLUGIN_PATH", "QT_PLUGIN_PATH")
    if any(where in environ for where in elsewhere) or (plugins() / f"libq{name}.so").exists():
        return None
    return _(
        "Qt knows no display of the kind {name}; start the game without QT_QPA_PLATFORM."
    ).format(name=name)


def no_wayland(environ: Mapping[str, str]) -> str | None:
    """None if it works, an empty sentence if there is no such display."""
    if "WAYLAND_SOCKET" in environ:
        return None  # Looking would use it up.
    default = "wayland-0" if environ.get("XDG_SESSION_TYPE") == "wayland" else ""
    display = environ.get("WAYLAND_DISPLAY") or default
    if not display:
        return ""
    if fault := unloadable("libqwayland", WAYLAND):
        return fault
    return None if reaches_wayland(environ, display) else unreachable(display)


def no_x11(environ: Mapping[str, str]) -> str | None:
    """None if it works, an empty sentence if there is no such display."""
    if not environ.get("DISPLAY"):
        return ""
    if fault := unloadable("libqxcb", XCB):
        return fault
    return None if reaches_x11() else unreachable(environ["DISPLAY"])


def unloadable(plugin: str, libraries: Mapping[str, str]) -> str | None:
    """Qt's own message names libxcb-cursor whichever library is missing."""
    # Before Qt 6.10 Wayland's plugin had two variants.
    found = [*plugins().glob(f"{plugin}.so"), *plugins().glob(f"{plugin}-generic.so")]
    error = load(str(found[0])) if found else _("{plugin} is missing").format(plugin=plugin)
    if error is None:
        return None
    missing = lacking(libraries)
    return install(libraries, missing) if missing else broken(error)


def unreachable(display: str) -> str:
    return _(
        "The display {display} cannot be reached; start the game on a desktop, or set DISPLAY."
    ).format(display=display)


def broken(error: str) -> str:
    return _("Qt cannot be loaded on this system: {error}").format(error=error.strip())


def install(packages: Mapping[str, str], missing: Iterable[str]) -> str:
    if shutil.which("apt-get"):
        names = " ".join(dict.fromkeys(packages[library] for library in missing))
        command = f"sudo apt-get install {names}"
        return _("Qt lacks some libraries; install them with: {command}").format(command=command)
    return _("Qt lacks some libraries; install what provides {libraries}.").format(
        libraries=", ".join(missing)
    )


def lacking(libraries: Iterable[str]) -> list[str]:
    return [library for library in libraries if load(library) is not None]


def load(library: str) -> str | None:
    """Why the dynamic linker cannot load a library, or None."""
    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return None


def import_qt() -> None:
    import PySide6.QtSvg
    import PySide6.QtWidgets  # noqa: F401


def plugins() -> Path:
    from PySide6.QtCore import QLibraryInfo

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")


def reaches_x11() -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed: int = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


def reaches_wayland(environ: Mapping[str, str], display: str) -> bool:
    # An absolute path stands for itself; libwayland would complain where there is no folder.
    path = Path(environ.get("XDG_RUNTIME_DIR", "/nowhere"), display)
    with socket.socket(socket.AF_UNIX) as client:
        try:
            client.connect(str(path))
        except OSError:
            return False
    return True
