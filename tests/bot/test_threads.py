"""Threads: a further challenge in a channel gets one of its own, and those of live tables stay open."""

from datetime import timedelta
from pathlib import Path

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.discord.failures import IN_CHANNEL, IN_NEW_THREAD, IN_ROOM, lacking
from bot.play.panel import Kind
from storage import UnitOfWork
from tests.bot.club import Club
from tests.bot.players import start_game
from tests.bot.seen import private, private_texts

README = Path(__file__).parents[2] / "README.md"
THREADS, POSTS = "/channels/*/threads", "/channels/*/messages"
THREAD_LIMIT, THREAD_IS_ARCHIVED, THREAD_IS_LOCKED = 160006, 50083, 160005
SOON = timedelta(seconds=30)
INVITED_WITH = 395137092608  # the number in the README's link


def only_thread(club: Club, channel: ChannelHandle | None = None) -> ChannelHandle:
    (thread,) = (channel or club.channel).threads
    return thread


def deny(club: Club, **permissions: bool) -> None:
    """Deny everybody something in the club's channel."""
    denied = discord.Permissions(**permissions).value
    everyone = club.guild.default_role.id
    club.env.backend.set_overwrite(club.channel.id, Overwrite(everyone, OverwriteType.ROLE, deny=denied))


def open_tables(uow: UnitOfWork) -> int:
    return len(uow.tables.open_ids())


async def test_a_challenge_where_the_table_is_taken_gets_a_thread_of_its_own(club: Club) -> None:
    await start_game(club, "61")
    answer = private(await club.carol.slash(club.channel, "challenge", opponent=club.bob, length=5))
    thread = only_thread(club)
    assert thread.name == "Carol vs Bob, match to 5"
    (board,) = club.messages(thread)
    assert "Carol challenges Bob" in board.text
    assert answer.text == (
        f"Your challenge has a thread of its own: <#{thread.id}>. "
        f"[To the challenge](https://discord.com/channels/{club.guild.id}/{thread.id}/{board.id})"
    )
    assert club.wire.posts[-1].pinged == [club.bob.id]


async def test_the_thread_stays_open_as_long_as_discord_lets_it(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", thread=True)
    (call,) = [call for call in club.wire.calls if call.path.endswith("/threads")]
    assert (call.message["auto_archive_duration"], call.message["type"]) == (10080, 11)


async def test_a_thread_can_be_asked_for_where_the_table_is_free(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", thread=True)
    assert only_thread(club).name == "Alice vs anyone, money session"
    await club.bob.slash(club.channel, "challenge", opponent=club.carol)
    assert "Bob challenges Carol" in club.board.text


async def test_a_challenge_in_a_taken_thread_gets_another_in_the_same_channel(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob, thread=True)
    await club.carol.slash(only_thread(club), "challenge", opponent=club.bob)
    assert [thread.name for thread in club.channel.threads] == [
        "Alice vs Bob, money session",
        "Carol vs Bob, money session",
    ]


async def test_a_whole_turn_is_played_in_a_thread(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob, thread=True)
    club.channel = only_thread(club)
    club.dice.will_fall("61")
    await club.press(club.bob, Kind.ACCEPT)
    await club.alice.slash(club.channel, "play", play="13/7 8/7")
    assert "to roll." in club.board.text
    assert club.wire.pings == [club.bob.id, club.alice.id, club.bob.id]


@pytest.mark.parametrize(
    ("permission", "label"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
        ("attach_files", "Attach Files"),
    ],
)
async def test_a_permission_that_is_missing_for_a_thread_is_named(
    club: Club, permission: str, label: str
) -> None:
    deny(club, **{permission: True})
    answer = private(await club.alice.slash(club.channel, "challenge", thread=True))
    assert answer.text == (
        f"I cannot open a thread: I lack {label} in this channel. "
        "Ask somebody who runs the server to allow it, or challenge in another channel."
    )
    assert await club.database.run(open_tables) == 0


async def test_who_gets_no_thread_is_told_who_plays_here_and_the_way_there(club: Club) -> None:
    await start_game(club, "61")
    deny(club, create_public_threads=True)
    answer = private(await club.carol.slash(club.channel, "challenge"))
    assert answer.text.startswith(
        "This channel's table is taken: Alice and Bob. "
        "I cannot open a thread for yours: I lack Create Public Threads"
    )
    assert f"/{club.board.id})" in answer.text


async def test_where_discord_allows_no_more_threads_that_is_said(club: Club) -> None:
    club.env.inject_error("POST", THREADS, status=400, code=THREAD_LIMIT)
    answer = private_texts(await club.alice.slash(club.channel, "challenge", thread=True))
    assert answer.startswith("I cannot open a thread: this server has as many open ones as Discord allows.")
    assert await club.database.run(open_tables) == 0


async def test_where_discord_opens_no_thread_nothing_is_begun(club: Club) -> None:
    club.env.inject_error("POST", THREADS, status=503)
    answer = private_texts(await club.alice.slash(club.channel, "challenge", thread=True))
    assert answer.startswith("I cannot open a thread: Discord did not take it.")
    assert await club.database.run(open_tables) == 0


async def test_what_no_thread_would_make_possible_opens_none(club: Club) -> None:
    answer = private(await club.alice.slash(club.channel, "challenge", opponent=club.alice, thread=True))
    assert answer.text.startswith("You cannot play against yourself.")
    assert club.channel.threads == []


async def test_a_post_of_a_forum_gets_no_threads(club: Club) -> None:
    forum = club.guild.create_forum_channel("posts")
    post = club.env.backend.create_thread(forum.id, "A post", club.alice.id)
    place = ChannelHandle(club.env, club.guild, post)
    answer = private(await club.alice.slash(place, "challenge", thread=True))
    assert answer.text == (
        "I cannot open a thread: this kind of channel has none for games. Challenge in a text channel."
    )


def test_the_invitation_asks_for_what_boards_and_threads_need() -> None:
    needed = {**IN_NEW_THREAD, **IN_CHANNEL, **IN_ROOM}
    assert {name for name, is_asked in discord.Permissions(INVITED_WITH) if is_asked} <= {
        *needed,
        "read_messages",
    }
    assert lacking(discord.Permissions(INVITED_WITH), needed) == []
    assert f"permissions={INVITED_WITH}`" in README.read_text("utf-8")
    assert all(label in README.read_text("utf-8") for label in needed.values())


async def play_in_thread(club: Club) -> None:
    """Let Alice and Bob play on in a thread, which is the club's place from now on; the bot manages none."""
    parent = club.channel
    deny(club, manage_threads=True)
    await club.env.settle()
    stored = club.env.backend.create_thread(parent.id, "Alice vs Bob", club.alice.id)
    await club.env.settle()
    club.channel = ChannelHandle(club.env, club.guild, stored)
    await start_game(club, "31")


async def archive(club: Club, *, is_locked: bool = False) -> None:
    """Let Discord archive the thread, or a moderator lock it."""
    state = {"archived": True, "locked": is_locked}
    club.env.backend.edit_channel(club.channel.id, {}, thread_metadata=state)
    await club.env.settle()


def name_of(club: Club) -> str:
    """What the club's thread is called by now."""
    return club.env.backend.get_thread(club.channel.id).name


def is_archived(club: Club) -> bool:
    metadata = club.env.backend.get_thread(club.channel.id).thread_metadata
    assert metadata is not None
    return metadata.archived


async def trouble(club: Club) -> str | None:
    """What is noted to be wrong with the place."""
    found = await club.database.run(lambda uow: uow.channel_problems.of(club.channel.id))
    return found and found.reason


async def test_the_thread_of_a_live_table_is_opened_again_when_it_is_archived(club: Club) -> None:
    await play_in_thread(club)
    await archive(club)
    assert not is_archived(club)
    assert await trouble(club) is None


async def test_the_thread_of_a_match_that_is_over_is_left_to_archive(club: Club) -> None:
    await play_in_thread(club)
    await club.alice.slash(club.channel, "resign", loss=3, sure=True)
    await club.alice.slash(club.channel, "end")
    await archive(club)
    assert is_archived(club)


async def test_a_thread_where_nothing_is_played_is_left_alone(club: Club) -> None:
    await play_in_thread(club)
    table = await club.table()
    other = club.env.backend.create_thread(club.guild.channels["backgammon"].id, "Chat", club.bob.id)
    await club.env.settle()
    club.env.backend.edit_channel(other.id, {}, thread_metadata={"archived": True})
    await club.env.settle()
    assert club.env.backend.get_thread(other.id).thread_metadata.archived
    assert (await club.table()).id == table.id


async def test_a_thread_that_was_archived_while_the_bot_was_away_is_opened_at_its_start(club: Club) -> None:
    await play_in_thread(club)
    metadata = club.env.backend.get_thread(club.channel.id).thread_metadata
    assert metadata is not None
    metadata.archived = True
    await club.restart()
    assert not is_archived(club)


async def test_a_board_for_an_archived_thread_opens_it_first(club: Club) -> None:
    await play_in_thread(club)
    metadata = club.env.backend.get_thread(club.channel.id).thread_metadata
    assert metadata is not None
    metadata.archived = True
    club.env.inject_error("POST", POSTS, status=400, code=THREAD_IS_ARCHIVED)
    cached = club.bot.get_channel(club.channel.id)
    assert isinstance(cached, discord.Thread)
    cached.archived = True
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    assert not is_archived(club)
    assert "to roll." in club.board.text
    assert club.wire.pings == [club.bob.id, club.alice.id, club.bob.id]


async def test_a_locked_thread_is_not_forced_open_and_its_players_are_told(club: Club) -> None:
    parent = club.channel
    await play_in_thread(club)
    await archive(club, is_locked=True)
    assert is_archived(club)
    assert await trouble(club) == "locked"
    told = private_texts(await club.bob.slash(parent, "help"))
    assert (
        f"Your game with Alice (#1, money session) is cut off: the thread <#{club.channel.id}> was locked"
        in told
    )
    assert "`/move-here`" in told


async def test_a_thread_that_is_unlocked_is_in_trouble_no_more(club: Club) -> None:
    parent = club.channel
    await play_in_thread(club)
    await archive(club, is_locked=True)
    club.env.backend.edit_channel(club.channel.id, {}, thread_metadata={"locked": False})
    await club.env.settle()
    assert not is_archived(club)
    assert await trouble(club) is None
    assert "cut off" not in private_texts(await club.bob.slash(parent, "help"))


async def test_a_board_that_a_locked_thread_does_not_take_stays_owed(club: Club) -> None:
    await play_in_thread(club)
    club.env.inject_error("POST", POSTS, status=403, code=THREAD_IS_LOCKED)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    assert await trouble(club) == "locked"
    await club.let_pass(SOON)
    assert "to roll." in club.board.text
    assert await trouble(club) is None


async def test_a_thread_is_named_after_whoever_accepts(club: Club) -> None:
    await club.carol.slash(club.channel, "challenge", thread=True, length=1)
    thread = only_thread(club)
    assert thread.name == "Carol vs anyone, match to 1"
    club.channel = thread
    club.dice.will_fall("31")
    await club.press(club.bob, Kind.ACCEPT)
    assert name_of(club) == "Carol vs Bob, match to 1"


async def test_a_thread_is_named_after_what_is_offered_last(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob, thread=True, length=5)
    club.channel = only_thread(club)
    await club.bob.slash(club.channel, "propose", length=9)
    assert name_of(club) == "Alice vs Bob, match to 9"
    await club.press(club.bob, Kind.WITHDRAW)
    assert name_of(club) == "Alice vs Bob, match to 5"


async def test_a_thread_to_which_somebody_gave_a_name_keeps_it(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", thread=True)
    club.channel = only_thread(club)
    club.env.backend.edit_channel(club.channel.id, {"name": "Friday cup"})
    await club.env.settle()
    await club.press(club.bob, Kind.ACCEPT)
    assert name_of(club) == "Friday cup"


async def test_a_thread_of_somebody_else_is_left_alone(club: Club) -> None:
    stored = club.env.backend.create_thread(club.channel.id, "Tea vs coffee, match to 1", club.alice.id)
    await club.env.settle()
    club.channel = ChannelHandle(club.env, club.guild, stored)
    await club.alice.slash(club.channel, "challenge")
    await club.press(club.alice, Kind.WITHDRAW)
    assert name_of(club) == "Tea vs coffee, match to 1"
    assert not is_archived(club)


async def test_a_name_that_discord_refuses_for_now_comes_later(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", thread=True, length=1)
    club.channel = only_thread(club)
    club.env.inject_error("PATCH", "/channels/*", status=503)
    await club.press(club.bob, Kind.ACCEPT)
    assert name_of(club) == "Alice vs anyone, match to 1"
    await club.let_pass(SOON)
    assert name_of(club) == "Alice vs Bob, match to 1"


async def test_the_thread_of_a_challenge_that_came_to_nothing_is_put_away(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob, thread=True)
    club.channel = only_thread(club)
    await club.press(club.bob, Kind.DECLINE)
    assert "Bob declined Alice's challenge." in club.board.text
    assert is_archived(club)


async def test_the_names_of_an_erased_player_leave_the_threads(club: Club) -> None:
    parent = club.channel
    await club.alice.slash(club.channel, "challenge", opponent=club.bob, thread=True, length=1)
    club.channel = only_thread(club)
    club.dice.will_fall("31")
    await club.press(club.bob, Kind.ACCEPT)
    await club.alice.slash(club.channel, "resign", loss=1, sure=True)
    await archive(club)
    asked = private(await club.alice.slash(parent, "privacy erase"))
    await club.press(club.alice, Kind.ERASE, asked)
    await club.let_pass(SOON)
    assert is_archived(club)
    assert name_of(club) == "a former player vs Bob, match to 1"
