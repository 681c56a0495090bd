"""Challenging, and answering a challenge."""

from dataclasses import dataclass, replace

from bot.engine import Game, Throw, replay, throw_opening
from bot.services.codec import dump_state
from bot.services.errors import (
    BotChallenge,
    ChallengeOver,
    ChannelBusy,
    NotSeated,
    NotYourChallenge,
    SelfChallenge,
    StaleBoard,
)
from bot.services.request import Caller, Request
from bot.services.tables import (
    STORED_STATUS,
    claim,
    latest_table,
    load_table,
    load_to_change,
    owe_board,
    record_events,
    save_table,
    table_of,
)
from bot.table import Challenge, Player, Status, Table, TableState, Withdrawal
from storage import TableRecord, UnitOfWork
from storage.errors import ChannelTaken

KIND = "session"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands: a channel, and its server (None in direct messages)."""

    guild: int | None
    channel: int


def challenge(uow: UnitOfWork, request: Request, place: Place, opponent: Caller | None) -> Table:
    """Open a table in a channel with a challenge to `opponent`, or to anyone.

    Raises:
        SelfChallenge: The opponent is the caller.
        BotChallenge: The opponent is a bot.
        ChannelBusy: The channel hosts an open table already.

    """
    challenger = claim(uow, request)
    if opponent is not None and opponent.snowflake == challenger.snowflake:
        raise SelfChallenge
    if opponent is not None and opponent.is_bot:
        raise BotChallenge
    invited = uow.players.get_or_add(opponent.snowflake, opponent.name, request.at).id if opponent else None
    return _open_table(uow, request, place, Challenge(challenger.id, invited))


def rematch(uow: UnitOfWork, request: Request, table_id: int, throw: Throw) -> Table:
    """Open the channel's next table with a challenge by the caller to the last opponent.

    If that one has asked for a rematch already, two have agreed, and the game starts.

    Raises:
        NotSeated: The caller did not play at that table.
        ChannelBusy: The channel hosts an open table already.

    """
    caller = claim(uow, request)
    table = load_table(uow, table_id)
    side = table.game.side_of(caller.id)
    if side is None:
        raise NotSeated(table)
    opponent = table.player_on(side.other)
    rival = uow.tables.open_in_channel(table.channel)
    if rival and table_of(uow, rival).state == TableState(Challenge(opponent.id, caller.id)):
        return _start(uow, request, rival, caller, throw)
    return _open_table(uow, request, Place(table.guild, table.channel), Challenge(caller.id, opponent.id))


def accept(uow: UnitOfWork, request: Request, table_id: int, version: int | None, throw: Throw) -> Table:
    """Seat the caller, throw the opening roll and start the game.

    Raises:
        ChallengeOver: It was answered, or withdrawn, before.
        NotYourChallenge: Somebody else was challenged, or the caller made the challenge himself.

    """
    caller = claim(uow, request)
    record, table = _open_challenge(uow, table_id, version)
    offered = table.state.challenge
    if caller.id == offered.challenger or offered.opponent not in (None, caller.id):
        raise NotYourChallenge(table)
    return _start(uow, request, record, caller, throw)


def turn_down(uow: UnitOfWork, request: Request, table_id: int, version: int | None) -> Table:
    """Withdraw the challenge if it is the caller's own, else decline it; raises as those do."""
    table = load_table(uow, table_id)
    challenger = table.players[table.state.challenge.challenger]
    answer = withdraw if challenger.snowflake == request.caller.snowflake else decline
    return answer(uow, request, table_id, version)


def decline(uow: UnitOfWork, request: Request, table_id: int, version: int | None) -> Table:
    """Turn a challenge down; raises ChallengeOver, or NotYourChallenge for anyone who was not challenged."""
    caller = claim(uow, request)
    record, table = _open_challenge(uow, table_id, version)
    if table.state.challenge.opponent != caller.id:
        raise NotYourChallenge(table)
    return _close(uow, request, record, table, Withdrawal.DECLINED)


def withdraw(uow: UnitOfWork, request: Request, table_id: int, version: int | None) -> Table:
    """Take one's own challenge back; raises ChallengeOver, or NotYourChallenge for anyone else."""
    caller = claim(uow, request)
    record, table = _open_challenge(uow, table_id, version)
    if table.state.challenge.challenger != caller.id:
        raise NotYourChallenge(table)
    return _close(uow, request, record, table, Withdrawal.WITHDRAWN)


def _start(uow: UnitOfWork, request: Request, read: TableRecord, opponent: Player, throw: Throw) -> Table:
    """Seat the opponent beside the challenger, throw the opening roll and start the game."""
    table = table_of(uow, read)
    offered = replace(table.state.challenge, opponent=opponent.id)
    game = Game.between(offered.challenger, opponent.id)
    opening = throw_opening(throw, game.terms)
    game = replay(game, opening)
    seated = replace(
        table,
        state=TableState(offered, game),
        status=Status.PLAYING,
        players={**table.players, opponent.id: opponent},
    )
    saved = save_table(uow, read, seated, request.at)
    for seat, player in enumerate((offered.challenger, opponent.id)):
        uow.seats.take(table.id, seat, player)
    record_events(uow, saved, opening, opponent.id, request.at)
    owe_board(uow, saved.id, saved.version, request.at, is_new=True, mention=saved.must_act)
    return saved


def _open_table(uow: UnitOfWork, request: Request, place: Place, offered: Challenge) -> Table:
    state = dump_state(TableState(offered))
    try:
        record = uow.tables.add(
            guild_snowflake=place.guild,
            channel_snowflake=place.channel,
            kind=KIND,
            state=state,
            status=STORED_STATUS[Status.CHALLENGE],
            now=request.at,
        )
    except ChannelTaken as taken:
        raise ChannelBusy(latest_table(uow, place.channel)) from taken
    table = table_of(uow, record)
    owe_board(uow, table.id, table.version, request.at, is_new=True, mention=table.must_act)
    return table


def _open_challenge(uow: UnitOfWork, table_id: int, version: int | None) -> tuple[TableRecord, Table]:
    record, table = load_to_change(uow, table_id)
    if table.status is not Status.CHALLENGE:
        raise ChallengeOver(table)
    if version not in (None, table.version):
        raise StaleBoard(table)
    return record, table


def _close(uow: UnitOfWork, request: Request, record: TableRecord, table: Table, why: Withdrawal) -> Table:
    state = replace(table.state, challenge=replace(table.state.challenge, withdrawal=why))
    saved = save_table(uow, record, replace(table, state=state, status=Status.CLOSED), request.at)
    owe_board(uow, saved.id, saved.version, request.at, is_new=False)
    return saved
