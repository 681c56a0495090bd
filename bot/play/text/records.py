"""Games that were played, in words: the history, imports and replays."""

from collections.abc import Sequence
from typing import Final

from bot.engine import InvalidInput
from bot.play import errors
from bot.play.explanations import explains, says
from bot.play.keys import TableId
from bot.play.table import Player
from bot.play.text.words import MARKDOWN, code, count, name

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
