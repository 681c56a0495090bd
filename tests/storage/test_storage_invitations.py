"""The people of open challenges."""

from collections.abc import Iterator

from storage import Database, TableRecord, UnitOfWork
from tests.storage.situations import ALICE, BOB, CHANNEL, ELSEWHERE, NOW

PLACES = (CHANNEL, ELSEWHERE, ELSEWHERE + 1, ELSEWHERE + 2)


def challenges(uow: UnitOfWork) -> None:
    """Let Alice challenge Bob and anyone; a game and a lobby are open beside that."""
    for snowflake, name in ((ALICE, "Alice"), (BOB, "Bob")):
        uow.players.get_or_add(snowflake, name, NOW)
    for channel, (kind, status, opponent) in zip(PLACES, tables(), strict=True):
        uow.tables.add(
            guild_snowflake=1,
            channel_snowflake=channel,
            kind=kind,
            state={"challenge": {"challenger": 1, "opponent": opponent}},
            status=status,
            now=NOW,
        )


def tables() -> Iterator[tuple[str, str, int | None]]:
    yield "heads-up", "challenge", 2
    yield "heads-up", "challenge", None
    yield "heads-up", "playing", 2
    yield "chouette", "challenge", None


def found(uow: UnitOfWork) -> list[list[TableRecord]]:
    return [sorted(uow.tables.challenges_of(player), key=lambda each: each.id) for player in (1, 2)]


async def test_who_belongs_to_a_challenge_is_told_anew_and_forgotten(database: Database) -> None:
    def work(uow: UnitOfWork) -> list[list[int]]:
        challenges(uow)
        seen = []
        for people in ((1, 2), (1,), ()):
            uow.invitations.replace(1, people)
            seen.append([len(tables) for tables in found(uow)])
        return seen

    assert await database.run(work) == [[1, 1], [1, 0], [0, 0]]


async def test_what_has_not_begun_on_a_server_is_found(database: Database) -> None:
    await database.run(challenges)
    records = await database.run(lambda uow: uow.tables.challenges_in_guild(1))
    assert [record.channel_snowflake for record in records] == [PLACES[0], PLACES[1], PLACES[3]]
    assert await database.run(lambda uow: uow.tables.challenges_in_guild(2)) == []
