"""A whole match against the bot, with the strong player itself."""

import asyncio
import os
import signal
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.analysis import Evaluator, Level, Situation
from bot.engine import Phase, Roll, legal_actions
from bot.play.heads_up.table import HeadsUpTable
from bot.play.table import Status
from tests.discord.players import ByButtons
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.engine.games import ALICE

pytest.importorskip("bgsage")
MOST_TURNS = 400
DEATHS = 3


async def move(server: SimulatedServer, table: HeadsUpTable, coin: Random) -> None:
    """Let Alice do whatever is legal, but not resign."""
    assert table.must_act == (ALICE,)
    ways = legal_actions(table.game, ALICE)
    await ByButtons(server).act(coin.choice(ways[: max(1, len(ways) - 3)]))


class Mortal(Evaluator):
    """Its process is killed while it thinks, every third time, until it has died often enough."""

    deaths = 0
    asked = 0

    async def choose_play(self, situation: Situation, roll: Roll, level: Level, seed: str) -> str:
        self.asked += 1
        answer = asyncio.ensure_future(super().choose_play(situation, roll, level, seed))
        while self.process_id is None and not answer.done():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0)  # until it is asked, and runs
        if self.asked % 3 == 0 and self.deaths < DEATHS and self.process_id is not None:
            os.kill(self.process_id, signal.SIGKILL)
            self.deaths += 1
        return await answer


@pytest.mark.parametrize("length", [1, pytest.param(3, marks=pytest.mark.proof)])
async def test_a_match_comes_to_its_end_though_the_strong_player_is_killed_again_and_again(
    tmp_path: Path, length: int
) -> None:
    coin, mortal, turns = Random(7), Mortal(), 0
    async with open_server(tmp_path, evaluator=mortal) as server:
        await server.alice.slash(server.channel, "challenge", level="casual", length=length)
        while (table := await server.table()).status is Status.PLAYING and turns < MOST_TURNS:
            if table.must_act != (ALICE,):
                await server.let_pass(timedelta(minutes=1))
                continue
            await move(server, table, coin)
            turns += 1
        assert mortal.deaths == DEATHS
        assert table.status is Status.OVER
        assert "Barpoint \\(casual\\)" in server.board.text
        assert all(ping == server.alice.id for ping in server.rest.pings)


@pytest.mark.parametrize("start", ["hypergammon", pytest.param("nackgammon", marks=pytest.mark.proof)])
async def test_it_plays_other_starts_to_their_end_and_never_gives_up_what_is_open(
    tmp_path: Path, start: str
) -> None:
    """Whatever it plays is legal, or it would be refused; of three checkers it never resigns."""
    coin = Random(3)
    async with open_server(tmp_path, evaluator=Evaluator()) as server:
        await server.alice.slash(server.channel, "challenge", level="casual", start=start)
        turns = 0
        while (table := await server.table()).status is Status.PLAYING and turns < MOST_TURNS:
            if table.game.phase is Phase.RESIGNATION:
                resigned = table.game.bets[0].resignation
                assert start == "nackgammon"
                assert not table.game.position.has_contact
                assert resigned is not None
            if table.game.phase is Phase.OVER:
                break
            await move(server, table, coin)
            turns += 1
        assert 4 < turns < MOST_TURNS
        events = await server.database.run(lambda uow: uow.events.of_game(table.id, 1))
        machine = max(table.players)
        assert sum(each.kind == "Played" and each.player_id == machine for each in events) > 1
