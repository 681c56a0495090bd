"""What reminders say."""

from datetime import datetime
from typing import Final

from bot.play.any_table import AnyTable
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text.status import task_of, title
from bot.play.heads_up.sheet_text import what_is_played
from bot.play.heads_up.table import HeadsUpTable
from bot.play.heads_up.text import players, score, task
from bot.play.table import Player
from bot.play.text.clocks import stamp
from bot.play.text.names import mention, name

TO_THE_BOARD: Final = "To the board"


def reminder(table: AnyTable, player: Player, *, is_direct: bool) -> str:
    """Return that a table waits for somebody, what for, until when, and which table it is."""
    if isinstance(table, HeadsUpTable) and table.state.game is None:
        return _of_challenge(table, player, is_direct=is_direct)
    whom = "It is" if is_direct else f"{mention(player)}, it is"
    due = _due(table, player)
    until = f" Your time is out {stamp(due, 'R')}." if due else ""
    return f"{whom} still your turn{_task(table, player)}.{until}\n-# #{table.id} · {_description(table)}"


def _of_challenge(table: HeadsUpTable, player: Player, *, is_direct: bool) -> str:
    """Return that an offer still waits for somebody's answer, how long it does, and what it is."""
    challenge = table.state.challenge
    offer = "challenge" if challenge.offerer == challenge.challenger else "counter-offer"
    said = f"{name(table.players[challenge.offerer])}'s {offer} still waits for your answer."
    whom = "" if is_direct else f"{mention(player)}, "
    return f"{whom}{said}\n-# #{table.id} · {what_is_played(table.sheet)}"


def to_the_table(table: AnyTable) -> str:
    """Return what the way to a table says of which somebody is reminded."""
    if isinstance(table, ChouetteTable):
        return TO_THE_BOARD
    return "To the challenge" if table.state.game is None else TO_THE_BOARD


def _task(table: AnyTable, player: Player) -> str:
    """Return what a table waits for, as everybody may know it."""
    if not isinstance(table, ChouetteTable):
        return f" {task(table.game)}"
    own = [each for each in table.waiting if each.player == player.id]
    return f" {task_of(table.seen_by(None).chouette, own, table.players)}" if own else ""


def _description(table: AnyTable) -> str:
    if isinstance(table, ChouetteTable):
        return title(table.seen_by(None).chouette, table.players)
    who = score(table) if table.sheet.is_match else players(table)
    return f"{who} · {what_is_played(table.sheet)}"


def _due(table: AnyTable, player: Player) -> datetime | None:
    """Return when a player's time is out; None without a clock."""
    if isinstance(table, ChouetteTable):
        due = (table.due(each) for each in table.state.awaited if each.player == player.id)
        return min(due, default=None)
    return table.time.due if table.time is not None else None
