"""A chouette of two people and the bot, with the strong player itself."""

from pathlib import Path
from random import Random

import pytest

from bot.analysis import Evaluator
from bot.engine import Position, RollDice, parse_board
from bot.engine.chouette import CLUB, ChouettePhase, Release, legal_actions
from tests.discord.chouette import Chouette
from tests.discord.random_presses import opened
from tests.discord.simulated_server import open_server

pytest.importorskip("bgsage")
MOST_TURNS = 250
LAST_ROLLS = parse_board("7:2 5:5 4:4 2:4 | 7:2 5:5 4:4 2:4")


@pytest.mark.parametrize("start", [LAST_ROLLS, pytest.param(Position.start(), marks=pytest.mark.proof)])
async def test_two_people_and_the_bot_play_a_game_to_its_settlement(tmp_path: Path, start: Position) -> None:
    """The people roll and play and take; the bot is captain, doubles and plays as casual players do."""
    coin = Random(3)
    async with open_server(tmp_path, ("Alice", "Bob"), evaluator=Evaluator()) as server:
        two = Chouette(server)
        await opened(two, CLUB.changed(start=start))
        await two.presses("Bob", "Join")
        panel = await two.presses("Alice", "Seat the bot")
        await two.presses("Alice", "casual", panel)
        server.dice.will_fall("64 53 31")
        await two.presses("Alice", "Start")
        for _ in range(MOST_TURNS):
            table = await two.table()
            if table.chouette.phase is ChouettePhase.BETWEEN:
                break
            player = coin.choice(table.must_act)
            possible = legal_actions(table.chouette, player)
            who = table.players[player].display_name
            if RollDice() in possible or Release() in possible:
                await two.presses(who, "Roll" if RollDice() in possible else "Release roll")
            elif table.chouette.phase is ChouettePhase.ANSWER:
                told = await two.presses(who, "Take")
                if told is not None and "Confirm" in told.labels:
                    await two.presses(who, "Confirm", told)
            else:
                await two.plays(who)
        table = await two.table()
        assert table.chouette.phase is ChouettePhase.BETWEEN
        assert sum(table.score.values()) == 0
