"""The list of a player's tables, and reminders, in words."""

from datetime import datetime
from typing import Final

from bot.play.table import Player, Table
from bot.play.text.clocks import stamp
from bot.play.text.words import mention

NO_TURNS = "You play nowhere at the moment. Start with `/challenge`."
YOUR_TURN = "### Your turn"
OTHERS_TURN = "### Waiting for others"
FOR_ANYONE = "### Challenges to anyone here"


def next_line(waiting: str) -> str:
    return f"Done. Also waiting for you: {waiting}"


def turns_left_out(number: int) -> str:
    return f"-# … and {number} more"


TO_THE_BOARD: Final = "To the board"


def still_your_turn(
    table: Table, player: Player, task: str, due: datetime | None, description: str, *, is_direct: bool
) -> str:
    whom = "It is" if is_direct else f"{mention(player)}, it is"
    until = f" Your time is out {stamp(due, 'R')}." if due else ""
    return f"{whom} still your turn{task}.{until}\n-# #{table.id} · {description}"
