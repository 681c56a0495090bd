"""A chouette's scoresheet: what each game came to for everybody, from the results of its bets.

Its sums are the ledger's: whatever a game settles is a result, and so is what it has settled so far.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto
from typing import Final

from bot.engine import WinKind
from bot.engine.chouette import CaptainSucceeded, ChouetteGame, GameDealt, Transfer, Why, sums
from bot.engine.keys import FIRST_GAME, GameNumber, PlayerId
from bot.play.base.keys import TableId
from bot.play.base.table import Player
from bot.play.chouette.ledger import Opening, opening_of
from bot.play.chouette.store import EVENTS
from bot.play.chouette.table import ChouetteTable
from bot.play.tables.store import by_player
from storage import EventRecord, ResultRecord, UnitOfWork

GAMES_A_PAGE: Final = 10
MOST_COLUMNS: Final = 10
"""With more players than that, a page has only those who played in its games."""

WHY: Final[Mapping[str, Why]] = {
    "played": Why.BORNE_OFF,
    "passed": Why.DROPPED,
    "resigned": Why.RESIGNED,
    "settled": Why.SETTLED,
    "forfeited": Why.FORFEITED,
    "fee": Why.EXTRA,
    "half": Why.PARTNER,
}
"""By how a bet ended, or by what was paid beside the bets."""


class Role(Enum):
    """What somebody was in a game."""

    BOX = auto()
    PARTNER = auto()
    CAPTAIN = auto()
    CREW = auto()


@dataclass(frozen=True, slots=True)
class SheetPayment:
    """What one bet came to, or what was paid beside the bets, in points of the stake.

    Args:
        transfer: Who paid whom, how much and for what; 0 points where they were even.
        member: Whose bet with the box it was; None for any other, and for what was paid beside them.
    """

    transfer: Transfer
    member: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class SheetGame:
    """A game: who was what, and what it came to.

    Args:
        captains: Who led the team, the first one first.
        members: All who had a bet with the box, in the order of the line.
        paid: What has been paid so far, in order.
        at: When the last of it was; None where nothing was yet.
        is_open: Whether it is in play, so that more may follow.
    """

    number: GameNumber
    stake: int
    box: PlayerId
    captains: tuple[PlayerId, ...]
    partner: PlayerId | None
    members: tuple[PlayerId, ...]
    paid: tuple[SheetPayment, ...]
    at: datetime | None
    is_open: bool = False

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The box first, then its partner and the team."""
        partner = [] if self.partner is None else [self.partner]
        return tuple(dict.fromkeys((self.box, *partner, *self.members)))

    @property
    def won(self) -> Mapping[PlayerId, int]:
        """Points times stake of all who were in it, negative if lost; the sum is zero."""
        points = dict.fromkeys(self.people, 0) | sums(each.transfer for each in self.paid)
        return {player: each * self.stake for player, each in points.items()}

    def role_of(self, player: PlayerId) -> Role | None:
        """None for whoever was not in it."""
        if player == self.box:
            return Role.BOX
        if player == self.partner:
            return Role.PARTNER
        if player in self.captains:
            return Role.CAPTAIN
        return Role.CREW if player in self.members else None

    def bet_of(self, member: PlayerId) -> Transfer | None:
        """How a member's bet with the box ended; None while it runs, and for others."""
        return next((each.transfer for each in self.paid if each.member == member), None)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A page of a chouette's scoresheet; page 0 has the newest games.

    Args:
        of: The chouette.
        people: Everybody who was ever in it.
        players: Whose columns there are, in the order in which they joined.
        games: The games of the page, oldest first.
        before: What everybody had won before the first of them; only those who had played.
        has_older: Whether earlier games follow.
    """

    of: Opening
    people: Mapping[PlayerId, Player]
    players: tuple[PlayerId, ...]
    games: tuple[SheetGame, ...]
    before: Mapping[PlayerId, int]
    page: int = 0
    has_older: bool = False

    @property
    def totals(self) -> tuple[Mapping[PlayerId, int], ...]:
        """What everybody had won after each game of the page."""
        return tuple(_running(self.before, self.games))

    @property
    def last(self) -> Mapping[PlayerId, int]:
        """What everybody had won after the last game of the page."""
        return self.totals[-1] if self.games else self.before

    @property
    def others(self) -> Mapping[PlayerId, int]:
        """What those have won who have no column."""
        return {player: points for player, points in self.last.items() if player not in self.players}


def _running(before: Mapping[PlayerId, int], games: Iterable[SheetGame]) -> Iterator[Mapping[PlayerId, int]]:
    total = dict(before)
    for game in games:
        for player, points in game.won.items():
            total[player] = total.get(player, 0) + points
        yield dict(total)


def sheet_of(uow: UnitOfWork, table: ChouetteTable, page: int = 0) -> ScoreSheet:
    """A page of so many games, the newest on page 0."""
    last = last_game(table) - page * GAMES_A_PAGE
    first = max(last - GAMES_A_PAGE + 1, FIRST_GAME)
    games = sheet_games(uow, table, first, last)
    before = by_player(uow.results.won_before(table.id, first))
    joined = [PlayerId(seat.player_id) for seat in uow.seats.at_table(table.id)]
    return ScoreSheet(
        of=opening_of(uow, table),
        people=table.players,
        players=tuple(_columns(joined, games, before)),
        games=games,
        before=before,
        page=page,
        has_older=first > FIRST_GAME,
    )


def last_game(table: ChouetteTable) -> GameNumber:
    """The game in play, else the last that was settled; 0 before the first."""
    return table.chouette.number if table.chouette.in_play else GameNumber(table.games_over)


def _columns(
    joined: Sequence[PlayerId], games: Sequence[SheetGame], before: Mapping[PlayerId, int]
) -> Iterator[PlayerId]:
    """All who have played by then, if there is room; else those of the games on the page."""
    in_games = {player for game in games for player in game.people}
    shown = in_games | before.keys()
    yield from (player for player in joined if player in (in_games if len(shown) > MOST_COLUMNS else shown))


def sheet_games(uow: UnitOfWork, table: ChouetteTable, first: int, last: int) -> tuple[SheetGame, ...]:
    """Some games, both included, as far as they are settled."""
    rows, dealt = defaultdict[int, list[ResultRecord]](list), _partners(uow, table.id, first, last)
    for row in uow.results.of_games(table.id, first, last):
        rows[row.game].append(row)
    captains = _successors(uow, table.id, first, last)
    return tuple(
        _game(table, GameNumber(number), rows[number], dealt.get(number), captains[number])
        for number in range(first, last + 1)
        if rows[number] or _is_in_play(table, number)
    )


def _is_in_play(table: ChouetteTable, number: int) -> bool:
    return table.chouette.in_play is not None and table.chouette.number == number


def _game(
    table: ChouetteTable,
    number: GameNumber,
    rows: Sequence[ResultRecord],
    partner: PlayerId | None,
    successors: Sequence[PlayerId],
) -> SheetGame:
    current = table.chouette.in_play if _is_in_play(table, number) else None
    box, members = _sides(current, rows)
    return SheetGame(
        number=number,
        stake=rows[0].stake if rows else table.chouette.sheet.rules.stake,
        box=box,
        captains=tuple(dict.fromkeys((members[0], *successors))),
        partner=partner,
        members=members,
        paid=tuple(_paid(row, box) for row in sorted(rows, key=_order)),
        at=max((row.ended_at for row in rows), default=None),
        is_open=current is not None,
    )


def _sides(
    current: ChouetteGame | None, rows: Sequence[ResultRecord]
) -> tuple[PlayerId, tuple[PlayerId, ...]]:
    """The box, and the members in the order of the line: their bets come first, before those on extras."""
    if current is not None:
        bets = [(bet.white, bet.black) for bet in current.game.bets]
    else:
        of_bets = sorted((row for row in rows if row.scope == "bet"), key=_order)
        bets = [(PlayerId(row.white_id), PlayerId(row.black_id)) for row in of_bets]
    box = bets[0][0]
    return box, tuple(black for white, black in bets if white == box)


SCOPES: Final = ("bet", "fee", "half")


def _order(row: ResultRecord) -> tuple[int, int]:
    return SCOPES.index(row.scope), row.bet


def _paid(row: ResultRecord, box: PlayerId) -> SheetPayment:
    white, black = PlayerId(row.white_id), PlayerId(row.black_id)
    payer, payee = (black, white) if row.points > 0 else (white, black)
    why = WHY[row.ending or row.scope]
    kind = None if row.win is None else WinKind(row.win)
    member = black if row.scope == "bet" and white == box else None
    return SheetPayment(Transfer(payer, payee, abs(row.points), why, row.cube, kind), member)


def _partners(uow: UnitOfWork, table: TableId, first: int, last: int) -> dict[int, PlayerId | None]:
    """The box's partner in each game."""
    events = ((row, _load(row)) for row in uow.events.of_kind(table, GameDealt.__name__, first, last))
    return {row.game: event.partner for row, event in events if isinstance(event, GameDealt)}


def _successors(uow: UnitOfWork, table: TableId, first: int, last: int) -> Mapping[int, list[PlayerId]]:
    """Who took over from the first captain in each game, for good; in order."""
    found = defaultdict[int, list[PlayerId]](list)
    for row in uow.events.of_kind(table, CaptainSucceeded.__name__, first, last):
        event = _load(row)
        if isinstance(event, CaptainSucceeded) and event.is_of_record:
            found[row.game].append(event.captain)
    return found


def _load(row: EventRecord) -> object:
    return EVENTS.load(row.kind, row.payload)
