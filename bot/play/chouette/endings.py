"""Endings in a chouette: each bet by itself, and payments beside the bets.

Nothing of it is sealed: a bet ends for all to see.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby

from bot.engine import Bet, BetResult, Cube, Ending, Game, Position, Side
from bot.engine.chouette import Chouette, Transfer, Why, apply
from bot.engine.keys import GameNumber
from bot.play.chouette.records import LOBBY, opened
from bot.play.chouette.store import EVENTS
from bot.play.chouette.table import ChouetteTable
from bot.play.kinds.lifecycle import Ended
from bot.play.tables.endings import ENDINGS, course_of, pace_of, signed
from storage import DatedEvent, EventRecord, Scope, UnitOfWork


def new_endings(uow: UnitOfWork, before: ChouetteTable, table: ChouetteTable, at: datetime) -> list[Ended]:
    """Return what has ended since the table was as `before`; its events are stored."""
    ended = list(_ended_between(before.chouette, table.chouette, at))
    return _paced(ended, course_of(uow, table.id, ended[0].game)) if ended else []


def all_endings(uow: UnitOfWork, table: ChouetteTable) -> Iterator[Ended]:
    """All that ever ended there, as its events tell, version by version."""
    chouette, so_far = opened(uow, table), list[EventRecord]()
    rows = uow.events.of_games(table.id, LOBBY, table.number)
    for _, of_version in groupby(rows, key=lambda row: row.version):
        before, happened = chouette, list(of_version)
        for row in happened:
            chouette = apply(chouette, EVENTS.load(row.kind, row.payload))
        last = happened[-1]
        so_far = [row for row in (*so_far, *happened) if row.game == last.game]
        course = [DatedEvent(row.kind, row.payload, row.created_at) for row in so_far]
        yield from _paced(list(_ended_between(before, chouette, last.created_at)), course)


def _paced(ended: Sequence[Ended], course: Sequence[DatedEvent]) -> list[Ended]:
    """Bets with what the game took until they ended."""
    pace = pace_of(course) if ended else None
    return [replace(each, pace=pace) if pace and each.scope == "bet" else each for each in ended]


@dataclass(frozen=True, slots=True)
class _Paid:
    """The bets of a game, and what was paid beside them."""

    game: Game | None = None
    fees: tuple[Transfer, ...] = ()
    halves: tuple[Transfer, ...] = ()

    @property
    def bets(self) -> tuple[Bet, ...]:
        return () if self.game is None else self.game.bets

    @property
    def with_box(self) -> int:
        """How many of the bets are with the box; the box is White in each of these."""
        return sum(bet.white == self.bets[0].white for bet in self.bets)

    @property
    def cubes(self) -> tuple[Cube, ...]:
        return () if self.game is None else self.game.cubes


def _ended_between(before: Chouette, after: Chouette, at: datetime) -> Iterator[Ended]:
    """In order; both are of the same game."""
    old, new = _in_play(before), _in_play(after)
    if before.in_play is not None and after.in_play is None:
        new = _settled(after)
    rules = before.sheet.rules
    of_game = _OfGame(after.number, rules.stake, at, new.with_box, rules.start == Position.start())
    for index, bet in enumerate(new.bets):
        if bet.result is not None and (index >= len(old.bets) or old.bets[index].is_active):
            cube = new.cubes[bet.cube].value
            yield of_game.bet(index, bet, bet.result, cube)
    for index, fee in enumerate(new.fees[len(old.fees) :], start=len(old.fees)):
        yield of_game.payment("fee", fee, index)
    for half in new.halves:
        yield of_game.payment("half", half)


@dataclass(frozen=True, slots=True)
class _OfGame:
    """Builds the endings that one game brings at one moment."""

    number: GameNumber
    stake: int
    at: datetime
    bets: int
    has_standard_start: bool

    def bet(self, index: int, bet: Bet, result: BetResult, cube: int) -> Ended:
        """Of a passed cube, as it lay before any other bet on it went on."""
        return Ended(
            self.number,
            "bet",
            self.at,
            bet.white,
            bet.black,
            signed(result.points, result.winner),
            ENDINGS[result.ending],
            bet=index,
            stake=self.stake,
            cube=result.points if result.ending is Ending.DROPPED else cube,
            win=result.kind,
            bets=self.bets,
            has_standard_start=self.has_standard_start,
        )

    def payment(self, scope: Scope, paid: Transfer, index: int = 0) -> Ended:
        """White is who paid."""
        return Ended(
            self.number,
            scope,
            self.at,
            paid.payer,
            paid.payee,
            signed(paid.points, Side.BLACK),
            bet=index,
            stake=self.stake,
            cube=paid.cube,
            has_standard_start=self.has_standard_start,
        )


def _in_play(chouette: Chouette) -> _Paid:
    current = chouette.in_play
    return _Paid() if current is None else _Paid(current.game, current.fees)


def _settled(chouette: Chouette) -> _Paid:
    """The game that was settled last."""
    last = chouette.last
    if last is None:
        return _Paid()
    fees, halves = (
        tuple(each for each in last.transfers if each.why is why) for why in (Why.EXTRA, Why.PARTNER)
    )
    return _Paid(last.game, fees, halves)
