"""What a locked phone shows of a post that notifies, and how such a post is known again."""

import re
from collections.abc import Collection, Iterable
from typing import Final

from bot.play.keys import TableId
from bot.play.table import Player
from bot.play.text.escapes import as_typed, sparsely_escaped
from bot.play.text.words import DOT, MENTION, mention, mentioning

HEADING: Final = "### "
SMALL: Final = "-# "
MOMENT: Final = re.compile(r" ?\(?<t:\d+:\w>\)?")
FORMATTED: Final = re.compile(r"^(?:### |-# )|\*\*")
NEWS_PUSHED: Final = 2
SURELY_SHOWN: Final = 60
"""So many characters of a push every locked phone shows."""
CALLED_TOGETHER: Final = re.compile(r"((?:\u2068?<@\d+>(?: \([^)]*\))?\u2069? ?){2,})[ :]*(?=\S)")


def push_of(text: str, wanted: Collection[Player], table: TableId, *, may_ping: bool = True) -> str:
    """What a locked phone shows of a text: what it asks of those whom it wants, in a line of its own.

    Then at which table, with its heading, and what happened last. All without formatting and without moments,
    which a phone shows as numbers: a part of a line that tells one is left out, unless it asks. What somebody
    typed neither formats nor mentions nor links. Those whom it may not ping it names.
    """
    lines = text.splitlines()
    called = [line for line in lines if any(mention(player) in line for player in wanted)]
    before = lines[: lines.index(called[0])] if called else lines
    headings = [line.removeprefix(HEADING) for line in before if line.startswith(HEADING)]
    news = [line for line in before if line and not line.startswith((HEADING, SMALL))]
    asked = DOT.join(_task_first(_on_a_phone(line), wanted) for line in called)
    others = map(_on_a_phone, [DOT.join([_number(table), *headings[:1]]), *news[-NEWS_PUSHED:]])
    said = "\n".join(filter(None, [asked, *others]))
    return sparsely_escaped(said if may_ping else mentioning(said, wanted, ()))


def is_push_of(said: str, table: TableId) -> bool:
    """Whether a plain text is what `push_of` makes of a table's board."""
    return any(line.partition(DOT)[0] == _number(table) for line in said.splitlines()[:2])


def asked_by(push: str) -> str:
    """What a push asks of those whom it notifies, however it is escaped."""
    return as_typed(push.partition("\n")[0])


def _number(table: TableId) -> str:
    return f"#{table}"


def _task_first(call: str, wanted: Iterable[Player]) -> str:
    """What is asked, then of whom, where they are too many for both to be surely shown."""
    names = {str(player.snowflake): player.name for player in wanted}
    shown = MENTION.sub(lambda found: f"@{names.get(found[1], '')}", as_typed(call))
    many = CALLED_TOGETHER.match(call)
    if many is None or len(shown) <= SURELY_SHOWN:
        return call
    task = call[many.end() :]
    return DOT.join([f"{task[:1].upper()}{task[1:]}", many[1].strip()])


def _on_a_phone(line: str) -> str:
    parts = (part for part in line.split(DOT) if "<@" in part or not MOMENT.search(part))
    return DOT.join(MOMENT.sub("", FORMATTED.sub("", part)) for part in parts)
