"""What holds at every moment of every game."""

from functools import partial

from bot.engine import Game, MakePlay, apply, legal_actions
from bot.presenters.buttons import Kind, kinds_in_order
from bot.services.looking import steps_of
from bot.table import Status, Table
from storage import UnitOfWork
from tests.bot.club import Club

LOOKS = {Kind.SINCE, Kind.FLIP}


class Watch:
    """Looks at a table after every action, beginning when its board is first posted."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._pings = [club.wire.pings[-1]]
        self._missed = len(club.wire.pings) - 1
        self._waited_for: tuple[int, ...] | None = None

    async def look(self) -> Table:
        """Check what must hold now, and return the table."""
        table = await self._club.table()
        board = self._club.board
        assert board.kinds == kinds_expected(table)
        assert table.live_message == board.id
        assert [message.id for message in self._club.messages() if message.labels] == [board.id]
        assert await self._club.database.run(partial(replayed, table=table)) == table.game
        self._check_pings(table)
        return table

    def _check_pings(self, table: Table) -> None:
        """Whoever must act was notified once, when the decision came to them."""
        if self._waited_for is not None and table.must_act != self._waited_for:
            self._pings += [table.players[player].snowflake for player in table.must_act]
        self._waited_for = table.must_act
        assert self._club.wire.pings[self._missed :] == self._pings


def kinds_expected(table: Table) -> set[Kind]:
    """Return the buttons that the rules ask for."""
    if table.status is Status.OVER:
        return {Kind.REMATCH, Kind.FLIP}
    (player,) = table.must_act
    actions = legal_actions(table.game, player)
    kinds = set(kinds_in_order(actions))
    if sum(isinstance(action, MakePlay) for action in actions) == 1:
        kinds = (kinds - {Kind.PLAY}) | {Kind.FORCED}
    return kinds | LOOKS


def replayed(uow: UnitOfWork, table: Table) -> Game:
    """Return the game that the stored events lead to."""
    last = steps_of(uow, table)[-1]
    return apply(last.before, last.event)
