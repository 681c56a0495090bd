"""Rolls, plays and games that were played, in words: the history, imports and replays."""

import re
from collections.abc import Sequence
from typing import Final

from bot.engine import BAR, InvalidInput, Played, Roll, Rolled, format_moves, format_roll
from bot.engine import errors as engine
from bot.play import errors
from bot.play.explanations import explains, says
from bot.play.keys import TableId
from bot.play.table import Player
from bot.play.text import words
from bot.play.text.words import MARKDOWN, code, count, listed, name

DISCORD_CHOICE_LENGTH: Final = 100
LONGEST_FINDING: Final = 300


def history_heading(other: Player | None, *, is_of_server: bool, page: int) -> str:
    """`page` counts from 0."""
    whose = "Games on this server" if is_of_server and other is None else "Your games"
    having = f" with {name(other)}" if other else ""
    here = " on this server" if is_of_server and other else ""
    return f"{whose}{having}{here}{f' · page {page + 1}' if page else ''}"


def history_hint(table: TableId) -> str:
    return f"`/replay table:#{table}` shows one again, `/export table:#{table}` gives its files."


def no_history(*, is_with: bool, is_of_server: bool, page: int) -> str:
    """An empty page of the history, and how to find more."""
    if page:
        return "There are no older games."
    where = " on this server" if is_of_server else ""
    if is_with:
        return f"You have not played each other{where} yet. Start with `/challenge`."
    whose = "Nothing has been played" if is_of_server else "You have not played"
    return f"{whose}{where} yet. Start with `/challenge`."


def findings_line(illegal: Sequence[str], notes: Sequence[str]) -> str:
    """Such as "1 illegal play and 2 notes, first: Line 12: …"; "" without findings."""
    found = ((illegal, "illegal play"), (notes, "note"))
    counts = [count(len(sentences), noun) for sentences, noun in found if sentences]
    return f"{' and '.join(counts)}, first: {_finding([*illegal, *notes][0])}" if counts else ""


def breaks_off(illegal: str) -> str:
    return f"The record breaks off here: {_finding(illegal)}"


def left_out(ending: str, what: Sequence[str]) -> str:
    return f"`.{ending}` has no words for {', '.join(what)}."


def no_match_id(reason: str) -> str:
    return f"GNU Backgammon has no ids for this: {reason}."


def _finding(text: str) -> str:
    cut = text if len(text) <= LONGEST_FINDING else f"{text[:LONGEST_FINDING]}…"
    return MARKDOWN.sub(r"\\\1", cut)


LONGEST_REASON = 600
RECORDS = (
    "a match as Galaxy, Studio, GNU Backgammon and others export it: `.mat`, `.sgf`, "
    "and the `.txt` of Galaxy and Studio, which is laid out like a `.mat`"
)


UNKNOWN_TABLE: Final = (
    "There is no table of that number that you can look at. `/history` lists those that you can."
)
says(errors.UnknownTable, UNKNOWN_TABLE)
says(
    errors.NoSuchFrame,
    "That replay leads no further there. Open it again with `/replay`, or `/import` the file again.",
)
says(
    errors.NoImport, "I have no such import of yours: I keep only your newest ones. `/import` the file again."
)


@explains(errors.NotARecord)
def not_a_record(error: errors.NotARecord) -> str:
    shown = " ".join(error.reason.split())
    cut = shown if len(shown) <= LONGEST_REASON else f"{shown[:LONGEST_REASON]}…"
    escaped = MARKDOWN.sub(r"\\\1", cut)
    return f"I cannot read that file. {escaped} I read {RECORDS}."


@explains(errors.RecordTooLarge)
def record_too_large(error: errors.RecordTooLarge) -> str:
    most = error.limit // 1024
    return f"That file is too large: I read up to {most} KB; a long match has 20. I read {RECORDS}."


says(errors.EmptyRecord, f"That file is empty. I read {RECORDS}.")


def not_fetched() -> str:
    return "Discord did not let me have that file. Nothing was kept; please try again."


says(errors.AtWorkAlready, "I am still working on the file you asked for before. Ask again when you have it.")
says(errors.TooMuchWork, "That takes me too long, so I stopped. Try a shorter file, or one format at a time.")
POSITION_FOUND = "That is a position, so here it is, for you alone. `/position` shows it to everyone."


EXAMPLES = (
    "Write an XGID, a GNU id such as `4HPwATDgc/ABMA:cAkAAAAAAAAA`, or checkers, those of the side on roll "
    "first: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`."
)


def no_position(error: InvalidInput) -> str:
    return f"`{code(str(error.given))}` is no position: {error.reason}. {EXAMPLES}"


AUTOMATICALLY: Final = " (automatically)"


def played(who: str, event: Played) -> str:
    """Such as "Alice 3-1: 8/5 6/5"."""
    return f"{who} {format_roll(event.roll)}: {format_moves(event.moves) or 'dances, no legal play'}"


def rolled(who: str, event: Rolled, *, is_automatic: bool = True) -> str:
    """A roll that is yet to be played."""
    return f"{who} rolls {format_roll(event.roll)}{AUTOMATICALLY if is_automatic else ''}"


NOTATION_EXAMPLE = "`8/5 6/5`, `13/8(2)`, `bar/20*` or `6/off`"
UPWARD = re.compile(r"([1-9]|1[0-9]|2[0-4])/([1-9]|1[0-9]|2[0-4])")
DOUBLES = 4


@explains(engine.InvalidInput)
def not_understood(error: engine.InvalidInput) -> str:
    """What could not be read, with an example."""
    match error:
        case engine.AmbiguousNotation():
            return (
                f"That can be played in different ways: {listed([f'`{way}`' for way in error.ways], 'or')}?"
            )
        case engine.InvalidNotation() if (match := UPWARD.fullmatch(error.part)) and match[1] != match[2]:
            low, high = sorted(match.groups(), key=int)
            return f"Checkers move to lower points: `{high}/{low}`, not `{error.part}`."
        case engine.InvalidNotation() if error.part:
            return f"I do not understand `{code(error.part)}`. Write a play like {NOTATION_EXAMPLE}."
        case engine.InvalidNotation():
            return f"Write a play like {NOTATION_EXAMPLE}."
        case engine.InvalidPosition() | engine.InvalidMatchId():
            return no_position(error)
        case _:
            return f"I do not understand `{code(str(error.given))}`: {error.reason}."


@explains(engine.IllegalPlay)
def illegal_play(error: engine.IllegalPlay) -> str:  # noqa: PLR0911 - a match
    match error:
        case engine.NoLegalPlay():
            return "There is no legal play: the turn passes."
        case engine.OtherRoll():
            return f"That play is for {error.written}, and your roll is {error.attempt.roll}."
        case engine.CheckersOnBar(count=1):
            return "One checker is still on the bar."
        case engine.CheckersOnBar():
            return f"{error.count} checkers are still on the bar."
        case engine.TooManyMoves():
            return f"That is more than this roll allows: {words.count(error.allowed, 'checker move')}."
        case engine.MustPlayMore():
            return _must_play_more(error)
        case _:
            return _wrong_move(error)


def illegal_in_record(
    line: int, roll: Roll, written: str, why: engine.IllegalPlay | engine.InvalidInput | str
) -> str:
    """Which play of a record is illegal, and why."""
    if isinstance(why, engine.IllegalPlay):
        reason = illegal_play(why)
    else:
        reason = f"{why[:1].upper()}{why[1:]}." if isinstance(why, str) else "That is no play."
    played = f"{format_roll(roll)}: {written or 'nothing is played'}"
    return f"line {line} is illegal, {played}. {reason}"


def _wrong_move(error: engine.IllegalPlay) -> str:  # noqa: PLR0911 - a match
    match error:
        case engine.NoCheckerOnPoint():
            left = "" if error.point == BAR else " left"
            return f"You have no checker{left} on {_place(error.point)}."
        case engine.PointBlocked():
            return f"The {error.point} point is blocked."
        case engine.DieNotRolled():
            left = " and ".join(str(die) for die in error.left)
            way = f"from {_place(error.source)} to {_place(error.target)}"
            return f"It is {words.count(error.distance, 'pip')} {way}; you have {left or 'no die'} left."
        case engine.NothingToHit():
            return f"There is nothing to hit on the {error.point} point."
        case engine.NotAllHome():
            return f"You cannot bear off yet: your checker on {_place(error.rearmost)} is not home."
        case engine.MustMoveFromHigherPoint():
            behind = f"while you have a checker on {_place(error.rearmost)}"
            return f"A {error.die} cannot bear off from {_place(error.point)} {behind}."
        case _:
            return f"That is not a legal play: {error.reason}."


def _must_play_more(error: engine.MustPlayMore) -> str:
    match error:
        case engine.MustPlayMoreDice():
            how_many = "all four" if error.required == DOUBLES else f"{error.required} of the four"
            return f"You must play {how_many}: {error.example}."
        case engine.MustPlayHigherDie():
            return f"Only one die can be played, so it must be the {error.die}: {error.example}."
        case _:
            return f"You must play both dice: {error.example}."


def _place(point: int) -> str:
    return {BAR: "the bar", 0: "off"}.get(point, f"the {point} point")
