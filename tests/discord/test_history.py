"""The history: what a line says, page by page, and the sentences where there is nothing."""

import re
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.engine import RuleSheet
from bot.play.display.panel import SharedButton
from bot.play.tables.history import PAGE_LENGTH
from tests.discord.players import start_game
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.discord.stored_games import store
from tests.play.heads_up.played_games import lively_match

DISCORD_NAME_LIMIT = 32
MATCH = RuleSheet(length=3)


async def history(
    server: SimulatedServer, actor: MemberActor | None = None, /, **options: MemberActor | bool
) -> Seen:
    return private(await (actor or server.alice).slash(server.channel, "history", **options))


async def store_many(server: SimulatedServer, count: int) -> list[int]:
    """Store matches in as many channels; return their numbers, newest first."""
    stored = [await store(server, MATCH, lively_match(3), channel) for channel in range(1, count + 1)]
    return [table.id for table in reversed(stored)]


def numbers(seen: Seen) -> list[int]:
    """The numbers of the tables on a page."""
    return [int(number) for number in re.findall(r"^\*\*#(\d+)\*\*", seen.text, re.MULTILINE)]


async def test_a_running_game_has_its_turn_its_day_and_a_link_to_its_board(server: SimulatedServer) -> None:
    await start_game(server, "31")
    seen = await history(server)
    day = int(server.clock().timestamp())
    link = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{server.board.id}"
    assert seen.is_private
    assert seen.text.splitlines() == [
        "### Your games",
        "**#1** Alice and Bob · Alice to play 3-1",
        f"-# Money session · <t:{day}:d> · [To the board]({link})",
        "-# `/replay table:#1` shows every move again, `/export table:#1` saves it as files.",
    ]
    assert seen.labels == []


async def test_a_match_that_is_over_has_its_score(server: SimulatedServer) -> None:
    table = await store(server, MATCH, lively_match(3))
    score = table.score
    day = int(server.clock().timestamp())
    assert (await history(server)).text.splitlines()[1:3] == [
        f"**#{table.id}** Alice {score.white}, Bob {score.black}",
        f"-# 3-point match · <t:{day}:d>",
    ]


async def test_a_session_between_two_games_says_so(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.bob.slash(server.channel, "double", sure=True)
    await server.alice.slash(server.channel, "pass", sure=True)
    line = "**#1** Alice and Bob · Bob leads by 1 point · between games"
    assert (await history(server)).text.splitlines()[1] == line


async def test_ten_are_on_a_page_and_the_buttons_turn_it_after_a_restart_too(server: SimulatedServer) -> None:
    expected = await store_many(server, 22)
    first = await history(server)
    await server.restart()
    second = await server.follow(first, "Older ▶")
    third = await server.follow(second, "Older ▶")
    assert numbers(first) + numbers(second) + numbers(third) == expected
    assert [page.labels for page in (first, second, third)] == [
        ["Older ▶"],
        ["◀ Newer", "Older ▶"],
        ["◀ Newer"],
    ]
    assert third.text.startswith("### Your games · page 3\n")
    assert first.id == third.id
    assert numbers(await server.follow(third, "◀ Newer")) == numbers(second)


async def test_with_somebody_and_on_the_server(server: SimulatedServer) -> None:
    await store(server, MATCH, lively_match(3))
    expected = {
        "### Your games with Bob": {"with": server.bob},
        "### Games on this server": {"server": True},
        "### Your games with Bob on this server": {"with": server.bob, "server": True},
        "### Your games": {"with": server.alice},
    }
    for heading, options in expected.items():
        seen = await history(server, **options)
        assert seen.text.splitlines()[0] == heading
        assert numbers(seen) == [1]


@pytest.mark.parametrize(
    ("member", "options", "sentence"),
    [
        ("carol", {}, "You have not played yet. Start with `/challenge`."),
        ("alice", {"with": "carol"}, "You have not played each other yet. Start with `/challenge`."),
    ],
)
async def test_where_nothing_was_played_there_is_a_sentence(
    server: SimulatedServer, member: str, options: dict[str, str], sentence: str
) -> None:
    await store(server, MATCH, lively_match(3))
    people = {name: getattr(server, other) for name, other in options.items()}
    assert (await history(server, getattr(server, member), **people)).text == sentence


async def test_a_server_without_games_says_so(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    assert (await history(server, server=True)).text == (
        "Nothing has been played on this server yet. Start with `/challenge`."
    )


async def test_a_page_beyond_the_last_says_so(server: SimulatedServer) -> None:
    await store_many(server, 11)
    seen = await history(server)
    (button,) = [each for each in seen.components if "custom_id" in each]
    button["custom_id"] = "bp:history:0:0:mine.7"
    answer = private(await server.press_anyhow(server.alice, seen, "bp:history:0:0:mine.7"))
    assert answer.text == "There are no older games."


async def test_the_buttons_of_somebody_with_another_name_lead_to_their_own_games(
    server: SimulatedServer,
) -> None:
    """The games are those of the person who presses, whatever the button says."""
    await store_many(server, 11)
    seen = await history(server)
    answer = await server.press_anyhow(server.carol, seen, seen.custom_id(SharedButton.HISTORY))
    assert private(answer).text == "There are no older games."


@pytest.mark.parametrize("letter", ["*", "\N{GAME DIE}"])
async def test_a_page_of_the_longest_names_fits(tmp_path: Path, letter: str) -> None:
    """Every line there is: names that need escaping or two units a letter, a turn, and a link."""
    async with open_server(tmp_path, [letter * DISCORD_NAME_LIMIT] * 3) as server:
        for number in range(PAGE_LENGTH + 1):
            channel = server.guild.create_text_channel(f"backgammon-{number}")
            await server.alice.slash(channel, "challenge", opponent=server.bob)
            await server.bob.slash(channel, "take")
        seen = await history(server)
        assert len(numbers(seen)) == PAGE_LENGTH
        assert seen.text.endswith("saves it as files.")
