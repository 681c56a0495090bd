"""Subjects: what has deadlines and is owed posts, of whatever kind."""

from sqlalchemy import bindparam, delete, func, insert, select, update

from storage.errors import NotFound
from storage.models.subjects import SUBJECTS, SubjectRecord
from storage.repositories.base import Repository

_IS_IT = SUBJECTS.c.id == bindparam("subject_id")
ADD_SUBJECT = insert(SUBJECTS).returning(SUBJECTS)
_GET = select(SUBJECTS).where(_IS_IT)
_HOLD = _GET.with_for_update()
_OF_KIND = select(SUBJECTS).where(SUBJECTS.c.kind == bindparam("of_kind")).order_by(SUBJECTS.c.id)
_COUNT = (
    select(SUBJECTS.c.kind, func.count().label("number")).group_by(SUBJECTS.c.kind).order_by(SUBJECTS.c.kind)
)
MOVE_SUBJECT = update(SUBJECTS).where(_IS_IT).values(guild_snowflake=bindparam("guild"))
DROP_SUBJECT = delete(SUBJECTS).where(_IS_IT)


class Subjects(Repository):
    """Things with deadlines and posts."""

    __slots__ = ()

    def add(self, kind: str, guild_snowflake: int | None) -> SubjectRecord:
        values = {"kind": kind, "guild_snowflake": guild_snowflake}
        return SubjectRecord.from_row(self._connection.execute(ADD_SUBJECT, values).one())

    def find(self, subject_id: int) -> SubjectRecord | None:
        return self._read_one(SubjectRecord, _GET, {"subject_id": subject_id})

    def lock(self, subject_id: int) -> SubjectRecord:
        """The subject, locked until the transaction ends, as with `Tables.lock`; raises `NotFound`."""
        found = self._read_one(SubjectRecord, _HOLD, {"subject_id": subject_id})
        if found is None:
            raise NotFound("subject", subject_id)
        return found

    def of_kind(self, kind: str) -> list[SubjectRecord]:
        """Oldest first."""
        return self._read(SubjectRecord, _OF_KIND, {"of_kind": kind})

    def count(self) -> dict[str, int]:
        """How many there are of each kind."""
        return {row.kind: row.number for row in self._connection.execute(_COUNT)}
