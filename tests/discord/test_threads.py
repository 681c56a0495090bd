"""Threads: a further challenge in a channel gets one of its own, and those of live tables stay open."""

from datetime import timedelta
from pathlib import Path

import discord
import pytest
from simcord.backend.models import ThreadMetadata
from simcord.builders import ChannelHandle

from bot.discord.chouette.team_threads import IN_TEAM_THREAD
from bot.discord.wire.failures import IN_NEW_THREAD, IN_VOICE, lacking
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.text.places import permission_name
from storage import UnitOfWork
from tests.discord.players import start_game
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer

README = Path(__file__).parents[2] / "README.md"
THREADS, POSTS = "/channels/*/threads", "/channels/*/messages"
THREAD_LIMIT, THREAD_IS_ARCHIVED, THREAD_IS_LOCKED = 160006, 50083, 160005
SOON = timedelta(seconds=30)
INVITED_WITH = 395138141184  # the number in the README's link


def only_thread(server: SimulatedServer, channel: ChannelHandle | None = None) -> ChannelHandle:
    (thread,) = (channel or server.channel).threads
    return thread


def open_tables(uow: UnitOfWork) -> int:
    return len(uow.tables.open_ids())


async def test_a_challenge_where_the_table_is_taken_gets_a_thread_of_its_own(server: SimulatedServer) -> None:
    await start_game(server, "61")
    answer = private(await server.carol.slash(server.channel, "challenge", opponent=server.bob, length=5))
    thread = only_thread(server)
    assert thread.name == "Carol vs Bob, 5-point match"
    (board,) = server.messages(thread)
    assert "Carol challenges Bob" in board.text
    assert answer.text == (
        f"Your challenge has its own thread: <#{thread.id}>. "
        f"[To the challenge](https://discord.com/channels/{server.guild.id}/{thread.id}/{board.id})"
    )
    assert server.rest.posts[-1].pinged == [server.bob.id]


async def test_for_what_a_thread_was_opened_is_kept_in_memory_for_a_day(server: SimulatedServer) -> None:
    for _ in range(2):
        await server.alice.slash(server.channel, "challenge", thread=True)
        await server.let_pass(timedelta(days=2))
    assert len(server.channel.threads) == 2
    assert len(server.bot.context.opening) == 1


async def test_a_thread_can_be_asked_for_where_the_table_is_free_and_stays_open_as_long_as_it_can(
    server: SimulatedServer,
) -> None:
    await server.alice.slash(server.channel, "challenge", thread=True)
    (call,) = [call for call in server.rest.calls if call.path.endswith("/threads")]
    assert (call.message["auto_archive_duration"], call.message["type"]) == (10080, 11)
    assert only_thread(server).name == "Alice vs anyone, money session"
    await server.bob.slash(server.channel, "challenge", opponent=server.carol)
    assert "Bob challenges Carol" in server.board.text


async def test_a_challenge_in_a_taken_thread_gets_another_in_the_same_channel(
    server: SimulatedServer,
) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, thread=True)
    await server.carol.slash(only_thread(server), "challenge", opponent=server.bob)
    assert [thread.name for thread in server.channel.threads] == [
        "Alice vs Bob, money session",
        "Carol vs Bob, money session",
    ]


async def test_permissions_that_are_missing_for_a_thread_are_named(server: SimulatedServer) -> None:
    server.permit(create_public_threads=False, send_messages_in_threads=False, attach_files=False)
    answer = private(await server.alice.slash(server.channel, "challenge", thread=True))
    assert answer.text == (
        "I cannot open a thread. I lack permissions in this channel: "
        "Attach Files, Send Messages in Threads and Create Public Threads. "
        "Ask a server admin to grant them, or challenge in another channel."
    )
    assert await server.database.run(open_tables) == 0


async def test_who_gets_no_thread_is_told_who_plays_here_and_the_way_there(server: SimulatedServer) -> None:
    await start_game(server, "61")
    server.permit(create_public_threads=False)
    answer = private(await server.carol.slash(server.channel, "challenge"))
    assert answer.text.startswith(
        "This channel's table is taken: Alice and Bob. I cannot open a thread for a second one. "
        "I lack permissions in this channel: Create Public Threads."
    )
    assert f"/{server.board.id})" in answer.text


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (
            {"status": 400, "code": THREAD_LIMIT},
            "This server has as many open threads as Discord allows.",
        ),
        ({"status": 503}, "Discord refused it."),
    ],
)
async def test_where_discord_opens_no_thread_nothing_is_begun_and_that_is_said(
    server: SimulatedServer, error: dict[str, int], why: str
) -> None:
    server.env.inject_error("POST", THREADS, **error)
    answer = private_texts(await server.alice.slash(server.channel, "challenge", thread=True))
    assert answer.startswith(f"I cannot open a thread. {why}")
    assert await server.database.run(open_tables) == 0


async def test_what_no_thread_would_make_possible_opens_none(server: SimulatedServer) -> None:
    answer = private(
        await server.alice.slash(server.channel, "challenge", opponent=server.alice, thread=True)
    )
    assert answer.text.startswith("You cannot play yourself.")
    assert server.channel.threads == []


async def test_a_post_of_a_forum_gets_no_threads(server: SimulatedServer) -> None:
    forum = server.guild.create_forum_channel("posts")
    post = server.env.backend.create_thread(forum.id, "A post", server.alice.id)
    place = ChannelHandle(server.env, server.guild, post)
    answer = private(await server.alice.slash(place, "challenge", thread=True))
    assert answer.text == (
        "I cannot open a thread. Threads for games are possible in text channels only. "
        "Challenge in a text channel."
    )


def test_the_invitation_asks_for_what_boards_and_threads_need() -> None:
    needed = {*IN_NEW_THREAD, *IN_VOICE, *IN_TEAM_THREAD}
    assert {name for name, is_asked in discord.Permissions(INVITED_WITH) if is_asked} <= {
        *needed,
        "read_messages",
    }
    assert lacking(discord.Permissions(INVITED_WITH), needed) == []
    assert f"permissions={INVITED_WITH}`" in README.read_text("utf-8")
    assert all(permission_name(each) in README.read_text("utf-8") for each in needed)


async def play_in_thread(server: SimulatedServer) -> None:
    """Let Alice and Bob play on in a thread, which is the server's channel from now on."""
    parent = server.channel
    stored = server.env.backend.create_thread(parent.id, "Alice vs Bob", server.alice.id)
    await server.env.settle()
    server.channel = ChannelHandle(server.env, server.guild, stored)
    await start_game(server, "31")


async def archive(server: SimulatedServer, *, is_locked: bool = False) -> None:
    """Let Discord archive the thread, or a moderator lock it."""
    state = {"archived": True, "locked": is_locked}
    server.env.backend.edit_channel(server.channel.id, {}, thread_metadata=state)
    await server.env.settle()


def name_of(server: SimulatedServer) -> str:
    """Return the present name of the server's thread."""
    return server.env.backend.get_thread(server.channel.id).name


def metadata_of(server: SimulatedServer) -> ThreadMetadata:
    metadata = server.env.backend.get_thread(server.channel.id).thread_metadata
    assert metadata is not None
    return metadata


def is_archived(server: SimulatedServer) -> bool:
    return metadata_of(server).archived


async def trouble(server: SimulatedServer) -> str | None:
    """Return the stored problem of the place."""
    found = await server.database.run(lambda uow: uow.channel_problems.of(server.channel.id))
    return found and found.reason


async def test_the_thread_of_a_live_table_is_opened_again_when_it_is_archived(
    server: SimulatedServer,
) -> None:
    await play_in_thread(server)
    await archive(server)
    assert not is_archived(server)
    assert await trouble(server) is None


async def test_the_thread_of_a_match_that_is_over_is_left_to_archive(server: SimulatedServer) -> None:
    await play_in_thread(server)
    await server.alice.slash(server.channel, "resign", loss=3, sure=True)
    await server.alice.slash(server.channel, "end")
    await archive(server)
    assert is_archived(server)


async def test_a_thread_where_nothing_is_played_is_left_alone(server: SimulatedServer) -> None:
    await play_in_thread(server)
    table = await server.table()
    other = server.env.backend.create_thread(server.guild.channels["backgammon"].id, "Chat", server.bob.id)
    await server.env.settle()
    server.env.backend.edit_channel(other.id, {}, thread_metadata={"archived": True})
    await server.env.settle()
    assert server.env.backend.get_thread(other.id).thread_metadata.archived
    assert (await server.table()).id == table.id


async def test_a_thread_that_was_archived_while_the_bot_was_away_is_opened_at_its_start(
    server: SimulatedServer,
) -> None:
    await play_in_thread(server)
    metadata_of(server).archived = True
    await server.restart()
    assert not is_archived(server)


async def test_a_board_for_an_archived_thread_opens_it_first(server: SimulatedServer) -> None:
    await play_in_thread(server)
    metadata_of(server).archived = True
    server.env.inject_error("POST", POSTS, status=400, code=THREAD_IS_ARCHIVED)
    cached = server.bot.get_channel(server.channel.id)
    assert isinstance(cached, discord.Thread)
    cached.archived = True
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert not is_archived(server)
    assert "to double or roll." in server.board.text
    assert server.rest.pings == [server.bob.id, server.alice.id, server.bob.id]


async def test_a_board_that_a_locked_thread_does_not_take_stays_owed(server: SimulatedServer) -> None:
    await play_in_thread(server)
    server.env.inject_error("POST", POSTS, status=403, code=THREAD_IS_LOCKED)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert await trouble(server) == "locked"
    await server.let_pass(SOON)
    assert "to double or roll." in server.board.text
    assert await trouble(server) is None


async def test_a_thread_is_named_after_what_is_offered_last(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, thread=True, length=5)
    server.channel = only_thread(server)
    await server.bob.slash(server.channel, "propose", length=9)
    assert name_of(server) == "Alice vs Bob, 9-point match"
    await server.press(server.bob, HeadsUpButton.WITHDRAW)
    assert name_of(server) == "Alice vs Bob, 5-point match"


async def test_a_thread_to_which_somebody_gave_a_name_keeps_it(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", thread=True)
    server.channel = only_thread(server)
    server.env.backend.edit_channel(server.channel.id, {"name": "Friday cup"})
    await server.env.settle()
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    assert name_of(server) == "Friday cup"


async def test_a_thread_of_somebody_else_is_left_alone(server: SimulatedServer) -> None:
    stored = server.env.backend.create_thread(
        server.channel.id, "Tea vs coffee, 1-point match", server.alice.id
    )
    await server.env.settle()
    server.channel = ChannelHandle(server.env, server.guild, stored)
    await server.alice.slash(server.channel, "challenge")
    await server.press(server.alice, HeadsUpButton.WITHDRAW)
    assert name_of(server) == "Tea vs coffee, 1-point match"
    assert not is_archived(server)


async def test_a_thread_is_named_after_whoever_accepts_once_discord_takes_the_name(
    server: SimulatedServer,
) -> None:
    await server.alice.slash(server.channel, "challenge", thread=True, length=1)
    server.channel = only_thread(server)
    server.env.inject_error("PATCH", "/channels/*", status=503)
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    assert name_of(server) == "Alice vs anyone, 1-point match"
    await server.let_pass(SOON)
    assert name_of(server) == "Alice vs Bob, 1-point match"


async def test_the_thread_of_a_challenge_that_came_to_nothing_is_put_away(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, thread=True)
    server.channel = only_thread(server)
    await server.press(server.bob, HeadsUpButton.DECLINE)
    assert "Bob declined Alice's challenge." in server.board.text
    assert is_archived(server)


async def test_the_names_of_an_erased_player_leave_the_threads(server: SimulatedServer) -> None:
    parent = server.channel
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, thread=True, length=1)
    server.channel = only_thread(server)
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    await server.alice.slash(server.channel, "resign", loss=1, sure=True)
    await archive(server)
    asked = private(await server.alice.slash(parent, "privacy erase"))
    await server.press(server.alice, SharedButton.ERASE, asked)
    await server.let_pass(SOON)
    assert is_archived(server)
    assert name_of(server) == "a former player vs Bob, 1-point match"
