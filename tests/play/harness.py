"""Use cases over a real database, without Discord."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import partial, reduce
from itertools import count
from typing import Any, TypeVar

from bot.clocks import TimeControl
from bot.engine import (
    Action,
    BetResult,
    Event,
    Game,
    MakePlay,
    RollDice,
    RuleSheet,
    Score,
    Throw,
    legal_plays,
    parse_play,
    score_after,
    terms_at,
)
from bot.play.base.dice_source import DiceSource
from bot.play.base.fair_dice import SECRET_BYTES
from bot.play.base.table import Place, Table
from bot.play.base.use_case import Caller, Request
from bot.play.heads_up import challenges
from bot.play.heads_up.challenges import ChallengeTerms
from bot.play.heads_up.lifecycle import HEADS_UP_LIFECYCLE, Happened, end_session, next_game
from bot.play.heads_up.store import dump_state, load_table, to_heads_up
from bot.play.heads_up.table import Challenge, HeadsUpState, HeadsUpTable
from bot.play.posts.outbox import BOARD, PendingBoard, PendingPost, mark_posted, next_post
from bot.play.tables import places
from bot.play.tables.flow import Plan, apply_action
from bot.play.tables.settings import change_own
from bot.play.upkeep import privacy
from storage import Database, TableStatus, UnitOfWork
from tests.engine.games import no_dice, scripted
from tests.play.heads_up.tables import latest_table

T = TypeVar("T")
ALICE, BOB, CAROL = (
    Caller(snowflake, name) for snowflake, name in ((101, "Alice"), (102, "Bob"), (103, "Carol"))
)
DORA, EVE, FRANK = Caller(104, "Dora"), Caller(105, "Eve"), Caller(106, "Frank")
STRANGER = Caller(998, "Stranger")
ROBOT = Caller(999, "Robot", is_bot=True)
GUILD, CHANNEL, OTHER_CHANNEL = 7, 70, 71
BY_HAND = {"rolls_by_itself": False, "plays_forced": False, "is_zone_asked": True}
"""The settings of those who leave nothing to the bot, whose every roll and play a test makes."""

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@dataclass
class Harness:
    """The use cases, as they are asked for one after the other, each by an interaction of its own."""

    database: Database
    now: datetime = NOON
    interactions: "count[int]" = field(default_factory=lambda: count(1))

    async def run(self, work: Callable[..., T], /, *about: Any, **more: Any) -> T:
        """Do something in a transaction of its own."""
        return await self.database.run(work, *about, **more)

    async def does(
        self,
        caller: Caller,
        use_case: Callable[..., T],
        table: Table,
        *,
        edition: int | None = None,
        **more: Any,
    ) -> T:
        """Let somebody do what a use case does at a table, on a board of that edition."""
        return await self.run(
            use_case, request=self.request(caller), table_id=table.id, edition=edition, **more
        )

    def request(self, caller: Caller) -> Request:
        return Request(next(self.interactions), caller, self.now)

    async def challenge(
        self,
        caller: Caller,
        opponent: Caller | None,
        channel: int = CHANNEL,
        sheet: RuleSheet | None = None,
        control: TimeControl | None = None,
        *,
        guild: int | None = GUILD,
        words: str | None = None,
        dice: "Dice" = no_dice,
    ) -> HeadsUpTable:
        place = Place(guild, channel)
        return await self.run(
            challenges.challenge,
            request=self.request(caller),
            place=place,
            opponent=opponent,
            offer=ChallengeTerms(sheet or RuleSheet(), words, control or TimeControl()),
            dice_source=source_of(dice),
        )

    async def accept(
        self, caller: Caller, table: HeadsUpTable, dice: "Dice" = "31", version: int | None = None
    ) -> HeadsUpTable:
        return await self.run(
            challenges.accept,
            request=self.request(caller),
            table_id=table.id,
            edition=version,
            dice_source=source_of(dice),
        )

    async def start(
        self, dice: str = "31", sheet: RuleSheet | None = None, control: TimeControl | None = None
    ) -> HeadsUpTable:
        """Let Alice challenge Bob, who accepts."""
        return await self.accept(BOB, await self.challenge(ALICE, BOB, sheet=sheet, control=control), dice)

    async def act(
        self,
        caller: Caller,
        table: HeadsUpTable,
        action: Action,
        dice: "Dice" = no_dice,
        version: int | None = None,
        request: Request | None = None,
    ) -> Happened:
        return await self.run(
            apply_action,
            request=request or self.request(caller),
            table_id=table.id,
            edition=version,
            plan=deciding(lambda _game: action),
            dice_source=source_of(dice),
        )

    async def plays(
        self, caller: Caller, table: HeadsUpTable, text: str = "", dice: "Dice" = no_dice
    ) -> HeadsUpTable:
        """Let somebody play their roll as that says, or make the first play that there is."""
        table = await self.load(table)
        position, roll = table.game.position, table.game.roll
        assert roll is not None
        play = parse_play(text, position, roll) if text else legal_plays(position, roll)[0]
        return (await self.act(caller, table, MakePlay(play), dice)).table

    async def rolls(self, caller: Caller, table: HeadsUpTable, dice: "Dice" = "31") -> HeadsUpTable:
        return (await self.act(caller, table, RollDice(), dice)).table

    async def next_game(
        self, caller: Caller, table: HeadsUpTable, dice: "Dice" = "31", version: int | None = None
    ) -> Happened:
        return await self.run(
            next_game,
            origin=self.request(caller),
            table_id=table.id,
            edition=version,
            dice_source=source_of(dice),
        )

    async def end_session(
        self, caller: Caller, table: HeadsUpTable, version: int | None = None
    ) -> HeadsUpTable:
        request = self.request(caller)
        return await self.database.run(end_session, request=request, table_id=table.id, edition=version)

    async def prefer(self, *callers: Caller, **chosen: object) -> None:
        """Let each of some people have settings of their own."""
        requests = [self.request(each) for each in callers]

        def work(uow: UnitOfWork) -> None:
            for request in requests:
                change_own(uow, request, lambda old: replace(old, **chosen))

        await self.run(work)

    async def seat(
        self,
        game: Game,
        sheet: RuleSheet | None = None,
        results: tuple[BetResult, ...] = (),
        channel: int = CHANNEL,
    ) -> HeadsUpTable:
        """Let Alice (White) and Bob play on from a game, by a sheet after such results if there is one."""

        def work(uow: UnitOfWork) -> HeadsUpTable:
            alice, bob = (
                uow.players.get_or_add(each.snowflake, each.name, self.now).id for each in (ALICE, BOB)
            )
            record = uow.tables.add(
                guild_snowflake=GUILD,
                channel_snowflake=channel,
                kind=HeadsUpTable.kind,
                state=dump_state(state_at(game, Challenge(alice, bob), sheet, results)),
                status="playing",
                now=self.now,
            )
            return to_heads_up(uow, record)

        return await self.database.run(work)

    async def move(self, caller: Caller, table: Table, channel: int = OTHER_CHANNEL) -> Table:
        request, place = self.request(caller), Place(GUILD, channel)
        return await self.run(places.move, request=request, table_id=table.id, place=place)

    async def erase(self, caller: Caller, table: Table, dice: "Dice" = no_dice) -> tuple[Table, ...]:
        """Erase a player of a table, as they ask."""
        request, player = self.request(caller), key(table, caller)
        return await self.run(privacy.erase, request=request, player=player, dice_source=source_of(dice))

    async def next_post(self, table: Table) -> PendingPost | None:
        """Return the next post of a table that Discord is owed."""
        return await self.run(next_post, subject_id=table.id, now=self.now)

    async def next_board(self, table: Table) -> PendingBoard:
        pending = await self.next_post(table)
        assert isinstance(pending, PendingBoard)
        return pending

    async def post(self, table: Table, message: int) -> PendingBoard:
        """Deliver the board that is owed, as that message."""
        pending = await self.next_board(table)
        await self.run(mark_posted, pending=pending, message=message, at=self.now)
        return pending

    async def set_status(self, table: Table, status: TableStatus) -> None:
        """Let a table be over, or closed, whatever is played there."""

        def work(uow: UnitOfWork) -> None:
            record = uow.tables.get(table.id)
            uow.tables.save(record, state=record.state, status=status, now=self.now)

        await self.run(work)

    async def load(self, table: HeadsUpTable) -> HeadsUpTable:
        return await self.database.run(load_table, table_id=table.id)

    async def latest(self, channel: int = CHANNEL) -> HeadsUpTable:
        return await self.database.run(latest_table, channel=channel)

    async def pending(self) -> list[tuple[str, int, dict[str, object]]]:
        """Return the posts that Discord is owed: kind, version and payload of each row."""
        rows = await self.database.run(lambda uow: uow.outbox.pending())
        return [(row.kind, row.version, row.payload) for row in rows]

    async def kinds(self, table: HeadsUpTable) -> list[tuple[int, int, str]]:
        """Return the events: version, order and kind of each."""
        rows = await self.database.run(lambda uow: uow.events.since(table.id, -1))
        return [(row.version, row.seq, row.kind) for row in rows]

    def pass_by(self, time: timedelta) -> None:
        self.now += time


def state_at(
    game: Game, challenge: Challenge, sheet: RuleSheet | None = None, results: tuple[BetResult, ...] = ()
) -> HeadsUpState:
    """The state of a table in the middle of a game; with a sheet, the game is played by it."""
    if sheet is None:
        return HeadsUpState(challenge, game)
    score = reduce(partial(score_after, sheet), results, Score())
    game = replace(game, terms=terms_at(sheet, score))
    return HeadsUpState(replace(challenge, sheet=sheet), game, score, results)


def seated(
    uow: UnitOfWork,
    people: Sequence[Caller],
    state: HeadsUpState,
    place: Place | None,
    at: datetime,
    direct_channels: Sequence[int] = (),
) -> HeadsUpTable:
    """Store a table at which Alice and Bob play, the first players there are: in a place, or directly."""
    for number, who in enumerate(people, start=1):
        assert uow.players.get_or_add(who.snowflake, who.name, at).id == number
    record = uow.tables.add(
        guild_snowflake=place and place.guild,
        channel_snowflake=place and place.channel,
        kind=HeadsUpTable.kind,
        state=dump_state(state),
        status="playing",
        now=at,
    )
    for number, channel in enumerate(direct_channels, start=1):
        uow.direct_boards.add(record.id, number, channel)
    return to_heads_up(uow, record)


def deciding(decide: Callable[[Game], Action]) -> Plan[HeadsUpTable, Event, Action]:
    """Plan an action of one of two players, decided once the game is read."""
    return Plan(HEADS_UP_LIFECYCLE, lambda table, _player: (decide(table.game),))


Dice = str | Throw | DiceSource
"""Dice as they will fall, die by die; how each is thrown; or where they come from."""


def source_of(dice: Dice) -> DiceSource:
    match dice:
        case DiceSource():
            return dice
        case str():
            return scripted_chance(scripted(*(int(die) for die in dice if die != " ")) if dice else no_dice)
        case _:
            return scripted_chance(dice)


def scripted_chance(throw: Throw) -> DiceSource:
    """Dice that fall as scripted, whatever the secrets; every secret is another."""
    return DiceSource(
        new_secret=partial(secrets.token_bytes, SECRET_BYTES), dice_of_roll=lambda *_: (throw(), throw())
    )


def key(table: Table, caller: Caller) -> int:
    """Our key of somebody at a table."""
    player = table.player_of(caller.snowflake)
    return player.id


def board(version: int, *mention: int, is_new: bool = True) -> tuple[str, int, dict[str, object]]:
    """A row of the outbox that owes a table's board."""
    return (BOARD, version, {"is_new": is_new, "mention": list(mention)})
