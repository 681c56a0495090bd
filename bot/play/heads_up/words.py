"""What a match or money session of two is called, and what is said of it in passing."""

from datetime import datetime

from bot.engine import IllegalAction
from bot.engine.keys import PlayerId
from bot.play.heads_up import lists, refusals
from bot.play.heads_up import text as heads_up_text
from bot.play.heads_up.table import HeadsUpTable
from bot.play.keys import UserSnowflake
from bot.play.kind import Counted, TableWords
from bot.play.table import Player, Status
from bot.play.text.words import name, plain
from bot.text.catalogue import phrase


class HeadsUpWords(TableWords[HeadsUpTable]):
    """A game is called by its players, and a challenge by what is offered to whom."""

    def wrong_kind(self, command: str = "") -> str:
        return refusals.two_play_here()

    def refused(self, table: HeadsUpTable, player: PlayerId, error: IllegalAction) -> str:
        return refusals.illegal_action(table, player, error)

    def title(self, table: HeadsUpTable) -> str:
        return heads_up_text.title(table)

    def called(self, table: HeadsUpTable) -> str:
        return heads_up_text.players(table) if table.has_begun else heads_up_text.title(table)

    def headline(self, table: HeadsUpTable) -> str:
        return heads_up_text.title(table)

    def moved_here(self, table: HeadsUpTable) -> str:
        return phrase("table-moved-here", players=heads_up_text.players(table))

    def own_game(self, table: HeadsUpTable, snowflake: UserSnowflake) -> str:
        side = table.side_of(snowflake)
        opponent = name(table.player_on(side.other)) if side else ""
        return phrase("table-own-game", is_met=side is not None, opponent=opponent, table=table.id)

    def counted_as(self, table: HeadsUpTable) -> Counted:
        return Counted.GAME if table.status is Status.PLAYING else Counted.CHALLENGE

    def posted(self, table: HeadsUpTable) -> str:
        if table.status is Status.PLAYING:
            return phrase("table-posted", table=self.called(table))
        if table.status is not Status.CHALLENGE:
            return phrase("turn-done")
        challenge = table.state.challenge
        return phrase("challenge-posted", is_counter=challenge.offerer != challenge.challenger)

    def link_label(self, table: HeadsUpTable) -> str:
        return phrase("button-to-board") if table.has_begun else phrase("button-to-challenge")

    def thread_name(self, table: HeadsUpTable) -> str:
        challenge, players = table.state.challenge, table.players
        called = [plain(players[each]) for each in challenge.sides]
        return lists.thread_name(called[0], called[1] if len(called) > 1 else None, table.sheet)

    def names_thread(self, called: str) -> bool:
        return lists.is_thread_name(called)

    def turn_line(self, table: HeadsUpTable, link: str) -> str:
        return lists.turn_line(table, link)

    def next_label(self, table: HeadsUpTable, snowflake: UserSnowflake | None) -> str:
        return lists.next_label(table, snowflake)

    def history_line(self, table: HeadsUpTable, at: datetime, link: str) -> str:
        return lists.history_line(table, at, link)

    def choice(self, table: HeadsUpTable) -> str:
        return lists.table_choice(table)

    def reminder(self, table: HeadsUpTable, player: Player, *, is_direct: bool) -> str:
        return lists.reminder(table, player, is_direct=is_direct)
