"""Who plays? The dialog before a match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardgames_gui.app import seats
from cardgames_gui.app.buttons import Look, Pill, one_of
from cardgames_gui.app.choice import HEIGHT, Choice
from cardgames_gui.app.settings import SeatsChoice
from cardgames_gui.app.sheet import Sheet, quiet
from cardgames_gui.app.style import sized
from cardgames_gui.app.switch import Switch
from cardgames_gui.engine.game import Game
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.setup import PERSON, Option, Setup
from cardgames_gui.players import levels
from cardgames_gui.session import cast

_catalogue = Catalogue("cardgames")
_ = _catalogue.gettext
ngettext = _catalogue.ngettext

NAME_WIDTH: Final = 170
OPTIONS_WIDTH: Final = 300


class SeatRow:
    """One seat: its number, who sits there, and the name."""

    def __init__(self, seat: int, who: str, name: str) -> None:
        self.seat = seat
        self.number: Final = QLabel(str(seat + 1))
        self.number.setFont(sized(self.number.font(), 16, bold=True))
        self.who: Final = Choice(seats.WHO)
        self.who.set_value(who)
        self.name: Final = QLineEdit(name)
        self.name.setMaxLength(seats.LONGEST_NAME)
        self.name.setMinimumSize(NAME_WIDTH, HEIGHT)

    def widgets(self) -> tuple[QWidget, ...]:
        return self.number, self.who, self.name

    def retranslate(self) -> None:
        words = [_("Computer: {level}").format(level=levels.word(level)) for level in seats.WHO[1:]]
        self.who.set_words([_("Person"), *words])
        self.who.setAccessibleName(_("Seat {number}: who").format(number=self.seat + 1))
        self.name.setAccessibleName(_("Seat {number}: name").format(number=self.seat + 1))


class OptionRow:
    """One option of the game: what it is called, its choices, and what they mean."""

    def __init__(self, option: Option, value: object) -> None:
        self.option: Final = option
        self.label: Final = QLabel()
        self.label.setFont(sized(self.label.font(), 14, bold=True))
        self.choice: Final = Choice(option.choices)
        self.choice.set_value(value)
        self.explanation: Final = quiet(QLabel())

    def retranslate(self, game: Game) -> None:
        words = game.option_words(self.option)
        self.label.setText(words.label)
        self.choice.set_words(words.choices)
        self.choice.setAccessibleName(words.label)
        self.choice.setAccessibleDescription(words.explanation)
        self.explanation.setText(words.explanation)


class SeatsDialog(Sheet):
    """Seats on the left, the game's options on the right; whatever it says no to, it says why."""

    accepted_setup = Signal(object, tuple, bool)
    """A Setup, the seats' names as they are kept, and whether computer players commit faults."""

    def __init__(self, game: Game, last: SeatsChoice | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game: Final = game
        chosen = seats.mended(last, game)
        self._seats = chosen.seats
        self._counts = {count: Pill(str(count)) for count in game.seats}
        self._rows = [
            SeatRow(seat, who, name)
            for seat, (who, name) in enumerate(zip(chosen.players, chosen.names, strict=True))
        ]
        self._options = [OptionRow(each, chosen.options[each.name]) for each in game.options]
        self._mistakes = Switch()
        self._mistakes.setChecked(chosen.mistakes)
        self._deal = QLineEdit()
        self._deal.setMinimumHeight(HEIGHT)
        self._deal_label = QLabel()
        self._deal_label.setBuddy(self._deal)
        self._deal_line = quiet(QLabel())
        self._seats_label, self._message = QLabel(), QLabel()
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self._message.setWordWrap(True)
        self._cancel, self._start = Pill(), Pill(look=Look.GOLD, icon="play")
        self._lay()
        self._connect()
        self.retranslate()

    def choice(self) -> SeatsChoice:
        """What is chosen now, to be offered again the next time."""
        return SeatsChoice(
            seats=self._seats,
            players=tuple(row.who.value for row in self._rows),
            names=tuple(row.name.text().strip() for row in self._rows),
            options={row.option.name: row.choice.value for row in self._options},
            mistakes=self._mistakes.isChecked(),
        )

    def names(self) -> tuple[str, ...]:
        """The seats' names as they will be shown."""
        return cast.names(self._typed(), self._players())

    def _typed(self) -> list[str]:
        return [row.name.text() for row in self._rows[: self._seats]]

    def retranslate(self) -> None:
        title = self.game.about().title
        self.setWindowTitle(title)
        self.heading.setText(_("{title} — who plays?").format(title=title))
        self._seats_label.setText(_("Players"))
        for count, pill in self._counts.items():
            pill.setAccessibleName(ngettext("{n} player", "{n} players", count).format(n=count))
        for seat in self._rows:
            seat.retranslate()
        for option in self._options:
            option.retranslate(self.game)
        self._mistakes.setText(_("Computer players make mistakes"))
        self._deal_label.setText(_("Deal number"))
        self._deal.setAccessibleName(_("Deal number"))
        self._deal.setPlaceholderText(_("by chance"))
        self._deal_line.setText(_("The same number gives the same cards again."))
        self._deal.setAccessibleDescription(self._deal_line.text())
        self._cancel.setText(_("Cancel"))
        self._start.setText(_("Start"))
        self._follow()

    def _lay(self) -> None:
        two = QHBoxLayout(self.content)
        two.setContentsMargins(6, 6, 6, 6)
        two.setSpacing(36)
        left, right = QVBoxLayout(), QVBoxLayout()
        two.addLayout(left, 1)
        two.addLayout(right, 1)
        top = QWidget()
        counts = QHBoxLayout(top)
        counts.setContentsMargins(0, 0, 0, 0)
        counts.setSpacing(8)
        counts.addWidget(self._seats_label)
        counts.addSpacing(8)
        for pill in self._counts.values():
            counts.addWidget(pill)
        counts.addStretch(1)
        top.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        one_of(self._counts.values())
        self._counts[self._seats].setChecked(True)
        left.addWidget(top)
        left.addSpacing(8)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(2, 1)
        for row in self._rows:
            for column, widget in enumerate(row.widgets()):
                # The dialog must not jump when the number of seats changes.
                policy = widget.sizePolicy()
                policy.setRetainSizeWhenHidden(True)
                widget.setSizePolicy(policy)
                grid.addWidget(widget, row.seat, column)
        left.addLayout(grid)
        left.addStretch(1)
        left.setSpacing(6)
        right.setSpacing(6)
        for option in self._options:
            option.explanation.setMinimumWidth(OPTIONS_WIDTH)
            for each in (option.label, option.choice, option.explanation):
                right.addWidget(each)
            right.addSpacing(8)
        right.addWidget(self._mistakes)
        right.addSpacing(8)
        deal = QHBoxLayout()
        deal.addWidget(self._deal_label)
        deal.addWidget(self._deal, 1)
        right.addLayout(deal)
        right.addWidget(self._deal_line)
        right.addStretch(1)
        self.feet.addWidget(self._message, 1)
        self.feet.addWidget(self._cancel)
        self.feet.addWidget(self._start)
        self._start.setDefault(True)

    def _connect(self) -> None:
        for count, pill in self._counts.items():
            pill.toggled.connect(lambda on, count=count: self._sit(count) if on else None)
        for row in self._rows:
            row.who.currentIndexChanged.connect(lambda _index: self._follow())
            row.name.textChanged.connect(lambda _text: self._follow())
        for option in self._options:
            option.choice.currentIndexChanged.connect(lambda _index: self._follow())
        self._deal.textChanged.connect(lambda _text: self._follow())
        self._cancel.clicked.connect(self.reject)
        self._start.clicked.connect(self._accept)

    def _sit(self, count: int) -> None:
        self._seats = count
        self._follow()

    def _players(self) -> tuple[str, ...]:
        return tuple(row.who.value for row in self._rows[: self._seats])

    def _follow(self) -> None:
        """Everything that hangs on something else in the dialog."""
        shown = self.names()
        for row in self._rows:
            there = row.seat < self._seats
            for widget in row.widgets():
                widget.setVisible(there)
            if there:
                row.name.setPlaceholderText(shown[row.seat])
                row.name.setAccessibleDescription(shown[row.seat])
        self._mistakes.setEnabled(self._has_mistakes())
        sentence = self._objection()
        self._message.setText(sentence)
        self._start.setEnabled(not sentence)

    def _has_mistakes(self) -> bool:
        """Only computer players are told to make mistakes, and not at every table."""
        if all(who == PERSON for who in self._players()):
            return False
        return self.game.has_mistakes(self._setup(0))

    def _setup(self, seed: int) -> Setup:
        options = {row.option.name: row.choice.value for row in self._options}
        return seats.setup(self.game, self._players(), options, seed)

    def _objection(self) -> str:
        """Why no match can start like this, in one sentence; empty if it can."""
        if (name := seats.shared_name(self.names())) is not None:
            return _("Two seats are called {name}; give one of them another name.").format(
                name=name
            )
        try:
            seats.deal_number(self._deal.text())
        except seats.NoDealNumber as error:
            return str(error)
        return ""

    def _accept(self) -> None:
        if self._objection():
            return
        typed = seats.deal_number(self._deal.text())
        setup = self._setup(seats.by_chance() if typed is None else typed)
        self.accept()
        names = cast.to_keep(self._typed(), self._players())
        self.accepted_setup.emit(setup, names, self._mistakes.isChecked())
