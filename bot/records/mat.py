"""Writing a match record as Jellyfish's .mat, as GNU Backgammon lays it out and everybody reads it.

What a .mat cannot hold is told by `bot.records.omissions`. A name is shortened for the rows, and stands in
full in the head.
"""

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from bot.engine import Side
from bot.engine.cube import Stage
from bot.records.columns import in_columns
from bot.records.entries import (
    CubeEntry,
    Entry,
    RefusedResignation,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenRoll,
    WrittenTake,
)
from bot.records.match import MatchRecord, clean, short
from bot.records.replaying import forced_rolls

_LEFT_WIDTH: Final = 27
_INDENTS: Final = {Side.WHITE: " " * 6, Side.BLACK: " " * 34}
_NAME_WIDTH: Final = 31
_ENDS_OF_NAMES: Final = str.maketrans(":,;", "   ")
"""What comes before a score, a rating and a comment."""


def format_mat(match: MatchRecord) -> str:
    """The match as a .mat, which `bot.records.parse_record` reads back as an equal record.

    A last roll that was not played is left out if there is only one play: GNU Backgammon would make it.
    """
    return "\n".join(_lines(match)) + "\n"


def _lines(match: MatchRecord) -> Iterator[str]:
    names = (("Player 1", match.white), ("Player 2", match.black))
    for tag, value in (*names, *match.tags):
        yield f'; [{tag} "{clean(value)}"]'
    yield f"\n {match.length} point match"
    games = zip(match.games, forced_rolls(match), strict=True)
    for number, (game, has_forced_roll) in enumerate(games, start=1):
        yield f"\n Game {number}"
        white = f"{_name_in_row(match.white)} : {game.white_score}"
        yield f" {white:{_NAME_WIDTH}} {_name_in_row(match.black)} : {game.black_score}"
        yield from _rows(game.entries[:-1] if has_forced_roll else game.entries, game.result)


def _name_in_row(name: str) -> str:
    """A name without what ends a name there."""
    return short(name.translate(_ENDS_OF_NAMES))


def _rows(entries: Iterable[Entry], result: WrittenResult | None) -> Iterator[str]:
    """The rows; who wins on the right stands in the last of them, where its right cell is free.

    A row is filled up with spaces: after a short one GNU Backgammon reads the row above again.
    """
    rows = in_columns(_cells(entries))
    ending = result and _format_result(result)
    if ending and ending[0] is Side.BLACK and rows and not rows[-1][1]:
        rows[-1] = (rows[-1][0], f" {ending[1]}")
        ending = None
    for number, (left, right) in enumerate(rows, start=1):
        yield f"{number:3}) {left:{_LEFT_WIDTH}} {right}"
    if ending:
        yield _INDENTS[ending[0]] + ending[1]


def _cells(all_entries: Iterable[Entry]) -> Iterator[tuple[Side, str]]:
    """What each side does.

    GNU Backgammon takes a beaver to be accepted by the roll that follows, and is confused if that is written;
    any other answer to a double must not be called a beaver, or it waits for that roll even in the next game.
    """
    entries = [entry for entry in all_entries if not isinstance(entry, RefusedResignation)]
    at = 0
    while at < len(entries):
        match entries[at : at + 3]:
            case [
                WrittenDouble(side, value, Stage.BEAVER),
                WrittenTake(),
                WrittenPlay() | WrittenDance() | UnplayedRoll(),
            ]:
                yield side, _format_turn("Beavers", value)
                at += 2
            case _:
                yield entries[at].side, _format_entry(entries[at])
                at += 1


def _format_entry(entry: WrittenRoll | CubeEntry) -> str:
    match entry:
        case WrittenPlay(roll=roll, text=text):
            return f"{roll.high}{roll.low}: {text}"
        case WrittenDance(roll=roll, is_said=is_said):
            return f"{roll.high}{roll.low}: " + "Cannot Move" * is_said
        case UnplayedRoll(roll=roll):
            return f"{roll.high}{roll.low}: ????"
        case WrittenDouble(value=value):
            return _format_turn("Doubles", value)
        case WrittenTake():
            return " Takes"
        case WrittenDrop():
            return " Drops"
        case unknown:
            assert_never(unknown)


def _format_turn(name: str, value: int | None) -> str:
    return f" {name}" if value is None else f" {name} => {value}"


def _format_result(result: WrittenResult) -> tuple[Side, str]:
    """What is written about the end, and on which side."""
    if result.points is None:
        return result.winner.other, "Concedes"
    return result.winner, f"Wins {result.points} point{'s' * (result.points != 1)}"
