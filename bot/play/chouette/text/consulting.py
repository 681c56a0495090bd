"""Advice to the captain, in words: who may give it, the private thread, and suggestions."""

from collections.abc import Sequence
from typing import Final

from bot.engine import Roll, format_roll
from bot.engine.chouette import NoAdvice
from bot.engine.keys import GameNumber, PlayerId
from bot.play.chouette.text.people import Names, all_named, called, called_plainly, named
from bot.play.errors import NoAdviceHere
from bot.play.explanations import explains
from bot.play.keys import ChannelSnowflake, TableId
from bot.play.text.words import count, listed

WHO_READS: Final = (
    "Whoever has **Manage Threads** in this channel can read private threads without being added."
)
ROOM_PERMISSIONS: Final = {
    "create_private_threads": "Create Private Threads",
    "send_messages_in_threads": "Send Messages in Threads",
    "manage_threads": "Manage Threads",
}
"""What the bot needs to keep a team's private thread, by Discord's names for it."""
NO_SUGGESTIONS: Final = "Nobody has suggested a play yet: type `/chouette suggest` with one."
NO_ROLL: Final = "The team has no roll to play now."
PLAYED_SINCE: Final = "The team has played since that was suggested."
CAPTAIN_CLOSED: Final = "The captain takes no direct messages from me: it stands under **My seat**."
NO_ADVICE: Final = {
    NoAdvice.NO_GAME: "No game is in play: suggest a play in the next one.",
    NoAdvice.OUT: (
        "Only members whose bet with the box still runs advise the captain. "
        "You may follow the game on the board."
    ),
    NoAdvice.GONE: "You have handed over for this game, so you advise no more; you may in the next one.",
    NoAdvice.CAPTAIN: "You move for the team, and decide yourself: play as you think best.",
    NoAdvice.NONE: "This table plays without advice: the captain decides alone.",
    NoAdvice.CUBE: (
        "At this table you may advise the captain once your own cube has been turned and taken. "
        "It has not been yet."
    ),
}


@explains(NoAdviceHere)
def no_advice(error: NoAdviceHere) -> str:
    """Why the reader may not advise the captain, and what is possible instead."""
    return NO_ADVICE[error.reason]


def thread_name(table: TableId, number: GameNumber) -> str:
    """The name of a game's private thread: no two of a server have the same."""
    return f"Chouette {table}: the team in game {number}"


def thread_opened(captain: PlayerId | None, crew: Sequence[PlayerId], names: Names) -> str:
    advise = f"{all_named(names, crew)} may advise here, also with `/chouette suggest`."
    return f"{called(names, captain)} is captain and has the last word. {advise}"


def thread_changed(added: Sequence[PlayerId], removed: Sequence[PlayerId], names: Names) -> str:
    """Who may advise now, and who may no longer: "" if nobody."""
    parts = [f"{all_named(names, added)} may advise now."] if added else []
    parts += [f"{all_named(names, removed)} no longer advise{'' if removed[1:] else 's'}."] if removed else []
    return " ".join(parts)


def captain_changed(captain: PlayerId, names: Names) -> str:
    return f"{called(names, captain)} is captain now, and has the last word."


def thread_closed(number: GameNumber) -> str:
    return f"Game {number} is over, and so is the advice on it. This thread is closed."


def permissions_needed(permissions: Sequence[str]) -> str:
    return f"For the team's private thread I need {listed([f'**{each}**' for each in permissions])}."


def no_thread(missing: Sequence[str]) -> str:
    """How advice is given without a private thread, and which permissions are missing for one."""
    lacking = f" (I lack {listed(list(missing))})" if missing else ""
    return (
        f"I cannot make a private thread here{lacking}, so advice goes to the captain alone: "
        "type `/chouette suggest`."
    )


def board_there(channel: ChannelSnowflake | None) -> str:
    """Where the board stands, for those who read the private thread."""
    return f"The board is in <#{channel}>."


def thread_here(thread: ChannelSnowflake) -> str:
    return f"The team talks in <#{thread}>."


def suggestions_heading(roll: Roll) -> str:
    return f"**Suggested for {format_roll(roll)}**"


def who_reads(readers: Sequence[PlayerId], names: Names) -> str:
    """The warning about who can read the private thread anyway; `readers` should not."""
    if not readers:
        return WHO_READS
    return f"{WHO_READS} That is so for {all_named(names, readers)}, who should not: play fair."


def suggestion_title(by: PlayerId, moves: str, names: Names) -> str:
    return f"{called_plainly(names, by)} suggests {moves or 'no play'}"


def suggestion_line(by: PlayerId, roll: Roll, moves: str, voters: Sequence[PlayerId], names: Names) -> str:
    """A suggested play, and who is for it: "Carl: 3-1 8/5 6/5 · 2 votes (Dora, Eve)"."""
    votes = f" · {count(len(voters), 'vote')} ({named(names, voters)})" if voters else ""
    return f"{called(names, by)}: {format_roll(roll)} {moves or 'no play'}{votes}"
