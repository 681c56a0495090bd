"""Checks that hold at every moment of every game."""

from bot.engine import MakePlay, legal_actions
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.buttons import buttons_in_order
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.table import HeadsUpTable
from tests.discord.simulated_server import SimulatedServer
from tests.play.heads_up.replay_check import check_replay

LOOKS = {SharedButton.FLIP, HeadsUpButton.SHEET}
AFTER_A_GAME = {SharedButton.REPLAY, SharedButton.ANALYSE}
"""The buttons that stay below its last board."""


class TableChecks:
    """Looks at a table after every action, beginning when its board is first posted."""

    def __init__(self, server: SimulatedServer) -> None:
        self._club = server
        self._pings = [server.rest.pings[-1]]
        self._missed = len(server.rest.pings) - 1

    async def look(self, actor: int | None = None) -> HeadsUpTable:
        """Check what must hold once our `actor` has done something, and return the table."""
        table = await self._club.table()
        board = self._club.board
        assert board.kinds == kinds_expected(table)
        assert table.live_message == board.id
        live = [message.id for message in self._club.messages() if set(message.kinds) - AFTER_A_GAME]
        assert live == [board.id]
        await self._club.database.run(check_replay, table=table)
        self._check_pings(table, actor)
        return table

    def _check_pings(self, table: HeadsUpTable, actor: int | None) -> None:
        """All whom the table waits for were notified once, but who brought it there."""
        if actor is not None:
            told = table.players if table.status is Status.OVER and table.sheet.is_match else table.waits_for
            waiting = [table.players[player].snowflake for player in told if player != actor]
            self._pings += [snowflake for snowflake in waiting if snowflake is not None]
        assert self._club.rest.pings[self._missed :] == self._pings


def kinds_expected(table: HeadsUpTable) -> set[SharedButton]:
    """Return the buttons that the rules ask for."""
    if table.status is Status.OVER:
        return {HeadsUpButton.REMATCH, SharedButton.ANALYSE, *LOOKS}
    if table.is_between_games:
        return {HeadsUpButton.NEXT, HeadsUpButton.END, *LOOKS}
    (player,) = table.must_act
    actions = legal_actions(table.game, player)
    kinds = set(buttons_in_order(actions))
    if sum(isinstance(action, MakePlay) for action in actions) == 1:
        kinds = (kinds - {SharedButton.PLAY}) | {HeadsUpButton.FORCED}
    return kinds | {HeadsUpButton.SINCE, *LOOKS}
