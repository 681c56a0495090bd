"""A whole match against the bot, with the strong player itself."""

from pathlib import Path
from random import Random

import pytest

from bot.analysis import Evaluator
from bot.engine import legal_actions
from bot.play.table import Status
from tests.discord.players import ByButtons
from tests.discord.simulated_server import open_server
from tests.engine.games import ALICE

pytest.importorskip("bgsage")
MOST_TURNS = 400


@pytest.mark.parametrize("length", [1, pytest.param(3, marks=pytest.mark.proof)])
async def test_a_match_against_the_bot_comes_to_its_end(tmp_path: Path, length: int) -> None:
    """Alice does whatever is legal; the bot plays as casual players do."""
    coin = Random(5)
    async with open_server(tmp_path, evaluator=Evaluator()) as server:
        await server.alice.slash(server.channel, "challenge", level="casual", length=length)
        hand, turns = ByButtons(server), 0
        while (table := await server.table()).status is Status.PLAYING and turns < MOST_TURNS:
            assert table.must_act == (ALICE,)
            ways = legal_actions(table.game, ALICE)
            await hand.act(coin.choice(ways[: max(1, len(ways) - 3)]))
            turns += 1
        assert table.status is Status.OVER
        assert "Barpoint \\(casual\\)" in server.board.text
        assert all(ping == server.alice.id for ping in server.rest.pings)
