"""Playing once more: the same two, by the same sheet, in the same place."""

from dataclasses import replace

from bot.services.challenges import Direct, Place, open_table, start
from bot.services.dice import Chance
from bot.services.errors import AlreadyChallenged, NotSeated, OpponentGone
from bot.services.request import Request
from bot.services.tables import begun, claim, load_table, open_beside, owe_end
from bot.table import AnyTable, Challenge, Status, Table
from storage import UnitOfWork


def rematch(uow: UnitOfWork, request: Request, table_id: int, chance: Chance) -> Table:
    """Open the next table in the same place, with a challenge by the caller to the last opponent.

    If that one has asked for a rematch already, two have agreed, and the game starts.

    Raises:
        NotBegun: Nothing was played at that table.
        NotSeated: The caller did not play at that table.
        OpponentGone: The opponent had himself erased since.
        ChannelBusy: The channel hosts an open table already.
        AlreadyChallenged: The caller has asked for it already.

    """
    caller = claim(uow, request)
    table = begun(load_table(uow, table_id))
    side = table.game.side_of(caller.id)
    if side is None:
        raise NotSeated(table)
    opponent = table.player_on(side.other)
    if opponent.snowflake is None:
        raise OpponentGone(table)
    mine = Challenge(caller.id, opponent.id, sheet=table.sheet, control=table.control, rematch_of=table.id)
    theirs = replace(mine, challenger=opponent.id, opponent=caller.id)
    for rival in open_beside(uow, table, caller.id):
        if _is_offered(rival, theirs):
            return start(uow, request, uow.tables.hold(rival.id), caller, chance)
        if _is_offered(rival, mine):
            raise AlreadyChallenged(rival)
    opened = open_table(uow, request, _place_of(table, caller.id, opponent.id), mine, chance)
    owe_end(uow, table, request.at)
    return opened


def _place_of(table: Table, challenger: int, opponent: int) -> Place | Direct:
    if table.channel is not None:
        return Place(table.guild, table.channel)
    channels = {board.owner: board.channel for board in table.boards}
    return Direct(channels[challenger], channels[opponent])


def _is_offered(table: AnyTable, offered: Challenge) -> bool:
    if not isinstance(table, Table) or table.status is not Status.CHALLENGE:
        return False
    made = table.state.challenge
    return replace(made, withdrew=None, rematch_of=offered.rematch_of) == offered
