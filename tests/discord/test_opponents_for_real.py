"""Whole games against the bot, with the strong player itself."""

import asyncio
import os
import signal
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.analysis import Evaluator, Level, Situation
from bot.engine import Phase, Roll, legal_actions
from bot.play.base.table import Status
from bot.play.heads_up.table import HeadsUpTable
from tests.discord.players import ByButtons
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.engine.games import ALICE

pytest.importorskip("bgsage")
MOST_TURNS = 400
DEATHS = 2


async def move(server: SimulatedServer, table: HeadsUpTable, coin: Random) -> None:
    """Let Alice do whatever is legal, but not resign."""
    assert table.must_act == (ALICE,)
    ways = legal_actions(table.game, ALICE)
    await ByButtons(server).act(coin.choice(ways[: max(1, len(ways) - 3)]))


def is_over(table: HeadsUpTable) -> bool:
    return table.status is Status.OVER or table.is_between_games


class Mortal(Evaluator):
    """Its process is killed while it thinks, every second time, until it has died often enough."""

    deaths = 0
    asked = 0

    async def choose_play(self, situation: Situation, roll: Roll, level: Level, seed: str) -> str:
        self.asked += 1
        answer = asyncio.ensure_future(super().choose_play(situation, roll, level, seed))
        while self.process_id is None and not answer.done():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0)  # until it is asked, and runs
        if self.asked % 2 == 0 and self.deaths < DEATHS and self.process_id is not None:
            os.kill(self.process_id, signal.SIGKILL)
            self.deaths += 1
        return await answer


@pytest.mark.parametrize(
    ("start", "options"),
    [
        ("hypergammon", {}),
        pytest.param("nackgammon", {}, marks=pytest.mark.proof),
        pytest.param("standard", {"length": 3}, marks=pytest.mark.proof),
    ],
)
async def test_what_is_played_comes_to_its_end_though_the_strong_player_is_killed_again_and_again(
    tmp_path: Path, start: str, options: dict[str, int]
) -> None:
    """Whatever it plays is legal, or it would be refused; of three checkers it never resigns."""
    coin, mortal, turns = Random(3), Mortal(), 0
    async with open_server(tmp_path, evaluator=mortal) as server:
        await server.alice.slash(server.channel, "challenge", level="casual", start=start, **options)
        while not is_over(table := await server.table()) and turns < MOST_TURNS:
            if table.game.phase is Phase.RESIGNATION:
                assert start != "hypergammon"
                assert not table.game.position.has_contact
            if table.must_act == (ALICE,):
                await move(server, table, coin)
                turns += 1
            else:
                await server.let_pass(timedelta(minutes=1))
        assert 4 < turns < MOST_TURNS
        assert mortal.deaths == DEATHS
        assert "Barpoint \\(casual\\)" in server.board.text
        assert all(ping == server.alice.id for ping in server.rest.pings)
        events = await server.database.run(lambda uow: uow.events.of_game(table.id, 1))
        machine = max(table.players)
        assert sum(each.kind == "Played" and each.player_id == machine for each in events) > 1
