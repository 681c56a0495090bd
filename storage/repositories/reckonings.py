"""What is to be paid once tables are closed."""

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import bindparam, insert, or_, select, update

from storage.errors import NotFound
from storage.models.reckonings import PAYMENTS, RECKONINGS, PaymentRecord, PaymentState, ReckoningRecord
from storage.models.tables import TABLES
from storage.repositories.base import CHANNEL, IS_PRIVATE, Repository, with_threads

_IS_IT = RECKONINGS.c.subject_id == bindparam("of_subject")
_ADD = insert(RECKONINGS).returning(RECKONINGS)
_GET = select(RECKONINGS).where(_IS_IT)
_OF_TABLE = select(RECKONINGS).where(RECKONINGS.c.table_id == bindparam("of_table"))
_CHANGED = update(RECKONINGS).where(_IS_IT).values(edition=RECKONINGS.c.edition + 1).returning(RECKONINGS)
_SHOWN = update(RECKONINGS).where(_IS_IT).values(message_snowflake=bindparam("message"))
_ADD_PAYMENT = insert(PAYMENTS)
_PAYMENTS = (
    select(PAYMENTS).where(PAYMENTS.c.reckoning_id == bindparam("of_reckoning")).order_by(PAYMENTS.c.seq)
)
_SET_STATE = (
    update(PAYMENTS)
    .where(PAYMENTS.c.reckoning_id == bindparam("of_reckoning"), PAYMENTS.c.seq == bindparam("of_seq"))
    .values(state=bindparam("new_state"), changed_at=bindparam("now"))
)
_OF_PLAYER = (
    select(PAYMENTS)
    .where(or_(PAYMENTS.c.payer_id == bindparam("of_player"), PAYMENTS.c.payee_id == bindparam("of_player")))
    .order_by(PAYMENTS.c.reckoning_id, PAYMENTS.c.seq)
)
_OPEN = (
    select(PAYMENTS)
    .select_from(
        with_threads(
            PAYMENTS.join(RECKONINGS, RECKONINGS.c.subject_id == PAYMENTS.c.reckoning_id).join(
                TABLES, TABLES.c.id == RECKONINGS.c.table_id
            )
        )
    )
    .where(PAYMENTS.c.state == "open")
    .order_by(PAYMENTS.c.reckoning_id, PAYMENTS.c.seq)
)
_OPEN_IN_CHANNEL = _OPEN.where(~IS_PRIVATE, bindparam("in_channel") == CHANNEL)
_OPEN_IN_PRIVATE_THREAD = _OPEN.where(IS_PRIVATE, TABLES.c.channel_snowflake == bindparam("in_channel"))


class NewPayment(NamedTuple):
    """Points that one player is to pay to another, before that is stored."""

    payer_id: int
    payee_id: int
    points: int
    state: PaymentState


class Reckonings(Repository):
    """Reckonings, each locked by its subject."""

    __slots__ = ()

    def add(
        self,
        subject_id: int,
        table_id: int,
        payments: Iterable[NewPayment],
        now: datetime,
        *,
        has_carried: bool,
    ) -> ReckoningRecord:
        """One for each table, whose subject is there."""
        values = {
            "subject_id": subject_id,
            "table_id": table_id,
            "edition": 0,
            "has_carried": has_carried,
            "message_snowflake": None,
        }
        added = ReckoningRecord.from_row(self._connection.execute(_ADD, values).one())
        rows = [
            each._asdict() | {"reckoning_id": subject_id, "seq": seq, "changed_at": now}
            for seq, each in enumerate(payments)
        ]
        if rows:
            self._connection.execute(_ADD_PAYMENT, rows)
        return added

    def get(self, subject_id: int) -> ReckoningRecord:
        """Raises `NotFound`."""
        found = self.find(subject_id)
        if found is None:
            raise NotFound("reckoning", subject_id)
        return found

    def find(self, subject_id: int) -> ReckoningRecord | None:
        return self._read_one(ReckoningRecord, _GET, {"of_subject": subject_id})

    def of_table(self, table_id: int) -> ReckoningRecord | None:
        return self._read_one(ReckoningRecord, _OF_TABLE, {"of_table": table_id})

    def changed(self, subject_id: int) -> ReckoningRecord:
        """Count a change of something that it shows."""
        row = self._connection.execute(_CHANGED, {"of_subject": subject_id}).one()
        return ReckoningRecord.from_row(row)

    def set_message(self, subject_id: int, message_snowflake: int) -> None:
        self._connection.execute(_SHOWN, {"of_subject": subject_id, "message": message_snowflake})

    def payments(self, subject_id: int) -> list[PaymentRecord]:
        """In order."""
        return self._read(PaymentRecord, _PAYMENTS, {"of_reckoning": subject_id})

    def set_state(self, payment: PaymentRecord, state: PaymentState, now: datetime) -> None:
        values = {
            "of_reckoning": payment.reckoning_id,
            "of_seq": payment.seq,
            "new_state": state,
            "now": now,
        }
        self._connection.execute(_SET_STATE, values)

    def of_player(self, player_id: int) -> list[PaymentRecord]:
        """Oldest first."""
        return self._read(PaymentRecord, _OF_PLAYER, {"of_player": player_id})

    def open_in(self, channel_snowflake: int, *, is_private: bool) -> list[PaymentRecord]:
        """What nobody has paid of tables in a channel and its public threads; or in one private thread.

        Oldest first.
        """
        statement = _OPEN_IN_PRIVATE_THREAD if is_private else _OPEN_IN_CHANNEL
        return self._read(PaymentRecord, statement, {"in_channel": channel_snowflake})
