"""A simulated Discord server with the real bot in it, and what its members can do and see there."""

import pickle
import random
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from functools import partial
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import discord
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.enums import ComponentType, InteractionType, MessageType, OverwriteType
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

from bot.analysis import Evaluator, Level
from bot.configuration import Settings
from bot.discord.client import BarpointBot, create_bot
from bot.engine import Bet, BetResult, Game, RuleSheet
from bot.engine.keys import PlayerId
from bot.play.base.dice_source import DiceSource
from bot.play.base.fair_dice import SECRET_BYTES
from bot.play.base.preferences import Rated, ServerPreferences
from bot.play.base.table import Place
from bot.play.base.use_case import Caller, Request
from bot.play.display.panel import SharedButton
from bot.play.heads_up import challenges
from bot.play.heads_up.challenges import ChallengeTerms
from bot.play.heads_up.table import Challenge, HeadsUpTable
from bot.play.tables.settings import OF_SERVER, change_own
from bot.play.tables.store import enqueue_board
from storage import Database, UnitOfWork
from tests.databases import new_database, url_of
from tests.discord.quick_simcord import QuickEnv, sync
from tests.discord.rest_calls import CrashPoints, FragileStore, RestCalls
from tests.discord.seen import Seen, private
from tests.discord.strong_player import StrongPlayer
from tests.engine.games import ALICE, BOB
from tests.play.harness import BY_HAND, seated, state_at
from tests.play.heads_up.tables import latest_table

MONEY: Final = RuleSheet()
"""A money session without any option."""
SETTINGS: Final = Settings()
PATIENCE_SECONDS = 3600.0
SETTLE_SECONDS = 60.0
EVALUATOR_SECONDS = 600.0
"""The same where the real evaluator is asked: it lets all others go first, and takes minutes beside them."""
NOT_KEPT: Final = frozenset({"subscribers", "http_requests", "transcript", "faults"})
"""Parts of SimCord's backend that no snapshot has: who listens, and what it has written down for tests."""


class Dice:
    """Dice that fall as scripted, then at random by a fixed seed."""

    def __init__(self, seed: int = 0) -> None:
        self.script: deque[int] = deque()
        self.thrown: list[int] = []
        self._random = random.Random(seed)

    def __call__(self) -> int:
        die = self.script.popleft() if self.script else self._random.randint(1, 6)
        self.thrown.append(die)
        return die

    def will_fall(self, rolls: str) -> None:
        """Script the next throws: "31 66" is a 3, a 1, a 6 and a 6."""
        self.script.extend(int(die) for die in rolls if die != " ")


class Clock:
    """SimCord's clock, which stands still until a test lets time pass."""

    env: Env

    def __call__(self) -> datetime:
        return self.env.now()


@dataclass(frozen=True)
class Snapshot:
    """A server at one moment: what is stored and what stands in Discord, without the bot."""

    database: bytes
    rest: bytes
    """Pickled: Discord, what was asked of it, the dice, the last interaction's number, and who is where."""


@dataclass
class SimulatedServer:
    """The server: its members, its channel, and the bot with its database, dice and clock."""

    file: Path
    database: Database
    rest: RestCalls = field(default_factory=lambda: RestCalls(CrashPoints()))
    dice: Dice = field(default_factory=Dice)
    clock: Clock = field(default_factory=Clock)
    evaluator: Evaluator = field(default_factory=StrongPlayer)
    interactions: int = 0
    """The number of the last interaction of which Discord knows nothing."""
    bot: BarpointBot = field(init=False)
    env: QuickEnv = field(init=False)
    guild: GuildHandle = field(init=False)
    channel: ChannelHandle = field(init=False)
    members: Sequence[MemberActor] = field(init=False)
    people: dict[str, MemberActor] = field(init=False)

    def __post_init__(self) -> None:
        self.bot = new_bot(self.database, self.crash_points, self.clock, self.dice, self.evaluator)
        longest = EVALUATOR_SECONDS if type(self.evaluator) is Evaluator else SETTLE_SECONDS
        self.env = self.clock.env = QuickEnv(self.bot, settle_timeout=longest)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Let the bot run; a mistake of its is raised."""
        with self.rest.tapped():
            await self.env.start()
            try:
                yield
            finally:
                self.crash_points.arm()
                await self.env.shutdown()
                await self.database.close()
            self.env.raise_errors()

    def settle_down(self, guild: int, channel: int, people: Mapping[str, int]) -> None:
        """Play in that channel of that server, with those people."""
        backend = self.env.backend
        self.guild = GuildHandle(self.env, backend.get_guild(guild))
        self.channel = ChannelHandle(self.env, self.guild, backend.get_channel(channel))
        users = {name: UserHandle(self.env, backend.get_user(user)) for name, user in people.items()}
        self.people = {name: MemberActor(self.env, self.guild, user) for name, user in users.items()}
        self.members = tuple(self.people.values())

    @property
    def crash_points(self) -> CrashPoints:
        return self.rest.crash_points

    # The first three, whatever they are called.

    @property
    def alice(self) -> MemberActor:
        return self.members[0]

    @property
    def bob(self) -> MemberActor:
        return self.members[1]

    @property
    def carol(self) -> MemberActor:
        return self.members[2]

    @property
    def board(self) -> Seen:
        """The newest message of the channel, which is where the live board stands."""
        return next(self.newest_first())

    def messages(self, channel: ChannelHandle | None = None) -> list[Seen]:
        """Return everybody's messages in a channel, oldest first."""
        return [*self.newest_first(channel)][::-1]

    def newest_first(self, channel: ChannelHandle | None = None) -> Iterator[Seen]:
        """Yield everybody's messages in a channel one by one, without SimCord's word of opened threads."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {}).values()
        shown = (message for message in reversed(stored) if message.type != MessageType.THREAD_CREATED)
        return (Seen.of(self.env, message) for message in shown if not message.is_ephemeral)

    async def table(self) -> HeadsUpTable:
        """The table of the channel, as it is stored."""
        return await self.database.run(latest_table, self.channel.id)

    async def press(
        self, actor: MemberActor, kind: StrEnum, seen: Seen | None = None, argument: str | None = None
    ) -> InteractionResult:
        """Press the button of that kind: on the live board, unless a message is given."""
        seen = seen or self.board
        return await actor.click(seen.message, custom_id=seen.custom_id(kind, argument))

    async def click(self, seen: Seen, label: str, actor: MemberActor | None = None) -> InteractionResult:
        """Press the button with that label on a message; Alice does, unless it is somebody else."""
        return await (actor or self.alice).click(seen.message, custom_id=seen.labelled(label))

    async def follow(self, seen: Seen, label: str, actor: MemberActor | None = None) -> Seen:
        """Press the button with that label; return the private answer."""
        return private(await self.click(seen, label, actor))

    async def double(self, actor: MemberActor, seen: Seen | None = None) -> InteractionResult:
        """Press Double, and say yes to the question."""
        asked = private(await self.press(actor, SharedButton.DOUBLE, seen))
        return await self.press(actor, SharedButton.DOUBLE_NOW, asked)

    async def choose(self, actor: MemberActor, kind: StrEnum, label: str, seen: Seen) -> InteractionResult:
        """Choose the entry with that label from the menu of that kind."""
        menu_id, value = seen.entry(kind, label)
        return await actor.select(seen.message, [value], custom_id=menu_id)

    async def press_anyhow(self, actor: MemberActor, seen: Seen, custom_id: str) -> InteractionResult:
        """Press a button that was seen, whether or not it is still there."""
        return (await self.press_at_once([actor], seen, custom_id))[0]

    async def press_at_once(
        self, actors: Sequence[MemberActor], seen: Seen, *custom_ids: str
    ) -> list[InteractionResult]:
        """Deliver a press by each of the actors, of each of the buttons, before the bot has handled any."""
        return await self.all_at_once(
            [(actor, seen, custom_id) for actor in actors for custom_id in custom_ids]
        )

    async def all_at_once(self, presses: Sequence[tuple[MemberActor, Seen, str]]) -> list[InteractionResult]:
        """Deliver presses, of whatever messages, before the bot has handled any."""
        made = [self._press(*press) for press in presses]
        for _, payload in made:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [InteractionResult(self.env, record) for record, _ in made]

    async def press_delivered_twice(self, actor: MemberActor, kind: StrEnum) -> InteractionResult:
        """Press a button of the live board once, and let Discord deliver that very press twice."""
        record, payload = self._press(actor, self.board, self.board.custom_id(kind))
        self.env.backend.emit("INTERACTION_CREATE", payload)
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return InteractionResult(self.env, record)

    async def offer(self, sheet: RuleSheet) -> None:
        """Let Alice challenge Bob to play by a sheet."""
        table = await self.database.run(
            challenges.challenge,
            request=self.request(self.alice),
            place=self.place,
            opponent=self.caller(self.bob),
            offer=ChallengeTerms(sheet),
            dice_source=self.bot.context.dice_source,
        )
        await self.bot.context.delivery.deliver(table.id)
        await self.env.settle()

    async def prefer(self, *members: MemberActor, **chosen: object) -> None:
        """Let each of some members have settings of their own."""
        requests, change = [self.request(each) for each in members], partial(replace, **chosen)

        def work(uow: UnitOfWork) -> None:
            for request in requests:
                change_own(uow, request, change)

        await self.database.run(work)

    async def usually_play(self, sheet: RuleSheet) -> None:
        """Let the server have chosen what a challenge offers that does not say it."""
        chosen = OF_SERVER.dump_python(ServerPreferences(sheet), mode="json")
        await self.database.run(lambda uow: uow.settings.set_server(self.guild.id, chosen, self.clock()))

    async def play_by_hand(self, *members: MemberActor) -> None:
        """Let members leave nothing to the bot, so that a test makes their every roll and play."""
        await self.prefer(*members, **BY_HAND)

    async def seat(
        self,
        game: Game,
        sheet: RuleSheet | None = None,
        results: tuple[BetResult, ...] = (),
        level: Level | None = None,
        rated: Rated = Rated.FROM_3,
    ) -> None:
        """Let Alice (White) and Bob play on from a game, with its live board posted.

        With a sheet, it is the game by that sheet after such results; with a level, the bot plays for Bob.
        """

        def work(uow: UnitOfWork) -> int:
            people = [self.caller(member) for member in (self.alice, self.bob)]
            for person in people:  # before the machine
                uow.players.get_or_add(person.snowflake, person.name, self.clock())
            black = BOB if level is None else PlayerId(uow.players.bot_player(level, self.clock()).id)
            between = replace(game, bets=(Bet(ALICE, black),)) if level else game
            state = state_at(between, Challenge(ALICE, black, rated=rated), sheet, results)
            table = seated(uow, people, state, self.place, self.clock())
            enqueue_board(uow, table, self.clock(), is_new=True, mention=table.must_act)
            return table.id

        await self.bot.context.delivery.deliver(await self.database.run(work))
        await self.env.settle()

    @property
    def place(self) -> Place:
        return Place(self.guild.id, self.channel.id)

    def caller(self, member: MemberActor) -> Caller:
        return Caller(member.id, self.name_of(member), username=member.user.name)

    def request(self, member: MemberActor) -> Request:
        """An interaction of somebody's, of which Discord knows nothing."""
        self.interactions += 1
        return Request(self.interactions, self.caller(member), self.clock())

    def joined_by(self, name: str, **permissions: bool) -> MemberActor:
        """Let somebody else come to the server, who may do there what is said."""
        user = self.env.create_user(name.lower(), global_name=name)
        role = self.guild.create_role(f"of {name}", permissions=discord.Permissions(**permissions))
        return self.guild.add_member(user, roles=[role])

    def permit(self, who: Any = None, channel: ChannelHandle | None = None, **permissions: bool) -> None:
        """Allow or deny somebody, or else everybody, something in a channel."""
        allowed, denied = discord.PermissionOverwrite(**permissions).pair()
        target = (self.guild.default_role, OverwriteType.ROLE) if who is None else (who, OverwriteType.MEMBER)
        overwrite = Overwrite(target[0].id, target[1], allow=allowed.value, deny=denied.value)
        self.env.backend.set_overwrite((channel or self.channel).id, overwrite)

    async def let_pass(self, time: timedelta) -> None:
        """Let time pass, and the bot do what is due."""
        await self.env.advance_time(time.total_seconds())

    def snapshot(self) -> Snapshot:
        """The server as it is now; a transaction that is not yet committed is not in it."""
        with closing(sqlite3.connect(self.file)) as connection:
            database = connection.serialize()
        backend = {name: part for name, part in vars(self.env.backend).items() if name not in NOT_KEPT}
        rest = (self.rest.calls, self.rest.posted)
        people = {name: member.id for name, member in self.people.items()}
        place = (self.guild.id, self.channel.id, people)
        return Snapshot(database, pickle.dumps((backend, rest, self.dice, self.interactions, place)))

    def seen_again(self, seen: Seen) -> Seen:
        """Return the same message on the server of which this one is a snapshot."""
        message = self.env.backend.get_message(seen.message.channel_id, seen.id)
        return Seen(ResponseMessage(self.env, message), seen.payload)

    async def restart(self) -> None:
        """Let the bot's process end, as a crash ends it, and start a new one on the same database."""
        self.crash_points.arm()
        await self.database.close()
        self.database = await Database.open(url_of(self.file))
        self.bot = new_bot(self.database, self.crash_points, self.clock, self.dice, self.evaluator)
        await self.env.restart_bot(self.bot)

    def name_of(self, member: MemberActor) -> str:
        """The name by which a member is known in the server."""
        return self.guild._guild.members[member.id].nick or member.user.global_name or member.name  # noqa: SLF001 - SimCord shows it nowhere else

    def _press(self, actor: MemberActor, seen: Seen, custom_id: str) -> tuple[Interaction, dict[str, Any]]:
        record, payload = interactions.base_payload(
            self.env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=seen.message.channel_id,
            guild_id=actor.guild.id,
            user_id=actor.id,
            data={"custom_id": custom_id, "component_type": ComponentType.BUTTON},
        )
        message = self.env.backend.get_message(seen.message.channel_id, seen.id)
        payload["message"] = {
            **serializers.message_payload(self.env.backend, message),
            "components": seen.payload,  # Discord takes the press while the button is there, then we edit it
        }
        record.source_message_id = message.id
        return record, payload


def scripted_chance(dice: Dice) -> DiceSource:
    """Dice that fall as scripted, whatever the secrets; those follow each other."""
    numbers = count(1)
    return DiceSource(
        new_secret=lambda: next(numbers).to_bytes(SECRET_BYTES, "big"),
        dice_of_roll=lambda *_: (dice(), dice()),
    )


def new_bot(
    database: Database,
    crash_points: CrashPoints,
    clock: Clock,
    dice: Dice,
    evaluator: Evaluator | None = None,
) -> BarpointBot:
    """The real bot, on a database that can fail; however busy this machine is, it waits for its answers."""
    store, dice_source = FragileStore(database, crash_points), scripted_chance(dice)
    bot = create_bot(
        SETTINGS,
        store,
        now=clock,
        dice_source=dice_source,
        patience=PATIENCE_SECONDS,
        evaluator=evaluator or StrongPlayer(),
    )
    vars(bot.tree)["sync"] = partial(sync, bot.tree)
    return bot


@asynccontextmanager
async def open_server(
    folder: Path,
    names: Sequence[str] = ("Alice", "Bob", "Carol"),
    usual: RuleSheet | None = MONEY,
    *,
    by_hand: bool = True,
    evaluator: Evaluator | None = None,
) -> AsyncIterator[SimulatedServer]:
    """A server with one channel and three members, and nothing played yet; a mistake of the bot is raised.

    A challenge that says nothing of it is to `usual`, which the server has chosen; None leaves it to the bot.
    They make every roll and play by hand, or have chosen nothing.
    """
    file = folder / "barpoint.sqlite3"
    server = SimulatedServer(file, await new_database(file), evaluator=evaluator or StrongPlayer())
    async with server.running():
        guild = server.env.create_guild("The club")
        channel = guild.create_text_channel("backgammon")
        users = [
            server.env.create_user(f"user{number}", global_name=name) for number, name in enumerate(names)
        ]
        server.guild, server.channel = guild, channel
        server.members = [guild.add_member(user) for user in users]
        server.people = dict(zip(names, server.members, strict=True))
        if usual is not None:
            await server.usually_play(usual)
        if by_hand:
            await server.play_by_hand(*server.members)
        await server.env.settle()
        yield server


@asynccontextmanager
async def reopen_server(
    folder: Path, snapshot: Snapshot, downtime: timedelta = timedelta()
) -> AsyncIterator[SimulatedServer]:
    """A server as it was at a moment, with a new bot, after some time without any; a long one ends nonces."""
    file = folder / f"{token_hex(4)}.sqlite3"
    file.write_bytes(snapshot.database)
    backend, rest, dice, interactions, place = pickle.loads(snapshot.rest)  # noqa: S301 - our own
    server = SimulatedServer(file, await Database.open(url_of(file)), dice=dice, interactions=interactions)
    server.rest.calls, server.rest.posted = rest
    vars(server.env.backend).update(backend)
    if downtime:
        server.env.backend.clock.advance(downtime.total_seconds())
        server.rest.forget_nonces()
    async with server.running():
        server.settle_down(*place)
        yield server
