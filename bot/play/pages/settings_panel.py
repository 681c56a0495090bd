"""Every setting, and the panels to choose it.

A setting is declared once. The custom_id of an entry or a button holds the setting's name and the code of the
choice, which is all that a press changes.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import time
from enum import Enum, StrEnum
from functools import partial
from typing import Final, Generic, TypeVar

from bot.clocks import ClockError, QuietHours, Weekday
from bot.play.base.preferences import (
    Bottom,
    Colour,
    Facing,
    PlayerPreferences,
    ProfileFor,
    Rated,
    Reminded,
    Reminders,
    ServerPreferences,
)
from bot.play.display.panel import Button, Entry, Menu, Panel, SharedButton, Tone
from bot.play.display.picture import THEMES
from bot.play.text import clocks as clock_text
from bot.play.text import settings as settings_text
from bot.text.catalogue import phrase
from bot.text.language import Language

P = TypeVar("P", PlayerPreferences, ServerPreferences)
E = TypeVar("E", bound=Enum)

WEEKENDS: Final = (
    (Weekday.SATURDAY, Weekday.SUNDAY),
    (Weekday.FRIDAY, Weekday.SATURDAY),
    (Weekday.THURSDAY, Weekday.FRIDAY),
    (Weekday.SUNDAY,),
    (),
)
"""Buttons and commands name one by its place."""

NIGHT: Final = QuietHours(time(23), time(8))
"""The quiet hours of a player who has given only a time zone."""

ZONES: Final = (
    "Pacific/Honolulu",
    "America/Los_Angeles",
    "America/Denver",
    "America/Phoenix",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Africa/Johannesburg",
    "Asia/Jerusalem",
    "Europe/Istanbul",
    "Asia/Tehran",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""The zones in the menu, from west to east; there is room for one more."""

BETWEEN_CITIES: Final = re.compile("[,、] *")
ON, OFF, NONE = "on", "off", "none"
SIDE: Final = "side"
SWITCH: Final = {ON: True, OFF: False}
HOURS_A_DAY: Final = 24
HOURS: Final = (0, 1, 2, 4, 6, 8, 12, 24, 48, 72, 168)


class Section(StrEnum):
    """A part of somebody's settings, opened by a button."""

    BOARDS = "boards"
    TURNS = "turns"
    REMINDERS = "reminders"
    TIME = "time"
    CHALLENGES = "challenges"


@dataclass(frozen=True, slots=True)
class SettingChoice(Generic[P]):
    """One value of a setting: its code in a custom_id, its label, and the change that it makes."""

    code: str
    label: str
    change: Callable[[P], P]


@dataclass(frozen=True, slots=True)
class Setting(Generic[P]):
    """One setting.

    Args:
        read: Its value among all settings, to compare.
        choices: Its possible values, as the settings are now; at most what a menu holds.
    """

    name: str
    read: Callable[[P], object]
    choices: Callable[[P], Iterable[SettingChoice[P]]]
    is_of_server: bool = False

    @property
    def label(self) -> str:
        return settings_text.name(self.name, is_of_server=self.is_of_server)

    def menu(self, kind: SharedButton, chosen: P) -> Menu:
        """Without choices that would contradict another setting."""
        return Menu(kind, self.label, tuple(self._entries(chosen)), self.name, has_heading=True)

    def switch(self, kind: SharedButton, chosen: P) -> Button:
        on = self.choice(chosen, ON)
        is_on = self.read(on.change(chosen)) == self.read(chosen)
        label = phrase("settings-switch", setting=self.label, is_on=is_on)
        tone, other = (Tone.SUCCESS, OFF) if is_on else (Tone.SECONDARY, ON)
        return Button(kind, label, tone, f"{self.name}.{other}")

    def choice(self, chosen: P, code: str) -> SettingChoice[P]:
        """Raises KeyError if there is none of that code."""
        return {choice.code: choice for choice in self.choices(chosen)}[code]

    def _entries(self, chosen: P) -> Iterator[Entry]:
        for choice in self.choices(chosen):
            try:
                changed = choice.change(chosen)
            except ClockError:
                continue
            is_chosen = self.read(changed) == self.read(chosen)
            yield Entry(choice.label, choice.code, is_chosen)


def own_panel(
    chosen: PlayerPreferences,
    theme: str,
    servers: ServerPreferences,
    section: Section | None,
    offers: tuple[tuple[Button, ...], ...] = (),
) -> Panel:
    """One section of somebody's settings, with its menus and buttons and the way to the others.

    Args:
        chosen: What they have chosen.
        theme: The theme of the server's boards.
        servers: What the server's admins have chosen.
        section: The open section; None for an overview of all.
        offers: The buttons for their challenges, where that section is open.
    """
    shown = [OWN[name] for name in SECTIONS[section]] if section else []
    lines = {
        Section.BOARDS: settings_text.board_lines(chosen, theme),
        Section.TURNS: settings_text.turn_lines(chosen),
        Section.REMINDERS: settings_text.reminder_lines(chosen.reminders),
        Section.TIME: clock_text.calendar_lines(chosen.calendar),
        Section.CHALLENGES: settings_text.offer_lines(chosen, servers),
    }
    shown_lines = [line for each in Section if section in (None, each) for line in lines[each]]
    menus = tuple(each.menu(SharedButton.SETTING, chosen) for each in shown if each.name not in SWITCHES)
    switches = tuple(each.switch(SharedButton.SETTING, chosen) for each in shown if each.name in SWITCHES)
    sections = tuple(
        Button(
            SharedButton.SETTING,
            phrase("settings-section", section=each),
            Tone.PRIMARY if each is section else Tone.SECONDARY,
            each,
        )
        for each in Section
    )
    return Panel(
        "\n".join([phrase("settings-own"), *shown_lines, phrase("settings-own-hint")]),
        menus=menus,
        rows=tuple(row for row in (switches, *offers, sections) if row),
    )


def server_panel(chosen: ServerPreferences, theme: str, offers: tuple[tuple[Button, ...], ...]) -> Panel:
    """A server's settings, with menus and buttons; `offers` are the buttons for challenges."""
    menus = tuple(each.menu(SharedButton.SERVER_SETTING, chosen) for each in SERVER.values())
    return Panel(settings_text.server_settings(chosen, theme, may_change=True), menus=menus, rows=offers)


def with_facing(panel: Panel, present: Facing) -> Panel:
    """Add the side that live boards show on the server, and the button that changes it, below a panel."""
    other = Facing.FIRST if present is Facing.TO_ACT else Facing.TO_ACT
    change = Button(
        SharedButton.SERVER_SETTING, settings_text.facing_label(other), argument=f"{SIDE}.{_code(other)}"
    )
    text = f"{panel.text}\n{settings_text.facing_line(present)}"
    *rows, last = panel.rows
    return replace(panel, text=text, rows=(*rows, (*last, change)))


def zone_question() -> Panel:
    """The question where somebody lives, asked once, at their first game."""
    entries = tuple(Entry(cities(zone), zone_code(zone)) for zone in ZONES)
    menu = Menu(SharedButton.ZONE, phrase("settings-zone-menu"), entries)
    skip = Button(SharedButton.ZONE, phrase("settings-zone-skip"), argument=NONE)
    return Panel(settings_text.zone_question(NIGHT), menus=(menu,), rows=((skip,),))


def zones_of_city(fits: Callable[[str], bool]) -> list[str]:
    """The zones in the menu with a city that fits, as it is called in the language that is spoken."""
    return [zone for zone in ZONES if any(map(fits, BETWEEN_CITIES.split(cities(zone))))]


def cities(zone: str) -> str:
    """The best known cities on a clock; the name of a zone that is not in the menu."""
    return phrase("settings-cities", zone=zone_code(zone).replace(".", "-")) if zone in ZONES else zone


def zone_code(zone: str) -> str:
    """A zone in a custom_id: "america.newyork"."""
    return zone.casefold().replace("/", ".").replace("_", "").replace("-", "").replace("+", "")


def zone_of(code: str) -> str:
    """Raises KeyError for a code of no zone in the menu."""
    return {zone_code(zone): zone for zone in ZONES}[code]


def at_night(chosen: PlayerPreferences, zone: str) -> PlayerPreferences:
    """The settings with a time zone; without quiet hours before, quiet from 23 to 8 there."""
    calendar = replace(chosen.calendar, zone=zone, quiet=chosen.calendar.quiet or NIGHT)
    return replace(chosen, calendar=calendar)


def _themes(*, is_of_server: bool) -> Callable[[P], Iterator[SettingChoice[P]]]:
    def choices(_chosen: P) -> Iterator[SettingChoice[P]]:
        default = settings_text.theme_unchosen(is_of_server=is_of_server)
        yield SettingChoice("default", default, _changed(theme=""))
        for name in THEMES:
            yield SettingChoice(name, settings_text.theme_name(name), _changed(theme=name))

    return choices


def _languages(*, is_of_server: bool) -> Callable[[P], Iterator[SettingChoice[P]]]:
    def choices(_chosen: P) -> Iterator[SettingChoice[P]]:
        default = settings_text.language(None, is_of_server=is_of_server)
        yield SettingChoice("default", default, _changed(language=None))
        for language in Language:
            label = settings_text.language(language, is_of_server=is_of_server)
            yield SettingChoice(language.value, label, _changed(language=language))

    return choices


def _changed(**changes: object) -> Callable[[P], P]:
    def change(chosen: P) -> P:
        return replace(chosen, **changes)  # type: ignore[arg-type]  # the settings below name their fields

    return change


def _switch(field: str) -> Callable[[PlayerPreferences], Iterator[SettingChoice[PlayerPreferences]]]:
    def choices(_chosen: PlayerPreferences) -> Iterator[SettingChoice[PlayerPreferences]]:
        for code, is_on in SWITCH.items():
            label = phrase("settings-is-on", is_on=is_on)
            yield SettingChoice(code, label, _changed(**{field: is_on}))

    return choices


def _one_of(
    field: str, values: Iterable[E], label: Callable[[E], str]
) -> Callable[[P], Iterator[SettingChoice[P]]]:
    def choices(_chosen: P) -> Iterator[SettingChoice[P]]:
        for value in values:
            yield SettingChoice(_code(value), label(value), _changed(**{field: value}))

    return choices


def _code(value: Enum) -> str:
    return value.name.casefold().replace("_", "")


def _reminded(chosen: PlayerPreferences) -> Iterator[SettingChoice[PlayerPreferences]]:
    """Choosing any way of being reminded gives another try to what Discord refused."""
    for where in Reminded:
        new_reminders = Reminders(where, chosen.reminders.hours)
        yield SettingChoice(_code(where), settings_text.reminded(where), _changed(reminders=new_reminders))


def _hours(chosen: PlayerPreferences) -> Iterator[SettingChoice[PlayerPreferences]]:
    for hours in sorted({*HOURS, chosen.reminders.hours}):
        label = clock_text.hours(hours) if hours else phrase("settings-once")
        new_reminders = replace(chosen.reminders, hours=hours)
        yield SettingChoice(str(hours), label, _changed(reminders=new_reminders))


def _in_calendar(chosen: PlayerPreferences, **changes: object) -> PlayerPreferences:
    return replace(chosen, calendar=replace(chosen.calendar, **changes))  # type: ignore[arg-type]  # as above


def _zones(chosen: PlayerPreferences) -> Iterator[SettingChoice[PlayerPreferences]]:
    own = chosen.calendar.zone
    for zone in ZONES if own in ZONES else (own, *ZONES):
        yield SettingChoice(zone_code(zone), cities(zone), partial(_in_calendar, zone=zone))


def _quiet(
    chosen: PlayerPreferences, begin: time | None = None, end: time | None = None
) -> PlayerPreferences:
    present = chosen.calendar.quiet or NIGHT
    return _in_calendar(chosen, quiet=QuietHours(begin or present.begin, end or present.end))


def _quiet_from(_chosen: PlayerPreferences) -> Iterator[SettingChoice[PlayerPreferences]]:
    yield SettingChoice(NONE, settings_text.nothing(), partial(_in_calendar, quiet=None))
    for hour in range(HOURS_A_DAY):
        begin = time(hour)
        yield SettingChoice(str(hour), clock_text.clock_time(begin), partial(_quiet, begin=begin))


def _quiet_until(_chosen: PlayerPreferences) -> Iterator[SettingChoice[PlayerPreferences]]:
    for hour in range(HOURS_A_DAY):
        end = time(hour)
        yield SettingChoice(str(hour), clock_text.clock_time(end), partial(_quiet, end=end))


def _weekends(_chosen: PlayerPreferences) -> Iterator[SettingChoice[PlayerPreferences]]:
    for number, days in enumerate(WEEKENDS):
        yield SettingChoice(
            str(number), settings_text.weekend(days), partial(_in_calendar, weekend=frozenset(days))
        )


def _quiet_read(chosen: PlayerPreferences, field: str) -> object:
    quiet = chosen.calendar.quiet
    return None if quiet is None else getattr(quiet, field)


def _by_name(settings: Iterable[Setting[P]]) -> Mapping[str, Setting[P]]:
    return {setting.name: setting for setting in settings}


SWITCHES: Final = ("motion", "rolls", "plays", "confirms", "confirmplays", "lends")
"""The settings with an on-off button."""

OWN: Final[Mapping[str, Setting[PlayerPreferences]]] = _by_name(
    (
        Setting("theme", lambda now: now.theme, _themes(is_of_server=False)),
        Setting("language", lambda now: now.language, _languages(is_of_server=False)),
        Setting(
            "profile", lambda now: now.profile, _one_of("profile", ProfileFor, settings_text.profile_for)
        ),
        Setting("side", lambda now: now.bottom, _one_of("bottom", Bottom, settings_text.bottom)),
        Setting("colours", lambda now: now.colour, _one_of("colour", Colour, settings_text.colour)),
        Setting("motion", lambda now: now.has_motion, _switch("has_motion")),
        Setting("rolls", lambda now: now.leaves_rolls, _switch("rolls_by_itself")),
        Setting("plays", lambda now: now.leaves_forced_plays, _switch("plays_forced")),
        Setting("confirms", lambda now: now.confirms_doubles, _switch("confirms_doubles")),
        Setting("confirmplays", lambda now: now.confirms_plays, _switch("confirms_plays")),
        Setting("lends", lambda now: now.lends_cube, _switch("lends_cube")),
        Setting("where", lambda now: now.reminders.where, _reminded),
        Setting("hours", lambda now: now.reminders.hours, _hours),
        Setting("zone", lambda now: now.calendar.zone, _zones),
        Setting("from", partial(_quiet_read, field="begin"), _quiet_from),
        Setting("until", partial(_quiet_read, field="end"), _quiet_until),
        Setting("weekend", lambda now: now.calendar.weekend, _weekends),
    )
)
SERVER: Final[Mapping[str, Setting[ServerPreferences]]] = _by_name(
    (
        Setting("theme", lambda now: now.theme, _themes(is_of_server=True), is_of_server=True),
        Setting("language", lambda now: now.language, _languages(is_of_server=True), is_of_server=True),
        Setting(
            SIDE,
            lambda now: now.facing,
            _one_of("facing", Facing, settings_text.facing),
            is_of_server=True,
        ),
        Setting(
            "rated", lambda now: now.rated, _one_of("rated", Rated, settings_text.rated), is_of_server=True
        ),
    )
)
SECTIONS: Final[Mapping[Section, tuple[str, ...]]] = {
    Section.BOARDS: ("theme", "side", "colours", "motion", "language"),
    Section.TURNS: ("rolls", "plays", "confirms", "confirmplays", "lends"),
    Section.REMINDERS: ("where", "hours"),
    Section.TIME: ("zone", "from", "until", "weekend"),
    Section.CHALLENGES: ("profile",),
}


def section_of(name: str) -> Section:
    """Raises StopIteration for an unknown name."""
    return next(section for section, names in SECTIONS.items() if name in names)
