"""A club whose results and standings are in a database, which takes in each result as the bot does."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace

from bot.engine.keys import PlayerId
from bot.play.base.keys import TableId
from bot.standing.keeping import StandingBelongings, recount, take_in
from bot.standing.results import Result
from storage import Database, ResultRecord, Standings, UnitOfWork
from tests.standing.histories import PEOPLE, Erase, Played, Step, Void, dated, rows_of
from tests.standing.rows import MONDAY

SERVERS = (None, 5, 6)


@dataclass
class StoredClub:
    """The same people as in random histories, in one transaction."""

    uow: UnitOfWork
    results: list[Result] = field(default_factory=list)
    former: set[PlayerId] = field(default_factory=set)

    def __post_init__(self) -> None:
        keys = [self.uow.players.get_or_add(each, f"player {each}", MONDAY).id for each in PEOPLE]
        assert keys == PEOPLE

    def live(self, steps: Iterable[Step]) -> None:
        for step in steps:
            match step:
                case Played():
                    latest = max((each.at for each in self.results), default=MONDAY) - MONDAY
                    table = self.open_table()
                    self.play(dated(step, list(rows_of(step, table, self.former)), latest))
                case Void(which) if self.results:
                    self.void(which % len(self.results))
                case Void():
                    pass
                case Erase(player) if player not in self.former:
                    self.erase(player)
                case Erase():
                    pass

    def open_table(self) -> TableId:
        """On one server after the other."""
        guild = SERVERS[len(self.uow.contents.table_ids()) % len(SERVERS)]
        opened = self.uow.tables.add(
            guild_snowflake=guild, channel_snowflake=None, kind="match", state={}, status="over", now=MONDAY
        )
        return TableId(opened.id)

    def play(self, results: Sequence[Result], *, is_public: bool = True) -> None:
        """Let results be written down and taken in."""
        rows = [self.row_of(each).model_copy(update={"is_public": is_public}) for each in results]
        self.uow.results.append(rows)
        self.results += results
        take_in(self.uow, rows)

    def void(self, which: int) -> None:
        """As an admin would declare it."""
        self.results[which] = void = replace(self.results[which], is_void=True)
        of_table = [each for each in self.results if each.table == void.table]
        self.uow.results.replace(void.table, [self.row_of(each) for each in of_table])
        recount(self.uow)

    def erase(self, player: PlayerId) -> None:
        self.former.add(player)
        StandingBelongings().forget(self.uow, player, MONDAY)
        self.uow.players.erase(player)

    def row_of(self, result: Result) -> ResultRecord:
        alike = {each.name for each in fields(Result)} - {"table", "at", "white", "black"}
        return ResultRecord(
            **{name: getattr(result, name) for name in alike},
            table_id=result.table,
            ended_at=result.at,
            white_id=result.white,
            black_id=result.black,
            guild_snowflake=self.uow.tables.get(result.table).guild_snowflake,
            is_public=True,
            stake=1,
            cube=1,
            win=1,
            white_score=None,
            black_score=None,
            white_seconds=0,
            black_seconds=0,
            void_reason=None,
        )

    def stored(self) -> list[dict[str, object]]:
        """All that is kept."""
        standings = Standings(self.uow)
        kept = (*standings.all(), *standings.all_meetings(), *standings.all_changes())
        return [each.values for each in kept]


class Undone(Exception):
    """What was tried leaves nothing behind."""


async def try_out(database: Database, trial: Callable[[StoredClub], object]) -> None:
    """Let something happen in a new club, which is gone afterwards."""

    def work(uow: UnitOfWork) -> None:
        trial(StoredClub(uow))
        raise Undone

    with suppress(Undone):
        await database.run(work)
