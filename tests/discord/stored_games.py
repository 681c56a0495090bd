"""Matches that were played before the test: here, or wherever a record comes from."""

from collections.abc import Sequence

from simcord.actors import MemberActor

from bot.engine import RuleSheet
from bot.play.base.table import Place
from bot.play.heads_up.table import HeadsUpTable
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer
from tests.play.heads_up import played_games as played
from tests.play.heads_up.played_games import PlayedGame


async def store(
    server: SimulatedServer, sheet: RuleSheet, games: Sequence[PlayedGame], channel: int | None = None
) -> HeadsUpTable:
    """Store games that Alice (White) and Bob have played to their ends, as the table of a channel."""
    place = Place(server.guild.id, channel or server.channel.id)
    people = (server.caller(server.alice), server.caller(server.bob))
    return await server.database.run(
        played.store, sheet=sheet, games=games, place=place, people=people, at=server.clock()
    )


async def bring(
    server: SimulatedServer, data: bytes, name: str = "match.mat", actor: MemberActor | None = None
) -> Seen:
    """Let Alice import a record, unless it is somebody else; return the private answer."""
    return private(await (actor or server.alice).slash(server.channel, "import", file=(name, data)))
