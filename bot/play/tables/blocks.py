"""Whom players have blocked: these neither challenge them, nor take their open challenges."""

from dataclasses import replace
from typing import Final

from bot.engine.keys import PlayerId
from bot.play.base.errors import BlockedByYou, TakesNoChallenges, TooManyBlocked
from bot.play.base.keys import UserSnowflake
from bot.play.base.preferences import preferences_of_player
from bot.play.base.table import Player
from bot.play.base.use_case import Caller, Request
from bot.play.tables.settings import change_own, preferences_of
from bot.play.tables.store import meet, to_player
from storage import UnitOfWork

MOST_BLOCKED: Final = 100


def has_blocked(uow: UnitOfWork, player: PlayerId, other: PlayerId) -> bool:
    return other in preferences_of_player(uow, player).blocked


def check_meeting(uow: UnitOfWork, caller: PlayerId, other: PlayerId) -> None:
    """Refuse a challenge between two people of whom one has blocked the other.

    Raises:
        BlockedByYou: The caller has.
        TakesNoChallenges: The other has.
    """
    rival = to_player(uow.players.get_many([other])[other])
    if has_blocked(uow, caller, other):
        raise BlockedByYou(rival)
    if has_blocked(uow, other, caller):
        raise TakesNoChallenges(rival)


def block(uow: UnitOfWork, request: Request, other: Caller) -> Player:
    """Raises TooManyBlocked."""
    player = to_player(meet(uow, other, request.at))
    _change(uow, request, {player.id}, set())
    return player


def unblock(uow: UnitOfWork, request: Request, other: Caller) -> Player:
    """Also of somebody who was not blocked."""
    player = to_player(meet(uow, other, request.at))
    _change(uow, request, set(), {player.id})
    return player


def _change(uow: UnitOfWork, request: Request, more: set[PlayerId], less: set[PlayerId]) -> None:
    before = preferences_of(uow, request.caller.snowflake).blocked
    blocked = tuple(sorted({*before, *more} - less))
    if len(blocked) > MOST_BLOCKED:
        raise TooManyBlocked(MOST_BLOCKED)
    change_own(uow, request, lambda own: replace(own, blocked=blocked))


def blocked_by(uow: UnitOfWork, snowflake: UserSnowflake) -> list[Player]:
    """Whom somebody has blocked, without those who were erased since."""
    blocked = preferences_of(uow, snowflake).blocked
    people = (to_player(record) for record in uow.players.get_many(set(blocked)).values())
    return [player for player in people if not player.is_former]
