"""The text of a post that notifies, as a locked phone shows it, and how such a post is known again."""

import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from bot.engine import OpeningRolled, Played, Rolled
from bot.play.base.keys import TableId
from bot.play.base.table import LoggedEvent, News, Player
from bot.play.text.escapes import as_typed, sparsely_escaped
from bot.play.text.words import DOT, MENTION, mention, mentioning
from bot.text.catalogue import files_of, phrase
from bot.text.language import Language, speaking

MOMENT: Final = re.compile(r" ?\(?<t:\d+:\w>\)?")
FORMATTED: Final = re.compile(r"^(?:### |-# )|\*\*")
NEWS_PUSHED: Final = 2
"""The most lines of a push that tell what was done in a game."""
SURELY_SHOWN: Final = 60
"""So many characters of a push every locked phone shows."""
CALLED_TOGETHER: Final = re.compile(
    r"((?:\u2068?<@\d+>(?: \([^)]*\))?\u2069? ?){2,})[\s:\N{FULLWIDTH COLON}]*(?=\S)"
)


def push_of(
    text: str, wanted: Collection[Player], news: Sequence[str], table: str, *, may_ping: bool = True
) -> str:
    """Return a text as a locked phone shows it: its requests to those whom it wants, in a line of their own.

    Then the news, what matters most first, and in the end the line that tells at which table. All without
    formatting and without moments, which a phone shows as numbers: a part of a line that tells one is left
    out, unless it asks. What somebody typed neither formats nor mentions nor links. Those whom it may not
    ping it names.
    """
    called = [line for line in text.splitlines() if any(mention(player) in line for player in wanted)]
    asked = DOT.join(_task_first(_on_a_phone(line), wanted) for line in called)
    said = "\n".join(filter(None, [asked, *map(_on_a_phone, [*news, table])]))
    return sparsely_escaped(said if may_ping else mentioning(said, wanted, ()))


def table_line(about: str, table: TableId) -> str:
    """Such as "Against Bob · table 7"; what it is about may be ""."""
    line = DOT.join(filter(None, [about, _number(table)]))
    return f"{line[:1].upper()}{line[1:]}"


def is_push_of(said: str, table: TableId) -> bool:
    """Whether a plain text is what `push_of` makes of a table's board, in any language, or made before."""
    lines = said.splitlines() or [""]
    *_, number = lines[-1].split(DOT)
    return number.casefold() in _numbers(table) or any(
        line.partition(DOT)[0] == f"#{table}" for line in lines[:2]
    )


def asked_by(push: str) -> str:
    """Return a push's request to those whom it notifies, however it is escaped."""
    return as_typed(push.partition("\n")[0])


def without_rolls(news: News) -> list[LoggedEvent[Any]]:
    """Without rolls that nobody has played yet, for which a push asks, and opening rolls that do no more."""
    last = max((place for place, each in enumerate(news) if isinstance(each.event, Played)), default=-1)
    return [
        each
        for place, each in enumerate(news)
        if (place < last or not isinstance(each.event, Rolled))
        and not (isinstance(each.event, OpeningRolled) and not each.event.cube)
    ]


def _number(table: TableId) -> str:
    return phrase("table-numbered", table=table)


@lru_cache(maxsize=64)
def _numbers(table: TableId) -> frozenset[str]:
    """As `_number`, in all languages."""
    said = set()
    for language in filter(files_of, Language):
        with speaking(language):
            said.add(_number(table).casefold())
    return frozenset(said)


def _task_first(call: str, wanted: Iterable[Player]) -> str:
    """Put the task before the players, where they are too many for both to be surely shown."""
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
