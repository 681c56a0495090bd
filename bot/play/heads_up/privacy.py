"""A player's heads-up tables, in the export of what is stored about them, and when they are erased."""

from dataclasses import replace
from datetime import datetime

from bot.engine.keys import PlayerId
from bot.play.heads_up.dice import players_of
from bot.play.heads_up.store import dump_state, save_table, to_heads_up
from bot.play.heads_up.table import HeadsUpTable, Withdrawal
from bot.play.kind import Entry
from bot.play.settings import ALL_TABLES
from bot.play.store import SESSION, enqueue_board
from bot.play.table import Status
from storage import TableRecord, UnitOfWork


def open_tables(
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


def close_without(
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


def export_entry(table: HeadsUpTable, player: PlayerId) -> Entry:
    state = dump_state(replace(table.state, results=table.results))
    challenge = table.state.challenge
    return {
        "side": "white" if player == challenge.sides[0] else "black",
        "opponent": next((each.name for each in table.players.values() if each.id != player), None),
        "challenge": state["challenge"],
        "results": state["results"],
    }
