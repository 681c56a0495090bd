"""Matches that were played in the club before the test."""

from collections.abc import Sequence
from functools import partial

from bot.engine import RuleSheet
from bot.play.heads_up.table import HeadsUpTable
from bot.play.table import Place
from bot.play.use_case import Caller
from tests.bot.club import Club
from tests.services import played
from tests.services.played import PlayedGame


async def store(
    club: Club, sheet: RuleSheet, games: Sequence[PlayedGame], channel: int | None = None
) -> HeadsUpTable:
    """Store games that Alice (White) and Bob have played to their ends, as the table of a channel."""
    place = Place(club.guild.id, channel or club.channel.id)
    alice, bob = (Caller(member.id, club.name_of(member)) for member in (club.alice, club.bob))
    work = partial(played.store, sheet=sheet, games=games, place=place, people=(alice, bob), at=club.clock())
    return await club.database.run(work)
