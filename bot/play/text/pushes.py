"""What a locked phone shows of a post that notifies, and how such a post is known again."""

import re
from collections.abc import Collection, Iterable
from typing import Final

from bot.play.keys import TableId
from bot.play.table import Player
from bot.play.text.words import DOT, MENTION, mention

HEADING: Final = "### "
SMALL: Final = "-# "
MOMENT: Final = re.compile(r" ?\(?<t:\d+:\w>\)?")
FORMATTED: Final = re.compile(r"^(?:### |-# )|\*\*")
ESCAPED: Final = re.compile(r"\\([*_`~|>#\[\]()-])")
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


def asked_by(push: str) -> str:
    """What a push asks of those whom it notifies."""
    return push.partition("\n")[0]


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
