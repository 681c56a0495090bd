"""Exports all that is stored about a person, and forgets who the person was.

Games are kept for ever, since they are the other player's too, but only one table has names. To forget a
person, the bot empties their row there and deletes what is theirs alone: settings, imports, notes, and such.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.engine.keys import PlayerId
from bot.play.base.dice_source import DiceSource
from bot.play.base.errors import AlreadyHandled, NothingStored
from bot.play.base.keys import UserSnowflake
from bot.play.base.table import Table
from bot.play.base.use_case import Request
from bot.play.kinds.kind import all_kinds, kind_of, words_of
from bot.play.kinds.privacy import Entry
from bot.play.kinds.words import TableCategory
from bot.play.posts.pending_posts import enqueue_thread_update
from bot.play.tables.flow import close_without
from bot.play.tables.settings import LANGUAGES
from bot.play.tables.store import to_table
from bot.play.upkeep.belongings import export_belongings, forget_belongings
from storage import EventRecord, PlayerRecord, TableRecord, UnitOfWork

EXPORT_KIND = "barpoint-export-1"


@dataclass(frozen=True, slots=True)
class Ending:
    """The tables that end at once if a player is erased: how many of each category."""

    player: PlayerId
    counted: Mapping[TableCategory, int]


def check_stored(uow: UnitOfWork, snowflake: UserSnowflake) -> None:
    """Raises NothingStored."""
    _known(uow, snowflake)


def what_would_end(uow: UnitOfWork, snowflake: UserSnowflake) -> Ending:
    """Raises NothingStored."""
    known = _known(uow, snowflake)
    player = PlayerId(known.id)
    counted = Counter(words_of(table).category_of(table) for _, table in _tables_to_leave(uow, player))
    return Ending(player, counted)


def erase(uow: UnitOfWork, request: Request, player: PlayerId, dice_source: DiceSource) -> tuple[Table, ...]:
    """Forget for good who the caller is; return the tables that they have left, with boards enqueued.

    `player` is whom the question was about: after an erasure an old yes does not count for the newcomer. The
    store keeps traces of what was overwritten until it is scrubbed.

    Raises:
        NothingStored: The caller is not known.
        AlreadyHandled: `player` was erased before; the caller has come back as somebody new.
    """
    known = _known(uow, request.caller.snowflake)
    if known.id != player:
        raise AlreadyHandled
    _enqueue_thread_updates(uow, player, request.at)
    uow.direct_boards.forget_player(player)  # first: boards of tables closed below are not for them
    left = tuple(
        kind_of(table).leave(uow, record, table, player, request, dice_source)
        or close_without(uow, record, table, player, request.at)
        for record, table in list(_tables_to_leave(uow, player, are_locked=True))
    )
    for kept in (
        uow.settings,
        uow.analyses,
        uow.imports,
        uow.notes,
        uow.evaluations,
        uow.standing_orders,
        uow.reminders,
    ):
        kept.forget_player(player)
    forget_belongings(uow, player, request.at)
    uow.dice.forget_words(player)
    uow.dice.forget_shown(player)
    uow.players.erase(player)
    uow.tell_others(LANGUAGES)
    return left


def export(uow: UnitOfWork, snowflake: UserSnowflake, at: datetime) -> Entry:
    """Return all stored data about a person, as JSON; raises NothingStored."""
    known = _known(uow, snowflake)
    player = PlayerId(known.id)
    chosen_at, tables = uow.settings.chosen_at(known.id), list(_tables(uow, player))
    return {
        "kind": EXPORT_KIND,
        "exported_at": at.isoformat(),
        "identity": {
            "discord_id": str(snowflake),
            "name": known.name,
            "username": known.username,
            "locale": known.locale,
            "player": known.id,
            "known_since": known.created_at.isoformat(),
            "written_to_since": None if known.written_to_at is None else known.written_to_at.isoformat(),
        },
        "preferences": None
        if chosen_at is None
        else {"chosen_at": chosen_at.isoformat(), "chosen": uow.settings.of_player(known.id)},
        **{
            kind.exported_as: [
                _table_entry(record, table, player)
                for record, table in tables
                if record.kind == kind.stored_as
            ]
            for kind in all_kinds()
        },
        "actions": [_action_entry(event) for event in uow.events.of_player(known.id)],
        **_belongings(uow, player),
        **export_belongings(uow, player),
    }


def _belongings(uow: UnitOfWork, player: PlayerId) -> Entry:
    """The player's own data, apart from tables and actions."""
    return {
        "dice_words": [
            {"table": row.table_id, "game": row.game, "words": row.words, "sha256": row.digest}
            for row in uow.dice.words_of(player)
        ],
        "dice_shown": [
            {"table": row.table_id, "game": row.game, "message": str(row.message_snowflake)}
            for row in uow.dice.shown_to(player)
        ],
        "imports": [
            {"import": row.id, "imported_at": row.created_at.isoformat(), "record": row.record}
            for row in uow.imports.of_player(player)
        ],
        "analyses": [
            {"analysis": row.analysis_id, "asked_at": row.asked_at.isoformat()}
            for row in uow.analyses.of_player(player)
        ],
        "evaluations": _evaluations_entry(uow, player),
        "notes": [{"table": table, "note": text} for table, text in uow.notes.of_player(player).items()],
        "standing_orders": [
            {"table": table, "orders": orders}
            for table, orders in uow.standing_orders.of_player(player).items()
        ],
        "reminders": [
            {"table": row.table_id, "sent": row.sent, "message": _as_text(row.message_snowflake)}
            for row in uow.reminders.of_player(player)
        ],
        "payments": [
            {
                "table": row.table_id,
                "game": row.game,
                "points": row.points if row.payee_id == player else -row.points,
                "stake": row.stake,
                "why": row.why,
            }
            for row in uow.transfers.of_player(player)
        ],
        "results": [
            {
                "table": row.table_id,
                "game": row.game,
                "of": row.scope,
                "at": row.ended_at.isoformat(),
                "points": row.points if row.white_id == player else -row.points,
                "stake": row.stake,
                "ending": row.ending,
            }
            for row in uow.results.of_player(player)
        ],
        "direct_boards": [
            {"table": row.table_id, "channel": str(row.channel_snowflake)}
            for row in uow.direct_boards.of_player(player)
        ],
    }


def _evaluations_entry(uow: UnitOfWork, player: PlayerId) -> Entry | None:
    found = uow.evaluations.of_player(player)
    return None if found is None else {"day": found.day.date().isoformat(), "asked": found.asked}


def _known(uow: UnitOfWork, snowflake: UserSnowflake) -> PlayerRecord:
    known = uow.players.find(snowflake)
    if known is None:
        raise NothingStored
    return known


def _tables_to_leave(
    uow: UnitOfWork, player: PlayerId, *, are_locked: bool = False
) -> Iterator[tuple[TableRecord, Table]]:
    for kind in all_kinds():
        yield from kind.tables_to_leave(uow, player, are_locked=are_locked)


def _enqueue_thread_updates(uow: UnitOfWork, player: PlayerId, at: datetime) -> None:
    """Enqueue a look at every place where somebody played: a thread there may bear their name."""
    seats = [uow.tables.get(table) for table in uow.seats.tables_of(player)]
    records = [*seats, *uow.tables.challenges_of(player)]
    places = {record.channel_snowflake: record for record in records}
    for record in places.values():
        enqueue_thread_update(uow, to_table(uow, record), at)


def _tables(uow: UnitOfWork, player: PlayerId) -> Iterator[tuple[TableRecord, Table]]:
    """The tables at which somebody sat, then those by or to them that were never played."""
    for record in map(uow.tables.get, uow.seats.tables_of(player)):
        yield record, to_table(uow, record)
    for record in list(uow.tables.never_played()):
        table = to_table(uow, record)
        if kind_of(table).involves(table, player):
            yield record, table


def _as_text(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)


def _table_entry(record: TableRecord, table: Table, player: PlayerId) -> Entry:
    return {
        "table": table.id,
        "server": _as_text(table.guild),
        "channel": _as_text(table.channel),
        "status": table.status.value,
        "opened_at": record.created_at.isoformat(),
        "changed_at": record.updated_at.isoformat(),
        **kind_of(table).export_entry(table, player),
    }


def _action_entry(event: EventRecord) -> Entry:
    return {
        "table": event.table_id,
        "game": event.game,
        "at": event.created_at.isoformat(),
        "action": event.kind,
        "details": event.payload,
    }
