"""From the settings to how a table feels: pace, times, helps and animation."""

from __future__ import annotations

from typing import Final

from cardgames_gui.app import motion
from cardgames_gui.app.settings import Animation, CardSize, KnockTime, Pace, PlacesHelp, Settings
from cardgames_gui.engine.language import Catalogue
from cardgames_gui.engine.outcome import Outcome
from cardgames_gui.engine.table import Cast
from cardgames_gui.session.pace import Pace as SessionPace
from cardgames_gui.table.comfort import Comfort, Place

_ = Catalogue("cardgames").gettext

_STEPS: Final = {Pace.SLOW: 1.8, Pace.NORMAL: 0.9, Pace.FAST: 0.3, Pace.WAIT: 0.3}
"""Seconds before a computer player's move."""
_SLACKS: Final = {
    KnockTime.SHORT: 1.0,
    KnockTime.NORMAL: 1.5,
    KnockTime.LONG: 2.5,
    KnockTime.UNTIL: 3.0,
}
"""How many times slower computer players react to what a person, too, could call at."""
_READING: Final = {Pace.SLOW: 7.0, Pace.NORMAL: 4.5, Pace.FAST: 3.0}
"""Seconds for which a verdict stays, unless it is clicked away."""
_SPEEDS: Final = {
    Animation.OFF: 0.0,
    Animation.FAST: 2.0,
    Animation.NORMAL: 1.0,
    Animation.SLOW: 0.6,
}
_PLACES: Final = {
    PlacesHelp.OFF: Place.OFF,
    PlacesHelp.CARD: Place.UNDER,
    PlacesHelp.ALL: Place.ALL,
}
_SCALES: Final = {CardSize.NORMAL: 1.0, CardSize.LARGE: 1.25}


def pace(settings: Settings) -> SessionPace:
    """How fast a match goes."""
    return SessionPace(
        step=_STEPS[settings.pace],
        notice=settings.knock_time.seconds or 0.0,
        slack=_SLACKS[settings.knock_time],
        wait_step=settings.pace is Pace.WAIT,
        wait_notice=settings.knock_time is KnockTime.UNTIL,
    )


def reading_time(settings: Settings) -> float | None:
    """Seconds for which a verdict stays; None until it was read."""
    return _READING.get(settings.pace)


def comfort(settings: Settings, *, calls: bool) -> Comfort:
    """How a table is shown. Where nobody calls, lighting up every place gives nothing away."""
    still = settings.less_motion and motion.less_wanted()
    return Comfort(
        places=_PLACES[settings.places_help] if calls else Place.ALL,
        hints=settings.hints,
        card_scale=_SCALES[settings.card_size],
        speed=0.0 if still else _SPEEDS[settings.animation],
    )


def headline(outcome: Outcome, cast: Cast) -> str:
    """Who has won, in one sentence."""
    winners = outcome.winners()
    if cast.you in winners:
        return _("You win!") if len(winners) == 1 else _("You share the first place!")
    if len(winners) == 1:
        return _("{name} wins").format(name=cast.name(winners[0]))
    names = ", ".join(cast.name(seat) for seat in winners)
    return _("{names} share the first place").format(names=names)
