"""The server with dice that nobody scripts: real secrets, and rolls that follow from them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.engine import AcceptResignation, MakePlay, OfferResignation, RollDice, legal_actions, players_to_act
from bot.entropy import SYSTEM_DICE
from bot.play.base.table import Status
from storage import UnitOfWork
from storage.models import Model
from tests.discord.players import ByCommands
from tests.discord.simulated_server import SimulatedServer


def play_fair(server: SimulatedServer) -> None:
    """Give the bot the real dice; a bot that was restarted has scripted ones again."""
    server.bot.context = replace(server.bot.context, dice_source=SYSTEM_DICE)


async def play(server: SimulatedServer, random: Random, actions: int) -> None:
    """Let so many things happen at the channel's table, or fewer if a game is over before; nobody doubles."""
    number = (await server.table()).number
    for _ in range(actions):
        table = await server.table()
        if table.number != number or not table.must_act:
            return
        possible = legal_actions(table.game, *players_to_act(table.game))
        quiet = [action for action in possible if isinstance(action, RollDice | MakePlay)]
        await ByCommands(server).act(random.choice(quiet))


async def give_up(server: SimulatedServer) -> None:
    """Let whoever must act resign a single game, or more if it takes more, and the other accept."""
    number = (await server.table()).number
    while True:
        table = await server.table()
        if table.number != number or table.status is not Status.PLAYING or table.is_between_games:
            return
        possible = legal_actions(table.game, *players_to_act(table.game))
        offers = [action for action in possible if isinstance(action, OfferResignation)]
        accept = AcceptResignation()
        await ByCommands(server).act(accept if accept in possible else offers[0])


async def secrets(server: SimulatedServer) -> dict[tuple[int, int], str]:
    """Every secret that is stored, by table and game; nobody but the store knows them."""

    def work(uow: UnitOfWork) -> dict[tuple[int, int], str]:
        rows = uow.connection.execute(Model.metadata.tables["dice"].select())
        return {(row.table_id, row.game): row.secret for row in rows}

    return await server.database.run(work)


def all_that_was_sent(server: SimulatedServer) -> Iterator[bytes]:
    """All that the bot has ever sent to Discord: each request, and each file."""
    for request in server.env.http_requests:
        yield repr(request).encode()
    yield from server.env.backend.cdn._blobs.values()  # noqa: SLF001 - SimCord lists its files nowhere else
