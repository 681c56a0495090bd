"""The line: who rolls for the order, who is dealt in, who is the next box, and where the others stand."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from bot.engine.actions import Throw
from bot.engine.chouette.game import ChouetteGame, Instruction, StandingInstruction
from bot.engine.chouette.options import ChouetteSheet, JoinPosition, Retention
from bot.engine.chouette.state import Chouette, PartnerSearch
from bot.engine.game import Bet, Cube, Game
from bot.engine.keys import FIRST_CUBE, CubeIndex, GameNumber, PlayerId


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice that a player threw for a place: one, and one more for each tie."""

    player: PlayerId
    dice: tuple[int, ...]


def throw_for_order(players: Sequence[PlayerId], throw: Throw) -> tuple[Thrown, ...]:
    """The dice that everyone threw for the order, the highest first.

    Players with equal dice throw again, round by round, for the places that they hold together. Dice come two
    at a time; if the number of throws is odd, one die is not used.
    """
    dice: dict[PlayerId, tuple[int, ...]] = dict.fromkeys(players, ())
    tied = tuple(players)
    while tied:
        for player in tied:
            dice[player] += (throw(),)
        alike = Counter(dice.values())
        tied = tuple(player for player in _sorted(dice) if alike[dice[player]] > 1)
    if sum(map(len, dice.values())) % 2:
        throw()
    return tuple(Thrown(player, dice[player]) for player in _sorted(dice))


def _sorted(dice: dict[PlayerId, tuple[int, ...]]) -> list[PlayerId]:
    """Highest first; equals stay in their order."""
    return sorted(dice, key=dice.__getitem__, reverse=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game, as far as the order of play depends on it.

    Args:
        line: The line at the end of the game, those who dropped as captains behind the others already.
        original: Who was captain when the game began.
        captains: The captains of record in order, without those who left or were relieved for good, even as
            winners.
        winners: The members who beat the box.
        net: What the box won, or lost if negative.
        beat_all: Whether the box beat every member.
    """

    box: PlayerId
    line: tuple[PlayerId, ...]
    original: PlayerId
    captains: tuple[PlayerId, ...]
    winners: tuple[PlayerId, ...]
    net: int
    beat_all: bool


@dataclass(frozen=True, slots=True)
class Seating:
    """The next box and line, before anybody joins or leaves; `loser` stands at the bottom for having lost."""

    box: PlayerId
    line: tuple[PlayerId, ...]
    loser: PlayerId | None


def rotate(retention: Retention, outcome: Outcome) -> Seating:
    """The next box and line by one of the schools."""
    if retention is Retention.BEATS_ORIGINAL_CAPTAIN:
        has_won = outcome.original in outcome.winners and outcome.original in outcome.captains
        return _beaten(outcome, outcome.original) if has_won else _stays(outcome, outcome.original)
    stays = _TESTS[retention](outcome)
    next_box = _first_to_beat(outcome)
    final = outcome.captains[-1] if outcome.captains else None
    if stays:
        return _stays(outcome, final)
    if next_box is not None:
        return _beaten(outcome, next_box)
    line = to_bottom(outcome.line, final)
    return _beaten(outcome, line[0], line)


def to_bottom(line: tuple[PlayerId, ...], player: PlayerId | None) -> tuple[PlayerId, ...]:
    return tuple(sorted(line, key=lambda other: other == player))


def _first_to_beat(outcome: Outcome) -> PlayerId | None:
    """The first captain of record who beat the box."""
    return next((captain for captain in outcome.captains if captain in outcome.winners), None)


def _stays(outcome: Outcome, loser: PlayerId | None) -> Seating:
    return Seating(outcome.box, to_bottom(outcome.line, loser), loser)


def _beaten(outcome: Outcome, next_box: PlayerId, line: tuple[PlayerId, ...] | None = None) -> Seating:
    """The old box goes to the bottom, behind a captain who dropped earlier."""
    others = (player for player in line or outcome.line if player != next_box)
    return Seating(next_box, (*others, outcome.box), outcome.box)


_TESTS: Final[Mapping[Retention, Callable[[Outcome], bool]]] = {
    Retention.BEATS_CAPTAIN: lambda outcome: _first_to_beat(outcome) is None,
    Retention.NET_PROFIT: lambda outcome: outcome.net > 0,
    Retention.NET_NONNEG: lambda outcome: outcome.net >= 0,
    Retention.BEATS_ALL: lambda outcome: outcome.beat_all,
}
"""The tests that decide whether the box keeps the box."""


K = TypeVar("K", CubeIndex, PlayerId)


def deal(chouette: Chouette, partner: PlayerId | None) -> ChouetteGame:
    """A game between the box and everybody in line but the box's partner."""
    if chouette.box is None:
        raise ValueError("a game is dealt once there is a box")
    members = tuple(player for player in chouette.line if player != partner)
    shared = chouette.sheet.is_single
    bets = tuple(
        Bet(chouette.box, player, FIRST_CUBE if shared else CubeIndex(n)) for n, player in enumerate(members)
    )
    terms = chouette.sheet.terms
    game = Game(terms, terms.start, (Cube(),) * (1 if shared else len(members)), bets)
    captain = members[0]
    standing = tuple(
        StandingInstruction(player, Instruction.NO_DOUBLE)
        for player in members
        if player in chouette.not_awaited
    )
    return ChouetteGame(
        game, chouette.box, captain, captain, (captain,), partner, standing=standing, is_acting=False
    )


def free_seats(chouette: Chouette) -> int:
    """How many more players may be dealt in."""
    return max(chouette.sheet.max_players - len(chouette.dealt), 0)


def seat_players(chouette: Chouette, players: tuple[PlayerId, ...]) -> Chouette:
    """Seat players from the queue at the bottom: behind the loser, or before."""
    line = chouette.line
    before = chouette.sheet.join_position is JoinPosition.BEFORE_LOSER and chouette.loser in line
    place = line.index(chouette.loser) if before and chouette.loser is not None else len(line)
    queue = tuple(player for player in chouette.queue if player not in players)
    return replace(chouette, line=(*line[:place], *players, *line[place:]), queue=queue)


def remove_players(chouette: Chouette, players: tuple[PlayerId, ...]) -> Chouette:
    """If the box is among them, the first in line becomes box."""
    line = without(chouette.line, *players)
    box, search = chouette.box, chouette.search
    if box in players:
        box, line = (line[0], line[1:]) if line else (None, ())
        search = search and PartnerSearch()
    elif search is not None:
        replies = tuple(reply for reply in search.replies if reply.player not in players)
        search = replace(search, replies=replies)
    loser = None if chouette.loser in players else chouette.loser
    return with_host(replace(chouette, box=box, line=line, search=search, loser=loser))


def with_host(chouette: Chouette) -> Chouette:
    """The chouette with a host who stays: if the host left, the first person of those at the table."""
    staying = without(chouette.people, *chouette.leaving)
    if chouette.host in (*staying, *chouette.queue, *chouette.away) or not staying:
        return chouette
    return replace(chouette, host=staying[0])


def with_due_change(chouette: Chouette, number: GameNumber) -> Chouette:
    """Put a change of options into force if it holds from that game on.

    A stake changes only with the yes of every person who is dealt in; the rest of the change does not wait.
    """
    change = chouette.change
    if change is None or change.game > number:
        return chouette
    if yet_to_agree(chouette):
        return replace(chouette, sheet=with_stake(change.sheet, chouette.sheet.rules.stake))
    return replace(chouette, sheet=change.sheet, change=None)


def yet_to_agree(chouette: Chouette) -> tuple[PlayerId, ...]:
    """The people whose yes to a new stake is missing; those who leave or sit out are not asked."""
    change = chouette.change
    if change is None or change.sheet.rules.stake == chouette.sheet.rules.stake:
        return ()
    return without(chouette.people, *change.agreed, *chouette.leaving, *chouette.away)


def with_stake(sheet: ChouetteSheet, stake: int) -> ChouetteSheet:
    return replace(sheet, rules=replace(sheet.rules, stake=stake))


def without(keys: tuple[K, ...], *gone: K) -> tuple[K, ...]:
    return tuple(key for key in keys if key not in gone)
