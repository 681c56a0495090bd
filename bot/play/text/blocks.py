"""Sentences about people whom somebody has blocked, or reported."""

from collections.abc import Sequence

from bot.play.base import errors
from bot.play.base.errors import explains
from bot.play.base.table import Player
from bot.play.base.use_case import Caller
from bot.play.text.escapes import unformatted
from bot.play.text.words import name
from bot.text.catalogue import listed, phrase


def blocked(player: Player) -> str:
    return phrase("block-done", player=name(player))


def unblocked(player: Player) -> str:
    return phrase("block-undone", player=name(player))


def list_of(players: Sequence[Player]) -> str:
    return phrase("block-list", players=listed([name(player) for player in players]), count=len(players))


def report(by: Caller, about: Caller, reason: str, place: str) -> str:
    """The text for admins: two people with their usernames, the words of the first, and where it was said."""
    return phrase("report-text", by=_known(by), player=_known(about), reason=unformatted(reason), place=place)


def _known(person: Caller) -> str:
    username = unformatted(person.username or "")
    return f"{unformatted(person.name)} (@{username})"


@explains(errors.BlockedByYou)
def by_you(error: errors.BlockedByYou) -> str:
    return phrase("block-by-you", player=name(error.player))


@explains(errors.TakesNoChallenges)
def takes_none(error: errors.TakesNoChallenges) -> str:
    return phrase("block-takes-none", player=name(error.player))


@explains(errors.TooManyBlocked)
def too_many(error: errors.TooManyBlocked) -> str:
    return phrase("block-too-many", most=error.most)
