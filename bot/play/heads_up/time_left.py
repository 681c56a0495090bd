"""How long whoever must act at a table of two still has, in words."""

from bot.clocks import TimeLeft
from bot.engine.keys import PlayerId
from bot.play.heads_up.table import COURTESY_DAYS, HeadsUpTable
from bot.play.text.clocks import A_SECOND, stamp
from bot.play.text.words import mention, name
from bot.text.catalogue import listed, phrase


def time_lines(table: HeadsUpTable) -> list[str]:
    """The running time, for everybody to read in their own zone."""
    left = table.time
    if left is None or not table.must_act:
        return []
    who = name(table.players[PlayerId(left.player)])
    waiting = " ".join(mention(each) for key, each in table.players.items() if key != left.player)
    lines = [_vacation_line(who, left)] if left.pauses and not left.is_resting else []
    if left.is_out:
        since = stamp(left.due, "R")
        return [*lines, phrase("time-is-out", player=who, since=since, waiting=waiting)]
    if left.is_asked:
        lines.append(phrase("time-is-asked", player=who, waiting=waiting, days=COURTESY_DAYS))
    silence = [f"-# {phrase('time-accepts')}"] if table.is_resigned else []
    return [*lines, f"-# {_until(who, left)}", *silence]


def _until(who: str, left: TimeLeft) -> str:
    """Until when somebody has time; no moment while their clock rests, since it would pass."""
    due, soon = stamp(left.due, "f"), stamp(left.due, "R")
    if left.is_resting:
        return phrase("time-rests", player=who)
    if left.reserve_from is None:
        return phrase("time-left", player=who, due=due, soon=soon)
    reserve_from = stamp(left.reserve_from, "f")
    return phrase("time-left-reserve", player=who, due=due, soon=soon, reserve_from=reserve_from)


def granted(table: HeadsUpTable) -> str:
    left = table.time
    if left is None or left.is_resting:
        return phrase("time-granted")
    who = name(table.players[PlayerId(left.player)])
    return phrase("time-granted-until", player=who, due=stamp(left.due, "f"), soon=stamp(left.due, "R"))


def asked(table: HeadsUpTable) -> str:
    waiting = listed([name(each) for key, each in table.players.items() if key not in table.must_act])
    if table.time is not None and table.time.is_resting:
        return phrase("time-asked-rests", waiting=waiting)
    return phrase("time-asked", waiting=waiting)


def _vacation_line(who: str, left: TimeLeft) -> str:
    spans = ", ".join(
        phrase("time-vacation-span", first=stamp(each.begin, "d"), last=stamp(each.end - A_SECOND, "d"))
        for each in left.pauses
    )
    return f"-# {phrase('time-vacation', player=who, spans=spans)}"
