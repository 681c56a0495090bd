"""Whether what is kept of ratings follows from the results, in English, for whoever runs the bot."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from bot.standing.keeping import STANDING, Counted, counted
from bot.standing.store import meeting_rows, standing_row
from storage import EVERYWHERE, MeetingRecord, RatingChangeRecord, StandingRecord, Standings, UnitOfWork


def standing_problems(uow: UnitOfWork) -> Iterator[str]:
    """Where stored standings do not follow from the results.

    While results are yet to be rebuilt, or taken in, they cannot: that is told elsewhere.
    """
    if uow.results.rebuilt_from() is not None or uow.results.has_missed(STANDING):
        return
    expected = _by_player(_rows(counted(uow)))
    kept = Standings(uow)
    stored = _by_player((*kept.all(), *kept.all_meetings(), *kept.all_changes()))
    for key in sorted(expected.keys() | stored.keys()):
        if expected.get(key) != stored.get(key):
            ladder, guild, player = key
            where = f"on server {guild}" if guild != EVERYWHERE else "on all servers together"
            yield f"player {player} does not stand {where} ({ladder}) where the results lead to"


Kept: TypeAlias = StandingRecord | MeetingRecord | RatingChangeRecord


def _rows(everybody: Counted) -> Iterator[Kept]:
    """As they are stored, and in that order."""
    for (ladder, guild), standings in everybody.standings.items():
        for player, each in standings.items():
            yield standing_row(ladder, guild, player, each)
            yield from sorted(meeting_rows(ladder, guild, player, each), key=lambda row: row.opponent_id)
    yield from sorted(everybody.changes, key=lambda row: (row.table_id, row.game))


def _by_player(rows: Iterable[Kept]) -> dict[tuple[str, int, int], list[object]]:
    """What is stored of each player, by ladder and server."""
    found = defaultdict[tuple[str, int, int], list[object]](list)
    for row in rows:
        found[row.ladder, row.guild_snowflake, row.player_id].append(row.values)
    return found
