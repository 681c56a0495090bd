"""Looking at a chouette without changing it."""

from typing import Final

from bot.engine import MakePlay, Roll, Terms, legal_plays
from bot.engine.chouette import Chouette, Step, event_seen_by, mover
from bot.services.codec import load_chouette_event
from bot.services.errors import StaleBoard
from bot.services.tables import load_chouette
from bot.table import ChouetteHappening, ChouetteTable
from storage import UnitOfWork

ANY_PLAY: Final = MakePlay(legal_plays(Terms().start, Roll(3, 1))[0])
"""Stands for a play of whoever has none to make, so that the rules say why."""


def chouette_on_board(uow: UnitOfWork, table_id: int, edition: int | None) -> ChouetteTable:
    """Return a chouette's table as it stands; raises StaleBoard if that board does not count any more."""
    table = load_chouette(uow, table_id)
    if table.is_stale(edition):
        raise StaleBoard(table)
    return table


def may_play(chouette: Chouette, player: int) -> bool:
    """Tell whether a chouette waits for somebody to play a roll."""
    return chouette.step is Step.MOVE and mover(chouette) == player


def happenings_since_own_turn(
    uow: UnitOfWork, table_id: int, snowflake: int
) -> tuple[ChouetteTable, list[ChouetteHappening]]:
    """Return a chouette's table, and what all may know of what happened since somebody last did something.

    No more than the game before the present one is looked at; to a spectator, that is all of both.
    """
    table = load_chouette(uow, table_id)
    player, number = table.player_of(snowflake), table.chouette.number
    records = [
        row for game in (number - 1, number) if game >= 0 for row in uow.events.of_game(table.id, game)
    ]
    own = [index for index, row in enumerate(records) if player and row.player_id == player.id]
    last = records[own[-1]].version if own else -1
    since = [row for row in records if row.version > last]
    events = [(row, event_seen_by(load_chouette_event(row.kind, row.payload), None)) for row in since]
    return table, [ChouetteHappening(row.game, event, row.player_id) for row, event in events if event]
