"""A unit of work: all repositories over one transaction."""

from functools import cached_property

from sqlalchemy import Connection

from storage.repositories.base import Transaction
from storage.repositories.deadlines import Deadlines, Reminders
from storage.repositories.dice import Dice, DiceTotals
from storage.repositories.history import Events, Transfers
from storage.repositories.outbox import Interactions, Outbox
from storage.repositories.people import Imports, Notes, Players, Settings, StandingOrders
from storage.repositories.places import DirectBoards, Threads, Trouble
from storage.repositories.tables import Invitations, Seats, Tables


class UnitOfWork(Transaction):
    """One transaction, as `Database.run` hands it to the work; it is of no use afterwards.

    A repository is made when the work first asks for it. `database` is the name of the database.
    """

    def __init__(self, connection: Connection, database: str) -> None:
        super().__init__(connection)
        self.database = database

    deadlines = cached_property(Deadlines)
    dice = cached_property(Dice)
    dice_totals = cached_property(DiceTotals)
    direct_boards = cached_property(DirectBoards)
    events = cached_property(Events)
    imports = cached_property(Imports)
    interactions = cached_property(Interactions)
    invitations = cached_property(Invitations)
    notes = cached_property(Notes)
    outbox = cached_property(Outbox)
    players = cached_property(Players)
    reminders = cached_property(Reminders)
    seats = cached_property(Seats)
    settings = cached_property(Settings)
    standing_orders = cached_property(StandingOrders)
    tables = cached_property(Tables)
    threads = cached_property(Threads)
    transfers = cached_property(Transfers)
    trouble = cached_property(Trouble)
