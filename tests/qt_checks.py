"""After each test of a Qt room: no timer, animation, process or window is left over."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QProcess, QTimer
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def nothing_outlives_its_test(request: pytest.FixtureRequest) -> Iterator[None]:
    """Best effort: what Python still holds, and what hangs on the application or on a window."""
    yield
    app = QApplication.instance()
    if app is None or "qapp" not in request.fixturenames:
        return
    # deleteLater() waits for an event loop, which a test may not have come back to.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    left = [*active(app)]
    if left:
        gc.collect()
        left = [*active(app)]
    assert not left, f"outlived the test: {', '.join(left)}"


def active(app: QCoreApplication) -> Iterator[str]:
    windows = QApplication.topLevelWidgets()
    seen: set[int] = set()
    for root in (app, *windows, *(o for o in gc.get_objects() if isinstance(o, QObject))):
        try:
            objects = [root, *root.findChildren(QObject)]
        except RuntimeError:  # Its C++ half is gone: nothing runs there.
            continue
        for thing in objects:
            if id(thing) not in seen:
                seen.add(id(thing))
                if runs(thing):
                    yield repr(thing)
    for window in windows:
        if window.isVisible():
            yield f"visible {window!r}"


def runs(thing: QObject) -> bool:
    try:
        match thing:
            case QTimer():
                return thing.isActive()
            case QAbstractAnimation():
                return thing.state() == QAbstractAnimation.State.Running
            case QProcess():
                return thing.state() != QProcess.ProcessState.NotRunning
    except RuntimeError:
        pass
    return False
