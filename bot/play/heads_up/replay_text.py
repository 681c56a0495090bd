"""What is said beside the frames of a replay."""

from collections.abc import Sequence

from bot.engine import Event, Side
from bot.play.heads_up.lists import _stage
from bot.play.heads_up.results import outcome, result
from bot.play.heads_up.sheet_text import what_is_played
from bot.play.heads_up.table import HeadsUpTable
from bot.play.heads_up.text import CRAWFORD, log_line
from bot.play.table import LoggedEvent
from bot.play.text.names import name


def replay_title(table: HeadsUpTable) -> str:
    """Return who plays in a game that is replayed, and the score before it."""
    before = table.state.score
    return ", ".join(f"{name(table.player_on(side))} {before.of(side)}" for side in Side)


def replay_subtitle(table: HeadsUpTable, source: str, number: int, games: int) -> str:
    """Return what is replayed: "#17 · Match to 5 · game 3 of 4 · Crawford game"."""
    parts = [source, what_is_played(table.sheet), f"game {number} of {games}"]
    return " · ".join([*parts, CRAWFORD] if table.is_crawford else parts)


def frame_lines(table: HeadsUpTable, logged: Sequence[LoggedEvent[Event]]) -> list[str]:
    """Return what happens in a frame of a replay, and how the game ended if it did; else what it waits for.

    `table` is the table as the frame shows it.
    """
    lines = [line for each in logged if (line := log_line(table, each))]
    if table.game.bets[0].result is not None:
        lines.append(result(table))
        if table.match_winner is not None:
            lines.append(outcome(table))
    return lines or [_stage(table) or "Nothing has happened yet"]
