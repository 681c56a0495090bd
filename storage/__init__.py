"""Storage for Barpoint: SQLite by default, PostgreSQL for several processes.

`Database.run` gives a `UnitOfWork` to a synchronous function and makes one transaction of it. Its
repositories hold all SQL: they take text, numbers and JSON, and return rows that never change. Nothing here
knows the rules or Discord.
"""

from storage.database import Database, UnitOfWork
from storage.models.people import (
    ChannelProblemRecord,
    DirectBoardRecord,
    ImportRecord,
    PlayerRecord,
    ReminderRecord,
)
from storage.models.reckonings import PaymentRecord, PaymentState, ReckoningRecord
from storage.models.results import MissedResultRecord, ResultEnding, ResultRecord, Scope
from storage.models.standings import (
    EVERYWHERE,
    LadderName,
    MeetingRecord,
    RatingChangeRecord,
    StandingRecord,
)
from storage.models.subjects import DeadlineRecord, OutboxRecord, SubjectRecord
from storage.models.tables import (
    AnalysisRecord,
    AnalysisRequestRecord,
    DiceWordsRecord,
    EventRecord,
    SeatRecord,
    ShownDiceRecord,
    TableRecord,
    TableStatus,
    TransferRecord,
)
from storage.repositories.base import Visibility, Worker
from storage.repositories.claims import LEASE, PATIENCE, Claim
from storage.repositories.history import DatedEvent, NewEvent, NewTransfer
from storage.repositories.reckonings import NewPayment
from storage.repositories.standings import Standings
