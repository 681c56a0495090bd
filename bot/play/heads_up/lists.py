"""Heads-up tables in lists, thread names and reminders."""

import re
from datetime import datetime
from typing import Final

from bot.engine import RuleSheet, Side
from bot.play.heads_up.results import abandoned, lead
from bot.play.heads_up.table import HeadsUpTable
from bot.play.heads_up.text import players, score, task, title
from bot.play.keys import UserSnowflake
from bot.play.table import Player, Status
from bot.play.text.clocks import stamp
from bot.play.text.places import DISCORD_THREAD_NAME_LIMIT
from bot.play.text.records import DISCORD_CHOICE_LENGTH
from bot.play.text.sheets import what_is_played
from bot.play.text.turns import still_your_turn
from bot.play.text.words import mention, name, plain

THREAD_NAME: Final = re.compile(r".+ vs .+, (match to \d+|money session(, stake \d+)?)")


def next_label(table: HeadsUpTable, reader: UserSnowflake | None) -> str:
    """The label of the way to a table that waits for a reader: "Next game: against Carol"."""
    player = None if reader is None else table.player_of(reader)
    rivals = [each.name for key, each in table.players.items() if player is None or key != player.id]
    label = "Next: the challenge with" if table.state.game is None else "Next game: against"
    return f"{label} {' and '.join(rivals)}"


def turn_line(table: HeadsUpTable, link: str) -> str:
    """A table in a line: players, score, whom it waits for, until when, and where."""
    if table.state.game is None:
        return _challenge_line(table, link)
    who = score(table) if table.sheet.is_match else players(table)
    awaited = "the next game, or the end" if table.is_between_games else _awaited(table)
    until = f"until {stamp(table.time.due, 'R')}" if table.time else ""
    facts = (f"**#{table.id}** {who}", what_is_played(table.sheet), awaited, until, link)
    return " · ".join(fact for fact in facts if fact)


def _awaited(table: HeadsUpTable) -> str:
    """What a game waits for; with a name, where somebody else is asked for a takeback meanwhile."""
    asked = table.asked_for_takeback
    if asked is None:
        return task(table.game)
    to_act = table.players[table.must_act[0]]
    if asked == to_act.id:
        return f"{task(table.game)}, or to answer a takeback"
    return f"{name(to_act)} {task(table.game)} · {name(table.players[asked])} to answer a takeback"


def _challenge_line(table: HeadsUpTable, link: str) -> str:
    """A challenge in a line: who challenges whom, to what, who must answer, how old it is, where."""
    awaited = table.state.challenge.awaited
    whom = "anyone may accept" if awaited is None else f"{name(table.players[awaited])} to answer"
    posted = f"posted {stamp(table.changed_at, 'R')}" if table.changed_at else ""
    facts = (f"**#{table.id}** {title(table)}", what_is_played(table.sheet), whom, posted, link)
    return " · ".join(fact for fact in facts if fact)


def history_line(table: HeadsUpTable, at: datetime, link: str) -> str:
    """A table in two short lines: its number, players and score; then what, when and where."""
    parts = [what_is_played(table.sheet), f"<t:{int(at.timestamp())}:d>", link]
    who = score(table) if table.sheet.is_match else players(table)
    head = " · ".join(part for part in (f"**#{table.id}** {who}", _stage(table)) if part)
    return f"{head}\n-# {' · '.join(part for part in parts if part)}"


def table_choice(table: HeadsUpTable) -> str:
    what = what_is_played(table.sheet).lower()
    called = " and ".join(plain(table.player_on(side)) for side in Side)
    return f"#{table.id} {called}, {what}"[:DISCORD_CHOICE_LENGTH]


def _stage(table: HeadsUpTable) -> str:
    """Whom the table waits for, or how it ended, beyond its score."""
    if table.status is Status.CLOSED:
        return abandoned(table)
    if table.is_between_games:
        return f"{lead(table)}, between two games"
    if table.must_act:
        return f"{name(table.players[table.must_act[0]])} {task(table.game)}"
    return "" if table.sheet.is_match else lead(table)


def thread_name(challenger: str, opponent: str | None, sheet: RuleSheet) -> str:
    """Such as "Alice vs Bob, match to 5"; Discord shows it without formatting."""
    what = what_is_played(sheet)
    called = f"{challenger} vs {opponent or 'anyone'}, {what[0].lower()}{what[1:]}"
    return called[:DISCORD_THREAD_NAME_LIMIT]


def is_thread_name(called: str) -> bool:
    return THREAD_NAME.fullmatch(called) is not None


def reminder(table: HeadsUpTable, player: Player, *, is_direct: bool) -> str:
    if table.state.game is None:
        return _challenge_reminder(table, player, is_direct=is_direct)
    who = score(table) if table.sheet.is_match else players(table)
    description = f"{who} · {what_is_played(table.sheet)}"
    awaited, due = f" {task(table.game)}", table.time_is_up(player.id)
    return still_your_turn(table, player, awaited, due, description, is_direct=is_direct)


def _challenge_reminder(table: HeadsUpTable, player: Player, *, is_direct: bool) -> str:
    challenge = table.state.challenge
    offer = "challenge" if challenge.offerer == challenge.challenger else "counter-offer"
    waits = f"{name(table.players[challenge.offerer])}'s {offer} still waits for your answer."
    whom = "" if is_direct else f"{mention(player)}, "
    return f"{whom}{waits}\n-# #{table.id} · {what_is_played(table.sheet)}"
