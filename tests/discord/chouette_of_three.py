"""A chouette of Alice, Bob and Carol in the channel of the server."""

from functools import partial

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice
from bot.engine.chouette import ChouetteAction
from bot.play.chouette.flow import act_in_chouette
from bot.play.chouette.store import latest_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.panel import Kind
from bot.play.use_case import Caller, Request
from tests.discord.simulated_server import SimulatedServer


async def chouette(server: SimulatedServer) -> ChouetteTable:
    return await server.database.run(lambda uow: latest_chouette(uow, server.channel.id))


async def opened(server: SimulatedServer, **options: object) -> None:
    await server.alice.slash(server.channel, "chouette start", **options)


async def in_play(server: SimulatedServer, **options: object) -> None:
    """Alice, Bob and Carol play: Alice is the box, Bob the captain, Carol the crew."""
    await opened(server, **options)
    await server.press(server.bob, Kind.JOIN)
    await server.press(server.carol, Kind.JOIN)
    server.dice.will_fall("65 43 31")
    await server.press(server.alice, Kind.START)


async def does(server: SimulatedServer, name: str, *actions: ChouetteAction) -> None:
    """Let somebody act whom we know by name, without any press."""
    member = {"Alice": server.alice, "Bob": server.bob, "Carol": server.carol}[name]
    work = partial(
        act_in_chouette,
        request=Request(next(server.interactions), Caller(member.id, name), server.clock()),
        table_id=(await chouette(server)).id,
        edition=None,
        choose=lambda _chouette, _player: actions,
        dice_source=server.bot.context.dice_source,
    )
    await server.database.run(work)


async def play_one(server: SimulatedServer) -> None:
    """Let the team double at its first turn, and the box pass."""
    table = await chouette(server)
    box, captain, crew = (table.players[player].name for player in table.chouette.dealt)
    mover = {"Alice": server.alice, "Bob": server.bob, "Carol": server.carol}[box]
    await mover.slash(server.channel, "play", play="8/5 6/5")
    await does(server, captain, OfferDouble(0))
    await does(server, crew, OfferDouble(1))
    await does(server, captain, RollDice())
    await does(server, box, AnswerOffer(0, Answer.DROP), AnswerOffer(1, Answer.DROP))
