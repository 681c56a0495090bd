"""What is said about matches by direct messages."""

from bot.presenters.names import name
from bot.table import Table


def challenged_directly(table: Table) -> str:
    """Return where a challenge by direct message went."""
    opponent = table.state.challenge.opponent
    whose = "your opponent" if opponent is None else name(table.players[opponent])
    return f"I have sent your challenge to {whose} and to you, by direct message."
