"""Private looks at a table: from either side, in any theme, and what happened since; none notifies."""

import re
from datetime import timedelta
from itertools import groupby
from pathlib import Path

import pytest

import render
from bot.engine import Side
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.chouette import Chouette
from tests.discord.players import start_game
from tests.discord.seen import Drawn, Seen, private
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.engine.games import game_at
from tests.play.heads_up.tables import START

LAST_CHECKER = "1:1 | 1:1"


async def test_the_board_is_seen_from_the_side_one_asks_for(server: SimulatedServer, drawn: Drawn) -> None:
    await server.seat(game_at(START))
    for member, own, other in (
        (server.alice, "Alice", "Bob"),
        (server.bob, "Bob", "Alice"),
        (server.carol, "Alice", "Bob"),
    ):
        for options, bottom in (({}, own), ({"side": "theirs"}, other)):
            seen = private(await member.slash(server.channel, "board", **options))
            assert drawn[-1][0].bottom.name == bottom
            assert seen.text.startswith("### Alice and Bob\n")
            assert seen.labels == ([] if member is server.carol else ["Roll for me", "Orders"])
    assert server.rest.pings == [server.alice.id]


async def test_the_public_board_is_drawn_from_the_side_that_must_act(
    server: SimulatedServer, drawn: Drawn
) -> None:
    await server.seat(game_at(START, on_roll=Side.BLACK))
    await server.double(server.bob)
    assert "Points are numbered for Alice." in server.board.alt_texts[0]
    await server.press(server.alice, SharedButton.TAKE)
    assert "Points are numbered for Bob." in server.board.alt_texts[0]
    seen = ((each.headline, each.bottom.name, each.numbered_for) for each, _ in drawn)
    assert [each for each, _ in groupby(seen)] == [
        ("Bob to double or roll", "Bob", render.Seat.BOTTOM),
        ("Alice to take or pass", "Alice", render.Seat.BOTTOM),
        ("Bob to roll", "Bob", render.Seat.BOTTOM),
    ]


async def test_my_side_is_the_pressers_own(server: SimulatedServer, drawn: Drawn) -> None:
    await server.seat(game_at(START))
    for member, bottom in ((server.alice, "Alice"), (server.bob, "Bob"), (server.carol, "Bob")):
        private(await server.press(member, SharedButton.FLIP))
        assert drawn[-1][0].bottom.name == bottom


async def test_the_board_can_be_seen_in_every_theme(server: SimulatedServer, drawn: Drawn) -> None:
    await server.seat(game_at(START))
    for name, theme in render.themes.items():
        private(await server.alice.slash(server.channel, "board", theme=name))
        assert drawn[-1][1] is theme


async def test_a_repost_brings_the_live_board_to_the_bottom_where_it_works_and_notifies_nobody(
    server: SimulatedServer,
) -> None:
    await server.seat(game_at(START))
    said = private(await server.bob.slash(server.channel, "board", repost=True))
    old, new = server.messages()
    assert new.labels == ["Roll", "Resign", "Since my turn", "My side", "Rules", "Double to 2"]
    assert old.labels == []
    assert (await server.table()).live_message == new.id
    assert re.fullmatch(rf"The board is posted: Alice and Bob\. \[To the board\]\(\S+/{new.id}\)", said.text)
    server.dice.will_fall("31")
    await server.press(server.alice, SharedButton.ROLL)
    assert "to play 3-1" in server.board.text
    assert server.rest.pings == [server.alice.id]


async def test_the_last_game_can_still_be_looked_at(server: SimulatedServer) -> None:
    await server.seat(game_at(LAST_CHECKER, roll="21"))
    await server.press(server.alice, HeadsUpButton.FORCED)
    seen = private(await server.bob.slash(server.channel, "board"))
    assert "Alice wins a single game: 1 point." in seen.text


async def test_an_open_challenge_is_shown_by_its_words(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    seen = private(await server.bob.slash(server.channel, "board"))
    assert seen.text.startswith("### Alice challenges Bob\n")
    assert seen.alt_texts == []


async def test_where_nothing_is_played_there_is_nothing_to_see(server: SimulatedServer) -> None:
    for options in ({}, {"repost": True}):
        seen = private(await server.alice.slash(server.channel, "board", **options))
        assert seen.text == "There is no game in this channel. Start one with `/challenge`."


LONGEST_PAGE = 1000
"""How many characters fit on a phone's screen, with the buttons under them."""


async def test_help_is_one_short_page_with_a_button_for_each_section(server: SimulatedServer) -> None:
    first = private(await server.carol.slash(server.channel, "help"))
    assert first.text.startswith("### Backgammon at your own pace")
    assert "3 points" not in first.text  # a server chooses what is played
    assert len(first.text) < 500
    assert first.labels == [
        "Getting started",
        "A turn",
        "Matches & cube",
        "Chouettes",
        "Ratings & profiles",
        "Settings & reminders",
        "Records & dice",
        "Privacy",
    ]
    pages = [first.text]
    for act in first.acts:
        page = private(await server.press(server.carol, SharedButton.HELP, first, act.argument))
        assert (page.id, page.labels, len(page.text) < LONGEST_PAGE) == (first.id, first.labels, True)
        pages.append(page.text)
    everything = "\n".join(pages)
    for command in server.alice.available_commands(server.channel):
        assert f"`/{command}" in everything
    for kind in ("Roll", "Play", "Double", "Take", "Pass", "Since my turn", "My side"):
        assert f"**{kind}**" in everything
    assert "The bot rolls when you cannot double, and makes forced plays" in everything


async def test_the_sections_of_help_are_there_after_a_restart_too(server: SimulatedServer) -> None:
    first = private(await server.carol.slash(server.channel, "help"))
    await server.restart()
    page = private(await server.press(server.carol, SharedButton.HELP, first, "chouette"))
    assert page.text.startswith("### Chouettes\n")


async def test_a_live_board_that_is_posted_again_still_says_who_began(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "board", repost=True)
    assert "Opening roll 3-1: Alice starts" in server.board.text
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.alice.slash(server.channel, "board", repost=True)
    assert "Opening" not in server.board.text
    assert "Alice 3-1: 8/5 6/5" in server.board.text


async def since(server: SimulatedServer, member: str) -> Seen:
    return private(await server.press(getattr(server, member), HeadsUpButton.SINCE))


async def play_a_turn_each(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    server.dice.will_fall("62")
    await server.bob.slash(server.channel, "roll")
    await server.bob.slash(server.channel, "play", play="24/18 13/11")


async def test_since_my_turn_shows_the_board_as_it_is_with_the_arrows_of_the_others_play(
    server: SimulatedServer, drawn: Drawn
) -> None:
    await play_a_turn_each(server)
    drawn.clear()
    seen = await since(server, "alice")
    assert seen.text.splitlines() == [
        "### Since your turn",
        "Bob 6-2: 24/18 13/11",
        f"**<@{server.alice.id}> to double or roll.**",
    ]
    (now,) = {diagram for diagram, _ in drawn}
    assert (now.headline, now.bottom.name, now.numbered_for) == (
        "Alice to double or roll",
        "Alice",
        render.Seat.BOTTOM,
    )
    assert (now.top.checkers[24], now.top.checkers[18], now.is_before_play) == (1, 1, False)
    assert [(arrow.source, arrow.target) for arrow in now.last_play] == [(24, 18), (13, 11)]
    assert "Points are numbered for Alice." in seen.alt_texts[0]
    assert "Last play: Bob 6-2: 24/18 13/11." in seen.alt_texts[0]
    assert server.rest.pings[-1:] == [server.alice.id]


async def test_while_the_other_is_on_roll_nothing_has_happened_since_my_turn(server: SimulatedServer) -> None:
    await play_a_turn_each(server)
    seen = await since(server, "bob")
    assert seen.text.startswith("### Nothing has happened since your turn\n")


async def test_a_spectator_sees_the_last_turn(server: SimulatedServer) -> None:
    await play_a_turn_each(server)
    seen = await since(server, "carol")
    assert seen.text.splitlines()[:2] == ["### The last turn", "Bob 6-2: 24/18 13/11"]


class TestOnlooker:
    """**My side** of somebody who only watches stays on its side, and follows the game for a while."""

    async def test_it_follows_the_game_from_the_same_side(
        self, server: SimulatedServer, drawn: Drawn
    ) -> None:
        await server.seat(game_at(START, on_roll=Side.BLACK))
        seen = private(await server.press(server.carol, SharedButton.FLIP))
        until = int((server.clock() + timedelta(minutes=14)).timestamp())
        line = f"-# Follows the game until <t:{until}:t>. After that, press **My side** again."
        assert seen.text.splitlines()[-1] == line
        assert drawn[-1][0].bottom.name == "Alice"
        await server.double(server.bob)
        await server.press(server.alice, SharedButton.TAKE)
        after = now(server, seen)
        assert after.text != seen.text
        assert after.text.splitlines()[-1] == line
        assert "Points are numbered for Alice." in after.alt_texts[0]
        assert "Points are numbered for Bob." in server.board.alt_texts[0]

    async def test_a_player_keeps_the_picture_of_the_moment(self, server: SimulatedServer) -> None:
        await server.seat(game_at(START, on_roll=Side.BLACK))
        seen = private(await server.press(server.alice, SharedButton.FLIP))
        await server.double(server.bob)
        assert now(server, seen).text == seen.text
        assert "Follows the game" not in seen.text

    async def test_it_is_left_alone_after_a_quarter_of_an_hour(self, server: SimulatedServer) -> None:
        await server.seat(game_at(START, on_roll=Side.BLACK))
        seen = private(await server.press(server.carol, SharedButton.FLIP))
        await server.let_pass(timedelta(minutes=14, seconds=1))
        await server.double(server.bob)
        assert now(server, seen).text == seen.text

    async def test_one_that_was_dismissed_troubles_nobody(self, server: SimulatedServer) -> None:
        await server.seat(game_at(START, on_roll=Side.BLACK))
        private(await server.press(server.carol, SharedButton.FLIP))
        server.env.inject_error(
            "PATCH", "/webhooks/*/*/messages/*", status=404, code=10008, message="Unknown Message", times=1
        )
        await server.double(server.bob)
        edits = private_edits(server)
        await server.press(server.alice, SharedButton.TAKE)
        assert private_edits(server) == edits

    async def test_whoever_may_see_the_channel_no_more_sees_no_more(self, server: SimulatedServer) -> None:
        await server.seat(game_at(START, on_roll=Side.BLACK))
        seen = private(await server.press(server.carol, SharedButton.FLIP))
        server.permit(server.carol, view_channel=False)
        await server.double(server.bob)
        assert now(server, seen).text == seen.text

    async def test_what_another_process_has_shown_it_shows_soon(self, server: SimulatedServer) -> None:
        await server.seat(game_at(START, on_roll=Side.BLACK))
        seen = private(await server.press(server.carol, SharedButton.FLIP))
        server.bot.context.delivery.when_shown = lambda _table: None
        await server.double(server.bob)
        await server.let_pass(timedelta(minutes=1))
        assert now(server, seen).text != seen.text

    async def test_at_the_bots_end_it_says_how_to_have_another(self, server: SimulatedServer) -> None:
        await server.seat(game_at(START, on_roll=Side.BLACK))
        seen = private(await server.press(server.carol, SharedButton.FLIP))
        await server.bot.context.onlookers.end()
        assert now(server, seen).text.splitlines()[-1] == (
            "-# Press **My side** again to see what has changed."
        )

    async def test_only_so_many_follow_one_table(
        self, server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("bot.discord.posting.onlookers.MOST_AT_A_TABLE", 1)
        await server.seat(game_at(START, on_roll=Side.BLACK))
        private(await server.press(server.carol, SharedButton.FLIP))
        seen = private(await server.press(server.carol, SharedButton.FLIP))
        assert seen.text.splitlines()[-1] == "-# Press **My side** again to see what has changed."


async def test_a_chouette_is_followed_too(tmp_path: Path) -> None:
    """Sealed actions change nothing there."""
    async with open_server(tmp_path, ("Alice", "Bob", "Carol", "Dora")) as server:
        chouette = Chouette(server)
        await chouette.start(("Alice", "Bob", "Carol"), "6543 31")
        seen = await chouette.presses("Dora", "My side")
        await chouette.types("Alice", "play", play="8/5 6/5")
        after = now(server, seen)
        assert after.text != seen.text
        edits = private_edits(server)
        await chouette.presses("Carol", "Double")
        assert private_edits(server) == edits


def now(server: SimulatedServer, seen: Seen) -> Seen:
    """A message as it stands by now."""
    return Seen.of(server.env, server.env.backend.get_message(seen.message.channel_id, seen.id))


def private_edits(server: SimulatedServer) -> int:
    """How often a private message was edited."""
    return sum(each.method == "PATCH" and each.path.startswith("/webhooks/") for each in server.rest.calls)
