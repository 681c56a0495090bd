"""The work of each bot's start, done once: bots are forked from a process that has imported this.

They find the catalogues read, the commands said in all languages and a board drawn in each theme.
"""

import asyncio

import discord
from discord import app_commands

from bot.discord.client import COMMANDS
from bot.discord.wire.wording import Translator
from bot.play.display.picture import warm_up
from render import themes
from tests.faults import run_bot  # noqa: F401 - which is imported for the bots, too


async def say_commands() -> None:
    tree, translator = app_commands.CommandTree(discord.Client(intents=discord.Intents.none())), Translator()
    for command in COMMANDS:
        await command.get_translated_payload(tree, translator)


asyncio.run(say_commands())
warm_up(themes.values())
