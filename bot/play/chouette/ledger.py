"""The ledger: payments are stored when a game is settled, and only ever added.

Payments within a game in play are not stored yet, and count as well.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Final

from bot.engine.chouette import ChouetteEvent, GameSettled, Transfer, Why
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.keys import NO_GUILD, GuildSnowflake, TableId
from bot.play.base.table import LoggedEvent, Player
from bot.play.chouette.store import EVENTS, load_chouette, to_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.tables.store import by_player, to_players
from bot.play.tables.visibility import Viewer, may_view, visibility_of
from storage import NewTransfer, TransferRecord, UnitOfWork


@dataclass(frozen=True, slots=True)
class Paid:
    """Payments of one game, in order, at a `stake` for each point; more follow while it `is_open`.

    `at` is when the game was settled.
    """

    table: TableId
    game: GameNumber
    stake: int
    transfers: tuple[Transfer, ...]
    is_open: bool = False
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """The opening of a chouette: by whom, under which number, and when."""

    table: TableId
    host: Player
    at: datetime


@dataclass(frozen=True, slots=True)
class Account:
    """Wins and losses in one chouette, or in all of a server.

    Args:
        won: Points times stake that each player has won, negative if lost; the sum is zero.
        people: Everybody whom it names.
        of: The chouette; None for all of the server.
        games: A page of the payments, newest first; empty where they were not asked for.
        page: The number of that page, from 0.
        has_more: Whether older payments follow.
    """

    won: Mapping[PlayerId, int]
    people: Mapping[PlayerId, Player]
    of: Opening | None = None
    games: tuple[Paid, ...] = ()
    page: int = 0
    has_more: bool = False


PAGE_LENGTH: Final = 18
"""As many payments as fit a message with the longest names."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A payment, and the game that it was made for."""

    table: TableId
    game: GameNumber
    stake: int
    transfer: Transfer
    is_open: bool = False
    at: datetime | None = None


def record_payments(
    uow: UnitOfWork,
    table: ChouetteTable,
    stake: int,
    logged: Iterable[LoggedEvent[ChouetteEvent]],
    at: datetime,
) -> None:
    """Store the payments of the settled games, at the stake that they were played for."""
    for each in logged:
        if isinstance(each.event, GameSettled):
            rows = [NewTransfer(one.payer, one.payee, one.points, one.why) for one in each.event.transfers]
            uow.transfers.append(table.id, each.number, table.guild, stake, rows, at)


def account_of_table(uow: UnitOfWork, table_id: TableId) -> Account:
    return account_of(uow, load_chouette(uow, table_id))


def account_of(uow: UnitOfWork, table: ChouetteTable) -> Account:
    return Account(table.score, _people(uow, table.score), opening_of(uow, table))


def opening_of(uow: UnitOfWork, table: ChouetteTable) -> Opening:
    host = table.chouette.host
    opened_at = uow.tables.get(table.id).created_at
    return Opening(table.id, _people(uow, (host,))[host], opened_at)


def account_of_server(uow: UnitOfWork, viewer: Viewer) -> Account:
    """The chouettes of a server that somebody may look at."""
    guild = viewer.guild or NO_GUILD
    won = by_player(uow.transfers.won_in_guild(guild, visibility=visibility_of(uow, viewer, guild)))
    for entry in _in_play_on(uow, viewer, guild):
        paid, points = entry.transfer, entry.transfer.points * entry.stake
        won[paid.payer] = won.get(paid.payer, 0) - points
        won[paid.payee] = won.get(paid.payee, 0) + points
    return Account(won, _people(uow, won))


def payments_at_table(uow: UnitOfWork, table_id: TableId, page: int) -> Account:
    """Newest first."""
    table = load_chouette(uow, table_id)
    first = _in_play(table)
    skipped = page * PAGE_LENGTH
    rows = uow.transfers.of_table(table_id, PAGE_LENGTH + 1, max(skipped - len(first), 0))
    return _page(uow, [*first[skipped:], *_settled(uow, rows)], page, opening_of(uow, table))


def payments_on_server(uow: UnitOfWork, viewer: Viewer, page: int) -> Account:
    """Newest first, of the chouettes that somebody may look at."""
    guild = viewer.guild or NO_GUILD
    first = _in_play_on(uow, viewer, guild)
    skipped, visibility = page * PAGE_LENGTH, visibility_of(uow, viewer, guild)
    rows = uow.transfers.of_guild(guild, PAGE_LENGTH + 1, max(skipped - len(first), 0), visibility=visibility)
    return _page(uow, [*first[skipped:], *_settled(uow, rows)], page, None)


def _page(uow: UnitOfWork, entries: Sequence[_Entry], page: int, of: Opening | None) -> Account:
    """Newest first; within each game, in order."""
    shown = entries[:PAGE_LENGTH]
    games = groupby(shown, lambda each: (each.table, each.game, each.stake, each.is_open, each.at))
    paid = tuple(
        Paid(table, game, stake, tuple(each.transfer for each in reversed(list(of_game))), is_open, at)
        for (table, game, stake, is_open, at), of_game in games
    )
    people = _people(uow, {player for each in shown for player in (each.transfer.payer, each.transfer.payee)})
    return Account({}, people, of, paid, page, len(entries) > PAGE_LENGTH)


def _in_play(table: ChouetteTable) -> list[_Entry]:
    """The payments so far of the game in play, newest first."""
    number, stake = table.chouette.number, table.chouette.sheet.rules.stake
    return [_Entry(table.id, number, stake, each, is_open=True) for each in reversed(table.paid)]


def _in_play_on(uow: UnitOfWork, viewer: Viewer, guild: GuildSnowflake) -> list[_Entry]:
    """The payments so far of the games in play that somebody may look at, newest chouette first."""
    records = [each for each in uow.tables.open_in_guild(guild) if each.kind == ChouetteTable.kind]
    tables = [to_chouette(uow, record) for record in reversed(records)]
    return [entry for table in tables if may_view(uow, viewer, table) for entry in _in_play(table)]


def _settled(uow: UnitOfWork, rows: Iterable[TransferRecord]) -> Iterator[_Entry]:
    """Stored payments, each with its cube and kind as of the settlement."""
    for (table, game), of_game in groupby(rows, lambda row: (row.table_id, row.game)):
        settled = _transfers_of(uow, table, game)
        for row in of_game:
            known = settled[row.seq : row.seq + 1]
            plain = Transfer(PlayerId(row.payer_id), PlayerId(row.payee_id), row.points, Why(row.why))
            yield _Entry(table, game, row.stake, known[0] if known else plain, at=row.created_at)


def _transfers_of(uow: UnitOfWork, table: TableId, game: GameNumber) -> tuple[Transfer, ...]:
    for record in uow.events.of_kind(table, GameSettled.__name__, game, game):
        event = EVENTS.load(record.kind, record.payload)
        if isinstance(event, GameSettled):
            return event.transfers
    return ()


def _people(uow: UnitOfWork, players: Iterable[PlayerId]) -> dict[PlayerId, Player]:
    return to_players(uow.players.get_many(set(players)).values())
