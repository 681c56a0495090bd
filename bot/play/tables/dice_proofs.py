"""Commitments to dice, the words players add, and the rolls of a server."""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType
from typing import Final, TypeVar

from bot.engine import OpeningRolled, Rolled
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.dice_source import DiceSource, DiceStage, GameDice, Words
from bot.play.base.errors import NoSuchGame, NotSeated, NoVerifiableDice, TooLate, WordsTooLong
from bot.play.base.fair_dice import DiceProof, commitment_of, digest_of
from bot.play.base.keys import GuildSnowflake, MessageSnowflake, TableId
from bot.play.base.table import Commitment, LiveBoard, Status, Table
from bot.play.base.use_case import Request
from bot.play.tables.store import register_interaction
from bot.play.tables.visibility import Viewer, table_in_channel
from storage import ShownDiceRecord, UnitOfWork


def to_be_shown(uow: UnitOfWork, table: Table, board: LiveBoard, *, is_new: bool) -> tuple[Commitment, ...]:
    """The commitments for a live board: what it shows already, and what was not shown in its place yet.

    A game that will not be played has none.
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
    """By the number of the game."""
    rows = uow.dice.shown_at(table.id)
    return _in_order({row.game: row.commitment for row in rows if row.message_snowflake == message})


def record_shown(
    uow: UnitOfWork,
    table_id: TableId,
    owner: PlayerId | None,
    message: MessageSnowflake,
    shown: Iterable[Commitment],
) -> None:
    """Store what a message shows; `owner` is the player whose own board it is."""
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
    """The words that are in the dice of a game so far, by player."""
    rows = uow.dice.words(table.id, number)
    stand_in = digest_of(commitment).hex()
    return {
        PlayerId(row.player_id): Words(row.words, row.digest, is_given=row.digest != stand_in) for row in rows
    }


T = TypeVar("T", bound=Table)
Proof = Callable[[UnitOfWork, T, GameNumber], DiceProof]


def public_dice(
    uow: UnitOfWork, table: T, number: GameNumber | None, proof_of: Proof[T]
) -> tuple[GameDice, ...]:
    """The dice of a game; without a number those of the last that has begun, and of the next.

    Raises:
        NoVerifiableDice: The table is older than those.
        NoSuchGame: It has no game of that number, or will not have it.
    """
    if table.dice is None:
        raise NoVerifiableDice(table)
    present = table.number
    numbers = (present, GameNumber(present + 1)) if number is None else (number,)
    stages = {each: stage for each in numbers if each and (stage := _stage(table, each))}
    if not stages:
        raise NoSuchGame(table)
    return tuple(_game(uow, table, each, stage, proof_of) for each, stage in stages.items())


def _stage(table: Table, number: GameNumber) -> DiceStage | None:
    """None for a game that the table neither has nor would have next."""
    if 1 <= number <= table.games_over:
        return DiceStage.OVER
    if number == table.number:
        is_open = table.status in (Status.CHALLENGE, Status.PLAYING)
        return DiceStage.NEVER if not is_open else DiceStage.IN_PLAY if table.has_begun else DiceStage.COMING
    coming = table.next_commitment
    return DiceStage.COMING if coming is not None and coming.game == number else None


def _game(uow: UnitOfWork, table: T, number: GameNumber, stage: DiceStage, proof_of: Proof[T]) -> GameDice:
    if stage is DiceStage.OVER:
        proof = proof_of(uow, table, number)
        words = words_of_game(uow, table, number, proof.commitment)
        return GameDice(number, stage, proof.commitment, words, len(proof.rolls), proof)
    coming, committed = table.next_commitment, table.dice
    if coming is not None and number > table.number:
        return GameDice(number, stage, coming.digest, words_of_game(uow, table, number, coming.digest))
    if committed is None:
        raise NoVerifiableDice(table)
    words = words_of_game(uow, table, number, committed.commitment)
    return GameDice(number, stage, committed.commitment, words, committed.thrown)


Outcome = TypeVar("Outcome")
Dice = tuple[int, int]
"""The higher die first."""

FACES: Final = range(1, 7)
WAYS: Final = {(high, low): 1 if high == low else 2 for high in FACES for low in range(1, high + 1)}
"""In how many of the 36 ways each of the 21 rolls comes up."""

ALL_WAYS: Final = 36
ENOUGH_ROLLS: Final = 180
"""Enough to expect five of each of the 21 rolls, the least for a χ² test (Cochran, 1954)."""


class BadTotals(ValueError):
    """A negative count, or one of something other than a roll, higher die first; the message names it."""


@dataclass(frozen=True, slots=True)
class FairnessTest:
    """How far counts deviate from fair dice: `chi_squared`, with `degrees` of freedom."""

    chi_squared: float
    degrees: int

    @property
    def p_value(self) -> float:
        return tail_probability(self.chi_squared, self.degrees)


@dataclass(frozen=True, slots=True)
class DiceTotals:
    """How often each roll, the higher die first, was thrown; 0 for those not in `counts`.

    Count every roll of a game, opening ties too: without them doubles would be too rare.

    Raises:
        BadTotals: a count below zero, or of something that is not a roll.
    """

    counts: Mapping[Dice, int]

    def __post_init__(self) -> None:
        for roll, number in self.counts.items():
            if roll not in WAYS or number < 0:
                raise BadTotals(f"{roll!r} cannot have been thrown {number!r} times")
        object.__setattr__(
            self, "counts", MappingProxyType({roll: self.counts.get(roll, 0) for roll in WAYS})
        )

    @property
    def rolls(self) -> int:
        return sum(self.counts.values())

    @property
    def doubles(self) -> int:
        return sum(number for (high, low), number in self.counts.items() if high == low)

    @property
    def faces(self) -> dict[int, int]:
        """How often each face, 1 to 6, came up, at two dice a roll."""
        return {
            face: sum(number * roll.count(face) for roll, number in self.counts.items()) for face in FACES
        }

    @property
    def has_enough_rolls(self) -> bool:
        """Whether the tests mean anything yet."""
        return self.rolls >= ENOUGH_ROLLS

    @property
    def faces_test(self) -> FairnessTest:
        """Whether the six faces are equally frequent."""
        return _compare(self.faces, dict.fromkeys(FACES, 1 / len(FACES)))

    @property
    def rolls_test(self) -> FairnessTest:
        """Whether doubles come once in 36 each, and each other roll twice."""
        return _compare(self.counts, {roll: ways / ALL_WAYS for roll, ways in WAYS.items()})


def tail_probability(chi_squared: float, degrees: int) -> float:
    """The probability that a χ² with that many degrees of freedom is at least `chi_squared`.

    It is Q(a, x) with a = degrees/2 and x = χ²/2, where Q(1/2, x) = erfc √x, Q(1, x) = exp -x, and
    Q(a + 1, x) = Q(a, x) + x^a exp(-x) / Γ(a + 1): Abramowitz and Stegun, Handbook of Mathematical Functions,
    section 26.4; for the recurrence also https://dlmf.nist.gov/8.8.
    """
    x = chi_squared / 2
    a, probability = (0.5, math.erfc(math.sqrt(x))) if degrees % 2 else (1.0, math.exp(-x))
    while a < degrees / 2:
        probability += x**a * math.exp(-x) / math.gamma(a + 1)
        a += 1
    return min(probability, 1.0)


def _compare(counts: Mapping[Outcome, int], shares: Mapping[Outcome, float]) -> FairnessTest:
    """Pearson's χ²: the sum of squared deviations, each divided by its expected count."""
    expected = {outcome: sum(counts.values()) * share for outcome, share in shares.items()}
    distances = ((counts[outcome] - mean) ** 2 / mean for outcome, mean in expected.items() if mean)
    return FairnessTest(math.fsum(distances), len(shares) - 1)


LONGEST_WORDS: Final = 200


def commit(
    uow: UnitOfWork, table_id: TableId, game: GameNumber, dice_source: DiceSource, at: datetime
) -> str:
    """Store a new secret for a game, and return the commitment to it."""
    secret = dice_source.new_secret()
    uow.dice.add_secret(table_id, game, secret.hex(), at)
    return commitment_of(secret)


def give_words(uow: UnitOfWork, request: Request, viewer: Viewer, words: str) -> tuple[Table, Commitment]:
    """Store a player's words for the next game of a channel's table; return the table and the commitment.

    The next game is the first whose dice are not drawn yet: the game of a challenge, then the one after the
    game in play. Whoever may accept an open challenge may give words before.

    Raises:
        NoTable: Nothing is played there.
        NotSeated: The caller neither plays there nor may accept the challenge.
        NoVerifiableDice: The table is older than verifiable dice.
        TooLate: No other game will follow.
        WordsTooLong: They have more than 200 characters.
    """
    caller = register_interaction(uow, request)
    table = table_in_channel(uow, viewer)
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
    """Raises WordsTooLong."""
    if len(words) > LONGEST_WORDS:
        raise WordsTooLong
    uow.dice.set_words(table.id, number, player, words, digest_of(words).hex())


def close_words(
    uow: UnitOfWork, table: Table, number: GameNumber, players: Iterable[PlayerId], commitment: str
) -> None:
    """Let the commitment stand in for the words of players who gave none."""
    given = {row.player_id for row in uow.dice.words(table.id, number)}
    for player in players:
        if player not in given:
            keep_words(uow, table, number, player, commitment)


def count_dice(uow: UnitOfWork, table: Table, events: Iterable[object]) -> None:
    """Add the rolls among the events to the totals of the table's server."""
    rolls = [roll for event in events if (roll := roll_of(event))]
    if rolls and table.guild is not None:
        uow.dice_totals.count(table.guild, rolls)


def totals_of(uow: UnitOfWork, guild: GuildSnowflake) -> DiceTotals:
    return DiceTotals(uow.dice_totals.of_server(guild))


def roll_of(event: object) -> tuple[int, int] | None:
    """The dice that an event shows, in the opening White's and then Black's."""
    match event:
        case OpeningRolled(white, black):
            return white, black
        case Rolled(roll=roll):
            return roll.high, roll.low
        case _:
            return None
