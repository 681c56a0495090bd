"""The ledger: payments are stored with the settlement that made them, and are only ever added to."""

from collections.abc import Iterable
from datetime import datetime
from itertools import groupby
from typing import Final

from bot.engine.chouette import GameSettled, Transfer, Why
from bot.services.tables import known_as
from bot.table import ChouetteHappening, ChouetteTable, Player
from bot.table.ledger import Account, Paid
from storage import NewTransfer, TransferRecord, UnitOfWork

PAGE_LENGTH: Final = 18
"""How many payments a page holds: as many as fit a message with the longest names."""


def record_payments(
    uow: UnitOfWork, table: ChouetteTable, stake: int, happenings: Iterable[ChouetteHappening], at: datetime
) -> None:
    """Store what was paid in the games that were settled, at the stake that they were played for."""
    for each in happenings:
        if isinstance(each.event, GameSettled):
            rows = [NewTransfer(one.payer, one.payee, one.points, one.why) for one in each.event.transfers]
            uow.transfers.append(table.id, each.number, table.guild, stake, rows, at)


def account_of_table(uow: UnitOfWork, table_id: int) -> Account:
    """Return what was won and lost at a chouette."""
    won = uow.transfers.won_at_table(table_id)
    return Account(won, _people(uow, won), table_id)


def account_of_server(uow: UnitOfWork, guild: int) -> Account:
    """Return what was won and lost in all chouettes of a server."""
    won = uow.transfers.won_in_guild(guild)
    return Account(won, _people(uow, won))


def payments_at_table(uow: UnitOfWork, table_id: int, page: int) -> Account:
    """Return a page of what was paid at a chouette, newest first."""
    rows = uow.transfers.of_table(table_id, PAGE_LENGTH + 1, page * PAGE_LENGTH)
    return _page(uow, rows, page, table_id)


def payments_on_server(uow: UnitOfWork, guild: int, page: int) -> Account:
    """Return a page of what was paid in all chouettes of a server, newest first."""
    rows = uow.transfers.of_guild(guild, PAGE_LENGTH + 1, page * PAGE_LENGTH)
    return _page(uow, rows, page, None)


def _page(uow: UnitOfWork, rows: list[TransferRecord], page: int, table_id: int | None) -> Account:
    shown = rows[:PAGE_LENGTH]
    games = groupby(shown, lambda row: (row.table_id, row.game, row.stake))
    paid = tuple(
        Paid(table, game, stake, tuple(_transfer(row) for row in reversed(list(of_game))))
        for (table, game, stake), of_game in games
    )
    people = _people(uow, {player for row in shown for player in (row.payer_id, row.payee_id)})
    return Account({}, people, table_id, paid, page, len(rows) > PAGE_LENGTH)


def _transfer(row: TransferRecord) -> Transfer:
    return Transfer(row.payer_id, row.payee_id, row.points, Why(row.why))


def _people(uow: UnitOfWork, players: Iterable[int]) -> dict[int, Player]:
    return {known.id: known_as(known) for known in uow.players.get_many(set(players)).values()}
