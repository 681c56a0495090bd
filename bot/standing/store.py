"""Results and standings between rows of the database and values."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.keys import TableId
from bot.standing.rating import Rating
from bot.standing.results import Order, Result
from bot.standing.standings import Met, Month, Standing
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


def result_of(row: ResultRecord) -> Result:
    return Result(
        table=TableId(row.table_id),
        game=GameNumber(row.game),
        scope=row.scope,
        bet=row.bet,
        bets=row.bets,
        at=row.ended_at,
        white=PlayerId(row.white_id),
        black=PlayerId(row.black_id),
        points=row.points,
        ending=row.ending,
        length=row.length,
        moves=row.moves,
        has_bot=row.has_bot,
        has_standard_start=row.has_standard_start,
        has_tutor=row.has_tutor,
        is_casual=row.is_casual,
        has_former_player=row.has_former_player,
        is_void=row.is_void,
    )


def servers_of(row: ResultRecord) -> Collection[int]:
    """On which servers a result counts: what ended where not everybody may look, only for all together."""
    if row.guild_snowflake is None or not row.is_public:
        return (EVERYWHERE,)
    return EVERYWHERE, row.guild_snowflake


def load_standings(
    uow: UnitOfWork, ladder: LadderName, guild: int, people: Collection[PlayerId]
) -> dict[PlayerId, Standing]:
    """Where some people stand, as results between them ask for it: they have met each other alone."""
    met = _met(Standings(uow).meetings_among(ladder, guild, people))
    rows = Standings(uow).among(ladder, guild, people)
    return {PlayerId(row.player_id): _standing(row, met.get(PlayerId(row.player_id), {})) for row in rows}


def save_standings(
    uow: UnitOfWork, ladder: LadderName, guild: int, standings: Mapping[PlayerId, Standing]
) -> None:
    Standings(uow).put(
        (standing_row(ladder, guild, player, each) for player, each in standings.items()),
        (row for player, each in standings.items() for row in meeting_rows(ladder, guild, player, each)),
    )


def standing_row(ladder: LadderName, guild: int, player: PlayerId, standing: Standing) -> StandingRecord:
    """Raises ValueError for somebody of whom nothing was taken in."""
    if standing.last is None:
        raise ValueError(f"player {player} has no results")
    rating, (at, table, game, scope, bet) = standing.rating, standing.last
    return StandingRecord(
        ladder=ladder,
        guild_snowflake=guild,
        player_id=player,
        value=rating.value,
        experience=rating.experience,
        deviation=rating.deviation,
        opponents=standing.others,
        rated_at=rating.at,
        is_silent=standing.is_silent,
        last_at=at,
        last_table=table,
        last_game=game,
        last_scope=scope,
        last_bet=bet,
    )


def meeting_rows(
    ladder: LadderName, guild: int, player: PlayerId, standing: Standing
) -> Iterator[MeetingRecord]:
    for opponent, met in standing.opponents.items():
        yield MeetingRecord(
            ladder=ladder,
            guild_snowflake=guild,
            player_id=player,
            opponent_id=opponent,
            year=met.month.year,
            month=met.month.month,
            times=met.times,
        )


def moved_there(
    uow: UnitOfWork, guild: int | None, table: TableId, game: GameNumber, people: Collection[PlayerId]
) -> Mapping[PlayerId, tuple[float, float]]:
    """Where the end of a game of two, or of its match, moved ratings to, and how far; None is everywhere."""
    rows = Standings(uow).changes_by("two", EVERYWHERE if guild is None else guild, people, table, game)
    return {PlayerId(each.player_id): (each.value, each.moved) for each in rows}


def change_rows(
    ladder: LadderName,
    guild: int,
    result: Result,
    moved: Mapping[PlayerId, float],
    standings: Mapping[PlayerId, Standing],
) -> Iterator[RatingChangeRecord]:
    """How far a result has moved ratings, which stand now as `standings` says."""
    for player, points in moved.items():
        rating = standings[player].rating
        yield RatingChangeRecord(
            ladder=ladder,
            guild_snowflake=guild,
            player_id=player,
            table_id=result.table,
            game=result.game,
            ended_at=result.at,
            moved=points,
            value=rating.value,
            deviation=rating.deviation,
        )


def rating_of(row: StandingRecord) -> Rating:
    return Rating(row.value, row.experience, row.deviation, row.rated_at)


def _standing(row: StandingRecord, opponents: Mapping[PlayerId, Met]) -> Standing:
    last: Order = (
        row.last_at,
        TableId(row.last_table),
        GameNumber(row.last_game),
        row.last_scope,
        row.last_bet,
    )
    return Standing(rating_of(row), opponents, row.opponents, row.is_silent, last)


def _met(rows: Iterable[MeetingRecord]) -> dict[PlayerId, dict[PlayerId, Met]]:
    """Whom each player has met."""
    met = dict[PlayerId, dict[PlayerId, Met]]()
    for row in rows:
        of_player = met.setdefault(PlayerId(row.player_id), {})
        of_player[PlayerId(row.opponent_id)] = Met(Month(row.year, row.month), row.times)
    return met
