"""Results that are written down as if games had ended, for what adds them up."""

from datetime import datetime, timedelta
from typing import Any

from simcord.actors import MemberActor

from bot.standing.keeping import take_in
from storage import ResultRecord, UnitOfWork
from tests.discord.simulated_server import SimulatedServer

BEGAN = timedelta(days=30)


class Past:
    """What ended on a server lately, an hour apart; each at a table of its own."""

    def __init__(self, server: SimulatedServer) -> None:
        self.server = server
        self.at: datetime = server.clock() - BEGAN

    async def match(self, winner: MemberActor, loser: MemberActor, length: int = 5, **how: Any) -> int:
        """A match that was won in one game, unless said otherwise; returns its table."""
        ended = {"length": length, "points": length, "white_score": length, "black_score": 0, "cube": 1}
        return await self._end(winner, loser, "match", ended | how)

    async def money(self, winner: MemberActor, loser: MemberActor, points: int = 1, **how: Any) -> int:
        return await self._end(winner, loser, "game", {"points": points, "cube": points} | how)

    async def bet(self, box: MemberActor, member: MemberActor, points: int, **how: Any) -> int:
        """The box wins so many points from a member in a chouette, where there is no other."""
        return await self._end(box, member, "bet", {"points": points, "cube": 1, "bets": 1} | how)

    async def _end(self, white: MemberActor, black: MemberActor, scope: str, ended: dict[str, Any]) -> int:
        self.at += timedelta(hours=1)

        def work(uow: UnitOfWork) -> int:
            keys = [
                uow.players.get_or_add(each.id, self.server.name_of(each), self.at).id
                for each in (white, black)
            ]
            guild = ended.get("guild_snowflake", self.server.guild.id)
            table = uow.tables.add(
                guild_snowflake=guild,
                channel_snowflake=None,
                kind="heads-up",
                state={},
                status="over",
                now=self.at,
            )
            row = ResultRecord(**(USUAL | self._row(table.id, keys, scope) | ended))
            game = row.model_copy(update={"scope": "game", "white_score": None, "black_score": None})
            rows = [game, row] if scope == "match" else [row]
            uow.results.append(rows)
            take_in(uow, rows)
            return table.id

        return await self.server.database.run(work)

    def _row(self, table: int, keys: list[int], scope: str) -> dict[str, Any]:
        return {
            "table_id": table,
            "scope": scope,
            "ended_at": self.at,
            "guild_snowflake": self.server.guild.id,
            "white_id": keys[0],
            "black_id": keys[1],
        }


USUAL: dict[str, Any] = {
    "game": 1,
    "bet": 0,
    "bets": 0,
    "is_public": True,
    "has_bot": False,
    "stake": 1,
    "win": 1,
    "ending": "played",
    "length": None,
    "white_score": None,
    "black_score": None,
    "moves": 40,
    "white_seconds": 40 * 3600,
    "black_seconds": 20 * 3600,
    "has_standard_start": True,
    "has_tutor": False,
    "is_casual": False,
    "has_former_player": False,
    "is_void": False,
    "void_reason": None,
}
