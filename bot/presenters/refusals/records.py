"""Why a replay, an import or an export is refused, and what would be right."""

from bot.presenters import sentences
from bot.presenters.names import MARKDOWN
from bot.table import Table

LONGEST_REASON = 600
RECORDS = (
    "a match as Galaxy, Studio, GNU Backgammon and others export it: `.mat`, `.sgf`, "
    "and the `.txt` of Galaxy and Studio, which is laid out like a `.mat`"
)


def unknown_table() -> str:
    """Return where the numbers of tables are found."""
    return "There is no table of that number that you can look at. `/history` lists those that you can."


def not_begun(table: Table, _reader: int | None) -> str:
    """Return that there is nothing to be looked back at yet."""
    return (
        f"Nothing has been played at table #{table.id} yet: its challenge is still open. "
        "`/history` lists what was played before."
    )


def no_such_game(table: Table, _reader: int | None) -> str:
    """Return which games there are."""
    if table.number == 1:
        return f"Table #{table.id} has one game: leave the game's number out."
    return f"Table #{table.id} has {sentences.count(table.number, 'game')}: choose 1 to {table.number}."


def no_such_frame() -> str:
    """Return what to do with a replay whose buttons lead nowhere."""
    return "That replay leads no further there. Open it again with `/replay`, or `/import` the file again."


def no_import() -> str:
    """Return whose imports can be looked at, and for how long."""
    return "I have no such import of yours: I keep only your newest ones. `/import` the file again."


def not_a_record(reason: str) -> str:
    """Return what is wrong with a file, and what would be right."""
    shown = " ".join(reason.split())
    cut = shown if len(shown) <= LONGEST_REASON else f"{shown[:LONGEST_REASON]}…"
    escaped = MARKDOWN.sub(r"\\\1", cut)
    return f"I cannot read that file. {escaped} I read {RECORDS}."


def record_too_large(limit: int) -> str:
    """Return how large a file may be."""
    return f"That file is too large: I read up to {limit // 1024} KB; a long match has 20. I read {RECORDS}."


def empty_record() -> str:
    """Return what to bring instead of an empty file."""
    return f"That file is empty. I read {RECORDS}."


def not_fetched() -> str:
    """Return what to do when Discord does not hand a file over."""
    return "Discord did not let me have that file. Nothing was kept; please try again."


def at_work_already() -> str:
    """Return what to wait for."""
    return "I am still working on the file you asked for before. Ask again when you have it."


def too_much_work() -> str:
    """Return what to ask for instead."""
    return "That takes me too long, so I stopped. Try a shorter file, or one format at a time."
