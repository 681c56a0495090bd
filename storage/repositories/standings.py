"""Where players stand: what follows from results, and is kept."""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, func, select, text

from storage.models.standings import (
    MEETINGS,
    RATING_CHANGES,
    STANDINGS,
    LadderName,
    MeetingRecord,
    RatingChangeRecord,
    StandingRecord,
)
from storage.repositories.base import Repository, insert_or_replace

_LOCK = text("SELECT pg_advisory_xact_lock(24228)")
_PEOPLE: BindParameter[Any] = bindparam("people", expanding=True)
_STANDINGS_AMONG = select(STANDINGS).where(
    STANDINGS.c.ladder == bindparam("of_ladder"),
    STANDINGS.c.guild_snowflake == bindparam("of_guild"),
    STANDINGS.c.player_id.in_(_PEOPLE),
)
_MEETINGS_AMONG = select(MEETINGS).where(
    MEETINGS.c.ladder == bindparam("of_ladder"),
    MEETINGS.c.guild_snowflake == bindparam("of_guild"),
    MEETINGS.c.player_id.in_(_PEOPLE),
    MEETINGS.c.opponent_id.in_(_PEOPLE),
)
_ALL_STANDINGS = select(STANDINGS).order_by(*STANDINGS.primary_key)
_ALL_MEETINGS = select(MEETINGS).order_by(*MEETINGS.primary_key)
_STANDINGS_OF = _ALL_STANDINGS.where(STANDINGS.c.player_id == bindparam("of_player"))
_MEETINGS_OF = _ALL_MEETINGS.where(MEETINGS.c.player_id == bindparam("of_player"))
_ALL_CHANGES = select(RATING_CHANGES).order_by(*RATING_CHANGES.primary_key)
_CHANGES_OF = (
    select(RATING_CHANGES)
    .where(RATING_CHANGES.c.player_id == bindparam("of_player"))
    .order_by(RATING_CHANGES.c.ended_at, *RATING_CHANGES.primary_key)
)
_CHANGES_THERE = _CHANGES_OF.where(
    RATING_CHANGES.c.ladder == bindparam("of_ladder"),
    RATING_CHANGES.c.guild_snowflake == bindparam("of_guild"),
)
_CHANGES_BY = _ALL_CHANGES.where(
    RATING_CHANGES.c.ladder == bindparam("of_ladder"),
    RATING_CHANGES.c.guild_snowflake == bindparam("of_guild"),
    RATING_CHANGES.c.player_id.in_(_PEOPLE),
    RATING_CHANGES.c.table_id == bindparam("of_table"),
    RATING_CHANGES.c.game == bindparam("of_game"),
)
_ON = select(STANDINGS).where(
    STANDINGS.c.ladder == bindparam("of_ladder"), STANDINGS.c.guild_snowflake == bindparam("of_guild")
)
_GAINED_ON = (
    select(RATING_CHANGES.c.player_id, func.sum(RATING_CHANGES.c.moved))
    .where(
        RATING_CHANGES.c.ladder == bindparam("of_ladder"),
        RATING_CHANGES.c.guild_snowflake == bindparam("of_guild"),
        RATING_CHANGES.c.ended_at >= bindparam("since"),
    )
    .group_by(RATING_CHANGES.c.player_id)
)
_PUT_STANDINGS, _PUT_MEETINGS, _PUT_CHANGES = map(insert_or_replace, (STANDINGS, MEETINGS, RATING_CHANGES))
_KEPT = (STANDINGS, MEETINGS, RATING_CHANGES)
_FORGET = [delete(each).where(each.c.player_id == bindparam("of_player")) for each in _KEPT]
_CLEAR = [delete(each) for each in _KEPT]


class Standings(Repository):
    """Where players stand, whom they have met, and what moved their ratings."""

    __slots__ = ()

    def lock(self) -> None:
        """Let no other transaction change any until this one ends: both may have to add the same row."""
        if self._dialect == "postgresql":
            self._connection.execute(_LOCK)

    def among(self, ladder: LadderName, guild: int, people: Collection[int]) -> list[StandingRecord]:
        """Those of some people on one server."""
        return self._read(StandingRecord, _STANDINGS_AMONG, _values(ladder, guild, people))

    def meetings_among(self, ladder: LadderName, guild: int, people: Collection[int]) -> list[MeetingRecord]:
        """How often some people have met each other."""
        return self._read(MeetingRecord, _MEETINGS_AMONG, _values(ladder, guild, people))

    def of_player(self, player_id: int) -> list[StandingRecord]:
        return self._read(StandingRecord, _STANDINGS_OF, {"of_player": player_id})

    def meetings_of_player(self, player_id: int) -> list[MeetingRecord]:
        return self._read(MeetingRecord, _MEETINGS_OF, {"of_player": player_id})

    def all(self) -> list[StandingRecord]:
        return self._read(StandingRecord, _ALL_STANDINGS, {})

    def all_meetings(self) -> list[MeetingRecord]:
        return self._read(MeetingRecord, _ALL_MEETINGS, {})

    def on(self, ladder: LadderName, guild: int) -> list[StandingRecord]:
        """Everybody's on one server."""
        return self._read(StandingRecord, _ON, {"of_ladder": ladder, "of_guild": guild})

    def gained_on(self, ladder: LadderName, guild: int, since: datetime) -> dict[int, float]:
        """How far each player's rating has moved on one server since then."""
        values = {"of_ladder": ladder, "of_guild": guild, "since": since}
        return dict(map(tuple, self._connection.execute(_GAINED_ON, values)))

    def all_changes(self) -> list[RatingChangeRecord]:
        return self._read(RatingChangeRecord, _ALL_CHANGES, {})

    def changes_of_player(self, player_id: int) -> list[RatingChangeRecord]:
        """Oldest first."""
        return self._read(RatingChangeRecord, _CHANGES_OF, {"of_player": player_id})

    def course_of(self, ladder: LadderName, guild: int, player_id: int) -> list[RatingChangeRecord]:
        """What has moved a rating on one server, oldest first."""
        values = {"of_ladder": ladder, "of_guild": guild, "of_player": player_id}
        return self._read(RatingChangeRecord, _CHANGES_THERE, values)

    def changes_by(
        self, ladder: LadderName, guild: int, people: Collection[int], table_id: int, game: int
    ) -> list[RatingChangeRecord]:
        """How far the end of a game, or of the match that ended with it, has moved some people's ratings."""
        values = _values(ladder, guild, people) | {"of_table": table_id, "of_game": game}
        return self._read(RatingChangeRecord, _CHANGES_BY, values)

    def put_changes(self, changes: Iterable[RatingChangeRecord]) -> None:
        """Add rows, or overwrite those with their keys."""
        if rows := [each.values for each in changes]:
            self._connection.execute(_PUT_CHANGES[self._dialect], rows)

    def put(self, standings: Iterable[StandingRecord], meetings: Iterable[MeetingRecord]) -> None:
        """Add rows, or overwrite those with their keys."""
        if rows := [each.values for each in standings]:
            self._connection.execute(_PUT_STANDINGS[self._dialect], rows)
        if rows := [each.values for each in meetings]:
            self._connection.execute(_PUT_MEETINGS[self._dialect], rows)

    def clear(self) -> None:
        for statement in _CLEAR:
            self._connection.execute(statement)

    def forget_player(self, player_id: int) -> None:
        """What others keep of having met them stays."""
        for statement in _FORGET:
            self._connection.execute(statement, {"of_player": player_id})


def _values(ladder: LadderName, guild: int, people: Collection[int]) -> dict[str, object]:
    return {"of_ladder": ladder, "of_guild": guild, "people": sorted(people)}
