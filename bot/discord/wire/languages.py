"""The language of each message: the reader's where they alone see it, the server's where everybody does.

What people and servers have chosen is kept in memory too, so that no press has to ask the database for it:
it is read at the start, and noted whenever somebody changes it.
"""

from collections.abc import Sequence
from typing import Any

import discord

from bot.play.base.keys import GuildSnowflake, UserSnowflake
from bot.play.base.table import Player
from bot.play.base.use_case import Store
from bot.play.tables.settings import languages
from bot.text.language import Language, language_of, speak


class Languages:
    """The languages of people and of servers."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._of_players: dict[UserSnowflake, Language] = {}
        self._of_servers: dict[GuildSnowflake, Language] = {}
        self._locales: dict[UserSnowflake, str] = {}
        self._fetched: dict[GuildSnowflake, Language] = {}
        self._noted = 0

    async def load(self, store: Store) -> None:
        """Read what was chosen before the start, or by way of another process."""
        seen, known = self._noted, await store.run(languages)
        while seen != self._noted:  # what was chosen here meanwhile may not have been read
            seen, known = self._noted, await store.run(languages)
        self._of_players, self._of_servers = dict(known.of_players), dict(known.of_servers)
        self._locales = dict(known.locales)

    def of_reader(self, interaction: "discord.Interaction[Any]") -> Language:
        """Return the language that the person acting has chosen, otherwise the one that Discord reports."""
        reader = UserSnowflake(interaction.user.id)
        self._locales[reader] = interaction.locale.value
        return self.of_player(reader)

    def speak_to_reader(self, interaction: "discord.Interaction[Any]") -> None:
        """Speak the language of whoever made an interaction, for the rest of its task."""
        speak(self.of_reader(interaction))

    def of_player(self, player: UserSnowflake | None) -> Language:
        """The language a player chose, otherwise the last one Discord reported; English if unknown."""
        if player is None:
            return Language.ENGLISH
        return self._of_players.get(player) or language_of(self._locales.get(player))

    def of_server(self, guild: GuildSnowflake) -> Language:
        """The language that a server's admins chose, otherwise the server's own on Discord."""
        if guild in self._of_servers:
            return self._of_servers[guild]
        known = self._client.get_guild(guild)
        if known is None and guild in self._fetched:
            return self._fetched[guild]
        return language_of(None if known is None else known.preferred_locale.value)

    def of_called(self, players: Sequence[Player], guild: GuildSnowflake | None) -> Language:
        """The language of a message: of its only addressee, if known; otherwise of the place."""
        snowflakes = [player.snowflake for player in players if player.snowflake is not None]
        if len(snowflakes) == 1:
            [called] = snowflakes
            if guild is None or called in self._of_players or called in self._locales:
                return self.of_player(called)
        return Language.ENGLISH if guild is None else self.of_server(guild)

    async def learn_of_server(self, guild: GuildSnowflake | None) -> None:
        """Ask Discord for the language of a server of which another process hears, unless that is known.

        Raises:
            discord.HTTPException: Discord does not say.
        """
        is_known = guild is None or guild in self._of_servers or guild in self._fetched
        if is_known or guild is None or self._client.get_guild(guild) is not None:
            return
        found = await self._client.fetch_guild(guild, with_counts=False)
        self._fetched[guild] = language_of(found.preferred_locale.value)

    def of_place(self, interaction: "discord.Interaction[Any]") -> Language:
        """The language of public messages in the place of an interaction."""
        if interaction.guild_id is None:
            return self.of_reader(interaction)
        return self.of_server(GuildSnowflake(interaction.guild_id))

    def set_player(self, player: UserSnowflake, chosen: Language | None) -> None:
        """Note what somebody has chosen; None for what Discord says."""
        self._noted += 1
        self._of_players.pop(player, None)
        if chosen is not None:
            self._of_players[player] = chosen

    def set_server(self, guild: GuildSnowflake, chosen: Language | None) -> None:
        self._noted += 1
        self._of_servers.pop(guild, None)
        if chosen is not None:
            self._of_servers[guild] = chosen

    def forget(self, player: UserSnowflake) -> None:
        """Forget somebody who was erased."""
        self.set_player(player, None)
        self._locales.pop(player, None)
