"""What anybody may know of a table's dice: commitments, words, how many rolls; the proof once a game is over.

A secret is shown by `proof_of` alone, which asks whether the game is over. Of a game that never comes to its
end it stays secret for good, as does that of the game after a match's last.
"""

from collections.abc import Iterator

from bot.engine import Side
from bot.fair_dice import DiceProof, commitment_of, digest_of
from bot.game_dice import GameDice, Stage, Words
from bot.services.codec import load_event
from bot.services.dice import roll_of
from bot.services.errors import GameNotOver, NoSuchGame, NoVerifiableDice
from bot.table import CommittedDice, Hosted, Status, Table
from storage import UnitOfWork


def dice_of(uow: UnitOfWork, table: Table, number: int | None = None) -> tuple[GameDice, ...]:
    """Return the dice of a game; without a number those of the last that has begun, and of the one to come.

    Raises:
        NoVerifiableDice: The table is older than those.
        NoSuchGame: It has no game of that number, or will not have it.

    """
    committed = table.state.dice
    if committed is None:
        raise NoVerifiableDice(table)
    numbers = (table.number, table.number + 1) if number is None else (number,)
    stages = {each: stage for each in numbers if (stage := _stage(table, each))}
    if not stages:
        raise NoSuchGame(table)
    return tuple(_game(uow, table, committed, each, stage) for each, stage in stages.items())


def proof_of(uow: UnitOfWork, table: Table, number: int) -> DiceProof:
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


def _stage(table: Table, number: int) -> Stage | None:
    """Return how far a game is; None for one that the table neither has nor would have next."""
    has_begun = table.state.game is not None
    is_open = table.status in (Status.CHALLENGE, Status.PLAYING)
    if 1 <= number <= len(table.results):
        return Stage.OVER
    if number == table.number:
        return Stage.NEVER if not is_open else Stage.IN_PLAY if has_begun else Stage.COMING
    coming = table.next_commitment
    return Stage.COMING if coming is not None and coming.game == number else None


def _game(uow: UnitOfWork, table: Table, committed: CommittedDice, number: int, stage: Stage) -> GameDice:
    if stage is Stage.OVER:
        proof = proof_of(uow, table, number)
        words = words_of_game(uow, table, number, proof.commitment)
        return GameDice(number, stage, proof.commitment, words, len(proof.rolls), proof)
    coming = table.next_commitment
    is_next = coming is not None and coming.game == number and number > table.number
    commitment = coming.digest if coming is not None and is_next else committed.commitment
    words = words_of_game(uow, table, number, commitment)
    return GameDice(number, stage, commitment, words, 0 if is_next else committed.thrown)


def words_of_game(uow: UnitOfWork, table: Hosted, number: int, commitment: str) -> dict[int, Words]:
    """Return the words that are in the dice of a game so far, by our key of who gave them."""
    rows = uow.dice.words(table.id, number)
    stand_in = digest_of(commitment).hex()
    return {row.player_id: Words(row.words, row.digest, is_given=row.digest != stand_in) for row in rows}


def _rolls(uow: UnitOfWork, table: Table, number: int) -> Iterator[tuple[int, int]]:
    """Yield the rolls of a game in order; in the opening, White's die and then Black's."""
    for record in uow.events.of_game(table.id, number):
        if roll := roll_of(load_event(record.kind, record.payload)):
            yield roll
