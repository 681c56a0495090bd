"""People who play whole games: by buttons alone, or by slash commands alone."""

import random

from simcord.actors import MemberActor

from bot.presenters.buttons import Kind
from bot.services.tables import latest_table
from bot.table import Table
from tests.bot.club import Club, private

FIRST_TURNS = 400


class Doubling:
    """When somebody doubles and takes: the game is played with these answers, in turn, then without the cube."""

    def __init__(self, *answers: Kind) -> None:
        self.answers = list(answers)


async def table_of(club: Club) -> Table:
    """Return the table of the club's channel as it is stored."""
    return await club.database.run(lambda uow: latest_table(uow, club.channel.id))


async def actor_to_move(club: Club) -> MemberActor:
    """Return the member whom the table waits for."""
    table = await table_of(club)
    snowflake = table.players[table.must_act[0]].snowflake
    return next(member for member in (club.alice, club.bob, club.carol) if member.id == snowflake)


async def start_game(club: Club, *opening: int) -> None:
    """Let Alice challenge Bob, and Bob accept."""
    await club.alice.slash(club.channel, "challenge", opponent=club.bob)
    club.dice.next.extend(opening)
    await club.press(club.bob, Kind.ACCEPT)


async def build_play(club: Club, actor: MemberActor, choose: random.Random) -> None:
    """Build some play by the builder's buttons, and confirm it."""
    builder = private(await club.press(actor, Kind.PLAY))
    while Kind.CONFIRM not in club.kinds(builder):
        steps = [act for act in club.acts(builder) if act.kind is Kind.BUILD]
        forward = [act for act in steps if len(act.argument) >= 1]
        builder = private(
            await club.press(actor, Kind.BUILD, builder, argument=choose.choice(forward).argument)
        )
    await club.press(actor, Kind.CONFIRM, builder)
