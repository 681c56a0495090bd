"""A chouette in a line of a list: of one's turns, of the history, of a server's tables."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.engine.chouette import Chouette, ChouettePhase, Decision
from bot.engine.keys import GameNumber
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text.people import SEPARATOR, Names, called, called_plainly, signed
from bot.play.chouette.text.status import subtitle, task, task_of, title
from bot.play.table import Player
from bot.play.text.clocks import stamp
from bot.play.text.reminders import still_your_turn
from bot.play.text.words import count

DISCORD_CHOICE_LENGTH: Final = 100
CHOUETTE: Final = "Chouette"
IN_LOBBY: Final = "not begun"
NO_IDS: Final = "The ids of a position tell of one cube; a chouette has several. `/replay` shows its boards."


def turn_line(table: ChouetteTable, due: datetime | None, link: str) -> str:
    """Return a chouette in a line: who plays, what is awaited and of whom, until when, and where."""
    until = f"until {stamp(due, 'R')}" if due else ""
    facts = (numbered(table), CHOUETTE, awaited(table), until, link)
    return SEPARATOR.join(fact for fact in facts if fact)


def next_label(table: ChouetteTable) -> str:
    """Return what the way to a chouette says that waits for somebody: "Next: Alice's chouette"."""
    return f"Next: {called_plainly(table.players, table.chouette.host)}'s chouette"


def history_line(table: ChouetteTable, at: datetime, link: str) -> str:
    """Return a chouette in two short lines: who, and how it stands; then how much was played, and when."""
    chouette = table.chouette
    played = count(chouette.number, "game") if chouette.number else ""
    facts = (CHOUETTE, played, f"<t:{int(at.timestamp())}:d>", link)
    head = (numbered(table), leader(chouette, table.players), awaited(table))
    return f"{SEPARATOR.join(filter(None, head))}\n-# {SEPARATOR.join(filter(None, facts))}"


def choice(table: ChouetteTable) -> str:
    """Return a chouette as Discord offers it while its number is typed."""
    people = ", ".join(called_plainly(table.players, player) for player in table.players)
    return f"#{table.id} chouette: {people}"[:DISCORD_CHOICE_LENGTH]


def whose(table: ChouetteTable) -> str:
    """Return whose chouette it is, by its host."""
    return f"{called(table.players, table.chouette.host)}'s chouette"


def numbered(table: ChouetteTable) -> str:
    """Return the number of a chouette, and who plays whom there."""
    chouette, names = table.chouette, table.players
    who = whose(table) if chouette.is_closed else title(chouette, names)
    return f"**#{table.id}** {who}"


def heading(table: ChouetteTable) -> str:
    """Return what stands above something about a whole chouette: its number, stake and size."""
    return f"#{table.id} · {CHOUETTE} · {subtitle(table.chouette)}"


def awaited(table: ChouetteTable) -> str:
    """Return what a chouette waits for, and of whom, as everybody may know it; "" once it is over."""
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
    """Return who has won the most so far; "" while nobody has."""
    best = max(chouette.standings, key=lambda each: each.points, default=None)
    if best is None or best.points <= 0:
        return ""
    return f"{called(names, best.player)} {signed(best.points)}"


def sessions_written(sessions: int) -> str:
    """Return what the files of a chouette are."""
    what = "one money session" if sessions == 1 else f"{sessions} money sessions"
    return f"Attached: {what}, one for each two who had a bet, in files that GNU Backgammon reads."


def not_in_sessions(what: Sequence[str]) -> str:
    """Return what was paid that no session has."""
    return f"Not in them, since no cube was played for it: {', '.join(what)}."


def replayed(table: ChouetteTable, number: GameNumber, games: int) -> str:
    """Return what is replayed: "#17 · Chouette · game 2 of 3"."""
    return SEPARATOR.join((f"#{table.id}", CHOUETTE, f"game {number} of {games}"))


def reminder(table: ChouetteTable, player: Player, *, is_direct: bool) -> str:
    """Return that a chouette waits for somebody, what for as everybody may know, until when, and which."""
    seen = table.seen_by(None).chouette
    own = [each for each in table.waiting if each.player == player.id]
    awaited = f" {task_of(seen, own, table.players)}" if own else ""
    due, description = table.time_is_up(player.id), title(seen, table.players)
    return still_your_turn(table, player, awaited, due, description, is_direct=is_direct)
