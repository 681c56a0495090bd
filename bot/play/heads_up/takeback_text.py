"""Taking back a play or a double, in words."""

from collections.abc import Iterator
from typing import Final

from bot.engine import Played, format_moves, format_roll
from bot.engine.keys import PlayerId
from bot.play.heads_up.refusals import now
from bot.play.heads_up.table import HeadsUpTable, Takeback
from bot.play.table import Status
from bot.play.text.words import mention, name

TAKEBACK_ASKED: Final = "Asked. Until it is granted, everything stands as it is."
TAKEBACK_GRANTED: Final = "Granted: it is as it was before, with the same dice."
TAKEBACK_REFUSED: Final = "Refused: everything stands as it is."


def takeback_lines(table: HeadsUpTable) -> Iterator[str]:
    """What a board says about a takeback that was asked for, or refused."""
    takeback = table.state.takeback
    if takeback is None or table.status is not Status.PLAYING:
        return
    asker = name(table.players[takeback.player])
    asked = next(player for player in table.players.values() if player.id != takeback.player)
    if takeback.is_refused:
        yield f"{name(asked)} does not let {asker} take back {_what(table, takeback)}."
    else:
        yield (
            f"{mention(asked)}: {asker} asks to take back {_what(table, takeback)}. "
            "Grant it or refuse it; it ends when the game goes on."
        )


def _what(table: HeadsUpTable, takeback: Takeback) -> str:
    """The play or double to take back: "3-1: 8/5 6/5"; no play has followed it."""
    last = table.game.last_play
    if takeback.is_double or last is None:
        return "the double"
    play = Played(last.side, last.roll, last.moves)
    return f"{format_roll(play.roll)}: {format_moves(play.moves)}"


def nothing_to_take_back(_table: HeadsUpTable, _player: PlayerId | None) -> str:
    return "You can ask to take back only your last play, or your double."


def opponent_acted(table: HeadsUpTable, player: PlayerId | None) -> str:
    others = [name(each) for each in table.players.values() if each.id != player]
    return f"It is too late to take that back: {others[0]} has acted since."


def dice_thrown(_table: HeadsUpTable, _player: PlayerId | None) -> str:
    return "That cannot be taken back: dice were thrown since, and no roll is ever thrown again."


def game_ended(table: HeadsUpTable, _player: PlayerId | None) -> str:
    if table.status is Status.PLAYING and not table.is_between_games:
        return f"That cannot be taken back: that game is over, and game {table.number} has begun."
    return "That cannot be taken back: the game is over."


def takeback_asked(table: HeadsUpTable, _player: PlayerId | None) -> str:
    takeback = table.state.takeback
    if takeback is not None and takeback.is_refused:
        return "You have asked for that already, and it was refused."
    return "You have asked for that already; it is not answered yet."


def no_takeback_asked(table: HeadsUpTable, player: PlayerId | None) -> str:
    return f"There is no takeback for you to answer. {now(table, player)}"
