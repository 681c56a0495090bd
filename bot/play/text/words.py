"""Players' names, and what somebody typed, within a sentence; ids of positions, and what is wrong there."""

import re
from collections.abc import Collection, Iterable
from typing import Final
from urllib.parse import unquote

from bot.engine import (
    InvalidMatchId,
    InvalidPosition,
    Wrong,
    narrowed,
    parse_match_id,
    parse_position_id,
)
from bot.play.base.names import LONGEST_TAG, isolated, isolated_name, shortened
from bot.play.base.table import Player
from bot.play.text.escapes import unformatted
from bot.text.catalogue import phrase


def code(text: str) -> str:
    """Text for between backticks: without any of its own, and not too long."""
    return text.replace("`", "'")[:60]


DOT: Final = " · "
MENTION: Final = re.compile(r"(?<!\\)<@(\d+)>")


def name(player: Player) -> str:
    """In a sentence where Discord formats; none of it does."""
    return unformatted(plain_name(player))


def plain_name(player: Player) -> str:
    """In a sentence where Discord does not format: on buttons, in alt texts and pictures."""
    return isolated_name(player.name)


def mention(player: Player) -> str:
    """A mention of a player; whether it notifies depends on the message. The tag tells namesakes apart."""
    if player.snowflake is None:
        return name(player)
    tag = f" ({unformatted(shortened(player.tag, LONGEST_TAG))})" if player.tag else ""
    return isolated(player.name, f"<@{player.snowflake}>{tag}")


def mentioning(text: str, players: Iterable[Player], notified: Collection[Player]) -> str:
    """A text that mentions only those whom it notifies, and each of them once; else it names them."""
    for player in players:
        mentioned = mention(player)
        before, found, after = text.partition(mentioned)
        shown = mentioned if player in notified else name(player)
        text = f"{before}{shown}{after.replace(mentioned, name(player))}" if found else text
    return text


def flaw(error: InvalidPosition | InvalidMatchId) -> str:
    """A sentence of its own."""
    found = error.flaw
    return phrase("position-flaw", wrong=found.wrong, number=found.number, part=code(found.part))


def no_position(error: InvalidPosition | InvalidMatchId) -> str:
    given = code(str(error.given))
    is_like_none = error.flaw.wrong is Wrong.POSITION_ID or (
        error.flaw.wrong is Wrong.SIDES and ":" not in given
    )
    if is_like_none:
        return phrase("position-unreadable", given=given)
    return phrase("position-wrong", given=given, flaw=flaw(error))


XGID: Final = re.compile(r"(?<![-\w])[-a-oA-O]{26}(?::[-0-9DBR]+){9}", re.ASCII)
OGID: Final = re.compile(
    r"(?<!\w)[0-9a-o]{0,20}:[1-9a-p]{0,20}:[WBND?]\d{1,2}[NOTP]:(?:[1-6]{2})?:[WB]\b"
    r"(?::[A-Z]{0,2}(?::\d{0,9}){0,2}(?::(?:\d{1,9}(?:[LC]|G\d{0,9})?)?)?(?::\d{1,9}){0,2})?(?!:?\w)",
    re.ASCII,
)
POSITION_ID: Final = re.compile(r"(?<![\w+/])[\w+/]{14}(?![\w+/])", re.ASCII)
JOINED: Final = re.compile(r":(?P<match>[\w+/]+)", re.ASCII)
MATCH_ID: Final = re.compile(r"(?<![\w+/])[\w+/]{12}(?![\w+/])", re.ASCII)


def find_id(text: str) -> str | None:
    """The XGID, OGID or GNU id anywhere in a text, whatever words stand around it, even within a link.

    A GNU id is known by its form: 14 characters that are a position, and 12 that are a match.
    """
    plain = unquote(narrowed(text))
    if found := XGID.search(plain):
        return f"XGID={found[0]}"
    if found := OGID.search(plain):
        return f"OGID={found[0]}"
    for position in POSITION_ID.finditer(plain):
        if _is_position_id(position[0]):
            behind, before = plain[position.end() :], plain[: position.start()]
            joined = JOINED.match(behind)
            match = joined["match"] if joined else _match_id_in(behind) or _match_id_in(before)
            return f"{position[0]}:{match}" if match else position[0]
    return None


def _is_position_id(text: str) -> bool:
    try:
        parse_position_id(text)
    except InvalidPosition:
        return False
    return not _is_word(text)


def _match_id_in(text: str) -> str:
    """The first 12 characters that stand for a match, else those that look as if they should."""
    candidates = [found[0] for found in MATCH_ID.finditer(text) if not _is_word(found[0])]
    return next(filter(_is_match_id, candidates), next(iter(candidates), ""))


def _is_match_id(text: str) -> bool:
    try:
        parse_match_id(text)
    except InvalidMatchId:
        return False
    return True


def _is_word(text: str) -> bool:
    """Whether a text is of letters, all small but the first, or all capitals."""
    return text.isalpha() and (text[1:].islower() or text.isupper())
