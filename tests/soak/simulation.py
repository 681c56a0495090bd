"""Players and channels: its clock, the bot's use cases in it, and its Discord.

Time does not pass by itself: it is put forward to the next moment at which a player looks at a game or
something is due, as by the bot's scheduler. All chance comes from one seed. Now and then the bot dies of
what it is asked, before it has saved it; now and then Discord says the same thing twice, or takes nothing.
"""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Concatenate, ParamSpec, TypeVar

import pytest

from bot.play.base.dice_source import DiceSource
from bot.play.base.errors import AlreadyHandled
from bot.play.base.fair_dice import SECRET_BYTES, dice_of_roll
from bot.play.base.keys import TableId
from bot.play.base.use_case import Caller, Request
from bot.play.posts import scheduling as deadlines
from bot.play.posts.outbox import subjects_with_posts
from bot.play.tables.bot_player import apply_decision, decision_at, plainly
from bot.play.tables.flow import fire
from bot.play.tables.store import load_any
from storage import Database, UnitOfWork
from tests.soak.channels import Channels

P = ParamSpec("P")
T = TypeVar("T")
BEGINNING = datetime(2026, 1, 5, 6, tzinfo=UTC)
DIES, SAYS_TWICE = 0.005, 0.01


class Death(Exception):
    """The bot dies before it has saved what it is at."""


class Simulation:
    """All people and all events, in one database."""

    def __init__(self, database: Database, path: Path, random: Random) -> None:
        self.random = random
        self.now = BEGINNING
        self.channels = Channels(random)
        self.tables: list[int] = []
        self.done: Counter[str] = Counter()
        self.dice_source = DiceSource(
            new_secret=partial(random.randbytes, SECRET_BYTES),
            dice_of_roll=dice_of_roll,
        )
        self._path = path
        self._database = database
        self._interactions = count(1)

    @classmethod
    async def made_in(cls, folder: Path, random: Random) -> "Simulation":
        path = folder / "simulation.sqlite3"
        return cls(await _opened(path), path, random)

    async def end(self) -> None:
        """Close the database."""
        await self._database.close()

    async def restart(self) -> None:
        """Let the bot's process end, and a new one start."""
        self.done["restarts"] += 1
        await self._database.close()
        self._database = await _opened(self._path)

    async def run(
        self, work: Callable[Concatenate[UnitOfWork, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._database.run(work, *args, **kwargs)

    async def ask(self, use_case: Callable[..., T], who: Caller, *details: Any) -> T:
        """Return what comes of something that somebody asks the bot for."""
        request = Request(next(self._interactions), who, self.now)

        def work(uow: UnitOfWork) -> T:
            return use_case(uow, request, *details)

        if self.random.random() < DIES:
            await self._die_of(work)
        result = await self.run(work)
        self.done[use_case.__name__] += 1
        if self.random.random() < SAYS_TWICE:
            with pytest.raises(AlreadyHandled):
                await self.run(work)
        return result

    async def _die_of(self, work: Callable[[UnitOfWork], object]) -> None:
        def dying(uow: UnitOfWork) -> None:
            work(uow)
            raise Death

        with suppress(Death):
            await self.run(dying)
        await self.restart()

    async def pass_until(self, moment: datetime) -> None:
        """Let time pass, and the bot do what is due meanwhile, when it is due."""
        while (due := await self.run(deadlines.next_due_at)) is not None and due <= moment:
            self.now = max(self.now, due)
            await self.go_round()
        self.now = max(self.now, moment)
        await self.go_round()

    async def go_round(self) -> None:
        """Let fire what is due, and deliver what is owed."""
        while due := await self.run(deadlines.due_now, now=self.now):
            for deadline in due:
                if deadline.kind == deadlines.BOT_PLAYS:
                    await self.run(self._play_plainly, table_id=TableId(deadline.subject_id))
                else:
                    await self.run(fire, deadline=deadline, now=self.now, dice_source=self.dice_source)
                self.done[f"deadlines: {deadline.kind}"] += 1
        await self.deliver()

    def _play_plainly(self, uow: UnitOfWork, table_id: TableId) -> None:
        """Let the plain autopilot decide what the strong player would."""
        decision = decision_at(load_any(uow, table_id))
        assert decision is not None
        apply_decision(uow, decision, plainly(decision), self.dice_source, self.now, None)

    async def deliver(self) -> None:
        """Bring Discord what is owed and due."""
        for table_id in await self.run(subjects_with_posts, now=self.now):
            await self.run(self.channels.take, table_id=table_id, at=self.now)

    async def deliver_all(self) -> None:
        """Let time pass until nothing is owed any more, with a Discord that takes everything."""
        self.channels.is_calm = True
        while await self.run(lambda uow: uow.outbox.pending(limit=1)):
            await self.pass_until(self.now + timedelta(hours=1))


async def _opened(path: Path) -> Database:
    return await Database.open(f"sqlite+aiosqlite:///{path}")
