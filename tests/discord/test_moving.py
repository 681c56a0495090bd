"""A game moves to where one of its players asks for it, and goes on there."""

from simcord.builders import ChannelHandle

from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import start_game
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer


def tavern_of(server: SimulatedServer) -> ChannelHandle:
    return server.guild.create_text_channel("elsewhere")


async def test_a_game_goes_on_where_a_player_moves_it(server: SimulatedServer) -> None:
    await start_game(server, "31")
    old, elsewhere = server.channel, tavern_of(server)
    answer = private(await server.bob.slash(elsewhere, "move-here"))
    (board,) = server.messages(elsewhere)
    assert answer.text.startswith("Alice and Bob continue their game here. [To the board]")
    assert SharedButton.PLAY in board.kinds
    assert server.rest.pings == [server.bob.id, server.alice.id]
    left = server.messages(old)[-1]
    assert left.kinds == set()
    assert left.log.splitlines()[-1] == (
        f"-# The game goes on in <#{elsewhere.id}>: "
        f"[To the board](https://discord.com/channels/{server.guild.id}/{elsewhere.id}/{board.id})"
    )
    server.channel = elsewhere
    await server.alice.slash(elsewhere, "play", play="8/5 6/5")
    assert [len(message.labels) > 0 for message in server.messages()] == [False, True]


async def test_the_old_channel_is_free_for_another_game(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(tavern_of(server), "move-here")
    await server.carol.slash(server.channel, "challenge", opponent=server.bob)
    assert "Carol challenges Bob" in server.board.text


async def test_who_plays_several_games_says_which_and_is_offered_them(server: SimulatedServer) -> None:
    await start_game(server, "31")
    attic, elsewhere = server.guild.create_text_channel("attic"), tavern_of(server)
    server.channel = attic
    await start_game(server, "31")
    asked = private_texts(await server.bob.slash(elsewhere, "move-here"))
    assert asked == "You have several games elsewhere. Choose one from the `table` list: #2 or #1."
    offered = await server.bob.autocomplete(elsewhere, "move-here", "table", "")
    assert [(each["name"], each["value"]) for each in offered] == [
        ("#2 Alice and Bob, money session", "#2"),
        ("#1 Alice and Bob, money session", "#1"),
    ]
    await server.bob.slash(elsewhere, "move-here", table="#1")
    assert len(server.messages(elsewhere)) == 1


async def test_who_plays_nowhere_else_has_nothing_to_move(server: SimulatedServer) -> None:
    await start_game(server, "31")
    nothing = "You have no game elsewhere to move here. Start one with `/challenge`."
    assert private_texts(await server.bob.slash(server.channel, "move-here")) == nothing
    assert private_texts(await server.carol.slash(tavern_of(server), "move-here")) == nothing


async def test_a_table_that_cannot_be_moved_is_refused_with_the_reason(server: SimulatedServer) -> None:
    await start_game(server, "31")
    for number, sentence in (
        ("#1", "That game is already here."),
        ("#99", "You have no game with that number."),
        ("soon", "You have no game with that number."),
    ):
        answer = private_texts(await server.bob.slash(server.channel, "move-here", table=number))
        assert answer.startswith(sentence)


async def test_only_its_players_move_a_game(server: SimulatedServer) -> None:
    await start_game(server, "31")
    answer = private_texts(await server.carol.slash(tavern_of(server), "move-here", table="#1"))
    assert answer.startswith("You have no game with that number.")
    assert (await server.table()).channel == server.channel.id


async def test_a_game_that_is_over_is_not_moved(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "resign", loss=3, sure=True)
    await server.alice.slash(server.channel, "end")
    answer = private_texts(await server.bob.slash(tavern_of(server), "move-here", table="#1"))
    assert answer.startswith("That game is over.")


async def test_no_game_moves_to_where_another_is_played(server: SimulatedServer) -> None:
    await start_game(server, "31")
    elsewhere = tavern_of(server)
    await server.carol.slash(elsewhere, "challenge")
    answer = private_texts(await server.bob.slash(elsewhere, "move-here"))
    assert answer.startswith("This channel's table is taken: Carol challenges anyone. Type `/move-here` in")
    assert len(server.messages(elsewhere)) == 1


async def test_no_game_moves_to_where_the_bot_may_not_show_it(server: SimulatedServer) -> None:
    await start_game(server, "31")
    quiet = tavern_of(server)
    server.permit(server.guild.me, quiet, send_messages=False)
    answer = private_texts(await server.bob.slash(quiet, "move-here"))
    assert answer.startswith("I cannot show a board here because I lack permissions: Send Messages.")


async def test_no_game_moves_to_where_the_other_player_cannot_see_it(server: SimulatedServer) -> None:
    await start_game(server, "31")
    elsewhere = tavern_of(server)
    server.permit(server.alice, elsewhere, view_channel=False)
    await server.env.settle()
    answer = private_texts(await server.bob.slash(elsewhere, "move-here"))
    assert answer == "Alice cannot see this channel. Move the game to a channel you both see."


async def test_a_game_moves_to_another_server_only_if_both_are_there(server: SimulatedServer) -> None:
    await start_game(server, "31")
    elsewhere = server.env.create_guild("Another club")
    bar = elsewhere.create_text_channel("bar")
    bob = elsewhere.add_member(server.bob.user)
    answer = private_texts(await bob.slash(bar, "move-here"))
    assert answer == "Alice is not on this server. Move the game to a server you share."
    elsewhere.add_member(server.alice.user)
    await bob.slash(bar, "move-here")
    assert len(server.messages(bar)) == 1


async def test_a_player_who_left_does_not_keep_the_game_from_moving_within_the_server(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    server.guild.remove_member(server.alice)
    elsewhere = tavern_of(server)
    await server.bob.slash(elsewhere, "move-here")
    assert len(server.messages(elsewhere)) == 1


async def test_a_game_whose_channel_was_deleted_goes_on_elsewhere_and_who_must_act_learns_of_it(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    elsewhere = tavern_of(server)
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    told = private_texts(await server.bob.slash(elsewhere, "help"))
    assert "Your game with Alice (#1) is interrupted. Its channel or thread was deleted." in told
    assert "interrupted" not in private_texts(await server.bob.slash(elsewhere, "help"))
    await server.bob.slash(elsewhere, "move-here")
    assert server.rest.pings == [server.bob.id, server.alice.id, server.alice.id]
    server.channel = elsewhere
    await server.alice.slash(elsewhere, "play", play="8/5 6/5")
    assert "to double or roll." in server.board.text


async def test_a_deletion_that_the_bot_slept_through_is_met_at_its_start(server: SimulatedServer) -> None:
    await start_game(server, "31")
    elsewhere = tavern_of(server)
    server.env.backend.messages.pop(server.channel.id)
    server.guild._guild.channel_ids.remove(server.channel.id)  # noqa: SLF001 - no event may tell of it
    del server.env.backend.channels[server.channel.id]
    await server.restart()
    assert "was deleted" in private_texts(await server.bob.slash(elsewhere, "help"))


async def test_with_its_channel_a_thread_is_gone_too(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, thread=True)
    parent, elsewhere = server.channel, tavern_of(server)
    (server.channel,) = parent.threads
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    server.env.backend.delete_channel(parent.id)
    await server.env.settle()
    assert "was deleted" in private_texts(await server.alice.slash(elsewhere, "help"))
