"""What repositories return: frozen rows that keep no tie to the database.

Every time is an aware UTC datetime. A `*_id` is our key, a `*_snowflake` is Discord's.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, NamedTuple, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
"""What `state` and `payload` hold. `Any`, because the meaning belongs to whoever wrote it, not to storage."""

TableStatus: TypeAlias = Literal["challenge", "playing", "over", "closed"]
"""Where a table stands in its life."""

OPEN_STATUSES: tuple[TableStatus, ...] = ("challenge", "playing")
"""A table of these holds its channel: no second one can be open there."""


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """A person; the only record that knows a name and Discord's key. Who was erased has neither."""

    id: int
    snowflake: int | None
    name: str | None


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table with its snapshot, as it was when it was read.

    `channel_snowflake` is None where a match is played by direct messages. `live_message_snowflake` is the
    message that shows the live board, `live_version` the version from which the log line of that message
    starts.
    """

    id: int
    guild_snowflake: int | None
    channel_snowflake: int | None
    kind: str
    status: TableStatus
    version: int
    state: JsonObject
    live_message_snowflake: int | None
    live_version: int | None
    created_at: datetime
    updated_at: datetime

    @property
    def is_open(self) -> bool:
        """Whether the table holds its channel, if it has one."""
        return self.status in OPEN_STATUSES


@dataclass(frozen=True, slots=True)
class Sight:
    """Whose tables on a server somebody may look at.

    `seen` are the channels that they see, and the threads in them whose channel is not stored; `managed` the
    channels whose private threads they see; `channel` is where they look from, `player_id` who they are, if
    that is known.
    """

    seen: frozenset[int]
    managed: frozenset[int]
    channel: int
    player_id: int | None


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A place held at a table."""

    table_id: int
    seat: int
    player_id: int


class NewEvent(NamedTuple):
    """What happened, before it is stored; `player_id` is who did it, None for the dice and the bot."""

    game: int
    kind: str
    payload: JsonObject
    player_id: int | None = None


@dataclass(frozen=True, slots=True)
class EventRecord:
    """What happened at a table.

    `version` is the table's version after it, `seq` the order of what happened at that version.
    """

    table_id: int
    version: int
    seq: int
    game: int
    kind: str
    payload: JsonObject
    player_id: int | None
    created_at: datetime


@dataclass(frozen=True, slots=True)
class DiceWordsRecord:
    """What a player added to the secret of a game; `words` is None where they were erased."""

    table_id: int
    game: int
    player_id: int
    words: str | None
    digest: str


@dataclass(frozen=True, slots=True)
class ShownDiceRecord:
    """A message that shows the commitment to the dice of a game; `player_id` is whose own board it was."""

    message_snowflake: int
    game: int
    table_id: int
    player_id: int | None
    commitment: str


class NewTransfer(NamedTuple):
    """Points that a player paid to another, before that is stored; `why` says what for."""

    payer_id: int
    payee_id: int
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class TransferRecord:
    """Points that a player paid to another for a game; a point was worth the `stake`."""

    table_id: int
    game: int
    seq: int
    guild_snowflake: int | None
    payer_id: int
    payee_id: int
    points: int
    stake: int
    why: str
    created_at: datetime


@dataclass(frozen=True, slots=True)
class ImportRecord:
    """A match record that a player brought, as text."""

    id: int
    player_id: int
    record: str
    created_at: datetime


@dataclass(frozen=True, slots=True)
class OutboxRecord:
    """A post that Discord is owed; `attempts` counts those that failed, `due_at` is when to try (again)."""

    id: int
    table_id: int
    version: int
    kind: str
    payload: JsonObject
    attempts: int
    last_error: str | None
    due_at: datetime
    created_at: datetime


@dataclass(frozen=True, slots=True)
class DeadlineRecord:
    """What is due at a table at a moment; `version` is the table's from which that was so.

    `player_id` is whom it is about, None for nobody in particular; `fired_at` is None until it has fired.
    """

    id: int
    table_id: int
    player_id: int | None
    kind: str
    version: int
    due_at: datetime
    fired_at: datetime | None


@dataclass(frozen=True, slots=True)
class ReminderRecord:
    """How often a player was reminded since a table last changed, and the message that did so last.

    `channel_snowflake` is None for a direct message, `message_snowflake` while none has arrived.
    """

    table_id: int
    player_id: int
    sent: int
    channel_snowflake: int | None
    message_snowflake: int | None


@dataclass(frozen=True, slots=True)
class DirectBoardRecord:
    """A player's own live board in his direct messages.

    `message_snowflake` is the message that shows it, `version` the one from which its log line starts.
    """

    table_id: int
    player_id: int
    channel_snowflake: int
    message_snowflake: int | None
    version: int


@dataclass(frozen=True, slots=True)
class TroubleRecord:
    """What is wrong with a channel or thread; `guild_snowflake` is None for direct messages."""

    channel_snowflake: int
    guild_snowflake: int | None
    reason: str
    since: datetime
