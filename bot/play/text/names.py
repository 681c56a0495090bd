"""How people are written in text that Discord formats."""

import re

from bot.play.table import Player

MARKDOWN = re.compile(r"([\\*_`~|>#\[\]()<:@-])")


def name(player: Player) -> str:
    """Return a player's name as plain text: nothing in it formats, links or mentions."""
    return MARKDOWN.sub(r"\\\1", player.name)


def plain(player: Player) -> str:
    """Return a player's name as it is: for pictures and alt texts, which Discord does not format."""
    return player.name


def mention(player: Player) -> str:
    """Return what Discord shows as a mention; whether it notifies is decided where it is sent."""
    return name(player) if player.snowflake is None else f"<@{player.snowflake}>"
