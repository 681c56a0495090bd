"""Rolls and plays in words, and why one, or anything else that is typed, cannot be read or is illegal."""

import re
from typing import Final

from bot.engine import BAR, Played, Roll, Rolled, format_moves, format_roll
from bot.engine import errors as engine
from bot.play.explanations import explains
from bot.play.text import words
from bot.play.text.records import no_position
from bot.play.text.words import code, listed

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
