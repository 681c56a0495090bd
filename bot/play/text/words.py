"""Players' names, and what somebody typed, within a sentence; and what is wrong with a position so typed."""

import re
from typing import Final

from bot.engine import InvalidMatchId, InvalidPosition
from bot.play.table import Player
from bot.text.catalogue import phrase


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


def flaw(error: InvalidPosition | InvalidMatchId) -> str:
    """A sentence of its own."""
    found = error.flaw
    return phrase("position-flaw", wrong=found.wrong, number=found.number, part=code(found.part))


def no_position(error: InvalidPosition | InvalidMatchId) -> str:
    return phrase("position-unreadable", given=code(str(error.given)), flaw=flaw(error))
