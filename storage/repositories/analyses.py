"""Analyses: which are pending, what came of them, and who is to be told."""

from datetime import datetime

from sqlalchemy import bindparam, delete, exists, func, insert, or_, select, update

from storage.errors import NotFound
from storage.models.base import JsonObject
from storage.models.people import IMPORTS
from storage.models.tables import (
    ANALYSES,
    ANALYSIS_REQUESTS,
    IS_PENDING,
    AnalysisRecord,
    AnalysisRequestRecord,
)
from storage.repositories.base import Repository, Transaction, insert_or_update
from storage.repositories.claims import LEASE
from storage.repositories.people import NEWEST_IMPORTS

_ALL_GAMES = 0
_PENDING, _DONE, _FAILED = "owed", "done", "failed"

_BY_ID = ANALYSES.c.id == bindparam("analysis_id")
_GET = select(ANALYSES).where(_BY_ID)
_OF_GAME = (ANALYSES.c.game == bindparam("of_game"), ANALYSES.c.depth == bindparam("of_depth"))
_OF_TABLE = select(ANALYSES).where(ANALYSES.c.table_id == bindparam("subject"), *_OF_GAME)
_OF_IMPORT = select(ANALYSES).where(ANALYSES.c.import_id == bindparam("subject"), *_OF_GAME)
_HAS_ASKED = exists().where(
    ANALYSIS_REQUESTS.c.analysis_id == ANALYSES.c.id,
    ANALYSIS_REQUESTS.c.player_id == bindparam("of_player"),
)
_SHOWN = (
    select(ANALYSES)
    .where(
        ANALYSES.c.game.in_([_ALL_GAMES, bindparam("of_game")]),
        ANALYSES.c.state == _DONE,
        or_(ANALYSES.c.is_shared, _HAS_ASKED),
    )
    .order_by(ANALYSES.c.depth, ANALYSES.c.game)  # deep before quick
    .limit(1)
)
_SHOWN_OF_TABLE = _SHOWN.where(ANALYSES.c.table_id == bindparam("subject"))
_SHOWN_OF_IMPORT = _SHOWN.where(ANALYSES.c.import_id == bindparam("subject"))
_ADD = insert(ANALYSES).returning(ANALYSES)
_ALL_PENDING = select(ANALYSES).where(IS_PENDING).order_by(ANALYSES.c.id)
_COUNT_PENDING = select(func.count()).select_from(ANALYSES).where(IS_PENDING)
_REQUEUE = update(ANALYSES).where(_BY_ID).values(state=_PENDING, failure=None)
_SETTLE = (
    update(ANALYSES)
    .where(_BY_ID, ANALYSES.c.state == _PENDING)
    .values(
        state=bindparam("new_state"),
        result=bindparam("new_result", type_=ANALYSES.c.result.type),
        file=bindparam("new_file"),
        failure=bindparam("new_failure"),
    )
)
_SHARE = update(ANALYSES).where(_BY_ID).values(is_shared=True)

_REQUEST = insert_or_update(
    ANALYSIS_REQUESTS,
    [ANALYSIS_REQUESTS.c.analysis_id, ANALYSIS_REQUESTS.c.player_id],
    lambda new: {
        "guild_snowflake": new.guild_snowflake,
        "channel_snowflake": new.channel_snowflake,
        "asked_at": new.asked_at,
        "told_at": None,
    },
)
_OWED_REQUESTS = (
    select(func.count())
    .select_from(ANALYSIS_REQUESTS.join(ANALYSES, ANALYSES.c.id == ANALYSIS_REQUESTS.c.analysis_id))
    .where(ANALYSES.c.state == _PENDING)
)
_PENDING_OF_PLAYER = _OWED_REQUESTS.where(ANALYSIS_REQUESTS.c.player_id == bindparam("of_player"))
_PENDING_IN_GUILD = _OWED_REQUESTS.where(ANALYSIS_REQUESTS.c.guild_snowflake == bindparam("of_guild"))
_UNTOLD = (
    select(ANALYSIS_REQUESTS)
    .join(ANALYSES, ANALYSES.c.id == ANALYSIS_REQUESTS.c.analysis_id)
    .where(ANALYSIS_REQUESTS.c.told_at.is_(None), ANALYSES.c.state != _PENDING)
    .order_by(ANALYSIS_REQUESTS.c.id)
)
_TOLD = (
    update(ANALYSIS_REQUESTS)
    .where(
        ANALYSIS_REQUESTS.c.analysis_id == bindparam("of_analysis"),
        ANALYSIS_REQUESTS.c.player_id == bindparam("of_player"),
    )
    .values(told_at=bindparam("moment"))
)
_REQUESTS_OF = select(ANALYSIS_REQUESTS).where(ANALYSIS_REQUESTS.c.analysis_id == bindparam("of_analysis"))
_OF_PLAYER = (
    select(ANALYSIS_REQUESTS)
    .where(ANALYSIS_REQUESTS.c.player_id == bindparam("of_player"))
    .order_by(ANALYSIS_REQUESTS.c.id)
)
_FORGET_REQUESTS = delete(ANALYSIS_REQUESTS).where(ANALYSIS_REQUESTS.c.player_id == bindparam("of_player"))

_OF_IMPORTS_OF_PLAYER = ANALYSES.c.import_id.in_(
    select(IMPORTS.c.id).where(IMPORTS.c.player_id == bindparam("of_player"))
)
_OLD_ANALYSES = select(ANALYSES.c.id).where(
    _OF_IMPORTS_OF_PLAYER, ANALYSES.c.import_id.not_in(NEWEST_IMPORTS)
)
_FORGET_OLD_REQUESTS = delete(ANALYSIS_REQUESTS).where(ANALYSIS_REQUESTS.c.analysis_id.in_(_OLD_ANALYSES))
_FORGET_OLD = delete(ANALYSES).where(_OF_IMPORTS_OF_PLAYER, ANALYSES.c.import_id.not_in(NEWEST_IMPORTS))


_OWN = ANALYSES.c.worker == bindparam("own")
_IS_FREE = or_(ANALYSES.c.worker.is_(None), _OWN, ANALYSES.c.claimed_until <= bindparam("moment"))
_CLAIM = (
    update(ANALYSES)
    .where(_BY_ID, ANALYSES.c.state == _PENDING, _IS_FREE)
    .values(worker=bindparam("own"), claimed_until=bindparam("later"))
)
_RENEW = update(ANALYSES).where(IS_PENDING, _OWN).values(claimed_until=bindparam("later"))
_RELEASE = update(ANALYSES).where(IS_PENDING, _OWN).values(worker=None, claimed_until=None)
_UNTOLD_FOR_WORKER = _UNTOLD.where(_IS_FREE)


class Analyses(Repository):
    """Analyses, and who asked for them; the caller checks who may see one."""

    __slots__ = ("_worker",)

    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction)
        self._worker = transaction.worker

    def claim(self, analysis_id: int, now: datetime) -> bool:
        """Make a pending one from now on; False while another process does."""
        if self._worker is None:
            return True
        values = {"own": self._worker.name, "moment": now, "later": now + LEASE, "analysis_id": analysis_id}
        return self._connection.execute(_CLAIM, values).rowcount == 1

    def renew_claims(self, now: datetime) -> None:
        """Go on with all that this process makes."""
        if self._worker is not None:
            self._connection.execute(_RENEW, {"own": self._worker.name, "later": now + LEASE})

    def release_claims(self) -> None:
        """Leave to others what this process has begun."""
        if self._worker is not None:
            self._connection.execute(_RELEASE, {"own": self._worker.name})

    def get(self, analysis_id: int) -> AnalysisRecord:
        """Raises `NotFound`."""
        found = self._read_one(AnalysisRecord, _GET, {"analysis_id": analysis_id})
        if found is None:
            raise NotFound("analysis", analysis_id)
        return found

    def of_table(self, table_id: int, game: int, depth: str) -> AnalysisRecord | None:
        values = {"subject": table_id, "of_game": game, "of_depth": depth}
        return self._read_one(AnalysisRecord, _OF_TABLE, values)

    def of_import(self, import_id: int, game: int, depth: str) -> AnalysisRecord | None:
        values = {"subject": import_id, "of_game": game, "of_depth": depth}
        return self._read_one(AnalysisRecord, _OF_IMPORT, values)

    def shown_of_table(self, table_id: int, game: int, player_id: int | None) -> AnalysisRecord | None:
        """The deepest of a game that is done and was shared, or that a player has asked for."""
        values = {"subject": table_id, "of_game": game, "of_player": player_id}
        return self._read_one(AnalysisRecord, _SHOWN_OF_TABLE, values)

    def shown_of_import(self, import_id: int, game: int, player_id: int | None) -> AnalysisRecord | None:
        """The same of an import."""
        values = {"subject": import_id, "of_game": game, "of_player": player_id}
        return self._read_one(AnalysisRecord, _SHOWN_OF_IMPORT, values)

    def add(
        self, *, table_id: int | None, import_id: int | None, game: int, depth: str, now: datetime
    ) -> AnalysisRecord:
        """Owe an analysis."""
        values = {
            "table_id": table_id,
            "import_id": import_id,
            "game": game,
            "depth": depth,
            "state": _PENDING,
            "is_shared": False,
            "created_at": now,
        }
        return AnalysisRecord.from_row(self._connection.execute(_ADD, values).one())

    def requeue(self, analysis_id: int) -> None:
        """Make one that has failed pending again."""
        self._connection.execute(_REQUEUE, {"analysis_id": analysis_id})

    def pending(self) -> list[AnalysisRecord]:
        """Those that are to be made, the longest first."""
        return self._read(AnalysisRecord, _ALL_PENDING, {})

    def count_pending(self) -> int:
        number: int = self._connection.execute(_COUNT_PENDING).scalar_one()
        return number

    def settle(self, analysis_id: int, result: JsonObject, file: bytes) -> None:
        """Note what was found, unless another process has by now."""
        self._settle(analysis_id, _DONE, result, file, None)

    def fail(self, analysis_id: int, failure: str) -> None:
        """Note why nothing was found."""
        self._settle(analysis_id, _FAILED, None, None, failure)

    def _settle(
        self, analysis_id: int, state: str, result: JsonObject | None, file: bytes | None, failure: str | None
    ) -> None:
        values = {
            "analysis_id": analysis_id,
            "new_state": state,
            "new_result": result,
            "new_file": file,
            "new_failure": failure,
        }
        self._connection.execute(_SETTLE, values)

    def share(self, analysis_id: int) -> None:
        """Note that it stands where others see it."""
        self._connection.execute(_SHARE, {"analysis_id": analysis_id})

    def request(
        self, analysis_id: int, player_id: int, guild: int | None, channel: int | None, now: datetime
    ) -> None:
        """Note that a player is to be told of it, and where they asked; asking again replaces that."""
        values = {
            "analysis_id": analysis_id,
            "player_id": player_id,
            "guild_snowflake": guild,
            "channel_snowflake": channel,
            "asked_at": now,
        }
        self._connection.execute(_REQUEST[self._dialect], values)

    def count_pending_of(self, player_id: int) -> int:
        """How many that a player asked for are still to be made."""
        number: int = self._connection.execute(_PENDING_OF_PLAYER, {"of_player": player_id}).scalar_one()
        return number

    def count_pending_in(self, guild: int) -> int:
        """How many times one was asked for on a server that is still to be made."""
        number: int = self._connection.execute(_PENDING_IN_GUILD, {"of_guild": guild}).scalar_one()
        return number

    def unnotified(self, now: datetime) -> list[AnalysisRequestRecord]:
        """Return the requests whose outcome this process is to tell, the longest waiting first."""
        if self._worker is None:
            return self._read(AnalysisRequestRecord, _UNTOLD, {})
        values = {"own": self._worker.name, "moment": now}
        return self._read(AnalysisRequestRecord, _UNTOLD_FOR_WORKER, values)

    def mark_notified(self, analysis_id: int, player_id: int, now: datetime) -> None:
        values = {"of_analysis": analysis_id, "of_player": player_id, "moment": now}
        self._connection.execute(_TOLD, values)

    def requests_of(self, analysis_id: int) -> list[AnalysisRequestRecord]:
        return self._read(AnalysisRequestRecord, _REQUESTS_OF, {"of_analysis": analysis_id})

    def of_player(self, player_id: int) -> list[AnalysisRequestRecord]:
        """Return a player's requests, oldest first."""
        return self._read(AnalysisRequestRecord, _OF_PLAYER, {"of_player": player_id})

    def forget_old_imports(self, player_id: int, count: int) -> None:
        """Forget the analyses of all imports of a player but the newest `count`."""
        values = {"of_player": player_id, "at_most": count}
        self._connection.execute(_FORGET_OLD_REQUESTS, values)
        self._connection.execute(_FORGET_OLD, values)

    def forget_player(self, player_id: int) -> None:
        """Forget what a player has asked for, and the analyses of what they have imported."""
        self.forget_old_imports(player_id, 0)
        self._connection.execute(_FORGET_REQUESTS, {"of_player": player_id})
