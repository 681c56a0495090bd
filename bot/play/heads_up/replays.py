"""Looking back at a game of a table, event by event."""

from dataclasses import dataclass, replace

from bot.engine import IllegalPlay, InvalidInput, Roll, apply
from bot.engine.keys import FIRST_GAME, GameNumber
from bot.play.access import Reader, hosted_read_by
from bot.play.errors import NoSuchGame
from bot.play.heads_up.looking import beginning_of, steps_of
from bot.play.heads_up.store import begun
from bot.play.heads_up.table import HeadsUpTable, ReplayStep
from bot.play.keys import TableId
from bot.play.table import Status
from storage import UnitOfWork


@dataclass(frozen=True, slots=True)
class IllegalInRecord:
    """A roll that a record has played against the rules: in which game, on which line, and what is written.

    `why` is the engine's refusal, or a reason that the record's reader has.
    """

    game: GameNumber
    line: int
    roll: Roll
    written: str
    why: IllegalPlay | InvalidInput | str


@dataclass(frozen=True, slots=True)
class Replay:
    """One game, to be looked at event by event.

    Args:
        table: The table as it stood when the game ended, or stands: with the score and the results before it.
        number: The number of the game, from 1.
        games: How many games there are.
        steps: What happened in it, in order.
        illegal: The illegal plays of the record that it was read from.
        notes: What else is odd about that record, a sentence each.
        break_off: The illegal play at which that record can be followed no further in this game.

    """

    table: HeadsUpTable
    number: GameNumber
    games: int
    steps: tuple[ReplayStep, ...]
    illegal: tuple[IllegalInRecord, ...] = ()
    notes: tuple[str, ...] = ()
    break_off: IllegalInRecord | None = None


def replay_read_by(
    uow: UnitOfWork, reader: Reader, table_id: TableId | None, number: GameNumber | None
) -> Replay:
    """Return a game of a table, of the channel's for None; without a number the one in play, else the first.

    Raises:
        NoTable: Nothing was ever played in the channel.
        UnknownTable: There is no such table, or it is not for the reader to see.
        NotBegun: Nothing was played there yet.
        NoSuchGame: The table has no game of that number.

    """
    table = begun(hosted_read_by(uow, reader, table_id))
    if number is None:
        number = table.number if table.status is Status.PLAYING else FIRST_GAME
    if not 1 <= number <= table.number:
        raise NoSuchGame(table)
    steps = steps_of(uow, table, number)
    final = apply(steps[-1].before, steps[-1].event) if steps else beginning_of(table, number)
    is_last = number == table.number
    shown = replace(table.as_it_stood(number, final), status=table.status if is_last else Status.OVER)
    return Replay(shown, number, table.number, steps)
