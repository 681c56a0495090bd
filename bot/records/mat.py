"""Writing a match record as Jellyfish's .mat, as GNU Backgammon lays it out and everybody reads it.

`left_out_of_mat` lists what a .mat cannot hold. A name is shortened for the rows, and stands in full in the
head.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from typing import Final, TypeAlias, assert_never

from bot.engine import OFF, Roll, Side
from bot.engine.game import OfferStage
from bot.records.errors import UnreadableRecord
from bot.records.match import (
    CALLED_ILLEGAL,
    MONEY,
    CubeEntry,
    Entry,
    MatchRecord,
    RefusedResignation,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenRoll,
    WrittenTake,
    clean,
    name_of_start,
    short,
)
from bot.records.replaying import GameReplay, MatchReplay, forced_rolls, replay_match
from bot.text.catalogue import phrase

LEFT_COLUMN: Final = 12
"""The left column's cells begin within that many characters; the right one's far behind."""

_NUMBER: Final = r"(?:^|(?<=\s))[0-9]{1,4}\)"
_NUMBERS: Final = re.compile(_NUMBER)
_CELL: Final = re.compile(
    r"(?<![^\s)])(?:[1-6]-?[1-6]\s?:|(?:(?:re)?doubles?|beavers?|raccoons?|takes?|accepts?|drops?|pass(?:es)?"
    r"|rejects?|wins?|loss(?:es)?|loses?|concedes?|resign(?:s|ed)?)\b)",
    re.IGNORECASE,
)
_ROLL: Final = re.compile(r"([1-6])-?([1-6])\s?:(.*)")
_CUBE: Final = re.compile(r"(?:re)?(?:double|beaver|raccoon)s?(?:\s*(?:=>|to|at)?\s*(?P<value>[0-9]{1,7}))?")
_ANSWER: Final = re.compile(r"(?P<take>takes?|accepts?)|drops?|pass(?:es)?|rejects?")
_RESULT: Final = re.compile(
    r"(?:(?P<wins>wins?)|loss(?:es)?|loses?|(?:concedes?|resign(?:s|ed)?)(?:\s+(?:the\s+)?(?:game|match))?)"
    r"(?:\s+(?P<points>[0-9]{1,7})(?:\s+points?)?(?:\s+and\s+the\s+match)?)?\.?"
)
_PLACE: Final = r"(?:[0-9]{1,2}|bar|off|b|o)"
_PLAY: Final = re.compile(rf"{_PLACE}(?:\s*/\s*{_PLACE}\*?)+(?:\s*\([1-4]\)\*?)?(?:[\s,]+|$)")
_DANCES: Final = re.compile(
    r"(?:cannot|can't|can not|no) (?:move|play)s?\.?|dances?\.?|-+|\(no (?:play|move)\)"
)
_INSTEAD_OF_PLAY: Final = re.compile(r":\s{0,2}(?=concede|resign)", re.IGNORECASE)
"""The colon before a concession after the roll: "62: Concedes"."""
_UNPLAYED: Final = re.compile(r"\?+")
_UNROLLED: Final = re.compile(r"(?P<roll>[1-6]\s?:\s*\?+)|(?<!\S)(?:00\s?:\s*\?*|\?{2,})(?!\S)")
"""Backgammon Studio's "00: ????", or nothing but question marks: the dice were never thrown."""


@dataclass(frozen=True, slots=True)
class WrittenLoss:
    """That a side lost, by resigning or not: "Losses 2 point", "Concedes"."""

    side: Side
    points: int | None
    line: int


Cell: TypeAlias = Entry | WrittenResult | WrittenLoss


_LIKE_ROW: Final = re.compile(r"^\s*[0-9]{1,4}\)|\?\?|[1-6]-?[1-6]\s*:|/")


def may_be_row(line: str) -> bool:
    """Whether anything in a line looks like a part of a game, be it wrong."""
    return bool(_LIKE_ROW.search(line) or _CELL.search(line))


def read_row(number: int, row: str) -> Iterator[Cell]:
    """The cells of a row, from the left; `number` is its line in the record.

    Raises:
        UnreadableRecord: something in it does not belong in a row.
    """
    blanked = _NUMBERS.sub(lambda match: " " * len(match[0]), row)
    blanked = _UNROLLED.sub(lambda match: match["roll"] or " " * len(match[0]), blanked)
    begins = [match.start() for match in _CELL.finditer(blanked)]
    if blanked[: begins[0] if begins else None].strip():
        raise UnreadableRecord(number, row, phrase("record-fault-row"))
    instead = {match.end() for match in _INSTEAD_OF_PLAY.finditer(blanked)}
    side = Side.WHITE
    for begin, end in pairwise([*begins, len(blanked)]):
        if begin not in instead:
            side = Side.WHITE if begin == begins[0] < LEFT_COLUMN else Side.BLACK
        cell = blanked[begin:end].strip()
        found = _read_cell(number, side, cell)
        if found is None:
            raise UnreadableRecord(number, row, phrase("record-fault-cell", text=repr(cell)))
        yield found


def _read_cell(line: int, side: Side, cell: str) -> Cell | None:
    lowered = cell.lower()
    if match := _ROLL.fullmatch(lowered):
        return _read_roll(line, side, Roll(int(match[1]), int(match[2])), cell[match.start(3) :].strip())
    if match := _CUBE.fullmatch(lowered):
        return WrittenDouble(side, _number(match["value"]), line=line)
    if match := _ANSWER.fullmatch(lowered):
        return WrittenTake(side, line) if match["take"] else WrittenDrop(side, line)
    if match := _RESULT.fullmatch(lowered):
        points = _number(match["points"])
        return WrittenResult(side, points, line) if match["wins"] else WrittenLoss(side, points, line)
    return None


def _read_roll(line: int, side: Side, roll: Roll, text: str) -> Entry | None:
    lowered = text.lower()
    if not lowered or _DANCES.fullmatch(lowered):
        return WrittenDance(side, roll, bool(lowered), line)
    if _UNPLAYED.fullmatch(lowered):
        return UnplayedRoll(side, roll, line)
    if _PLAY.sub("", lowered) and not lowered.startswith(CALLED_ILLEGAL):
        return None
    return WrittenPlay(side, roll, " ".join(text.split()), line)


def _number(digits: str | None) -> int | None:
    return None if digits is None else int(digits)


def in_columns(cells: Iterable[tuple[Side, str]]) -> list[tuple[str, str]]:
    """The rows of what each side does, in order; "" where a side does nothing in a row."""
    rows: list[tuple[str, str]] = []
    is_open = False
    for side, cell in cells:
        if side is Side.WHITE:
            rows.append((cell, ""))
        elif is_open:
            rows[-1] = (rows[-1][0], cell)
        else:
            rows.append(("", cell))
        is_open = side is Side.WHITE
    return rows


_LEFT_WIDTH: Final = 27
_INDENTS: Final = {Side.WHITE: " " * 6, Side.BLACK: " " * 34}
_NAME_WIDTH: Final = 31
_ENDS_OF_NAMES: Final = str.maketrans(":,;", "   ")
"""The characters before a score, a rating and a comment."""


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
    """The entries of a game in cells, one a side.

    GNU Backgammon counts a beaver as accepted by the next roll, and a written acceptance confuses it. After
    any other answer to a double the word "beaver" would make it wait for that roll, even in the next game.
    """
    entries = [entry for entry in all_entries if not isinstance(entry, RefusedResignation)]
    at = 0
    while at < len(entries):
        match entries[at : at + 3]:
            case [
                WrittenDouble(side, value, OfferStage.BEAVER),
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
    """The text about the end, and the side that it stands on."""
    if result.points is None:
        return result.winner.other, "Concedes"
    return result.winner, f"Wins {result.points} point{'s' * (result.points != 1)}"


class Omission(Enum):
    """Something that a format has no words for."""

    AUTOMATIC_DOUBLES = auto()
    JACOBY = auto()
    START = auto()
    GAMMONS = auto()
    STAKE = auto()
    FORCED_ROLL = auto()
    REFUSED_RESIGNATIONS = auto()
    SETTLEMENTS = auto()
    FEES = auto()
    PARTNERS = auto()
    ILLEGAL_PLAYS = auto()


def left_out_of_mat(match: MatchRecord) -> tuple[Omission, ...]:
    return tuple(_left_out_of_mat(match))


def left_out_of_sgf(match: MatchRecord) -> tuple[Omission, ...]:
    return tuple(_left_out_of_sgf(match))


def left_out_of_ogxm(match: MatchRecord) -> tuple[Omission, ...]:
    return (Omission.ILLEGAL_PLAYS,) if replay_match(match).illegal else ()


def _left_out_of_mat(match: MatchRecord) -> Iterator[Omission]:
    if any(game.cube > 1 for game in match.games):
        yield Omission.AUTOMATIC_DOUBLES
    if match.length == MONEY and match.has_cube and not match.is_jacoby:
        yield Omission.JACOBY
    if not name_of_start(match.start):
        yield Omission.START
    if any(forced_rolls(match)):
        yield Omission.FORCED_ROLL
    yield from _left_out_of_both(replay_match(match))


def _left_out_of_sgf(match: MatchRecord) -> Iterator[Omission]:
    if match.start.own[OFF] and not name_of_start(match.start):
        yield Omission.GAMMONS
    replay = replay_match(match)
    yield from _left_out_of_both(replay)
    if replay.illegal:
        yield Omission.ILLEGAL_PLAYS


def _left_out_of_both(replay: MatchReplay) -> Iterator[Omission]:
    match = replay.record
    if match.tag("Stake"):
        yield Omission.STAKE
    if any(isinstance(entry, RefusedResignation) for game in match.games for entry in game.entries):
        yield Omission.REFUSED_RESIGNATIONS
    if match.length == MONEY and _has_settlements(replay):
        yield Omission.SETTLEMENTS


def _has_settlements(replay: MatchReplay) -> bool:
    is_even = any(game.result is None for game in replay.record.games[:-1])  # settled at zero
    return is_even or any(map(_is_settled, replay.games))


def _is_settled(game: GameReplay) -> bool:
    """Whether a game ended with other points than a win on its cube gives."""
    written, found = game.record.result, game.final.bets[0].result
    return written is not None and found is not None and written.points not in (None, found.points)
