"""A unit of work: all repositories over one transaction."""

from sqlalchemy import Connection

from storage.repositories.deadlines import Deadlines
from storage.repositories.dice import Dice
from storage.repositories.dice_totals import DiceTotals
from storage.repositories.direct_boards import DirectBoards
from storage.repositories.events import Events
from storage.repositories.imports import Imports
from storage.repositories.interactions import Interactions
from storage.repositories.invitations import Invitations
from storage.repositories.notes import Notes
from storage.repositories.outbox import Outbox
from storage.repositories.players import Players
from storage.repositories.reminders import Reminders
from storage.repositories.seats import Seats
from storage.repositories.settings import Settings
from storage.repositories.standing_orders import StandingOrders
from storage.repositories.tables import Tables
from storage.repositories.threads import Threads
from storage.repositories.transfers import Transfers
from storage.repositories.trouble import Trouble


class UnitOfWork:
    """One transaction, as `Database.run` hands it to the work; it is of no use afterwards.

    `database` is the name of the database.
    """

    __slots__ = (
        "database",
        "deadlines",
        "dice",
        "dice_totals",
        "direct_boards",
        "events",
        "imports",
        "interactions",
        "invitations",
        "notes",
        "outbox",
        "players",
        "reminders",
        "seats",
        "settings",
        "standing_orders",
        "tables",
        "threads",
        "transfers",
        "trouble",
    )

    def __init__(self, connection: Connection, database: str) -> None:
        self.database = database
        self.players = Players(connection)
        self.settings = Settings(connection)
        self.tables = Tables(connection)
        self.threads = Threads(connection)
        self.reminders = Reminders(connection)
        self.seats = Seats(connection)
        self.invitations = Invitations(connection)
        self.events = Events(connection)
        self.dice = Dice(connection)
        self.dice_totals = DiceTotals(connection)
        self.imports = Imports(connection)
        self.outbox = Outbox(connection)
        self.interactions = Interactions(connection)
        self.deadlines = Deadlines(connection)
        self.direct_boards = DirectBoards(connection)
        self.notes = Notes(connection)
        self.standing_orders = StandingOrders(connection)
        self.transfers = Transfers(connection)
        self.trouble = Trouble(connection)
