"""What anybody may know of a table's dice: commitments and words, and the proof after a game."""

from collections.abc import Iterable

from bot.engine.keys import GameNumber, PlayerId
from bot.play.fair_dice import digest_of
from bot.play.game_dice import Words
from bot.play.keys import MessageSnowflake, TableId
from bot.play.table import Commitment, LiveBoard, Status, Table
from storage import ShownDiceRecord, UnitOfWork


def to_be_shown(uow: UnitOfWork, table: Table, board: LiveBoard, *, is_new: bool) -> tuple[Commitment, ...]:
    """Return what a live board is to show: what it shows already, and what was not shown in its place yet.

    Where no game is played after all, there is nothing to promise.
    """
    if table.status is Status.CLOSED and not table.has_begun:
        return ()
    rows = uow.dice.shown_at(table.id)
    shown = (
        {} if is_new else {row.game: row.commitment for row in rows if row.message_snowflake == board.message}
    )
    coming = table.next_commitment
    if coming is not None:
        is_known = any(row.game == coming.game and row.player_id == board.owner for row in rows)
        if not is_known or not table.has_begun:
            shown[coming.game] = coming.digest
    return _in_order(shown)


def shown_by(uow: UnitOfWork, table: Table, message: MessageSnowflake) -> tuple[Commitment, ...]:
    """Return the commitments that a message shows, by the number of their game."""
    rows = uow.dice.shown_at(table.id)
    return _in_order({row.game: row.commitment for row in rows if row.message_snowflake == message})


def note_shown(
    uow: UnitOfWork,
    table_id: TableId,
    owner: PlayerId | None,
    message: MessageSnowflake,
    shown: Iterable[Commitment],
) -> None:
    """Keep what a message shows; `owner` is our key of whose own board it is."""
    for each in shown:
        shows = ShownDiceRecord(
            message_snowflake=message,
            game=each.game,
            table_id=table_id,
            player_id=owner,
            commitment=each.digest,
        )
        uow.dice.add_shown(shows)


def _in_order(digests: dict[int, str]) -> tuple[Commitment, ...]:
    return tuple(Commitment(GameNumber(game), digests[game]) for game in sorted(digests))


def words_of_game(
    uow: UnitOfWork, table: Table, number: GameNumber, commitment: str
) -> dict[PlayerId, Words]:
    """Return the words that are in the dice of a game so far, by our key of who gave them."""
    rows = uow.dice.words(table.id, number)
    stand_in = digest_of(commitment).hex()
    return {
        PlayerId(row.player_id): Words(row.words, row.digest, is_given=row.digest != stand_in) for row in rows
    }
