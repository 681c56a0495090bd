"""Who may see how somebody has fared, and what of it.

On a server that is what everybody could look at there, whoever asks. In direct messages it is all that is
one's own, and of others what one has played with them. So nothing follows from it that is hidden.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.engine.keys import PlayerId
from bot.play.base.keys import GuildSnowflake, UserSnowflake
from bot.play.base.preferences import ProfileFor, preferences_of_player
from bot.play.base.table import Player
from bot.play.tables.store import to_player, to_players
from bot.play.tables.visibility import Viewer
from bot.standing.boards import Measure, Row, Span, board
from bot.standing.rating import Rating
from bot.standing.record import Record, record_of
from bot.standing.store import rating_of
from storage import EVERYWHERE, LadderName, RatingChangeRecord, ResultRecord, Standings, UnitOfWork


@dataclass(frozen=True, slots=True)
class Profile:
    """How somebody has fared, as a reader may see it.

    Args:
        rating: None where nothing rated was played.
        place: Theirs on the server's leaderboard; None for none, and in direct messages.
        ranked: How many have a place there.
        longest: Against whom they won their longest match.
        guild: The server that it tells of; None for all that the reader may see of everything.
    """

    player: Player
    record: Record
    rating: Rating | None
    course: Sequence[RatingChangeRecord] = ()
    of_bets: Rating | None = None
    place: Row | None = None
    ranked: int = 0
    longest: Player | None = None
    guild: GuildSnowflake | None = None
    is_own: bool = False


def profile(uow: UnitOfWork, viewer: Viewer, whose: UserSnowflake, now: datetime) -> Profile | None:
    """None for somebody of whom the reader may see nothing: there is nothing, or they do not show it."""
    found, me = uow.players.find(whose), uow.players.find(viewer.snowflake)
    if found is None:
        return None
    player, own = PlayerId(found.id), None if me is None else PlayerId(me.id)
    if player != own and not may_see(uow, viewer.guild, own, player):
        return None
    rows = rows_seen(uow, viewer.guild, own, player)
    if not rows:
        return None
    record = record_of(player, rows)
    where = EVERYWHERE if viewer.guild is None else viewer.guild
    if viewer.guild is None and player != own:
        return Profile(to_player(found), record, None)
    places = () if viewer.guild is None else board(uow, viewer.guild, Measure.RATING, Span.ALL, now, own)
    return Profile(
        to_player(found),
        record,
        rating_on(uow, "two", where, player),
        Standings(uow).course_of("two", where, player),
        rating_on(uow, "chouette", where, player),
        next((each for each in places if each.player == player), None),
        sum(each.rank is not None for each in places),
        None if record.longest is None else players_by_id(uow, [record.longest[1]])[record.longest[1]],
        viewer.guild,
        player == own,
    )


def may_see(uow: UnitOfWork, guild: GuildSnowflake | None, reader: PlayerId | None, player: PlayerId) -> bool:
    """Whether somebody shows how they have fared to another."""
    chosen = preferences_of_player(uow, player)
    if reader in chosen.blocked:
        return False
    match chosen.profile:
        case ProfileFor.ALL:
            return True
        case ProfileFor.SERVER:
            return guild is not None
        case ProfileFor.OPPONENTS:
            return reader is not None and bool(uow.results.between(reader, player))
        case ProfileFor.NOBODY:
            return False


def rows_seen(
    uow: UnitOfWork, guild: GuildSnowflake | None, reader: PlayerId | None, player: PlayerId
) -> Sequence[ResultRecord]:
    """What ended for a player, as far as a reader may see it there, oldest first."""
    if guild is not None:
        rows = uow.results.of_player(player)
        return [each for each in rows if each.guild_snowflake == guild and each.is_public]
    if reader == player:
        return uow.results.of_player(player)
    return [] if reader is None else uow.results.between(reader, player)


def rating_on(uow: UnitOfWork, ladder: LadderName, guild: int, player: PlayerId) -> Rating | None:
    """None where nothing rated was played."""
    found = [rating_of(row) for row in Standings(uow).among(ladder, guild, [player])]
    return next((each for each in found if each.at is not None), None)


def players_by_id(uow: UnitOfWork, ids: Iterable[PlayerId]) -> dict[PlayerId, Player]:
    """Told apart, as those of one table are."""
    return to_players(uow.players.get_many(set(ids)).values())
