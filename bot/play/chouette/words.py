"""The names of a chouette, and short phrases about it."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from bot.engine import IllegalAction
from bot.engine.keys import PlayerId
from bot.play.base.keys import UserSnowflake
from bot.play.base.table import News, Player
from bot.play.chouette.board import chouette_title, offers_to
from bot.play.chouette.pushes import push_news
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import lists as list_text
from bot.play.chouette.text import refusals
from bot.play.chouette.text.people import SEPARATOR, plain_player_name, player_name
from bot.play.chouette.text.status import call, task_of, title
from bot.play.kinds.words import TableCategory, TableWords
from bot.play.text.clocks import stamp
from bot.play.text.pushes import table_line
from bot.play.text.records import DISCORD_CHOICE_LENGTH
from bot.play.text.turns import reminder
from bot.play.text.words import mention, plain_name
from bot.text.catalogue import in_clauses, in_row, phrase

CHOUETTES: Final = TableCategory(
    rank=2,
    counted=lambda count: phrase("place-count", what="chouette", count=count),
    ending=lambda count: phrase("privacy-leaves", chouettes=count),
)


class ChouetteWords(TableWords[ChouetteTable]):
    """A chouette is called by its host."""

    def wrong_kind(self, command: str = "") -> str:
        return refusals.chouette_here(command)

    def refused(self, table: ChouetteTable, player: PlayerId, error: IllegalAction) -> str:
        return refusals.illegal_action(table, player, error)

    def title(self, table: ChouetteTable) -> str:
        return chouette_title(table)

    def table_name(self, table: ChouetteTable) -> str:
        return list_text.hosts_chouette(table)

    def moved_here(self, table: ChouetteTable) -> str:
        return phrase("chouette-moved-here", host=_host(table))

    def own_game(self, table: ChouetteTable, snowflake: UserSnowflake) -> str:
        return phrase("chouette-of-numbered", host=_host(table), number=table.id)

    def category_of(self, table: ChouetteTable) -> TableCategory:
        return CHOUETTES

    def posted(self, table: ChouetteTable) -> str:
        return (
            phrase("table-posted", table=self.table_name(table))
            if table.has_begun
            else phrase("chouettes-posted")
        )

    def link_label(self, table: ChouetteTable) -> str:
        return phrase("button-to-board") if table.has_begun else phrase("chouette-button-to-lobby")

    def thread_name(self, table: ChouetteTable) -> str:
        return list_text.thread_title(plain_name(table.players[table.chouette.host]))

    def names_thread(self, called: str) -> bool:
        return list_text.is_thread_title(called)

    def turn_line(self, table: ChouetteTable, link: str) -> str:
        """A chouette in a line: players, what it waits for and for whom, until when, and where."""
        due = min((due for _, due in table.shown_dues), default=None)
        seen = table.seen_by(None)
        until = phrase("list-due", due=stamp(due, "R")) if due else ""
        if table.is_resting:
            until = phrase("list-rests")
        facts = (list_text.numbered(seen), phrase("chouettes-kind"), list_text.awaited(seen), until, link)
        return SEPARATOR.join(fact for fact in facts if fact)

    def next_label(self, table: ChouetteTable, snowflake: UserSnowflake | None) -> str:
        """Such as "Next: Alice's chouette"."""
        return phrase("chouettes-next", host=plain_player_name(table.players, table.chouette.host))

    def history_line(self, table: ChouetteTable, at: datetime, link: str) -> str:
        """A chouette in two short lines: players and phase; then how much was played, and when."""
        seen = table.seen_by(None)
        chouette = seen.chouette
        played = phrase("table-games", games=chouette.number) if chouette.number else ""
        facts = (phrase("chouettes-kind"), played, f"<t:{int(at.timestamp())}:d>", link)
        head = (list_text.numbered(seen), list_text.leader(chouette, seen.players), list_text.awaited(seen))
        return f"{SEPARATOR.join(filter(None, head))}\n-# {SEPARATOR.join(filter(None, facts))}"

    def choice(self, table: ChouetteTable) -> str:
        people = in_row(plain_player_name(table.players, player) for player in table.players)
        return phrase("chouettes-choice", table=table.id, players=people)[:DISCORD_CHOICE_LENGTH]

    def table_line(self, table: ChouetteTable, called: Collection[Player]) -> str:
        return table_line(chouette_title(table), table.id)

    def push_news(self, table: ChouetteTable, news: News, called: Collection[Player]) -> Sequence[str]:
        return push_news(table, news)

    def reminder(self, table: ChouetteTable, player: Player, at: datetime, *, is_direct: bool) -> str:
        """That a chouette waits for somebody, what for as everybody may know, until when, and which."""
        shown = table.seen_by(None)
        seen, offers = shown.chouette, in_clauses(offers_to(shown, player.id))
        own = [each for each in table.waiting if each.player == player.id]
        task = task_of(seen, own, table.players) if own else ""
        turn = _still_to(task, offers) if is_direct else _still_called(player, task, offers)
        left, about = table.time_left(player.id, at), title(seen, table.players)
        return reminder(turn, left, about, table.id, is_direct=is_direct)


def _host(table: ChouetteTable) -> str:
    return player_name(table.players, table.chouette.host)


def _still_to(task: str, offers: str) -> str:
    """To somebody by direct message."""
    if offers:
        return phrase("turn-still-to-answer", task=task, offers=offers)
    return phrase("turn-still-to", task=task) if task else phrase("turn-still")


def _still_called(player: Player, task: str, offers: str) -> str:
    """In a channel, as a push says it."""
    called = call(mention(player), task) if task else mention(player)
    return phrase("turn-reminder-to", call=SEPARATOR.join(filter(None, [called, offers])))
