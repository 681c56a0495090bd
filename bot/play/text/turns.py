"""All the tables of a player in lines."""

from bot.play.heads_up.sheet_text import what_is_played
from bot.play.heads_up.table import HeadsUpTable
from bot.play.heads_up.text import players, score, task, title
from bot.play.keys import UserSnowflake
from bot.play.text.clocks import stamp
from bot.play.text.names import name

NO_TURNS = "You play nowhere at the moment. Start with `/challenge`."
YOUR_TURN = "### Your turn"
OTHERS_TURN = "### Waiting for others"
FOR_ANYONE = "### Challenges to anyone here"


def next_line(waiting: str) -> str:
    """Return which table waits for a player now; `waiting` is that in a line."""
    return f"Done. Also waiting for you: {waiting}"


def next_label(table: HeadsUpTable, user: UserSnowflake | None) -> str:
    """Return what the way to a table says that waits for a reader: "Next game: against Carol"."""
    player = None if user is None else table.player_of(user)
    rivals = [each.name for key, each in table.players.items() if player is None or key != player.id]
    label = "Next: the challenge with" if table.state.game is None else "Next game: against"
    return f"{label} {' and '.join(rivals)}"


def turn_line(table: HeadsUpTable, link: str) -> str:
    """Return a table in a line: who plays, how it stands, what is awaited, until when, and where."""
    if table.state.game is None:
        return _challenge_line(table, link)
    who = score(table) if table.sheet.is_match else players(table)
    awaited = "the next game, or the end" if table.is_between_games else _awaited(table)
    until = f"until {stamp(table.time.due, 'R')}" if table.time else ""
    facts = (f"**#{table.id}** {who}", what_is_played(table.sheet), awaited, until, link)
    return " · ".join(fact for fact in facts if fact)


def _awaited(table: HeadsUpTable) -> str:
    """Return what a game waits for; of whom, where somebody else is asked for a takeback meanwhile."""
    asked = table.asked_for_takeback
    if asked is None:
        return task(table.game)
    to_act = table.players[table.must_act[0]]
    if asked == to_act.id:
        return f"{task(table.game)}, or to answer a takeback"
    return f"{name(to_act)} {task(table.game)} · {name(table.players[asked])} to answer a takeback"


def _challenge_line(table: HeadsUpTable, link: str) -> str:
    """Return a challenge in a line: who challenges whom, to what, who is to answer, how old it is, where."""
    awaited = table.state.challenge.awaited
    whom = "anyone may accept" if awaited is None else f"{name(table.players[awaited])} to answer"
    posted = f"posted {stamp(table.changed_at, 'R')}" if table.changed_at else ""
    facts = (f"**#{table.id}** {title(table)}", what_is_played(table.sheet), whom, posted, link)
    return " · ".join(fact for fact in facts if fact)


def turns_left_out(number: int) -> str:
    """Return how many tables a list leaves out."""
    return f"-# … and {number} more"
