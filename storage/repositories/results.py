"""How games, matches and bets ended, and what features have yet to take in of that."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime

from sqlalchemy import (
    ColumnElement,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    union,
    union_all,
    update,
)

from storage.models.people import IDENTITY
from storage.models.results import MISSED_RESULTS, RESULTS, MissedResultRecord, ResultRecord, Scope
from storage.repositories.base import BATCH, Repository, insert_or_skip

GAMMON = 2
"""In `win`; a backgammon is more."""
_IN_ORDER = (RESULTS.c.ended_at, RESULTS.c.table_id, RESULTS.c.game, RESULTS.c.scope, RESULTS.c.bet)
_ADD = insert(RESULTS)
_ALL = select(RESULTS).order_by(*_IN_ORDER).execution_options(yield_per=BATCH)
_IS_OF_TABLE = RESULTS.c.table_id == bindparam("of_table")
_OF_TABLE = select(RESULTS).where(_IS_OF_TABLE).order_by(*_IN_ORDER)
_OF_GAMES = _OF_TABLE.where(RESULTS.c.game.between(bindparam("first"), bindparam("last")))
_WORTH = RESULTS.c.points * RESULTS.c.stake
_WON_BEFORE = (
    select(RESULTS.c.white_id, RESULTS.c.black_id, func.sum(_WORTH))
    .where(_IS_OF_TABLE, RESULTS.c.game < bindparam("before"))
    .group_by(RESULTS.c.white_id, RESULTS.c.black_id)
)
_DROP = delete(RESULTS).where(_IS_OF_TABLE)
_OF_PLAYER = (
    select(RESULTS)
    .where(or_(RESULTS.c.white_id == bindparam("of_player"), RESULTS.c.black_id == bindparam("of_player")))
    .order_by(*_IN_ORDER)
)
_IS_SEEN_ON = and_(RESULTS.c.guild_snowflake == bindparam("of_guild"), RESULTS.c.is_public)
_BETWEEN = (
    select(RESULTS)
    .where(
        RESULTS.c.white_id.in_(bindparam("both", expanding=True)),
        RESULTS.c.black_id.in_(bindparam("both", expanding=True)),
    )
    .order_by(*_IN_ORDER)
)
_TELLS = and_(
    ~RESULTS.c.is_void,
    ~RESULTS.c.has_bot,
    or_(RESULTS.c.ending.is_(None), RESULTS.c.ending != "abandoned"),
)
"""Whether a result tells how people fared."""
_COUNTED_ON = and_(
    _IS_SEEN_ON,
    _TELLS,
    RESULTS.c.scope.in_(bindparam("scopes", expanding=True)),
    RESULTS.c.ended_at >= bindparam("since"),
)
_SIDES = union_all(
    select(RESULTS.c.white_id.label("player"), RESULTS.c.points.label("won")).where(_COUNTED_ON),
    select(RESULTS.c.black_id.label("player"), (-RESULTS.c.points).label("won")).where(_COUNTED_ON),
).subquery()
_POINTS_ON = select(_SIDES.c.player, func.sum(_SIDES.c.won), func.count()).group_by(_SIDES.c.player)


def _count(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.coalesce(func.sum(case((condition, 1), else_=0)), 0)


_GAME, _MATCH = RESULTS.c.scope == "game", RESULTS.c.scope == "match"
_TOTALS_ON = select(
    _count(_GAME).label("games"),
    _count(_MATCH).label("matches"),
    _count(and_(_GAME, RESULTS.c.win == GAMMON)).label("gammons"),
    _count(and_(_GAME, RESULTS.c.win > GAMMON)).label("backgammons"),
    _count(and_(_GAME, RESULTS.c.ending == "passed")).label("passed"),
    _count(and_(_GAME, RESULTS.c.ending != "passed", RESULTS.c.cube > 1)).label("taken"),
    func.max(RESULTS.c.cube).label("highest_cube"),
    func.min(case((and_(_GAME, RESULTS.c.ending == "played"), RESULTS.c.moves))).label("shortest"),
    func.max(case((_GAME, RESULTS.c.moves))).label("longest"),
).where(_IS_SEEN_ON, _TELLS)
_BET_GAMES_ON = select(func.count()).select_from(
    select(RESULTS.c.table_id, RESULTS.c.game)
    .where(_IS_SEEN_ON, _TELLS, RESULTS.c.scope == "bet")
    .distinct()
    .subquery()
)
_PLAYERS_ON = select(func.count()).select_from(
    union(
        select(RESULTS.c.white_id).where(_IS_SEEN_ON, _TELLS),
        select(RESULTS.c.black_id).where(_IS_SEEN_ON, _TELLS),
    ).subquery()
)
_VOID = (
    update(RESULTS)
    .where(_IS_OF_TABLE, RESULTS.c.game.in_(bindparam("games", expanding=True)))
    .values(is_void=bindparam("new_void"), void_reason=bindparam("new_reason"))
)
_IS_OF_FEATURE = MISSED_RESULTS.c.feature == bindparam("of_feature")
_KEY = ("table_id", "game", "scope", "bet")
_IS_MISSED = and_(*(MISSED_RESULTS.c[name] == RESULTS.c[name] for name in _KEY))
_HAS_MISSED = select(exists().where(_IS_OF_FEATURE))
_MISSED = select(MISSED_RESULTS).order_by(*MISSED_RESULTS.primary_key)
_MISSED_BY = (
    select(RESULTS)
    .join(MISSED_RESULTS, _IS_MISSED)
    .where(_IS_OF_FEATURE, MISSED_RESULTS.c.tried_at <= bindparam("until"))
    .order_by(*_IN_ORDER)
    .limit(bindparam("most"))
    .with_for_update(of=MISSED_RESULTS)
)
_MISS = insert_or_skip(MISSED_RESULTS)
_OF_KEY = and_(_IS_OF_FEATURE, *(MISSED_RESULTS.c[name] == bindparam(f"of_{name}") for name in _KEY))
_CATCH_UP = delete(MISSED_RESULTS).where(_OF_KEY)
_RETRIED = (
    update(MISSED_RESULTS)
    .where(_IS_OF_FEATURE)
    .values(error=bindparam("new_error"), tried_at=bindparam("now"))
)
_REBUILT_FROM = select(IDENTITY.c.results_from)
_SET_REBUILT_FROM = update(IDENTITY).values(results_from=bindparam("next_table"))


class Results(Repository):
    """How things ended."""

    __slots__ = ()

    def append(self, results: Iterable[ResultRecord]) -> None:
        if rows := [result.values for result in results]:
            self._connection.execute(_ADD, rows)

    def replace(self, table_id: int, results: Iterable[ResultRecord]) -> None:
        """Replace all results of a table."""
        self._connection.execute(_DROP, {"of_table": table_id})
        self.append(results)

    def of_table(self, table_id: int) -> list[ResultRecord]:
        """Oldest first."""
        return self._read(ResultRecord, _OF_TABLE, {"of_table": table_id})

    def of_games(self, table_id: int, first: int, last: int) -> list[ResultRecord]:
        """Oldest first, both games included."""
        return self._read(ResultRecord, _OF_GAMES, {"of_table": table_id, "first": first, "last": last})

    def won_before(self, table_id: int, game: int) -> dict[int, int]:
        """Won, or lost if negative, by player, in the games before one: points times the stake.

        Of what is counted twice, as a match and its games, that is of no use.
        """
        won: dict[int, int] = {}
        values = {"of_table": table_id, "before": game}
        for white, black, points in self._connection.execute(_WON_BEFORE, values):
            won[white] = won.get(white, 0) + points
            won[black] = won.get(black, 0) - points
        return won

    def all(self) -> Iterator[ResultRecord]:
        """Oldest first, read bit by bit as they are consumed."""
        return map(ResultRecord.from_row, self._connection.execute(_ALL))

    def of_player(self, player_id: int) -> list[ResultRecord]:
        """On all servers, oldest first."""
        return self._read(ResultRecord, _OF_PLAYER, {"of_player": player_id})

    def between(self, player_id: int, other_id: int) -> list[ResultRecord]:
        """Of two people, everywhere, oldest first."""
        return self._read(ResultRecord, _BETWEEN, {"both": sorted({player_id, other_id})})

    def points_on(self, guild: int, scopes: Collection[Scope], since: datetime) -> dict[int, tuple[int, int]]:
        """The points that each player has won for all to see on a server since then, and in how many rows."""
        values = {"of_guild": guild, "scopes": sorted(scopes), "since": since}
        rows = self._connection.execute(_POINTS_ON, values)
        return {player: (points, count) for player, points, count in rows}

    def totals_on(self, guild: int) -> dict[str, int | None]:
        """How much has ended on a server for all to see: games, matches, gammons and so on.

        The highest cube, and the shortest and longest game in plays, are None where there is none.
        """
        values = {"of_guild": guild}
        found: dict[str, int | None] = dict(self._connection.execute(_TOTALS_ON, values).mappings().one())
        found["bet_games"] = self._connection.execute(_BET_GAMES_ON, values).scalar_one()
        found["players"] = self._connection.execute(_PLAYERS_ON, values).scalar_one()
        return found

    def void(self, table_id: int, games: Collection[int], reason: str | None) -> None:
        """Declare all that ended with some games of a table void, for a reason; without one, take it back."""
        values = {"of_table": table_id, "games": sorted(games)}
        changes = {"new_void": reason is not None, "new_reason": reason}
        self._connection.execute(_VOID, values | changes)

    def has_missed(self, feature: str) -> bool:
        """Whether a feature has yet to take in any."""
        found: bool = self._connection.execute(_HAS_MISSED, {"of_feature": feature}).scalar_one()
        return found

    def missed(self) -> list[MissedResultRecord]:
        """Return the results that some feature has yet to take in."""
        return self._read(MissedResultRecord, _MISSED, {})

    def missed_by(self, feature: str, until: datetime, limit: int) -> list[ResultRecord]:
        """The oldest results that a feature has yet to take in, of those last tried by then.

        They are locked, so that of several processes one alone hands them over.
        """
        return self._read(ResultRecord, _MISSED_BY, {"of_feature": feature, "until": until, "most": limit})

    def miss(self, feature: str, results: Iterable[ResultRecord], error: str, now: datetime) -> None:
        """Note that a feature has yet to take in results."""
        added = {"feature": feature, "error": error, "tried_at": now}
        values = [added | _key_of(result) for result in results]
        self._connection.execute(_MISS[self._dialect], values)

    def retried(self, feature: str, error: str, now: datetime) -> None:
        """Note that a feature has failed once more."""
        self._connection.execute(_RETRIED, {"of_feature": feature, "new_error": error, "now": now})

    def catch_up(self, feature: str, results: Sequence[ResultRecord]) -> None:
        """Forget that a feature had yet to take in results."""
        values = [
            {"of_feature": feature} | {f"of_{name}": value for name, value in _key_of(result).items()}
            for result in results
        ]
        self._connection.execute(_CATCH_UP, values)

    def rebuilt_from(self) -> int | None:
        """The first table whose results are yet to be rebuilt; None once all are."""
        found: int | None = self._connection.execute(_REBUILT_FROM).scalar_one_or_none()
        return found

    def set_rebuilt_from(self, table_id: int | None) -> None:
        self._connection.execute(_SET_REBUILT_FROM, {"next_table": table_id})


def _key_of(result: ResultRecord) -> dict[str, object]:
    return {name: getattr(result, name) for name in _KEY}
