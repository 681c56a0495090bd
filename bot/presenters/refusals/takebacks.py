"""Why something cannot be taken back, or a takeback not be answered."""

from bot.presenters.names import name
from bot.presenters.refusals.table import now
from bot.table import Status, Table


def nothing_to_take_back(_table: Table, _reader: int | None) -> str:
    """Return what can be taken back."""
    return "You can ask to take back only your last play, or your double."


def opponent_acted(table: Table, reader: int | None) -> str:
    """Return why it is too late: the other side has acted."""
    others = [name(player) for player in table.players.values() if player.id != reader]
    return f"It is too late to take that back: {others[0]} has acted since."


def dice_thrown(_table: Table, _reader: int | None) -> str:
    """Return why it is too late: nobody may know the dice and then think again."""
    return "That cannot be taken back: dice were thrown since, and no roll is ever thrown again."


def game_ended(table: Table, _reader: int | None) -> str:
    """Return why it is too late: the game is over."""
    if table.status is Status.PLAYING and not table.is_between_games:
        return f"That cannot be taken back: that game is over, and game {table.number} has begun."
    return "That cannot be taken back: the game is over."


def takeback_asked(table: Table, _reader: int | None) -> str:
    """Return what became of the takeback that was asked for already."""
    wish = table.state.takeback
    if wish is not None and wish.is_refused:
        return "You have asked for that already, and it was refused."
    return "You have asked for that already; it is not answered yet."


def no_takeback_asked(table: Table, reader: int | None) -> str:
    """Return that there is nothing to grant or to refuse, and what can be done."""
    return f"There is no takeback for you to answer. {now(table, reader)}"
