"""How games, matches and bets ended, and what features have yet to take in of that."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import and_, bindparam, delete, exists, func, insert, or_, select, update

from storage.models.people import IDENTITY
from storage.models.results import MISSED_RESULTS, RESULTS, MissedResultRecord, ResultRecord
from storage.repositories.base import Repository, insert_or_skip

_IN_ORDER = (RESULTS.c.ended_at, RESULTS.c.table_id, RESULTS.c.game, RESULTS.c.scope, RESULTS.c.bet)
_ADD = insert(RESULTS)
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

    def of_player(self, player_id: int) -> list[ResultRecord]:
        """On all servers, oldest first."""
        return self._read(ResultRecord, _OF_PLAYER, {"of_player": player_id})

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
