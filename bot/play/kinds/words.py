"""Names and short sentences for tables of one kind, in lists and in passing."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Generic, TypeVar

from bot.engine import EngineError, IllegalAction
from bot.engine.keys import PlayerId
from bot.play.base.errors import explain_alone
from bot.play.base.keys import UserSnowflake
from bot.play.base.names import isolated_name
from bot.play.base.table import News, Player, Status, Table
from bot.text.catalogue import listed, phrase

T = TypeVar("T", bound=Table)
DISCORD_CHOICE_LENGTH: Final = 100
DOT: Final = " · "


def names_at(table: Table) -> str:
    """Return the players at a table, where Discord does not format."""
    return listed([isolated_name(each.name) for each in table.playing])


@dataclass(frozen=True, slots=True)
class TableCategory:
    """As what tables are counted; a kind of table may have a category of its own.

    Args:
        rank: Its place among the others, in a server's list and in the question before somebody is erased.
        counted: So many of them, such as "2 games".
        ending: What becomes of so many of them when one of their players is erased.
    """

    rank: int
    counted: Callable[[int], str]
    ending: Callable[[int], str]


GAMES: Final = TableCategory(
    rank=1,
    counted=lambda count: phrase("place-count", what="game", count=count),
    ending=lambda count: phrase("privacy-ends-games", games=count),
)
CHALLENGES: Final = TableCategory(
    rank=3,
    counted=lambda count: phrase("place-count", what="challenge", count=count),
    ending=lambda count: phrase("privacy-ends-challenges", challenges=count),
)


def by_category(counted: Mapping[TableCategory, int]) -> list[tuple[TableCategory, int]]:
    """The categories of which there are any, in their order."""
    found = ((category, count) for category, count in counted.items() if count)
    return sorted(found, key=lambda each: each[0].rank)


class TableWords(ABC, Generic[T]):
    """The sentences that lists, notices and reminders say about a table."""

    @abstractmethod
    def title(self, table: T) -> str:
        """The kind of game and its players, as above the board."""

    def wrong_kind(self, command: str = "") -> str:
        """Why what is for another kind of table means nothing here, and what does instead of a command."""
        return phrase("table-no-part-of-it")

    def next_label(self, table: T, snowflake: UserSnowflake | None) -> str:
        """The label of the way to a table that waits for somebody; not formatted."""
        return phrase("table-next", table=names_at(table))

    def choice(self, table: T) -> str:
        """A table in a menu, by its number and its players; not formatted, and at most 100 characters."""
        return f"#{table.id} {names_at(table)}"[:DISCORD_CHOICE_LENGTH]

    def reminder(self, table: T, player: Player, at: datetime, *, is_direct: bool) -> str:
        """The reminder that the table still waits for the player: for what, and how long from `at`."""
        return f"{phrase('turn-still')}\n{self.table_line(table, [player])}"

    def table_line(self, table: T, called: Collection[Player]) -> str:
        """Return the table's name in a push or a reminder, for those called: "Against Alice · table 1"."""
        return f"{names_at(table)}{DOT}{phrase('table-numbered', table=table.id)}"

    def turn_line(self, table: T, link: str) -> str:
        """A table in a line: who plays, whom it waits for, until when, and where."""
        return DOT.join(filter(None, [f"**#{table.id}** {self.table_name(table)}", link]))

    def history_line(self, table: T, at: datetime, link: str) -> str:
        """A table in two short lines: number, players, score; then what, when and where."""
        facts = DOT.join(filter(None, [f"<t:{int(at.timestamp())}:d>", link]))
        return f"**#{table.id}** {self.table_name(table)}\n-# {facts}"

    def thread_name(self, table: T) -> str:
        """The name of a thread opened for a table, as that stands now; not formatted."""
        return names_at(table)

    def moved_here(self, table: T) -> str:
        """The answer to whoever has moved a table."""
        return phrase("table-moved-here", players=self.table_name(table))

    def own_game(self, table: T, snowflake: UserSnowflake) -> str:
        """The table's name for one of its players."""
        return phrase("table-own-game", is_met=False, opponent="", table=table.id)

    def why_not(self, table: T, player: PlayerId, error: EngineError) -> str:
        """Why the engine refuses to a player what they tried, and what they may do instead."""
        return (
            self.refused(table, player, error) if isinstance(error, IllegalAction) else explain_alone(error)
        )

    def refused(self, table: T, player: PlayerId, error: IllegalAction) -> str:
        """The same of an action that is not among their legal ones."""
        return explain_alone(error)

    def table_name(self, table: T) -> str:
        """The table's name within a sentence: "Alice and Bob"."""
        return self.title(table)

    def headline(self, table: T) -> str:
        """Return the game in a few words of a sentence that goes on with "by"."""
        return self.table_name(table)

    def category_of(self, table: T) -> TableCategory:
        return CHALLENGES if table.status is Status.CHALLENGE else GAMES

    def posted(self, table: T) -> str:
        """The answer to a player who had the bot post a table."""
        return phrase("table-posted", table=self.table_name(table))

    def link_label(self, table: T) -> str:
        """The label of a link to the table's public message."""
        return phrase("button-to-board")

    def names_thread(self, called: str) -> bool:
        """Whether a thread's name is one of `thread_name`, so that the bot may give it another."""
        return False

    def push_news(self, table: T, news: News, called: Collection[Player]) -> Sequence[str]:
        """The news that a push adds to its question: the most important first, then the newest."""
        return ()
