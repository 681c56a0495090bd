"""Finds faults in a stored chouette."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.chouette import GameSettled, Joined, apply
from bot.engine.keys import FIRST_GAME, GameNumber
from bot.play.base.fair_dice import verify
from bot.play.chouette.dice import sources_of_chouette
from bot.play.chouette.lifecycle import status_of
from bot.play.chouette.records import HistoryStep, event_history, opened
from bot.play.chouette.table import ChouetteTable
from storage import UnitOfWork


def replayed_chouette(uow: UnitOfWork, table: ChouetteTable) -> ChouetteTable:
    """A table with the chouette that its events lead to, from its lobby on."""
    chouette = opened(uow, table)
    for step in event_history(uow, table, table.number):
        chouette = apply(step.before, step.event)
    return replace(table, state=replace(table.state, chouette=chouette))


def problems_of_chouette(uow: UnitOfWork, table: ChouetteTable) -> Iterator[str]:
    """May raise any of UNREADABLE."""
    history, lobby = list(event_history(uow, table, table.number)), opened(uow, table)
    if status_of(table.chouette) is not table.status:
        yield f"its status is {table.status}, which its game contradicts"
    joined = [lobby.host, *(each.event.player for each in history if isinstance(each.event, Joined))]
    if [seat.player_id for seat in uow.seats.at_table(table.id)] != list(dict.fromkeys(joined)):
        yield "its seats are not those of its players"
    yield from _problems_of_ledger(uow, table, history)
    for number in map(GameNumber, range(FIRST_GAME, table.number + 1)):
        if table.dice and (faults := verify(sources_of_chouette(uow, table, number, history))):
            yield f"game {number}: {faults[0]}"


def _problems_of_ledger(
    uow: UnitOfWork, table: ChouetteTable, history: Sequence[HistoryStep]
) -> Iterator[str]:
    """Check that the payments are those of the settled games, and sum to zero."""
    owed = {
        (each.before.number, seq): (one.payer, one.payee, one.points, one.why)
        for each in history
        if isinstance(each.event, GameSettled)
        for seq, one in enumerate(each.event.transfers)
    }
    rows = uow.contents.of_table("transfers", table.id)
    paid = {(row.game, row.seq): (row.payer_id, row.payee_id, row.points, row.why) for row in rows}
    wrong = {
        game for game, seq in owed.keys() | paid.keys() if owed.get((game, seq)) != paid.get((game, seq))
    }
    yield from (f"the payments of game {game} are not what it settled" for game in sorted(wrong))
    if sum(table.score.values()) != 0:
        yield "its ledger does not sum to zero"
