"""The dice of a chouette, from one secret a game and the words of everybody dealt in.

They follow by `bot.play.base.fair_dice` as in heads-up games: White's words are the digests of all words in
the order of our keys, Black's are the commitment. The dice for the order, and lots, are thrown first.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from bot.engine.chouette import OrderRolled, PartnerDrawn, Thrown
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.dice_source import DiceRoller, DiceSource, Sources
from bot.play.base.errors import GameNotOver
from bot.play.base.fair_dice import DiceProof, commitment_of, dice_of_roll, digest_of
from bot.play.base.table import CommittedDice
from bot.play.chouette.records import HistoryStep, event_history
from bot.play.chouette.table import ChouetteTable
from bot.play.tables.dice_proofs import close_words, commit, roll_of
from storage import UnitOfWork


def begin_game_dice(
    uow: UnitOfWork, table: ChouetteTable, dice_source: DiceSource, at: datetime
) -> CommittedDice:
    """Close the words of the game that starts, commit to the next game's secret; returns both commitments."""
    number, dice = GameNumber(table.chouette.number + 1), _dice_of(table)
    commitment = dice.following or dice.commitment
    close_words(uow, table, number, table.chouette.dealt, commitment)
    return CommittedDice(commitment, commit(uow, table.id, GameNumber(number + 1), dice_source, at))


def chouette_roller(
    uow: UnitOfWork, table: ChouetteTable, number: GameNumber, dice_source: DiceSource
) -> DiceRoller:
    return DiceRoller(_dice_of(table).thrown, partial(_sources, uow, table, number), dice_source)


def joined_words(digests: dict[PlayerId, str]) -> str:
    """White's words: everyone's digests, in the order of our keys."""
    return " ".join(digests[player] for player in sorted(digests))


def _sources(uow: UnitOfWork, table: ChouetteTable, number: GameNumber) -> Sources:
    words = joined_words({PlayerId(row.player_id): row.digest for row in uow.dice.words(table.id, number)})
    secret = bytes.fromhex(uow.dice.secret(table.id, number))
    return secret, digest_of(words), digest_of(_dice_of(table).commitment)


def _dice_of(table: ChouetteTable) -> CommittedDice:
    if table.state.dice is None:
        raise ValueError(f"chouette {table.id} has no dice")
    return table.state.dice


Roll = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Thrown:
    """The dice of a game: those for the order and lots, one by one, then the rolls of the board.

    None is the second die of a roll that nobody was left to use.
    """

    singly: tuple[int | None, ...]
    rolls: tuple[Roll, ...]


def proof_of_chouette(uow: UnitOfWork, table: ChouetteTable, number: GameNumber) -> DiceProof:
    """The sources and rolls of a game that is over.

    Raises:
        GameNotOver: Nobody may know the secret before the game has ended.
    """
    if not 1 <= number <= table.games_over:
        raise GameNotOver(table)
    return sources_of_chouette(uow, table, number, event_history(uow, table, number))


def sources_of_chouette(
    uow: UnitOfWork, table: ChouetteTable, number: GameNumber, history: Iterable[HistoryStep]
) -> DiceProof:
    """The same of a game that may be in play; nobody but whoever checks the database may see it."""
    secret = bytes.fromhex(uow.dice.secret(table.id, number))
    commitment = commitment_of(secret)
    white = joined_words({PlayerId(row.player_id): row.digest for row in uow.dice.words(table.id, number)})
    sources = (secret, digest_of(white), digest_of(commitment))
    thrown = _thrown_in(history, number)
    before = tuple(_pairs(thrown.singly, sources))
    return DiceProof(
        game=f"Chouette {table.id}, game {number}: the box is White, the team Black",
        commitment=commitment,
        secret=secret,
        white_digest=sources[1],
        black_digest=sources[2],
        rolls=(*before, *thrown.rolls),
        white_words=white,
        black_words=commitment,
        opening=len(before) + 1,
    )


def _thrown_in(history: Iterable[HistoryStep], number: GameNumber) -> _Thrown:
    """In the order in which they were thrown."""
    of_game = [each for each in history if _is_in_game(each, number)]
    return _Thrown(
        singly=tuple(die for each in of_game for die in _singly(each)),
        rolls=tuple(roll for each in of_game if (roll := roll_of(each.event))),
    )


def _is_in_game(each: HistoryStep, number: GameNumber) -> bool:
    """Whether an event belongs to a game: the order is rolled just before the first."""
    return each.before.number == number or (number == 1 and isinstance(each.event, OrderRolled))


def _singly(each: HistoryStep) -> list[int | None]:
    """The dice for an order, or for lots, two to a roll; none where an event has no such dice."""
    match each.event:
        case OrderRolled(thrown=thrown):
            return _evened(one_by_one(each.before.line, thrown))
        case PartnerDrawn(thrown=thrown):
            return _evened(one_by_one(each.before.line[1:], thrown))
        case _:
            return []


def _evened(dice: list[int]) -> list[int | None]:
    return [*dice, None] if len(dice) % 2 else [*dice]


def _pairs(dice: Sequence[int | None], sources: tuple[bytes, bytes, bytes]) -> Iterator[Roll]:
    """Two dice to a roll; an unused die follows from its roll."""
    for number, (first, second) in enumerate(zip(dice[::2], dice[1::2], strict=True), start=1):
        lying = dice_of_roll(*sources, number)[1]
        yield first or 0, lying if second is None else second


def one_by_one(players: Sequence[PlayerId], thrown: Iterable[Thrown]) -> list[int]:
    """The dice for an order, or lots, as they were thrown: round by round, the higher first."""
    dice = {each.player: each.dice for each in thrown}
    found: list[int] = []
    for count in range(max(map(len, dice.values()))):
        in_order = sorted(players, key=lambda player: dice[player][:count], reverse=True)
        found += [dice[player][count] for player in in_order if len(dice[player]) > count]
    return found
