"""The ledger of chouettes as it is shown: what everybody has won, and every payment that led there."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine.chouette import Transfer
from bot.table.hosted import Player


@dataclass(frozen=True, slots=True)
class Paid:
    """Payments of one game, in order; a point was worth the `stake`. More follow while it `is_open`."""

    table: int
    game: int
    stake: int
    transfers: tuple[Transfer, ...]
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class Account:
    """What was won and lost at one chouette, or at all of a server.

    Args:
        won: What each player has won, or lost if negative: points times the stake; the sum is zero.
        people: Everybody whom it names, by our key.
        table: Our key of the chouette; None for all of the server.
        games: A page of the payments, newest first; empty where they were not asked for.
        page: The number of that page, from 0.
        has_more: Whether older payments follow.

    """

    won: Mapping[int, int]
    people: Mapping[int, Player]
    table: int | None = None
    games: tuple[Paid, ...] = ()
    page: int = 0
    has_more: bool = False
