"""Why something is not possible by direct messages, and what would be."""

from bot.presenters.names import name
from bot.table import Hosted, Player, Status, Table


def direct_needs_opponent() -> str:
    """Return how to challenge somebody by direct message."""
    return "By direct messages you play with somebody you name: `/challenge opponent:@friend direct:True`."


def direct_or_thread() -> str:
    """Return why a match cannot be played in two ways at once."""
    return "A match is played by direct messages or in a thread, not both: leave `direct` or `thread` out."


def no_direct_channel(who: str) -> str:
    """Return what to do when Discord opens no direct messages with somebody."""
    return (
        f"Discord opens no direct messages with {who} at the moment, so nothing was changed. "
        "Try again in a minute, or challenge in this channel, without `direct`."
    )


def no_direct_table() -> str:
    """Return what to do in direct messages where nothing is played."""
    return "You play nothing by direct messages. On a server, `/challenge direct:True` starts a match here."


def server_only() -> str:
    """Return where something is possible that is about a server."""
    return "That is about a server. Type it in a channel of the one you mean."


def already_challenged(table: Table, _reader: int | None) -> str:
    """Return why nobody is challenged twice to the same."""
    opponent = table.state.challenge.opponent
    whom = "them" if opponent is None else name(table.players[opponent])
    return f"You have challenged {whom} to that already. Wait for the answer, or press **Withdraw** there."


def messages_closed(table: Hosted, player: Player, reader: int) -> str:
    """Return that a player takes no direct messages, and how to go on, to the person with that snowflake."""
    if player.snowflake == reader:
        who = "you take no direct messages from me, so you cannot see the board"
        remedy = "Allow them in the privacy settings of a server that we share"
    else:
        who = f"{name(player)} takes no direct messages from me and cannot see it"
        remedy = "It arrives as soon as they are allowed"
    if table.status is Status.CHALLENGE:
        return f"That is saved, but {who}. {remedy}; or **Withdraw** it, and challenge in a channel."
    return f"That is saved, but {who}. {remedy}; or type `/move-here` in a channel that you both see."
