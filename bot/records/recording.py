"""Writing down what was played here: from rule sheets and events to records."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from bot import engine
from bot.engine.options import Value
from bot.records.match import (
    MONEY,
    NO_CUBE,
    Entry,
    GameRecord,
    MatchRecord,
    RefusedResignation,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenTake,
    name_of_start,
)

TAGS: Final = {
    "jacoby": "Jacoby",
    "beavers": "Beaver",
    "raccoons": "Raccoon",
    "automatic_doubles": "AutoDoubles",
    "stake": "Stake",
}
"""The tags that other programs have for options; the rest have tags of their own names."""

SAID_OTHERWISE: Final = ("length", "start", "cube", "cube_cap")


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of two players, running or over: the score before it, its events, and the state after them."""

    score: engine.Score
    events: tuple[engine.Event, ...]
    final: engine.Game


def record_match(
    white: str,
    black: str,
    sheet: engine.RuleSheet,
    games: Iterable[PlayedGame],
    tags: Iterable[tuple[str, str]] = (),
) -> MatchRecord:
    """The record of a match or a money session.

    Args:
        white: The name of White.
        black: The name of Black.
        sheet: The rules that it was played by; they become tags of the record.
        games: Its games in order, at least one.
        tags: What else the head says: site, event, date.

    Raises:
        ValueError: A player without a name, or no games.
    """
    length = sheet.length or MONEY
    return MatchRecord(white, black, length, tuple(map(record_game, games)), (*tags, *tags_of_rules(sheet)))


def record_game(game: PlayedGame) -> GameRecord:
    """Rolls before the opening dice differed are left out."""
    found = game.final.bets[0].result
    return GameRecord(
        white_score=game.score.white,
        black_score=game.score.black,
        entries=tuple(entries_of(game.events)),
        result=WrittenResult(found.winner, found.points) if found else None,
        cube=max(
            (event.cube or 1 for event in game.events if isinstance(event, engine.OpeningRolled)), default=1
        ),
        was_resigned=found is not None and found.ending is engine.Ending.RESIGNED,
    )


def entries_of(events: Iterable[engine.Event]) -> Iterator[Entry]:
    """The events of a game as they are written down: every checker move by itself, "25/20* 20/18"."""
    unplayed: UnplayedRoll | None = None
    offered: RefusedResignation | None = None
    open_double = False
    for event in events:
        match event:
            case engine.TimedOut(side) if open_double:
                yield WrittenDrop(side)
            case engine.OpeningRolled() | engine.Rolled():
                unplayed = _roll_of(event)
            case engine.ResignationOffered(side, kind=kind):
                offered = RefusedResignation(side, kind, is_after_roll=unplayed is not None)
            case engine.ResignationRefused() if offered:
                yield offered
            case engine.Played(side, roll, moves):
                unplayed = None
                yield WrittenPlay(side, roll, _format_steps(moves)) if moves else WrittenDance(side, roll)
            case _:
                yield from _cube_entry(event)
        open_double = isinstance(event, engine.Doubled | engine.Raised)
    if unplayed:
        yield unplayed


def _roll_of(event: engine.OpeningRolled | engine.Rolled) -> UnplayedRoll | None:
    """The roll to play; None after a tie of the opening."""
    match event:
        case engine.Rolled(side, roll):
            return UnplayedRoll(side, roll)
        case engine.OpeningRolled(white, black) if white != black:
            return UnplayedRoll(
                engine.Side.WHITE if white > black else engine.Side.BLACK, engine.Roll(white, black)
            )
        case _:
            return None


def tags_of_rules(sheet: engine.RuleSheet) -> Iterator[tuple[str, str]]:
    """The rules as tags for the head of a record."""
    if name := name_of_start(sheet.start):
        yield "Variation", name
    else:
        yield "Start Position", engine.format_position_id(sheet.start)
    if sheet.is_match:
        yield "Crawford", "On"
    yield from _options(sheet)
    if not sheet.has_cube:
        yield "CubeLimit", NO_CUBE
    elif sheet.cube_cap:
        yield "CubeLimit", str(sheet.cube_cap)


def _options(sheet: engine.RuleSheet) -> Iterator[tuple[str, str]]:
    """The options that differ from the usual, and for a session its switches too."""
    for name in dict.fromkeys((*TAGS, *engine.SHEET_OPTIONS)):
        option, value = engine.SHEET_OPTIONS[name], engine.SHEET_OPTIONS[name].read(sheet)
        is_switch = name in TAGS and isinstance(value, bool) and not sheet.is_match
        if name not in SAID_OTHERWISE and (is_switch or value != option.default):
            yield TAGS.get(name, name.title().replace("_", "")), _in_tag(value)


def _in_tag(value: Value) -> str:
    if isinstance(value, bool):
        return "On" if value else "Off"
    return "Unlimited" if value is None else str(value)


def _cube_entry(event: engine.Event) -> Iterator[Entry]:
    match event:
        case engine.Doubled(side, value=value):
            yield WrittenDouble(side, value)
        case engine.Raised(side, value=value, stage=stage):
            yield WrittenDouble(side, value, stage)
        case engine.Taken(side):
            yield WrittenTake(side)
        case engine.Dropped(side):
            yield WrittenDrop(side)
        case _:
            pass


def _format_steps(moves: Iterable[engine.CheckerMove]) -> str:
    """Each checker move by itself, as .mat has it, so that no reader has to guess the way."""
    return " ".join(f"{move.source}/{move.target}{'*' * move.is_hit}" for move in moves)
