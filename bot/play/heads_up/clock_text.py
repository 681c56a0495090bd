"""The clock of a table of two, in words."""

from bot.clocks import TimeLeft
from bot.engine.keys import PlayerId
from bot.play.heads_up.table import HeadsUpTable
from bot.play.text.clocks import A_SECOND, control_line, stamp
from bot.play.text.words import mention, name


def time_lines(table: HeadsUpTable) -> list[str]:
    """The running time, for everybody to read in their own zone."""
    left = table.time
    if left is None or not table.must_act:
        return []
    who = name(table.players[PlayerId(left.player)])
    lines = [_vacation_line(who, left)] if left.pauses else []
    if left.is_out:
        waiting = " ".join(mention(each) for key, each in table.players.items() if key != left.player)
        return [
            *lines,
            f"**{who}'s time is out** since {stamp(left.due, 'R')}. {waiting} may claim the game, or wait.",
        ]
    if left.is_asked:
        waiting = " ".join(mention(each) for key, each in table.players.items() if key != left.player)
        lines.append(f"{who} asks for more time. {waiting}, **+2 days** grants it.")
    reserve = f"; on the reserve from {stamp(left.reserve_from, 'f')}" if left.reserve_from else ""
    return [*lines, f"-# {who} has until {stamp(left.due, 'f')} ({stamp(left.due, 'R')}){reserve}"]


def granted(table: HeadsUpTable) -> str:
    left = table.time
    if left is None:
        return "Granted."
    who = name(table.players[PlayerId(left.player)])
    return f"Granted: {who} has until {stamp(left.due, 'f')} ({stamp(left.due, 'R')})."


def asked(table: HeadsUpTable) -> str:
    others = [name(each) for key, each in table.players.items() if key not in table.must_act]
    return f"{' and '.join(others)} is asked for more time. Your clock runs on until it is granted."


def clock_panel_text(table: HeadsUpTable, reserves: dict[str, str]) -> str:
    """How turns are timed at a table, the running time, and what is left of each reserve."""
    lines = ["### Clock", control_line(table.control).capitalize(), *time_lines(table)]
    lines += [f"-# Reserve of {who}: {left}" for who, left in reserves.items()]
    return "\n".join(lines)


def _vacation_line(who: str, left: TimeLeft) -> str:
    spans = ", ".join(
        f"{stamp(each.begin, 'd')} to {stamp(each.end - A_SECOND, 'd')}" for each in left.pauses
    )
    return f"-# {who} is on vacation {spans}; the clock stands still"
