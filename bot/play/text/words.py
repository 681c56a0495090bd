"""Players' names, and text that somebody typed, within a sentence."""

import re
from typing import Final

from bot.play.table import Player


def code(text: str) -> str:
    """Text for between backticks: without any of its own, and not too long."""
    return text.replace("`", "'")[:60]


MARKDOWN: Final = re.compile(r"([\\*_`~|>#\[\]()<:@-])")


def name(player: Player) -> str:
    """As plain text: nothing in it formats, links or mentions."""
    return MARKDOWN.sub(r"\\\1", player.name)


def plain(player: Player) -> str:
    """As it is: for pictures and alt texts, which Discord does not format."""
    return player.name


def mention(player: Player) -> str:
    """Where it is sent decides whether it notifies."""
    return name(player) if player.snowflake is None else f"<@{player.snowflake}>"
