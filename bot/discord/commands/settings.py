"""The settings of players and servers on Discord: showing and changing them."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import time
from functools import partial
from typing import Final, TypedDict

from discord import app_commands

from bot.clocks import Calendar, QuietHours, UnknownZone, find_zone, zones_like
from bot.discord.commands.options import ClockOptions, SheetOptions, with_groups
from bot.discord.kind import all_discord_kinds
from bot.discord.pressing.replies import NotPossible, answering, show
from bot.discord.service.context import ALSO_DIRECTLY, Interaction, guild_of, request_of
from bot.discord.wire.custom_ids import CustomId, UnknownButton
from bot.discord.wire.wording import choice, group
from bot.engine import narrowed
from bot.play.base.preferences import (
    Bottom,
    Colour,
    Facing,
    PlayerPreferences,
    Reminded,
    Reminders,
    ServerPreferences,
)
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Button, Panel, SharedButton
from bot.play.display.picture import THEMES
from bot.play.pages.boards import posted_theme
from bot.play.pages.settings_panel import (
    NONE,
    OWN,
    SERVER,
    WEEKENDS,
    P,
    Section,
    Setting,
    at_night,
    cities,
    own_panel,
    section_of,
    server_panel,
    zone_of,
    zones_of_city,
)
from bot.play.tables import settings
from bot.play.tables.settings import ChangeOfServer, preferences_here, preferences_of_server
from bot.play.text import clocks as clock_text
from bot.play.text import settings as settings_text
from bot.text.catalogue import phrase
from bot.text.language import OWN_NAMES, Language, begins, is_same, is_typed

ChangeOfOwn = Callable[[PlayerPreferences, ServerPreferences], PlayerPreferences]
"""Changes somebody's settings, where the server's are known."""


async def own_settings(
    interaction: Interaction, change: ChangeOfOwn | None, section: Section | None = Section.BOARDS
) -> None:
    """Show a section of the caller's settings, or all, after a change of them if there is one."""
    chosen, servers = await _own(interaction, change)
    theme = posted_theme(servers, interaction.client.context.theme).name
    usual = servers.as_chosen_by(chosen)
    offers = _offers(SharedButton.OFFER_OWN, usual) if section is Section.CHALLENGES else ()
    await show(interaction, own_panel(chosen, theme, servers, section, offers))


async def challenge_settings(interaction: Interaction, change: ChangeOfOwn | None) -> None:
    """Show the caller's defaults for challenges, after changing them if there is a change."""
    chosen, servers = await _own(interaction, change)
    await show(interaction, Panel(settings_text.challenge_settings(chosen, servers)))


async def _own(
    interaction: Interaction, change: ChangeOfOwn | None
) -> tuple[PlayerPreferences, ServerPreferences]:
    request, guild = request_of(interaction), guild_of(interaction)

    def work(uow: UnitOfWork) -> tuple[PlayerPreferences, ServerPreferences]:
        before, servers = preferences_here(uow, request.caller.snowflake, guild)
        if change is None:
            return before, servers
        return settings.change_own(uow, request, lambda chosen: change(chosen, servers)), servers

    context = interaction.client.context
    chosen, servers = await context.store.run(work)
    context.languages.set_player(request.caller.snowflake, chosen.language)
    context.languages.speak_to_reader(interaction)
    return chosen, servers


async def press_own(interaction: Interaction, pressed: CustomId) -> None:
    """Open a section of one's own settings, or change one of them."""
    name, _, code = pressed.argument.partition(".")
    if not code:
        await own_settings(interaction, None, _known_section(name))
        return

    def change(chosen: PlayerPreferences, _servers: ServerPreferences) -> PlayerPreferences:
        return _chosen(OWN, name, code, chosen)

    await own_settings(interaction, change, _section_of(name))


async def press_server(interaction: Interaction, pressed: CustomId) -> None:
    name, _, code = pressed.argument.partition(".")
    await server_settings(interaction, lambda chosen: _chosen(SERVER, name, code, chosen))


def _offers(kind: SharedButton, present: ServerPreferences) -> tuple[tuple[Button, ...], ...]:
    """The buttons that change what a challenge offers, step by step."""
    return tuple(row for each in all_discord_kinds() for row in each.offer_rows(kind, present))


def _chosen(settings: Mapping[str, Setting[P]], name: str, code: str, chosen: P) -> P:
    """All settings with one chosen; raises UnknownButton for what we do not write."""
    try:
        return settings[name].choice(chosen, code).change(chosen)
    except KeyError as error:
        raise UnknownButton(f"{name}.{code}") from error


async def server_settings(interaction: Interaction, change: ChangeOfServer | None) -> None:
    """Show the settings of the server, after a change of them if there is one.

    Raises:
        NotPossible: The caller may not manage the server, or is in direct messages.
    """
    context, guild, request = interaction.client.context, guild_of(interaction), request_of(interaction)
    if guild is None:
        raise NotPossible(phrase("place-server-only"))
    if change is None:
        chosen = await context.store.run(preferences_of_server, guild=guild)
    else:
        _check_may_manage(interaction)
        chosen = await context.store.run(settings.change_server, request=request, guild=guild, change=change)
    context.languages.set_server(guild, chosen.language)
    theme = posted_theme(chosen, context.theme).name
    if interaction.permissions.manage_guild:
        await show(interaction, server_panel(chosen, theme, _offers(SharedButton.OFFER_HERE, chosen)))
    else:
        await show(interaction, Panel(settings_text.server_settings(chosen, theme, may_change=False)))


async def answer_zone(interaction: Interaction, pressed: CustomId) -> None:
    """Store where somebody lives, or that they do not say it."""
    if pressed.argument == NONE:
        await show(interaction, Panel(phrase("settings-zone-skipped")))
        return
    try:
        zone = zone_of(pressed.argument)
    except KeyError as error:
        raise UnknownButton(pressed.argument) from error
    chosen, _ = await _own(interaction, lambda chosen, _servers: at_night(chosen, zone))
    await show(interaction, Panel(settings_text.zone_taken(chosen.calendar)))


def _section_of(name: str) -> Section:
    if name not in OWN:
        raise UnknownButton(name)
    return section_of(name)


def _known_section(name: str) -> Section:
    if name not in set(Section):
        raise UnknownButton(name)
    return Section(name)


def _check_may_manage(interaction: Interaction) -> None:
    if not interaction.permissions.manage_guild:
        raise NotPossible(phrase("settings-server-refused"))


DISCORD_CHOICES: Final = 25
TIME_OF_DAY: Final = re.compile(
    r"(?P<hours>\d{1,2})(?:[:.h](?P<minutes>\d{2})?)? *(?:(?P<half>[ap])\.?m\.?)?", re.IGNORECASE
)
NOON: Final = 12
WEEKEND_CHOICES: Final = [
    choice(partial(settings_text.weekend, days), name) for name, days in WEEKENDS.items()
]


@dataclass(frozen=True, slots=True)
class CalendarOptions:
    """The options of a command about a calendar; None for what was not typed."""

    zone: str | None = None
    quiet_from: str | None = None
    quiet_until: str | None = None
    weekend: str | None = None

    @property
    def is_empty(self) -> bool:
        return self == CalendarOptions()

    def applied_to(self, calendar: Calendar) -> Calendar:
        """The calendar with what was typed.

        Raises:
            UnknownZone: No zone is called so.
            InvalidCalendar: The quiet hours leave less than an hour of the day.
            NotPossible: A time of day cannot be read, or one of the two is missing.
        """
        zone = calendar.zone if self.zone is None else parse_zone(self.zone)
        weekend = calendar.weekend if self.weekend is None else frozenset(WEEKENDS[self.weekend])
        return replace(calendar, zone=zone, quiet=self._quiet(calendar.quiet), weekend=weekend)

    def _quiet(self, present: QuietHours | None) -> QuietHours | None:
        if self.quiet_from is None and self.quiet_until is None:
            return present
        if any(
            text and is_typed(text, settings_text.nothing) for text in (self.quiet_from, self.quiet_until)
        ):
            return None
        begin = _typed_or(self.quiet_from, present.begin if present else None)
        end = _typed_or(self.quiet_until, present.end if present else None)
        if begin is None or end is None:
            raise NotPossible(phrase("clock-half-quiet"))
        return QuietHours(begin, end)


def _typed_or(text: str | None, present: time | None) -> time | None:
    return parse_time_of_day(text) if text else present


def parse_time_of_day(text: str) -> time:
    """Such as "22:30", "7:00", "22", "10pm"; raises NotPossible."""
    match = TIME_OF_DAY.fullmatch(narrowed(text).strip())
    if match is None:
        raise NotPossible(clock_text.no_time_of_day(text))
    hours, half = int(match["hours"]), match["half"]
    if half and not 1 <= hours <= NOON:
        raise NotPossible(clock_text.no_time_of_day(text))
    if half:
        hours = hours % NOON + (NOON if half in "pP" else 0)
    try:
        return time(hours, int(match["minutes"] or 0))
    except ValueError as error:
        raise NotPossible(clock_text.no_time_of_day(text)) from error


def parse_zone(text: str) -> str:
    """By its name, or by a city in English or in the reader's language; raises UnknownZone."""
    try:
        return find_zone(text)
    except UnknownZone:
        if called := zones_of_city(partial(is_same, text)):
            return called[0]
        raise


async def complete_zone(_interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    called = {zone: cities(zone) for zone in zones_of_city(partial(begins, current))} if current else {}
    offered = called | {zone: zone for zone in zones_like(current, DISCORD_CHOICES) if zone not in called}
    choices = [app_commands.Choice(name=name, value=zone) for zone, name in offered.items()]
    return choices[:DISCORD_CHOICES]


AS_ON_SERVER, AS_BY_DEFAULT, AS_ON_DISCORD = "as on the server", "as by default", "as on Discord"
THEME_CHOICES: Final = [choice(partial(settings_text.theme_name, name), name) for name in THEMES]
OWN_THEMES: Final = [
    choice(partial(settings_text.theme_unchosen, is_of_server=False), AS_ON_SERVER),
    *THEME_CHOICES,
]
SERVER_THEMES: Final = [
    choice(partial(settings_text.theme_unchosen, is_of_server=True), AS_BY_DEFAULT),
    *THEME_CHOICES,
]
LANGUAGES: Final = [app_commands.Choice(name=name, value=each.value) for each, name in OWN_NAMES.items()]
OWN_LANGUAGES: Final = [
    choice(partial(settings_text.language, None, is_of_server=False), AS_ON_DISCORD),
    *LANGUAGES,
]
SERVER_LANGUAGES: Final = [
    choice(partial(settings_text.language, None, is_of_server=True), AS_ON_DISCORD),
    *LANGUAGES,
]
SIDES: Final = [choice(partial(settings_text.bottom, side), side.value) for side in Bottom]
FACINGS: Final = [choice(partial(settings_text.facing, side), side.value) for side in Facing]
COLOURS: Final = [choice(partial(settings_text.colour, colour), colour.value) for colour in Colour]
WHERE: Final = [choice(partial(settings_text.reminded, where), where.value) for where in Reminded]

settings_commands = group(name="settings", allowed_contexts=ALSO_DIRECTLY)


class OwnChanges(TypedDict, total=False):
    """The changes of a player's settings."""

    theme: str
    bottom: Bottom
    colour: Colour
    rolls_by_itself: bool
    plays_forced: bool
    confirms_doubles: bool
    confirms_plays: bool
    lends_cube: bool
    has_motion: bool
    language: Language | None


def _language(typed: str) -> Language | None:
    return None if typed == AS_ON_DISCORD else Language(typed)


def _own_changes(
    theme: str | None,
    side: str | None,
    colours: str | None,
    *,
    rolls: bool | None,
    plays: bool | None,
    confirms: bool | None,
) -> OwnChanges:
    """None for settings that were not typed."""
    changes = OwnChanges()
    if theme is not None:
        changes["theme"] = "" if theme == AS_ON_SERVER else theme
    if side is not None:
        changes["bottom"] = Bottom(side)
    if colours is not None:
        changes["colour"] = Colour(colours)
    if rolls is not None:
        changes["rolls_by_itself"] = rolls
    if plays is not None:
        changes["plays_forced"] = plays
    if confirms is not None:
        changes["confirms_doubles"] = confirms
    return changes


@dataclass(frozen=True, slots=True)
class ReminderOptions:
    """The options about reminders; None for what was not typed."""

    where: str | None
    hours: int | None

    @property
    def is_empty(self) -> bool:
        return self.where is None and self.hours is None

    def applied_to(self, chosen: Reminders) -> Reminders:
        """Raises InvalidTime. Choosing where gives another try to direct messages that Discord refused."""
        hours = chosen.hours if self.hours is None else self.hours
        if self.where is None:
            return replace(chosen, hours=hours)
        return Reminders(Reminded(self.where), hours)


@settings_commands.command()
@app_commands.choices(theme=OWN_THEMES, language=OWN_LANGUAGES, side=SIDES, colours=COLOURS)
@app_commands.choices(reminders=WHERE, weekend=WEEKEND_CHOICES)
@app_commands.autocomplete(zone=complete_zone)
@answering
async def me(  # noqa: PLR0913 - Discord shows parameters as options
    interaction: Interaction,
    *,
    language: str | None = None,
    theme: str | None = None,
    side: str | None = None,
    colours: str | None = None,
    motion: bool | None = None,
    roll_by_itself: bool | None = None,
    play_forced: bool | None = None,
    confirm_double: bool | None = None,
    confirm_play: bool | None = None,
    autopilot_cube: bool | None = None,
    reminders: str | None = None,
    remind_hours: int | None = None,
    zone: str | None = None,
    quiet_from: str | None = None,
    quiet_until: str | None = None,
    weekend: str | None = None,
    reset: bool = False,
) -> None:
    changes = _own_changes(
        theme, side, colours, rolls=roll_by_itself, plays=play_forced, confirms=confirm_double
    )
    if language is not None:
        changes["language"] = _language(language)
    if confirm_play is not None:
        changes["confirms_plays"] = confirm_play
    if motion is not None:
        changes["has_motion"] = motion
    if autopilot_cube is not None:
        changes["lends_cube"] = autopilot_cube
    days = CalendarOptions(zone, quiet_from, quiet_until, weekend)
    reminding = ReminderOptions(reminders, remind_hours)

    def change(chosen: PlayerPreferences, _servers: ServerPreferences) -> PlayerPreferences:
        vacations = chosen.calendar.vacations
        anew = PlayerPreferences(calendar=Calendar(vacations=vacations), is_zone_asked=chosen.is_zone_asked)
        base = anew if reset else chosen
        calendar, new_reminders = days.applied_to(base.calendar), reminding.applied_to(base.reminders)
        return replace(base, calendar=calendar, reminders=new_reminders, **changes)

    is_change = bool(reset or changes) or not (days.is_empty and reminding.is_empty)
    shown = own_settings(interaction, change, None) if is_change else own_settings(interaction, None)
    await shown


@settings_commands.command()
@with_groups
@app_commands.choices(theme=SERVER_THEMES, side=FACINGS, language=SERVER_LANGUAGES)
@answering
async def server(  # noqa: PLR0913 - Discord shows parameters as options
    interaction: Interaction,
    *,
    typed: SheetOptions,
    timing: ClockOptions,
    language: str | None = None,
    theme: str | None = None,
    side: str | None = None,
    reset: bool = False,
) -> None:

    def change(chosen: ServerPreferences) -> ServerPreferences:
        base = ServerPreferences() if reset else chosen
        looks = base.theme if theme is None else theme.replace(AS_BY_DEFAULT, "")
        facing = base.facing if side is None else Facing(side)
        sheet, control = typed.as_offer(base.sheet), timing.applied_to(base.control)
        spoken = base.language if language is None else _language(language)
        return ServerPreferences(sheet, looks, control, facing, spoken)

    is_change = (
        reset or (theme, side, language) != (None, None, None) or not (typed.is_empty and timing.is_empty)
    )
    await server_settings(interaction, change if is_change else None)


@settings_commands.command(name="challenge")
@with_groups
@answering
async def own_challenges(
    interaction: Interaction,
    *,
    typed: SheetOptions,
    timing: ClockOptions,
    reset: bool = False,
) -> None:
    """Beside `me`, which has no room for these options."""

    def change(chosen: PlayerPreferences, servers: ServerPreferences) -> PlayerPreferences:
        base = replace(chosen, sheet=None, control=None) if reset else chosen
        usual = servers.as_chosen_by(base)
        sheet = base.sheet if typed.is_empty else typed.as_offer(usual.sheet)
        control = base.control if timing.is_empty else timing.applied_to(usual.control)
        return replace(base, sheet=sheet, control=control)

    is_change = reset or not (typed.is_empty and timing.is_empty)
    await challenge_settings(interaction, change if is_change else None)
