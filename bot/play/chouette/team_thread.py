"""How the team's private thread follows the game, and the posts it needs.

It is part of every save: its members follow from the game alone, and suggestions are void once the board
changes.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.engine import Played, Side, complete_play, format_moves
from bot.engine.chouette import Chouette, ChouetteEvent, advisers
from bot.play.base.keys import Version
from bot.play.base.table import LoggedEvent
from bot.play.chouette.table import ChouetteState, ChouetteTable, Suggestion, TeamThread, advising_team
from bot.play.tables.places import Permission
from storage import UnitOfWork

THREAD_STEP: Final = "team thread"
CLOSING: Final = "team thread closing"
IDLE: Final = "idle suggestion"
THREAD_PERMISSIONS: Final = (
    Permission.CREATE_PRIVATE_THREADS,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.MANAGE_THREADS,
)
"""The permissions that the bot needs to keep a team's private thread."""


def with_thread(before: ChouetteState, changed: ChouetteState) -> ChouetteState:
    """A changed state with the thread of its game, and with the suggestions that still count."""
    is_same_board = _board(before.chouette) == _board(changed.chouette)
    suggestions = changed.suggestions if is_same_board else ()
    return replace(
        changed, team_thread=_team_thread(changed.team_thread, changed.chouette), suggestions=suggestions
    )


def enqueue_thread(
    uow: UnitOfWork,
    before: ChouetteTable,
    saved: ChouetteTable,
    logged: Iterable[LoggedEvent[ChouetteEvent]],
    at: datetime,
) -> None:
    """Enqueue what a saved change means for the team's thread: an update, or its end.

    Suggestions that count no more lose their buttons first.
    """
    team_thread = before.state.team_thread
    played = next((each.event for each in logged if _is_teams_play(each)), None)
    left = {each.id for each in saved.state.suggestions}
    for suggestion in before.state.suggestions:
        if suggestion.id not in left:
            enqueue_idle(uow, before, suggestion, saved.version, at, played)
    if team_thread is not None and (
        saved.state.team_thread is None or saved.state.team_thread.number != team_thread.number
    ):
        enqueue_closing(uow, saved, team_thread, at)
    if saved.state.team_thread is not None and _wanted(before) != _wanted(saved):
        uow.outbox.add(saved.id, saved.version, THREAD_STEP, {}, at)


def _is_teams_play(logged: LoggedEvent[ChouetteEvent]) -> bool:
    return isinstance(logged.event, Played) and logged.event.side is Side.BLACK


def enqueue_idle(
    uow: UnitOfWork,
    table: ChouetteTable,
    suggestion: Suggestion,
    version: Version,
    at: datetime,
    played: object = None,
) -> None:
    """Enqueue the end of a suggestion's message, with whether it was `played`.

    `table` is from when the play was suggested. The channel of a direct message is not stored.
    """
    shown, current, team_thread = suggestion.shown, table.chouette.in_play, table.state.team_thread
    roll = None if current is None else current.game.roll
    if shown is None or shown.message is None or current is None or roll is None or team_thread is None:
        return
    made = complete_play(current.game.position, roll, suggestion.moves)
    is_played = isinstance(played, Played) and made == complete_play(
        current.game.position, roll, played.moves
    )
    payload = {
        "message": shown.message,
        "reader": shown.reader,
        "channel": team_thread.thread if shown.reader is None else None,
        "by": suggestion.by,
        "roll": [roll.high, roll.low],
        "moves": format_moves(suggestion.moves),
        "hands": list(suggestion.hands),
        "is_played": is_played,
    }
    uow.outbox.add(table.id, version, IDLE, payload, at)


def enqueue_closing(uow: UnitOfWork, table: ChouetteTable, team_thread: TeamThread, at: datetime) -> None:
    """Enqueue the end of a thread; one that was never stored is looked for by its name."""
    if team_thread.thread is not None or team_thread.refused is None:
        payload = {"number": team_thread.number, "thread": team_thread.thread}
        uow.outbox.add(table.id, table.version, CLOSING, payload, at)


def _team_thread(team_thread: TeamThread | None, chouette: Chouette) -> TeamThread | None:
    """The thread of the game in play, from when somebody may advise to its end."""
    if chouette.in_play is None:
        return None
    if team_thread is None or team_thread.number != chouette.number:
        if not advisers(chouette):
            return None
        team_thread = TeamThread(chouette.number)
    return replace(
        team_thread, admitted=tuple(dict.fromkeys((*team_thread.admitted, *advising_team(chouette))))
    )


def _board(chouette: Chouette) -> tuple[object, ...] | None:
    """Return the position that suggestions are about."""
    current = chouette.in_play
    if current is None:
        return None
    return chouette.number, current.game.position, current.game.on_roll, current.game.roll


def _wanted(table: ChouetteTable) -> tuple[object, ...]:
    """Return the content of the thread and its members."""
    state = table.state
    hands = [(each.id, each.hands) for each in state.suggestions]
    return state.team_thread and state.team_thread.number, advising_team(state.chouette), hands
