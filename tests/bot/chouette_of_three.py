"""A chouette of Alice, Bob and Carol in the channel of the club."""

from functools import partial

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice
from bot.engine.chouette import ChouetteAction
from bot.play.chouette.flow import act_in_chouette
from bot.play.chouette.store import latest_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.panel import Kind
from bot.play.use_case import Caller, Request
from tests.bot.club import Club


async def chouette(club: Club) -> ChouetteTable:
    return await club.database.run(lambda uow: latest_chouette(uow, club.channel.id))


async def opened(club: Club, **options: object) -> None:
    await club.alice.slash(club.channel, "chouette start", **options)


async def in_play(club: Club, **options: object) -> None:
    """Alice, Bob and Carol play: Alice is the box, Bob the captain, Carol the crew."""
    await opened(club, **options)
    await club.press(club.bob, Kind.JOIN)
    await club.press(club.carol, Kind.JOIN)
    club.dice.will_fall("65 43 31")
    await club.press(club.alice, Kind.START)


async def does(club: Club, name: str, *actions: ChouetteAction) -> None:
    """Let somebody act whom we know by name, without any press."""
    member = {"Alice": club.alice, "Bob": club.bob, "Carol": club.carol}[name]
    work = partial(
        act_in_chouette,
        request=Request(next(club.interactions), Caller(member.id, name), club.clock()),
        table_id=(await chouette(club)).id,
        edition=None,
        choose=lambda _chouette, _player: actions,
        dice_source=club.bot.context.dice_source,
    )
    await club.database.run(work)


async def play_one(club: Club) -> None:
    """Let the team double at its first turn, and the box pass."""
    table = await chouette(club)
    box, captain, crew = (table.players[player].name for player in table.chouette.dealt)
    mover = {"Alice": club.alice, "Bob": club.bob, "Carol": club.carol}[box]
    await mover.slash(club.channel, "play", play="8/5 6/5")
    await does(club, captain, OfferDouble(0))
    await does(club, crew, OfferDouble(1))
    await does(club, captain, RollDice())
    await does(club, box, AnswerOffer(0, Answer.DROP), AnswerOffer(1, Answer.DROP))
