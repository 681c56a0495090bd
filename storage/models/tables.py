"""Tables, and what happened at them."""

from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import (
    CheckConstraint,
    ForeignKeyConstraint,
    Index,
    LargeBinary,
    String,
    UniqueConstraint,
    text,
)
from sqlmodel import Field

from storage.models.base import NOT_COUNTED, Json, JsonObject, Key, Model, UtcDateTime

TableStatus: TypeAlias = Literal["challenge", "playing", "over", "closed"]
"""Where a table stands in its life."""

OPEN_STATUSES: tuple[TableStatus, ...] = ("challenge", "playing")
"""A table of these holds its channel: no second one can be open there."""

IS_OPEN = text("status IN ('challenge', 'playing')")
"""`OPEN_STATUSES` in SQL. Without bound values, since with those no planner sees that the index fits."""

IS_PENDING = text("state = 'owed'")
IS_UNNOTIFIED = text("told_at IS NULL")

AnalysisState: TypeAlias = Literal["owed", "done", "failed"]
"""Whether an analysis is still to be made."""


class TableRecord(Model, table=True):
    """A table with its live snapshot: reading it never reads its events.

    It is a subject, whose number is its own; kind and server stand there too, and are always the same.
    A match that is played by direct messages has no channel, but a `DirectBoardRecord` for each player.
    `live_message_snowflake` is the message that shows the live board, `live_version` the version from which
    the log line of that message starts.
    """

    __tablename__ = "tables"
    __table_args__ = (
        CheckConstraint("status IN ('challenge', 'playing', 'over', 'closed')", name="status"),
        CheckConstraint("kind <> ''", name="kind"),
        CheckConstraint("version >= 0", name="version"),
        CheckConstraint("live_version BETWEEN 0 AND version", name="live_version"),
        Index(None, "channel_snowflake", "id"),
        Index(None, "guild_snowflake", "id"),
        Index(
            "ix_tables_open_guild",
            "guild_snowflake",
            "id",
            sqlite_where=IS_OPEN,
            postgresql_where=IS_OPEN,
        ),
        Index(
            "uq_tables_open_channel",
            "channel_snowflake",
            unique=True,
            sqlite_where=IS_OPEN,
            postgresql_where=IS_OPEN,
        ),
    )

    id: int = Field(sa_type=Key, foreign_key="subjects.id", primary_key=True, sa_column_kwargs=NOT_COUNTED)
    guild_snowflake: int | None = Field(sa_type=Key)
    channel_snowflake: int | None = Field(sa_type=Key)
    kind: str
    status: TableStatus = Field(sa_type=String)
    version: int
    state: JsonObject = Field(sa_type=Json)
    live_message_snowflake: int | None = Field(sa_type=Key)
    live_version: int | None
    created_at: datetime = Field(sa_type=UtcDateTime)
    updated_at: datetime = Field(sa_type=UtcDateTime)

    @property
    def is_open(self) -> bool:
        """Whether the table still occupies its channel, if it has one."""
        return self.status in OPEN_STATUSES


class SeatRecord(Model, table=True):
    """A seat at a table, so that all tables of a player are found without reading a snapshot."""

    __tablename__ = "seats"
    __table_args__ = (
        CheckConstraint("seat >= 0", name="seat"),
        UniqueConstraint("table_id", "player_id"),
        Index(None, "player_id", "table_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    seat: int = Field(primary_key=True)
    player_id: int = Field(sa_type=Key, foreign_key="players.id")


class InvitationRecord(Model, table=True):
    """A person's part in an open challenge, so that a player's are found without reading a snapshot."""

    __tablename__ = "invitations"
    __table_args__ = (Index(None, "player_id", "table_id"), {"sqlite_with_rowid": False})

    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    player_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)


class EventRecord(Model, table=True):
    """An event at a table; rows are only ever added, which triggers hold.

    `version` is the table's version after it, `seq` the order of what happened at that version.
    """

    __tablename__ = "events"
    __table_args__ = (
        CheckConstraint("version >= 0", name="version"),
        CheckConstraint("seq >= 0", name="seq"),
        CheckConstraint("game >= 0", name="game"),
        CheckConstraint("kind <> ''", name="kind"),
        Index(None, "table_id", "game"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    version: int = Field(primary_key=True)
    seq: int = Field(primary_key=True)
    game: int
    kind: str
    payload: JsonObject = Field(sa_type=Json)
    player_id: int | None = Field(sa_type=Key, foreign_key="players.id")
    created_at: datetime = Field(sa_type=UtcDateTime)


class TransferRecord(Model, table=True):
    """Points that a player paid to another for a game; rows are only ever added, which triggers hold.

    A point was worth the `stake`; `why` says what it was paid for. The server is the one where the table
    stood when the game was settled.
    """

    __tablename__ = "transfers"
    __table_args__ = (
        CheckConstraint("game > 0", name="game"),
        CheckConstraint("seq >= 0", name="seq"),
        CheckConstraint("payer_id <> payee_id", name="payee"),
        CheckConstraint("points >= 0", name="points"),
        CheckConstraint("stake > 0", name="stake"),
        CheckConstraint("why <> ''", name="why"),
        Index(None, "guild_snowflake", "payer_id", "payee_id"),
        Index("ix_transfers_of_guild", "guild_snowflake", "created_at", "table_id", "game", "seq"),
        Index(None, "payer_id"),
        Index(None, "payee_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    game: int = Field(primary_key=True)
    seq: int = Field(primary_key=True)
    guild_snowflake: int | None = Field(sa_type=Key)
    payer_id: int = Field(sa_type=Key, foreign_key="players.id")
    payee_id: int = Field(sa_type=Key, foreign_key="players.id")
    points: int
    stake: int
    why: str
    created_at: datetime = Field(sa_type=UtcDateTime)


class DiceRecord(Model, table=True):
    """The secret from which the dice of a game follow; rows are only ever added, which triggers hold."""

    __tablename__ = "dice"
    __table_args__ = (
        CheckConstraint("game > 0", name="game"),
        CheckConstraint("length(secret) = 64", name="secret"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    game: int = Field(primary_key=True)
    secret: str
    created_at: datetime = Field(sa_type=UtcDateTime)


class DiceWordsRecord(Model, table=True):
    """The words that a player adds to the secret of a game; None where they were erased.

    The dice need the digest alone, so words can go.
    """

    __tablename__ = "dice_words"
    __table_args__ = (
        CheckConstraint("length(digest) = 64", name="digest"),
        ForeignKeyConstraint(["table_id", "game"], ["dice.table_id", "dice.game"]),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_type=Key, primary_key=True)
    game: int = Field(primary_key=True)
    player_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)
    words: str | None
    digest: str


class ShownDiceRecord(Model, table=True):
    """A message that shows the commitment to the dice of a game, and whose own board it is, if anybody's."""

    __tablename__ = "shown_dice"
    __table_args__ = (
        CheckConstraint("length(commitment) = 64", name="commitment"),
        ForeignKeyConstraint(["table_id", "game"], ["dice.table_id", "dice.game"]),
        Index(None, "table_id"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    message_snowflake: int = Field(sa_type=Key, primary_key=True)
    game: int = Field(primary_key=True)
    table_id: int = Field(sa_type=Key)
    player_id: int | None = Field(sa_type=Key, foreign_key="players.id")
    commitment: str


class DiceTotalRecord(Model, table=True):
    """How often a server has seen a roll."""

    __tablename__ = "dice_totals"
    __table_args__ = (
        CheckConstraint("1 <= low AND low <= high AND high <= 6", name="roll"),
        CheckConstraint("rolled > 0", name="rolled"),
        {"sqlite_with_rowid": False},
    )

    guild_snowflake: int = Field(sa_type=Key, primary_key=True)
    high: int = Field(primary_key=True)
    low: int = Field(primary_key=True)
    rolled: int


class InteractionRecord(Model, table=True):
    """An interaction that was applied, so that its second delivery is not."""

    __tablename__ = "interactions"

    snowflake: int = Field(sa_type=Key, primary_key=True, sa_column_kwargs=NOT_COUNTED)
    used_at: datetime = Field(sa_type=UtcDateTime)


class AnalysisRecord(Model, table=True):
    """An analysis that was asked for: of a table or an import, or of one game there.

    A `game` of 0 stands for all of them. Once it is done, `result` says what was found, and `file` is that as
    other programs read it; once it has failed, `failure` says why. A key is never used again. Of several
    processes `worker` makes it, and tells of it, until `claimed_until`; alone, a process leaves both empty.
    """

    __tablename__ = "analyses"
    __table_args__ = (
        CheckConstraint("(table_id IS NULL) <> (import_id IS NULL)", name="subject"),
        CheckConstraint("game >= 0", name="game"),
        CheckConstraint("depth <> ''", name="depth"),
        CheckConstraint("state IN ('owed', 'done', 'failed')", name="state"),
        CheckConstraint("(state = 'done') = (result IS NOT NULL)", name="result"),
        UniqueConstraint("table_id", "game", "depth"),
        UniqueConstraint("import_id", "game", "depth"),
        Index("ix_analyses_owed", "id", sqlite_where=IS_PENDING, postgresql_where=IS_PENDING),
        {"sqlite_autoincrement": True},
    )

    id: int = Field(sa_type=Key, primary_key=True)
    table_id: int | None = Field(sa_type=Key, foreign_key="tables.id")
    import_id: int | None = Field(sa_type=Key, foreign_key="imports.id")
    game: int
    depth: str
    state: AnalysisState = Field(sa_type=String)
    is_shared: bool
    result: JsonObject | None = Field(sa_type=Json)
    file: bytes | None = Field(sa_type=LargeBinary)
    failure: str | None
    created_at: datetime = Field(sa_type=UtcDateTime)
    worker: str | None
    claimed_until: datetime | None = Field(sa_type=UtcDateTime)


class AnalysisRequestRecord(Model, table=True):
    """A request for an analysis, and where it was made; at `told_at` the person was told its outcome."""

    __tablename__ = "analysis_requests"
    __table_args__ = (
        UniqueConstraint("analysis_id", "player_id"),
        Index(None, "player_id"),
        Index(None, "guild_snowflake"),
        Index(
            "ix_analysis_requests_untold", "id", sqlite_where=IS_UNNOTIFIED, postgresql_where=IS_UNNOTIFIED
        ),
        {"sqlite_autoincrement": True},
    )

    id: int = Field(sa_type=Key, primary_key=True)
    analysis_id: int = Field(sa_type=Key, foreign_key="analyses.id")
    player_id: int = Field(sa_type=Key, foreign_key="players.id")
    guild_snowflake: int | None = Field(sa_type=Key)
    channel_snowflake: int | None = Field(sa_type=Key)
    asked_at: datetime = Field(sa_type=UtcDateTime)
    told_at: datetime | None = Field(sa_type=UtcDateTime)


TABLES = TableRecord.__table__
SEATS = SeatRecord.__table__
INVITATIONS = InvitationRecord.__table__
EVENTS = EventRecord.__table__
TRANSFERS = TransferRecord.__table__
DICE = DiceRecord.__table__
DICE_WORDS = DiceWordsRecord.__table__
SHOWN_DICE = ShownDiceRecord.__table__
DICE_TOTALS = DiceTotalRecord.__table__
INTERACTIONS = InteractionRecord.__table__
ANALYSES = AnalysisRecord.__table__
ANALYSIS_REQUESTS = AnalysisRequestRecord.__table__
