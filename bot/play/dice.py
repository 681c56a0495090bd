"""Verifiable dice at a table: the secrets, the players' words, and the rolls that are drawn from both.

Before a game the bot commits to a secret; then each side may add words of its own; every roll follows from
the secret and the words, by `bot.play.fair_dice`. Whoever adds none has the commitment for their words:
nobody can foresee it, and the bot cannot choose it any more when it knows what the other side has given.

The secret of a game is read only here, by a `Drawing` which keeps it to itself, and in
`bot.play.dice_proofs` once the game is over.
"""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Final

from bot.engine import OpeningRolled, Rolled, Side, decides_match
from bot.engine.chouette import ChouetteEvent
from bot.engine.keys import GameNumber, PlayerId
from bot.play.any_table import AnyTable
from bot.play.chouette.table import ChouetteTable
from bot.play.dice_totals import DiceTotals
from bot.play.errors import NotSeated, NoVerifiableDice, TooLate, WordsTooLong
from bot.play.fair_dice import commitment_of, digest_of
from bot.play.find_table import table_in_channel
from bot.play.heads_up.table import Commitment, CommittedDice, HeadsUpTable
from bot.play.keys import ChannelSnowflake, GuildSnowflake, TableId
from bot.play.store import is_in, register_interaction
from bot.play.table import Status, Table
from bot.play.use_case import Request
from storage import UnitOfWork

LONGEST_WORDS: Final = 200


@dataclass(frozen=True, slots=True)
class DiceSource:
    """Where secrets come from, and how dice follow from them; tests script the dice.

    Args:
        new_secret: Returns 32 random bytes.
        dice_of_roll: Returns both dice of a roll, White's first: from the secret, the digests of White's and
            of Black's words, and the number of the roll in its game, from 1.

    """

    new_secret: Callable[[], bytes]
    dice_of_roll: Callable[[bytes, bytes, bytes, int], tuple[int, int]]


Sources = tuple[bytes, bytes, bytes]
"""What dice follow from: the secret, and the digests of White's and of Black's words."""


class DiceRoller:
    """Throws the dice of one game, two to a roll; what they follow from is read with the first."""

    def __init__(self, thrown: int, read: Callable[[], Sources], dice_source: DiceSource) -> None:
        self.thrown = thrown
        self._read = read
        self._sources: Sources | None = None
        self._dice: deque[int] = deque()
        self._draw = dice_source.dice_of_roll

    def __call__(self) -> int:
        """Throw one die."""
        if not self._dice:
            self._sources = self._sources or self._read()
            self.thrown += 1
            self._dice.extend(self._draw(*self._sources, self.thrown))
        return self._dice.popleft()


def roller_at(uow: UnitOfWork, table: HeadsUpTable, dice_source: DiceSource) -> DiceRoller:
    """Return what throws the dice of the game in play at a table."""
    thrown = table.state.dice.thrown if table.state.dice else 0
    return DiceRoller(thrown, partial(_sources, uow, table, dice_source), dice_source)


def commit(
    uow: UnitOfWork, table_id: TableId, game: GameNumber, dice_source: DiceSource, at: datetime
) -> str:
    """Keep a new secret for a game, and return the commitment to it."""
    secret = dice_source.new_secret()
    uow.dice.add_secret(table_id, game, secret.hex(), at)
    return commitment_of(secret)


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


def give_words(
    uow: UnitOfWork, request: Request, channel: ChannelSnowflake, words: str
) -> tuple[AnyTable, Commitment]:
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
    if not _may_give_words(table, caller.id):
        raise NotSeated(table)
    if table.state.dice is None:
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


def dice_after(table: HeadsUpTable, roller: DiceRoller) -> CommittedDice | None:
    """Return what is known of a table's dice after some rolls."""
    return replace(table.state.dice, thrown=roller.thrown) if table.state.dice else None


def players_of(table: HeadsUpTable) -> tuple[PlayerId, ...]:
    """Return our keys of both players, White first; only the challenger's while anyone may accept."""
    challenge = table.state.challenge
    return tuple(each for each in (challenge.challenger, challenge.opponent) if each is not None)


def _may_give_words(table: AnyTable, player: PlayerId) -> bool:
    if isinstance(table, ChouetteTable):
        return is_in(table, player)
    may_anyone_accept = table.status is Status.CHALLENGE and table.state.challenge.opponent is None
    return may_anyone_accept or player in players_of(table)


def _sources(uow: UnitOfWork, table: HeadsUpTable, dice_source: DiceSource) -> Sources:
    """Return what the dice of a game follow from; a table older than verifiable dice has random ones."""
    if table.state.dice is None:
        return dice_source.new_secret(), b"", b""
    digests = {row.player_id: bytes.fromhex(row.digest) for row in uow.dice.words(table.id, table.number)}
    white, black = (digests[table.player_on(side).id] for side in Side)
    return bytes.fromhex(uow.dice.secret(table.id, table.number)), white, black
