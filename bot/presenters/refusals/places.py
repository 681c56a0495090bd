"""Why something is not possible in a channel or a thread, and where it would be."""

from collections.abc import Iterable

from bot.presenters import sentences
from bot.presenters.names import name
from bot.presenters.refusals.words import listed
from bot.presenters.sentences.chouette.lists import whose
from bot.table import AnyTable, ChouetteTable, Hosted, Player


def no_thread(why: str, taken: str | None) -> str:
    """Return why no thread is opened; `taken` says what is played in the channel, if that is the reason."""
    if taken is None:
        return f"I cannot open a thread: {why}"
    return f"This channel's table is taken: {taken}. I cannot open a thread for yours: {why}"


def lacking_for_thread(missing: list[str]) -> str:
    """Return which permissions the bot lacks to open a thread."""
    return (
        f"I lack {listed(missing)} in this channel. "
        "Ask somebody who runs the server to allow it, or challenge in another channel."
    )


def too_many_threads() -> str:
    """Return what to do when the server has as many open threads as Discord allows."""
    return (
        "this server has as many open ones as Discord allows. "
        "Ask somebody who runs it to close some, or challenge in another channel."
    )


def no_threads_here() -> str:
    """Return what to do in a channel that has no threads for games."""
    return "this kind of channel has none for games. Challenge in a text channel."


def thread_refused() -> str:
    """Return what to say when Discord opened no thread and did not say why."""
    return "Discord did not take it. Try again in a minute, or challenge in another channel."


def nothing_to_move() -> str:
    """Return what to say to somebody who plays nowhere else."""
    return "You have no game in another place that could be moved here. Start one with `/challenge`."


def not_yours_to_move() -> str:
    """Return how to name a game that somebody may move."""
    return "You play no game of that number. Choose one from the list that `table` offers."


def several_to_move(tables: Iterable[Hosted]) -> str:
    """Return how to say which of several games is to be moved."""
    numbers = listed([f"#{table.id}" for table in tables], "or")
    return f"You have several games elsewhere. Say which one in `table`: {numbers}."


def played_out(_table: Hosted, _reader: int | None) -> str:
    """Return why something that is over is not moved."""
    return "Nothing is being played at that table now, so there is nothing to move. Start with `/challenge`."


def played_here(_table: Hosted, _reader: int | None) -> str:
    """Return why a table is not moved to where it stands, and what might be wanted instead."""
    return "That game is played here already. To see its board at the bottom, type `/board repost:True`."


def place_taken(table: AnyTable, _reader: int | None) -> str:
    """Return why no table can be moved to where another stands."""
    what = whose(table) if isinstance(table, ChouetteTable) else sentences.title(table)
    return (
        f"This channel's table is taken: {what}. "
        "Type `/move-here` in a channel or a thread where nothing is played."
    )


def player_not_here(player: Player) -> str:
    """Return why a game is not moved to a server where its other player is not."""
    return f"{name(player)} is not on this server, so the game cannot move here. Choose a place you share."


def player_cannot_see(player: Player) -> str:
    """Return why a game is not moved to a channel that its other player cannot see."""
    return f"{name(player)} cannot see this channel, so the game cannot move here. Choose a place you share."


def may_not_see_status() -> str:
    """Return who may see what is wrong on a server."""
    return "Only members with the permission **Manage Server** may see this. Ask one of them to look."
