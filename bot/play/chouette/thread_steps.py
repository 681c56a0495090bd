"""Bringing the team's thread up to date step by step, and noting each step.

Every step is one call to Discord, stored before the next, so that a crash costs one step, which is then
repeated.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import ClassVar

from bot.engine import Roll
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.keys import ChannelSnowflake, MessageSnowflake
from bot.play.base.table import Player, Table
from bot.play.chouette.lifecycle import CHOUETTE_LIFECYCLE
from bot.play.chouette.store import load_chouette
from bot.play.chouette.table import (
    ChouetteState,
    ChouetteTable,
    ShownSuggestion,
    Suggestion,
    TeamThread,
    advising_team,
    captain_now,
)
from bot.play.chouette.team_thread import CLOSING, IDLE, THREAD_STEP, enqueue_closing, enqueue_idle
from bot.play.kinds.lifecycle import Change
from bot.play.posts.pending_posts import OfTable, PendingRow
from bot.play.tables.flow import load_to_change, save
from bot.play.tables.places import Permission
from bot.play.tables.settings import preferences_of_server
from bot.play.tables.store import enqueue_board
from storage import OutboxRecord, UnitOfWork


@dataclass(frozen=True, slots=True)
class OpenThread:
    """Open the thread."""


@dataclass(frozen=True, slots=True)
class AddMember:
    """Let somebody into the thread."""

    player: Player


@dataclass(frozen=True, slots=True)
class RemoveMember:
    """Make somebody leave the thread."""

    player: Player


@dataclass(frozen=True, slots=True)
class Tell:
    """Announce in the thread who belongs there, the captain first."""

    members: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """Show a suggestion as it stands: in the thread, or to the captain `reader` alone."""

    suggestion: Suggestion
    reader: Player | None


ThreadStep = OpenThread | AddMember | RemoveMember | Tell | Show


@dataclass(frozen=True, slots=True)
class PendingThreadStep(OfTable):
    """The next step of a team's thread.

    Args:
        rows: The outbox rows that are settled once no step is left.
        theme: The name of the server's theme; "" for none.
    """

    rows: tuple[OutboxRecord, ...]
    table: ChouetteTable
    team_thread: TeamThread
    step: ThreadStep
    theme: str
    stands_in: ClassVar[None] = None

    @property
    def attempts(self) -> int:
        return max(row.attempts for row in self.rows)

    @property
    def since(self) -> datetime:
        return self.rows[0].created_at


@dataclass(frozen=True, slots=True)
class PendingClosing(PendingRow):
    """The thread of a game that is over.

    `thread` is None where the bot does not know whether there is one.
    """

    is_tidying: ClassVar[bool] = True

    table: ChouetteTable
    number: GameNumber
    thread: ChannelSnowflake | None


@dataclass(frozen=True, slots=True)
class PendingIdle(PendingRow):
    """The message of a suggestion that no longer counts.

    Args:
        thread: The thread where it stands; None in direct messages.
        reader: The captain whose direct messages they are; None in the thread.
        roll: The roll that it was for.
        moves: The play in notation.
        hands: Who was for it.
    """

    is_tidying: ClassVar[bool] = True

    table: ChouetteTable
    message: MessageSnowflake
    thread: ChannelSnowflake | None
    reader: Player | None
    by: PlayerId
    roll: Roll
    moves: str
    hands: tuple[PlayerId, ...]
    is_played: bool


def next_thread_step(
    uow: UnitOfWork, table: Table, rows: Sequence[OutboxRecord], now: datetime
) -> PendingThreadStep | PendingClosing | PendingIdle | None:
    """The next step by the rows that are due; None if there is none.

    A thread's suggestions are tidied up before it is closed.
    """
    due = tuple(row for row in rows if row.kind == THREAD_STEP)
    if not isinstance(table, ChouetteTable):
        return None
    idle = (_idle(uow, table, row, now) for row in rows if row.kind == IDLE)
    if (first := next((each for each in idle if each is not None), None)) is not None:
        return first
    if due:
        team_thread, step = table.state.team_thread, next_step(table)
        if team_thread is not None and step is not None:
            return PendingThreadStep(
                due, table, team_thread, step, preferences_of_server(uow, table.guild).theme
            )
        uow.outbox.mark_delivered([row.id for row in due], now)
    closings = (row for row in rows if row.kind == CLOSING)
    return next(
        (PendingClosing(row, table, row.payload["number"], row.payload["thread"]) for row in closings), None
    )


def _idle(uow: UnitOfWork, table: ChouetteTable, row: OutboxRecord, now: datetime) -> PendingIdle | None:
    """A suggestion that counts no more; void in the direct messages of somebody who was erased."""
    payload = row.payload
    reader = table.players.get(payload["reader"]) if payload["reader"] is not None else None
    if payload["channel"] is None and (reader is None or reader.snowflake is None):
        uow.outbox.mark_delivered([row.id], now)
        return None
    return PendingIdle(
        row,
        table,
        message=payload["message"],
        thread=payload["channel"],
        reader=reader,
        by=payload["by"],
        roll=Roll(*payload["roll"]),
        moves=payload["moves"],
        hands=tuple(payload["hands"]),
        is_played=payload["is_played"],
    )


def next_step(table: ChouetteTable) -> ThreadStep | None:
    """Return the next step for the thread of the game in play; None if there is nothing to do.

    Whoever must leave leaves first, before anything else is posted there.
    """
    team_thread = table.state.team_thread
    if team_thread is None:
        return None
    step = _step_of_thread(table, team_thread) if team_thread.refused is None else None
    return step or _next_to_show(table, team_thread)


def _step_of_thread(table: ChouetteTable, team_thread: TeamThread) -> ThreadStep | None:
    members = advising_team(table.chouette)
    if team_thread.thread is None:
        return OpenThread()
    for player in _known(table, team_thread.admitted):
        if player.id not in members:
            return RemoveMember(player)
    for player in _known(table, members):
        if player.id not in team_thread.inside:
            return AddMember(player)
    is_known = team_thread.announced[:1] == members[:1] and set(team_thread.announced) == set(members)
    return None if is_known else Tell(members)


def _known(table: ChouetteTable, players: Sequence[PlayerId]) -> list[Player]:
    """People as Discord knows them; nobody who was erased is in a thread any more."""
    found = [table.players[player] for player in players]
    return [player for player in found if player.snowflake is not None]


def _next_to_show(table: ChouetteTable, team_thread: TeamThread) -> Show | None:
    captain = captain_now(table.chouette)
    readers = _known(table, () if captain is None else (captain,))
    reader = readers[0] if readers else None
    if team_thread.refused is not None and reader is None:
        return None
    alone = None if team_thread.refused is None else reader
    for suggestion in table.state.suggestions:
        if not _is_shown(suggestion, alone):
            return Show(suggestion, alone)
    return None


def _is_shown(suggestion: Suggestion, reader: Player | None) -> bool:
    shown = suggestion.shown
    if shown is None or shown.reader != (reader and reader.id):
        return False
    return shown.message is None or shown.hands == suggestion.hands


ThreadChange = Callable[[ChouetteState, TeamThread], ChouetteState]


def mark_opened(uow: UnitOfWork, pending: PendingThreadStep, thread: ChannelSnowflake, at: datetime) -> None:
    """Note that there is a thread; one of a game that is over by now is closed."""
    made = replace(pending.team_thread, thread=thread)
    if not _changed(
        uow, pending, at, lambda state, team_thread: replace(state, team_thread=_emptied(team_thread, thread))
    ):
        enqueue_closing(uow, pending.table, made, at)


def mark_refused(
    uow: UnitOfWork, pending: PendingThreadStep, missing: Sequence[Permission], at: datetime
) -> None:
    """Note that there can be no thread, and the missing permissions, which the board shows.

    A thread that there was is closed, and nothing of it is repeated elsewhere.
    """

    def change(state: ChouetteState, team_thread: TeamThread) -> ChouetteState:
        return replace(
            _unshown(state), team_thread=replace(_emptied(team_thread, None), refused=tuple(missing))
        )

    if pending.team_thread.thread is not None:
        enqueue_closing(uow, pending.table, pending.team_thread, at)
    if _changed(uow, pending, at, change):
        enqueue_board(uow, load_chouette(uow, pending.table.id), at, is_new=False)


def mark_allowed(uow: UnitOfWork, pending: PendingThreadStep, at: datetime) -> None:
    """Note that a thread is possible again."""
    _changed(
        uow,
        pending,
        at,
        lambda state, team_thread: replace(state, team_thread=replace(team_thread, refused=None)),
    )


def mark_lost(uow: UnitOfWork, pending: PendingThreadStep, at: datetime) -> None:
    """Note that the thread seems to be deleted: another is opened, with the present suggestions."""
    enqueue_closing(uow, pending.table, pending.team_thread, at)
    _changed(
        uow,
        pending,
        at,
        lambda state, team_thread: replace(_unshown(state), team_thread=_emptied(team_thread, None)),
    )


def mark_let_in(uow: UnitOfWork, pending: PendingThreadStep, player: PlayerId, at: datetime) -> None:
    """Note that somebody is in the thread, or that Discord does not let them in."""
    _changed(
        uow,
        pending,
        at,
        lambda state, team_thread: replace(
            state, team_thread=replace(team_thread, inside=(*team_thread.inside, player))
        ),
    )


def mark_let_out(uow: UnitOfWork, pending: PendingThreadStep, player: PlayerId, at: datetime) -> None:
    """Note that somebody is not in the thread; if they belong there again by now, they are let in."""

    def change(state: ChouetteState, team_thread: TeamThread) -> ChouetteState:
        inside, admitted = (
            tuple(each for each in players if each != player)
            for players in (team_thread.inside, team_thread.admitted)
        )
        return replace(state, team_thread=replace(team_thread, inside=inside, admitted=admitted))

    _changed(uow, pending, at, change)


def mark_announced(
    uow: UnitOfWork, pending: PendingThreadStep, members: tuple[PlayerId, ...], at: datetime
) -> None:
    _changed(
        uow,
        pending,
        at,
        lambda state, team_thread: replace(state, team_thread=replace(team_thread, announced=members)),
    )


def mark_shown(
    uow: UnitOfWork, pending: PendingThreadStep, suggestion: int, how: ShownSuggestion, at: datetime
) -> None:
    """Note where a suggestion is shown, and with whose hands."""

    def change(state: ChouetteState, _team_thread: TeamThread) -> ChouetteState:
        marked = (replace(each, shown=how) if each.id == suggestion else each for each in state.suggestions)
        return replace(state, suggestions=tuple(marked))

    _changed(uow, pending, at, change)
    step, now = pending.step, load_chouette(uow, pending.table.id)
    if isinstance(step, Show) and not any(each.id == suggestion for each in now.state.suggestions):
        enqueue_idle(uow, pending.table, replace(step.suggestion, shown=how), now.version, at)


def put_off(uow: UnitOfWork, pending: PendingThreadStep | PendingIdle, until: datetime) -> None:
    uow.outbox.put_off([row.id for row in pending.rows], until)


def mark_closed(uow: UnitOfWork, pending: PendingClosing | PendingIdle, at: datetime) -> None:
    """Note that a thread is closed, or a suggestion has no buttons any more; or that they are gone."""
    uow.outbox.mark_delivered([pending.row.id], at)


def _changed(uow: UnitOfWork, pending: PendingThreadStep, at: datetime, change: ThreadChange) -> bool:
    """Save a change of the thread; False, without a change, if it is another by now, or none."""
    record, table = load_to_change(uow, CHOUETTE_LIFECYCLE, pending.table.id)
    team_thread = table.state.team_thread
    if team_thread is None or (team_thread.number, team_thread.thread) != (
        pending.team_thread.number,
        pending.team_thread.thread,
    ):
        return False
    changed = replace(table, state=change(table.state, team_thread))
    save(uow, CHOUETTE_LIFECYCLE, record, Change(table, changed, at))
    return True


def _emptied(team_thread: TeamThread, thread: ChannelSnowflake | None) -> TeamThread:
    return replace(team_thread, thread=thread, inside=(), announced=())


def _unshown(state: ChouetteState) -> ChouetteState:
    return replace(state, suggestions=tuple(replace(each, shown=None) for each in state.suggestions))
