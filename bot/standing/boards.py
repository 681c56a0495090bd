"""The leaderboards of a server, from what everybody could look at there."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

from bot.engine.keys import PlayerId
from bot.play.base.keys import GuildSnowflake
from bot.play.base.preferences import ProfileFor
from bot.standing.places import Candidate, Lack, leaderboard, ranks
from bot.standing.store import rating_of
from storage import LadderName, Scope, Standings, UnitOfWork

ALWAYS: Final = datetime(1970, 1, 1, tzinfo=UTC)
HIDING: Final = tuple(each.value for each in ProfileFor if not each.is_public)


class Measure(StrEnum):
    """What a leaderboard counts."""

    RATING = "rating"
    POINTS = "points"
    CHOUETTE = "chouette"


class Span(StrEnum):
    """Since when: the month is that of UTC."""

    MONTH = "month"
    ALL = "all"


SCOPES: Final[Mapping[Measure, tuple[Scope, ...]]] = {
    Measure.POINTS: ("game",),
    Measure.CHOUETTE: ("bet", "fee", "half"),
}


@dataclass(frozen=True, slots=True)
class Row:
    """Somebody on a leaderboard.

    Args:
        rank: From 1, shared by equals; None while something is missing.
        value: A rating, or points won.
        deviation: How uncertain a rating is.
        lacks: What is missing.
    """

    player: PlayerId
    rank: int | None
    value: float
    deviation: float | None = None
    lacks: tuple[Lack, ...] = ()


def board(
    uow: UnitOfWork,
    guild: GuildSnowflake,
    measure: Measure,
    span: Span,
    now: datetime,
    reader: PlayerId | None = None,
) -> Sequence[Row]:
    """Everybody whom the reader may see there, the best first.

    Nobody is on it, nor counts for another's rank, who does not show their profile to all; the reader sees
    themselves.
    """
    hidden = (uow.settings.who_chose_profile(HIDING) | uow.players.erased()) - {reader or 0}
    if measure is Measure.RATING and span is Span.ALL:
        return _by_rating(uow, "two", guild, now, hidden)
    since = _month_of(now) if span is Span.MONTH else ALWAYS
    if measure is Measure.RATING:
        values: Mapping[int, float] = Standings(uow).gained_on("two", guild, since)
    else:
        found = uow.results.points_on(guild, SCOPES[measure], since)
        values = {player: points for player, (points, _) in found.items()}
    return list(_ranked((player, value) for player, value in values.items() if player not in hidden))


def _month_of(now: datetime) -> datetime:
    return now.astimezone(UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)


def _ranked(values: Iterable[tuple[int, float]]) -> Iterable[Row]:
    found = sorted(
        ((round(value), PlayerId(player)) for player, value in values), key=lambda row: (-row[0], row[1])
    )
    for rank, (value, player) in zip(ranks(value for value, _ in found), found, strict=True):
        yield Row(player, rank, value)


def _by_rating(
    uow: UnitOfWork, ladder: LadderName, guild: GuildSnowflake, now: datetime, hidden: frozenset[int]
) -> Sequence[Row]:
    candidates = {
        PlayerId(row.player_id): Candidate(rating_of(row), row.opponents)
        for row in Standings(uow).on(ladder, guild)
        if row.player_id not in hidden
    }
    return [
        Row(each.player, each.rank, each.rating.value, each.rating.deviation_at(now), each.lacks)
        for each in leaderboard(candidates, now)
    ]
