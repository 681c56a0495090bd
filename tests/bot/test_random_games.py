"""Random games through real discord.py, with every state looked at."""

from random import Random

import pytest

from bot.engine import (
    AcceptResignation,
    Action,
    Drop,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    RefuseResignation,
    RollDice,
    Take,
    legal_actions,
)
from tests.bot.club import Club
from tests.bot.players import ByEither, start_game
from tests.bot.watch import Watch

WEIGHTS: dict[type[Action], float] = {
    RollDice: 20,
    OfferDouble: 3,
    Take: 4,
    Drop: 1,
    MakePlay: 20,
    OfferResignation: 0.2,
    AcceptResignation: 1,
    RefuseResignation: 3,
}
RUNS_HOME = 0.7
"""How often players run home as fast as they can, so that games end."""


def choose(game: Game, player: int, random: Random) -> Action:
    """Return some legal action: first of what kind, then which."""
    possible = legal_actions(game, player)
    kinds = list(dict.fromkeys(type(action) for action in possible))
    (kind,) = random.choices(kinds, [WEIGHTS[kind] for kind in kinds])
    chosen = [action for action in possible if isinstance(action, kind)]
    plays = [action for action in chosen if isinstance(action, MakePlay)]
    if plays and random.random() < RUNS_HOME:
        return min(plays, key=lambda action: action.play.after.own_pips)
    return random.choice(chosen)


async def play_a_random_game(club: Club, seed: int) -> None:
    random, club.dice._random = Random(seed), Random(seed)  # noqa: SLF001 - our own
    hand = ByEither(club, random)
    await start_game(club, "", hand)
    watch = Watch(club)
    table = await watch.look()
    while table.must_act:
        (player,) = table.must_act
        await hand.act(choose(table.game, player, random))
        table = await watch.look(player)
    winner = table.game.bets[0].result
    assert winner is not None
    assert f"**{table.player_on(winner.winner).name} wins " in club.board.text


@pytest.mark.parametrize("seed", range(10))
async def test_a_random_game(club: Club, seed: int) -> None:
    await play_a_random_game(club, seed)


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(100, 200))
async def test_one_of_a_hundred_random_games(club: Club, seed: int) -> None:
    await play_a_random_game(club, seed)
