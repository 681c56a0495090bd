"""What is said about a position that somebody typed."""

from bot.presenters.sentences.sheet import rules, what_is_played
from bot.presenters.sentences.table import CRAWFORD, facts_line
from bot.table import Table

POSITION_FOUND = "That is a position, so here it is, for you alone. `/position` shows it to everyone."


def position_facts(table: Table) -> str:
    """Return what is played, the score, the pips and the cube of a position that stands for itself."""
    parts = [what_is_played(table.sheet), *rules(table.sheet)]
    if table.sheet.is_match or table.score.white or table.score.black:
        parts.append(f"White {table.score.white}, Black {table.score.black}")
    if table.is_crawford:
        parts.append(CRAWFORD)
    return " · ".join([*parts, facts_line(table)])
