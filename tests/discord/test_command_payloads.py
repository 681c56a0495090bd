"""The slash commands as Discord is told of them: names, order, choices and descriptions of options.

After a change that is wanted, write the file anew: `python -m tests.discord.test_command_payloads`.
"""

import json
from pathlib import Path

import discord
from discord import app_commands

from bot.discord.client import COMMANDS

RECORDED = Path(__file__).parent.parent / "data" / "commands.json"


def payloads() -> str:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    commands = [command.to_dict(tree) for command in COMMANDS]
    return json.dumps(commands, indent=1, ensure_ascii=False) + "\n"


SERVER, DIRECT_WITH_BOT = 0, 1
SERVERS_ONLY = {"admin", "chouette", "leaderboard", "move-here", "report", "stats"}


def test_each_command_says_that_the_bot_is_installed_to_servers_and_where_it_can_be_typed() -> None:
    for command in json.loads(payloads()):
        directly = [] if command["name"] in SERVERS_ONLY else [DIRECT_WITH_BOT]
        told = command["integration_types"], command["contexts"], command["dm_permission"]
        assert told == ([SERVER], [SERVER, *directly], bool(directly)), command["name"]


def test_what_discord_is_told_of_the_commands_changes_only_on_purpose() -> None:
    assert json.loads(payloads()) == json.loads(RECORDED.read_text("utf-8"))


if __name__ == "__main__":
    RECORDED.write_text(payloads(), "utf-8")
