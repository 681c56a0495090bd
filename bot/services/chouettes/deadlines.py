"""What happens in a chouette when a time is up."""

from datetime import datetime

from bot.engine.chouette import Close
from bot.services.chouettes.acting import owe_chouette_board
from bot.services.chouettes.course import ChouetteCourse
from bot.services.chouettes.saving import NEXT_GAME, REMINDER, schedule_chouette
from bot.services.dice import Chance
from bot.services.reminding import owe_notice
from bot.services.scheduling import LAPSE
from bot.services.threads import owe_thread
from bot.table import ChouetteTable, Status
from storage import DeadlineRecord, TableRecord, UnitOfWork


def fire_in_chouette(
    uow: UnitOfWork,
    deadline: DeadlineRecord,
    record: TableRecord,
    table: ChouetteTable,
    now: datetime,
    chance: Chance,
) -> None:
    """Let the time be up for whom a deadline is about, for the break between two games, or for a lobby."""
    if deadline.kind == LAPSE:
        _lapse(uow, record, table, now, chance)
        return
    if table.status is not Status.PLAYING:
        return
    if deadline.kind == REMINDER:
        _remind(uow, deadline, table, now)
        return
    if not _is_up(table, deadline, now):
        schedule_chouette(uow, table, now)
        return
    course = ChouetteCourse(uow, table, chance, now)
    course.let_time_pass(deadline.player_id)
    course.go_on()
    saved = course.save(record)
    owe_chouette_board(uow, table, saved, course.happenings, None, now)


def _lapse(uow: UnitOfWork, record: TableRecord, table: ChouetteTable, now: datetime, chance: Chance) -> None:
    """Close a lobby in which nothing has happened for long, as its host might."""
    if table.status is not Status.CHALLENGE:
        return
    course = ChouetteCourse(uow, table, chance, now)
    course.act(table.chouette.host, Close())
    saved = course.save(record)
    owe_thread(uow, saved, now)
    owe_chouette_board(uow, table, saved, course.happenings, None, now)


def _remind(uow: UnitOfWork, deadline: DeadlineRecord, table: ChouetteTable, now: datetime) -> None:
    """Remind a player that the chouette waits for him, as he has chosen."""
    player = deadline.player_id
    if player is not None and player in table.must_act:
        owe_notice(uow, table.id, table.version, player, now)


def _is_up(table: ChouetteTable, deadline: DeadlineRecord, now: datetime) -> bool:
    if deadline.kind == NEXT_GAME:
        return table.begins_at is not None and table.begins_at <= now
    awaited = (each for each in table.state.awaited if each.player == deadline.player_id)
    return any(table.due(each) <= now for each in awaited)
