"""`/play`: notation with autocomplete, and a friend's answer to whatever cannot be played."""

import pytest

from bot.discord.pressing.replies import explain
from bot.engine import EngineError, parse_play, parse_roll
from bot.play.base.errors import Refused
from bot.play.display.panel import SharedButton
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import ALICE, game_at
from tests.play.heads_up.tables import SNOWFLAKES, START, table

SCATTERED = "23:1 22:1 20:1 18:1 16:1 14:1 12:1 10:1 9:1 8:1 7:1 6:1 5:1 4:1 3:1 | 1:15"
TWO_WAYS = "24:1 1:14 | 2:1 off:14"
LIMIT = 25


async def suggested(server: SimulatedServer, typed: str) -> list[str]:
    choices = await server.alice.autocomplete(server.channel, "play", "play", typed)
    assert all(choice["name"] == choice["value"] for choice in choices)
    return [choice["name"] for choice in choices]


async def answer(server: SimulatedServer, typed: str) -> str:
    """Return what Alice is answered, without the way to the board."""
    said = private(await server.alice.slash(server.channel, "play", play=typed)).text
    return said.partition(" [To the board](")[0]


@pytest.mark.parametrize(
    "typed",
    [
        "6-4: 24/18 13/9",
        "Alice 6-4: 24/18 13/9",
        "Alice 6-4: 24\\/18 13\\/9",
        "6-4 : 24 / 18 13 / 9",
        "64: 24/18, 13/9",
        "4-6: 13/9: 24/18",
        "-# Bob\\-3\\-1: the great 6-4: 24/18 13/9 (by itself)",
    ],
)
async def test_a_line_copied_from_the_log_is_understood(server: SimulatedServer, typed: str) -> None:
    await server.seat(game_at(START, roll="64"))
    assert (await answer(server, typed)).startswith("Alice 6-4: 24/18 13/9")


async def test_a_hit_copied_with_its_backslash_is_understood(server: SimulatedServer) -> None:
    await server.seat(game_at("24:2 13:5 8:3 6:5 | 24:2 16:1 13:4 8:3 6:5", roll="64"))
    assert (await answer(server, "Alice 6-4: 24/18 13/9\\*")).startswith("Alice 6-4: 24/18 13/9*")


async def test_a_line_copied_from_the_log_is_offered_while_it_is_pasted(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="64"))
    assert await suggested(server, "Alice 6-4: 24/18 13/9") == ["24/18 13/9"]
    assert "24/18 13/9" in await suggested(server, "6-4:")


async def test_a_line_of_the_log_with_another_roll_is_refused(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    assert await answer(server, "Alice 6-4: 24/18 13/9") == "That play is for 6-4; your roll is 3-1."
    assert await answer(server, "6-4: 8/5 6/5") == "That play is for 6-4; your roll is 3-1."
    assert (await server.table()).version == 0


async def test_the_player_is_answered_with_the_play_and_the_way_to_the_board(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    said = private(await server.alice.slash(server.channel, "play", play="8/5 6/5"))
    assert said.text.startswith("Alice 3-1: 8/5 6/5\n[To the board](")
    assert str(server.board.id) in said.text


async def test_a_typed_roll_opens_the_plays(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    server.dice.will_fall("31")
    said = private(await server.alice.slash(server.channel, "roll"))
    assert said.text.startswith("### Your roll: 3-1\n")
    assert said.menus[SharedButton.CHOOSE][0] == "8/5 6/5"


async def test_autocomplete_offers_at_most_25_of_the_widest_roll(server: SimulatedServer) -> None:
    await server.seat(game_at(SCATTERED, roll="11"))
    offered = await suggested(server, "")
    assert len(offered) == LIMIT == len(set(offered))
    assert (await answer(server, offered[-1])).startswith(f"Alice 1-1: {offered[-1]}")


async def test_a_play_completes_as_it_is_typed(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    for typed in ("8/5", "8/5 ", "8/5 6", "8/5 6/", "8/5 6/5", "6/5 8", "8/5,6/5"):
        assert "8/5 6/5" in await suggested(server, typed)


async def test_what_fits_what_is_typed_is_offered_and_nothing_else(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    assert await suggested(server, "8/5 6") == ["8/5 6/5"]
    assert all("13/" in play for play in await suggested(server, "13"))
    assert await suggested(server, "garbage") == []
    assert await suggested(server, "7/3") == []


async def test_a_play_is_offered_by_each_of_its_ways(server: SimulatedServer) -> None:
    await server.seat(game_at(TWO_WAYS, roll="61"))
    assert await suggested(server, "24/1") == ["24/18/17", "24/23*/17"]
    assert await suggested(server, "24/23") == ["24/23*/17"]


async def test_nothing_is_offered_to_whoever_may_not_play(server: SimulatedServer) -> None:
    assert await suggested(server, "8") == []
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    assert await suggested(server, "8") == []
    await server.press(server.alice, server.board.acts[-1].kind)
    await server.seat(game_at(START))
    assert await suggested(server, "8") == []
    server.dice.will_fall("31")
    await server.alice.slash(server.channel, "roll")
    assert await server.bob.autocomplete(server.channel, "play", "play", "8") == []
    assert await server.carol.autocomplete(server.channel, "play", "play", "8") == []


async def test_garbage_is_answered_by_what_was_not_understood_and_an_example(
    server: SimulatedServer,
) -> None:
    await server.seat(game_at(START, roll="31"))
    for typed, part in (
        ("8/5 then 6/5", "then"),
        ("`**@everyone**`", "'**@everyone**'"),
        ("13/13", "13/13"),
        ("/", "/"),
    ):
        said = await answer(server, typed)
        assert said == (
            f"I can't read `{part}`. Type a play like `8/5 6/5`, `13/8(2)`, `bar/20*` or `6/off`."
        )
    assert await answer(server, "5/8 6/5") == "Checkers move to lower points: `8/5`, not `5/8`."
    assert (await server.table()).version == 0


@pytest.mark.parametrize(
    ("board", "roll", "typed", "sentence"),
    [
        ("20:1 10:1 1:13 | 9:2 19:2 off:11", "64", "20/14", "You must play both dice, for example 20/14/10."),
        ("20:1 10:1 1:13 | 9:2 19:2 off:11", "64", "10/4", "You must play both dice, for example 20/14/10."),
        ("bar:2 13:5 8:3 6:5 | 6:2 off:13", "64", "bar/21 13/7", "Enter your checker from the bar first."),
        ("bar:3 6:12 | 6:2 off:13", "22", "6/4", "Enter your 3 checkers from the bar first."),
        ("24:2 13:5 8:3 6:5 | 15:2 13:5 8:3 6:5", "31", "13/10 6/5", "The 10 point is blocked."),
        (START, "31", "7/4 6/5", "You have no checker on the 7 point."),
        (START, "31", "bar/22 6/5", "You have no checker on the bar."),
        (START, "31", "8/5 6/5 6/5", "This roll allows only 2 checker moves."),
        (START, "31", "13/8", "13/8 is 5 pips; you have 3 and 1 left."),
        (START, "31", "8/5* 6/5", "There is nothing to hit on the 5 point."),
        (
            "7:1 6:7 5:7 | 13:5 8:5 6:5",
            "62",
            "6/off 5/3",
            "Bring your checker on the 7 point home before you bear off.",
        ),
        (
            "6:2 2:1 | 13:5 8:5 6:5",
            "54",
            "2/off 6/2",
            "You cannot bear off from the 2 point with a 5 while you have a checker on the 6 point.",
        ),
        (
            "13:2 6:13 | 24:2 13:5 8:3 6:5",
            "33",
            "13/10(2)",
            "You must make all four moves, for example 13/10/7(2).",
        ),
        ("24:1 1:14 | 7:2 off:13", "22", "24/22", "You must make 2 of the four moves, for example 24/22/20."),
        (
            "20:1 1:14 | 15:2 off:13",
            "64",
            "20/16",
            "Only one die can be played, and it must be the 6: 20/14.",
        ),
    ],
)
def test_an_illegal_play_is_answered_with_the_reason(
    board: str, roll: str, typed: str, sentence: str
) -> None:
    at = table(game_at(board, roll=roll))
    with pytest.raises(EngineError) as refused:
        parse_play(typed, at.game.position, parse_roll(roll))
    said = explain(Refused(at, ALICE, refused.value), SNOWFLAKES[ALICE])
    assert said.partition(" [To the board](")[0] == sentence


async def test_an_illegal_play_changes_nothing(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    assert await answer(server, "8/5* 6/5") == "There is nothing to hit on the 5 point."
    assert (await server.table()).version == 0
