"""Several processes of the bot on one PostgreSQL database, and many tables with people who go on playing."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

from simcord.backend.models import Interaction
from sqlalchemy import select

from bot.play.tables.store import BOARD
from storage import Database, UnitOfWork
from storage.errors import OperationError
from storage.models.subjects import OUTBOX
from tests.faults.calls import Call, Kind
from tests.faults.discord_server import DiscordServer
from tests.faults.faulty_discord import Room
from tests.faults.process import BotProcess
from tests.faults.table_players import ChouettePlayers, TablePlayers

SHARDS = 8
CHOUETTES = (1, 6)
"""The shards in whose room three people play a chouette; everywhere else two play a money session."""

PATIENCE_SECONDS = 90.0
AGAIN_SECONDS = 4.0
"""When people who see nothing happen press again."""

UNHEARD_SECONDS = 15.0
"""The same while games begin: all do so at once, which takes longer."""


@dataclass
class Going:
    """An action at a table: since which version, when it was made, and by which interactions."""

    since: int
    at: float
    tried: list[Interaction] = field(default_factory=list)


@dataclass
class Standing:
    """How a table stands: its version, and how much Discord is pending of it."""

    version: int
    pending: int


class Club:
    """The rooms with their players, and the processes that serve them."""

    def __init__(self, server: DiscordServer, processes: Sequence[BotProcess], url: str, seed: int) -> None:
        self.server = server
        self.processes = processes
        self.turns: Counter[int] = Counter()
        self.random = Random(seed)
        self.rooms = [self._gathered(shard) for shard in range(SHARDS)]
        self._going: dict[int, Going] = {}
        self._runner = asyncio.Runner()
        self._database = self._runner.run(Database.open(url))

    def _gathered(self, shard: int) -> TablePlayers:
        room = Room.made_in(self.server, shard, SHARDS)
        kind = ChouettePlayers.gathered_in if shard in CHOUETTES else TablePlayers
        return kind(room, self.random)

    def close(self) -> None:
        self._runner.run(self._database.close())
        self._runner.close()

    def run(self, work: Callable[[UnitOfWork], Any]) -> Any:
        """Return what the work returns, in a transaction."""
        return self._runner.run(self._database.run(work))

    def begin(self) -> None:
        """Let a game begin in each room; what nobody heard, since a connection was lost, is done again."""
        for version, steps in enumerate(zip_longest(*(each.opening for each in self.rooms))):
            again_at, end = 0.0, time.monotonic() + PATIENCE_SECONDS
            while not self._is_calm(version):
                assert time.monotonic() < end, f"{version}: {self.standings()}\n{self.logs}"
                if time.monotonic() > again_at:
                    again_at = time.monotonic() + UNHEARD_SECONDS
                    self._take_steps(version, steps)
                time.sleep(0.01)
        self.check()

    def _take_steps(self, version: int, steps: Sequence[Callable[[], Interaction] | None]) -> None:
        """Take a step of the opening in each room that has not come so far."""
        found = self.standings()
        for each, step in zip(self.rooms, steps, strict=True):
            standing = found.get(each.room.channel)
            if step is not None and (standing is None or standing.version < version):
                step()

    def play(self, seconds: float, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Let all play on for a while, with `meanwhile` again and again, and finish what they began."""
        self.play_on(seconds, meanwhile)
        self.settle()

    def play_until_all_have(self) -> None:
        """Let everybody play until something was done in each room."""
        self.until(lambda: self._turn(is_more=True) or len(self.turns) == len(self.rooms))
        self.settle()

    def play_on(self, seconds: float, meanwhile: Callable[[], None] = lambda: None) -> None:
        """As `play`, without an end to what they began."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._turn(is_more=True)
            meanwhile()

    def settle(self) -> None:
        """Let all that was begun come to its end."""
        end = time.monotonic() + PATIENCE_SECONDS
        while self._going or self._is_pending():
            self._turn(is_more=False)
            assert time.monotonic() < end, self.logs

    def _is_pending(self) -> bool:
        try:
            return any(each.pending for each in self.standings().values())
        except OperationError:
            return True

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not is_so():
            assert time.monotonic() < end, self.logs
            time.sleep(0.01)

    @property
    def logs(self) -> str:
        return "\n\n".join(process.log for process in self.processes)

    def standings(self) -> Mapping[int, Standing]:
        """Of the tables, by channel."""

        def work(uow: UnitOfWork) -> dict[int, Standing]:
            tables = [uow.tables.get(each) for each in uow.tables.open_ids()]
            pending: dict[int, int] = defaultdict(int)
            for row in uow.outbox.pending(limit=100_000):  # afterwards: what is saved meanwhile is pending
                pending[row.subject_id] += 1
            return {each.channel_snowflake or 0: Standing(each.version, pending[each.id]) for each in tables}

        return self.run(work)  # type: ignore[no-any-return]

    def check(self) -> None:
        """Look whether each table is what its events lead to, and was shown as it is, and once."""
        for each in self.rooms:
            each.check(*self.run(partial(self._table_and_boards, players=each)))

    @property
    def summary(self) -> str:
        """A summary for whoever reads a proof."""
        by_kind: Counter[str] = Counter()
        for each in self.rooms:
            by_kind[type(each).__name__] += self.turns[each.room.channel]
        return f"turns {dict(by_kind)}, stopped by their nonce {self.doubled()}"

    def doubled(self) -> int:
        """How many posts Discord has recognised as said before, by their nonce."""
        return sum(call.is_repeat for call in list(self.server.calls))

    @staticmethod
    def _table_and_boards(
        uow: UnitOfWork, players: TablePlayers
    ) -> tuple[Any, list[tuple[int, Mapping[str, Any]]]]:
        table = players.table(uow)
        players.check_stored(uow, table)
        of_table = (OUTBOX.c.kind == BOARD) & (OUTBOX.c.subject_id == table.id)
        found = select(OUTBOX.c.version, OUTBOX.c.payload).where(of_table).order_by(OUTBOX.c.id)
        return table, [(version, payload) for version, payload in uow.connection.execute(found)]

    def _is_calm(self, version: int) -> bool:
        """Tell whether each room's opening has come to a version, or to its end, and all of it was shown."""
        found = self.standings()
        return len(found) == len(self.rooms) and all(
            found[each.room.channel].version >= min(version, len(each.opening) - 1)
            and not found[each.room.channel].pending
            for each in self.rooms
        )

    def _turn(self, *, is_more: bool) -> None:
        """Let everybody whose table has moved on do something, and those who see nothing try again."""
        with suppress(OperationError):  # the database is away for a moment: nobody sees how things stand
            self._go_on(self.standings(), is_more=is_more)
        time.sleep(0.01)

    def _go_on(self, standings: Mapping[int, Standing], *, is_more: bool) -> None:
        for each in self.rooms:
            channel = each.room.channel
            standing, going = standings[channel], self._going.get(channel)
            if going is not None and standing.version > going.since:
                self.turns[channel] += 1
                del self._going[channel]
                going = None
            if going is None and is_more and not standing.pending:
                going = self._going[channel] = Going(standing.version, 0.0)
            if going is not None and not standing.pending and time.monotonic() > going.at + AGAIN_SECONDS:
                acknowledged = self._acknowledged(going)
                table = self.run(each.table)
                if table.version == going.since:
                    assert not acknowledged, "what was acknowledged is lost"
                    going.at = time.monotonic()
                    going.tried.append(each.act(table))

    def _acknowledged(self, going: Going) -> list[Call]:
        """The acknowledgements of what somebody has done: what they did was saved before."""
        keys = {f"/interactions/{each.id}/" for each in going.tried}
        calls = [call for call in list(self.server.calls) if call.kind is Kind.DEFER and call.is_taken]
        return [call for call in calls if any(key in call.path for key in keys)]


def settings_of(url: str, shards: str) -> dict[str, str]:
    """Return the settings that give a process its share."""
    return {
        "BARPOINT_DATABASE_URL": url,
        "BARPOINT_SHARDS": shards,
        "BARPOINT_SHARD_COUNT": str(SHARDS),
    }


@contextmanager
def open_club(folder: Path, url: str, seed: int, processes: int = 2) -> Iterator[Club]:
    """A club whose shards the processes share, with a game begun in each room."""
    with DiscordServer() as server, ExitStack() as stack:
        each, bots = SHARDS // processes, []
        for number in range(processes):
            own = folder / str(number)
            own.mkdir()
            shards = f"{number * each}-{(number + 1) * each - 1}"
            bots.append(BotProcess(server, own, shards=each, **settings_of(url, shards)))
        club = Club(server, bots, url, seed)
        stack.callback(club.close)
        for bot in bots:
            stack.enter_context(bot)
        club.begin()
        yield club
