"""What is stored about a person: giving all of it out, and forgetting who it was.

Games are kept for ever, since they are the other player's too; but names stand in one table only. So a person
is forgotten by emptying one row of that, and whatever is theirs alone: settings, imports, notes, and such.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from pydantic import JsonValue

from bot.engine.keys import PlayerId
from bot.play.chouette.store import to_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.errors import AlreadyHandled, NothingStored
from bot.play.heads_up.dice import players_of
from bot.play.heads_up.store import dump_state, save_table, to_heads_up
from bot.play.heads_up.table import HeadsUpTable, Withdrawal
from bot.play.keys import UserSnowflake
from bot.play.pending_posts import enqueue_thread_look
from bot.play.settings import ALL_TABLES
from bot.play.store import CHOUETTE, SESSION, enqueue_board, to_table
from bot.play.table import Status, Table
from bot.play.use_case import Request
from storage import EventRecord, PlayerRecord, TableRecord, UnitOfWork

Entry = dict[str, JsonValue]
EXPORT_KIND = "barpoint-export-1"


@dataclass(frozen=True, slots=True)
class Ending:
    """What ends at once if a player is erased: their games in play, and their open challenges."""

    player: PlayerId
    games: int
    challenges: int


def what_would_end(uow: UnitOfWork, snowflake: UserSnowflake) -> Ending:
    """Raises NothingStored."""
    known = _known(uow, snowflake)
    player = PlayerId(known.id)
    open_ones = [table.status for _, table in _open_tables(uow, player)]
    return Ending(player, open_ones.count(Status.PLAYING), open_ones.count(Status.CHALLENGE))


def erase(uow: UnitOfWork, request: Request, player: PlayerId) -> tuple[HeadsUpTable, ...]:
    """Forget for good who the caller is; return the tables that this has closed, whose boards are enqueued.

    `player` is whom the question was about: after an erasure an old yes does not count for the newcomer. The
    store keeps traces of what was overwritten until it is scrubbed.

    Raises:
        NothingStored: The caller is not known.
        AlreadyHandled: `player` was erased before; the caller has come back as somebody new.
    """
    known = _known(uow, request.caller.snowflake)
    if known.id != player:
        raise AlreadyHandled
    _enqueue_thread_looks(uow, player, request.at)
    uow.direct_boards.forget_player(player)  # first: boards of tables closed below are not for them
    closed = tuple(
        _close(uow, record, table, player, request.at)
        for record, table in _open_tables(uow, player, are_held=True)
    )
    for kept in (uow.settings, uow.imports, uow.notes, uow.standing_orders, uow.reminders):
        kept.forget_player(player)
    uow.dice.forget_words(player)
    uow.dice.forget_shown(player)
    uow.players.erase(player)
    return closed


def export(uow: UnitOfWork, snowflake: UserSnowflake, at: datetime) -> Entry:
    """Everything stored about somebody, as JSON; raises NothingStored."""
    known = _known(uow, snowflake)
    player = PlayerId(known.id)
    chosen_at = uow.settings.chosen_at(known.id)
    return {
        "kind": EXPORT_KIND,
        "exported_at": at.isoformat(),
        "identity": {
            "discord_id": str(snowflake),
            "name": known.name,
            "player": known.id,
            "known_since": known.created_at.isoformat(),
        },
        "preferences": None
        if chosen_at is None
        else {"chosen_at": chosen_at.isoformat(), "chosen": uow.settings.of_player(known.id)},
        "tables": [_table_entry(record, table, player) for record, table in _all_tables(uow, player)],
        "chouettes": [_chouette_entry(record, table, player) for record, table in _chouettes(uow, player)],
        "actions": [_action_entry(event) for event in uow.events.of_player(known.id)],
        **_belongings(uow, player),
    }


def _belongings(uow: UnitOfWork, player: PlayerId) -> Entry:
    """What is the player's own, apart from tables and actions."""
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
        "direct_boards": [
            {"table": row.table_id, "channel": str(row.channel_snowflake)}
            for row in uow.direct_boards.of_player(player)
        ],
    }


def _known(uow: UnitOfWork, snowflake: UserSnowflake) -> PlayerRecord:
    known = uow.players.find(snowflake)
    if known is None:
        raise NothingStored
    return known


def _open_tables(
    uow: UnitOfWork, player: PlayerId, *, are_held: bool = False
) -> list[tuple[TableRecord, HeadsUpTable]]:
    """The tables at which somebody plays or is challenged, with the records to save them over."""
    challenges = (record for record in uow.tables.never_played() if record.is_open)
    records = [*uow.tables.open_of_player(player, ALL_TABLES), *challenges]
    loaded = [(record, to_heads_up(uow, record)) for record in records if record.kind == SESSION]
    found = [(record, table) for record, table in loaded if player in players_of(table)]
    if not are_held:
        return found
    held = [uow.tables.hold(key) for key in sorted(record.id for record, _ in found)]
    anew = ((record, to_heads_up(uow, record)) for record in held if record.is_open)
    return [(record, table) for record, table in anew if player in players_of(table)]


def _enqueue_thread_looks(uow: UnitOfWork, player: PlayerId, at: datetime) -> None:
    """Enqueue a look at every place where somebody played: a thread there may bear their name."""
    seats = [uow.tables.get(table) for table in uow.seats.tables_of(player)]
    records = [*seats, *uow.tables.challenges_of(player)]
    places = {record.channel_snowflake: record for record in records}
    for record in places.values():
        enqueue_thread_look(uow, to_table(uow, record), at)


def _close(
    uow: UnitOfWork, record: TableRecord, table: HeadsUpTable, erased: PlayerId, at: datetime
) -> HeadsUpTable:
    """End a table without a result; a new board says so to everybody else who belongs to it."""
    challenge = replace(table.state.challenge, withdrawal=Withdrawal.ERASED, withdrew=None)
    state = replace(table.state, challenge=challenge, clock=None)
    closed = replace(table, state=state, status=Status.CLOSED)
    saved = save_table(uow, record, closed, at)
    others = [other for other in players_of(saved) if other != erased]
    enqueue_board(uow, saved, at, is_new=bool(others), mention=others)
    return saved


def _all_tables(uow: UnitOfWork, player: PlayerId) -> Iterator[tuple[TableRecord, HeadsUpTable]]:
    """The tables at which somebody sat, then the challenges by or to them that were never played."""
    for table_id in uow.seats.tables_of(player):
        record = uow.tables.get(table_id)
        if record.kind == SESSION:
            yield record, to_heads_up(uow, record)
    for record in list(uow.tables.never_played()):
        if record.kind != SESSION:
            continue
        table = to_heads_up(uow, record)
        if player in players_of(table):
            yield record, table


def _chouettes(uow: UnitOfWork, player: PlayerId) -> Iterator[tuple[TableRecord, ChouetteTable]]:
    for record in map(uow.tables.get, uow.seats.tables_of(player)):
        if record.kind == CHOUETTE:
            yield record, to_chouette(uow, record)


def _as_text(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)


def _place_entry(record: TableRecord, table: Table) -> Entry:
    return {
        "table": table.id,
        "server": _as_text(table.guild),
        "channel": _as_text(table.channel),
        "status": table.status.value,
        "opened_at": record.created_at.isoformat(),
        "changed_at": record.updated_at.isoformat(),
    }


def _chouette_entry(record: TableRecord, table: ChouetteTable, player: PlayerId) -> Entry:
    chouette = table.chouette
    return {
        **_place_entry(record, table),
        "is_host": player == chouette.host,
        "players": [each.name for each in table.players.values()],
        "games": chouette.number,
        "points": sum(each.points for each in chouette.standings if each.player == player),
    }


def _table_entry(record: TableRecord, table: HeadsUpTable, player: PlayerId) -> Entry:
    state = dump_state(replace(table.state, results=table.results))
    challenge = table.state.challenge
    return {
        **_place_entry(record, table),
        "side": "white" if player == challenge.sides[0] else "black",
        "opponent": next((each.name for each in table.players.values() if each.id != player), None),
        "challenge": state["challenge"],
        "results": state["results"],
    }


def _action_entry(event: EventRecord) -> Entry:
    return {
        "table": event.table_id,
        "game": event.game,
        "at": event.created_at.isoformat(),
        "action": event.kind,
        "details": event.payload,
    }
