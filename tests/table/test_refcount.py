"""PySide6 6.12 on Python 3.11 lost a reference to None at every void call, until it aborted."""

import sys

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

CALLS = 5_000


class Painted(QGraphicsItem):
    """An item whose paint is called from C++ and returns None."""

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 10, 10)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.drawLine(0, 0, 10, 10)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_void_calls_keep_none_alive(qtbot: QtBot) -> None:
    scene = QGraphicsScene(0, 0, 20, 20)
    item = Painted()
    scene.addItem(item)
    image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for i in range(CALLS):
        painter.drawLine(0, 0, i % 20, 10)
        item.setPos(i % 10, 0)
    for _ in range(CALLS // 10):
        scene.render(painter)
    painter.end()
    # The count moves a little by itself; a leak would move it by thousands.
    assert abs(sys.getrefcount(None) - before) < CALLS // 10
