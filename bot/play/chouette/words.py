"""What a chouette is called, and what is said of it in passing."""

from datetime import datetime

from bot.engine import IllegalAction
from bot.engine.keys import PlayerId
from bot.play.chouette.board import chouette_title
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import lists as list_text
from bot.play.chouette.text import refusals
from bot.play.chouette.text.lists import is_thread_title, thread_title
from bot.play.chouette.text.people import called
from bot.play.keys import UserSnowflake
from bot.play.kind import Counted, TableWords
from bot.play.table import Player
from bot.play.text.words import plain
from bot.text.catalogue import phrase


class ChouetteWords(TableWords[ChouetteTable]):
    """A chouette is called by its host."""

    def wrong_kind(self, command: str = "") -> str:
        return refusals.chouette_here(command)

    def refused(self, table: ChouetteTable, player: PlayerId, error: IllegalAction) -> str:
        return refusals.illegal_action(table, player, error)

    def title(self, table: ChouetteTable) -> str:
        return chouette_title(table)

    def called(self, table: ChouetteTable) -> str:
        return list_text.whose(table)

    def headline(self, table: ChouetteTable) -> str:
        return list_text.whose(table)

    def moved_here(self, table: ChouetteTable) -> str:
        return phrase("chouette-moved-here", host=_host(table))

    def own_game(self, table: ChouetteTable, snowflake: UserSnowflake) -> str:
        return phrase("chouette-of-numbered", host=_host(table), number=table.id)

    def counted_as(self, table: ChouetteTable) -> Counted:
        return Counted.CHOUETTE

    def posted(self, table: ChouetteTable) -> str:
        return (
            phrase("table-posted", table=self.called(table))
            if table.has_begun
            else phrase("chouettes-posted")
        )

    def link_label(self, table: ChouetteTable) -> str:
        return phrase("button-to-board") if table.has_begun else phrase("chouette-button-to-lobby")

    def thread_name(self, table: ChouetteTable) -> str:
        return thread_title(plain(table.players[table.chouette.host]))

    def names_thread(self, called: str) -> bool:
        return is_thread_title(called)

    def turn_line(self, table: ChouetteTable, link: str) -> str:
        due = min((table.due(each) for each in table.state.awaited), default=None)
        return list_text.turn_line(table.seen_by(None), due, link)

    def next_label(self, table: ChouetteTable, snowflake: UserSnowflake | None) -> str:
        return list_text.next_label(table)

    def history_line(self, table: ChouetteTable, at: datetime, link: str) -> str:
        return list_text.history_line(table.seen_by(None), at, link)

    def choice(self, table: ChouetteTable) -> str:
        return list_text.choice(table)

    def reminder(self, table: ChouetteTable, player: Player, *, is_direct: bool) -> str:
        return list_text.reminder(table, player, is_direct=is_direct)


def _host(table: ChouetteTable) -> str:
    return called(table.players, table.chouette.host)
