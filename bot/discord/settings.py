"""The settings of players and servers on Discord: showing and changing them."""

import logging
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from bot.discord.context import Interaction, guild_of, request_of, user_of
from bot.discord.custom_ids import CustomId, UnknownButton
from bot.discord.replies import NotPossible, show
from bot.discord.sheet_ids import offer_rows, parse_offer
from bot.play import settings
from bot.play.boards import posted_theme
from bot.play.panel import Button, Kind, Panel
from bot.play.preferences import PlayerPreferences, ServerPreferences
from bot.play.settings import (
    ChangeOfPlayer,
    ChangeOfServer,
    preferences_here,
    preferences_of,
    preferences_of_server,
)
from bot.play.settings_panel import (
    NONE,
    OWN,
    SERVER,
    P,
    Section,
    Setting,
    at_night,
    own_panel,
    section_of,
    server_panel,
    zone_of,
    zone_question,
)
from bot.play.text import places as place_text
from bot.play.text import settings as settings_text
from bot.play.use_case import StoreError

LOG: Final = logging.getLogger(__name__)


class ChangeOfChallenges(Protocol):
    """A change of what somebody's challenges start from, given the server's settings."""

    def __call__(self, chosen: PlayerPreferences, servers: ServerPreferences) -> PlayerPreferences:
        """The player's settings after the change."""


async def own_settings(
    interaction: Interaction, change: ChangeOfPlayer | None, section: Section | None = Section.BOARDS
) -> None:
    """Show a section of the caller's settings, or all, after a change of them if there is one."""
    context = interaction.client.context
    if change is not None:
        await context.store.run(settings.change_own, request=request_of(interaction), change=change)
    chosen, servers = await context.store.run(
        preferences_here, snowflake=user_of(interaction), guild=guild_of(interaction)
    )
    theme = posted_theme(servers, context.theme).name
    usual = servers.as_chosen_by(chosen)
    offers = _offers(Kind.OFFER_OWN, usual) if section is Section.CHALLENGES else ()
    await show(interaction, own_panel(chosen, theme, servers, section, offers))


async def press_own(interaction: Interaction, act: CustomId) -> None:
    """Open a section of one's own settings, or change one of them."""
    name, _, code = act.argument.partition(".")
    if not code:
        await own_settings(interaction, None, _known_section(name))
        return
    await own_settings(interaction, partial(_chosen, OWN, name, code), _section_of(name))


async def press_server(interaction: Interaction, act: CustomId) -> None:
    name, _, code = act.argument.partition(".")
    await server_settings(interaction, partial(_chosen, SERVER, name, code))


async def offer_own(interaction: Interaction, act: CustomId) -> None:
    servers = await interaction.client.context.store.run(preferences_of_server, guild=guild_of(interaction))

    def change(chosen: PlayerPreferences) -> PlayerPreferences:
        usual = servers.as_chosen_by(chosen)
        sheet, control = parse_offer(act.argument, usual.sheet, usual.control)
        return replace(chosen, sheet=sheet, control=control)

    await own_settings(interaction, change, Section.CHALLENGES)


async def offer_here(interaction: Interaction, act: CustomId) -> None:

    def change(chosen: ServerPreferences) -> ServerPreferences:
        sheet, control = parse_offer(act.argument, chosen.sheet, chosen.control)
        return replace(chosen, sheet=sheet, control=control)

    await server_settings(interaction, change)


def _offers(kind: Kind, present: ServerPreferences) -> tuple[tuple[Button, ...], ...]:
    """The buttons that change what a challenge offers, step by step."""
    return offer_rows(kind, present.sheet, present.sheet, present.control)


def _chosen(settings: Mapping[str, Setting[P]], name: str, code: str, chosen: P) -> P:
    """All settings with one chosen; raises UnknownButton for what we do not write."""
    try:
        return settings[name].choice(chosen, code).change(chosen)
    except KeyError as error:
        raise UnknownButton(f"{name}.{code}") from error


async def challenge_settings(interaction: Interaction, change: ChangeOfChallenges | None) -> None:
    """What the caller's challenges start from, after a change of it if there is one."""
    context, guild = interaction.client.context, guild_of(interaction)
    servers = await context.store.run(preferences_of_server, guild=guild)
    if change is not None:
        changing = partial(change, servers=servers)
        await context.store.run(settings.change_own, request=request_of(interaction), change=changing)
    chosen = await context.store.run(preferences_of, snowflake=user_of(interaction))
    await show(interaction, Panel(settings_text.challenge_settings(chosen, servers)))


async def server_settings(interaction: Interaction, change: ChangeOfServer | None) -> None:
    """Show the settings of the server, after a change of them if there is one.

    Raises:
        NotPossible: The caller may not manage the server, or is in direct messages.
    """
    context, guild = interaction.client.context, guild_of(interaction)
    if guild is None:
        raise NotPossible(place_text.server_only())
    if change is not None:
        _check_may_manage(interaction)
        await context.store.run(
            settings.change_server, request=request_of(interaction), guild=guild, change=change
        )
    chosen = await context.store.run(preferences_of_server, guild=guild)
    theme = posted_theme(chosen, context.theme).name
    if interaction.permissions.manage_guild:
        await show(interaction, server_panel(chosen, theme, _offers(Kind.OFFER_HERE, chosen)))
    else:
        await show(interaction, Panel(settings_text.server_settings(chosen, theme, may_change=False)))


async def ask_for_zone(interaction: Interaction) -> None:
    """Ask somebody who plays for the first time where they live: once, and for their eyes only.

    Their action is saved by then, so a question that Discord refuses is no failure of it.
    """
    at = request_of(interaction).at
    try:
        is_asked = await interaction.client.context.store.run(
            settings.is_to_be_asked_for_zone, snowflake=user_of(interaction), at=at
        )
    except StoreError:
        LOG.warning("a player was not asked for the time zone", exc_info=True)
        return
    if is_asked:
        await show(interaction, zone_question())


async def answer_zone(interaction: Interaction, act: CustomId) -> None:
    """Store where somebody lives, or that they do not say it."""
    if act.argument == NONE:
        await show(interaction, Panel(settings_text.ZONE_SKIPPED))
        return
    try:
        zone = zone_of(act.argument)
    except KeyError as error:
        raise UnknownButton(act.argument) from error
    chosen = await interaction.client.context.store.run(
        settings.change_own, request=request_of(interaction), change=partial(at_night, zone=zone)
    )
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
        raise NotPossible(settings_text.may_not_manage())
