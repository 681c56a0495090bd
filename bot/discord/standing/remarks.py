"""What stands on a table's messages: who offers a game, and what the end of one has done to ratings."""

from collections.abc import Iterable
from datetime import datetime

from bot.discord.standing.text import in_short, rated, signed
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.preferences import NEVER_CHOSEN, preferences_of_players
from bot.play.base.table import Player, Table
from bot.play.base.use_case import UnitOfWork
from bot.play.tables.remarks import Remark
from bot.play.text.escapes import unformatted
from bot.play.text.words import DOT, name
from bot.standing.profiles import rating_on, rows_seen
from bot.standing.record import record_of
from bot.standing.store import moved_there
from bot.text.catalogue import listed, phrase


def tell_moves(uow: UnitOfWork, table: Table, number: GameNumber, owner: PlayerId | None) -> Remark | None:
    """What the end of a game, or of its match, moved: for all to see both ratings on their server.

    Nobody's is told who does not show it to all, nor that of whom they played: it would follow. On their own
    board in direct messages players see their own, in all that they play. Of what is void it is told why.
    """
    void = [each for each in uow.results.of_games(table.id, number, number) if each.is_void]
    if void:
        reason = unformatted(void[0].void_reason or "")
        return lambda _table: phrase("standing-void", reason=reason)
    if owner is None and (table.guild is None or not all_show(uow, table.players)):
        return None
    people = tuple(table.players) if owner is None else (owner,)
    found = moved_there(uow, None if owner else table.guild, table.id, number, people)
    if len(found) < len(people):
        return None

    def said(table: Table) -> str:
        if owner is not None:
            rating, moved = _moved(*found[owner])
            return phrase("standing-moved-own", rating=rating, moved=moved)
        ratings = [_told(table.players[each], found[each]) for each in people]
        return phrase("standing-moved", ratings=listed(ratings))

    return said


def _told(player: Player, moved_to: tuple[float, float]) -> str:
    rating, moved = _moved(*moved_to)
    return phrase("standing-moved-of", player=name(player), rating=rating, moved=moved)


def introduce(uow: UnitOfWork, table: Table, player: PlayerId, at: datetime) -> Remark | None:
    """Who offers a game, for whoever may accept: rating, record, how quickly and reliably they answer."""
    if table.guild is None or not all_show(uow, [player]):
        return None
    rating = rating_on(uow, "two", table.guild, player)
    record = record_of(player, rows_seen(uow, table.guild, None, player))
    if record.latest == 0:
        return None

    def said(table: Table) -> str:
        facts = [] if rating is None else [rated(rating, at)]
        facts += in_short(record)
        return phrase("standing-introduced", player=name(table.players[player]), facts=DOT.join(facts))

    return said


def all_show(uow: UnitOfWork, players: Iterable[PlayerId]) -> bool:
    """Whether each of some players lets all see how they fare."""
    people = tuple(players)
    chosen = preferences_of_players(uow, people)
    return all(chosen.get(each, NEVER_CHOSEN).profile.is_public for each in people)


def _moved(value: float, moved: float) -> tuple[int, str]:
    """By the rounded numbers, so that they add up to the eye."""
    now = round(value)
    return now, signed(now - round(value - moved))
