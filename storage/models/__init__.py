"""The schema: one SQLModel class a table.

SQLModel's `table=True` classes validate nothing, so every rule of the data is a constraint of the table.
Repositories use the tables through SQLAlchemy Core: no session and no model object is ever made.
Migrations create the schema (and the triggers that keep `events`, `dice` and `transfers` append-only); a test
holds both together.
"""

from storage.models.base import Model
from storage.models.correspondence import DEADLINES, DIRECT_BOARDS, NOTES, REMINDERS, STANDING_ORDERS, TROUBLE
from storage.models.fairness import DICE, DICE_TOTALS, DICE_WORDS, SHOWN_DICE
from storage.models.identity import IDENTITY
from storage.models.ledger import TRANSFERS
from storage.models.people import IMPORTS, PLAYER_SETTINGS, PLAYERS, SERVER_SETTINGS
from storage.models.play import EVENTS, INTERACTIONS, INVITATIONS, IS_OPEN, OUTBOX, SEATS, TABLES, THREADS

__all__ = [
    "DEADLINES",
    "DICE",
    "DICE_TOTALS",
    "DICE_WORDS",
    "DIRECT_BOARDS",
    "EVENTS",
    "IDENTITY",
    "IMPORTS",
    "INTERACTIONS",
    "INVITATIONS",
    "IS_OPEN",
    "NOTES",
    "OUTBOX",
    "PLAYERS",
    "PLAYER_SETTINGS",
    "REMINDERS",
    "SEATS",
    "SERVER_SETTINGS",
    "SHOWN_DICE",
    "STANDING_ORDERS",
    "TABLES",
    "THREADS",
    "TRANSFERS",
    "TROUBLE",
    "Model",
]
