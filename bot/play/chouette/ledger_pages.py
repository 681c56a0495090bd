"""Pages of the ledger: who has won what, every payment, and how all is settled."""

from bot.engine.chouette import payments
from bot.play.chouette.ledger import Account
from bot.play.chouette.reckoning_pages import NOTHING_ASKED, Asked, asked_panel
from bot.play.chouette.text import ledger as ledger_text
from bot.play.display.panel import Panel
from bot.text.catalogue import phrase


def standings_panel(accounts: tuple[Account, ...], unpaid: int = 0) -> Panel:
    """Everybody's points: in this chouette, and on this server if those are more; and what is yet to pay."""
    points = [{player: won for player, won in each.won.items() if won} for each in accounts]
    is_alone = len(accounts) > 1 and points[0] == points[1]
    shown = accounts[:1] if is_alone else accounts
    blocks = [
        line
        for each in shown
        for line in (ledger_text.opened_line(each.of), ledger_text.standings(each.won, each.people))
    ]
    asked = [phrase("reckoning-unpaid", count=unpaid)] if unpaid else []
    notes = [*asked, *([ledger_text.only_one()] if is_alone else []), ledger_text.points_only()]
    return Panel("\n".join([ledger_text.heading("standings"), *blocks, *notes]))


def trail_panel(account: Account) -> Panel:
    is_of_server = account.of is None
    lines = list(ledger_text.games_paid(account.games, account.people, is_of_server=is_of_server))
    nothing = phrase("ledger-no-older-payments") if account.page else phrase("ledger-nothing-paid")
    title, opened = ledger_text.heading("payments"), ledger_text.opened_line(account.of)
    return Panel("\n".join([title, opened, *(lines or [nothing]), ledger_text.points_only()]))


def settle_panel(account: Account, asked: Asked = NOTHING_ASKED) -> Panel:
    """The shortest list of payments after which everybody is even; and those that are asked of people.

    Once a chouette is reckoned up, that list is its reckoning.
    """
    lines = [ledger_text.heading("settle"), ledger_text.opened_line(account.of)]
    if not asked.is_reckoned:
        pending = payments(account.won)
        lines += ledger_text.first_payments(ledger_text.payment_lines(pending, account.people))
        lines += [f"-# {phrase('ledger-how-to-settle', payments=len(pending))}"] if pending else []
    return asked_panel([*lines, ledger_text.points_only()], asked)
