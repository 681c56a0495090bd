"""What happened, in lines."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from bot.engine import (
    Doubled,
    Dropped,
    Event,
    OpeningRolled,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRefused,
    Rolled,
    Side,
    Taken,
    TakenBack,
    TimedOut,
    format_moves,
    format_roll,
)
from bot.presenters.names import name
from bot.presenters.sentences.results import game_over
from bot.presenters.sentences.words import KINDS, STAGES
from bot.table import Happening, Step, Table

AT_ONCE: Final = "The resignation is accepted at once"
AUTOMATICALLY: Final = " (automatically)"


def log_lines(table: Table, happenings: Iterable[Happening], *, ends_told: int = 0) -> list[str]:
    """Return what happened, a line for each thing worth one: "Alice 3-1: 8/5 6/5".

    `ends_told` is of how many games, from the first, the end is told elsewhere.
    """
    return list(_lines(table, happenings, ends_told))


def _lines(table: Table, happenings: Iterable[Happening], ends_told: int) -> Iterator[str]:
    """Yield the lines; before the opening of a game, how the game before it ended."""
    number, last = ends_told + 1, None
    for each, following in pairwise([*happenings, None]):
        if each is None:
            return
        if isinstance(each.event, OpeningRolled) and each.number > number:
            number = each.number
            yield game_over(table, number - 1)
        if isinstance(each.event, Rolled) and each.player is None and not _is_automatic_play(following):
            yield rolled(name(table.player_on(each.event.side)), each.event)
        if line := _log_line(table, each, last):
            yield line
        last = each.event


def _is_automatic_play(happening: Happening | None) -> bool:
    """Tell whether the line of what happened says already that the roll before it was automatic."""
    return happening is not None and happening.player is None and isinstance(happening.event, Played)


def log_line(table: Table, happening: Happening) -> str:
    """Return what happened in one line; "" for a roll, which its play repeats."""
    return _log_line(table, happening, None)


def _log_line(table: Table, happening: Happening, last: Event | None) -> str:
    """Return what happened in one line; `last` is what happened just before it, if that is told too."""
    event = happening.event
    if isinstance(event, ResignationAccepted) and _resigned(happening, last) is event.side:
        return f"{AT_ONCE}{AUTOMATICALLY}"
    is_redouble = isinstance(event, Doubled) and _is_redouble(table, happening, event)
    line = _line(table, event, is_redouble=is_redouble)
    is_act = isinstance(event, Doubled | Taken | Dropped | Played)
    return f"{line}{AUTOMATICALLY}" if is_act and happening.player is None else line


def _line(table: Table, event: Event, *, is_redouble: bool) -> str:  # noqa: PLR0911 - a line for each kind
    if isinstance(event, OpeningRolled):
        return _opening(table, event)
    who = name(table.player_on(event.side))
    match event:
        case Rolled():
            return ""
        case Played():
            return played(who, event)
        case Doubled():
            return f"{who} {'redoubles' if is_redouble else 'doubles'} to {event.value}"
        case Raised() | Taken() | Dropped():
            return _cube_line(who, event)
        case ResignationOffered() | ResignationAccepted() | ResignationRefused():
            return _resignation_line(who, event)
        case TimedOut():
            return f"{who} ran out of time and pays {event.points}"
        case TakenBack():
            return f"{who} takes that back"


def _is_redouble(table: Table, happening: Happening, double: Doubled) -> bool:
    """Tell whether a player had turned the cube before.

    Its value says so where the position is not at hand, unless automatic doubles may have made it so high.
    """
    if isinstance(happening, Step):
        return happening.before.cubes[double.cube].owner is not None
    automatic = table.sheet.automatic_doubles
    return automatic is not None and double.value > 2 ** (1 + automatic)


def _resigned(happening: Happening, last: Event | None) -> Side | None:
    """Return who resigned, if what came just before tells; what can cost no more is accepted at once."""
    if isinstance(happening, Step):
        resignation = happening.before.bets[0].resignation
        return resignation.side if resignation else None
    return last.side if isinstance(last, ResignationOffered) else None


def _cube_line(who: str, event: Raised | Taken | Dropped) -> str:
    match event:
        case Raised():
            return f"{who} {STAGES[event.stage]}s to {event.value}"
        case Taken():
            return f"{who} takes at {event.value}"
        case Dropped():
            return f"{who} passes and pays {event.points}"


def _resignation_line(who: str, event: ResignationOffered | ResignationAccepted | ResignationRefused) -> str:
    match event:
        case ResignationOffered():
            return f"{who} offers to resign {KINDS[event.kind]}"
        case ResignationAccepted():
            return f"{who} accepts the resignation"
        case ResignationRefused():
            return f"{who} refuses the resignation"


def played(who: str, event: Played) -> str:
    """Return a roll and what was made of it: "Alice 3-1: 8/5 6/5"."""
    return f"{who} {format_roll(event.roll)}: {format_moves(event.moves) or 'dances, no legal play'}"


def rolled(who: str, event: Rolled) -> str:
    """Return a roll that was thrown automatically, and that somebody has yet to play."""
    return f"{who} rolls {format_roll(event.roll)}{AUTOMATICALLY}"


def _opening(table: Table, event: OpeningRolled) -> str:
    white, black = (name(table.player_on(side)) for side in Side)
    thrown = f"{white} throws {event.white}, {black} throws {event.black}"
    if event.white == event.black:
        return f"Opening: {thrown}; {f'automatic double to {event.cube}, and ' if event.cube else ''}again"
    first = white if event.white > event.black else black
    return f"Opening: {thrown}; {first} starts"
