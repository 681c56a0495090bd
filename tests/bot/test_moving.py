"""A game moves to where one of its players asks for it, and goes on there."""

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.play.panel import Kind
from tests.bot.club import Club
from tests.bot.players import start_game
from tests.bot.seen import private, private_texts


def tavern_of(club: Club) -> ChannelHandle:
    return club.guild.create_text_channel("tavern")


async def test_a_game_goes_on_where_a_player_moves_it(club: Club) -> None:
    await start_game(club, "31")
    old, tavern = club.channel, tavern_of(club)
    answer = private(await club.bob.slash(tavern, "move-here"))
    (board,) = club.messages(tavern)
    assert answer.text.startswith("Alice and Bob play on here. [Live board]")
    assert Kind.PLAY in board.kinds
    left = club.messages(old)[-1]
    assert left.kinds == set()
    assert left.log.splitlines()[-1] == (
        f"-# The game goes on in <#{tavern.id}>: "
        f"[Live board](https://discord.com/channels/{club.guild.id}/{tavern.id}/{board.id})"
    )
    club.channel = tavern
    await club.alice.slash(tavern, "play", play="8/5 6/5")
    assert [len(message.labels) > 0 for message in club.messages()] == [False, True]


async def test_a_move_notifies_nobody_a_second_time(club: Club) -> None:
    await start_game(club, "31")
    await club.bob.slash(tavern_of(club), "move-here")
    assert club.wire.pings == [club.bob.id, club.alice.id]


async def test_the_old_channel_is_free_for_another_game(club: Club) -> None:
    await start_game(club, "31")
    await club.alice.slash(tavern_of(club), "move-here")
    await club.carol.slash(club.channel, "challenge", opponent=club.bob)
    assert "Carol challenges Bob" in club.board.text


async def test_who_plays_several_games_says_which_and_is_offered_them(club: Club) -> None:
    await start_game(club, "31")
    attic, tavern = club.guild.create_text_channel("attic"), tavern_of(club)
    club.channel = attic
    await start_game(club, "31")
    asked = private_texts(await club.bob.slash(tavern, "move-here"))
    assert asked == "You have several games elsewhere. Say which one in `table`: #2 or #1."
    offered = await club.bob.autocomplete(tavern, "move-here", "table", "")
    assert [(each["name"], each["value"]) for each in offered] == [
        ("#2 Alice and Bob, money session", "#2"),
        ("#1 Alice and Bob, money session", "#1"),
    ]
    await club.bob.slash(tavern, "move-here", table="#1")
    assert len(club.messages(tavern)) == 1


async def test_who_plays_nowhere_else_has_nothing_to_move(club: Club) -> None:
    await start_game(club, "31")
    nothing = "You have no game in another place that could be moved here. Start one with `/challenge`."
    assert private_texts(await club.bob.slash(club.channel, "move-here")) == nothing
    assert private_texts(await club.carol.slash(tavern_of(club), "move-here")) == nothing


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("#1", "That game is played here already."),
        ("#99", "You play no game of that number."),
        ("soon", "You play no game of that number."),
    ],
)
async def test_a_table_that_cannot_be_moved_is_refused_with_the_reason(
    club: Club, number: str, sentence: str
) -> None:
    await start_game(club, "31")
    answer = private_texts(await club.bob.slash(club.channel, "move-here", table=number))
    assert answer.startswith(sentence)


async def test_only_its_players_move_a_game(club: Club) -> None:
    await start_game(club, "31")
    answer = private_texts(await club.carol.slash(tavern_of(club), "move-here", table="#1"))
    assert answer.startswith("You play no game of that number.")
    assert (await club.table()).channel == club.channel.id


async def test_a_game_that_is_over_is_not_moved(club: Club) -> None:
    await start_game(club, "31")
    await club.alice.slash(club.channel, "resign", loss=3, sure=True)
    await club.alice.slash(club.channel, "end")
    answer = private_texts(await club.bob.slash(tavern_of(club), "move-here", table="#1"))
    assert answer.startswith("Nothing is being played at that table now, so there is nothing to move.")


async def test_no_game_moves_to_where_another_is_played(club: Club) -> None:
    await start_game(club, "31")
    tavern = tavern_of(club)
    await club.carol.slash(tavern, "challenge")
    answer = private_texts(await club.bob.slash(tavern, "move-here"))
    assert answer.startswith("This channel's table is taken: Carol challenges anyone. Type `/move-here` in")
    assert len(club.messages(tavern)) == 1


async def test_no_game_moves_to_where_the_bot_may_not_show_it(club: Club) -> None:
    await start_game(club, "31")
    me = club.guild.me
    assert me is not None
    silent = discord.PermissionOverwrite(send_messages=False)
    quiet = club.guild.create_text_channel("quiet", overwrites={me: silent})
    answer = private_texts(await club.bob.slash(quiet, "move-here"))
    assert answer.startswith("I cannot show a board here: I lack Send Messages")


async def test_no_game_moves_to_where_the_other_player_cannot_see_it(club: Club) -> None:
    await start_game(club, "31")
    tavern = tavern_of(club)
    denied = discord.Permissions(view_channel=True).value
    club.env.backend.set_overwrite(tavern.id, Overwrite(club.alice.id, OverwriteType.MEMBER, deny=denied))
    await club.env.settle()
    answer = private_texts(await club.bob.slash(tavern, "move-here"))
    assert answer == (
        "Alice cannot see this channel, so the game cannot move here. Choose a place you share."
    )


async def test_a_game_moves_to_another_server_only_if_both_are_there(club: Club) -> None:
    await start_game(club, "31")
    elsewhere = club.env.create_guild("Another club")
    bar = elsewhere.create_text_channel("bar")
    bob = elsewhere.add_member(club.bob.user)
    answer = private_texts(await bob.slash(bar, "move-here"))
    assert answer == "Alice is not on this server, so the game cannot move here. Choose a place you share."
    elsewhere.add_member(club.alice.user)
    await bob.slash(bar, "move-here")
    assert len(club.messages(bar)) == 1


async def test_a_player_who_left_does_not_keep_the_game_from_moving_within_the_server(club: Club) -> None:
    await start_game(club, "31")
    club.guild.remove_member(club.alice)
    tavern = tavern_of(club)
    await club.bob.slash(tavern, "move-here")
    assert len(club.messages(tavern)) == 1


async def test_a_game_whose_channel_was_deleted_goes_on_elsewhere_and_who_must_act_learns_of_it(
    club: Club,
) -> None:
    await start_game(club, "31")
    tavern = tavern_of(club)
    club.env.backend.delete_channel(club.channel.id)
    await club.env.settle()
    told = private_texts(await club.bob.slash(tavern, "help"))
    assert "Your game with Alice (#1, money session) is cut off: its channel or thread was deleted." in told
    assert "cut off" not in private_texts(await club.bob.slash(tavern, "help"))
    await club.bob.slash(tavern, "move-here")
    assert club.wire.pings == [club.bob.id, club.alice.id, club.alice.id]
    club.channel = tavern
    await club.alice.slash(tavern, "play", play="8/5 6/5")
    assert "to roll." in club.board.text


async def test_a_deletion_that_the_bot_slept_through_is_met_at_its_start(club: Club) -> None:
    await start_game(club, "31")
    tavern = tavern_of(club)
    club.env.backend.messages.pop(club.channel.id)
    club.guild._guild.channel_ids.remove(club.channel.id)  # noqa: SLF001 - no event may tell of it
    del club.env.backend.channels[club.channel.id]
    await club.restart()
    assert "was deleted" in private_texts(await club.bob.slash(tavern, "help"))


async def test_with_its_channel_a_thread_is_gone_too(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob, thread=True)
    parent, tavern = club.channel, tavern_of(club)
    (club.channel,) = parent.threads
    await club.press(club.bob, Kind.ACCEPT)
    club.env.backend.delete_channel(parent.id)
    await club.env.settle()
    assert "was deleted" in private_texts(await club.alice.slash(tavern, "help"))
