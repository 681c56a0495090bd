"""The settings of players and servers on Discord: showing and changing them."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import time
from functools import partial
from typing import Final

from discord import app_commands

from bot.clocks import Calendar, QuietHours, UnknownZone, find_zone, zones_like
from bot.discord.commands.options import (
    ClockOptions,
    OptionGroup,
    SheetOptions,
    Typed,
    TypedOption,
    with_groups,
)
from bot.discord.kind import all_discord_kinds
from bot.discord.pressing.replies import NotPossible, answering, show
from bot.discord.service.context import ALSO_DIRECTLY, Interaction, guild_of, request_of
from bot.discord.wire.custom_ids import CustomId, UnknownButton
from bot.discord.wire.wording import Words, group
from bot.engine import narrowed
from bot.play.base.preferences import PlayerPreferences, ServerPreferences
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Button, Panel, SharedButton
from bot.play.pages.boards import posted_theme
from bot.play.pages.settings_panel import (
    NONE,
    OFF,
    ON,
    OWN,
    SERVER,
    SIDE,
    SWITCH,
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
from bot.text.language import begins, is_same, is_typed

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


def _typed_or(text: str, present: time | None) -> time | None:
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


def _setting_options(
    options: Mapping[str, str], settings: Mapping[str, Setting[P]], default: P
) -> Iterator[TypedOption]:
    """Options that choose what the menus and buttons of the settings do."""
    for option, name in options.items():
        setting = settings[name]
        labels: dict[Typed, Words] = {
            each.code: partial(_label, setting, default, each.code) for each in setting.choices(default)
        }
        if labels.keys() == SWITCH.keys():
            yield TypedOption(option, bool)
        else:
            yield TypedOption(option, str, choices=labels)


def _label(setting: Setting[P], default: P, code: str) -> str:
    return setting.choice(default, code).label


OWN_CHOICES: Final = {
    "language": "language",
    "theme": "theme",
    "side": "side",
    "colours": "colours",
    "motion": "motion",
    "roll_by_itself": "rolls",
    "play_forced": "plays",
    "confirm_double": "confirms",
    "confirm_play": "confirmplays",
    "autopilot_cube": "lends",
    "reminders": "where",
    "weekend": "weekend",
    "profile": "profile",
}
"""The settings by the names of their options."""
*CHOICES, WEEKEND = _setting_options(OWN_CHOICES, OWN, PlayerPreferences())


class OwnOptions(OptionGroup):
    """Typed options of a player's settings."""

    OPTIONS = (
        *CHOICES,
        TypedOption("remind_hours", int),
        TypedOption("zone", str, complete=complete_zone),
        TypedOption("quiet_from", str),
        TypedOption("quiet_until", str),
        WEEKEND,
    )

    def applied_to(self, chosen: PlayerPreferences) -> PlayerPreferences:
        """The settings with what was typed.

        Raises:
            InvalidTime: Nobody is reminded so often, or so rarely.
            UnknownZone: No zone is called so.
            InvalidCalendar: The quiet hours leave less than an hour of the day.
            NotPossible: A time of day cannot be read, or one of the two is missing.
        """
        chosen = _with_typed(self, OWN_CHOICES, OWN, chosen)
        reminders, calendar = chosen.reminders, chosen.calendar
        hours, zone = self.typed.get("remind_hours"), self.typed.get("zone")
        return replace(
            chosen,
            reminders=reminders if hours is None else replace(reminders, hours=int(hours)),
            calendar=replace(
                calendar,
                zone=calendar.zone if zone is None else parse_zone(str(zone)),
                quiet=self._quiet(calendar.quiet),
            ),
        )

    def _quiet(self, present: QuietHours | None) -> QuietHours | None:
        typed = [str(self.typed.get(name, "")) for name in ("quiet_from", "quiet_until")]
        if not any(typed):
            return present
        if any(text and is_typed(text, settings_text.nothing) for text in typed):
            return None
        begin = _typed_or(typed[0], present.begin if present else None)
        end = _typed_or(typed[1], present.end if present else None)
        if begin is None or end is None:
            raise NotPossible(phrase("clock-half-quiet"))
        return QuietHours(begin, end)


class ServerOptions(OptionGroup):
    """Typed options of how a server's boards look."""

    CHOSEN: Final = {name: name for name in ("language", "theme", SIDE, "rated")}
    OPTIONS = (*_setting_options(CHOSEN, SERVER, ServerPreferences()),)

    def applied_to(self, chosen: ServerPreferences) -> ServerPreferences:
        return _with_typed(self, self.CHOSEN, SERVER, chosen)


def _with_typed(
    options: OptionGroup, names: Mapping[str, str], settings: Mapping[str, Setting[P]], chosen: P
) -> P:
    for option in options.typed.keys() & names.keys():
        value = options.typed[option]
        code = value if isinstance(value, str) else ON if value else OFF
        chosen = _chosen(settings, names[option], code, chosen)
    return chosen


settings_commands = group(name="settings", allowed_contexts=ALSO_DIRECTLY)


@settings_commands.command()
@with_groups
@answering
async def me(interaction: Interaction, *, typed: OwnOptions, reset: bool = False) -> None:

    def change(chosen: PlayerPreferences, _servers: ServerPreferences) -> PlayerPreferences:
        vacations = chosen.calendar.vacations
        anew = PlayerPreferences(calendar=Calendar(vacations=vacations), is_zone_asked=chosen.is_zone_asked)
        return typed.applied_to(anew if reset else chosen)

    is_change = reset or not typed.is_empty
    shown = own_settings(interaction, change, None) if is_change else own_settings(interaction, None)
    await shown


@settings_commands.command()
@with_groups
@answering
async def server(
    interaction: Interaction,
    *,
    typed: SheetOptions,
    timing: ClockOptions,
    looks: ServerOptions,
    reset: bool = False,
) -> None:

    def change(chosen: ServerPreferences) -> ServerPreferences:
        base = ServerPreferences() if reset else chosen
        sheet, control = typed.as_offer(base.sheet), timing.applied_to(base.control)
        return replace(looks.applied_to(base), sheet=sheet, control=control)

    is_change = reset or not (typed.is_empty and timing.is_empty and looks.is_empty)
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
