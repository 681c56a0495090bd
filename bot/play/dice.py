"""Verifiable dice at a table: the secrets, the players' words, and the rolls that are drawn from both.

Before a game the bot commits to a secret; then each side may add words of its own; every roll follows from
the secret and the words, by `bot.play.fair_dice`. Whoever adds none has the commitment for their words:
nobody can foresee it, and the bot cannot choose it any more when it knows what the other side has given.

The secret of a game is read only here, by a `Drawing` which keeps it to itself, and in
`bot.play.dice_proofs` once the game is over.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from bot.engine import OpeningRolled, Rolled
from bot.engine.chouette import ChouetteEvent
from bot.engine.keys import GameNumber, PlayerId
from bot.play.dice_source import DiceSource
from bot.play.dice_totals import DiceTotals
from bot.play.errors import NotSeated, NoVerifiableDice, TooLate, WordsTooLong
from bot.play.fair_dice import commitment_of, digest_of
from bot.play.find_table import table_in_channel
from bot.play.keys import ChannelSnowflake, GuildSnowflake, TableId
from bot.play.store import register_interaction
from bot.play.table import Commitment, Table
from bot.play.use_case import Request
from storage import UnitOfWork

LONGEST_WORDS: Final = 200


def commit(
    uow: UnitOfWork, table_id: TableId, game: GameNumber, dice_source: DiceSource, at: datetime
) -> str:
    """Keep a new secret for a game, and return the commitment to it."""
    secret = dice_source.new_secret()
    uow.dice.add_secret(table_id, game, secret.hex(), at)
    return commitment_of(secret)


def give_words(
    uow: UnitOfWork, request: Request, channel: ChannelSnowflake, words: str
) -> tuple[Table, Commitment]:
    """Keep a player's words for the next game of a channel's table; return that table and the game's promise.

    The next game is the first whose dice are not drawn yet: the one that is challenged to, then always the
    one after the game in play. Whoever may accept an open challenge may give words before.

    Raises:
        NoTable: Nothing is played there.
        NotSeated: The caller is neither in the game or chouette there, nor may he accept the challenge.
        NoVerifiableDice: The table is older than those.
        TooLate: No more game comes.
        WordsTooLong: They have more than 200 characters.

    """
    caller = register_interaction(uow, request)
    table = table_in_channel(uow, channel, request.caller.snowflake)
    if not table.may_give_words(caller.id):
        raise NotSeated(table)
    if table.dice is None:
        raise NoVerifiableDice(table)
    coming = table.next_commitment
    if coming is None:
        raise TooLate(table)
    keep_words(uow, table, coming.game, caller.id, words)
    return table, coming


def keep_words(uow: UnitOfWork, table: Table, number: GameNumber, player: PlayerId, words: str) -> None:
    """Keep a player's words for a game; raises WordsTooLong."""
    if len(words) > LONGEST_WORDS:
        raise WordsTooLong
    uow.dice.set_words(table.id, number, player, words, digest_of(words).hex())


def count_dice(uow: UnitOfWork, table: Table, events: Iterable[ChouetteEvent]) -> None:
    """Add the rolls among some events to the totals of the table's server."""
    rolls = [roll for event in events if (roll := roll_of(event))]
    if rolls and table.guild is not None:
        uow.dice_totals.count(table.guild, rolls)


def totals_of(uow: UnitOfWork, guild: GuildSnowflake) -> DiceTotals:
    """Return how often each roll was thrown on a server."""
    return DiceTotals(uow.dice_totals.of_server(guild))


def roll_of(event: ChouetteEvent) -> tuple[int, int] | None:
    """Return the dice that an event shows, in the opening White's and then Black's; None if it shows none."""
    match event:
        case OpeningRolled(white, black):
            return white, black
        case Rolled(roll=roll):
            return roll.high, roll.low
        case _:
            return None
