"""What a player and a server's admins have chosen: showing it, and changing it."""

from functools import partial
from typing import Protocol

from bot.preferences import PlayerPreferences, ServerPreferences
from bot.presenters import refusals, sentences
from bot.presenters.panel import Panel
from bot.presenters.views import posted_theme
from bot.services import settings
from bot.services.settings import (
    ChangeOfPlayer,
    ChangeOfServer,
    preferences_here,
    preferences_of,
    preferences_of_server,
)
from bot.ui.desk import Interaction, request_of
from bot.ui.replies import NotPossible, show


class ChangeOfChallenges(Protocol):
    """Changes what somebody's challenges start from, where a server has chosen something."""

    def __call__(self, chosen: PlayerPreferences, servers: ServerPreferences) -> PlayerPreferences:
        """Return what somebody has chosen after the change."""


async def own_settings(interaction: Interaction, change: ChangeOfPlayer | None) -> None:
    """Show somebody's own settings, after a change of them if there is one."""
    desk = interaction.client.desk
    if change is not None:
        work = partial(settings.change_own, request=request_of(interaction), change=change)
        await desk.store.run(work)
    reading = partial(preferences_here, snowflake=interaction.user.id, guild=interaction.guild_id)
    chosen, servers = await desk.store.run(reading)
    theme = posted_theme(servers, desk.theme).name
    await show(interaction, Panel(sentences.own_settings(chosen, theme, servers)))


async def challenge_settings(interaction: Interaction, change: ChangeOfChallenges | None) -> None:
    """Show what somebody's challenges start from, after a change of it if there is one."""
    desk, guild = interaction.client.desk, interaction.guild_id
    servers = await desk.store.run(partial(preferences_of_server, guild=guild))
    if change is not None:
        changing = partial(change, servers=servers)
        work = partial(settings.change_own, request=request_of(interaction), change=changing)
        await desk.store.run(work)
    chosen = await desk.store.run(partial(preferences_of, snowflake=interaction.user.id))
    await show(interaction, Panel(sentences.challenge_settings(chosen, servers)))


async def server_settings(interaction: Interaction, change: ChangeOfServer | None) -> None:
    """Show the settings of the server, after a change of them if there is one.

    Raises:
        NotPossible: Somebody wants to change them who may not manage the server, or asks in direct messages.

    """
    desk, guild = interaction.client.desk, interaction.guild_id
    if guild is None:
        raise NotPossible(refusals.server_only())
    if change is not None:
        _check_may_manage(interaction)
        work = partial(settings.change_server, request=request_of(interaction), guild=guild, change=change)
        await desk.store.run(work)
    chosen = await desk.store.run(partial(preferences_of_server, guild=guild))
    theme = posted_theme(chosen, desk.theme).name
    await show(interaction, Panel(sentences.server_settings(chosen, theme)))


def _check_may_manage(interaction: Interaction) -> None:
    if not interaction.permissions.manage_guild:
        raise NotPossible(refusals.may_not_manage())
