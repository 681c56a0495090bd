"""Ratings as players read them: whether a match is rated, and what its end has moved."""

import pytest

from bot.engine import BetResult, Ending, RuleSheet, Side, WinKind
from bot.play.base.preferences import ProfileFor, Rated
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from storage import ResultRecord, Standings
from tests.discord.direct_match import Direct
from tests.discord.results import Past
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at

THREE = RuleSheet(length=3)
LAST_CHECKER = "1:1 | 1:1"


def rated_line(seen: Seen) -> str:
    """What a challenge says of ratings."""
    return next(line for line in seen.text.splitlines() if "ated" in line)


def moved_line(seen: Seen) -> list[str]:
    return [line for line in seen.text.splitlines() if "atings: " in line or "Your rating" in line]


async def results_of(server: SimulatedServer) -> list[ResultRecord]:
    return await server.database.run(lambda uow: list(uow.results.all()))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"length": 3}, "-# Rated match"),
        ({"length": 1}, "-# Not rated: ratings count matches to 3 points or more"),
        ({}, "-# Not rated: ratings count matches to 3 points or more"),
        ({"length": 5, "rated": False}, "-# Not rated"),
        ({"length": 1, "rated": True}, "-# Rated match"),
        ({"rated": True}, "-# Each game is rated"),
        ({"length": 7, "start": "nackgammon"}, "-# Not rated: an unusual start"),
    ],
)
async def test_a_challenge_says_whether_it_is_rated(
    server: SimulatedServer, options: dict[str, object], said: str
) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, **options)
    assert rated_line(server.board) == said
    rules = private(await server.press(server.bob, HeadsUpButton.SHEET))
    assert rated_line(rules) == said.removeprefix("-# ")


async def test_what_is_rated_follows_the_length_of_a_counter_offer(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, length=1)
    await server.bob.slash(server.channel, "propose", length=3)
    assert rated_line(server.board) == "-# Rated match"


async def test_a_server_decides_what_is_rated(server: SimulatedServer) -> None:
    boss = server.joined_by("Zoe", manage_guild=True)
    shown = private(await boss.slash(server.channel, "settings server", rated="from7"))
    assert "Rated games: **matches to 7 points or more**" in shown.text
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, length=5)
    assert rated_line(server.board) == "-# Not rated: ratings count matches to 7 points or more"


async def bear_off(server: SimulatedServer, sheet: RuleSheet = THREE, rated: Rated = Rated.FROM_3) -> None:
    """Let Alice, who has 2 points in a match, bear off her last checker."""
    two_points = BetResult(Side.WHITE, 2, WinKind.GAMMON, Ending.BORNE_OFF)
    results = (two_points,) if sheet.is_match else ()
    await server.seat(game_at(LAST_CHECKER, roll="21"), sheet, results, rated=rated)
    await server.press(server.alice, HeadsUpButton.FORCED)


async def test_the_end_of_a_rated_match_says_what_it_moved(server: SimulatedServer) -> None:
    await bear_off(server)
    assert server.board.text.splitlines()[2].startswith("**Alice wins the match 3-0")
    # 4 * 5 * sqrt(3) / 2 points, since both are new
    assert moved_line(server.board) == ["-# Ratings: Alice 1517 (+17) and Bob 1483 (\N{MINUS SIGN}17)"]


async def test_so_does_a_rated_game_for_money_and_it_stays_when_the_next_begins(
    server: SimulatedServer,
) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, rated=True)
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.double(server.bob)
    await server.press(
        server.alice, SharedButton.PASS_NOW, private(await server.press(server.alice, SharedButton.PASS))
    )
    told = ["-# Ratings: Alice 1490 (\N{MINUS SIGN}10) and Bob 1510 (+10)"]
    assert moved_line(server.board) == told
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.NEXT)
    ended, live = server.messages()[-2:]
    assert (moved_line(ended), moved_line(live)) == (told, [])


@pytest.mark.parametrize("rated", [Rated.NONE, Rated.FROM_5])
async def test_a_match_that_is_not_rated_moves_nothing(server: SimulatedServer, rated: Rated) -> None:
    await bear_off(server, rated=rated)
    assert server.board.text.splitlines()[2].startswith("**Alice wins the match 3-0")
    assert moved_line(server.board) == []
    assert [each.is_casual for each in await results_of(server)] == [True, True]


async def test_nobody_reads_the_rating_of_somebody_who_hides_it_nor_of_whom_they_played(
    server: SimulatedServer,
) -> None:
    await server.prefer(server.bob, profile=ProfileFor.OPPONENTS)
    await bear_off(server)
    assert moved_line(server.board) == []


async def test_by_direct_message_each_reads_their_own(server: SimulatedServer) -> None:
    direct = Direct(server)
    await direct.challenge(rated=True)
    server.dice.will_fall("31")
    await direct.press(server.bob, HeadsUpButton.ACCEPT)
    await direct.slash(server.alice, "play", play="8/5 6/5")
    asked = private(await direct.press(server.bob, SharedButton.DOUBLE))
    await direct.press(server.bob, SharedButton.DOUBLE_NOW, asked)
    asked = private(await direct.press(server.alice, SharedButton.PASS))
    await direct.press(server.alice, SharedButton.PASS_NOW, asked)
    assert moved_line(direct.board(server.alice)) == ["-# Your rating: 1490 (\N{MINUS SIGN}10)"]
    assert moved_line(direct.board(server.bob)) == ["-# Your rating: 1510 (+10)"]


async def test_the_last_board_says_what_an_admin_declared_void_and_why(server: SimulatedServer) -> None:
    await bear_off(server)
    boss = server.joined_by("Zoe", manage_guild=True)
    refused = private(await boss.slash(server.channel, "admin void", table="99", reason="thrown"))
    assert "99" not in refused.text
    await boss.slash(server.channel, "admin void", table="1", reason="they *agreed* on it")
    assert "-# An admin declared this void: they \\*agreed\\* on it" in server.board.text.splitlines()
    assert moved_line(server.board) == []
    assert await server.database.run(lambda uow: Standings(uow).all()) == []
    told = private(await server.bob.slash(server.channel, "profile", player=server.alice))
    assert "Matches" not in told.text
    await boss.slash(server.channel, "admin void", table="1", reason="a mistake", undo=True)
    assert moved_line(server.board) == ["-# Ratings: Alice 1517 (+17) and Bob 1483 (\N{MINUS SIGN}17)"]


async def test_a_challenge_says_who_offers_it_unless_they_hide_that(server: SimulatedServer) -> None:
    past = Past(server)
    await past.match(server.alice, server.bob, 9)
    await past.match(server.bob, server.alice, 9, ending="time")
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, length=3)
    told = next(line for line in server.board.text.splitlines() if line.startswith("-# Alice: "))
    assert told.startswith("-# Alice: 1497 \N{PLUS-MINUS SIGN} ")
    assert told.endswith("1 won, 1 lost · answers within 90 min · 1 of the last 2 games lost on time")
    await server.bob.slash(server.channel, "propose", length=5)
    assert "\n-# Bob: 150" in server.board.text
    await server.prefer(server.carol, profile=ProfileFor.OPPONENTS)
    await past.match(server.carol, server.bob, 9)
    other = server.guild.create_text_channel("other")
    await server.carol.slash(other, "challenge", opponent=server.bob, length=3)
    assert "Carol: " not in server.messages(other)[-1].text
