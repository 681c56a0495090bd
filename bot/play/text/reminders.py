"""What reminders say."""

from datetime import datetime
from typing import Final

from bot.play.table import Player, Table
from bot.play.text.clocks import stamp
from bot.play.text.names import mention

TO_THE_BOARD: Final = "To the board"


def still_your_turn(
    table: Table, player: Player, task: str, due: datetime | None, description: str, *, is_direct: bool
) -> str:
    """Return that a table waits for somebody, what for, until when, and which table it is."""
    whom = "It is" if is_direct else f"{mention(player)}, it is"
    until = f" Your time is out {stamp(due, 'R')}." if due else ""
    return f"{whom} still your turn{task}.{until}\n-# #{table.id} · {description}"
