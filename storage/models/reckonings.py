"""What is to be paid once a chouette is closed, and what has been."""

from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import CheckConstraint, Index, String, text
from sqlmodel import Field

from storage.models.base import NOT_COUNTED, Key, Model, UtcDateTime

PaymentState: TypeAlias = Literal["open", "claimed", "paid", "carried", "void"]
"""Whether a payment is still to be made; `claimed` by the payer alone, `carried` to a later reckoning."""

IS_OPEN_PAYMENT = text("state = 'open'")


class ReckoningRecord(Model, table=True):
    """The reckoning of a chouette that is closed: a subject of its own, and the message that shows it.

    `edition` counts its changes; its buttons bear it. `has_carried`: payments of earlier ones are in it.
    """

    __tablename__ = "reckonings"
    __table_args__ = (
        CheckConstraint("edition >= 0", name="edition"),
        Index(None, "table_id", unique=True),
    )

    subject_id: int = Field(
        sa_type=Key, foreign_key="subjects.id", primary_key=True, sa_column_kwargs=NOT_COUNTED
    )
    table_id: int = Field(sa_type=Key, foreign_key="tables.id")
    edition: int
    has_carried: bool
    message_snowflake: int | None = Field(sa_type=Key)


class PaymentRecord(Model, table=True):
    """Points that one player is to pay to another, so that all are even; `changed_at` is of its state.

    A `void` one is asked of nobody: one of the two is the bot, or was erased.
    """

    __tablename__ = "payments"
    __table_args__ = (
        CheckConstraint("seq >= 0", name="seq"),
        CheckConstraint("payer_id <> payee_id", name="payee"),
        CheckConstraint("points > 0", name="points"),
        CheckConstraint("state IN ('open', 'claimed', 'paid', 'carried', 'void')", name="state"),
        Index(None, "payer_id"),
        Index(None, "payee_id"),
        Index(
            "ix_payments_open",
            "reckoning_id",
            sqlite_where=IS_OPEN_PAYMENT,
            postgresql_where=IS_OPEN_PAYMENT,
        ),
        {"sqlite_with_rowid": False},
    )

    reckoning_id: int = Field(sa_type=Key, foreign_key="reckonings.subject_id", primary_key=True)
    seq: int = Field(primary_key=True)
    payer_id: int = Field(sa_type=Key, foreign_key="players.id")
    payee_id: int = Field(sa_type=Key, foreign_key="players.id")
    points: int
    state: PaymentState = Field(sa_type=String)
    changed_at: datetime = Field(sa_type=UtcDateTime)


RECKONINGS = ReckoningRecord.__table__
PAYMENTS = PaymentRecord.__table__
