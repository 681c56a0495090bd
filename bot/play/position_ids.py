"""Ids of positions within a text that somebody has typed."""

import re
from typing import Final
from urllib.parse import unquote

from bot.engine import InvalidPosition, parse_position_id

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
