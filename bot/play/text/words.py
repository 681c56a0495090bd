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
from bot.play.keys import TableId
from bot.play.names import LONGEST_TAG, isolated, isolated_name, shortened
from bot.play.table import Player
from bot.text.catalogue import phrase


def code(text: str) -> str:
    """Text for between backticks: without any of its own, and not too long."""
    return text.replace("`", "'")[:60]


HEADING: Final = "### "
DOT: Final = " · "
MOMENT: Final = re.compile(r" ?\(?<t:\d+:\w>\)?")
FORMATTED: Final = re.compile(r"^(?:### |-# )|\*\*")
MENTION: Final = re.compile(r"(?<!\\)<@(\d+)>")
ESCAPED: Final = re.compile(r"\\([*_`~|>#\[\]()-])")
MARKDOWN: Final = re.compile(r"([\\*_`~|>#\[\]()<:@-])")


def unformatted(text: str) -> str:
    """What somebody typed, as plain text: nothing in it formats, links or mentions."""
    return MARKDOWN.sub(r"\\\1", text)


def name(player: Player) -> str:
    """In a sentence where Discord formats; none of it does."""
    return unformatted(plain(player))


def plain(player: Player) -> str:
    """In a sentence where Discord does not format: on buttons, in alt texts and pictures."""
    return isolated_name(player.name)


def mention(player: Player) -> str:
    """Where it is sent decides whether it notifies; a tag follows, since Discord shows the name alone."""
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


SMALL: Final = "-# "
NEWS_PUSHED: Final = 2
SURELY_SHOWN: Final = 60
"""So many characters of a push every locked phone shows."""
CALLED_TOGETHER: Final = re.compile(r"((?:\u2068?<@\d+>(?: \([^)]*\))?\u2069? ?){2,})[ :]*(?=\S)")


def push_of(text: str, notified: Collection[Player], table: TableId) -> str:
    """What a locked phone shows of a text: what it asks of those whom it notifies, in a line of its own.

    Then at which table, with its heading, and what happened last. All without formatting or what prevents
    it, and without moments, which a phone shows as numbers: a part of a line that tells one is left out,
    unless it asks. What somebody typed still mentions and links nothing.
    """
    lines = text.splitlines()
    called = [line for line in lines if any(mention(player) in line for player in notified)]
    before = lines[: lines.index(called[0])] if called else lines
    headings = [line.removeprefix(HEADING) for line in before if line.startswith(HEADING)]
    news = [line for line in before if line and not line.startswith((HEADING, SMALL))]
    asked = DOT.join(_task_first(_on_a_phone(line), notified) for line in called)
    others = map(_on_a_phone, [DOT.join([_number(table), *headings[:1]]), *news[-NEWS_PUSHED:]])
    return "\n".join(filter(None, [asked, *others]))


def is_push_of(said: str, table: TableId) -> bool:
    """Whether a plain text is what `push_of` makes of a table's board."""
    return any(line.partition(DOT)[0] == _number(table) for line in said.splitlines()[:2])


def _number(table: TableId) -> str:
    return f"#{table}"


def _task_first(call: str, notified: Iterable[Player]) -> str:
    """What is asked, then of whom, where they are too many for both to be surely shown."""
    names = {str(player.snowflake): player.name for player in notified}
    shown = MENTION.sub(lambda found: f"@{names.get(found[1], '')}", call)
    many = CALLED_TOGETHER.match(call)
    if many is None or len(shown) <= SURELY_SHOWN:
        return call
    task = call[many.end() :]
    return DOT.join([f"{task[:1].upper()}{task[1:]}", many[1].strip()])


def _on_a_phone(line: str) -> str:
    parts = (part for part in line.split(DOT) if "<@" in part or not MOMENT.search(part))
    return ESCAPED.sub(r"\1", DOT.join(MOMENT.sub("", FORMATTED.sub("", part)) for part in parts))


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
POSITION_ID: Final = re.compile(r"(?<![\w+/])[\w+/]{14}(?![\w+/])", re.ASCII)
JOINED: Final = re.compile(r":(?P<match>[\w+/]+)", re.ASCII)
MATCH_ID: Final = re.compile(r"(?<![\w+/])[\w+/]{12}(?![\w+/])", re.ASCII)


def find_id(text: str) -> str | None:
    """The XGID or GNU id anywhere in a text, whatever words stand around it, even within a link.

    A GNU id is known by its form: 14 characters that are a position, and 12 that are a match.
    """
    plain = unquote(narrowed(text))
    if found := XGID.search(plain):
        return f"XGID={found[0]}"
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
