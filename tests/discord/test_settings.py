"""The settings of players and admins: shown, changed, refused, and seen in every board."""

from typing import Any

from simcord.actors import MemberActor

import render
from bot.engine import STARTS, RuleSheet, Side
from bot.play.display.panel import SharedButton, button_named
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import start_game
from tests.discord.seen import Drawn, private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at
from tests.play.heads_up.tables import START

NOT_ALLOWED = (
    "Only members with **Manage Server** can change this server's settings. Yours are in `/settings me`."
)


async def me(server: SimulatedServer, member: MemberActor, **options: Any) -> str:
    return private(await member.slash(server.channel, "settings me", **options)).text


async def all_of(server: SimulatedServer, member: MemberActor) -> str:
    """All settings of somebody's, as they are shown after a change, here of what is so by default."""
    return await me(server, member, confirm_double=True)


async def own_challenges(server: SimulatedServer, member: MemberActor, **options: Any) -> str:
    return private(await member.slash(server.channel, "settings challenge", **options)).text


async def for_all(server: SimulatedServer, member: MemberActor, **options: Any) -> str:
    return private(await member.slash(server.channel, "settings server", **options)).text


async def test_with_options_all_of_ones_own_settings_are_shown(server: SimulatedServer) -> None:
    assert (await all_of(server, server.alice)).splitlines() == [
        "### Your settings",
        "-# Boards that only you see",
        "Theme: **felt (as on this server)**",
        "Side at the bottom: **your side**",
        "Your checkers: **the same as on the live board**",
        "Moving pictures: **on**",
        "Language: **as Discord has it for you**",
        "-# What the bot does for you on your turn",
        "Roll where you cannot double: **off**",
        "Make forced plays: **off**",
        "Ask before doubling: **on**",
        "Confirm plays: **on**",
        "Autopilot uses your cube: **off**",
        "-# When a table still waits for you",
        "Reminders: **in the channel**",
        "Reminder interval: **24 hours, at most 5 reminders, plus one before your time runs out**",
        "-# When you can play",
        "Time zone: **UTC until you choose yours**",
        "Quiet hours (no reminders): **none**",
        "Weekend: **Saturday and Sunday**",
        "-# What challenges offer by default",
        "Challenges: **Money session**",
        "-# What others see of you",
        "Your profile: **for members of the server where they ask**",
        (
            "-# Change settings here or with `/settings me`, which accepts any time zone. "
            "Reset them all with `/settings me reset:True`."
        ),
    ]


EACH_OPTION: list[tuple[dict[str, Any], str]] = [
    ({"theme": "clear"}, "Theme: **clear**"),
    ({"side": "asposted"}, "Side at the bottom: **as on the live board**"),
    ({"colours": "light"}, "Your checkers: **light**"),
    ({"colours": "dark"}, "Your checkers: **dark**"),
    ({"roll_by_itself": True}, "Roll where you cannot double: **on**"),
    ({"play_forced": True}, "Make forced plays: **on**"),
    ({"reminders": "directly"}, "Reminders: **by direct message**"),
    ({"reminders": "never"}, "Reminders: **not at all**"),
    (
        {"remind_hours": 6},
        "Reminder interval: **6 hours, at most 5 reminders, plus one before your time runs out**",
    ),
    (
        {"remind_hours": 48},
        "Reminder interval: **2 days, at most 5 reminders, plus one before your time runs out**",
    ),
    ({"remind_hours": 0}, "Reminder interval: **one reminder before your time runs out**"),
]


async def test_each_option_changes_one_thing_and_is_kept(server: SimulatedServer) -> None:
    at_first = before = await all_of(server, server.alice)
    for options, line in EACH_OPTION:
        after = await me(server, server.alice, **options)
        assert line in after.splitlines()
        assert len(set(after.splitlines()) - set(before.splitlines())) == 1
        assert await all_of(server, server.alice) == after
        before = after
    assert await all_of(server, server.bob) == at_first


async def test_a_reset_takes_all_of_it_back(new_server: SimulatedServer) -> None:
    before = await all_of(new_server, new_server.alice)
    await me(new_server, new_server.alice, theme="felt", side="asposted", colours="dark", roll_by_itself=True)
    assert await me(new_server, new_server.alice, theme="default") != before
    assert await me(new_server, new_server.alice, reset=True) == before
    assert "Theme: **felt**" in await me(new_server, new_server.alice, reset=True, theme="felt")


async def test_reminders_come_every_hour_to_every_week(server: SimulatedServer) -> None:
    before = await me(server, server.alice)
    assert await me(server, server.alice, remind_hours=169, theme="felt") == (
        "Choose `remind_hours` from 1 to 168, or 0 for one reminder before your time runs out; you typed 169."
    )
    assert await me(server, server.alice) == before


async def seen_by(
    server: SimulatedServer, member: MemberActor, drawn: Drawn, look: str
) -> tuple[str, str, str]:
    """Return the side at the bottom of a private board, the side with the light checkers, and its theme."""
    if look == "board":
        await member.slash(server.channel, "board")
    else:
        await server.press(member, button_named(look))
    diagram, theme = drawn[-1]
    light = diagram.bottom if diagram.light is render.Seat.BOTTOM else diagram.top
    return diagram.bottom.name, light.name, theme.name


LOOKS = ("board", SharedButton.FLIP.value, HeadsUpButton.SINCE.value, SharedButton.PLAY.value)


async def test_every_private_board_is_seen_as_its_reader_has_chosen(
    server: SimulatedServer, drawn: Drawn
) -> None:
    await server.seat(game_at(START, on_roll=Side.BLACK, roll="31"))
    for chosen, seen in (
        ({}, ("Bob", "Alice", "felt")),
        ({"theme": "clear", "colours": "light"}, ("Bob", "Bob", "clear")),
        ({"theme": "walnut", "colours": "dark"}, ("Bob", "Alice", "walnut")),
    ):
        await me(server, server.bob, **chosen)
        for look in LOOKS:
            assert await seen_by(server, server.bob, drawn, look) == seen


async def test_a_player_may_see_private_boards_as_they_are_posted(
    server: SimulatedServer, drawn: Drawn
) -> None:
    await server.seat(game_at(START, roll="31"))
    await me(server, server.bob, side="asposted")
    for look in ("board", SharedButton.FLIP.value):
        assert await seen_by(server, server.bob, drawn, look) == ("Alice", "Alice", "felt")


async def test_what_a_player_likes_changes_no_board_that_others_see(
    server: SimulatedServer, drawn: Drawn
) -> None:
    await me(server, server.bob, theme="clear", colours="light", side="own")
    await start_game(server, "13")
    diagram, theme = drawn[-1]
    assert (diagram.bottom.name, diagram.light, theme.name) == ("Bob", render.Seat.TOP, "felt")


async def test_what_is_asked_of_slash_board_comes_before_the_settings(
    server: SimulatedServer, drawn: Drawn
) -> None:
    await server.seat(game_at(START))
    await me(server, server.bob, theme="clear", side="asposted")
    await server.bob.slash(server.channel, "board", side="mine", theme="felt")
    assert (drawn[-1][0].bottom.name, drawn[-1][1].name) == ("Bob", "felt")
    await server.bob.slash(server.channel, "board", side="theirs")
    assert (drawn[-1][0].bottom.name, drawn[-1][1].name) == ("Alice", "clear")


async def test_a_spectator_keeps_the_posted_sides_in_a_theme_of_their_own(
    server: SimulatedServer, drawn: Drawn
) -> None:
    await server.seat(game_at(START))
    await me(server, server.carol, theme="midnight", colours="dark")
    assert await seen_by(server, server.carol, drawn, "board") == ("Alice", "Alice", "midnight")


async def test_anybody_sees_the_settings_of_the_server(server: SimulatedServer) -> None:
    assert (await for_all(server, server.carol)).splitlines() == [
        "### This server's settings",
        "Theme of live boards: **felt**",
        "Side at the bottom: **the player to act**",
        "Language: **as Discord has it for this server**",
        "Rated games: **matches to 3 points or more**",
        "-# What challenges offer by default",
        "**Money session**",
        "Doubling cube · standard start",
        "-# Members with **Manage Server** can change these settings.",
    ]


async def test_only_who_may_manage_the_server_changes_its_settings(
    server: SimulatedServer, admin: MemberActor
) -> None:
    await for_all(server, admin, length=9, theme="clear")
    before = await for_all(server, admin)
    for options in ({"length": 5}, {"theme": "felt"}, {"reset": True}, {"jacoby": False}):
        assert await for_all(server, server.alice, **options) == NOT_ALLOWED
    assert await for_all(server, admin) == before


async def test_a_challenge_offers_what_the_server_has_set(
    server: SimulatedServer, admin: MemberActor
) -> None:
    shown = await for_all(server, admin, length=7, cube_cap=64, start="nackgammon")
    assert "**7-point match**\nDoubling cube up to 64 · Crawford rule · Nackgammon start" in shown
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    assert (await server.table()).sheet == RuleSheet(7, cube_cap=64, start=STARTS["nackgammon"])


async def challenged(server: SimulatedServer, by: MemberActor | None = None, **options: Any) -> RuleSheet:
    member = by or server.alice
    await member.slash(
        server.channel, "challenge", opponent=server.bob if by is None else server.carol, **options
    )
    sheet = (await server.table()).sheet
    await server.press(member, HeadsUpButton.WITHDRAW)
    return sheet


async def test_what_is_typed_comes_before_what_the_server_has_set(
    server: SimulatedServer, admin: MemberActor
) -> None:
    await for_all(server, admin, stake=5, jacoby=True, beavers=True, raccoons=True, cube_cap=64)
    assert await challenged(server, jacoby=False) == RuleSheet(
        None, 5, has_beavers=True, has_raccoons=True, cube_cap=64
    )
    assert await challenged(server, beavers=False) == RuleSheet(None, 5, is_jacoby=True, cube_cap=64)
    assert await challenged(server, length=5) == RuleSheet(5, cube_cap=64)
    assert await challenged(server, cube=False) == RuleSheet(None, 5, has_cube=False)
    assert await challenged(server, cube_cap=0, stake=1) == RuleSheet(
        is_jacoby=True, has_beavers=True, has_raccoons=True
    )


async def test_contradictions_are_refused_for_the_server_too(
    server: SimulatedServer, admin: MemberActor
) -> None:
    before = await for_all(server, admin)
    assert (await for_all(server, admin, length=26, theme="felt")).startswith(
        "Choose a `length` from 1 to 25"
    )
    assert await for_all(server, admin) == before


async def test_the_servers_theme_is_that_of_its_live_boards_and_of_who_has_none(
    server: SimulatedServer, admin: MemberActor, drawn: Drawn
) -> None:
    await start_game(server, "31")
    assert drawn[-1][1].name == "felt"
    await for_all(server, admin, theme="midnight")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert drawn[-1][1].name == "midnight"
    assert await seen_by(server, server.bob, drawn, "board") == ("Bob", "Alice", "midnight")
    assert "Theme: **midnight (as on this server)**" in await me(server, server.bob)
    assert "**felt**" in await for_all(server, admin, theme="default")


async def test_a_server_may_fix_the_side_of_its_live_boards(
    server: SimulatedServer, admin: MemberActor, drawn: Drawn
) -> None:
    await start_game(server, "13")
    assert drawn[-1][0].bottom.name == "Bob"
    fixed = "Side at the bottom: **the challenger, or the box**"
    assert fixed in await for_all(server, admin, side="first")
    await server.bob.slash(server.channel, "board", repost=True)
    assert (drawn[-1][0].bottom.name, drawn[-1][0].numbered_for) == ("Alice", render.Seat.TOP)
    assert fixed in await for_all(server, admin, theme="felt")
    await me(server, server.bob, side="asposted")
    assert await seen_by(server, server.bob, drawn, "board") == ("Alice", "Alice", "felt")
    assert "**the player to act**" in await for_all(server, admin, side="toact")


async def test_a_reset_takes_the_servers_settings_back(server: SimulatedServer, admin: MemberActor) -> None:
    await for_all(server, admin, length=7, theme="felt")
    assert "**3-point match**" in (at_first := await for_all(server, admin, reset=True))
    assert await for_all(server, admin) == at_first
    assert "5-point match" in await for_all(server, admin, reset=True, length=5)


async def test_ones_own_challenges_offer_what_one_has_chosen(
    server: SimulatedServer, admin: MemberActor
) -> None:
    await for_all(server, admin, length=7, turn_hours=24)
    assert (await own_challenges(server, server.alice)).splitlines() == [
        "### Your challenges",
        "-# What challenges offer by default",
        "**7-point match**",
        "Doubling cube · Crawford rule · standard start",
        "Clock: 24 hours per turn",
        "-# You use the settings of this server. Choose your own with `/settings challenge`.",
    ]
    assert "**5-point match**" in await own_challenges(server, server.alice, length=5)
    assert "Challenges: **5-point match**" in await all_of(server, server.alice)
    assert await challenged(server) == RuleSheet(5)
    assert await challenged(server, by=server.bob) == RuleSheet(7)
    assert "You use the settings of this server." in await own_challenges(server, server.alice, reset=True)
    assert await challenged(server) == RuleSheet(7)


async def test_only_what_one_has_chosen_stays_when_the_server_chooses_again(
    server: SimulatedServer, admin: MemberActor
) -> None:
    await own_challenges(server, server.alice, turn_hours=48)
    await for_all(server, admin, length=9)
    shown = await own_challenges(server, server.alice)
    assert "**9-point match**" in shown
    assert "Clock: 2 days per turn" in shown


async def test_settings_survive_a_restart(server: SimulatedServer, admin: MemberActor) -> None:
    await for_all(server, admin, length=7, theme="felt")
    own, servers = await me(server, server.alice, colours="dark"), await for_all(server, admin)
    await server.restart()
    assert (await all_of(server, server.alice), await for_all(server, admin)) == (own, servers)
