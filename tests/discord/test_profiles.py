"""Profiles, leaderboards, head to head and a server's figures, as their readers see them."""

import pytest
from simcord.actors import MemberActor

from bot.play.base.preferences import ProfileFor
from tests.discord.direct_match import Direct
from tests.discord.results import Past
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer

MINUS = "\N{MINUS SIGN}"
HYPHEN = "\N{NON-BREAKING HYPHEN}"


async def shown(server: SimulatedServer, reader: MemberActor, command: str, **options: object) -> Seen:
    return private(await reader.slash(server.channel, command, **options))


def figures(seen: Seen) -> dict[str, str]:
    """What stands below the picture, by its labels."""
    pairs = [line.removeprefix("-# ").partition(": ") for line in seen.text.splitlines() if ": " in line]
    return {label: said.replace(HYPHEN, "-").replace("\\", "") for label, _, said in pairs}


async def alices_past(server: SimulatedServer) -> None:
    past = Past(server)
    await past.match(server.alice, server.bob, 3, win=2, points=3)
    await past.match(server.alice, server.carol, 7)
    await past.match(server.bob, server.alice, 5, white_score=5, black_score=3, points=2, ending="time")
    await past.money(server.alice, server.bob, 2, ending="passed")
    await past.bet(server.alice, server.bob, 3)
    await past.bet(server.carol, server.alice, 1)


async def test_a_profile_adds_up_what_everybody_could_see(server: SimulatedServer) -> None:
    await alices_past(server)
    seen = await shown(server, server.bob, "profile", player=server.alice)
    assert seen.text.splitlines()[0] == "### Alice"
    told = figures(seen)
    assert told["Matches"] == "2 won, 1 lost"
    assert told["By length"] == "to 3 1-0, to 5 0-1, to 7 1-0"
    assert told["Money games"] == "1-0, +2 points"
    assert told["Gammons"] == "1 won, 0 lost"
    assert told["Doubles"] == "1 cashed, 0 passed, 0 taken"
    assert told["In a row"] == "1 won, at best 2 won"
    assert told["Longest win"] == "to 7 against Carol"
    assert told["Chouettes"] == f"box +3, captain {MINUS}1"
    assert told["Answers"] == "within 2 h"
    assert told["Lost on time"] == "1 of the last 4 games"
    (alt,) = seen.alt_texts
    assert alt.splitlines()[0] == "Alice"
    assert [line.removeprefix("-# ") for line in seen.text.splitlines()[1:]] == alt.splitlines()[1:]


async def test_a_rating_stands_with_its_uncertainty_and_what_is_missing_for_a_place(
    server: SimulatedServer,
) -> None:
    await Past(server).match(server.alice, server.bob, 9)
    heading = (await shown(server, server.alice, "profile")).text.splitlines()[1]
    assert heading.startswith("-# 1530 \N{PLUS-MINUS SIGN} ")
    assert "on this server" in heading
    assert "4 more opponents" in heading


async def test_who_has_played_nothing_is_told_how_to_begin(server: SimulatedServer) -> None:
    assert "`/challenge`" in (await shown(server, server.alice, "profile")).text
    refused = await shown(server, server.alice, "profile", player=server.bob)
    assert "has not played yet, or does not show their profile" in refused.text


@pytest.mark.parametrize(
    ("chosen", "is_seen_by"),
    [
        (ProfileFor.ALL, {"Bob", "Carol", "Alice"}),
        (ProfileFor.SERVER, {"Bob", "Carol", "Alice"}),
        (ProfileFor.OPPONENTS, {"Bob", "Alice"}),
        (ProfileFor.NOBODY, {"Alice"}),
    ],
)
async def test_a_profile_is_for_whom_its_owner_says(
    server: SimulatedServer, chosen: ProfileFor, is_seen_by: set[str]
) -> None:
    await Past(server).match(server.alice, server.bob)
    await server.alice.slash(server.channel, "settings me", profile=chosen.name.lower())
    found = {
        name
        for name, each in server.people.items()
        if (await shown(server, each, "profile", player=server.alice)).alt_texts
    }
    assert found == is_seen_by


async def everything_seen(server: SimulatedServer) -> list[list[str]]:
    """What Carol reads of Alice and of the server."""
    asked: list[tuple[str, dict[str, object]]] = [
        ("profile", {"player": server.alice}),
        ("profile", {"player": server.bob}),
        ("versus", {"player": server.alice, "other": server.bob}),
        ("leaderboard", {}),
        ("leaderboard", {"by": "points"}),
        ("leaderboard", {"by": "chouette"}),
        ("leaderboard", {"by": "rating", "when": "month"}),
        ("stats", {}),
    ]
    found = [await shown(server, server.carol, command, **options) for command, options in asked]
    return [[each.text, *each.alt_texts] for each in found]


@pytest.mark.parametrize(
    "hidden", [{"is_public": False}, {"guild_snowflake": None, "is_public": False}, {"guild_snowflake": 99}]
)
@pytest.mark.parametrize("what", ["match", "money", "bet"])
async def test_nothing_that_others_read_tells_two_worlds_apart_that_differ_in_a_hidden_result(
    server: SimulatedServer, hidden: dict[str, object], what: str
) -> None:
    await alices_past(server)
    before = await everything_seen(server)
    past = Past(server)
    past.at = server.clock()
    await getattr(past, what)(server.alice, server.bob, 9, **hidden)
    assert await everything_seen(server) == before


async def test_nor_do_boards_tell_of_somebody_who_hides(server: SimulatedServer) -> None:
    past = Past(server)
    await past.match(server.bob, server.carol)
    await server.alice.slash(server.channel, "settings me", profile="nobody")

    async def boards() -> list[str]:
        asked: list[dict[str, object]] = [{}, {"by": "points"}, {"when": "month"}]
        return [(await shown(server, server.carol, "leaderboard", **each)).text for each in asked]

    assert not any("Alice" in each for each in await boards())
    await past.match(server.alice, await stranger(server), 9)
    found = await boards()
    assert not any("Alice" in each for each in found)
    own = await shown(server, server.alice, "leaderboard", by="points")
    assert "Alice: +9" in own.text


async def stranger(server: SimulatedServer) -> MemberActor:
    return server.joined_by("Zoe")


async def test_by_direct_message_all_that_is_ones_own_is_told_and_of_others_what_one_played_with_them(
    server: SimulatedServer,
) -> None:
    past = Past(server)
    await past.match(server.alice, server.bob, 5)
    await past.match(server.alice, server.carol, 7, is_public=False, guild_snowflake=None)
    direct = Direct(server)
    own = private(await direct.slash(server.alice, "profile"))
    assert figures(own)["By length"] == "to 5 1-0, to 7 1-0"
    await server.alice.slash(server.channel, "settings me", profile="all")
    carols = private(await direct.slash(server.carol, "profile", player=server.alice.user))
    assert figures(carols)["By length"] == "to 7 1-0"
    assert "with you" in carols.text
    assert "no rating yet" in carols.text


async def test_the_leaderboard_has_ten_a_page_and_the_readers_own_row(server: SimulatedServer) -> None:
    past = Past(server)
    people = [server.joined_by(f"Member {number:02}") for number in range(14)]
    for number, each in enumerate(people):
        await past.money(each, server.bob, 20 - number)
    await past.money(server.bob, server.alice, 1)
    first = await shown(server, server.alice, "leaderboard", by="points")
    lines = [line.removeprefix("-# ") for line in first.text.splitlines()[2:]]
    assert lines[0].replace("\\", "") == "1. Member 00: +20"
    assert len(lines) == 11
    assert lines[-1].replace("\\", "") == f"15. Alice: {MINUS}1"
    assert first.labels == ["Rating", "Points", "Chouette points", "This month", "All time", "▶"]
    second = await server.follow(first, "▶")
    assert len(second.text.splitlines()) == 2 + 6
    assert "15. Alice" in second.text.replace("\\", "")
    assert second.labels[-1] == "◀"
    month = await server.follow(first, "This month")
    assert month.text.splitlines()[0] == "### Points"


async def test_who_has_no_place_stands_below_with_what_is_missing(server: SimulatedServer) -> None:
    await Past(server).match(server.alice, server.bob)
    seen = await shown(server, server.carol, "leaderboard")
    alice, bob = seen.text.replace("\\", "").splitlines()[2:]
    assert alice.startswith("-# Alice: ")
    assert "needs \N{PLUS-MINUS SIGN} 200" in alice
    assert "4 more opponents" in bob


async def test_two_against_each_other(server: SimulatedServer) -> None:
    await alices_past(server)
    seen = await shown(server, server.alice, "versus", player=server.bob)
    assert seen.text.splitlines()[0] == "### Alice against Bob"
    told = figures(seen)
    assert told["Matches"] == "1 won, 1 lost"
    assert told["The last 3"] == "3-0, 3-5, +2"
    assert told["Next match to 3"].endswith("% to win")
    assert "Answers" not in told
    others = await shown(server, server.carol, "versus", player=server.bob, other=server.alice)
    assert others.text.splitlines()[0] == "### Bob against Alice"
    assert figures(others)["The last 3"] == f"0-3, 5-3, {MINUS}2"
    assert "Nothing to show" in (await shown(server, server.bob, "versus", player=server.carol)).text


async def test_a_server_in_one_card(server: SimulatedServer) -> None:
    assert "Nothing has ended" in (await shown(server, server.alice, "stats")).text
    await alices_past(server)
    told = figures(await shown(server, server.alice, "stats"))
    assert told["Players"] == "3"
    assert told["Matches"] == "3"
    assert told["Games of two"] == "4"
    assert told["Games of chouettes"] == "2"
    assert told["Gammons"] == "1 (25 %)"
    assert told["Ended by a pass"] == "1 (25 %)"
    assert told["Longest game"] == "40 plays"


async def test_whoever_is_blocked_sees_no_profile(server: SimulatedServer) -> None:
    await Past(server).match(server.alice, server.bob)
    await server.alice.slash(server.channel, "block", player=server.bob)
    assert not (await shown(server, server.bob, "profile", player=server.alice)).alt_texts
    assert (await shown(server, server.carol, "profile", player=server.alice)).alt_texts
