"""Text to be read: Markdown brings no measures of its own, so they are given here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from cardgames_gui.app.focus import RADIUS
from cardgames_gui.app.style import sized

LINE_HEIGHT_PERCENT: Final = 128
EXAMPLE: Final = QColor("#b4cde2")
"""For what Markdown quotes: the rules give their examples so."""


def dress(
    document: QTextDocument, font: QFont, headings: Mapping[int, int], margin: float = 8
) -> None:
    """Room around, between lines and between paragraphs; headings have a size by level, in px."""
    document.setDocumentMargin(margin)
    cursor = QTextCursor(document)
    block = document.begin()
    while block.isValid():
        shape = QTextBlockFormat(block.blockFormat())
        level = shape.headingLevel()
        # The items of a list stand close to each other, and the last one keeps its distance.
        listed = block.textList() is not None and block.next().textList() is not None
        shape.setLineHeight(
            LINE_HEIGHT_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        shape.setTopMargin(24 if level > 1 else 4)
        shape.setBottomMargin(4 if listed else 9)
        cursor.setPosition(block.position())
        cursor.setBlockFormat(shape)
        words = QTextCharFormat()
        if level in headings:
            words.setFont(sized(font, headings[level], bold=True))
        if shape.hasProperty(QTextFormat.Property.BlockQuoteLevel.value):
            words.setForeground(EXAMPLE)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(words)
        block = block.next()


class Reading(QTextBrowser):
    """Text that keeps clear of the rounded corners while it is scrolled."""

    def __init__(self, corner: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportMargins(0, corner, 0, corner)
        self.setProperty(RADIUS, corner)
