"""What a row of the outbox about a board comes to, as its table stands when it is delivered."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from bot.engine import OpeningRolled, TimedOut
from bot.engine.chouette import GameCalled, GameSettled
from bot.preferences import Audience, PlayerPreferences
from bot.services.looking import (
    as_it_ended,
    chouette_happenings_since,
    happenings_on_message,
    happenings_since,
    news_on_board,
)
from bot.services.owed import OwedBoard, OwedFinal, OwedFold
from bot.services.preferences import preferences_of_player
from bot.services.promises import shown_by, to_be_shown
from bot.services.settings import preferences_of_server
from bot.services.tables import BOARD, open_beside
from bot.table import AnyTable, ChouetteTable, Hosted, LiveBoard, News, Status, Table, Withdrawal
from storage import OutboxRecord, UnitOfWork

MOST_WAITING = 1000
"""How many posts of all tables are looked through for one that belongs before a table's first."""


def owner_of(row: OutboxRecord) -> int | None:
    """Return our key of the player whose own board a row is about, or whom it reminds; None for everybody."""
    owner: int | None = row.payload.get("owner", row.payload.get("player"))
    return owner


def board_owed(uow: UnitOfWork, table: AnyTable, board: LiveBoard, rows: Sequence[OutboxRecord]) -> OwedBoard:
    """Return a table's live board as it is owed in one place by those rows."""
    if isinstance(table, ChouetteTable):
        news = _news(uow, table, table.told_from, table.version)
    else:
        news = news_on_board(uow, table, board.version)
    table = _with_rematch(uow, table, board.owner)
    new = [row for row in rows if row.payload["is_new"]]
    is_new = bool(new) or board.message is None or _begins_game(table, news)
    named = {player for row in new for player in row.payload["mention"]}
    return OwedBoard(
        rows=tuple(rows),
        table=table,
        board=board,
        news=news,
        is_new=is_new,
        mention=tuple(table.players[player] for player in _concerned(table, news) if player in named),
        audience=_audience(uow, table, board.owner),
        after=() if board.message is not None else _owed_before(uow, table, board),
        dice=to_be_shown(uow, table, board, is_new=is_new),
    )


def final_owed(
    uow: UnitOfWork, table: AnyTable, board: LiveBoard, row: OutboxRecord, now: datetime
) -> OwedFinal | None:
    """Return the last board of a game; one of a game that never ended is void."""
    ended = as_it_ended(uow, table, row.payload["game"]) if isinstance(table, Table) else None
    if ended is None:
        uow.outbox.mark_delivered([row.id], now)
        return None
    return OwedFinal(row, table, ended, board, _audience(uow, table, board.owner))


def fold_owed(uow: UnitOfWork, table: AnyTable, row: OutboxRecord, now: datetime) -> OwedFold | None:
    """Return a fold; one in the direct messages of somebody who was erased is void.

    A message that still shows how its table ended is drawn once more.
    """
    owner, channel = owner_of(row), row.payload.get("channel", table.channel)
    if owner is not None:
        found = [each for each in uow.direct_boards.of_table(table.id) if each.player_id == owner]
        channel = found[0].channel_snowflake if found else None
    if channel is None:
        uow.outbox.mark_delivered([row.id], now)
        return None
    since, until, message = (row.payload[key] for key in ("since", "until", "message"))
    news, audience = _news(uow, table, since, until), _audience(uow, table, owner)
    dice = shown_by(uow, table, message)
    if isinstance(table, Table) and any(board.message == message for board in table.boards):
        shown = _with_rematch(uow, table, owner)
        return OwedFold(row, shown, message, news, channel, None, audience, dice, is_live=True)
    ended = _shown_end(uow, table, news)
    if isinstance(table, Table):
        news = happenings_on_message(uow, table.id, since, until)
    return OwedFold(row, table, message, news, channel, ended, audience, dice)


def _with_rematch(uow: UnitOfWork, table: AnyTable, owner: int | None) -> AnyTable:
    """Return a table with whether its rematch is offered or played, once it is over."""
    if not isinstance(table, Table) or table.status is not Status.OVER:
        return table
    beside = [each for each in open_beside(uow, table, owner) if isinstance(each, Table)]
    return replace(table, has_rematch=any(each.state.challenge.rematch_of == table.id for each in beside))


def _news(uow: UnitOfWork, table: AnyTable, since: int, until: int | None = None) -> News:
    if isinstance(table, ChouetteTable):
        return chouette_happenings_since(uow, table.id, since, until)
    return happenings_since(uow, table.id, since, until)


def _begins_game(table: AnyTable, news: News) -> bool:
    """Tell whether a game of two players has begun after another, whose last board stays where it is."""
    return isinstance(table, Table) and any(
        isinstance(each.event, OpeningRolled) and each.number > 1 for each in news
    )


def _audience(uow: UnitOfWork, table: Hosted, owner: int | None) -> Audience:
    """Return who sees a board: everybody, or its owner, with what they have chosen."""
    servers = preferences_of_server(uow, table.guild)
    own = PlayerPreferences() if owner is None else preferences_of_player(uow, owner)
    return Audience(owner, servers, own)


def _owed_before(uow: UnitOfWork, table: Hosted, board: LiveBoard) -> tuple[int, ...]:
    """Return our keys of the tables before this one, in the same place, whose boards are still owed."""
    pending = uow.outbox.pending(limit=MOST_WAITING)
    boards = (row for row in pending if row.kind == BOARD and owner_of(row) == board.owner)
    older = sorted({row.table_id for row in boards if row.table_id < table.id})
    return tuple(each for each in older if uow.tables.get(each).channel_snowflake == table.channel)


def _concerned(table: AnyTable, news: News) -> Iterable[int]:
    """Return our keys of whom a new board may notify: all whom it waits for; all who are left at its end.

    A game that was lost on time is told to both; so is a time that is out, or more of it that is asked for,
    and the end of a match.
    """
    if isinstance(table, ChouetteTable):
        return table.waits_for
    is_over = table.status is Status.OVER or table.state.challenge.withdrawal is Withdrawal.ERASED
    is_about_time = table.time is not None and (table.time.is_out or table.time.is_asked)
    is_lost = any(isinstance(each.event, TimedOut) for each in news)
    return table.players if is_over or is_about_time or is_lost else table.waits_for


def _shown_end(uow: UnitOfWork, table: AnyTable, news: News) -> AnyTable | None:
    """Return a table as the game left it whose end a message showed; None if it showed none.

    What happened on the message tells. A chouette's settlement is known until its next game ends.
    """
    if isinstance(table, ChouetteTable):
        return table.as_settled(before=_called(news))
    first = news[0] if news else None
    if first is None or not isinstance(first.event, OpeningRolled) or first.number == 1:
        return None
    return as_it_ended(uow, table, first.number - 1)


def _called(news: News) -> int | None:
    """Return the number of the game of a chouette that was called, if no other ended before that."""
    for each in news:
        if isinstance(each.event, GameSettled):
            return None
        if isinstance(each.event, GameCalled):
            return each.event.number
    return None
