"""Ratings are kept as results come in, one by one, and are always those that follow from all results anew.

They are kept for each server, of what ended there, and for all together, in the transaction that ends
something. What cannot be taken in so (it ended before what is counted already, or somebody in it was erased
since) lets all be counted anew.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, TypeAlias

from bot.engine.keys import PlayerId
from bot.play.kinds.privacy import Entry
from bot.play.upkeep.belongings import Belongings
from bot.standing.chouettes import ChouetteLadder
from bot.standing.ladder import Ladder, Moved
from bot.standing.results import Result, Unrated, is_beyond_ratings
from bot.standing.standings import OutOfOrder, Standing
from bot.standing.store import (
    change_rows,
    load_standings,
    result_of,
    save_standings,
    servers_of,
)
from storage import (
    EVERYWHERE,
    LadderName,
    MeetingRecord,
    RatingChangeRecord,
    ResultRecord,
    StandingRecord,
    Standings,
    UnitOfWork,
)

STANDING: Final = "standing"
"""Under which it is stored what was not taken in."""

LADDERS: Final[Mapping[LadderName, type[Ladder | ChouetteLadder]]] = {
    "two": Ladder,
    "chouette": ChouetteLadder,
}
LADDER_OF: Final[Mapping[str, LadderName]] = {"game": "two", "match": "two", "bet": "chouette"}
"""Which ladder a result may move, by its scope."""

Where: TypeAlias = tuple[LadderName, int]
"""A ladder, and a server."""


@dataclass(frozen=True, slots=True)
class Counted:
    """Where everybody stands, by ladder and server, and what moved their ratings."""

    standings: Mapping[Where, Mapping[PlayerId, Standing]]
    changes: Sequence[RatingChangeRecord]


def take_in(uow: UnitOfWork, rows: Sequence[ResultRecord]) -> None:
    """Let new results, oldest first, move ratings."""
    to_take = [row for row in rows if _may_count(row)]
    if to_take:
        Standings(uow).lock()
        if not all(_is_taken(uow, row) for row in to_take):
            recount(uow)


def recount(uow: UnitOfWork) -> None:
    """Write all standings anew, as they follow from all results."""
    Standings(uow).lock()
    everybody = counted(uow)
    Standings(uow).clear()
    for (ladder, guild), standings in everybody.standings.items():
        save_standings(uow, ladder, guild, standings)
    Standings(uow).put_changes(everybody.changes)


class StandingBelongings(Belongings):
    """A person's ratings; those whom they met keep theirs as they are."""

    def export(self, uow: UnitOfWork, player: PlayerId) -> Entry:
        standings = Standings(uow).of_player(player)
        if not standings:
            return {}
        met = Standings(uow).meetings_of_player(player)
        changes = Standings(uow).changes_of_player(player)
        return {"ratings": [_exported(each, met, changes) for each in standings]}

    def forget(self, uow: UnitOfWork, player: PlayerId, at: datetime) -> None:  # noqa: ARG002
        Standings(uow).lock()
        Standings(uow).forget_player(player)


def _exported(
    standing: StandingRecord, meetings: Sequence[MeetingRecord], changes: Sequence[RatingChangeRecord]
) -> Entry:
    where = standing.ladder, standing.guild_snowflake
    return {
        "of": standing.ladder,
        "server": None if standing.guild_snowflake == EVERYWHERE else str(standing.guild_snowflake),
        "rating": standing.value,
        "deviation": standing.deviation,
        "experience": standing.experience,
        "rated_at": None if standing.rated_at is None else standing.rated_at.isoformat(),
        "was_last_lost_on_time": standing.is_silent,
        "opponents": [
            {"player": each.opponent_id, "month": f"{each.year}-{each.month:02}", "times": each.times}
            for each in meetings
            if (each.ladder, each.guild_snowflake) == where
        ],
        "course": [
            {"at": each.ended_at.isoformat(), "table": each.table_id, "rating": each.value}
            for each in changes
            if (each.ladder, each.guild_snowflake) == where
        ],
    }


def _may_count(row: ResultRecord) -> bool:
    """Whether a result can move a rating; a bet that moves none may still be the last of its game."""
    return row.scope == "bet" or (row.scope in LADDER_OF and is_beyond_ratings(result_of(row)) is None)


def _is_taken(uow: UnitOfWork, row: ResultRecord) -> bool:
    """Take in one result, unless all are to be counted anew."""
    result, earlier, ladder_name = result_of(row), _earlier(uow, row), LADDER_OF[row.scope]
    there = [each for each in (*earlier, result) if is_beyond_ratings(each) is None]
    people = {player for each in there for player in (each.white, each.black)}
    if uow.players.erased_among(people):
        return False
    for guild in servers_of(row):
        before = load_standings(uow, ladder_name, guild, people)
        ladder = LADDERS[ladder_name](before, earlier)
        try:
            moved = moved_by(ladder.take(result), result)
        except OutOfOrder:
            return False
        changed = {who: each for who, each in ladder.standings.items() if each != before.get(who)}
        save_standings(uow, ladder_name, guild, changed)
        Standings(uow).put_changes(change_rows(ladder_name, guild, result, moved, ladder.standings))
    return True


def moved_by(
    outcome: Moved | Unrated | Mapping[PlayerId, float] | None, result: Result
) -> Mapping[PlayerId, float]:
    """How far a result moved each rating, as either ladder tells it."""
    match outcome:
        case Moved():
            return {result.white: outcome.white, result.black: outcome.black}
        case Mapping():
            return outcome
        case _:
            return {}


def _earlier(uow: UnitOfWork, row: ResultRecord) -> list[Result]:
    """What ended before and bears on a result: the games of its match, or the bets of its game."""
    if row.scope == "game":
        return []
    table, is_match = row.table_id, row.scope == "match"
    rows = uow.results.of_table(table) if is_match else uow.results.of_games(table, row.game, row.game)
    results = [result_of(each) for each in rows if LADDER_OF.get(each.scope) == LADDER_OF[row.scope]]
    return [each for each in results if each.order < result_of(row).order]


def counted(uow: UnitOfWork) -> Counted:
    """All anew, without those who were erased."""
    ladders, changes = dict[Where, Ladder | ChouetteLadder](), list[RatingChangeRecord]()
    for row in uow.results.all():
        if row.scope in LADDER_OF:
            name, result = LADDER_OF[row.scope], result_of(row)
            for guild in servers_of(row):
                ladder = ladders.setdefault((name, guild), LADDERS[name]())
                moved = moved_by(ladder.take(result), result)
                changes += change_rows(name, guild, result, moved, ladder.standings)
    erased = uow.players.erased()
    standings = {
        where: {player: each for player, each in ladder.standings.items() if player not in erased}
        for where, ladder in ladders.items()
    }
    return Counted(standings, [each for each in changes if each.player_id not in erased])
