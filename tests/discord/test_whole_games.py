"""Whole games with scripted dice, by buttons alone and by slash commands alone, to every kind of end."""

from collections import deque

import pytest

from bot.engine import (
    AcceptResignation,
    Action,
    Answer,
    AnswerOffer,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    RefuseResignation,
    RollDice,
    WinKind,
    format_play,
    legal_actions,
)
from bot.engine.keys import FIRST_CUBE
from tests.discord.players import ByButtons, ByCommands, Hand, start_game
from tests.discord.running_home import TO_A_BACKGAMMON, TO_A_GAMMON, TO_A_SINGLE
from tests.discord.simulated_server import SimulatedServer
from tests.discord.table_checks import TableChecks

DOUBLE, REDOUBLE = OfferDouble(), OfferDouble()


def resign(kind: WinKind) -> Action:
    return OfferResignation(kind)


@pytest.fixture(params=[ByButtons, ByCommands])
def hand(request: pytest.FixtureRequest, server: SimulatedServer) -> Hand:
    made: Hand = request.param(server)
    return made


def choose(game: Game, player: int, plan: deque[Action]) -> Action:
    """Return what is planned, as soon as it is legal; until then, roll and run home."""
    possible = legal_actions(game, player)
    if plan and plan[0] in possible:
        return plan.popleft()
    if RollDice() in possible:
        return RollDice()
    plays = [action for action in possible if isinstance(action, MakePlay)]
    return min(plays, key=lambda action: (action.play.after.own_pips, format_play(action.play)))


async def play_out(server: SimulatedServer, hand: Hand, dice: str, *planned: Action) -> str:
    """Play a game to its end, and return its result as the channel reads it."""
    await start_game(server, dice, hand)
    checks, plan = TableChecks(server), deque(planned)
    table = await checks.look()
    while table.must_act:
        (player,) = table.must_act
        await hand.act(choose(table.game, player, plan))
        table = await checks.look(player)
    assert table.is_between_games
    assert not plan
    assert not server.dice.script
    return server.board.text.splitlines()[2]


async def test_to_a_single(server: SimulatedServer, hand: Hand) -> None:
    result = await play_out(server, hand, TO_A_SINGLE)
    assert result == "**Alice wins a single game: 1 point. Bob had borne off 8 checkers.**"


async def test_to_a_gammon_with_the_cube_on_2(server: SimulatedServer, hand: Hand) -> None:
    result = await play_out(server, hand, TO_A_GAMMON, DOUBLE, AnswerOffer(FIRST_CUBE, Answer.TAKE))
    assert result == "**Alice wins a gammon with the cube at 2: 4 points. Bob had borne off no checkers.**"


async def test_to_a_backgammon(server: SimulatedServer, hand: Hand) -> None:
    result = await play_out(server, hand, TO_A_BACKGAMMON)
    assert result == (
        "**Alice wins a backgammon: 3 points. "
        "Bob had borne off no checkers and had one in the winner's home board.**"
    )


async def test_to_a_drop(server: SimulatedServer, hand: Hand) -> None:
    result = await play_out(server, hand, "31", DOUBLE, AnswerOffer(FIRST_CUBE, Answer.DROP))
    assert result == "**Bob wins a single game: 1 point. Alice passed.**"


async def test_to_a_redouble_that_is_passed(server: SimulatedServer, hand: Hand) -> None:
    result = await play_out(
        server,
        hand,
        "31 42",
        DOUBLE,
        AnswerOffer(FIRST_CUBE, Answer.TAKE),
        REDOUBLE,
        AnswerOffer(FIRST_CUBE, Answer.DROP),
    )
    assert result == "**Alice wins a single game with the cube at 2: 2 points. Bob passed.**"


async def test_to_a_gammon_with_the_cube_redoubled(server: SimulatedServer, hand: Hand) -> None:
    result = await play_out(
        server,
        hand,
        TO_A_GAMMON,
        DOUBLE,
        AnswerOffer(FIRST_CUBE, Answer.TAKE),
        REDOUBLE,
        AnswerOffer(FIRST_CUBE, Answer.TAKE),
    )
    assert result == "**Alice wins a gammon with the cube at 4: 8 points. Bob had borne off no checkers.**"


async def test_to_a_resignation_refused_raised_and_accepted(server: SimulatedServer, hand: Hand) -> None:
    offers = (resign(WinKind.SINGLE), RefuseResignation(), resign(WinKind.GAMMON), AcceptResignation())
    result = await play_out(server, hand, "31", *offers)
    assert result == "**Bob wins a gammon: 2 points. Alice resigned.**"


async def test_to_a_resignation_of_the_most_which_is_accepted_at_once(
    server: SimulatedServer, hand: Hand
) -> None:
    result = await play_out(server, hand, "31", resign(WinKind.BACKGAMMON))
    assert result == "**Bob wins a backgammon: 3 points. Alice resigned.**"
