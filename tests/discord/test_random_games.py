"""Random games through real discord.py, with every state looked at."""

from random import Random

import pytest

from bot.engine import RuleSheet
from bot.play.heads_up.table import HeadsUpTable
from tests.discord.players import either, member_of, start_game
from tests.discord.random_play import choose
from tests.discord.simulated_server import SimulatedServer
from tests.discord.table_checks import TableChecks

SAMPLED = [*(0, 3), *(pytest.param(seed, marks=pytest.mark.proof) for seed in (1, 2, *range(4, 104)))]


async def play_at_random(server: SimulatedServer, seed: int, sheet: RuleSheet, games: int) -> HeadsUpTable:
    """Play a match to its end, or so many games of a session, and look at every state."""
    random, server.dice._random = Random(seed), Random(seed)  # noqa: SLF001 - our own
    hand = either(server, random)
    await start_game(server, "", hand(), sheet)
    watch = TableChecks(server)
    table = await watch.look()
    while table.waits_for and len(table.results) < games:
        player = random.choice(table.waits_for)
        if table.is_between_games:
            await hand().next_game(member_of(server, table, player))
        else:
            action = choose(table.game, player, random)
            await hand().act(action)
        table = await watch.look(player)
    return table


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    "sheet",
    [
        RuleSheet(length=3),
        RuleSheet(is_jacoby=True, has_beavers=True, has_raccoons=True, automatic_doubles=None),
    ],
    ids=["match", "session"],
)
async def test_random_matches_and_sessions(server: SimulatedServer, sheet: RuleSheet, seed: int) -> None:
    table = await play_at_random(server, seed, sheet, games=3 if sheet.length is None else 49)
    assert (table.match_winner is not None) is sheet.is_match


@pytest.mark.parametrize("seed", SAMPLED)
async def test_a_random_game(server: SimulatedServer, seed: int) -> None:
    table = await play_at_random(server, seed, RuleSheet(), games=1)
    winner = table.results[-1].winner
    assert f"**{table.player_on(winner).name} wins " in server.board.text
