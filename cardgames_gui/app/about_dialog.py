"""What this program is, and the licences of all that is in it."""

from __future__ import annotations

import platform
from typing import Final

import platformdirs
import PySide6
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QTextBrowser, QVBoxLayout, QWidget

from cardgames_gui import __version__
from cardgames_gui.app import prose
from cardgames_gui.app.buttons import Pill
from cardgames_gui.app.sheet import Sheet
from cardgames_gui.app.style import sized
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.table.icons import program_icon

_ = Catalogue("cardgames").gettext

SIZE: Final = (640, 300)
SOURCES: Final = {
    "qt": "https://download.qt.io/official_releases/qt/",
    "pyside": "https://download.qt.io/official_releases/QtForPython/",
    "lgpl": "https://www.gnu.org/licenses/lgpl-3.0.html",
    "python": "https://docs.python.org/3/license.html",
    "platformdirs": "https://github.com/tox-dev/platformdirs",
}


class AboutDialog(Sheet):
    """The version above, the licences below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(6, 6, 6, 6)
        picture = QLabel()
        picture.setPixmap(program_icon().pixmap(QSize(64, 64), self.devicePixelRatioF()))
        self._version = QLabel()
        self._version.setFont(sized(self.font(), 16))
        self._version.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text = QTextBrowser()
        self._text.setOpenExternalLinks(True)
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setMinimumSize(*SIZE)
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(picture)
        top.addWidget(self._version, 1)
        column.addLayout(top)
        column.addSpacing(10)
        column.addWidget(self._text, 1)
        self._done = Pill()
        self._done.setDefault(True)
        self._done.clicked.connect(self.accept)
        self.feet.addStretch(1)
        self.feet.addWidget(self._done)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(_("About"))
        self.heading.setText(_("Card games"))
        self._version.setText(_("Version {version}").format(version=__version__))
        self._text.setAccessibleName(_("Licences"))
        self._text.setMarkdown("\n\n".join(paragraphs()))
        prose.dress(self._text.document(), self.font(), {})
        self._done.setText(_("Done"))


def paragraphs() -> tuple[str, ...]:
    """Ours, and those of what the program brings along or is run by; Markdown."""
    return (
        _(
            "This program is free software under the MIT licence: you may use, copy, change and "
            "pass it on. All pictures, cards and texts are our own."
        ),
        _(
            "**Qt {qt}** and **PySide6 {pyside}** are used under the [GNU Lesser General Public "
            "License, version 3]({lgpl}). Their source code is at [{qt_source}]({qt_source}) and "
            "[{pyside_source}]({pyside_source}). They lie beside the program as libraries of their "
            "own: you may replace them by versions that you have changed, and take the program "
            "apart as far as that needs."
        ).format(
            qt=qVersion(),
            pyside=PySide6.__version__,
            lgpl=SOURCES["lgpl"],
            qt_source=SOURCES["qt"],
            pyside_source=SOURCES["pyside"],
        ),
        _("**Python {version}** is used under the [licence of the PSF]({url}).").format(
            version=platform.python_version(), url=SOURCES["python"]
        ),
        _("**platformdirs {version}** is used under the MIT licence: [{url}]({url}).").format(
            version=platformdirs.__version__, url=SOURCES["platformdirs"]
        ),
    )
