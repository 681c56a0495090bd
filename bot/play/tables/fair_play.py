"""Secrecy about running games: which positions are locked, for whom, and until when.

Locked is every position that stood on the board of a running game, and every one that is near to where the
board stands, or stood before the last play (`nearness.py`): what differs by a few checkers, what a roll or
part of one leads to, or from which it leads there, and what two plays lead to; whoever is on roll, whatever
the cube, the score and the rules. Where games that are over wait for the end of their match or session, what
stood on their boards is locked too. Free are the starting positions with a name, and what two plays make of
the standard one: all games begin so, and every book has it. While a board is one of these, nothing near it is
locked either.

What dice led to at a table here nobody could choose: it is held to what stood on the boards, and to what
differs from the last by one checker, so that finished games can be looked into while others run.

It is locked for whoever sits at the table or ever did, wherever they ask; for everybody who asks on the
table's server; and, elsewhere too, for whoever ever played on that server. Of whoever asks by direct message
Discord is asked whether they are on the server of a table whose position it is.
"""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import combinations
from typing import Final, TypeVar

from bot.engine import STARTS, EngineError, Played, Position, Roll, after_moves, legal_plays
from bot.engine.generator import MOST_PIPS, leads_to
from bot.engine.keys import FIRST_GAME, GameNumber
from bot.play.base.errors import GameInPlay, GameWaits, NoSuchGame, NotBegun, PositionInPlay, StartInPlay
from bot.play.base.keys import ChannelSnowflake, GuildSnowflake, TableId, UserSnowflake, Version
from bot.play.base.table import CheckedStart, Player, Status, Table
from bot.play.base.use_case import UNREADABLE, Request, Store, UnitOfWork
from bot.play.kinds.kind import kind_of
from bot.play.tables.nearness import Outline, is_a_play_away, is_alike, is_near, is_two_plays_on
from bot.play.tables.store import BOARD_EVENTS, load_any, lock_table, to_table
from bot.play.tables.visibility import Viewer
from storage import EventRecord

T = TypeVar("T")

TABLES_REMEMBERED: Final = 2_000
"""Of so many running tables the boards are kept in memory; those of others are read again."""


def refuse_unfinished(
    uow: UnitOfWork, table: Table, number: GameNumber | None, asker: UserSnowflake | None = None
) -> None:
    """Let a game of a table be analysed, or for None all of it, once it may be.

    Raises:
        NotBegun: Nothing was played there.
        NoSuchGame: It has no game of that number.
        GameInPlay: The game, or for None the table, is still in play.
        GameWaits: The game is over, but it waits for the end of its match or session, or for agreement.
    """
    if not table.has_begun:
        raise NotBegun(table)
    if number is not None and not FIRST_GAME <= number <= table.number:
        raise NoSuchGame(table)
    if table.status is not Status.PLAYING:
        return
    if number is None or number == _in_play(table):
        raise GameInPlay(table)
    waiting = kind_of(table).waiting_games(uow, table)
    if number in waiting:
        player = None if asker is None else table.player_of(asker)
        is_pending = player is not None and kind_of(table).has_agreed(uow, table, player.id, number)
        raise GameWaits(table, waiting[number], is_pending=is_pending)


def is_of_dice(uow: UnitOfWork, table: Table) -> bool:
    """Whether what came up at a table was for the dice to say: not where its games start from a set-up."""
    return all(map(is_free, kind_of(table).starts(uow, table)))


def agree_to_analysis(uow: UnitOfWork, request: Request, table: Table, number: GameNumber) -> Table:
    """The table, once whoever asks about a game that waits for their agreement has agreed.

    For everybody else it is as it was read.
    """
    if _who_agrees(uow, request, table, number) is None:
        return table
    record = lock_table(uow, table.id)
    held: Table = to_table(uow, record)
    if (player := _who_agrees(uow, request, held, number)) is None:
        return held
    kind_of(held).agree(uow, record, held, player.id, number, request.at)
    return load_any(uow, held.id)


def _who_agrees(uow: UnitOfWork, request: Request, table: Table, number: GameNumber) -> Player | None:
    """The reader, if they ask about a game whose analysis waits for their agreement."""
    player = table.player_of(request.caller.snowflake)
    if player is None or table.status is not Status.PLAYING:
        return None
    return player if player in kind_of(table).waiting_games(uow, table).get(number, ()) else None


class StartDue(Exception):
    """The start of a game against the bot is to be checked before that begins; nothing has happened."""

    def __init__(self, table: Table, start: Position) -> None:
        super().__init__(f"table {table.id}")
        self.table = table
        self.start = start


def is_start_locked(table: Table, start: Position | None) -> bool:
    """Whether the bot may not play from a start at a table; never for None, where it does not play.

    Raises:
        StartDue: Nobody has looked yet.
    """
    if start is None or is_free(start):
        return False
    checked = table.checked_start
    if checked is None or checked.position != start:
        raise StartDue(table, start)
    return checked.is_locked


BelongsTo = Callable[[UserSnowflake, GuildSnowflake], Awaitable[bool]]
"""Asks Discord whether somebody is on a server; True also where it does not say."""


class FairPlay:
    """Looks over the running tables; whatever it remembers of them, it could read again."""

    def __init__(self, store: Store, belongs_to: BelongsTo) -> None:
        self._store = store
        self._belongs_to = belongs_to
        self._guarded: OrderedDict[TableId, _Guarded] = OrderedDict()

    async def refuse_running(
        self,
        viewer: Viewer,
        positions: Iterable[Position],
        *,
        are_of_dice: bool = False,
        apart_from: TableId | None = None,
    ) -> None:
        """Let somebody be told about positions, unless a running game has to do with one of them.

        To be asked of all that is going to be shown, before each time.

        Args:
            viewer: Who is told.
            positions: What they are told about.
            are_of_dice: Whether dice thrown here led to them, so that they are held to what stood on a board,
                and to hardly less, instead of to all that is near.
            apart_from: The running game that it is told in.

        Raises:
            PositionInPlay: One of them is locked for the viewer.
            StoreError: The store cannot say.
        """
        asked = await asyncio.to_thread(_Asked.of, positions, are_of_dice=are_of_dice)
        if asked.boards and await self._holding(viewer, asked, apart_from):
            raise PositionInPlay

    async def locked(self, viewer: Viewer, positions: Collection[Position]) -> frozenset[Position]:
        """Those of some positions of which somebody is told nothing now, while they are told of the others.

        To be asked before each time, as `refuse_running`, and of direct messages as `refuse_question`.

        Raises:
            StoreError: The store cannot say.
        """
        asked = await asyncio.to_thread(_Asked.of, positions, are_of_dice=False)
        if not asked.boards:
            return frozenset()
        holding = await self._holding(viewer, asked)
        if viewer.guild is None:
            holding += await self._holding_elsewhere(viewer, asked)
        return await asyncio.to_thread(_held, holding, positions) if holding else frozenset()

    async def _holding(
        self, viewer: Viewer, asked: "_Asked", apart_from: TableId | None = None
    ) -> list["_Guarded"]:
        """The boards, at tables around the viewer, that lock part of a question."""
        running = await self._store.run(_running_around, viewer)
        guarded = [await self._read(*each) for each in running if each[0] != apart_from]
        return await asyncio.to_thread(_that_hold, guarded, asked)

    async def run(self, use_case: Callable[[UnitOfWork, CheckedStart | None], T]) -> T:
        """Run a use case in one transaction; should it begin a game against the bot, check the start first.

        Its plays and its tutor tell what is best. What was done until then is undone, and done anew.
        """
        checked = None
        while True:
            try:
                return await self._store.run(use_case, checked)
            except StartDue as due:
                checked = await self.checked(due)

    async def checked(self, due: StartDue) -> CheckedStart:
        """A start with the answer whether it is locked, for the action that waits for it."""
        return CheckedStart(due.start, await self._is_locked_at(due.table, due.start))

    async def refuse_start(self, viewer: Viewer, start: Position) -> None:
        """Refuse a start against the bot before there is a place for the game.

        Raises:
            StartInPlay: It is locked for the viewer.
        """
        try:
            await self.refuse_question(viewer, [start])
        except PositionInPlay as error:
            raise StartInPlay from error

    async def _is_locked_at(self, table: Table, start: Position) -> bool:
        """Whether a start is locked for anybody who may play from it."""
        for player in table.players.values():
            if player.snowflake is None or not table.has_place(player.id):
                continue
            here = table.channel or ChannelSnowflake(0)
            belongs_to = partial(self._belongs_to, player.snowflake)
            viewer = Viewer(player.snowflake, table.guild, here, belongs_to=belongs_to)
            try:
                await self.refuse_question(viewer, [start], apart_from=table.id)
            except PositionInPlay:
                return True
        return False

    async def refuse_question(
        self,
        viewer: Viewer,
        positions: Collection[Position],
        *,
        are_of_dice: bool = False,
        apart_from: TableId | None = None,
    ) -> None:
        """The same before anything is evaluated; a direct message is then held against all running tables.

        That takes a while where there are many, so it is done once a question, not with every page.
        """
        await self.refuse_running(viewer, positions, are_of_dice=are_of_dice, apart_from=apart_from)
        if viewer.guild is None:
            asked = await asyncio.to_thread(_Asked.of, positions, are_of_dice=are_of_dice)
            if asked.boards and await self._holding_elsewhere(viewer, asked):
                raise PositionInPlay

    async def _holding_elsewhere(self, viewer: Viewer, asked: "_Asked") -> list["_Guarded"]:
        """The same of tables on servers to which the viewer belongs, and where they never played."""
        belongs: dict[GuildSnowflake, bool] = {}
        found = []
        for guild, table, version in await self._store.run(_running_elsewhere, viewer):
            guarded = await self._read(table, version) if belongs.get(guild, True) else NOTHING
            if await asyncio.to_thread(guarded.holds, asked):
                if guild not in belongs:
                    belongs[guild] = await viewer.belongs_to(guild)
                found += [guarded] if belongs[guild] else []
        return found

    async def _read(self, table: TableId, version: Version) -> "_Guarded":
        """The boards that are locked at a table by now."""
        known = self._guarded.get(table, NOTHING)
        if known.version != version:
            found = await self._store.run(_plays_at, table, known.finished)
            known = self._guarded[table] = await asyncio.to_thread(_guarded, found, known)
        self._guarded.move_to_end(table)
        if len(self._guarded) > TABLES_REMEMBERED:
            self._guarded.popitem(last=False)
        return known


def _in_play(table: Table) -> GameNumber | None:
    """The number of the game on the board; None between games."""
    return None if table.is_between_games else table.number


def _running_around(uow: UnitOfWork, viewer: Viewer) -> list[tuple[TableId, Version]]:
    person = uow.players.find(viewer.snowflake)
    found = uow.tables.running_around(person.id if person else None, viewer.guild)
    return [(TableId(table), Version(version)) for table, version in found]


def _running_elsewhere(uow: UnitOfWork, viewer: Viewer) -> list[tuple[GuildSnowflake, TableId, Version]]:
    person = uow.players.find(viewer.snowflake)
    found = uow.tables.running_elsewhere(person.id if person else None)
    return [(GuildSnowflake(guild), TableId(table), Version(version)) for guild, table, version in found]


_Board = bytes
"""The checkers of both sides, in the same order whoever is on roll."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """The positions that somebody asks about, without the free ones, as each side sees them.

    Where they `are_of_dice`, nobody could choose them: they come of a game that was played here.
    """

    boards: frozenset[_Board]
    outlines: tuple[Outline, ...]
    are_of_dice: bool

    @classmethod
    def of(cls, positions: Iterable[Position], *, are_of_dice: bool) -> "_Asked":
        asked = {_board(position): position for position in positions}
        locked = {board: position for board, position in asked.items() if not is_free(position)}
        outlines = tuple(outline for each in locked.values() for outline in Outline.both(each))
        return cls(frozenset(locked), outlines, are_of_dice)


@dataclass(frozen=True, slots=True)
class _Guarded:
    """The locked boards of a table: those of the game in play, and of finished games that still wait.

    `last` holds the present board and the one before the last play, each as the side on roll there sees it. A
    free board is left out: anybody may ask about it.
    """

    version: Version | None
    finished: Mapping[GameNumber, frozenset[_Board]]
    running: frozenset[_Board] = frozenset()
    last: tuple[Outline, ...] = ()

    def holds(self, asked: "_Asked") -> bool:
        seen = (self.running, *self.finished.values())
        return not all(asked.boards.isdisjoint(boards) for boards in seen) or self._is_near(asked)

    def _is_near(self, asked: "_Asked") -> bool:
        """Whether it gives advice on the board that stands, or on the one that a takeback brings back."""
        if asked.are_of_dice:
            return any(is_alike(here, there) for here in self.last for there in asked.outlines)
        return any(
            is_near(here, there) or is_a_play_away(here, there) or is_two_plays_on(here, there)
            for here in self.last
            for there in asked.outlines
        )


NOTHING: Final = _Guarded(None, {})


def _that_hold(guarded: Iterable[_Guarded], asked: _Asked) -> list[_Guarded]:
    return [each for each in guarded if each.holds(asked)]


def _held(guarded: Collection[_Guarded], positions: Iterable[Position]) -> frozenset[Position]:
    asked = ((position, _Asked.of([position], are_of_dice=False)) for position in positions)
    return frozenset(position for position, each in asked if any(table.holds(each) for table in guarded))


@dataclass(frozen=True, slots=True)
class _Plays:
    """The plays read from a table: its locked games, and the plays of those not known yet.

    `board` is that of the game in play.
    """

    version: Version
    starts: tuple[Position, ...]
    games: tuple[GameNumber, ...]
    in_play: GameNumber | None
    board: Position | None
    plays: Sequence[EventRecord]


def _plays_at(uow: UnitOfWork, key: TableId, known: Collection[GameNumber]) -> _Plays:
    """The plays of a running table; none if the table cannot be loaded, since nobody can play there."""
    try:
        table = load_any(uow, key)
    except UNREADABLE:
        return _Plays(Version(uow.tables.get(key).version), (), (), None, None, ())
    in_play = _in_play(table)
    games = [*kind_of(table).waiting_games(uow, table), *([] if in_play is None else [in_play])]
    unknown = [game for game in games if game not in known or game == in_play]
    plays = uow.events.of_kind(key, Played.__name__, min(unknown), max(unknown)) if unknown else ()
    starts = tuple(kind_of(table).starts(uow, table))
    board = None if in_play is None else table.game.position
    return _Plays(table.version, starts, tuple(games), in_play, board, plays)


def _guarded(found: _Plays, known: _Guarded) -> _Guarded:
    plays: dict[int, list[Played]] = defaultdict(list)
    for row in found.plays:
        if row.game in found.games:
            event = BOARD_EVENTS.load(row.kind, row.payload)
            if isinstance(event, Played):
                plays[row.game].append(event)
    finished = {
        game: known.finished.get(game) or _boards(_stood(found.starts, plays[game]))
        for game in found.games
        if game != found.in_play
    }
    if found.in_play is None or found.board is None:
        return _Guarded(found.version, finished)
    ways = [(*_stood([start], plays[found.in_play]), found.board) for start in found.starts]
    last = {position for way in ways for position in way[-3:] if not is_free(position)}
    boards = _boards(position for way in ways for position in way)
    return _Guarded(found.version, finished, boards, tuple(map(Outline.of, last)))


def _stood(starts: Iterable[Position], plays: Sequence[Played]) -> Iterator[Position]:
    """All positions of a game in their order, each as the side sees it that played next.

    Of several `starts` one is the game's; from another, its plays lead nowhere soon. Where a side plays twice
    running, it has taken its first play back.
    """
    for start in starts:
        yield start
        before, here, last = start, start, None
        for each in plays:
            if each.side is not last:
                before = here
            try:
                here = after_moves(before, each.moves).switched()
            except EngineError:
                break
            last = each.side
            yield here


def _boards(positions: Iterable[Position]) -> frozenset[_Board]:
    return frozenset(_board(position) for position in positions if not is_free(position))


def _board(position: Position) -> _Board:
    return bytes((*min(position.own, position.other), *max(position.own, position.other)))


@lru_cache(maxsize=4096)
def is_free(position: Position) -> bool:
    """Whether any game may come to a position so soon that it says nothing of one."""
    sides = (position, position.switched())
    return any(side in STARTS.values() or _is_in_every_book(side) for side in sides)


def _is_in_every_book(position: Position) -> bool:
    """Whether it is what one or two plays make of the starting position."""
    pips = Position.start().own_pips
    if min(position.own_pips, position.other_pips) < pips - MOST_PIPS:
        return False
    openings = _openings()
    return position in openings or any(leads_to(opening, position) for opening in openings)


@cache
def _openings() -> frozenset[Position]:
    """Return the positions after the first play of the starting position, as the other side sees them."""
    rolls = (Roll(high, low) for high, low in combinations(range(1, 7), 2))
    return frozenset(play.after.switched() for roll in rolls for play in legal_plays(Position.start(), roll))
