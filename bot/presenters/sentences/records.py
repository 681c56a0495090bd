"""What is said about games that were played: the history and replays."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.engine import Side
from bot.presenters.names import MARKDOWN, name, plain
from bot.presenters.sentences.log import log_line
from bot.presenters.sentences.results import abandoned, lead, outcome, result
from bot.presenters.sentences.sheet import what_is_played
from bot.presenters.sentences.table import CRAWFORD, players, score, task
from bot.presenters.sentences.words import count
from bot.table import Happening, Player, Status, Table

DISCORD_CHOICE_LENGTH: Final = 100
LONGEST_FINDING: Final = 300


def history_heading(other: Player | None, *, is_of_server: bool, page: int) -> str:
    """Return what stands above a page of the history, the first being 0."""
    whose = "Games on this server" if is_of_server and other is None else "Your games"
    having = f" with {name(other)}" if other else ""
    here = " on this server" if is_of_server and other else ""
    return f"{whose}{having}{here}{f' · page {page + 1}' if page else ''}"


def history_line(table: Table, at: datetime, link: str) -> str:
    """Return a table in two short lines: its number, who, and how it stands; then what, when and where."""
    parts = [what_is_played(table.sheet), f"<t:{int(at.timestamp())}:d>", link]
    who = score(table) if table.sheet.is_match else players(table)
    head = " · ".join(part for part in (f"**#{table.id}** {who}", _stage(table)) if part)
    return f"{head}\n-# {' · '.join(part for part in parts if part)}"


def history_hint(table: int) -> str:
    """Return what can be done with a table of the history."""
    return f"`/replay table:#{table}` shows one again, `/export table:#{table}` gives its files."


def no_history(*, is_with: bool, is_of_server: bool, page: int) -> str:
    """Return what to say where there is nothing, and how that is changed."""
    if page:
        return "There are no older games."
    where = " on this server" if is_of_server else ""
    if is_with:
        return f"You have not played each other{where} yet. Start with `/challenge`."
    whose = "Nothing has been played" if is_of_server else "You have not played"
    return f"{whose}{where} yet. Start with `/challenge`."


def table_choice(table: Table) -> str:
    """Return a table as Discord offers it while its number is typed."""
    what = what_is_played(table.sheet).lower()
    called = " and ".join(plain(table.player_on(side)) for side in Side)
    return f"#{table.id} {called}, {what}"[:DISCORD_CHOICE_LENGTH]


def replay_title(table: Table) -> str:
    """Return who plays in a game that is replayed, and the score before it."""
    before = table.state.score
    return ", ".join(f"{name(table.player_on(side))} {before.of(side)}" for side in Side)


def replay_subtitle(table: Table, source: str, number: int, games: int) -> str:
    """Return what is replayed: "#17 · Match to 5 · game 3 of 4 · Crawford game"."""
    parts = [source, what_is_played(table.sheet), f"game {number} of {games}"]
    return " · ".join([*parts, CRAWFORD] if table.is_crawford else parts)


def frame_lines(table: Table, happenings: Sequence[Happening]) -> list[str]:
    """Return what happens in a frame of a replay, and how the game ended if it did; else what it waits for.

    `table` is the table as the frame shows it.
    """
    lines = [line for each in happenings if (line := log_line(table, each))]
    if table.game.bets[0].result is not None:
        lines.append(result(table))
        if table.match_winner is not None:
            lines.append(outcome(table))
    return lines or [_stage(table) or "Nothing has happened yet"]


def findings_line(illegal: Sequence[str], notes: Sequence[str]) -> str:
    """Return what is odd about a record: "1 illegal play and 2 notes, first: Line 12: …"; "" if nothing."""
    found = ((illegal, "illegal play"), (notes, "note"))
    counts = [count(len(sentences), noun) for sentences, noun in found if sentences]
    return f"{' and '.join(counts)}, first: {_finding([*illegal, *notes][0])}" if counts else ""


def breaks_off(illegal: str) -> str:
    """Return why a record cannot be followed any further."""
    return f"The record breaks off here: {_finding(illegal)}"


def left_out(ending: str, what: Sequence[str]) -> str:
    """Return what a format has no words for."""
    return f"`.{ending}` has no words for {', '.join(what)}."


def no_match_id(reason: str) -> str:
    """Return why a position has no Match ID."""
    return f"GNU Backgammon has no ids for this: {reason}."


def _stage(table: Table) -> str:
    """Return whom a table waits for, or what became of it beyond its score."""
    if table.status is Status.CLOSED:
        return abandoned(table)
    if table.is_between_games:
        return f"{lead(table)}, between two games"
    if table.must_act:
        return f"{name(table.players[table.must_act[0]])} {task(table.game)}"
    return "" if table.sheet.is_match else lead(table)


def _finding(text: str) -> str:
    cut = text if len(text) <= LONGEST_FINDING else f"{text[:LONGEST_FINDING]}…"
    return MARKDOWN.sub(r"\\\1", cut)
