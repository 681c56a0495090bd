"""What a channel hosts, and the people who belong to it: a table of two players, or a chouette's.

Use cases return these values, and presenters show them; they know neither Discord nor the database.
"""

from collections.abc import Sequence

from bot.table.chouette import Awaited, ChouetteHappening, ChouetteState, ChouetteTable
from bot.table.consultation import Room, Shown, Suggestion, captain_now, consulting
from bot.table.hosted import Hosted, LiveBoard, Player, Status
from bot.table.session import (
    Challenge,
    Commitment,
    CommittedDice,
    Happening,
    Offered,
    Step,
    Table,
    TableState,
    Takeback,
    Withdrawal,
)

AnyTable = Table | ChouetteTable
News = Sequence[Happening] | Sequence[ChouetteHappening]
"""What happened at a table, two players' or a chouette's, as everybody may know it."""

__all__ = [
    "AnyTable",
    "Awaited",
    "Challenge",
    "ChouetteHappening",
    "ChouetteState",
    "ChouetteTable",
    "Commitment",
    "CommittedDice",
    "Happening",
    "Hosted",
    "LiveBoard",
    "News",
    "Offered",
    "Player",
    "Room",
    "Shown",
    "Status",
    "Step",
    "Suggestion",
    "Table",
    "TableState",
    "Takeback",
    "Withdrawal",
    "captain_now",
    "consulting",
]
