"""What is said about taking back a play or a double."""

from collections.abc import Iterator
from typing import Final

from bot.engine import Played, format_moves, format_roll
from bot.presenters.names import mention, name
from bot.table import Status, Table, Takeback

TAKEBACK_ASKED: Final = "Asked. Until it is granted, everything stands as it is."
TAKEBACK_GRANTED: Final = "Granted: it is as it was before, with the same dice."
TAKEBACK_REFUSED: Final = "Refused: everything stands as it is."


def takeback_lines(table: Table) -> Iterator[str]:
    """Yield what a board says about a takeback that was asked for, or that was refused."""
    wish = table.state.takeback
    if wish is None or table.status is not Status.PLAYING:
        return
    asker = name(table.players[wish.player])
    asked = next(player for player in table.players.values() if player.id != wish.player)
    if wish.is_refused:
        yield f"{name(asked)} does not let {asker} take back {_what(table, wish)}."
    else:
        yield (
            f"{mention(asked)}: {asker} asks to take back {_what(table, wish)}. "
            "Grant it or refuse it; it ends when the game goes on."
        )


def _what(table: Table, wish: Takeback) -> str:
    """Return what would be taken back: "3-1: 8/5 6/5"; no play has followed it."""
    last = table.game.last_play
    if wish.is_double or last is None:
        return "the double"
    play = Played(last.side, last.roll, last.moves)
    return f"{format_roll(play.roll)}: {format_moves(play.moves)}"
