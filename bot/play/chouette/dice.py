"""The dice of a chouette, from a secret a game and the words of everyone who is dealt in.

They follow as between two players, by `bot.play.fair_dice`: White's words are the digests of everyone's
words in the order of our keys, Black's are the commitment. The dice for the order, and lots, are thrown
first.
"""

from datetime import datetime
from functools import partial

from bot.engine.keys import GameNumber, PlayerId
from bot.play.chouette.table import ChouetteTable
from bot.play.dice import commit, keep_words
from bot.play.dice_source import DiceRoller, DiceSource, Sources
from bot.play.fair_dice import digest_of
from bot.play.table import CommittedDice
from storage import UnitOfWork


def begin_game_dice(
    uow: UnitOfWork, table: ChouetteTable, dice_source: DiceSource, at: datetime
) -> CommittedDice:
    """Close the words of the game that starts, and commit to the secret of the one after it; return both."""
    number, dice = GameNumber(table.chouette.number + 1), _dice_of(table)
    commitment = dice.following or dice.commitment
    given = {row.player_id for row in uow.dice.words(table.id, number)}
    for player in table.chouette.dealt:
        if player not in given:
            keep_words(uow, table, number, player, commitment)
    return CommittedDice(commitment, commit(uow, table.id, GameNumber(number + 1), dice_source, at))


def chouette_drawing(
    uow: UnitOfWork, table: ChouetteTable, number: GameNumber, dice_source: DiceSource
) -> DiceRoller:
    """Return what throws the dice of a chouette's game of that number."""
    return DiceRoller(_dice_of(table).thrown, partial(_sources, uow, table, number), dice_source)


def joined_words(digests: dict[PlayerId, str]) -> str:
    """Return White's words: the digests of everyone's words, by our keys, in their order."""
    return " ".join(digests[player] for player in sorted(digests))


def _sources(uow: UnitOfWork, table: ChouetteTable, number: GameNumber) -> Sources:
    words = joined_words({PlayerId(row.player_id): row.digest for row in uow.dice.words(table.id, number)})
    secret = bytes.fromhex(uow.dice.secret(table.id, number))
    return secret, digest_of(words), digest_of(_dice_of(table).commitment)


def _dice_of(table: ChouetteTable) -> CommittedDice:
    if table.state.dice is None:
        raise ValueError(f"chouette {table.id} has no dice")
    return table.state.dice
