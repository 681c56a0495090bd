"""The dice of heads-up games: one secret a game, and the words of both."""

from collections.abc import Iterator
from datetime import datetime
from functools import partial

from bot.engine import Side, decides_match
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.dice_source import DiceRoller, DiceSource, Sources
from bot.play.base.errors import GameNotOver
from bot.play.base.fair_dice import DiceProof, commitment_of
from bot.play.base.table import CommittedDice
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.dice_proofs import close_words, commit, roll_of
from bot.play.tables.store import BOARD_EVENTS
from storage import UnitOfWork


def roller_at(uow: UnitOfWork, table: HeadsUpTable, dice_source: DiceSource) -> DiceRoller:
    thrown = table.state.dice.thrown if table.state.dice else 0
    return DiceRoller(thrown, partial(_sources, uow, table, dice_source), dice_source)


def begin_rolling(
    uow: UnitOfWork, table: HeadsUpTable, dice_source: DiceSource, at: datetime
) -> CommittedDice | None:
    """Close the words of the game that starts, and commit to the secret of the one after it.

    A game that ends the match has none after it. A table older than verifiable dice goes on without them.
    """
    number, dice = table.number, table.state.dice
    if dice is None:
        return None
    commitment = dice.following or dice.commitment
    close_words(uow, table, number, players_of(table), commitment)
    if decides_match(table.sheet, table.state.score):
        return CommittedDice(commitment)
    return CommittedDice(commitment, commit(uow, table.id, GameNumber(number + 1), dice_source, at))


def players_of(table: HeadsUpTable) -> tuple[PlayerId, ...]:
    """White first; only the challenger while anyone may accept."""
    return table.state.challenge.sides


def _sources(uow: UnitOfWork, table: HeadsUpTable, dice_source: DiceSource) -> Sources:
    """The sources of the dice; random ones at a table of before verifiable dice."""
    if table.state.dice is None:
        return dice_source.new_secret(), b"", b""
    digests = {row.player_id: bytes.fromhex(row.digest) for row in uow.dice.words(table.id, table.number)}
    white, black = (digests[table.player_on(side).id] for side in Side)
    return bytes.fromhex(uow.dice.secret(table.id, table.number)), white, black


def proof_of(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> DiceProof:
    """The secret, the words and the dice of a game.

    Raises:
        GameNotOver: Nobody may know the secret before the game has ended.
    """
    if not 1 <= number <= len(table.results):
        raise GameNotOver(table)
    return sources_of(uow, table, number)


def sources_of(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> DiceProof:
    """The same of a game that may be in play; nobody but whoever checks the database may see it."""
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


def _rolls(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> Iterator[tuple[int, int]]:
    """In order; in the opening, White's die and then Black's."""
    for record in uow.events.of_game(table.id, number):
        if roll := roll_of(BOARD_EVENTS.load(record.kind, record.payload)):
            yield roll
