"""Rolls, plays and games that were played, in words: the history, imports and replays."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.engine import BAR, OFF, Played, Roll, Rolled, format_moves, format_roll
from bot.engine import errors as engine
from bot.play.analysis.evaluations import EVALUATIONS_A_DAY
from bot.play.base import errors
from bot.play.base.errors import explains, says
from bot.play.base.table import Player
from bot.play.text.clocks import stamp
from bot.play.text.escapes import unformatted
from bot.play.text.words import code, name, no_position
from bot.records import Omission
from bot.text.catalogue import either, listed, phrase

DISCORD_CHOICE_LENGTH: Final = 100
LONGEST_FINDING: Final = 300
MOST_FINDINGS: Final = 5
"""Even five of that length leave room for a page."""


def history_heading(other: Player | None, *, is_of_server: bool, page: int) -> str:
    """`page` counts from 0."""
    heading = _of_whom(other, is_of_server=is_of_server)
    return f"{heading} · {phrase('record-page', page=page + 1)}" if page else heading


def _of_whom(other: Player | None, *, is_of_server: bool) -> str:
    if other is None:
        return phrase("record-of-server") if is_of_server else phrase("record-yours")
    if is_of_server:
        return phrase("record-yours-with-here", other=name(other))
    return phrase("record-yours-with", other=name(other))


def no_history(*, is_with: bool, is_of_server: bool, page: int) -> str:
    """An empty page of the history, and how to find more."""
    if page:
        return phrase("record-none-older")
    if is_with:
        return phrase("record-none-with-here") if is_of_server else phrase("record-none-with")
    return phrase("record-none-here") if is_of_server else phrase("record-none")


def findings_lines(illegal: Sequence[str], notes: Sequence[str]) -> tuple[str, ...]:
    """Such as "1 illegal play and 2 notes, first: Line 12: …", and the others below; of very many, some."""
    if not illegal and not notes:
        return ()
    first, *others = map(_finding, [*illegal, *notes])
    shown = others[: MOST_FINDINGS - 1]
    more = ["…"] if len(shown) < len(others) else []
    return (_heading_of_findings(first, illegal, notes), *shown, *more)


def _heading_of_findings(first: str, illegal: Sequence[str], notes: Sequence[str]) -> str:
    if not notes:
        return phrase("record-found-illegal", illegal=len(illegal), first=first)
    if not illegal:
        return phrase("record-found-notes", notes=len(notes), first=first)
    return phrase("record-found-both", illegal=len(illegal), notes=len(notes), first=first)


def breaks_off(illegal: str) -> str:
    return phrase("record-breaks-off", illegal=_finding(illegal))


def left_out(formats: Iterable[tuple[str, Sequence[Omission]]]) -> Iterator[str]:
    """A line for all formats that leave out the same; none for those that lack nothing."""
    endings: dict[str, list[str]] = {}
    for ending, what in formats:
        if what:
            endings.setdefault(omitted(what), []).append(f"`.{ending}`")
    for omissions, files in endings.items():
        yield phrase("record-left-out", files=listed(files), what=omissions)


def omitted(what: Iterable[Omission]) -> str:
    return listed([phrase("record-omission", what=each) for each in what])


def _finding(text: str) -> str:
    cut = text if len(text) <= LONGEST_FINDING else f"{text[:LONGEST_FINDING]}…"
    return unformatted(cut)


LONGEST_REASON: Final = 600

says(errors.UnknownTable, lambda: phrase("record-no-table"))
says(errors.NoSuchFrame, lambda: phrase("record-no-frame"))
says(errors.NothingPlayed, lambda: phrase("record-nothing-played"))
says(errors.FilmTooLong, lambda: phrase("record-film-too-long"))
says(errors.NoImport, lambda: phrase("record-no-import"))
says(errors.AtWorkAlready, lambda: phrase("record-at-work"))
says(errors.TooMuchWork, lambda: phrase("record-too-much-work"))
says(errors.PositionInPlay, lambda: phrase("record-position-in-play"))
says(errors.StartInPlay, lambda: phrase("record-start-in-play"))
says(errors.GameInPlay, lambda: phrase("record-game-in-play"))
says(errors.EmptyRecord, lambda: f"{phrase('record-empty')} {phrase('record-read')}")


@explains(errors.TooManyEvaluations)
def too_many_evaluations(error: errors.TooManyEvaluations) -> str:
    return phrase("record-too-many-questions", count=EVALUATIONS_A_DAY, again=stamp(error.again, "R"))


@explains(errors.GameWaits)
def game_waits(error: errors.GameWaits) -> str:
    """The answer while an analysis waits for others to agree; asking for it counts as agreeing."""
    if not error.missing:
        return phrase("record-game-waits")
    waits = phrase("record-game-waits-for", players=listed([name(each) for each in error.missing]))
    return f"{waits} {phrase('record-game-owed')}" if error.is_pending else waits


@explains(errors.NotARecord)
def not_a_record(error: errors.NotARecord) -> str:
    shown = " ".join(error.reason.split())
    cut = shown if len(shown) <= LONGEST_REASON else f"{shown[:LONGEST_REASON]}…"
    reason = unformatted(cut)
    return f"{phrase('record-unreadable')} {reason} {phrase('record-read')}"


@explains(errors.RecordTooLarge)
def record_too_large(error: errors.RecordTooLarge) -> str:
    return f"{phrase('record-too-large', limit=error.limit // 1024)} {phrase('record-read')}"


def played(
    who: str, event: Played, *, is_automatic: bool = False, is_rolled_automatically: bool = False
) -> str:
    """Such as "Alice 3-1: 8/5 6/5", and whether the bot did it for them.

    That it rolled alone is only said where they did nothing themselves.
    """
    roll, moves = format_roll(event.roll), format_moves(event.moves)
    if not moves:
        return nothing_played(
            who, roll, is_dance=event.is_dance, is_rolled_automatically=is_rolled_automatically
        )
    if event.autopilot is not None:
        return phrase("play-by-autopilot", player=who, roll=roll, moves=moves, autopilot=event.autopilot)
    return phrase("play-played", player=who, roll=roll, moves=moves, is_automatic=is_automatic)


def nothing_played(who: str, roll: str, *, is_dance: bool, is_rolled_automatically: bool = False) -> str:
    """Such as "Alice 6-4: dances", or "no move" where no checker was on the bar."""
    return phrase(
        "play-none",
        player=who,
        roll=roll,
        is_dance=is_dance,
        is_rolled_automatically=is_rolled_automatically,
    )


def rolled(who: str, event: Rolled, *, is_automatic: bool = True) -> str:
    """A roll that is yet to be played."""
    return phrase("play-rolls", player=who, roll=format_roll(event.roll), is_automatic=is_automatic)


UPWARD = re.compile(r"([1-9]|1[0-9]|2[0-4])/([1-9]|1[0-9]|2[0-4])")
DOUBLES = 4


@explains(engine.InvalidInput)
def not_understood(error: engine.InvalidInput) -> str:
    """Quote the input that could not be read, with an example."""
    match error:
        case engine.AmbiguousNotation():
            return phrase("play-ambiguous", ways=either([f"`{way}`" for way in error.ways]))
        case engine.InvalidNotation() if (match := UPWARD.fullmatch(error.part)) and match[1] != match[2]:
            low, high = sorted(match.groups(), key=int)
            return phrase("play-upward", high=high, low=low, part=error.part)
        case engine.InvalidNotation() if error.part:
            return phrase("play-not-understood", part=code(error.part))
        case engine.InvalidNotation():
            return phrase("play-write")
        case engine.InvalidPosition() | engine.InvalidMatchId():
            return no_position(error)
        case _:
            return phrase("play-not-understood-given", given=code(str(error.given)))


@explains(engine.IllegalPlay)
def illegal_play(error: engine.IllegalPlay) -> str:
    match error:
        case engine.NoLegalPlay():
            return phrase("play-none-legal")
        case engine.OtherRoll():
            return phrase("play-other-roll", written=error.written, roll=error.attempt.roll)
        case engine.CheckersOnBar():
            return phrase("play-on-bar", checkers=error.count)
        case engine.TooManyMoves():
            return phrase("play-too-many-moves", allowed=error.allowed)
        case engine.MustPlayMore():
            return _must_play_more(error)
        case _:
            return _wrong_move(error)


def illegal_in_record(
    line: int, roll: Roll, written: str, why: engine.IllegalPlay | engine.InvalidInput | str
) -> str:
    """Tell which play of a record is illegal, and why."""
    if isinstance(why, engine.IllegalPlay):
        reason = illegal_play(why)
    else:
        reason = why if isinstance(why, str) else phrase("record-no-play")
    shown = format_roll(roll)
    if not written:
        return phrase("record-illegal-unplayed", line=line, roll=shown, reason=reason)
    return phrase("record-illegal", line=line, roll=shown, written=written, reason=reason)


def _wrong_move(error: engine.IllegalPlay) -> str:  # noqa: PLR0911 - a match
    match error:
        case engine.NoCheckerOnPoint(point=point):
            return phrase("play-no-checker-on-point", place=_place(point))
        case engine.PointBlocked(point=point):
            return phrase("play-blocked", point=point)
        case engine.DieNotRolled():
            return _not_rolled(error)
        case engine.NothingToHit(point=point):
            return phrase("play-nothing-to-hit", point=point)
        case engine.NotAllHome():
            return phrase("play-not-home", place=_place(error.rearmost))
        case engine.MustMoveFromHigherPoint():
            return phrase("play-higher-point", die=error.die, point=error.point, rearmost=error.rearmost)
        case _:
            return phrase("play-illegal")


def _not_rolled(error: engine.DieNotRolled) -> str:
    move = f"{_place(error.source)}/{_place(error.target)}"
    if not error.left:
        return phrase("play-no-die-left", pips=error.distance, move=move)
    left = listed([*map(str, error.left)])
    return phrase("play-not-rolled", pips=error.distance, move=move, left=left)


def _must_play_more(error: engine.MustPlayMore) -> str:
    match error:
        case engine.MustPlayMoreDice(required=required, example=example):
            return phrase("play-of-the-four", required=required, example=example)
        case engine.MustPlayHigherDie(die=die, example=example):
            return phrase("play-higher-die", die=die, example=example)
        case _:
            return phrase("play-both-dice", example=error.example)


def _place(point: int) -> str:
    """A place as messages choose their words by it."""
    return {BAR: "bar", OFF: "off"}.get(point, str(point))
