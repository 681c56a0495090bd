"""A whole command in a chouette of ten, as a ratio to one at a table of two players, in the same run.

Both are what `whole_commands` says, from a press to the board; in a chouette, a press that nobody else sees
gets a private answer besides, which counts too. Each round lets somebody who is waited for act at every
table, at random; the mark is the median of the rounds' ratios. Times are the processor's, on one core: a
second one would compress half of either picture, of which a chouette's is the larger.
"""

import asyncio
import sys
import time
from collections import defaultdict
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from bot.discord.chouette.actions import done_panel
from bot.discord.wire.components import PanelView
from bot.engine import AnswerOffer, MakePlay, OfferDouble, RollDice, Side
from bot.engine.chouette import (
    CLUB,
    Chouette,
    ChouetteAction,
    CrewGrace,
    Join,
    StartGame,
    event_seen_by,
    legal_actions,
)
from bot.play.base.pending_post import PendingPost
from bot.play.base.table import Place
from bot.play.base.use_case import Caller, Request
from bot.play.chouette.flow import open_chouette
from bot.play.chouette.lifecycle import Done as Acted
from bot.play.chouette.store import load_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.display.panel import Panel
from bot.play.display.picture import View
from bot.play.pages.boards import live_board
from bot.play.posts.outbox import next_post_of
from bot.play.posts.pending_posts import PendingBoard, PendingFinal
from bot.play.tables.flow import apply_action
from render import draw_board
from storage import Database, UnitOfWork
from tests.benchmarks.measuring import keep_to_cores
from tests.benchmarks.population import EVENTS_A_TABLE, NOW, fair_chance, populate
from tests.benchmarks.results import Result, judged
from tests.benchmarks.whole_commands import INTERACTIONS, OWN, Bot, body, deliver, fold
from tests.play.chouette.harness import choosing

TABLES, MEMBERS = 8, 10
WARM_UP, ROUNDS = 2, 60
MARK, HIGHEST = 1.25, 8
MS = 1e3
GUILD, FIRST_CHANNEL, FIRST_PERSON = 5_000_000, OWN, OWN
SHEET = CLUB.changed(crew_grace=CrewGrace.NONE)
"""No roll waits for the crew, so that somebody can act at every moment."""
PLAYED = MakePlay | RollDice | OfferDouble | AnswerOffer


def choose(chouette: Chouette, player: int, random: Random) -> tuple[ChouetteAction, ...]:
    """Return anything that somebody who is waited for may do, but for doubles beyond 8."""
    if chouette.in_play is None:
        return (StartGame(),)
    possible = [one for one in legal_actions(chouette, player) if isinstance(one, PLAYED)]
    doubles = tuple(
        one
        for one in possible
        if isinstance(one, OfferDouble) and chouette.game.cubes[one.cube].value < HIGHEST
    )
    others = [one for one in possible if not isinstance(one, OfferDouble)]
    one = random.choice([*others, doubles[0]] if doubles else others)
    if one not in doubles:
        return (one,)
    return (*doubles, RollDice()) if chouette.game.on_roll is Side.WHITE else doubles


class ChouetteBot:
    """A database with chouettes of ten, and what works on it."""

    def __init__(self, database: Database, seed: int) -> None:
        self._database = database
        self._random = Random(seed)
        self._chance = fair_chance(self._random)
        self._tables: list[int] = []
        self.seconds: dict[str, list[float]] = defaultdict(list)

    async def begin(self, tables: int) -> None:
        """Open so many chouettes, and play until enough has happened at each."""
        people = count(FIRST_PERSON)
        for number in range(tables):
            callers = [Caller(key, f"Member {key % 100}") for key in (next(people) for _ in range(MEMBERS))]
            place, request = Place(GUILD, FIRST_CHANNEL + number), self._request(callers[0])
            table = (
                await self._database.run(
                    open_chouette, request=request, place=place, sheet=SHEET, dice_source=self._chance
                )
            ).id
            for caller in callers[1:]:
                await self._act(table, caller, (Join(),))
            happened = len((await self._act(table, callers[0], (StartGame(),))).logged)
            while happened < EVENTS_A_TABLE:
                happened += len((await self._press(table)).logged)
            self._tables.append(table)

    async def round(self) -> float:
        """Let somebody act in every chouette, one after the other; return the processor's seconds for it."""
        draw_board.cache_clear()
        before = sum(map(sum, self.seconds.values()))
        for table in self._tables:
            await self._press(table)
        for table in self._tables:
            await self._database.run(fold, table_id=table)
        return sum(map(sum, self.seconds.values())) - before

    async def _press(self, table_id: int) -> Acted:
        table = await self._read(table_id)
        player = table.players[self._random.choice(table.must_act or table.chouette.dealt[:1])]
        actions = choose(table.chouette, player.id, self._random)
        caller = Caller(player.snowflake or 0, player.name)
        start = time.process_time()
        done = await self._act(table_id, caller, actions)
        self.seconds[type(actions[0]).__name__].append(time.process_time() - start)
        return done

    async def _act(self, table_id: int, caller: Caller, actions: tuple[ChouetteAction, ...]) -> Acted:
        """Do something, and show what came of it, in the transactions in which the bot does."""
        request, plan = self._request(caller), choosing(lambda _chouette, _player: actions)

        def work(uow: UnitOfWork) -> tuple[Acted, PendingPost | None]:
            done = apply_action(uow, request, table_id, None, self._chance, plan)
            return done, next_post_of(uow, done.table, NOW)

        done, pending = await self._database.run(work)
        if isinstance(pending, PendingBoard | PendingFinal):
            await deliver(self._database, pending, _panel)
        if event_seen_by(done.logged[-1].event, None) is None:
            body(PanelView(done_panel(done, done.table, caller.snowflake), done.table).to_components(), b"")
        return done

    async def _read(self, table_id: int) -> ChouetteTable:
        return await self._database.run(load_chouette, table_id=table_id)

    @staticmethod
    def _request(caller: Caller) -> Request:
        return Request(next(INTERACTIONS), caller, NOW)


def _panel(post: PendingBoard) -> Panel:
    return live_board(post.table, post.news, post.audience, View().theme)


async def measure(folder: Path) -> float:
    """Print the times by what was done, and return the ratio."""
    path = folder / "both.sqlite3"
    await populate(path, TABLES)
    database = await Database.open(f"sqlite+aiosqlite:///{path}")
    two, ten = Bot(database, range(1, TABLES + 1), seed=5), ChouetteBot(database, seed=6)
    await ten.begin(TABLES)
    ten.seconds.clear()
    ratios, of_two = [], []
    for number in range(WARM_UP + ROUNDS):
        of_ten = await ten.round()
        played = await two.round(at_once=False)
        if number >= WARM_UP:
            ratios.append(of_ten / played.worked)
            of_two.append(played.worked / TABLES)
    await database.close()
    kinds = sorted(ten.seconds.items(), key=lambda kind: -len(kind[1]))
    print(f"whole commands: two players {median(of_two) * MS:.1f} ms; in a chouette of {MEMBERS}:")
    for kind, times in kinds:
        print(f"  {kind} {median(times) * MS:.1f} ms ({len(times)})")
    return median(ratios)


def main() -> int:
    """Measure, print the mark, and return 1 if it is exceeded."""
    keep_to_cores()
    with TemporaryDirectory() as name:
        ratio = asyncio.run(measure(Path(name)))
    return judged([Result("chouette_command", ratio, MARK)])


if __name__ == "__main__":
    sys.exit(main())
