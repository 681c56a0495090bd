"""Interactions: each is applied once, however often it is delivered."""

from datetime import datetime

from sqlalchemy import bindparam, delete

from storage.errors import AlreadyUsed
from storage.models import INTERACTIONS
from storage.repositories.base import Repository, insert_or_skip

_INSERTS = insert_or_skip(INTERACTIONS)
_FORGET = delete(INTERACTIONS).where(INTERACTIONS.c.used_at < bindparam("before"))


class Interactions(Repository):
    """Interactions that were applied."""

    __slots__ = ()

    def claim(self, interaction_snowflake: int, now: datetime) -> None:
        """Use the interaction in this transaction; raise `AlreadyUsed` if it was used before."""
        values = {"snowflake": interaction_snowflake, "used_at": now}
        if self._connection.execute(_INSERTS[self._dialect], values).rowcount == 0:
            raise AlreadyUsed(interaction_snowflake)

    def forget_before(self, when: datetime) -> int:
        """Return how many interactions that were used before `when` are now forgotten."""
        return self._connection.execute(_FORGET, {"before": when}).rowcount
