"""The dice of two players: a secret a game, and the words of both."""

from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.engine import Side, decides_match
from bot.engine.keys import GameNumber, PlayerId
from bot.play.dice import commit, keep_words
from bot.play.dice_source import DiceRoller, DiceSource, Sources
from bot.play.heads_up.table import HeadsUpTable
from bot.play.table import CommittedDice
from storage import UnitOfWork


def roller_at(uow: UnitOfWork, table: HeadsUpTable, dice_source: DiceSource) -> DiceRoller:
    """Return what throws the dice of the game in play at a table."""
    thrown = table.state.dice.thrown if table.state.dice else 0
    return DiceRoller(thrown, partial(_sources, uow, table, dice_source), dice_source)


def begin_rolling(
    uow: UnitOfWork, table: HeadsUpTable, dice_source: DiceSource, at: datetime
) -> CommittedDice | None:
    """Close the words of the game that starts, commit to the secret of the one after it, and return both.

    A game that ends the match has none after it. A table older than verifiable dice goes on without them.
    """
    number, dice = table.number, table.state.dice
    if dice is None:
        return None
    commitment = dice.following or dice.commitment
    given = {row.player_id for row in uow.dice.words(table.id, number)}
    for player in players_of(table):
        if player not in given:
            keep_words(uow, table, number, player, commitment)
    if decides_match(table.sheet, table.state.score):
        return CommittedDice(commitment)
    return CommittedDice(commitment, commit(uow, table.id, GameNumber(number + 1), dice_source, at))


def dice_after(table: HeadsUpTable, roller: DiceRoller) -> CommittedDice | None:
    """Return what is known of a table's dice after some rolls."""
    return replace(table.state.dice, thrown=roller.thrown) if table.state.dice else None


def players_of(table: HeadsUpTable) -> tuple[PlayerId, ...]:
    """Return our keys of both players, White first; only the challenger's while anyone may accept."""
    challenge = table.state.challenge
    return tuple(each for each in (challenge.challenger, challenge.opponent) if each is not None)


def _sources(uow: UnitOfWork, table: HeadsUpTable, dice_source: DiceSource) -> Sources:
    """Return what the dice of a game follow from; a table older than verifiable dice has random ones."""
    if table.state.dice is None:
        return dice_source.new_secret(), b"", b""
    digests = {row.player_id: bytes.fromhex(row.digest) for row in uow.dice.words(table.id, table.number)}
    white, black = (digests[table.player_on(side).id] for side in Side)
    return bytes.fromhex(uow.dice.secret(table.id, table.number)), white, black
