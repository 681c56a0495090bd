"""All the tables of a player in lines."""

from bot.presenters.names import name
from bot.presenters.sentences.clocks import stamp
from bot.presenters.sentences.sheet import what_is_played
from bot.presenters.sentences.table import players, score, task
from bot.table import Table

NO_TURNS = "You play nowhere at the moment. Start with `/challenge`."
YOUR_TURN = "### Your turn"
THEIR_TURN = "### The other side's turn"
NEXT = "Next"


def next_line(waiting: str) -> str:
    """Return which table waits for a player now; `waiting` is that in a line."""
    return f"Done. Also waiting for you: {waiting}"


def turn_line(table: Table, link: str) -> str:
    """Return a table in a line: who plays, how it stands, what is awaited, until when, and where."""
    who = score(table) if table.sheet.is_match else players(table)
    awaited = "the next game, or the end" if table.is_between_games else _awaited(table)
    until = f"until {stamp(table.time.due, 'R')}" if table.time else ""
    facts = (f"**#{table.id}** {who}", what_is_played(table.sheet), awaited, until, link)
    return " · ".join(fact for fact in facts if fact)


def _awaited(table: Table) -> str:
    """Return what a game waits for; of whom, where somebody else is asked for a takeback meanwhile."""
    asked = table.asked_for_takeback
    if asked is None:
        return task(table.game)
    to_act = table.players[table.must_act[0]]
    if asked == to_act.id:
        return f"{task(table.game)}, or to answer a takeback"
    return f"{name(to_act)} {task(table.game)} · {name(table.players[asked])} to answer a takeback"


def turns_left_out(number: int) -> str:
    """Return how many tables a list leaves out."""
    return f"-# … and {number} more"
