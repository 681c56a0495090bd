"""The ledger of a chouette, or of a server: standings, every payment, and the shortest way to settle."""

from bot.engine.chouette import payments
from bot.presenters.panel import Panel
from bot.presenters.sentences import chouette as said
from bot.presenters.sentences.chouette import accounts as words
from bot.table.ledger import Account


def standings_panel(accounts: tuple[Account, ...]) -> Panel:
    """Return what everybody has won or lost: in this chouette, and on this server."""
    blocks = [
        f"{words.heading(words.STANDINGS, each.table)}\n{words.standings(each.won, each.people)}"
        for each in accounts
    ]
    return Panel("\n".join([*blocks, said.POINTS_ONLY]))


def trail_panel(account: Account) -> Panel:
    """Return a page of every payment."""
    is_of_server = account.table is None
    lines = list(words.games_paid(account.games, account.people, is_of_server=is_of_server))
    nothing = words.NO_MORE_PAYMENTS if account.page else words.NO_PAYMENTS
    title = words.heading(words.EVERY_PAYMENT, account.table)
    return Panel("\n".join([title, *(lines or [nothing]), said.POINTS_ONLY]))


def settle_panel(account: Account) -> Panel:
    """Return the shortest list of payments after which everybody is even."""
    owed = payments(account.won)
    lines = words.first_payments(said.payment_lines(owed, account.people))
    title = words.heading(words.SETTLE_UP, account.table)
    hint = [words.HOW_TO_SETTLE] if owed else []
    return Panel("\n".join([title, *lines, *hint, said.POINTS_ONLY]))
