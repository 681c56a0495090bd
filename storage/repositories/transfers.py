"""Transfers: points that players paid to each other, only ever added, which triggers hold."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from datetime import datetime

from sqlalchemy import bindparam, func, insert, or_, select

from storage.models import TABLES, TRANSFERS
from storage.records import NewTransfer, Sight, TransferRecord
from storage.repositories.base import Repository
from storage.repositories.sight import is_in_sight, sight_values, with_threads

_SELECT = select(*(TRANSFERS.c[field.name] for field in fields(TransferRecord)))
_IN_TABLE = TRANSFERS.c.table_id == bindparam("of_table")
_IN_GUILD = TRANSFERS.c.guild_snowflake == bindparam("of_guild")
_OF_TABLE = (
    _SELECT.where(_IN_TABLE)
    .order_by(TRANSFERS.c.game.desc(), TRANSFERS.c.seq.desc())
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)
_OF_GUILD = (
    _SELECT.where(_IN_GUILD)
    .order_by(
        TRANSFERS.c.created_at.desc(),
        TRANSFERS.c.table_id.desc(),
        TRANSFERS.c.game.desc(),
        TRANSFERS.c.seq.desc(),
    )
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)
_OF_PLAYER = _SELECT.where(
    or_(TRANSFERS.c.payer_id == bindparam("of_player"), TRANSFERS.c.payee_id == bindparam("of_player"))
)
_WORTH = TRANSFERS.c.points * TRANSFERS.c.stake
_PAID_AT_TABLE = select(TRANSFERS.c.payer_id, TRANSFERS.c.payee_id, _WORTH).where(_IN_TABLE)
_PAID_IN_GUILD = (
    select(TRANSFERS.c.payer_id, TRANSFERS.c.payee_id, func.sum(_WORTH))
    .where(_IN_GUILD)
    .group_by(TRANSFERS.c.payer_id, TRANSFERS.c.payee_id)
)
_AT_TABLES = with_threads(TRANSFERS.join(TABLES, TABLES.c.id == TRANSFERS.c.table_id))
_OF_GUILD_IN_SIGHT = _OF_GUILD.select_from(_AT_TABLES).where(is_in_sight())
_PAID_IN_SIGHT = _PAID_IN_GUILD.select_from(_AT_TABLES).where(is_in_sight())
_INSERT = insert(TRANSFERS)


class Transfers(Repository):
    """What was paid for the games of chouettes."""

    __slots__ = ()

    def append(
        self,
        table_id: int,
        game: int,
        guild_snowflake: int | None,
        stake: int,
        rows: Sequence[NewTransfer],
        now: datetime,
    ) -> None:
        """Store what was paid for a game, in the order given, once for each game."""
        values = [
            {
                "table_id": table_id,
                "game": game,
                "seq": seq,
                "guild_snowflake": guild_snowflake,
                "payer_id": row.payer_id,
                "payee_id": row.payee_id,
                "points": row.points,
                "stake": stake,
                "why": row.why,
                "created_at": now,
            }
            for seq, row in enumerate(rows)
        ]
        if values:
            self._connection.execute(_INSERT, values)

    def of_table(self, table_id: int, limit: int, skipped: int = 0) -> list[TransferRecord]:
        """Return what was paid at a table, newest first, without the newest `skipped`."""
        values = {"of_table": table_id, "most": limit, "skipped": skipped}
        return [TransferRecord(*row) for row in self._connection.execute(_OF_TABLE, values)]

    def of_guild(
        self, guild_snowflake: int, limit: int, skipped: int = 0, *, sight: Sight | None = None
    ) -> list[TransferRecord]:
        """Return what was paid on a server, newest first, without the newest `skipped`.

        With a sight, it is what was paid at the tables that somebody may look at.
        """
        values = {"of_guild": guild_snowflake, "most": limit, "skipped": skipped}
        if sight is None:
            rows = self._connection.execute(_OF_GUILD, values)
        else:
            rows = self._connection.execute(_OF_GUILD_IN_SIGHT, values | sight_values(sight))
        return [TransferRecord(*row) for row in rows]

    def of_player(self, player_id: int) -> list[TransferRecord]:
        """Return what a player paid or was paid, by table and game."""
        rows = self._connection.execute(_OF_PLAYER, {"of_player": player_id})
        found = (TransferRecord(*row) for row in rows)
        return sorted(found, key=lambda each: (each.table_id, each.game, each.seq))

    def won_at_table(self, table_id: int) -> dict[int, int]:
        """Return what each player has won at a table, or lost if negative: points times the stake."""
        return _won(map(tuple, self._connection.execute(_PAID_AT_TABLE, {"of_table": table_id})))

    def won_in_guild(self, guild_snowflake: int, *, sight: Sight | None = None) -> dict[int, int]:
        """Return what each player has won on a server, or lost if negative: points times the stake.

        With a sight, it is what was won at the tables that somebody may look at.
        """
        values = {"of_guild": guild_snowflake}
        if sight is None:
            return _won(map(tuple, self._connection.execute(_PAID_IN_GUILD, values)))
        return _won(map(tuple, self._connection.execute(_PAID_IN_SIGHT, values | sight_values(sight))))


def _won(paid: Iterable[tuple[int, ...]]) -> dict[int, int]:
    """Return the sum of payments for each player; all together they are zero."""
    won: dict[int, int] = {}
    for payer, payee, points in paid:
        won[payer] = won.get(payer, 0) - points
        won[payee] = won.get(payee, 0) + points
    return won
