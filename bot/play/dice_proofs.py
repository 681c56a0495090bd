"""What anybody may know of a table's dice: commitments and words, and the proof after a game."""

from collections.abc import Iterable, Iterator

from bot.engine import Side
from bot.engine.keys import GameNumber, PlayerId
from bot.play.codec import load_event
from bot.play.dice import roll_of
from bot.play.errors import GameNotOver, NoSuchGame, NoVerifiableDice
from bot.play.fair_dice import DiceProof, commitment_of, digest_of
from bot.play.game_dice import DiceStage, GameDice, Words
from bot.play.heads_up.table import HeadsUpTable
from bot.play.keys import MessageSnowflake, TableId
from bot.play.table import Commitment, CommittedDice, LiveBoard, Status, Table
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


def dice_of(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber | None = None) -> tuple[GameDice, ...]:
    """Return the dice of a game; without a number those of the last that has begun, and of the one to come.

    Raises:
        NoVerifiableDice: The table is older than those.
        NoSuchGame: It has no game of that number, or will not have it.

    """
    committed = table.state.dice
    if committed is None:
        raise NoVerifiableDice(table)
    numbers = (table.number, GameNumber(table.number + 1)) if number is None else (number,)
    stages = {each: stage for each in numbers if (stage := _stage(table, each))}
    if not stages:
        raise NoSuchGame(table)
    return tuple(_game(uow, table, committed, each, stage) for each, stage in stages.items())


def proof_of(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> DiceProof:
    """Return what the dice of a game followed from, and what they were.

    Raises:
        GameNotOver: The game has not come to its end; nobody may know its secret.

    """
    if not 1 <= number <= len(table.results):
        raise GameNotOver(table)
    secret = bytes.fromhex(uow.dice.secret(table.id, number))
    rows = {row.player_id: row for row in uow.dice.words(table.id, number)}
    white, black = (table.player_on(side) for side in Side)
    return DiceProof(
        game=f"Table {table.id}, game {number}: {white.name} (White) and {black.name} (Black)",
        commitment=commitment_of(secret),
        secret=secret,
        white_digest=bytes.fromhex(rows[white.id].digest),
        black_digest=bytes.fromhex(rows[black.id].digest),
        rolls=tuple(_rolls(uow, table, number)),
        white_words=rows[white.id].words,
        black_words=rows[black.id].words,
    )


def _stage(table: HeadsUpTable, number: GameNumber) -> DiceStage | None:
    """Return how far a game is; None for one that the table neither has nor would have next."""
    has_begun = table.state.game is not None
    is_open = table.status in (Status.CHALLENGE, Status.PLAYING)
    if 1 <= number <= len(table.results):
        return DiceStage.OVER
    if number == table.number:
        return DiceStage.NEVER if not is_open else DiceStage.IN_PLAY if has_begun else DiceStage.COMING
    coming = table.next_commitment
    return DiceStage.COMING if coming is not None and coming.game == number else None


def _game(
    uow: UnitOfWork, table: HeadsUpTable, committed: CommittedDice, number: GameNumber, stage: DiceStage
) -> GameDice:
    if stage is DiceStage.OVER:
        proof = proof_of(uow, table, number)
        words = words_of_game(uow, table, number, proof.commitment)
        return GameDice(number, stage, proof.commitment, words, len(proof.rolls), proof)
    coming = table.next_commitment
    is_next = coming is not None and coming.game == number and number > table.number
    commitment = coming.digest if coming is not None and is_next else committed.commitment
    words = words_of_game(uow, table, number, commitment)
    return GameDice(number, stage, commitment, words, 0 if is_next else committed.thrown)


def words_of_game(
    uow: UnitOfWork, table: Table, number: GameNumber, commitment: str
) -> dict[PlayerId, Words]:
    """Return the words that are in the dice of a game so far, by our key of who gave them."""
    rows = uow.dice.words(table.id, number)
    stand_in = digest_of(commitment).hex()
    return {
        PlayerId(row.player_id): Words(row.words, row.digest, is_given=row.digest != stand_in) for row in rows
    }


def _rolls(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> Iterator[tuple[int, int]]:
    """Yield the rolls of a game in order; in the opening, White's die and then Black's."""
    for record in uow.events.of_game(table.id, number):
        if roll := roll_of(load_event(record.kind, record.payload)):
            yield roll
