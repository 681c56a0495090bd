"""Which messages show to which dice the bot has committed: for all to see, before anybody gives words.

For the first game it is the challenge or the lobby, whenever it is posted; for each later one the first board
that is posted once it can have words, which is that of the game before. A message shows it for good.
"""

from collections.abc import Iterable

from bot.table import AnyTable, Commitment, LiveBoard, Status, Table
from storage import ShownDiceRecord, UnitOfWork


def to_be_shown(
    uow: UnitOfWork, table: AnyTable, board: LiveBoard, *, is_new: bool
) -> tuple[Commitment, ...]:
    """Return what a live board is to show: what it shows already, and what was not shown in its place yet.

    Where no game is played after all, there is nothing to promise.
    """
    if table.status is Status.CLOSED and not _has_begun(table):
        return ()
    rows = uow.dice.shown_at(table.id)
    shown = (
        {} if is_new else {row.game: row.commitment for row in rows if row.message_snowflake == board.message}
    )
    coming = table.next_commitment
    if coming is not None:
        is_known = any(row.game == coming.game and row.player_id == board.owner for row in rows)
        if not is_known or not _has_begun(table):
            shown[coming.game] = coming.digest
    return _in_order(shown)


def shown_by(uow: UnitOfWork, table: AnyTable, message: int) -> tuple[Commitment, ...]:
    """Return the commitments that a message shows, by the number of their game."""
    rows = uow.dice.shown_at(table.id)
    return _in_order({row.game: row.commitment for row in rows if row.message_snowflake == message})


def note_shown(
    uow: UnitOfWork, table_id: int, owner: int | None, message: int, shown: Iterable[Commitment]
) -> None:
    """Keep what a message shows; `owner` is our key of whose own board it is."""
    for each in shown:
        uow.dice.add_shown(ShownDiceRecord(message, each.game, table_id, owner, each.digest))


def _has_begun(table: AnyTable) -> bool:
    return table.state.game is not None if isinstance(table, Table) else table.chouette.number > 0


def _in_order(digests: dict[int, str]) -> tuple[Commitment, ...]:
    return tuple(Commitment(game, digests[game]) for game in sorted(digests))
