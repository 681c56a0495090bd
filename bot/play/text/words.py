"""Players' names, and what somebody typed, within a sentence; ids of positions, and what is wrong there."""

import re
from typing import Final
from urllib.parse import unquote

from bot.engine import InvalidMatchId, InvalidPosition, parse_position_id
from bot.play.table import Player
from bot.text.catalogue import phrase


def code(text: str) -> str:
    """Text for between backticks: without any of its own, and not too long."""
    return text.replace("`", "'")[:60]


MARKDOWN: Final = re.compile(r"([\\*_`~|>#\[\]()<:@-])")


def unformatted(text: str) -> str:
    """What somebody typed, as plain text: nothing in it formats, links or mentions."""
    return MARKDOWN.sub(r"\\\1", text)


def name(player: Player) -> str:
    """As plain text, for where Discord formats."""
    return unformatted(player.name)


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


XGID: Final = re.compile(r"(?<![-\w])[-a-oA-O]{26}(?::[-0-9DBR]+){9}", re.ASCII)
GNU_IDS: Final = re.compile(
    r"(?<![\w+/])(?P<position>[\w+/]{14})(?::|\W+match id\s*(?::\s*)?)(?P<match>[\w+/]{12})(?![\w+/])",
    re.ASCII | re.IGNORECASE,
)
POSITION_ID: Final = re.compile(
    r"position id\s*(?::\s*)?(?P<position>[\w+/]{14})(?![\w+/])", re.ASCII | re.IGNORECASE
)


def find_id(text: str) -> str | None:
    """The XGID or GNU id anywhere in a text, even within a link."""
    plain = unquote(text)
    if found := XGID.search(plain):
        return f"XGID={found[0]}"
    if found := GNU_IDS.search(plain):
        return f"{found['position']}:{found['match']}"
    if found := POSITION_ID.search(plain):
        return found["position"]
    return plain.strip() if _is_position_id(plain.strip()) else None


def _is_position_id(text: str) -> bool:
    """Whether a text is a GNU Position ID and nothing else; no play reads as one."""
    try:
        parse_position_id(text)
    except InvalidPosition:
        return False
    return True
