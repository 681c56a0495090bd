"""Where discord.py finds Discord, which is no setting of the bot's."""

from typing import Final

import discord
import yarl
from discord.gateway import DiscordWebSocket

API: Final = "/api/v10"


def point_at(url: str) -> None:
    """Let discord.py take what is there for Discord."""
    discord.http.Route.BASE = url + API
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
