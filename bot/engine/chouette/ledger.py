"""Points won and lost between players: transfers, sums, and the shortest way to settle them all."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.engine.game import WinKind
from bot.engine.keys import PlayerId

EXACT_LIMIT: Final = 12
"""With more players than that, looking at every group of them would take too long."""


class Why(StrEnum):
    """The reason for a transfer."""

    BORNE_OFF = "borne off"
    DROPPED = "dropped"
    RESIGNED = "resigned"
    SETTLED = "settled"
    FORFEITED = "forfeited"
    EXTRA = "extra"  # the fee that comes with an extra cube
    PARTNER = "partner"  # the partner's half of the box's net


@dataclass(frozen=True, slots=True)
class Transfer:
    """Points that one player pays to another: cube times kind, or what was agreed; never negative.

    Args:
        cube: The value of the cube that it was played for, or handed over with; None where none was.
        kind: The kind of game that was won; None where none was.
    """

    payer: PlayerId
    payee: PlayerId
    points: int
    why: Why
    cube: int | None = None
    kind: WinKind | None = None


def sums(transfers: Iterable[Transfer]) -> dict[PlayerId, int]:
    """Won, or lost if negative, by player; together they are zero."""
    won: dict[PlayerId, int] = {}
    for transfer in transfers:
        won[transfer.payer] = won.get(transfer.payer, 0) - transfer.points
        won[transfer.payee] = won.get(transfer.payee, 0) + transfer.points
    return won


@dataclass(frozen=True, slots=True)
class Payment:
    """Points from one player to another, when all is settled at once."""

    payer: PlayerId
    payee: PlayerId
    points: int


def payments(standings: Mapping[PlayerId, int]) -> tuple[Payment, ...]:
    """The shortest list of payments after which everybody is even.

    Each group of players who are even among themselves saves one payment, so as many groups as possible are
    sought. With more than twelve players who are not even, the list is short, but may not be the shortest.

    Args:
        standings: What each player has won, or lost if negative; the sum is zero.
    """
    uneven = {player: points for player, points in sorted(standings.items()) if points}
    groups = _groups(uneven) if len(uneven) <= EXACT_LIMIT else [uneven]
    return tuple(payment for group in groups for payment in _settle(group))


def _groups(standings: Mapping[PlayerId, int]) -> Iterator[dict[PlayerId, int]]:
    """As many groups as possible, each even within itself; a group is a set of bits."""
    players = tuple(standings)
    everybody = (1 << len(players)) - 1
    total = [0] * (everybody + 1)
    groups = [0] * (everybody + 1)
    added = [0] * (everybody + 1)
    for some in range(1, everybody + 1):
        lowest = some & -some
        total[some] = total[some ^ lowest] + standings[players[lowest.bit_length() - 1]]
        bits = [1 << number for number in range(len(players)) if some >> number & 1]
        added[some] = max(bits, key=lambda bit: groups[some ^ bit])
        groups[some] = groups[some ^ added[some]] + (total[some] == 0)
    group: dict[PlayerId, int] = {}
    some = everybody
    while some:
        player = players[added[some].bit_length() - 1]
        group[player] = standings[player]
        some ^= added[some]
        if total[some] == 0:
            yield group
            group = {}


def _settle(group: Mapping[PlayerId, int]) -> Iterator[Payment]:
    """Payments that each leave one of the two even; first those that leave both even."""
    pending = dict(group)
    while any(pending.values()):
        payer = min(pending, key=pending.__getitem__)
        payee = max(pending, key=lambda other: (pending[other] == -pending[payer], pending[other]))
        points = min(-pending[payer], pending[payee])
        pending[payer] += points
        pending[payee] -= points
        yield Payment(payer, payee, points)
