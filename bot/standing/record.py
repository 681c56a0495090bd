"""How a player has fared, out of rows of results alone; nothing is replayed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from statistics import median
from typing import Final

from bot.engine.keys import PlayerId
from storage import ResultRecord

LATEST: Final = 50
"""So many of the last games show how reliably somebody answers."""

Rows = Sequence[ResultRecord]


class Role(StrEnum):
    """What somebody is in a game of a chouette; a captain who is replaced was one."""

    BOX = "box"
    CAPTAIN = "captain"
    CREW = "crew"


@dataclass(frozen=True, slots=True)
class Tally:
    """How often something was won and lost, and by how many points in all."""

    won: int = 0
    lost: int = 0
    points: int = 0

    def and_(self, points: int) -> "Tally":
        """With one more that was won, or lost, by so many points; one that is level is neither."""
        return Tally(self.won + (points > 0), self.lost + (points < 0), self.points + points)

    @property
    def count(self) -> int:
        return self.won + self.lost


@dataclass(frozen=True, slots=True)
class Cubes:
    """What became of doubles; of one that was taken, rows do not tell whose it was.

    Args:
        cashed: Games won since the other side passed.
        passed: Games lost by passing.
        taken: Games played on with the cube turned.
    """

    cashed: int = 0
    passed: int = 0
    taken: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """How somebody has fared.

    Args:
        by_length: Matches, by the points that won them.
        money: Single games of money sessions.
        gammons: Backgammons too.
        streak: Matches and money games won in a row until now, negative if lost.
        best_streak: The most that were ever won in a row.
        longest: The longest match that was won, and against whom.
        roles: Points in chouettes.
        chouette_games: Games of chouettes.
        seconds: For a turn, in the median game; None where nothing tells.
        lost_on_time: Of the last games, as many as `latest` says.
    """

    matches: Tally = field(default_factory=Tally)
    by_length: dict[int, Tally] = field(default_factory=dict)
    money: Tally = field(default_factory=Tally)
    gammons: Tally = field(default_factory=Tally)
    cubes: Cubes = field(default_factory=Cubes)
    streak: int = 0
    best_streak: int = 0
    longest: tuple[int, PlayerId] | None = None
    roles: dict[Role, int] = field(default_factory=dict)
    chouette_games: int = 0
    seconds: float | None = None
    lost_on_time: int = 0
    latest: int = 0


def record_of(player: PlayerId, rows: Iterable[ResultRecord]) -> Record:
    """Out of rows in which the player had a part, oldest first, as far as they count."""
    counted = [each for each in rows if counts(each)]
    matches = [each for each in counted if each.scope == "match"]
    games = [each for each in counted if each.scope == "game"]
    decided = [each for each in counted if each.scope == "match" or is_money_game(each)]
    chouettes = [each for each in counted if each.scope in ("bet", "fee", "half")]
    streak, best = streaks([points_of(player, each) for each in decided])
    latest = games[-LATEST:]
    return Record(
        matches=tally(player, matches),
        by_length={length: tally(player, of) for length, of in _by_length(matches).items()},
        money=tally(player, [each for each in games if is_money_game(each)]),
        gammons=tally(player, [each for each in games if each.win in (2, 3)]),
        cubes=_cubes(player, games),
        streak=streak,
        best_streak=best,
        longest=_longest(player, matches),
        roles=_roles(player, chouettes),
        chouette_games=len({(each.table_id, each.game) for each in chouettes}),
        seconds=_pace(player, games),
        lost_on_time=sum(each.ending == "time" and points_of(player, each) < 0 for each in latest),
        latest=len(latest),
    )


def counts(row: ResultRecord) -> bool:
    """Whether a row tells how people fared: not where it is void, abandoned, or the bot played."""
    return not (row.is_void or row.has_bot or row.ending == "abandoned")


def is_money_game(row: ResultRecord) -> bool:
    return row.scope == "game" and row.length is None


def points_of(player: PlayerId, row: ResultRecord) -> int:
    """What a player won there, negative if they lost."""
    return row.points if row.white_id == player else -row.points


def opponent_of(player: PlayerId, row: ResultRecord) -> PlayerId:
    return PlayerId(row.black_id if row.white_id == player else row.white_id)


def tally(player: PlayerId, rows: Iterable[ResultRecord]) -> Tally:
    found = Tally()
    for row in rows:
        found = found.and_(points_of(player, row))
    return found


def streaks(points: Iterable[int]) -> tuple[int, int]:
    """How many were won in a row until now, negative if lost; and the most that ever were."""
    now = best = 0
    for each in points:
        if each:
            step = 1 if each > 0 else -1
            now = now + step if now * step > 0 else step
        best = max(best, now)
    return now, best


def _by_length(matches: Rows) -> dict[int, Rows]:
    """The shortest first."""
    lengths = sorted({each.length for each in matches if each.length is not None})
    return {length: [each for each in matches if each.length == length] for length in lengths}


def _cubes(player: PlayerId, games: Rows) -> Cubes:
    passed = [points_of(player, each) for each in games if each.ending == "passed"]
    taken = sum(each.ending != "passed" and (each.cube or 1) > 1 for each in games)
    return Cubes(sum(each > 0 for each in passed), sum(each < 0 for each in passed), taken)


def _longest(player: PlayerId, matches: Rows) -> tuple[int, PlayerId] | None:
    """Of several as long, the first."""
    won = [each for each in matches if points_of(player, each) > 0]
    longest = max(won, key=lambda each: each.length or 0, default=None)
    return None if longest is None else (longest.length or 0, opponent_of(player, longest))


def _roles(player: PlayerId, rows: Rows) -> dict[Role, int]:
    """Points by what somebody was in the game; what is paid beside the bets belongs to that too."""
    roles = {(each.table_id, each.game): _role(player, each) for each in rows if _is_own_bet(player, each)}
    points = dict[Role, int]()
    for each in rows:
        role = roles.get((each.table_id, each.game), Role.CREW)
        points[role] = points.get(role, 0) + points_of(player, each)
    return points


def _is_own_bet(player: PlayerId, row: ResultRecord) -> bool:
    """Whether it is a bet between a member and the box, not one of members among themselves."""
    return row.scope == "bet" and row.bet < row.bets and player in (row.white_id, row.black_id)


def _role(player: PlayerId, bet: ResultRecord) -> Role:
    """The captain's bet with the box is the first."""
    if bet.white_id == player:
        return Role.BOX
    return Role.CAPTAIN if bet.bet == 0 else Role.CREW


def _pace(player: PlayerId, games: Rows) -> float | None:
    """Each side makes half of the plays."""
    paces = [
        (each.white_seconds if each.white_id == player else each.black_seconds) / (each.moves / 2)
        for each in games
        if each.moves
    ]
    return median(paces) if paces else None
