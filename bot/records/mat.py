"""Writing a match record as Jellyfish's .mat, as GNU Backgammon lays it out and everybody reads it.

What a .mat cannot hold: an automatic double, unless somebody doubles afterwards, and a settlement. A name is
shortened for the rows, and stands in full in the head.
"""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from bot.engine import Side
from bot.engine.cube import Stage
from bot.records.match import (
    Entry,
    GameRecord,
    MatchRecord,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenTake,
    clean,
)

_LEFT_WIDTH: Final = 27
_LEFT_INDENT: Final = " " * 6
_RIGHT_INDENT: Final = " " * 34
_NAME_WIDTH: Final = 31
_GNUBG_NAME_BYTES: Final = 31
"""GNU Backgammon cuts longer names; an empty one aborts it."""
_TURNS: Final = {Stage.DOUBLE: "Doubles", Stage.BEAVER: "Beavers", Stage.RACCOON: "Raccoons"}


def format_mat(match: MatchRecord) -> str:
    """The match as a .mat, which `bot.records.parse_record` reads back as an equal record."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: MatchRecord) -> Iterator[str]:
    names = (("Player 1", match.white), ("Player 2", match.black))
    for tag, value in (*names, *match.tags):
        yield f'; [{tag} "{clean(value)}"]'
    yield f"\n {match.length} point match"
    for number, game in enumerate(match.games, start=1):
        yield f"\n Game {number}"
        white = f"{_name_in_row(match.white)} : {game.white_score}"
        yield f" {white:{_NAME_WIDTH}} {_name_in_row(match.black)} : {game.black_score}"
        yield from _rows(game)


def _name_in_row(name: str) -> str:
    """A name without what ends a name there, and short enough; never empty."""
    cut = clean(name.replace(":", " ").replace(",", " ")).encode()[:_GNUBG_NAME_BYTES]
    return cut.decode(errors="ignore").strip() or "?"


def _rows(game: GameRecord) -> Iterator[str]:
    cells: list[str] = []
    for entry in game.entries:
        if (entry.side is Side.BLACK) is (len(cells) % 2 == 0):
            cells.append("")
        cells.append(_format_entry(entry))
    for number, (left, right) in enumerate(zip_longest(cells[::2], cells[1::2], fillvalue=""), start=1):
        yield f"{number:3}) {left:{_LEFT_WIDTH}} {right}".rstrip()
    if game.result:
        yield _format_result(game.result)


def _format_entry(entry: Entry) -> str:
    match entry:
        case WrittenPlay(roll=roll, text=text):
            return f"{roll.high}{roll.low}: {text}"
        case WrittenDance(roll=roll, is_said=is_said):
            return f"{roll.high}{roll.low}: " + "Cannot Move" * is_said
        case UnplayedRoll(roll=roll):
            return f"{roll.high}{roll.low}: ????"
        case WrittenDouble(value=value, stage=stage):
            return f" {_TURNS[stage]}" + (f" => {value}" if value else "")
        case WrittenTake():
            return " Takes"
        case WrittenDrop():
            return " Drops"


def _format_result(result: WrittenResult) -> str:
    if result.points is None:
        return f"{_indent(result.winner.other)}Concedes"
    return f"{_indent(result.winner)}Wins {result.points} point{'s' * (result.points != 1)}"


def _indent(side: Side) -> str:
    return _LEFT_INDENT if side is Side.WHITE else _RIGHT_INDENT
