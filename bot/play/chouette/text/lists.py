"""A chouette in lists, reminders, its lobby and its thread's name."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.engine.chouette import Chouette, ChouettePhase, ChouetteSheet, Decision
from bot.engine.keys import GameNumber, PlayerId
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text.options import differences
from bot.play.chouette.text.people import SEPARATOR, Names, all_named, called, called_plainly, signed
from bot.play.chouette.text.status import subtitle, task, task_of, title
from bot.play.keys import ChannelSnowflake
from bot.play.table import Player
from bot.play.text.clocks import stamp
from bot.play.text.places import DISCORD_THREAD_NAME_LIMIT
from bot.play.text.records import omitted
from bot.play.text.turns import still_your_turn
from bot.play.text.words import count
from bot.records import Omission

DISCORD_CHOICE_LENGTH: Final = 100
CHOUETTE: Final = "Chouette"
IN_LOBBY: Final = "not begun"
NO_IDS: Final = "The ids of a position tell of one cube; a chouette has several. `/replay` shows its boards."


def turn_line(table: ChouetteTable, due: datetime | None, link: str) -> str:
    """A chouette in a line: players, what it waits for and for whom, until when, and where."""
    until = f"until {stamp(due, 'R')}" if due else ""
    facts = (numbered(table), CHOUETTE, awaited(table), until, link)
    return SEPARATOR.join(fact for fact in facts if fact)


def next_label(table: ChouetteTable) -> str:
    """Such as "Next: Alice's chouette"."""
    return f"Next: {called_plainly(table.players, table.chouette.host)}'s chouette"


def history_line(table: ChouetteTable, at: datetime, link: str) -> str:
    """A chouette in two short lines: players and phase; then how much was played, and when."""
    chouette = table.chouette
    played = count(chouette.number, "game") if chouette.number else ""
    facts = (CHOUETTE, played, f"<t:{int(at.timestamp())}:d>", link)
    head = (numbered(table), leader(chouette, table.players), awaited(table))
    return f"{SEPARATOR.join(filter(None, head))}\n-# {SEPARATOR.join(filter(None, facts))}"


def choice(table: ChouetteTable) -> str:
    people = ", ".join(called_plainly(table.players, player) for player in table.players)
    return f"#{table.id} chouette: {people}"[:DISCORD_CHOICE_LENGTH]


def whose(table: ChouetteTable) -> str:
    return f"{called(table.players, table.chouette.host)}'s chouette"


def numbered(table: ChouetteTable) -> str:
    chouette, names = table.chouette, table.players
    who = whose(table) if chouette.is_closed else title(chouette, names)
    return f"**#{table.id}** {who}"


def heading(table: ChouetteTable) -> str:
    """The heading of a text about a whole chouette: its number, stake and size."""
    return f"#{table.id} · {CHOUETTE} · {subtitle(table.chouette)}"


def awaited(table: ChouetteTable) -> str:
    """What a chouette waits for, and for whom, as everybody may know it; "" once it is over."""
    match table.chouette.step:
        case ChouettePhase.LOBBY:
            return IN_LOBBY
        case ChouettePhase.BETWEEN:
            return "between two games"
        case ChouettePhase.CLOSED:
            return "" if table.chouette.number else "closed before its first game"
        case _:
            return _waiting(table.chouette, table.waiting, table.players)


def _waiting(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> str:
    others = len({each.player for each in waiting}) - 1
    if not waiting:
        return ""
    first = f"{called(names, waiting[0].player)} {task(chouette, waiting[0])}"
    return f"{first}, and {count(others, 'other')}" if others else first


def leader(chouette: Chouette, names: Names) -> str:
    """Who has won the most so far; "" while nobody has."""
    best = max(chouette.standings, key=lambda each: each.points, default=None)
    if best is None or best.points <= 0:
        return ""
    return f"{called(names, best.player)} {signed(best.points)}"


def sessions_written(sessions: int) -> str:
    what = "one money session" if sessions == 1 else f"{sessions} money sessions"
    return f"Attached: {what}, one for each two who had a bet, in files that GNU Backgammon reads."


def not_in_sessions(what: Sequence[Omission]) -> str:
    return f"Not in them, since no cube was played for it: {omitted(what)}."


def replayed(table: ChouetteTable, number: GameNumber, games: int) -> str:
    return SEPARATOR.join((f"#{table.id}", CHOUETTE, f"game {number} of {games}"))


def reminder(table: ChouetteTable, player: Player, *, is_direct: bool) -> str:
    """That a chouette waits for somebody, what for as everybody may know, until when, and which."""
    seen = table.seen_by(None).chouette
    own = [each for each in table.waiting if each.player == player.id]
    awaited = task_of(seen, own, table.players) if own else ""
    due, description = table.time_is_up(player.id), title(seen, table.players)
    return still_your_turn(table, player, awaited, due, description, is_direct=is_direct)


THREAD_TITLE: Final = "'s chouette"
BY_JOINING: Final = "-# Whoever joins accepts these options. The order is rolled here, for all to see."
NEVER_BEGUN: Final = "It was closed before its first game."
OPTIONS_HEADING: Final = "### Options of the chouette"
AS_IT_STANDS: Final = "Nothing is changed yet."
HELD_BACK: Final = (
    "Options that are changed now hold from the game after next, and a new stake only once all agree."
)
HELD_BACK_IN_GAME: Final = (
    "Options that are changed now hold once this game is over, and a new stake only once all agree."
)
SAME_OPTIONS: Final = "Those are the options already. Change one of them, or leave them as they are."


def thread_title(host: str) -> str:
    """The name of a chouette's thread; Discord shows it without formatting."""
    return f"{host}{THREAD_TITLE}"[:DISCORD_THREAD_NAME_LIMIT]


def is_thread_title(called: str) -> bool:
    return called.endswith(THREAD_TITLE)


def own_thread(thread: ChannelSnowflake) -> str:
    """Where a chouette went that has a thread of its own."""
    return f"Your chouette has a thread of its own: <#{thread}>."


def options_changed(
    host: PlayerId, sheet: ChouetteSheet, replaced: ChouetteSheet | None, names: Names
) -> str:
    """What the host has changed in the lobby; "" if that is nothing."""
    what = "" if replaced is None else differences(sheet, replaced)
    return f"{called(names, host)} changed the options: {what}" if what else ""


def change_lines(chouette: Chouette, names: Names) -> list[str]:
    """What waits for the end of a game: a last one, and a change of options.

    The change comes with its game, and with those who must agree to a new stake.
    """
    change, last = chouette.change, chouette.last_game
    ending = [] if last is None or chouette.is_closed else [f"Game {last} is the last"]
    if change is None:
        return ending
    stake, wanted = chouette.sheet.rules.stake, change.sheet.rules.stake
    rest = replace(change.sheet, rules=replace(change.sheet.rules, stake=stake))
    what = differences(rest, chouette.sheet)
    game = max(change.game, GameNumber(chouette.number + 1))
    lines = [f"From game {game} on: {what}"] if what else []
    if wanted != stake:
        lines.append(_stake(chouette, wanted, game, names))
    return [*lines, *ending]


def _stake(chouette: Chouette, wanted: int, game: GameNumber, names: Names) -> str:
    change = chouette.change
    missing = [player for player in chouette.dealt if change is None or player not in change.agreed]
    if missing:
        return f"A stake of {wanted} is proposed: {all_named(names, missing)} must still agree"
    return f"All agree to a stake of {wanted}, from game {game} on"


def changes_so_far(sheet: ChouetteSheet, present: ChouetteSheet) -> str:
    what = differences(sheet, present)
    return f"Changed: {what}" if what else AS_IT_STANDS
