"""Scenes in which Discord refuses a kind of call with some code for a while, and how they must end."""

import logging
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import ClassVar

import pytest

from bot.discord.wire.failures import OPENED_TOO_FAST, WAIT_OF_CODE
from bot.engine import MakePlay, legal_plays
from bot.play.base.preferences import OF_PLAYER, PlayerPreferences, Reminded, Reminders
from bot.play.display.panel import SharedButton
from bot.play.posts.scheduling import enqueue_reminder
from bot.play.tables.flow import apply_action
from storage import UnitOfWork
from tests.discord.simulated_server import scripted_chance
from tests.engine.games import ALICE
from tests.faults.calls import Kind
from tests.faults.error_codes import UNAUTHORIZED, refusal
from tests.faults.failures import LOST
from tests.faults.faulty_discord import FaultyDiscord
from tests.faults.team import Team
from tests.play.harness import deciding

SHORTLY, LONG = timedelta(minutes=1), timedelta(minutes=20)
"""How long a call is refused."""
SOON = timedelta(minutes=2)
"""A minute, as a test lets time pass."""
HOURS, AFTERWARDS = timedelta(hours=2), timedelta(days=2)
DONE = "Alice 3-1: 8/5 6/5"


@dataclass
class Scenario(ABC):
    """Something that somebody does in a channel of its own, while one kind of call of it is refused."""

    refused: Kind
    lasts: timedelta = LONG
    pings: ClassVar[int] = 0
    """How many notifications come of it, at least and at most."""
    most_pings: ClassVar[int] = 0
    posts: ClassVar[int] = 1
    """How many meet it at most."""
    is_reported: ClassVar[bool] = True
    """Whether the log tells of a refusal."""

    def __str__(self) -> str:
        return f"{type(self).__name__}, {self.refused}"

    @abstractmethod
    async def prepare(self, faulty: FaultyDiscord) -> None:
        """Do what comes before."""

    @abstractmethod
    async def apply_decision(self, faulty: FaultyDiscord) -> None: ...

    @abstractmethod
    async def check(self, faulty: FaultyDiscord) -> None:
        """Check that all is as it would be if nothing had been refused."""


@dataclass
class Play(Scenario):
    """Alice plays 3-1, which posts a board for Bob and folds the old one."""

    pings: ClassVar[int] = 1
    most_pings: ClassVar[int] = 1
    told: str = field(default="", init=False)

    async def prepare(self, faulty: FaultyDiscord) -> None:
        await faulty.seat(roll="31")

    async def apply_decision(self, faulty: FaultyDiscord) -> None:
        self.told = await faulty.play()

    async def check(self, faulty: FaultyDiscord) -> None:
        await faulty.check_done_once()
        assert len(faulty.messages()) == 2, "the old board and the live one"
        assert faulty.messages()[0].text == f"-# {DONE}"
        assert self.told or self.refused in (Kind.DEFER, Kind.REPLY)


@dataclass
class Roll(Scenario):
    """Alice presses Roll, which edits the live board."""

    async def prepare(self, faulty: FaultyDiscord) -> None:
        await faulty.seat()

    async def apply_decision(self, faulty: FaultyDiscord) -> None:
        await faulty.roll()

    async def check(self, faulty: FaultyDiscord) -> None:
        await faulty.check_done_once()
        assert "to play 3-1" in faulty.live.text
        assert sum(faulty.lives) == 1


@dataclass
class LostAnswer(Play):
    """A board is posted, the bot never hears of it, and may not look for it."""

    async def apply_decision(self, faulty: FaultyDiscord) -> None:
        faulty.server.fail(Kind.POST, LOST)
        await super().apply_decision(faulty)
        faulty.server.forget_nonces()

    async def check(self, faulty: FaultyDiscord) -> None:
        await faulty.check_done_once()
        assert sum(faulty.lives) == 1


@dataclass
class ArchivedThread(Play):
    """Alice plays in a thread that was archived."""

    async def prepare(self, faulty: FaultyDiscord) -> None:
        server, owner = faulty.server, faulty.server.backend.bot_user.id
        faulty.channel = server.ask(lambda backend: backend.create_thread(faulty.channel, "game", owner).id)
        await faulty.seat()
        state = {"archived": True}
        server.ask(lambda backend: backend.edit_channel(faulty.channel, {}, thread_metadata=state))
        await faulty.settle()

    async def apply_decision(self, faulty: FaultyDiscord) -> None:
        faulty.dice.will_fall("31")
        await faulty.handled(faulty.press(faulty.alice, faulty.live, SharedButton.ROLL))

    pings: ClassVar[int] = 0
    most_pings: ClassVar[int] = 0
    is_reported: ClassVar[bool] = False

    async def check(self, faulty: FaultyDiscord) -> None:
        await faulty.check_done_once()
        assert sum(faulty.lives) == 1


@dataclass
class Reminder(Scenario):
    """Alice is reminded in the channel, twice: the second reminder takes the place of the first."""

    pings: ClassVar[int] = 2
    most_pings: ClassVar[int] = 2
    where: ClassVar[Reminded] = Reminded.IN_CHANNEL

    async def prepare(self, faulty: FaultyDiscord) -> None:
        await faulty.seat(roll="31")
        if self.where is Reminded.DIRECTLY:
            faulty.bot.context.delivery.direct_channels.forget(faulty.alice.id)

        def choose(uow: UnitOfWork) -> None:
            chosen = PlayerPreferences(reminders=Reminders(self.where))
            uow.settings.set_player(ALICE, OF_PLAYER.dump_python(chosen, mode="json"), faulty.clock())

        await faulty.database.run(choose)

    async def apply_decision(self, faulty: FaultyDiscord) -> None:
        await self._remind(faulty)
        await faulty.let_pass(self.lasts)
        if self.refused is not Kind.REMOVE:
            faulty.server.heal()
            await faulty.let_pass(HOURS)
        await self._remind(faulty)

    async def check(self, faulty: FaultyDiscord) -> None:
        assert not await faulty.pending()
        said = [message for message in faulty.messages() if "Reminder:" in message.text]
        assert len(said) == 1, "reminders in the channel"

    async def _remind(self, faulty: FaultyDiscord) -> None:
        table = await faulty.table()
        await faulty.database.run(
            enqueue_reminder, table_id=table.id, version=table.version, player=ALICE, at=faulty.clock()
        )
        await faulty.bot.context.delivery.deliver(table.id)
        await faulty.settle()


@dataclass
class DirectReminder(Reminder):
    """Alice, who is reminded directly, hears of it somewhere, and soon."""

    pings: ClassVar[int] = 0
    most_pings: ClassVar[int] = 1  # where it comes to the channel
    posts: ClassVar[int] = 2  # there too
    where: ClassVar[Reminded] = Reminded.DIRECTLY
    before: int = field(default=0, init=False)

    async def apply_decision(self, faulty: FaultyDiscord) -> None:
        before = self._said(faulty)
        await self._remind(faulty)
        await faulty.let_pass(max(self.lasts, SOON))
        assert self._said(faulty) - before == (self.refused is Kind.OPEN_DIRECT), "heard while it was refused"
        self.before = before

    async def check(self, faulty: FaultyDiscord) -> None:
        assert not await faulty.pending()
        assert self._said(faulty) - self.before == 1

    def _said(self, faulty: FaultyDiscord) -> int:
        """How many reminders stand in the channel or went to her directly."""
        shown = [*faulty.messages(), *faulty.letters(faulty.alice)]
        return sum(
            any(each in message.text for each in ("Reminder:", "Still your turn")) for message in shown
        )


@dataclass
class DirectMatch(Scenario):
    """Alice plays in a match by direct messages, where both have a board."""

    pings: ClassVar[int] = 1
    most_pings: ClassVar[int] = 1
    posts: ClassVar[int] = 2

    async def prepare(self, faulty: FaultyDiscord) -> None:
        await faulty.seat(roll="31", directly=True)
        (self.table,) = (await faulty.database.run(lambda uow: uow.tables.open_ids()))[-1:]

    async def apply_decision(self, faulty: FaultyDiscord) -> None:
        await faulty.database.run(
            apply_action,
            request=faulty.request(faulty.alice),
            table_id=self.table,
            edition=None,
            plan=deciding(lambda game: MakePlay(legal_plays(game.position, game.roll)[0])),
            dice_source=scripted_chance(faulty.dice),
        )
        await faulty.bot.context.delivery.deliver(self.table)
        await faulty.settle()

    async def check(self, faulty: FaultyDiscord) -> None:
        assert await faulty.boards_pending() == 0
        boards = await faulty.database.run(lambda uow: uow.direct_boards.of_table(self.table))
        for board in boards:
            (shown,) = [
                each
                for each in faulty.messages(board.channel_snowflake)
                if each.id == board.message_snowflake
            ]
            assert shown.version == 1


@dataclass
class Challenge(Scenario):
    """Alice challenges in a thread, which the bot is to open: she is told if there is none."""

    told: str = field(default="", init=False)

    async def prepare(self, _faulty: FaultyDiscord) -> None:
        """There is nothing before."""

    async def apply_decision(self, faulty: FaultyDiscord) -> None:
        self.told = faulty.said(await faulty.handled(faulty.slash(faulty.alice, "challenge", thread=True)))

    async def check(self, faulty: FaultyDiscord) -> None:
        assert "thread" in self.told or "Something went wrong on my side" in self.told
        opened = await faulty.database.run(lambda uow: uow.tables.open_in_channel(faulty.channel))
        assert opened is None


@dataclass
class TeamThread(Scenario):
    """Alice begins a chouette against a team of three, which gets a private thread, and Carol drops out."""

    pings: ClassVar[int] = 2
    most_pings: ClassVar[int] = 9  # three at once are asked, and asked again
    posts: ClassVar[int] = 2

    async def prepare(self, faulty: FaultyDiscord) -> None:
        self.team = await Team.gathered(faulty)

    async def apply_decision(self, faulty: FaultyDiscord) -> None:
        await self.team.deliver()
        await faulty.let_pass(self.lasts)
        await self.team.carol_drops()
        await self.team.deliver()

    async def check(self, faulty: FaultyDiscord) -> None:
        table = await self.team.table()
        assert not [row for row in await faulty.pending() if row.subject_id == table.id], "still pending"
        room = table.state.team_thread
        assert room is not None
        (shown,) = [message for message in faulty.messages() if message.is_live]
        assert shown.id == table.live_message
        if room.refused is None:
            (thread,) = [each for each in self.team.threads() if each.id == room.thread]
            taken_for_gone = {"Carol"} if self.refused is Kind.LET_OUT else set()
            assert self.team.inside(thread) <= {"Bob", "Dora"} | taken_for_gone


NOBODY = frozenset({10013, 50007, 50033, 50278})
SAYS_WHY: Mapping[Kind, frozenset[int]] = {
    Kind.DEFER: frozenset({40060}),
    Kind.REPLY: frozenset({40060}),
    Kind.LET_OUT: frozenset({10007, 10013}),
    Kind.REMOVE: NOBODY | {10003, 10008},
    Kind.OPEN_DIRECT: NOBODY | UNAUTHORIZED | WAIT_OF_CODE.keys() | {OPENED_TOO_FAST},
}
"""Codes that say that a call was taken, is needless, reaches nobody or has to wait: the bot acts on that."""

SCENARIOS = (
    *(Play(kind) for kind in (Kind.POST, Kind.EDIT, Kind.FOLD, Kind.DEFER, Kind.REPLY)),
    *(Roll(kind) for kind in (Kind.EDIT, Kind.DEFER, Kind.REPLY)),
    LostAnswer(Kind.SEARCH),
    ArchivedThread(Kind.REOPEN),
    *(Reminder(kind) for kind in (Kind.POST, Kind.REMOVE)),
    *(DirectReminder(kind) for kind in (Kind.POST, Kind.OPEN_DIRECT)),
    *(DirectMatch(kind) for kind in (Kind.POST, Kind.EDIT)),
    Challenge(Kind.THREAD),
    *(TeamThread(kind) for kind in (Kind.THREAD, Kind.LET_IN, Kind.LET_OUT)),
)


async def meet(
    faulty: FaultyDiscord, scenario: Scenario, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Let a kind of call be refused with a code for a while, and check how all stands long afterwards."""
    faulty.server.heal()  # of a code whose check has failed
    faulty.channel = faulty.server.ask(lambda backend: backend.create_channel(faulty.guild, "room").id)
    await scenario.prepare(faulty)
    faulty.server.calls.clear()
    caplog.clear()
    faulty.server.fail(scenario.refused, refusal(code), times=None)
    await scenario.apply_decision(faulty)
    await faulty.let_pass(scenario.lasts)
    faulty.server.heal()
    await faulty.let_pass(AFTERWARDS)
    assert len(faulty.pings) <= scenario.most_pings, "notifications"
    assert len(faulty.pings) >= scenario.pings, "notifications"
    await scenario.check(faulty)
    check_log(caplog.records, scenario)


def check_log(records: Iterable[logging.LogRecord], scenario: Scenario) -> None:
    """Check that the log tells each refusal, once for each post that met it."""
    own = [each for each in records if each.name.startswith("bot.")]
    assert own or not scenario.is_reported, "nothing is in the log"
    said = Counter(each.getMessage() for each in own if each.levelno >= logging.WARNING)
    assert all(times <= scenario.posts for times in said.values()), "said again and again"


@contextmanager
def noted(wrong: dict[int, str], code: int) -> Iterator[None]:
    """Note what is wrong after a refusal with a code, and go on."""
    try:
        yield
    except (AssertionError, ValueError) as error:
        wrong[code] = f"{type(error).__name__}: {error}".partition("\n")[0]
