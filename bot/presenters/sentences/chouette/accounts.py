"""The pages of the ledger: their headings, and every payment under its game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.presenters.sentences.chouette.ledger import SESSION, standings_table, transfer_lines
from bot.presenters.sentences.chouette.people import Names
from bot.table.ledger import Paid

SERVER: Final = "All chouettes of this server"
STANDINGS: Final = "Standings"
FINAL_STANDINGS: Final = "Final standings"
EVERY_PAYMENT: Final = "Every payment"
SETTLE_UP: Final = "Settle up"
THIS_CHOUETTE: Final = "This chouette"
LEDGER: Final = "Ledger"
ALL_TIME: Final = "All time"
NEWER: Final = "Newer"
OLDER: Final = "Older"
NO_PAYMENTS: Final = "Nothing was paid yet."
NO_MORE_PAYMENTS: Final = "There are no older payments."
HOW_TO_SETTLE: Final = "-# With these payments, and no fewer, everybody would be even."
MOST_IN_TABLE: Final = 40
MOST_PAYMENTS: Final = 20
"""As many as fit a message with the longest names."""


def heading(what: str, table: int | None) -> str:
    """Return what a page of the ledger shows, and of what."""
    where = SERVER if table is None else f"{SESSION} (#{table})"
    return f"### {what}\n{where}"


def standings(won: Mapping[int, int], names: Names) -> str:
    """Return what everybody has won or lost, the most first; of very many, those who won or lost most."""
    extreme = sorted(won, key=lambda player: -abs(won[player]))[:MOST_IN_TABLE]
    table = standings_table({player: won[player] for player in extreme}, names)
    left = len(won) - len(extreme)
    return f"{table}\n-# {left} more who won or lost less" if left else table


def first_payments(lines: list[str]) -> list[str]:
    """Return payments as many as fit a message, and how many more there are."""
    left = len(lines) - MOST_PAYMENTS
    return lines if left <= 0 else [*lines[:MOST_PAYMENTS], f"-# … and {left} more"]


def games_paid(games: Sequence[Paid], names: Names, *, is_of_server: bool) -> Iterator[str]:
    """Yield payments game by game, each under its heading; on a server, also of which chouette."""
    for paid in games:
        of_table = f"#{paid.table}, game {paid.game}" if is_of_server else f"Game {paid.game}"
        stake = "" if paid.stake == 1 else f", stake {paid.stake}"
        yield f"**{of_table}**{stake}{', in play' if paid.is_open else ''}"
        yield from transfer_lines(paid.transfers, names)
